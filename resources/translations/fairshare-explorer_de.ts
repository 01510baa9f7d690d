<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AlgorithmHelp</name>
    <message>
        <source>The value decides: a factor twice as high is worth twice the weight.</source>
        <translation>Der Wert zählt: Ein doppelt so hoher Faktor ist das doppelte Gewicht wert.</translation>
    </message>
    <message>
        <source>The rank decides: only the order counts, factors are evenly spaced.</source>
        <translation>Der Rang zählt: nur die Reihenfolge, denn die Faktoren haben gleiche Abstände.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>AnonymousTexts</name>
    <message>
        <source>opened file</source>
        <translation>geöffnete Datei</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
</context>
<context>
    <name>CellCardTexts</name>
    <message>
        <source>… %1 more …</source>
        <translation>… %1 weitere …</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>account, 1 association below</source>
        <translation>Account, 1 Assoziation darunter</translation>
    </message>
    <message>
        <source>account, %1 associations below</source>
        <translation>Account, %1 Assoziationen darunter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Ausgangsstand: %1</translation>
    </message>
    <message>
        <source>Baseline: %1 TRES-s</source>
        <translation>Ausgangsstand: %1 TRES-s</translation>
    </message>
    <message>
        <source>parent: competes with its account&apos;s own level</source>
        <translation>parent: konkurriert auf der Ebene des Accounts</translation>
    </message>
    <message>
        <source>raw shares among siblings</source>
        <translation>Rohanteile unter Geschwistern</translation>
    </message>
    <message>
        <source>–: not defined for this row</source>
        <translation>–: für diese Zeile nicht definiert</translation>
    </message>
    <message>
        <source>nan: 0 was divided by 0 on the way to it</source>
        <translation>nan: unterwegs wurde 0 durch 0 geteilt</translation>
    </message>
    <message>
        <source>∞: shares without any usage</source>
        <translation>∞: Anteile ohne jede Nutzung</translation>
    </message>
    <message>
        <source>outside 0 to 1, which no well-formed tree gives; the bar ends at 1</source>
        <translation>außerhalb von 0 bis 1, was kein wohlgeformter Baum ergibt; der Balken endet bei 1</translation>
    </message>
    <message>
        <source>above 1: the raw shares of a level add up to more than 32 bits hold</source>
        <translation>über 1: Die Rohanteile einer Ebene ergeben zusammen mehr, als 32 Bit fassen</translation>
    </message>
    <message>
        <source>∞: the usage below adds up to more than can be counted</source>
        <translation>∞: Die Nutzung darunter ergibt mehr, als sich zählen lässt</translation>
    </message>
    <message>
        <source>own decayed usage, editable in TRES-seconds</source>
        <translation>eigene verfallene Nutzung, änderbar in TRES-Sekunden</translation>
    </message>
    <message>
        <source>total that the file gives; own usage %1 TRES-s, which is what an edit sets</source>
        <translation>Summe laut Datei; eigene Nutzung %1 TRES-s, die eine Änderung setzt</translation>
    </message>
    <message>
        <source>total of the account and everything below; own usage %1 TRES-s, as deleted users leave it, is what an edit sets</source>
        <translation>Summe des Accounts und alles darunter; eigene Nutzung %1 TRES-s, wie gelöschte Benutzer sie hinterlassen, setzt eine Änderung</translation>
    </message>
    <message>
        <source>–: %1 does not rank this user</source>
        <translation>–: %1 gibt diesem Benutzer keinen Rang</translation>
    </message>
    <message>
        <source>–: %1 ranks users; accounts have no %2</source>
        <translation>–: %1 ordnet Benutzer; Accounts haben kein %2</translation>
    </message>
    <message>
        <source>Places against the baseline: %1</source>
        <translation>Plätze gegenüber dem Ausgangsstand: %1</translation>
    </message>
    <message>
        <source>Not in the baseline</source>
        <translation>Nicht im Ausgangsstand</translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source> (partition %1)</source>
        <translation> (Partition %1)</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>ChainTexts</name>
    <message>
        <source>… %1 more levels …</source>
        <translation>… %1 weitere Ebenen …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>The rows that compete, from the top down</source>
        <translation>Die konkurrierenden Zeilen, von oben nach unten</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>too deep</source>
        <translation>zu tief</translation>
    </message>
    <message>
        <source>common ancestor of both</source>
        <translation>gemeinsamer Vorfahr beider</translation>
    </message>
    <message>
        <source>common ancestors of both</source>
        <translation>gemeinsame Vorfahren beider</translation>
    </message>
    <message>
        <source>decides: %1</source>
        <translation>entscheidet: %1</translation>
    </message>
    <message>
        <source>compared: %1</source>
        <translation>verglichen: %1</translation>
    </message>
    <message>
        <source>below what decides; not compared</source>
        <translation>unter dem, was entscheidet; nicht verglichen</translation>
    </message>
    <message>
        <source>above what decides; not compared</source>
        <translation>über dem, was entscheidet; nicht verglichen</translation>
    </message>
    <message>
        <source>Goes through</source>
        <translation>Weg über</translation>
    </message>
    <message>
        <source>Rows in the order in which Fair Tree visits them</source>
        <translation>Zeilen in der Reihenfolge, in der Fair Tree sie besucht</translation>
    </message>
    <message>
        <source>What each list is sorted by, largest first</source>
        <translation>Wonach jede Liste geordnet ist, das größte zuerst</translation>
    </message>
    <message>
        <source>… %1 before</source>
        <translation>… %1 davor</translation>
    </message>
    <message>
        <source>Rank: %1, of %2</source>
        <translation>Rang: %1, von %2</translation>
    </message>
    <message>
        <source>Ranks: %1, of %2</source>
        <translation>Ränge: %1, von %2</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Ranks of the users who are met here; those who tie share one</source>
        <translation>Ränge der Benutzer, auf die man hier trifft; bei Gleichstand teilen sie sich einen</translation>
    </message>
    <message>
        <source>… 1 more level …</source>
        <translation>… 1 weitere Ebene …</translation>
    </message>
</context>
<context>
    <name>ClassTexts</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>no PAP+ classes</source>
        <translation>keine PAP+-Klassen</translation>
    </message>
    <message>
        <source>PAP+ classes: %1</source>
        <translation>PAP+-Klassen: %1</translation>
    </message>
</context>
<context>
    <name>ClipboardTexts</name>
    <message>
        <source>the clipboard cannot be written; another program holds it</source>
        <translation>die Zwischenablage lässt sich nicht beschreiben; ein anderes Programm hält sie</translation>
    </message>
</context>
<context>
    <name>ClockTexts</name>
    <message>
        <source>%1 d %2</source>
        <translation>%1 d %2</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1 min/s</source>
        <translation>1 min/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>h:min:s</source>
        <translation>h:min:s</translation>
    </message>
    <message>
        <source>h:min</source>
        <translation>h:min</translation>
    </message>
</context>
<context>
    <name>ComparisonColumnTexts</name>
    <message>
        <source>Account or user</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>value decides</source>
        <translation>Wert zählt</translation>
    </message>
    <message>
        <source>rank decides</source>
        <translation>Rang zählt</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>which edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>Rang vorher</translation>
    </message>
    <message>
        <source>Rank now</source>
        <translation>Rang jetzt</translation>
    </message>
    <message>
        <source>Factor now</source>
        <translation>Faktor jetzt</translation>
    </message>
    <message>
        <source>Move under %1</source>
        <translation>Bewegung unter %1</translation>
    </message>
    <message>
        <source>One row a user, below the account that it is gathered by. A mark in the corner: shares, usage, place or waiting jobs differ from the baseline.</source>
        <translation>Eine Zeile je Benutzer, unter dem Account, nach dem zusammengefasst ist. Eine Marke in der Ecke: Anteile, Nutzung, Platz oder wartende Jobs weichen vom Ausgangsstand ab.</translation>
    </message>
    <message>
        <source>The rank that it is compared with: 1 is served first, ties share a rank.</source>
        <translation>Der Rang, mit dem verglichen wird: 1 kommt zuerst dran, bei Gleichstand teilt man ihn.</translation>
    </message>
    <message>
        <source>The rank of the open scenario: 1 is served first, ties share a rank.</source>
        <translation>Der Rang im geöffneten Szenario: 1 kommt zuerst dran, bei Gleichstand teilt man ihn.</translation>
    </message>
    <message>
        <source>Ranks gained (+, to the right) or lost (−, to the left): the rank before less the rank now. At the head of a group stands the mean of its users.</source>
        <translation>Gewonnene (+, nach rechts) oder verlorene Ränge (−, nach links): der Rang vorher weniger der Rang jetzt. Im Kopf einer Gruppe steht das Mittel ihrer Benutzer.</translation>
    </message>
    <message>
        <source>The fairshare factor of the open scenario, 0 to 1, higher is served first.</source>
        <translation>Der Fairshare-Faktor im geöffneten Szenario, 0 bis 1, höhere kommen zuerst dran.</translation>
    </message>
    <message>
        <source>The edit that moves the user the same way when it is made alone, by the name of its row; together: no edit does alone.</source>
        <translation>Die Änderung, die den Benutzer auch allein so bewegt, nach dem Namen ihrer Zeile; zusammen: Keine tut es allein.</translation>
    </message>
    <message>
        <source>Ranks gained (+) or lost (−) under %1 against the same baseline. Teal gains, brown loses; the darker, the further.</source>
        <translation>Gewonnene (+) oder verlorene (−) Ränge unter %1 gegenüber demselben Ausgangsstand. Blaugrün gewinnt, Braun verliert; je dunkler, desto weiter.</translation>
    </message>
</context>
<context>
    <name>FactsTexts</name>
    <message>
        <source>Cut short in the picture: %1</source>
        <translation>Im Bild gekürzt: %1</translation>
    </message>
</context>
<context>
    <name>FilmFileTexts</name>
    <message>
        <source>ffmpeg could not make the animation: %1</source>
        <translation>ffmpeg konnte die Animation nicht erstellen: %1</translation>
    </message>
    <message>
        <source>An animation needs ffmpeg, which is not installed; the package is called ffmpeg. Numbered pictures need nothing.</source>
        <translation>Eine Animation braucht ffmpeg, das nicht installiert ist; das Paket heißt ffmpeg. Nummerierte Bilder brauchen nichts.</translation>
    </message>
    <message>
        <source>nothing was drawn: there is no folder %1</source>
        <translation>nichts wurde gezeichnet: es gibt den Ordner %1 nicht</translation>
    </message>
    <message>
        <source>nothing was drawn: no file can be written in the folder %1</source>
        <translation>nichts wurde gezeichnet: im Ordner %1 kann keine Datei geschrieben werden</translation>
    </message>
</context>
<context>
    <name>FilmTexts</name>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>The same, summed over all samples so far</source>
        <translation>Dasselbe, summiert über alle bisherigen Proben</translation>
    </message>
    <message>
        <source>Work lost if 1 node were taken at that moment</source>
        <translation>Verlorene Arbeit, würde zu diesem Zeitpunkt 1 Knoten genommen</translation>
    </message>
    <message>
        <source>Work lost if the %1 nodes were taken at that moment</source>
        <translation>Verlorene Arbeit, würden die %1 Knoten zu diesem Zeitpunkt genommen</translation>
    </message>
    <message>
        <source>Work lost is being counted.</source>
        <translation>Verlorene Arbeit wird gezählt.</translation>
    </message>
    <message>
        <source>node-hours</source>
        <translation>Knotenstunden</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Genutzte Knoten</translation>
    </message>
    <message>
        <source>Jobs waiting</source>
        <translation>Wartende Jobs</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Preemption value of each node over time</source>
        <translation>Verdrängungswert jedes Knotens über die Zeit</translation>
    </message>
    <message>
        <source>Preemption value of each node over time, %1 policies on one clock</source>
        <translation>Verdrängungswert jedes Knotens über die Zeit, %1 Regeln auf einer Uhr</translation>
    </message>
    <message>
        <source>Which job holds which node</source>
        <translation>Welcher Job welchen Knoten hält</translation>
    </message>
    <message>
        <source>Work that preempting would cost</source>
        <translation>Arbeit, die Verdrängen kosten würde</translation>
    </message>
    <message>
        <source>Use of the cluster over time</source>
        <translation>Nutzung des Clusters über die Zeit</translation>
    </message>
    <message>
        <source>1 job killed</source>
        <translation>1 Job abgebrochen</translation>
    </message>
    <message>
        <source>%1 jobs killed</source>
        <translation>%1 Jobs abgebrochen</translation>
    </message>
    <message>
        <source>taken first</source>
        <translation>zuerst genommen</translation>
    </message>
    <message>
        <source>most valuable</source>
        <translation>am wertvollsten</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1 node-h</source>
        <translation>%1 Knoten-h</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>away</source>
        <translation>entnommen</translation>
    </message>
    <message>
        <source>The work lost was not counted; Simulation, Run counts it.</source>
        <translation>Die verlorene Arbeit wurde nicht gezählt; Simulation, Ausführen zählt sie.</translation>
    </message>
    <message>
        <source>P %1 of %2 nodes</source>
        <translation>P %1 von %2 Knoten</translation>
    </message>
    <message>
        <source>grace period %1</source>
        <translation>Gnadenfrist %1</translation>
    </message>
    <message>
        <source>Preemption value of each node</source>
        <translation>Wert jedes Knotens für die Entnahme</translation>
    </message>
    <message>
        <source>Preemption value</source>
        <translation>Wert für die Entnahme</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>%1 (being counted; faint: before the change)</source>
        <translation>%1 (wird gezählt; blass: vor der Änderung)</translation>
    </message>
    <message>
        <source>%1 (not counted; faint: before the change)</source>
        <translation>%1 (nicht gezählt; blass: vor der Änderung)</translation>
    </message>
    <message>
        <source>Unknown: nothing tells when the jobs were submitted.</source>
        <translation>Unbekannt: nichts sagt, wann die Jobs eingereicht wurden.</translation>
    </message>
    <message>
        <source>time since the first submission (%1)</source>
        <translation>Zeit seit dem ersten Einreichen (%1)</translation>
    </message>
    <message>
        <source>time since the first sample (%1)</source>
        <translation>Zeit seit der ersten Probe (%1)</translation>
    </message>
    <message>
        <source>Work lost by taking 1 node</source>
        <translation>Verlorene Arbeit bei 1 Knoten</translation>
    </message>
    <message>
        <source>Work lost by taking %1 nodes</source>
        <translation>Verlorene Arbeit bei %1 Knoten</translation>
    </message>
    <message>
        <source>node-h</source>
        <translation>Knoten-h</translation>
    </message>
    <message>
        <source>P %1 of 1 node</source>
        <translation>P %1 von 1 Knoten</translation>
    </message>
</context>
<context>
    <name>FittedTexts</name>
    <message>
        <source>at %1x%2 pixels this could not be read; in these proportions it needs %3x%4</source>
        <translation>bei %1x%2 Pixeln wäre es nicht lesbar; in diesem Seitenverhältnis braucht es %3x%4</translation>
    </message>
</context>
<context>
    <name>FormatListTexts</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>type, F2, double click</source>
        <translation>tippen, F2, Doppelklick</translation>
    </message>
    <message>
        <source>Edits shares or usage of the current row</source>
        <translation>Ändert Anteile oder Nutzung der aktuellen Zeile</translation>
    </message>
    <message>
        <source>Next, previous cell</source>
        <translation>Nächste, vorige Zelle</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Commits and edits the next cell</source>
        <translation>Übernimmt und ändert die nächste Zelle</translation>
    </message>
    <message>
        <source>Commit, restore</source>
        <translation>Übernehmen, verwerfen</translation>
    </message>
    <message>
        <source>Return, Esc</source>
        <translation>Eingabe, Esc</translation>
    </message>
    <message>
        <source>Takes what was typed, or drops it</source>
        <translation>Nimmt das Getippte oder verwirft es</translation>
    </message>
    <message>
        <source>Change a value</source>
        <translation>Einen Wert verändern</translation>
    </message>
    <message>
        <source>Accepted beside plain numbers and parent</source>
        <translation>Auch möglich, neben Zahlen und parent</translation>
    </message>
    <message>
        <source>Expand, collapse</source>
        <translation>Auf- und zuklappen</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>In the column of names</source>
        <translation>In der Spalte der Namen</translation>
    </message>
    <message>
        <source>Go to a name</source>
        <translation>Zu einem Namen gehen</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tippen</translation>
    </message>
    <message>
        <source>In any column that is not edited</source>
        <translation>In jeder Spalte, die nicht geändert wird</translation>
    </message>
    <message>
        <source>About Fairshare Explorer</source>
        <translation>Über Fairshare Explorer</translation>
    </message>
    <message>
        <source>Fairshare Explorer %1
Shows how the fairshare algorithms of shared clusters rank users.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Fairshare Explorer %1
Zeigt, wie die Fairshare-Algorithmen gemeinsamer Cluster Benutzer ordnen.
Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Tree table</source>
        <translation>Baumtabelle</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Nächstes Element</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Walks to the next item in this direction</source>
        <translation>Geht zum nächsten Element in dieser Richtung</translation>
    </message>
    <message>
        <source>First, last item</source>
        <translation>Erstes, letztes Element</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Goes to the ends</source>
        <translation>Geht an die Enden</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Return, Ctrl+Return</source>
        <translation>Eingabe, Strg+Eingabe</translation>
    </message>
    <message>
        <source>Selects whom the item stands for, or adds them to the selection</source>
        <translation>Wählt aus, für wen das Element steht, oder nimmt sie zur Auswahl hinzu</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>A click on nothing keeps it</source>
        <translation>Ein Klick ins Leere lässt sie stehen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>What hovering says about the item</source>
        <translation>Was die Karte unter dem Mauszeiger über das Element sagt</translation>
    </message>
    <message>
        <source>Fit range, whole range</source>
        <translation>Bereich anpassen, ganzer Bereich</translation>
    </message>
    <message>
        <source>0, Shift+0</source>
        <translation>0, Umschalt+0</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl++, Ctrl+−</source>
        <translation>Strg+Mausrad, Strg++, Strg+−</translation>
    </message>
    <message>
        <source>Shows less or more of the axes; dragging moves them</source>
        <translation>Zeigt weniger oder mehr von den Achsen; Ziehen verschiebt sie</translation>
    </message>
    <message>
        <source>Go into an account</source>
        <translation>In einen Account gehen</translation>
    </message>
    <message>
        <source>In charts of the whole tree; also by double click</source>
        <translation>In Diagrammen des ganzen Baums; auch durch Doppelklick</translation>
    </message>
    <message>
        <source>Back to the account above</source>
        <translation>Zurück zum Account darüber</translation>
    </message>
    <message>
        <source>In charts of the whole tree</source>
        <translation>In Diagrammen des ganzen Baums</translation>
    </message>
    <message>
        <source>Commands of the chart</source>
        <translation>Befehle des Diagramms</translation>
    </message>
    <message>
        <source>menu key, right click</source>
        <translation>Menütaste, Rechtsklick</translation>
    </message>
    <message>
        <source>Opens the menu of the chart</source>
        <translation>Öffnet das Menü des Diagramms</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>The part of the axes that the selected items take, or all of them; bodies as they were seen first</source>
        <translation>Der Teil der Achsen, den die ausgewählten Elemente einnehmen, oder alles; Körper, wie sie zuerst zu sehen waren</translation>
    </message>
</context>
<context>
    <name>HtmlTexts</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Cut short in the picture: %1</source>
        <translation>Im Bild gekürzt: %1</translation>
    </message>
</context>
<context>
    <name>LineEndTexts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>MenuTexts</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last edit back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Make the edit again</source>
        <translation>Die Änderung wieder ausführen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>Bau&amp;m</translation>
    </message>
    <message>
        <source>Show &amp;only</source>
        <translation>&amp;Nur zeigen</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Ausgangsstand</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>What the figures are compared with</source>
        <translation>Womit die Werte verglichen werden</translation>
    </message>
    <message>
        <source>Algorithm of the answer</source>
        <translation>Algorithmus der Antwort</translation>
    </message>
    <message>
        <source>The algorithm that the answer line speaks of</source>
        <translation>Der Algorithmus, von dem die Antwortzeile spricht</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>Anordnun&amp;gen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>The variant that is shown and edited</source>
        <translation>Die Variante, die gezeigt und bearbeitet wird</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgän&amp;gig</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>nothing was edited</source>
        <translation>nichts wurde bearbeitet</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>nichts wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Si&amp;mulation</source>
        <translation>Simulati&amp;onen</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>parent</source>
        <translation>parent</translation>
    </message>
</context>
<context>
    <name>ObstacleTexts</name>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>no scenario is open</source>
        <translation>kein Szenario ist geöffnet</translation>
    </message>
</context>
<context>
    <name>OpenFilesTexts</name>
    <message>
        <source>; open a file that has the tree instead, such as one that sacctmgr dump wrote</source>
        <translation>; stattdessen eine Datei mit dem Baum öffnen, etwa eine von sacctmgr dump</translation>
    </message>
    <message>
        <source>; File, Add usage or jobs from file takes it into an open tree</source>
        <translation>; Datei, Nutzung oder Jobs aus Datei hinzufügen nimmt sie in einen offenen Baum</translation>
    </message>
    <message>
        <source>; open the tree, then File, Add usage or jobs from file takes it into that</source>
        <translation>; öffnen Sie den Baum, dann nimmt Datei, Nutzung oder Jobs aus Datei hinzufügen sie darin auf</translation>
    </message>
    <message>
        <source>; open the groups, then File, Add usage or jobs from file takes it into them</source>
        <translation>; zuerst die Gruppen öffnen, dann nimmt Datei, Nutzung oder Jobs aus Datei hinzufügen sie dort auf</translation>
    </message>
</context>
<context>
    <name>PictureFormats</name>
    <message>
        <source>PDF, lines and texts for print</source>
        <translation>PDF, Linien und Texte für den Druck</translation>
    </message>
    <message>
        <source>PNG, an image of pixels</source>
        <translation>PNG, ein Bild aus Pixeln</translation>
    </message>
    <message>
        <source>SVG, lines and texts for the web</source>
        <translation>SVG, Linien und Texte für das Web</translation>
    </message>
</context>
<context>
    <name>PictureLimitTexts</name>
    <message>
        <source>a picture has from 1x1 to %1x%1 pixels, not %2x%3</source>
        <translation>ein Bild hat 1x1 bis %1x%1 Pixel, nicht %2x%3</translation>
    </message>
    <message>
        <source>the scale of a picture is from %1 to %2, not %3</source>
        <translation>die Feinheit eines Bildes ist %1 bis %2, nicht %3</translation>
    </message>
    <message>
        <source>a picture has up to %1 dpi, not %2</source>
        <translation>ein Bild hat bis zu %1 dpi, nicht %2</translation>
    </message>
    <message>
        <source>at the scale %1 a side has more than %2 pixels</source>
        <translation>bei der Feinheit %1 hat eine Seite mehr als %2 Pixel</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of this size</source>
        <translation>der Speicher reicht für ein Bild dieser Größe nicht aus</translation>
    </message>
</context>
<context>
    <name>PictureTexts</name>
    <message>
        <source>… and %1 more rows</source>
        <translation>… und %1 weitere Zeilen</translation>
    </message>
    <message>
        <source>%1 rows before …</source>
        <translation>%1 Zeilen davor …</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>There is not enough memory for the allocation.</source>
        <translation>Für die Zuteilung reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>QuotaColumn</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>The accounting groups of the pool, below each other by their dotted names</source>
        <translation>Die Abrechnungsgruppen des Pools, untereinander nach den Punkten ihrer Namen</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>What the group may use with everything below it, in slot weight. Editable; of a dynamic quota, in gray, the cores that its fraction gives</source>
        <translation>Was die Gruppe mit allem unter ihr nutzen darf, in Slot-Gewicht. Änderbar; bei dynamischer Quote in Grau die Kerne, die ihr Bruchteil ergibt</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>Dynamisch</translation>
    </message>
    <message>
        <source>of the parent</source>
        <translation>der oberen</translation>
    </message>
    <message>
        <source>The quota as a fraction of what static siblings leave of the parent&apos;s, 0 to 1. Editable: a typed fraction makes the quota dynamic</source>
        <translation>Die Quote als Bruchteil dessen, was feste Geschwister von der oberen lassen, 0 bis 1. Änderbar: Ein eingegebener Bruchteil macht die Quote dynamisch</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>balancer</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Cores that a job of the group takes. The balancer prefers the heaviest; 0 is never balanced. Editable</source>
        <translation>Kerne, die ein Job der Gruppe nimmt. Der Ausgleich zieht die schwersten vor; 0 wird nie ausgeglichen. Änderbar</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>More idle jobs than this are demand for the balancer. Editable</source>
        <translation>Mehr wartende Jobs als diese sind Nachfrage für den Ausgleich. Änderbar</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>idle jobs</source>
        <translation>wartende Jobs</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Cores of running and idle jobs directly in the group. Editable</source>
        <translation>Kerne laufender und wartender Jobs direkt in der Gruppe. Änderbar</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Cores in use, charged directly to the group. Editable</source>
        <translation>Genutzte Kerne, direkt der Gruppe angerechnet. Änderbar</translation>
    </message>
    <message>
        <source>Accepts surplus</source>
        <translation>Nimmt Überschuss</translation>
    </message>
    <message>
        <source>Whether the group may get quota that others do not use: as the file has it, which a click or Space changes, and what the policy makes of it</source>
        <translation>Ob die Gruppe Quote bekommen darf, die andere nicht nutzen: wie in der Datei, was ein Klick oder die Leertaste ändert, und was die Regel daraus macht</translation>
    </message>
    <message>
        <source>Autoregroup</source>
        <translation>Autoregroup</translation>
    </message>
    <message>
        <source>Whether submitters of the group negotiate once more for the whole pool. A click or Space changes it</source>
        <translation>Ob Einreicher der Gruppe noch einmal um den ganzen Pool verhandeln. Ein Klick oder die Leertaste ändert es</translation>
    </message>
    <message>
        <source>Allocated, no balancing</source>
        <translation>Zugeteilt, ohne Ausgleich</translation>
    </message>
    <message>
        <source>cores, tick = own quota</source>
        <translation>Kerne, Strich = eigene Quote</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What the policy gives the group more or less than the file does</source>
        <translation>Was die Regel der Gruppe mehr oder weniger gibt als die Datei</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>What of its cores the group gets from others under the policy</source>
        <translation>Was von ihren Kernen die Gruppe unter der Regel von anderen bekommt</translation>
    </message>
    <message>
        <source>Unmet</source>
        <translation>Unerfüllt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Why the group gets what it gets under the policy</source>
        <translation>Warum die Gruppe unter der Regel bekommt, was sie bekommt</translation>
    </message>
    <message>
        <source>Allocated, %1</source>
        <translation>Zugeteilt, %1</translation>
    </message>
    <message>
        <source>file → %1</source>
        <translation>Datei → %1</translation>
    </message>
    <message>
        <source>Idle jobs, smoothed, of groups without groups below them. Editable, also by its slider, which is finer at the left and reaches the size of the pool, or twice the highest demand. A request that is usage + demand × weight follows it</source>
        <translation>Wartende Jobs, geglättet, von Gruppen ohne Gruppen darunter. Änderbar, auch mit dem Regler, der links feiner ist und bis zur Größe des Pools reicht oder zum Doppelten der höchsten Nachfrage. Eine Anforderung, die Nutzung + Nachfrage × Gewicht ist, folgt ihr</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Up to how much the group may use in the first round of a negotiation under the policy: what is allocated to it or its own quota, the larger, within strict quotas</source>
        <translation>Bis wohin die Gruppe in der ersten Runde einer Verhandlung unter der Regel gehen darf: das Zugeteilte oder die eigene Quote, das Größere, innerhalb strikter Quoten</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Gewährt</translation>
    </message>
    <message>
        <source>What jobs directly in the group use after one negotiation under the policy, with all its rounds</source>
        <translation>Was Jobs direkt in der Gruppe nach einer Verhandlung mit allen Runden unter der Regel nutzen</translation>
    </message>
    <message>
        <source>What the group gets with the flags of the file; groups with groups below them show the total and, where they request cores themselves, their own part</source>
        <translation>Was die Gruppe mit den Schaltern der Datei bekommt; Gruppen mit Gruppen darunter zeigen die Summe und, wo sie selbst Kerne anfordern, ihren eigenen Teil</translation>
    </message>
    <message>
        <source>What the group gets under the policy; groups with groups below them show the total and, where they request cores themselves, their own part</source>
        <translation>Was die Gruppe unter der Regel bekommt; Gruppen mit Gruppen darunter zeigen die Summe und, wo sie selbst Kerne anfordern, ihren eigenen Teil</translation>
    </message>
    <message>
        <source>Cores that jobs directly in the group request and do not get under the policy</source>
        <translation>Kerne, die Jobs direkt in der Gruppe anfordern und unter der Regel nicht bekommen</translation>
    </message>
</context>
<context>
    <name>RenderTexts</name>
    <message>
        <source>baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>RestoredWork</name>
    <message>
        <source>%1 cannot be read any more, so the restored work is compared with itself</source>
        <translation>%1 lässt sich nicht mehr lesen, daher wird die wiederhergestellte Arbeit mit sich selbst verglichen</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>CEA slides</source>
        <translation>CEA-Folien</translation>
    </message>
    <message>
        <source>article, 2014</source>
        <translation>Artikel, 2014</translation>
    </message>
    <message>
        <source>invented</source>
        <translation>erfunden</translation>
    </message>
    <message>
        <source>4 users</source>
        <translation>4 Benutzer</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>Sixty users with usage in three colleges; start here</source>
        <translation>Sechzig Benutzer mit Nutzung in drei Fakultäten; hier beginnen</translation>
    </message>
    <message>
        <source>60 users</source>
        <translation>60 Benutzer</translation>
    </message>
    <message>
        <source>State University, 2026</source>
        <translation>State University, 2026</translation>
    </message>
    <message>
        <source>Shares before the proposal: who stands where under five algorithms</source>
        <translation>Anteile vor dem Vorschlag: wer unter fünf Algorithmen wo steht</translation>
    </message>
    <message>
        <source>24 users</source>
        <translation>24 Benutzer</translation>
    </message>
    <message>
        <source>State University, 2027</source>
        <translation>State University, 2027</translation>
    </message>
    <message>
        <source>Three changed shares move 15 of 24 users under Fair Tree</source>
        <translation>Drei geänderte Anteile bewegen 15 von 24 Benutzern unter Fair Tree</translation>
    </message>
    <message>
        <source>Parent shares and ties</source>
        <translation>Anteile parent und Gleichstände</translation>
    </message>
    <message>
        <source>Equal on paper, unequal in arithmetic: olsen ranks before novak and rossi</source>
        <translation>Gleich auf dem Papier, ungleich in der Rechnung: olsen steht vor novak und rossi</translation>
    </message>
    <message>
        <source>8 users</source>
        <translation>8 Benutzer</translation>
    </message>
    <message>
        <source>CEA tree, used as granted</source>
        <translation>CEA-Baum, genutzt wie gewährt</translation>
    </message>
    <message>
        <source>Depth-oblivious gives all who run jobs 0.496546; classic punishes depth with 0.349896</source>
        <translation>Depth-oblivious gibt allen mit Jobs 0,496546; Classic bestraft Tiefe mit 0,349896</translation>
    </message>
    <message>
        <source>CEA tree, classic</source>
        <translation>CEA-Baum, Classic</translation>
    </message>
    <message>
        <source>Account a used less than b, yet classic gives its users 0.349992 against 0.496456</source>
        <translation>Account a nutzte weniger als b, dennoch gibt Classic seinen Benutzern 0,349992 gegen 0,496456</translation>
    </message>
    <message>
        <source>CEA tree, unequal use</source>
        <translation>CEA-Baum, ungleiche Nutzung</translation>
    </message>
    <message>
        <source>Accounts a1, a2 and b used 35, 5 and 60 percent: classic puts u_a1 last, depth-oblivious u_b</source>
        <translation>Die Accounts a1, a2 und b nutzten 35, 5 und 60 Prozent: Classic stellt u_a1 ans Ende, Depth-oblivious u_b</translation>
    </message>
    <message>
        <source>CEA tree, tickets</source>
        <translation>CEA-Baum, Tickets</translation>
    </message>
    <message>
        <source>Tickets go to who waits; truncation costs u_b one of them, and so the first rank</source>
        <translation>Tickets bekommt, wer wartet; Abschneiden kostet u_b eines davon und so den ersten Rang</translation>
    </message>
    <message>
        <source>5 users</source>
        <translation>5 Benutzer</translation>
    </message>
    <message>
        <source>Four-level buckets</source>
        <translation>Buckets auf vier Ebenen</translation>
    </message>
    <message>
        <source>The college decides before all below it: college_user, second under classic, is last</source>
        <translation>Die Fakultät entscheidet vor allem darunter: college_user, unter Classic zweiter, ist letzter</translation>
    </message>
    <message>
        <source>4 levels</source>
        <translation>4 Ebenen</translation>
    </message>
    <message>
        <source>150 equal accounts</source>
        <translation>150 gleiche Accounts</translation>
    </message>
    <message>
        <source>S = 0.0067 each: usage of 15 percent drives the classic factor of u002 to 0.000000</source>
        <translation>Je S = 0,0067: 15 Prozent Nutzung drücken den Classic-Faktor von u002 auf 0,000000</translation>
    </message>
    <message>
        <source>150 accounts</source>
        <translation>150 Accounts</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>revision, 2019</source>
        <translation>Revision, 2019</translation>
    </message>
    <message>
        <source>2352 jobs</source>
        <translation>2352 Jobs</translation>
    </message>
    <message>
        <source>Caviness weights, old</source>
        <translation>Gewichte von Caviness, alt</translation>
    </message>
    <message>
        <source>Age counts twice as much as fairshare: old jobs of one user hold 98 of the first 100 places</source>
        <translation>Alter zählt doppelt so viel wie Fairshare: alte Jobs eines Benutzers halten 98 der ersten 100 Plätze</translation>
    </message>
    <message>
        <source>Caviness weights, new</source>
        <translation>Gewichte von Caviness, neu</translation>
    </message>
    <message>
        <source>QOS, fairshare, then age and size in tiers of bits: that user&apos;s jobs stand last</source>
        <translation>QOS, Fairshare, dann Alter und Größe in Bitstufen: die Jobs dieses Benutzers stehen hinten</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>HTCondor Week 2015</source>
        <translation>HTCondor Week 2015</translation>
    </message>
    <message>
        <source>11 groups</source>
        <translation>11 Gruppen</translation>
    </message>
    <message>
        <source>3 groups</source>
        <translation>3 Gruppen</translation>
    </message>
    <message>
        <source>ATLAS, no production</source>
        <translation>ATLAS, keine Produktion</translation>
    </message>
    <message>
        <source>Production is idle: balanced flags move 3000 of its cores to analysis</source>
        <translation>Die Produktion ruht: Ausgeglichene Schalter bringen 3000 ihrer Kerne zu analysis</translation>
    </message>
    <message>
        <source>ATLAS, no multi-core jobs</source>
        <translation>ATLAS, keine Mehrkern-Jobs</translation>
    </message>
    <message>
        <source>With the wide queues idle the flag goes to single-core production</source>
        <translation>Während die breiten Warteschlangen ruhen, geht der Schalter an die Einkern-Produktion</translation>
    </message>
    <message>
        <source>ATLAS, all queues full</source>
        <translation>ATLAS, alle Warteschlangen voll</translation>
    </message>
    <message>
        <source>Where nobody leaves quota, no flag changes more than 8 cores</source>
        <translation>Wo niemand Quote übrig lässt, ändert kein Schalter mehr als 8 Kerne</translation>
    </message>
    <message>
        <source>ATLAS, a lull</source>
        <translation>ATLAS, eine Flaute</translation>
    </message>
    <message>
        <source>ATLAS has no jobs, so those of others get 1500 cores beyond their quota</source>
        <translation>ATLAS hat keine Jobs, also bekommen die anderer 1500 Kerne über ihre Quote hinaus</translation>
    </message>
    <message>
        <source>Quota example, possible</source>
        <translation>Quotenbeispiel, möglich</translation>
    </message>
    <message>
        <source>1600 and 400 fit into 2000: short gets what long leaves</source>
        <translation>1600 und 400 passen in 2000: short bekommt, was long übrig lässt</translation>
    </message>
    <message>
        <source>Quota example, impossible</source>
        <translation>Quotenbeispiel, unmöglich</translation>
    </message>
    <message>
        <source>1500 and 700 exceed the 2000 of their parent: 200 stay unmet</source>
        <translation>1500 und 700 übersteigen die 2000 der Gruppe über ihnen: 200 bleiben unerfüllt</translation>
    </message>
    <message>
        <source>Wasted slots, a day</source>
        <translation>Verlorene Plätze, ein Tag</translation>
    </message>
    <message>
        <source>A day of demand: what balancing saves, and what narrow jobs cost wide ones</source>
        <translation>Ein Tag Nachfrage: was das Ausgleichen spart und was schmale Jobs die breiten kosten</translation>
    </message>
    <message>
        <source>Submitters of three groups</source>
        <translation>Einreicher von drei Gruppen</translation>
    </message>
    <message>
        <source>Priorities divide what a group may use: berg is due 766 cores of astro and has 100</source>
        <translation>Prioritäten teilen, was eine Gruppe nutzen darf: berg stehen 766 Kerne von astro zu, 100 hat er</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>slides, 2017</source>
        <translation>Folien, 2017</translation>
    </message>
    <message>
        <source>7275 jobs</source>
        <translation>7275 Jobs</translation>
    </message>
    <message>
        <source>Preempting half of a cluster</source>
        <translation>Verdrängung auf halbem Cluster</translation>
    </message>
    <message>
        <source>Taking the youngest jobs loses a third of what taking the oldest does; PAP+ spares bigmem</source>
        <translation>Die jüngsten Jobs zu nehmen kostet ein Drittel dessen, was die ältesten kosten; PAP+ schont bigmem</translation>
    </message>
    <message>
        <source>Unbalanced tree over time</source>
        <translation>Unausgewogener Baum im Lauf der Zeit</translation>
    </message>
    <message>
        <source>All submit without pause: classic ends 0.13 from the shares, depth-oblivious 0.01</source>
        <translation>Alle reichen ohne Pause ein: Classic endet 0,13 von den Anteilen, Depth-oblivious 0,01</translation>
    </message>
    <message>
        <source>9000 jobs</source>
        <translation>9000 Jobs</translation>
    </message>
</context>
<context>
    <name>SavedNameTexts</name>
    <message>
        <source>was not written, since only scenarios are saved here and its name is that of another kind of file, %1; choose a name that ends in .fairshare</source>
        <translation>wurde nicht geschrieben, da hier nur Szenarien gespeichert werden und der Name zu einer anderen Art von Datei gehört, %1; einen Namen wählen, der mit .fairshare endet</translation>
    </message>
</context>
<context>
    <name>SelectedLineTexts</name>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>shares of %1 from %2 to %3</source>
        <translation>Anteile von %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>usage of %1 from %2 to %3 TRES-h</source>
        <translation>Nutzung von %1 von %2 auf %3 TRES-h</translation>
    </message>
    <message>
        <source>shares of %1 rows</source>
        <translation>Anteile von %1 Zeilen</translation>
    </message>
    <message>
        <source>usage of %1 rows</source>
        <translation>Nutzung von %1 Zeilen</translation>
    </message>
    <message>
        <source>shares of %1 rows to %2</source>
        <translation>Anteile von %1 Zeilen auf %2</translation>
    </message>
    <message>
        <source>usage of %1 rows to %2 TRES-h</source>
        <translation>Nutzung von %1 Zeilen auf %2 TRES-h</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Revert %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
</context>
<context>
    <name>TreeColumn</name>
    <message>
        <source>Account or user</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The tree of accounts with their users</source>
        <translation>Der Baum der Accounts mit ihren Benutzern</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>TRES-h</source>
        <translation>TRES-h</translation>
    </message>
    <message>
        <source>Share S</source>
        <translation>Anteil S</translation>
    </message>
    <message>
        <source>effective</source>
        <translation>effektiv</translation>
    </message>
    <message>
        <source>Usage U</source>
        <translation>Nutzung U</translation>
    </message>
    <message>
        <source>Fairshare factor; the bar goes from 0 to 1</source>
        <translation>Fairshare-Faktor; der Balken geht von 0 bis 1</translation>
    </message>
    <message>
        <source>1 is the best; users with equal factors share a rank. The triangle tells the places gained or lost against the baseline</source>
        <translation>1 ist der beste; Benutzer mit gleichem Faktor teilen sich einen Rang. Das Dreieck zeigt die gegenüber dem Ausgangsstand gewonnenen oder verlorenen Plätze</translation>
    </message>
    <message>
        <source>value decides</source>
        <translation>Wert zählt</translation>
    </message>
    <message>
        <source>rank decides</source>
        <translation>Rang zählt</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Usage (TRES-s)</source>
        <translation>Nutzung (TRES-s)</translation>
    </message>
    <message>
        <source>Raw shares among siblings, a whole number from 0 on; parent shares the account&apos;s. Editable</source>
        <translation>Rohanteile unter Geschwistern, eine ganze Zahl ab 0; parent teilt die des Accounts. Änderbar</translation>
    </message>
    <message>
        <source>Decayed raw usage in TRES-hours, 0 or more; accounts show the total with everything below them, and an edit sets their own. Edited in TRES-seconds</source>
        <translation>Verfallene Rohnutzung in TRES-Stunden, 0 oder mehr; Accounts zeigen die Summe mit allem darunter, geändert wird ihre eigene. Eingabe in TRES-Sekunden</translation>
    </message>
    <message>
        <source>Normalized shares of the whole tree, 0 to 1, as Classic uses them</source>
        <translation>Normalisierte Anteile des ganzen Baums, 0 bis 1, wie Classic sie verwendet</translation>
    </message>
    <message>
        <source>Effective usage of the whole tree, 0 to 1, as Classic uses it</source>
        <translation>Effektive Nutzung des ganzen Baums, 0 bis 1, wie Classic sie verwendet</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Show the tree table</source>
        <translation>Die Baumtabelle zeigen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>See who gains and who loses under which algorithm</source>
        <translation>Sehen, wer unter welchem Algorithmus gewinnt und verliert</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Show shares and usage in pictures</source>
        <translation>Anteile und Nutzung in Bildern zeigen</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>See when the order next flips, by time or by another value</source>
        <translation>Sehen, wann sich die Reihenfolge als Nächstes ändert, mit der Zeit oder durch einen anderen Wert</translation>
    </message>
    <message>
        <source>F(U,S)</source>
        <translation>F(U,S)</translation>
    </message>
    <message>
        <source>See what usage and share make of the factor, and the users on it</source>
        <translation>Sehen, was Nutzung und Anteil aus dem Faktor machen, und die Benutzer darauf</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>See what weights make of the order of the queue</source>
        <translation>Sehen, was Gewichte aus der Reihenfolge der Warteschlange machen</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>See what groups of a pool are allocated, and which cores stay idle</source>
        <translation>Sehen, was Gruppen eines Pools zugeteilt wird und welche Kerne frei bleiben</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>See which work is lost when nodes are taken, moment by moment</source>
        <translation>Sehen, welche Arbeit verloren geht, wenn Knoten genommen werden, Zeitpunkt für Zeitpunkt</translation>
    </message>
</context>
<context>
    <name>fairshare</name>
    <message>
        <source>{}: there is nobody to rank.</source>
        <translation>{}: Es gibt niemanden, der einen Rang haben könnte.</translation>
    </message>
    <message>
        <source>{}: under {}, {} stands alone.</source>
        <translation>{}: Unter {} steht {} allein.</translation>
    </message>
    <message>
        <source>{}: under {}, all share one place.</source>
        <translation>{}: Unter {} teilen sich alle einen Platz.</translation>
    </message>
    <message>
        <source>{} stands first</source>
        <translation>steht {} an erster Stelle</translation>
    </message>
    <message>
        <source>{} users share the first place</source>
        <translation>teilen sich {} Benutzer die erste Stelle</translation>
    </message>
    <message>
        <source>{} last</source>
        <translation>{} steht an letzter</translation>
    </message>
    <message>
        <source>{} share the last</source>
        <translation>{} teilen sich die letzte</translation>
    </message>
    <message>
        <source>{}: under {}, {} and {}.</source>
        <translation>{}: Unter {} {}, {}.</translation>
    </message>
    <message>
        <source>nobody keeps their rank</source>
        <translation>niemand behält seinen Rang</translation>
    </message>
    <message>
        <source>1 keeps its rank</source>
        <translation>1 behält seinen Rang</translation>
    </message>
    <message>
        <source>{} keep their rank</source>
        <translation>{} behalten ihren Rang</translation>
    </message>
    <message>
        <source>Against {}, {} keeps everybody&apos;s rank{}.</source>
        <translation>Gegenüber {} behalten unter {} alle ihren Rang{}.</translation>
    </message>
    <message>
        <source>{} up and none down</source>
        <translation>steigen {}, niemand fällt</translation>
    </message>
    <message>
        <source>{} down and none up</source>
        <translation>fallen {}, niemand steigt</translation>
    </message>
    <message>
        <source>{} up and {} down</source>
        <translation>steigen {}, {} fallen</translation>
    </message>
    <message>
        <source>Against {}, {} moves {}; {}{}.</source>
        <translation>Gegenüber {0} {2} unter {1}; {3}{4}.</translation>
    </message>
    <message>
        <source>{}: {} was not evaluated.</source>
        <translation>{}: {} wurde nicht berechnet.</translation>
    </message>
    <message>
        <source>changed: {}</source>
        <translation>geändert: {}</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>place of {}</source>
        <translation>Platz von {}</translation>
    </message>
    <message>
        <source>shares of {}</source>
        <translation>Anteile von {}</translation>
    </message>
    <message>
        <source>usage of {}</source>
        <translation>Nutzung von {}</translation>
    </message>
    <message>
        <source>waiting jobs of {}</source>
        <translation>wartende Jobs von {}</translation>
    </message>
    <message>
        <source>1 association added</source>
        <translation>1 Assoziation hinzugefügt</translation>
    </message>
    <message>
        <source>{} associations added</source>
        <translation>{} Assoziationen hinzugefügt</translation>
    </message>
    <message>
        <source>1 association removed</source>
        <translation>1 Assoziation entfernt</translation>
    </message>
    <message>
        <source>{} associations removed</source>
        <translation>{} Assoziationen entfernt</translation>
    </message>
    <message>
        <source>cause: {}</source>
        <translation>Ursache: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; was not evaluated</source>
        <translation>„{}“ wurde nicht berechnet</translation>
    </message>
    <message>
        <source>Under {} instead of {} nobody moves{}.</source>
        <translation>Unter {} statt {} ändert niemand seinen Rang{}.</translation>
    </message>
    <message>
        <source>Under {} instead of {} {}{}.</source>
        <translation>Unter {} statt {}: {}{}.</translation>
    </message>
    <message>
        <source>Under {} nobody moves against {}{}.</source>
        <translation>Unter {} ändert gegenüber {} niemand seinen Rang{}.</translation>
    </message>
    <message>
        <source>Under {} {}{}.</source>
        <translation>Unter {}: {}{}.</translation>
    </message>
    <message>
        <source>{} orders the {} as the other algorithm does.</source>
        <translation>{} ordnet die {} wie der andere Algorithmus.</translation>
    </message>
    <message>
        <source>{} orders the {} as the other {} algorithms do.</source>
        <translation>{} ordnet die {} wie die anderen {} Algorithmen.</translation>
    </message>
    <message>
        <source>{} orders the {} least like {} (tau {}), where {} has rank {} instead of {}.</source>
        <translation>{} ordnet die {} am wenigsten wie {} (Tau {}), wo {} Rang {} statt {} hat.</translation>
    </message>
    <message>
        <source>the user of {} gains {}</source>
        <translation>der Benutzer von {} gewinnt {}</translation>
    </message>
    <message>
        <source>the user of {} loses {}</source>
        <translation>der Benutzer von {} verliert {}</translation>
    </message>
    <message>
        <source>the users of {} gain {} each</source>
        <translation>die Benutzer von {} gewinnen je {}</translation>
    </message>
    <message>
        <source>the users of {} lose {} each</source>
        <translation>die Benutzer von {} verlieren je {}</translation>
    </message>
    <message>
        <source>the users of {} gain {} together</source>
        <translation>die Benutzer von {} gewinnen zusammen {}</translation>
    </message>
    <message>
        <source>the users of {} lose {} together</source>
        <translation>die Benutzer von {} verlieren zusammen {}</translation>
    </message>
    <message>
        <source>{} ranks</source>
        <translation>{} Ränge</translation>
    </message>
    <message>
        <source>the users of {} gain {} on average</source>
        <translation>die Benutzer von {} gewinnen im Mittel {}</translation>
    </message>
    <message>
        <source>the users of {} lose {} on average</source>
        <translation>die Benutzer von {} verlieren im Mittel {}</translation>
    </message>
    <message>
        <source>{} gains {}</source>
        <translation>{} gewinnt {}</translation>
    </message>
    <message>
        <source>{} loses {}</source>
        <translation>{} verliert {}</translation>
    </message>
    <message>
        <source>{} users gain {} each</source>
        <translation>{} Benutzer gewinnen je {}</translation>
    </message>
    <message>
        <source>{} users lose {} each</source>
        <translation>{} Benutzer verlieren je {}</translation>
    </message>
    <message>
        <source>; {} stays last{}</source>
        <translation>; {} bleibt letzter{}</translation>
    </message>
    <message>
        <source>; {} is last{}</source>
        <translation>; {} ist letzter{}</translation>
    </message>
    <message>
        <source>; {} is now last{}</source>
        <translation>; {} ist nun letzter{}</translation>
    </message>
    <message>
        <source> under both algorithms</source>
        <translation> unter beiden Algorithmen</translation>
    </message>
    <message>
        <source> under all {} algorithms</source>
        <translation> unter allen {} Algorithmen</translation>
    </message>
    <message>
        <source> under {} of {} algorithms</source>
        <translation> unter {} von {} Algorithmen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>kein</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einem</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>no accounts</source>
        <translation>keine Accounts</translation>
    </message>
    <message>
        <source>no associations</source>
        <translation>keine Assoziationen</translation>
    </message>
    <message>
        <source>no ranks</source>
        <translation>keine Ränge</translation>
    </message>
    <message>
        <source>no users</source>
        <translation>keine Benutzer</translation>
    </message>
    <message>
        <source>1 account</source>
        <translation>1 Account</translation>
    </message>
    <message>
        <source>1 association</source>
        <translation>1 Assoziation</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>1 Rang</translation>
    </message>
    <message>
        <source>1 user</source>
        <translation>1 Benutzer</translation>
    </message>
    <message>
        <source>{} accounts</source>
        <translation>{} Accounts</translation>
    </message>
    <message>
        <source>{} associations</source>
        <translation>{} Assoziationen</translation>
    </message>
    <message>
        <source>{} users</source>
        <translation>{} Benutzer</translation>
    </message>
    <message>
        <source>; 1 user is new</source>
        <translation>; 1 Benutzer ist neu</translation>
    </message>
    <message>
        <source>; {} users are new</source>
        <translation>; {} Benutzer sind neu</translation>
    </message>
    <message>
        <source>; 1 user is gone</source>
        <translation>; 1 Benutzer ist weggefallen</translation>
    </message>
    <message>
        <source>; {} users are gone</source>
        <translation>; {} Benutzer sind weggefallen</translation>
    </message>
    <message>
        <source>factor {} {} {}</source>
        <translation>Faktor {} {} {}</translation>
    </message>
    <message>
        <source>Neither has a share of the cluster, so both factors are 0.</source>
        <translation>Keiner hat einen Anteil am Cluster, daher sind beide Faktoren 0.</translation>
    </message>
    <message>
        <source>Both factors are 0: too small to be told apart.</source>
        <translation>Beide Faktoren sind 0: zu klein, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>Both have the same ratio U / S of {}.</source>
        <translation>Beide haben dasselbe Verhältnis U / S von {}.</translation>
    </message>
    <message>
        <source>Their ratios U / S are so close that both factors round to the same number.</source>
        <translation>Ihre Verhältnisse U / S liegen so nah beieinander, dass beide Faktoren auf dieselbe Zahl gerundet werden.</translation>
    </message>
    <message>
        <source>Its effective usage {} over its normalized shares {} gives the factor {}.</source>
        <translation>Effektive Nutzung {} durch normalisierte Anteile {} ergibt den Faktor {}.</translation>
    </message>
    <message>
        <source>{} has no share of the cluster, so its factor is 0.</source>
        <translation>{} hat keinen Anteil am Cluster, daher ist der Faktor 0.</translation>
    </message>
    <message>
        <source>Decided by effective usage over shares, whatever the accounts: {} has U / S = {}, {} has {}; the smaller comes first.</source>
        <translation>Es entscheidet die effektive Nutzung durch die Anteile, gleich in welchem Account: {} hat U / S = {}, {} hat {}; das kleinere kommt zuerst.</translation>
    </message>
    <message>
        <source>factor 0 (no shares)</source>
        <translation>Faktor 0 (keine Anteile)</translation>
    </message>
    <message>
        <source>S = {} (of {})</source>
        <translation>S = {} (von {})</translation>
    </message>
    <message>
        <source>S = {} (the shares of this level add up to 0)</source>
        <translation>S = {} (die Anteile dieser Ebene ergeben zusammen 0)</translation>
    </message>
    <message>
        <source>U = {} (own)</source>
        <translation>U = {} (eigene)</translation>
    </message>
    <message>
        <source>U = {} (of {})</source>
        <translation>U = {} (von {})</translation>
    </message>
    <message>
        <source>{} has no jobs waiting and gets no tickets</source>
        <translation>{} hat keine wartenden Jobs und bekommt keine Tickets</translation>
    </message>
    <message>
        <source>{} has {} tickets</source>
        <translation>{} hat {} Tickets</translation>
    </message>
    <message>
        <source>{} has the {} tickets of {}</source>
        <translation>{} hat die {} Tickets von {}</translation>
    </message>
    <message>
        <source>; {}, {} goes to {} and {} to {}.</source>
        <translation>; {} gehen {} an {} und {} an {}.</translation>
    </message>
    <message>
        <source>{}; the factor is {}.</source>
        <translation>{}; der Faktor ist {}.</translation>
    </message>
    <message>
        <source>Neither has jobs waiting, so both factors are 0.</source>
        <translation>Keiner hat wartende Jobs, daher sind beide Faktoren 0.</translation>
    </message>
    <message>
        <source>No user has jobs waiting, so nobody gets tickets and every factor is 0.</source>
        <translation>Kein Benutzer hat wartende Jobs, daher bekommt niemand Tickets und jeder Faktor ist 0.</translation>
    </message>
    <message>
        <source>Tied: {}, {}{}</source>
        <translation>Gleichstand: {}, {}{}</translation>
    </message>
    <message>
        <source>Decided by tickets: {}, {}{}</source>
        <translation>Die Tickets entscheiden: {}, {}{}</translation>
    </message>
    <message>
        <source>0 tickets (no jobs waiting)</source>
        <translation>0 Tickets (keine wartenden Jobs)</translation>
    </message>
    <message>
        <source>0 tickets (the shares of this level add up to 0)</source>
        <translation>0 Tickets (die Anteile dieser Ebene ergeben zusammen 0)</translation>
    </message>
    <message>
        <source>{} * {} * {} / {} = {} tickets</source>
        <translation>{} * {} * {} / {} = {} Tickets</translation>
    </message>
    <message>
        <source>factor {} (no jobs waiting)</source>
        <translation>Faktor {} (keine wartenden Jobs)</translation>
    </message>
    <message>
        <source>factor {} (no user has tickets)</source>
        <translation>Faktor {} (kein Benutzer hat Tickets)</translation>
    </message>
    <message>
        <source>{} / {} (most of any user) = {}</source>
        <translation>{} / {} (die meisten eines Benutzers) = {}</translation>
    </message>
    <message>
        <source>{} (of {}) / {} (most of any user) = {}</source>
        <translation>{} (von {}) / {} (die meisten eines Benutzers) = {}</translation>
    </message>
    <message>
        <source>Its factor is {}.</source>
        <translation>Der Faktor ist {}.</translation>
    </message>
    <message>
        <source>Both have the same factor.</source>
        <translation>Beide haben denselben Faktor.</translation>
    </message>
    <message>
        <source>The higher factor comes first.</source>
        <translation>Der höhere Faktor kommt zuerst.</translation>
    </message>
    <message>
        <source>, so {} comes before every user of {}</source>
        <translation>, daher kommt {} vor allen Benutzern von {}</translation>
    </message>
    <message>
        <source>, so every user of {} comes before {}</source>
        <translation>, daher kommt jeder Benutzer von {} vor {}</translation>
    </message>
    <message>
        <source>, so every user of {} comes first</source>
        <translation>, daher kommt jeder Benutzer von {} zuerst</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS {}.</source>
        <translation>{} und {} haben dieselbe LevelFS {}.</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS, and the tie is passed down: the first user of {} takes the rank of the last user before it.</source>
        <translation>{} und {} haben dieselbe LevelFS, und der Gleichstand wird nach unten weitergegeben: Der erste Benutzer von {} erhält den Rang des letzten Benutzers davor.</translation>
    </message>
    <message>
        <source>{} and {} are apart, but a tie with an account that has no users is passed on: the first user of {} takes the rank of the last user before it.</source>
        <translation>{} und {} unterscheiden sich, aber der Gleichstand mit einem Account ohne Benutzer wird weitergegeben: Der erste Benutzer von {} erhält den Rang des letzten Benutzers davor.</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS, and users go before accounts.</source>
        <translation>{} und {} haben dieselbe LevelFS, und Benutzer kommen vor Accounts.</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS; tied accounts are visited one after the other by name, so the users of {} come first.</source>
        <translation>{} und {} haben dieselbe LevelFS; gleichstehende Accounts werden nacheinander nach Namen besucht, daher kommen die Benutzer von {} zuerst.</translation>
    </message>
    <message>
        <source>{} is number {} of {} with LevelFS {}</source>
        <translation>{} ist Nummer {} von {} mit LevelFS {}</translation>
    </message>
    <message>
        <source>From the top: {}.</source>
        <translation>Von oben: {}.</translation>
    </message>
    <message>
        <source>among the merged children of tied accounts</source>
        <translation>unter den zusammengelegten Kindern gleichstehender Accounts</translation>
    </message>
    <message>
        <source>Tied {}: {}</source>
        <translation>Gleichstand {}: {}</translation>
    </message>
    <message>
        <source>Decided {}: {}</source>
        <translation>Entschieden {}: {}</translation>
    </message>
    <message>
        <source>Decided {}: {} leads {}{}.</source>
        <translation>Entschieden {}: {} liegt vor {}{}.</translation>
    </message>
    <message>
        <source>inf (parent shares)</source>
        <translation>inf (Anteile parent)</translation>
    </message>
    <message>
        <source>0 (no shares)</source>
        <translation>0 (keine Anteile)</translation>
    </message>
    <message>
        <source>rank {1}: ({0} + 1 - {1}) / {0} = {2}</source>
        <translation>Rang {1}: ({0} + 1 - {1}) / {0} = {2}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source> {} and {} share a bucket value, so their members are compared directly.</source>
        <translation> {} und {} haben denselben Bucket-Wert, daher werden ihre Mitglieder unmittelbar verglichen.</translation>
    </message>
    <message>
        <source>word 0x{0:016x} = 0x{0:016x}</source>
        <translation>Wort 0x{0:016x} = 0x{0:016x}</translation>
    </message>
    <message>
        <source>They part on level {}, but only the first {} count.</source>
        <translation>Sie trennen sich auf Ebene {}, aber nur die ersten {} zählen.</translation>
    </message>
    <message>
        <source>Their words are equal: on every level that counts, their figures fall into the same bucket value.</source>
        <translation>Ihre Wörter sind gleich: Auf jeder Ebene, die zählt, fallen ihre Werte in denselben Bucket-Wert.</translation>
    </message>
    <message>
        <source>Its word is 0x{:016x}, compared as one number.</source>
        <translation>Das Wort ist 0x{:016x} und wird als eine Zahl verglichen.</translation>
    </message>
    <message>
        <source>bucket {} {} &gt; {}</source>
        <translation>Bucket {} {} &gt; {}</translation>
    </message>
    <message>
        <source>Decided in bucket {} of {}{}: {} has {}, {} has {}.{}</source>
        <translation>Entschieden in Bucket {} von {}{}: {} hat {}, {} hat {}.{}</translation>
    </message>
    <message>
        <source>full, {} (parent shares)</source>
        <translation>voll, {} (Anteile parent)</translation>
    </message>
    <message>
        <source>nothing of its own (parent shares)</source>
        <translation>nichts Eigenes (Anteile parent)</translation>
    </message>
    <message>
        <source>full, {} (no shares)</source>
        <translation>voll, {} (keine Anteile)</translation>
    </message>
    <message>
        <source>full, {} (no usage)</source>
        <translation>voll, {} (keine Nutzung)</translation>
    </message>
    <message>
        <source>does not count: deeper than {} levels</source>
        <translation>zählt nicht: tiefer als {} Ebenen</translation>
    </message>
    <message>
        <source>bucket {}: {}</source>
        <translation>Bucket {}: {}</translation>
    </message>
    <message>
        <source>rank {1} by word 0x{3:016x}: ({0} - {1}) / {0} = {2}</source>
        <translation>Rang {1} nach Wort 0x{3:016x}: ({0} - {1}) / {0} = {2}</translation>
    </message>
    <message>
        <source>{} has rank {} of {}.</source>
        <translation>{} hat Rang {} von {}.</translation>
    </message>
    <message>
        <source>{} and {} share rank {}.</source>
        <translation>{} und {} teilen sich Rang {}.</translation>
    </message>
    <message>
        <source>{} (rank {}) stands before {} (rank {}).</source>
        <translation>{} (Rang {}) steht vor {} (Rang {}).</translation>
    </message>
    <message>
        <source>{} holds no users.</source>
        <translation>{} enthält keine Benutzer.</translation>
    </message>
    <message>
        <source>rank {}</source>
        <translation>Rang {}</translation>
    </message>
    <message>
        <source>ranks {} to {}</source>
        <translation>Ränge {} bis {}</translation>
    </message>
    <message>
        <source>{} holds 1 user: {} of {}.</source>
        <translation>{} enthält 1 Benutzer: {} von {}.</translation>
    </message>
    <message>
        <source>{} holds {} users: {} of {}.</source>
        <translation>{} enthält {} Benutzer: {} von {}.</translation>
    </message>
    <message>
        <source>All of them share it.</source>
        <translation>Alle teilen ihn sich.</translation>
    </message>
    <message>
        <source>{} comes first of them, {} last.</source>
        <translation>{} kommt von ihnen zuerst, {} zuletzt.</translation>
    </message>
    <message>
        <source>{} has parent shares: what is in it competes in {}</source>
        <translation>{} hat Anteile parent: Sein Inhalt konkurriert in {}</translation>
    </message>
    <message>
        <source>{} has parent shares: it has no share of its own in {}</source>
        <translation>{} hat Anteile parent: kein eigener Anteil in {}</translation>
    </message>
    <message>
        <source>{} has 0 shares</source>
        <translation>{} hat 0 Anteile</translation>
    </message>
    <message>
        <source>{} has used nothing</source>
        <translation>{} hat nichts genutzt</translation>
    </message>
    <message>
        <source>the shares beside {} add up to more than 32 bits hold, as Slurm sums them</source>
        <translation>die Anteile neben {} ergeben zusammen mehr, als 32 Bit fassen, so wie Slurm sie addiert</translation>
    </message>
    <message>
        <source>row {} does not exist; the tree has {} rows</source>
        <translation>Zeile {} gibt es nicht; der Baum hat {} Zeilen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is an account; only users have a rank</source>
        <translation>„{}“ ist ein Account; nur Benutzer haben einen Rang</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is named twice; two different users can be compared</source>
        <translation>„{}“ ist zweimal genannt; vergleichen lassen sich zwei verschiedene Benutzer</translation>
    </message>
    <message>
        <source>row {} is no account</source>
        <translation>Zeile {} ist kein Account</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} in {}</translation>
    </message>
    <message>
        <source>{}, partition {}</source>
        <translation>{}, Partition {}</translation>
    </message>
    <message>
        <source>{}, association {}</source>
        <translation>{}, Assoziation {}</translation>
    </message>
    <message>
        <source>directly below {}</source>
        <translation>direkt unter {}</translation>
    </message>
    <message>
        <source>one level below {}</source>
        <translation>eine Ebene unter {}</translation>
    </message>
    <message>
        <source>shares of {} {} -&gt; {}</source>
        <translation>Anteile von {} {} -&gt; {}</translation>
    </message>
    <message>
        <source>usage of {} {} -&gt; {} TRES-seconds</source>
        <translation>Nutzung von {} {} -&gt; {} TRES-Sekunden</translation>
    </message>
    <message>
        <source>accounts of 100 users each</source>
        <translation>Accounts mit je 100 Benutzern</translation>
    </message>
    <message>
        <source>all users directly below the root</source>
        <translation>alle Benutzer direkt unter der Wurzel</translation>
    </message>
    <message>
        <source>eight children an account, users at the leaves</source>
        <translation>acht Kinder je Account, Benutzer an den Blättern</translation>
    </message>
    <message>
        <source>colleges, departments, faculty groups and users, uneven and partly idle</source>
        <translation>Fakultäten, Institute, Arbeitsgruppen und Benutzer, ungleich und teils untätig</translation>
    </message>
    <message>
        <source>there is no shape &apos;{}&apos;</source>
        <translation>es gibt keine Form „{}“</translation>
    </message>
    <message>
        <source>the size is {}; it must be 2 to {}</source>
        <translation>die Größe ist {}; sie muss 2 bis {} sein</translation>
    </message>
    <message>
        <source>associations with 0 shares</source>
        <translation>Assoziationen mit 0 Anteilen</translation>
    </message>
    <message>
        <source>associations with FairShare=parent</source>
        <translation>Assoziationen mit FairShare=parent</translation>
    </message>
    <message>
        <source>accounts with one child only</source>
        <translation>Accounts mit nur einem Kind</translation>
    </message>
    <message>
        <source>levels whose shares add up to more than 32 bits hold</source>
        <translation>Ebenen, deren Anteile zusammen mehr ergeben, als 32 Bit fassen</translation>
    </message>
    <message>
        <source>usage that belongs to an account itself</source>
        <translation>Nutzung, die einem Account selbst gehört</translation>
    </message>
    <message>
        <source>given totals that are not the sum of what is below</source>
        <translation>angegebene Summen, die nicht der Summe darunter gleichen</translation>
    </message>
    <message>
        <source>users below the last level of LEVEL_BASED</source>
        <translation>Benutzer unterhalb der letzten Ebene von LEVEL_BASED</translation>
    </message>
    <message>
        <source>users whom LEVEL_BASED ranks first for having no shares</source>
        <translation>Benutzer, die LEVEL_BASED vorn einordnet, weil sie keine Anteile haben</translation>
    </message>
    <message>
        <source>users before whom nobody can rank</source>
        <translation>Benutzer, vor denen niemand stehen kann</translation>
    </message>
    <message>
        <source>ties on paper that rounding splits</source>
        <translation>Gleichstände auf dem Papier, die Runden auflöst</translation>
    </message>
    <message>
        <source>ties that only rounding makes</source>
        <translation>Gleichstände, die nur durch Runden entstehen</translation>
    </message>
    <message>
        <source>users whose rank depends on how tied accounts are treated</source>
        <translation>Benutzer, deren Rang davon abhängt, wie gleichstehende Accounts behandelt werden</translation>
    </message>
    <message>
        <source>members of the file that this program does not know</source>
        <translation>Einträge der Datei, die dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>options of a dump line that sacctmgr does not know</source>
        <translation>Optionen einer Dump-Zeile, die sacctmgr nicht kennt</translation>
    </message>
    <message>
        <source>correct its spelling or remove it; it is kept when the file is written</source>
        <translation>Schreibweise berichtigen oder entfernen; beim Schreiben der Datei bleibt der Eintrag erhalten</translation>
    </message>
    <message>
        <source>member &apos;{}&apos; of the scenario is not known and has no effect</source>
        <translation>der Eintrag „{}“ des Szenarios ist unbekannt und wirkungslos</translation>
    </message>
    <message>
        <source>member &apos;{}&apos; of the settings is not known and has no effect</source>
        <translation>der Eintrag „{}“ der Einstellungen ist unbekannt und wirkungslos</translation>
    </message>
    <message>
        <source>member &apos;{}&apos; of the usage settings is not known and has no effect</source>
        <translation>der Eintrag „{}“ der Nutzungseinstellungen ist unbekannt und wirkungslos</translation>
    </message>
    <message>
        <source>{} of &apos;{}&apos; is not known and has no effect</source>
        <translation>{} von „{}“ ist unbekannt und wirkungslos</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has options that sacctmgr does not know: {}</source>
        <translation>„{}“ hat Optionen, die sacctmgr nicht kennt: {}</translation>
    </message>
    <message>
        <source>sacctmgr would refuse the dump that holds them</source>
        <translation>sacctmgr würde einen Dump mit ihnen ablehnen</translation>
    </message>
    <message>
        <source>{} of {} has 0 shares: last among their siblings, under LEVEL_BASED first</source>
        <translation>{} in {} hat 0 Anteile: letzter unter den Geschwistern, unter LEVEL_BASED erster</translation>
    </message>
    <message>
        <source>{} users of {} have 0 shares: last among their siblings, under LEVEL_BASED first</source>
        <translation>{} Benutzer in {} haben 0 Anteile: letzte unter den Geschwistern, unter LEVEL_BASED erste</translation>
    </message>
    <message>
        <source>{} of {} has parent shares, which Fair Tree ranks before every sibling with usage</source>
        <translation>{} in {} hat Anteile parent, die Fair Tree vor alle Geschwister mit Nutzung stellt</translation>
    </message>
    <message>
        <source>{} users of {} have parent shares, which Fair Tree ranks before every sibling with usage</source>
        <translation>{} Benutzer in {} haben Anteile parent, die Fair Tree vor alle Geschwister mit Nutzung stellt</translation>
    </message>
    <message>
        <source>{} of {} has 0 shares, for which LEVEL_BASED gives the full bucket: nobody of the account ranks higher</source>
        <translation>{} in {} hat 0 Anteile, wofür LEVEL_BASED den vollen Bucket gibt: Niemand im Account steht höher</translation>
    </message>
    <message>
        <source>{} users of {} have 0 shares, for which LEVEL_BASED gives the full bucket: nobody of the account ranks higher</source>
        <translation>{} Benutzer in {} haben 0 Anteile, wofür LEVEL_BASED den vollen Bucket gibt: Niemand im Account steht höher</translation>
    </message>
    <message>
        <source>{} has no usage: under Fair Tree nobody can rank before it</source>
        <translation>{} hat keine Nutzung: Unter Fair Tree kann niemand davor stehen</translation>
    </message>
    <message>
        <source>{} has parent shares: under Fair Tree nobody can rank before it</source>
        <translation>{} hat Anteile parent: Unter Fair Tree kann niemand davor stehen</translation>
    </message>
    <message>
        <source>{} has no usage: under Fair Tree its users rank before those of every account with usage</source>
        <translation>{} hat keine Nutzung: Unter Fair Tree stehen seine Benutzer vor denen aller Accounts mit Nutzung</translation>
    </message>
    <message>
        <source>{} has parent shares: under Fair Tree its users rank before those of every account with usage</source>
        <translation>{} hat Anteile parent: Unter Fair Tree stehen seine Benutzer vor denen aller Accounts mit Nutzung</translation>
    </message>
    <message>
        <source>{} has 0 shares: everybody in it ranks behind its siblings with shares, under LEVEL_BASED before them</source>
        <translation>{} hat 0 Anteile: Alle darin stehen hinter den Geschwistern mit Anteilen, unter LEVEL_BASED davor</translation>
    </message>
    <message>
        <source>give it shares, or remove it if nobody shall run there</source>
        <translation>Anteile geben, oder entfernen, wenn dort niemand rechnen soll</translation>
    </message>
    <message>
        <source>give shares, or remove the association</source>
        <translation>Anteile geben oder die Assoziation entfernen</translation>
    </message>
    <message>
        <source>{} has parent shares: its members compete in {} as if it were not there</source>
        <translation>{} hat Anteile parent: Seine Mitglieder konkurrieren in {}, als gäbe es ihn nicht</translation>
    </message>
    <message>
        <source>give it shares if it shall compete as a whole</source>
        <translation>Anteile geben, wenn er als Ganzes konkurrieren soll</translation>
    </message>
    <message>
        <source>give shares if their own usage shall count</source>
        <translation>Anteile geben, wenn die eigene Nutzung zählen soll</translation>
    </message>
    <message>
        <source>{} has one child only, {}: the shares of that level decide nothing</source>
        <translation>{} hat nur ein Kind, {}: Die Anteile dieser Ebene entscheiden nichts</translation>
    </message>
    <message>
        <source>leave the level out unless more will follow</source>
        <translation>die Ebene weglassen, wenn nichts dazukommt</translation>
    </message>
    <message>
        <source>the shares below {} add up to more than 4294967295, so Slurm works with {}</source>
        <translation>die Anteile unter {} ergeben zusammen mehr als 4294967295, daher rechnet Slurm mit {}</translation>
    </message>
    <message>
        <source>use smaller shares in the same ratios</source>
        <translation>kleinere Anteile in denselben Verhältnissen verwenden</translation>
    </message>
    <message>
        <source>{} has usage {} of its own, which deleted users left behind</source>
        <translation>{} hat eigene Nutzung {}, die gelöschte Benutzer hinterlassen haben</translation>
    </message>
    <message>
        <source>it fades with the half-life; resetting the account&apos;s usage removes it at once</source>
        <translation>sie verblasst mit der Halbwertszeit; Zurücksetzen der Nutzung des Accounts entfernt sie sofort</translation>
    </message>
    <message>
        <source>{} states a total usage of {}, but it and what is below it add up to {}</source>
        <translation>{} gibt eine Gesamtnutzung von {} an, zusammen mit allem darunter sind es aber {}</translation>
    </message>
    <message>
        <source>take the usage from a newer listing, or remove the given total</source>
        <translation>die Nutzung aus einer neueren Liste nehmen oder die angegebene Summe entfernen</translation>
    </message>
    <message>
        <source>{} is deeper than the {} levels of LEVEL_BASED</source>
        <translation>{} liegt tiefer als die {} Ebenen von LEVEL_BASED</translation>
    </message>
    <message>
        <source>{} users are deeper than the {} levels of LEVEL_BASED, the first is {}</source>
        <translation>{} Benutzer liegen tiefer als die {} Ebenen von LEVEL_BASED, der erste ist {}</translation>
    </message>
    <message>
        <source>raise level_based.priority_levels or flatten the tree; other algorithms are not concerned</source>
        <translation>level_based.priority_levels erhöhen oder den Baum abflachen; andere Algorithmen sind nicht betroffen</translation>
    </message>
    <message>
        <source>{} has 0 shares, for which LEVEL_BASED gives the full bucket: no sibling&apos;s users rank higher</source>
        <translation>{} hat 0 Anteile, wofür LEVEL_BASED den vollen Bucket gibt: Kein Benutzer der Geschwister steht höher</translation>
    </message>
    <message>
        <source>give shares, or choose another algorithm</source>
        <translation>Anteile geben oder einen anderen Algorithmus wählen</translation>
    </message>
    <message>
        <source>nothing to do unless it is kept idle to jump the queue</source>
        <translation>nichts zu tun, außer er bleibt untätig, um sich vorzudrängen</translation>
    </message>
    <message>
        <source>give it shares</source>
        <translation>Anteile geben</translation>
    </message>
    <message>
        <source>{} and {} in {}</source>
        <translation>{} und {} in {}</translation>
    </message>
    <message>
        <source>{} ({} pairs)</source>
        <translation>{} ({} Paare)</translation>
    </message>
    <message>
        <source>{} tie on paper, but rounding in Slurm&apos;s arithmetic ranks one before the other</source>
        <translation>{} stehen auf dem Papier gleich, aber Slurms Rundung stellt einen vor den anderen</translation>
    </message>
    <message>
        <source>use shares whose ratios are round, such as equal shares</source>
        <translation>Anteile mit runden Verhältnissen verwenden, etwa gleiche Anteile</translation>
    </message>
    <message>
        <source>{} tie in Slurm&apos;s arithmetic, although they do not on paper</source>
        <translation>{} stehen in Slurms Rechnung gleich, obwohl sie es auf dem Papier nicht tun</translation>
    </message>
    <message>
        <source>nothing: the difference is below the last digit</source>
        <translation>nichts: Der Unterschied liegt unter der letzten Ziffer</translation>
    </message>
    <message>
        <source>1 user ranks differently than Slurm&apos;s documentation says, because accounts tie; {} has rank {} instead of {}</source>
        <translation>1 Benutzer steht anders, als Slurms Dokumentation sagt, weil Accounts gleichstehen; {} hat Rang {} statt {}</translation>
    </message>
    <message>
        <source>{} users rank differently than Slurm&apos;s documentation says, because accounts tie; {} has rank {} instead of {}</source>
        <translation>{} Benutzer stehen anders, als Slurms Dokumentation sagt, weil Accounts gleichstehen; {} hat Rang {} statt {}</translation>
    </message>
    <message>
        <source>give the tied accounts different shares</source>
        <translation>den gleichstehenden Accounts verschiedene Anteile geben</translation>
    </message>
    <message>
        <source>{} and more</source>
        <translation>{} und weitere</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>{} passes {}</source>
        <translation>{} überholt {}</translation>
    </message>
    <message>
        <source>{} pass {}</source>
        <translation>{} überholen {}</translation>
    </message>
    <message>
        <source>{} gains most, {}</source>
        <translation>{} gewinnt am meisten, {}</translation>
    </message>
    <message>
        <source>{} loses most, {}</source>
        <translation>{} verliert am meisten, {}</translation>
    </message>
    <message>
        <source>no order changes under {}</source>
        <translation>keine Änderung unter {}</translation>
    </message>
    <message>
        <source>the algorithm &apos;{}&apos; was not evaluated</source>
        <translation>der Algorithmus „{}“ wurde nicht berechnet</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} it passes {} after {} ({} half-lives) and has rank {}.</source>
        <translation>Wenn {0} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, überholt {0} unter {1} {2} nach {3} ({4} Halbwertszeiten) und hat Rang {5}.</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} it gains its first rank after {} ({} half-lives) and has rank {}.</source>
        <translation>Wenn {0} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, gewinnt {0} unter {1} den ersten Rang nach {2} ({3} Halbwertszeiten) und hat Rang {4}.</translation>
    </message>
    <message>
        <source>{} has rank 1 already: there is nothing to recover.</source>
        <translation>{} hat schon Rang 1: Es gibt nichts aufzuholen.</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} it never does better: usage does not decay (half-life 0).</source>
        <translation>Wenn {0} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, wird es für {0} unter {1} nie besser: Die Nutzung verfällt nicht (Halbwertszeit 0).</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} it never passes {}.</source>
        <translation>Wenn {0} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, überholt {0} unter {1} {2} nie.</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} it never gains a rank.</source>
        <translation>Wenn {0} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, gewinnt {0} unter {1} nie einen Rang.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; already stands before &apos;{}&apos;; the one behind can recover</source>
        <translation>„{}“ steht schon vor „{}“; aufholen kann der hintere</translation>
    </message>
    <message>
        <source>never: all decay alike</source>
        <translation>nie: Alle verfallen gleich</translation>
    </message>
    <message>
        <source>never: both decay alike</source>
        <translation>nie: Beide verfallen gleich</translation>
    </message>
    <message>
        <source>{} of all usage without a share</source>
        <translation>{} der gesamten Nutzung ohne Anteil</translation>
    </message>
    <message>
        <source>no usage for {} of the cluster</source>
        <translation>keine Nutzung bei {} des Clusters</translation>
    </message>
    <message>
        <source>{} of all usage for {} of the cluster, {} times its share</source>
        <translation>{} der gesamten Nutzung bei {} des Clusters, das {}-Fache des Anteils</translation>
    </message>
    <message>
        <source>{} {} above</source>
        <translation>{} {} darüber</translation>
    </message>
    <message>
        <source>{} {} below</source>
        <translation>{} {} darunter</translation>
    </message>
    <message>
        <source>next: {}</source>
        <translation>danach: {}</translation>
    </message>
    <message>
        <source>There are no shares to compare.</source>
        <translation>Es gibt keine Anteile zu vergleichen.</translation>
    </message>
    <message>
        <source>Nobody has used anything yet.</source>
        <translation>Noch hat niemand etwas genutzt.</translation>
    </message>
    <message>
        <source>Every user uses exactly its share.</source>
        <translation>Jeder Benutzer nutzt genau seinen Anteil.</translation>
    </message>
    <message>
        <source>Every account uses exactly its share.</source>
        <translation>Jeder Account nutzt genau seinen Anteil.</translation>
    </message>
    <message>
        <source>{} is the user furthest from its share: {}.</source>
        <translation>{} ist der Benutzer, der am weitesten von seinem Anteil entfernt ist: {}.</translation>
    </message>
    <message>
        <source>{} is the account furthest from its share: {}.</source>
        <translation>{} ist der Account, der am weitesten von seinem Anteil entfernt ist: {}.</translation>
    </message>
    <message>
        <source>there is no account &apos;{}&apos; to put it into</source>
        <translation>es gibt keinen Account „{}“, in den es käme</translation>
    </message>
    <message>
        <source>this change is of no known kind</source>
        <translation>diese Änderung ist von unbekannter Art</translation>
    </message>
    <message>
        <source>raw shares are not compared: those of the other file are taken</source>
        <translation>Rohanteile werden nicht verglichen: Die der anderen Datei gelten</translation>
    </message>
    <message>
        <source>the file carries no usage, so usage is not compared</source>
        <translation>die Datei enthält keine Nutzung, daher wird Nutzung nicht verglichen</translation>
    </message>
    <message>
        <source>usage of &apos;{}&apos; is {}; it must be finite and 0 or more</source>
        <translation>die Nutzung von „{}“ ist {}; sie muss endlich und mindestens 0 sein</translation>
    </message>
    <message>
        <source>there is no chart &apos;{}&apos;; the charts are {}</source>
        <translation>es gibt kein Diagramm „{}“; die Diagramme sind {}</translation>
    </message>
    <message>
        <source>there is no row {} to draw</source>
        <translation>es gibt keine Zeile {} zu zeichnen</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Factor, {}</source>
        <translation>Faktor, {}</translation>
    </message>
    <message>
        <source>part of the range</source>
        <translation>Teil des Bereichs</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>users who share a value</source>
        <translation>Benutzer, die sich einen Wert teilen</translation>
    </message>
    <message>
        <source>{}: {} of {} have a factor that another user has too.</source>
        <translation>{}: {} von {} haben einen Faktor, den auch ein anderer Benutzer hat.</translation>
    </message>
    <message>
        <source>Factors of all users</source>
        <translation>Faktoren aller Benutzer</translation>
    </message>
    <message>
        <source>Factor of each user, one tick each</source>
        <translation>Faktor jedes Benutzers, je ein Strich</translation>
    </message>
    <message>
        <source>At the right: users who share a value.</source>
        <translation>Rechts: Benutzer, die sich einen Wert teilen.</translation>
    </message>
    <message>
        <source>There is nobody who has a factor.</source>
        <translation>Es gibt niemanden mit einem Faktor.</translation>
    </message>
    <message>
        <source>Spread of factors</source>
        <translation>Streuung der Faktoren</translation>
    </message>
    <message>
        <source>The factors of all users under each algorithm, and how many users share one.</source>
        <translation>Die Faktoren aller Benutzer unter jedem Algorithmus, und wie viele Benutzer sich einen teilen.</translation>
    </message>
    <message>
        <source>Where an algorithm tells users apart and where it crowds them together.</source>
        <translation>Wo ein Algorithmus Benutzer unterscheidet und wo er sie zusammendrängt.</translation>
    </message>
    <message>
        <source>Shares, level by level</source>
        <translation>Anteile, Ebene für Ebene</translation>
    </message>
    <message>
        <source>The cluster divided among accounts and users, each below its account and as wide as its share.</source>
        <translation>Der Cluster, aufgeteilt auf Accounts und Benutzer, jeder unter seinem Account und so breit wie sein Anteil.</translation>
    </message>
    <message>
        <source>Where the shares go, and where usage, factor or rank depart from them.</source>
        <translation>Wohin die Anteile gehen, und wo Nutzung, Faktor oder Rang davon abweichen.</translation>
    </message>
    <message>
        <source>The weight that the factor is multiplied by before the priority is cut to a whole number.</source>
        <translation>Das Gewicht, mit dem der Faktor multipliziert wird, bevor die Priorität auf eine ganze Zahl gekürzt wird.</translation>
    </message>
    <message>
        <source>{}: all priorities differ.</source>
        <translation>{}: Alle Prioritäten sind verschieden.</translation>
    </message>
    <message>
        <source>{}: {} on {} priorities; {} share one, {} of them because their factors are equal. Most share {}: {}.</source>
        <translation>{}: {} auf {} Prioritäten; {} teilen sich eine, davon {} wegen gleicher Faktoren. Die meisten teilen sich {}: {}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>equal factors</source>
        <translation>gleiche Faktoren</translation>
    </message>
    <message>
        <source>cut to equal numbers</source>
        <translation>auf gleiche Zahlen gekürzt</translation>
    </message>
    <message>
        <source>users who share a priority</source>
        <translation>Benutzer, die sich eine Priorität teilen</translation>
    </message>
    <message>
        <source>Shared priorities at weight {}</source>
        <translation>Gleiche Prioritäten, Gewicht {}</translation>
    </message>
    <message>
        <source>Gray: equal factors; brown: truncated.</source>
        <translation>Grau: gleiche Faktoren; braun: gekürzt.</translation>
    </message>
    <message>
        <source>There is nobody who has a priority.</source>
        <translation>Es gibt niemanden mit einer Priorität.</translation>
    </message>
    <message>
        <source>Collisions in the integer priority</source>
        <translation>Kollisionen in der ganzzahligen Priorität</translation>
    </message>
    <message>
        <source>How many users share an integer priority under each algorithm for a given weight.</source>
        <translation>Wie viele Benutzer sich unter jedem Algorithmus bei einem gegebenen Gewicht eine ganzzahlige Priorität teilen.</translation>
    </message>
    <message>
        <source>Whether the weight is large enough to keep the order that the algorithm found.</source>
        <translation>Ob das Gewicht groß genug ist, um die Reihenfolge des Algorithmus zu erhalten.</translation>
    </message>
    <message>
        <source>Line per</source>
        <translation>Linie je</translation>
    </message>
    <message>
        <source>A line for every user, or for the mean rank of the users of an account or of everything below an account of the root.</source>
        <translation>Eine Linie für jeden Benutzer, oder für den mittleren Rang der Benutzer eines Accounts oder von allem unter einem Account der Wurzel.</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Rank, {}</source>
        <translation>Rang, {}</translation>
    </message>
    <message>
        <source>Mean rank, {}</source>
        <translation>Mittlerer Rang, {}</translation>
    </message>
    <message>
        <source>{} (no pending jobs)</source>
        <translation>{} (keine wartenden Jobs)</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Rank (1 = first)</source>
        <translation>Rang (1 = erster)</translation>
    </message>
    <message>
        <source>Rank of each user under each algorithm</source>
        <translation>Rang jedes Benutzers unter jedem Algorithmus</translation>
    </message>
    <message>
        <source>Mean rank of each account&apos;s users</source>
        <translation>Mittlerer Rang der Benutzer jedes Accounts</translation>
    </message>
    <message>
        <source>There is nobody to rank.</source>
        <translation>Es gibt niemanden, der einen Rang haben könnte.</translation>
    </message>
    <message>
        <source>Ranks across algorithms</source>
        <translation>Ränge über die Algorithmen</translation>
    </message>
    <message>
        <source>A line for each user or account through its ranks under all algorithms.</source>
        <translation>Eine Linie je Benutzer oder Account durch seine Ränge unter allen Algorithmen.</translation>
    </message>
    <message>
        <source>Who depends on which algorithm the site runs, and who would not notice another.</source>
        <translation>Für wen es darauf ankommt, welcher Algorithmus läuft, und wer einen anderen nicht bemerken würde.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Whether users, accounts or both are drawn.</source>
        <translation>Ob Benutzer, Accounts oder beide gezeichnet werden.</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Logarithmic axes show small and large shares alike; automatic takes them from two decades on.</source>
        <translation>Logarithmische Achsen zeigen kleine und große Anteile gleichermaßen; automatisch nimmt sie ab zwei Dekaden.</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Users by their factor under the chosen algorithm, or all alike.</source>
        <translation>Benutzer nach ihrem Faktor unter dem gewählten Algorithmus, oder alle gleich.</translation>
    </message>
    <message>
        <source>Share of the cluster</source>
        <translation>Anteil am Cluster</translation>
    </message>
    <message>
        <source>Part of all usage</source>
        <translation>Teil der gesamten Nutzung</translation>
    </message>
    <message>
        <source>line of equal usage ratio</source>
        <translation>Linie gleichen Nutzungsverhältnisses</translation>
    </message>
    <message>
        <source>uses its share</source>
        <translation>nutzt seinen Anteil</translation>
    </message>
    <message>
        <source>twice its share</source>
        <translation>doppelter Anteil</translation>
    </message>
    <message>
        <source>half its share</source>
        <translation>halber Anteil</translation>
    </message>
    <message>
        <source>Usage against share</source>
        <translation>Nutzung gegen Anteil</translation>
    </message>
    <message>
        <source>Above the line somebody uses more than the share, below it less.</source>
        <translation>Über der Linie nutzt jemand mehr als den Anteil, darunter weniger.</translation>
    </message>
    <message>
        <source>There is nobody to draw.</source>
        <translation>Es gibt niemanden zu zeichnen.</translation>
    </message>
    <message>
        <source>Every user and account at its share of the cluster and its part of all usage.</source>
        <translation>Jeder Benutzer und Account bei seinem Anteil am Cluster und seinem Teil der gesamten Nutzung.</translation>
    </message>
    <message>
        <source>Who uses more than the share and who less, and how far the factor follows.</source>
        <translation>Wer mehr und wer weniger als den Anteil nutzt, und wie weit der Faktor folgt.</translation>
    </message>
    <message>
        <source>Shares in rings</source>
        <translation>Anteile in Ringen</translation>
    </message>
    <message>
        <source>The cluster divided among accounts and users, from the middle outwards, each with the angle of its share.</source>
        <translation>Der Cluster, von der Mitte nach außen aufgeteilt auf Accounts und Benutzer, jeder mit dem Winkel seines Anteils.</translation>
    </message>
    <message>
        <source>How large the parts of a whole are, also deep down in the tree.</source>
        <translation>Wie groß die Teile eines Ganzen sind, auch tief unten im Baum.</translation>
    </message>
    <message>
        <source>One of {} and {} gives all users one rank.</source>
        <translation>{} oder {} gibt allen Benutzern denselben Rang.</translation>
    </message>
    <message>
        <source>{} and {} order all users alike.</source>
        <translation>{} und {} ordnen alle Benutzer gleich.</translation>
    </message>
    <message>
        <source>{} and {} order all users the other way round.</source>
        <translation>{} und {} ordnen alle Benutzer umgekehrt.</translation>
    </message>
    <message>
        <source>{} and {}: Kendall&apos;s tau-b, 1 for the same order, 0 for none in common, −1 for the reverse; ties lower it.</source>
        <translation>{} und {}: Kendalls Tau-b, 1 bei gleicher Reihenfolge, 0 ohne Gemeinsamkeit, −1 bei umgekehrter; Gleichstände senken es.</translation>
    </message>
    <message>
        <source>pair of algorithms</source>
        <translation>Paar von Algorithmen</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b</source>
        <translation>Kendalls Tau-b</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b between the orders of {}</source>
        <translation>Kendalls Tau-b der Reihenfolgen, {}</translation>
    </message>
    <message>
        <source>tau</source>
        <translation>Tau</translation>
    </message>
    <message>
        <source>It takes two users to have an order.</source>
        <translation>Eine Reihenfolge braucht zwei Benutzer.</translation>
    </message>
    <message>
        <source>It takes two algorithms to compare their orders.</source>
        <translation>Ein Vergleich braucht zwei Algorithmen.</translation>
    </message>
    <message>
        <source>Agreement of algorithms</source>
        <translation>Übereinstimmung der Algorithmen</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau between the orders that each pair of algorithms gives the users.</source>
        <translation>Kendalls Tau zwischen den Reihenfolgen, die je zwei Algorithmen den Benutzern geben.</translation>
    </message>
    <message>
        <source>Which algorithms serve users in the same order, and where a switch would turn most upside down.</source>
        <translation>Welche Algorithmen Benutzer in derselben Reihenfolge bedienen, und wo ein Wechsel am meisten auf den Kopf stellen würde.</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} weitere</translation>
    </message>
    <message>
        <source>Sizes are shares of the cluster.</source>
        <translation>Größen sind Anteile am Cluster.</translation>
    </message>
    <message>
        <source>Sizes are shares of {}, which has {} of the cluster.</source>
        <translation>Größen sind Anteile an {}, das {} des Clusters hat.</translation>
    </message>
    <message>
        <source>Usage ratio: usage / share</source>
        <translation>Nutzungsverhältnis: Nutzung / Anteil</translation>
    </message>
    <message>
        <source>The usage ratio, or the factor or rank under the chosen algorithm.</source>
        <translation>Das Nutzungsverhältnis, oder der Faktor oder Rang unter dem gewählten Algorithmus.</translation>
    </message>
    <message>
        <source>Shares of the cluster</source>
        <translation>Anteile am Cluster</translation>
    </message>
    <message>
        <source>too narrow to be drawn alone</source>
        <translation>zu schmal, um einzeln gezeichnet zu werden</translation>
    </message>
    <message>
        <source>Usage ratio</source>
        <translation>Nutzungsverhältnis</translation>
    </message>
    <message>
        <source>{} has no shares to divide.</source>
        <translation>{} hat keine Anteile zu verteilen.</translation>
    </message>
    <message>
        <source>cannot be written: {}</source>
        <translation>lässt sich nicht schreiben: {}</translation>
    </message>
    <message>
        <source>cannot be locked: {}</source>
        <translation>lässt sich nicht sperren: {}</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>is a device, not a file</source>
        <translation>ist ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>is larger than 4 GiB, the most that is read</source>
        <translation>ist größer als 4 GiB, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>there is no program &apos;{}&apos; on PATH</source>
        <translation>es gibt kein Programm „{}“ im PATH</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be run: {}</source>
        <translation>„{}“ lässt sich nicht ausführen: {}</translation>
    </message>
    <message>
        <source>Own normalized usage, moved towards the account&apos;s by the row&apos;s fraction of its level.</source>
        <translation>Eigene normalisierte Nutzung, um den Bruchteil der Zeile an ihrer Ebene zu der des Accounts hin verschoben.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Weighs what one used against what one may use, where usage of the account counts in part for everybody in it.</source>
        <translation>Wägt ab, was jemand nutzte, gegen das, was er nutzen darf; die Nutzung des Accounts zählt teilweise für alle darin.</translation>
    </message>
    <message>
        <source>U = Uown + (Uaccount - Uown) * shares / level shares; factor = 2^(-(U / S) / damping)</source>
        <translation>U = Ueigen + (Uaccount - Ueigen) * Anteile / Anteile der Ebene; Faktor = 2^(-(U / S) / Dämpfung)</translation>
    </message>
    <message>
        <source>Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; the figures that sshare shows, and factor_job for jobs</source>
        <translation>Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; die Zahlen, die sshare zeigt, und factor_job für Jobs</translation>
    </message>
    <message>
        <source>Ratio of usage to shares relative to the siblings, times the account&apos;s ratio, times normalized shares.</source>
        <translation>Verhältnis von Nutzung zu Anteilen im Vergleich zu den Geschwistern, mal das Verhältnis des Accounts, mal normalisierte Anteile.</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>Depth-oblivious</translation>
    </message>
    <message>
        <source>As classic, but a balanced account does not punish its members, however deep it lies.</source>
        <translation>Wie Classic, aber ein ausgeglichener Account bestraft seine Mitglieder nicht, so tief er auch liegt.</translation>
    </message>
    <message>
        <source>U = Rp * (Rl^k) * S with Rp = Uaccount / Saccount, Rl = (Uown / S) / Rsiblings, k = 1 or 1 / (1 + (5 ln Rp)^2); factor = 2^(-(U / S) / damping)</source>
        <translation>U = Rp * (Rl^k) * S mit Rp = Uaccount / Saccount, Rl = (Ueigen / S) / RGeschwister, k = 1 oder 1 / (1 + (5 ln Rp)^2); Faktor = 2^(-(U / S) / Dämpfung)</translation>
    </message>
    <message>
        <source>Slurm 22.05.8, PriorityFlags=DEPTH_OBLIVIOUS, in its steady state</source>
        <translation>Slurm 22.05.8, PriorityFlags=DEPTH_OBLIVIOUS, im eingeschwungenen Zustand</translation>
    </message>
    <message>
        <source>Tied accounts</source>
        <translation>Gleichstehende Accounts</translation>
    </message>
    <message>
        <source>as_run: one after the other, as Slurm&apos;s program does; as_documented: their children are merged.</source>
        <translation>as_run: nacheinander, wie es Slurms Programm tut; as_documented: Ihre Kinder werden zusammengelegt.</translation>
    </message>
    <message>
        <source>Raw usage over that of the account it competes in; one level only, 0 to 1.</source>
        <translation>Rohnutzung durch die des Accounts, in dem konkurriert wird; nur eine Ebene, 0 bis 1.</translation>
    </message>
    <message>
        <source>Normalized shares over effective usage on this level: above 1 is under-served, 0 without shares, infinite without usage. Only the order matters.</source>
        <translation>Normalisierte Anteile durch effektive Nutzung auf dieser Ebene: über 1 ist unterversorgt, 0 ohne Anteile, unendlich ohne Nutzung. Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Place from the last over the number of users, above 0 to 1. Only the order matters.</source>
        <translation>Platz vom letzten aus durch die Zahl der Benutzer, über 0 bis 1. Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Fair Tree</source>
        <translation>Fair Tree</translation>
    </message>
    <message>
        <source>Ranks all users by walking the tree: the best served by LevelFS at each level goes first, with everybody below it.</source>
        <translation>Ordnet alle Benutzer durch einen Gang durch den Baum: Auf jeder Ebene kommt der nach LevelFS beste zuerst, mit allen darunter.</translation>
    </message>
    <message>
        <source>LevelFS = normalized shares / effective usage, both within one level; factor = (users + 1 - rank) / users</source>
        <translation>LevelFS = normalisierte Anteile / effektive Nutzung, beide innerhalb einer Ebene; Faktor = (Benutzer + 1 - Rang) / Benutzer</translation>
    </message>
    <message>
        <source>Slurm 22.05.8, default since 19.05; two extended-precision quotients, exact comparison</source>
        <translation>Slurm 22.05.8, Standard seit 19.05; zwei Quotienten mit erweiterter Genauigkeit, genauer Vergleich</translation>
    </message>
    <message>
        <source>Priority levels</source>
        <translation>Prioritätsebenen</translation>
    </message>
    <message>
        <source>PriorityLevels: into how many buckets the 64 bits are cut; deeper levels do not count.</source>
        <translation>PriorityLevels: in wie viele Buckets die 64 Bit geteilt werden; tiefere Ebenen zählen nicht.</translation>
    </message>
    <message>
        <source>Raw usage over that of the account it competes in; above 1 only for inconsistent totals.</source>
        <translation>Rohnutzung durch die des Accounts, in dem konkurriert wird; über 1 nur bei widersprüchlichen Summen.</translation>
    </message>
    <message>
        <source>Level word</source>
        <translation>Ebenenwort</translation>
    </message>
    <message>
        <source>The bits of this level: 1 + 2^(-U / (0.1 + 0.9 S)) of its bucket.</source>
        <translation>Die Bits dieser Ebene: 1 + 2^(-U / (0.1 + 0.9 S)) ihres Buckets.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>All levels from the top down; compared as one 64-bit number.</source>
        <translation>Alle Ebenen von oben nach unten; verglichen als eine 64-Bit-Zahl.</translation>
    </message>
    <message>
        <source>Place from the last, counted from 0, over the number of users: 0 for the last. Only the order matters.</source>
        <translation>Platz vom letzten aus, ab 0 gezählt, durch die Zahl der Benutzer: 0 für den letzten. Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Level-based</source>
        <translation>Level-based</translation>
    </message>
    <message>
        <source>Packs one number a level into a 64-bit word, the top level in the highest bits, and ranks users by it.</source>
        <translation>Packt eine Zahl je Ebene in ein 64-Bit-Wort, die oberste in die höchsten Bits, und ordnet Benutzer danach.</translation>
    </message>
    <message>
        <source>bucket = 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), truncated; w = 64 / priority_levels; factor = rank from last / users</source>
        <translation>Bucket = 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), abgeschnitten; w = 64 / priority_levels; Faktor = Rang vom letzten aus / Benutzer</translation>
    </message>
    <message>
        <source>Slurm 14.11.0-pre3, PriorityFlags=LEVEL_BASED</source>
        <translation>Slurm 14.11.0-pre3, PriorityFlags=LEVEL_BASED</translation>
    </message>
    <message>
        <source>Normalized usage, at least a hundredth of the fraction of the level.</source>
        <translation>Normalisierte Nutzung, mindestens ein Hundertstel des Bruchteils der Ebene.</translation>
    </message>
    <message>
        <source>Normalized shares over effective usage: how far below its target, at most 100.</source>
        <translation>Normalisierte Anteile durch effektive Nutzung: wie weit unter dem Ziel, höchstens 100.</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tickets</translation>
    </message>
    <message>
        <source>Of 4294967295 at the root, split among active siblings by shares times f.</source>
        <translation>Von 4294967295 an der Wurzel, verteilt unter aktiven Geschwistern nach Anteilen mal f.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Has jobs waiting at or below it; only active associations get tickets.</source>
        <translation>Hat bei sich oder darunter wartende Jobs; nur aktive Assoziationen bekommen Tickets.</translation>
    </message>
    <message>
        <source>Tickets over the most tickets of any user: 1 for the best, 0 without waiting jobs; above 1 only for users with parent shares. The value decides.</source>
        <translation>Tickets durch die meisten Tickets eines Benutzers: 1 für den besten, 0 ohne wartende Jobs; über 1 nur für Benutzer mit Anteilen parent. Der Wert zählt.</translation>
    </message>
    <message>
        <source>Ticket-based</source>
        <translation>Ticket-based</translation>
    </message>
    <message>
        <source>Splits tickets down the tree among those who have jobs waiting, by shares and by how far they are below their target.</source>
        <translation>Verteilt Tickets den Baum hinab an die, deren Jobs warten, nach Anteilen und danach, wie weit sie unter ihrem Ziel liegen.</translation>
    </message>
    <message>
        <source>T = T(account) * S * f / sum over active siblings of S * f, f = S / max(U, 0.01 S); factor = T / largest T of a user</source>
        <translation>T = T(Account) * S * f / Summe über aktive Geschwister von S * f, f = S / max(U, 0.01 S); Faktor = T / größtes T eines Benutzers</translation>
    </message>
    <message>
        <source>Slurm 14.11.0-pre3, PriorityFlags=TICKET_BASED (2.5 to 15.08.0-pre5)</source>
        <translation>Slurm 14.11.0-pre3, PriorityFlags=TICKET_BASED (2.5 bis 15.08.0-pre5)</translation>
    </message>
    <message>
        <source>{}.{} is &apos;{}&apos;; it must be {}</source>
        <translation>{}.{} ist „{}“; es muss {} sein</translation>
    </message>
    <message>
        <source>a whole number from {} to {}</source>
        <translation>eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no parameter &apos;{}&apos;</source>
        <translation>„{}“ hat keinen Parameter „{}“</translation>
    </message>
    <message>
        <source>Level shares</source>
        <translation>Anteile der Ebene</translation>
    </message>
    <message>
        <source>Sum of the raw shares that compete on this level, modulo 2^32 as Slurm adds.</source>
        <translation>Summe der Rohanteile, die auf dieser Ebene konkurrieren, modulo 2^32, wie Slurm addiert.</translation>
    </message>
    <message>
        <source>Normalized shares</source>
        <translation>Normalisierte Anteile</translation>
    </message>
    <message>
        <source>Raw shares over the level&apos;s sum; one level only. Above 1 only where the sum wraps.</source>
        <translation>Rohanteile durch die Summe der Ebene; nur eine Ebene. Über 1 nur, wo die Summe überläuft.</translation>
    </message>
    <message>
        <source>Fraction of the whole cluster: the product of the level fractions up to the root, 0 to 1.</source>
        <translation>Bruchteil des ganzen Clusters: Produkt der Bruchteile der Ebenen bis zur Wurzel, 0 bis 1.</translation>
    </message>
    <message>
        <source>Normalized usage</source>
        <translation>Normalisierte Nutzung</translation>
    </message>
    <message>
        <source>Raw usage with everything below over the root&apos;s, 0 to 1.</source>
        <translation>Rohnutzung mit allem darunter durch die der Wurzel, 0 bis 1.</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Effektive Nutzung</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>Jobfaktor</translation>
    </message>
    <message>
        <source>The factor that jobs get: effective usage in extended precision, and for a user with parent shares the values of the account it competes for.</source>
        <translation>Der Faktor, den Jobs bekommen: effektive Nutzung mit erweiterter Genauigkeit, und für einen Benutzer mit Anteilen parent die Werte des Accounts, für den er konkurriert.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Place among all users: 1 is served first, ties share a place.</source>
        <translation>Platz unter allen Benutzern: 1 kommt zuerst dran, bei Gleichstand teilt man den Platz.</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is not a number: the shares of its level add up to 0</source>
        <translation>der Faktor von „{}“ ist keine Zahl: Die Anteile der Ebene ergeben zusammen 0</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is not a number: the shares of its level add up to 0; so in {} rows</source>
        <translation>der Faktor von „{}“ ist keine Zahl: Die Anteile der Ebene ergeben zusammen 0; so in {} Zeilen</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is above 1, more than a well-formed tree gives</source>
        <translation>der Faktor von „{}“ ist über 1, mehr als ein wohlgeformter Baum ergibt</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is above 1, more than a well-formed tree gives; so in {} rows</source>
        <translation>der Faktor von „{}“ ist über 1, mehr als ein wohlgeformter Baum ergibt; so in {} Zeilen</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is below 0, less than a well-formed tree gives</source>
        <translation>der Faktor von „{}“ ist unter 0, weniger als ein wohlgeformter Baum ergibt</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is below 0, less than a well-formed tree gives; so in {} rows</source>
        <translation>der Faktor von „{}“ ist unter 0, weniger als ein wohlgeformter Baum ergibt; so in {} Zeilen</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor: divides the exponent, so that a higher value spreads factors of heavy users.</source>
        <translation>FairShareDampeningFactor: teilt den Exponenten, sodass ein höherer Wert die Faktoren starker Nutzer auseinanderzieht.</translation>
    </message>
    <message>
        <source>2^(-(effective usage / normalized shares) / damping), 0 to 1: 0.5 on target. The value decides.</source>
        <translation>2^(-(effektive Nutzung / normalisierte Anteile) / Dämpfung), 0 bis 1: 0,5 am Ziel. Der Wert zählt.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; ended with exit code {}</source>
        <translation>„{}“ endete mit dem Code {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; ended with exit code {}: {}</source>
        <translation>„{}“ endete mit dem Code {}: {}</translation>
    </message>
    <message>
        <source>the output of {} is of no known format</source>
        <translation>die Ausgabe von {} hat kein bekanntes Format</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>{} rows differ between the outputs: the tree changed meanwhile</source>
        <translation>{} Zeilen unterscheiden sich zwischen den Ausgaben: Der Baum hat sich inzwischen geändert</translation>
    </message>
    <message>
        <source>neither scontrol nor sshare printed usage; all usage in this tree is 0</source>
        <translation>weder scontrol noch sshare gab Nutzung aus; alle Nutzung in diesem Baum ist 0</translation>
    </message>
    <message>
        <source>Slurm is not here: none of sacctmgr, scontrol and sshare is on PATH</source>
        <translation>Slurm ist nicht hier: sacctmgr, scontrol und sshare stehen alle nicht im PATH</translation>
    </message>
    <message>
        <source>no command printed a tree of associations; see the remarks above</source>
        <translation>kein Befehl gab einen Baum von Assoziationen aus; siehe die Bemerkungen oben</translation>
    </message>
    <message>
        <source>Captured tree</source>
        <translation>Erfasster Baum</translation>
    </message>
    <message>
        <source>Cluster {}</source>
        <translation>Cluster {}</translation>
    </message>
    <message>
        <source>the continued line is longer than {} bytes, the most that is read</source>
        <translation>die fortgesetzte Zeile ist länger als {} Byte, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>the row has more than {} cells, the most that is read</source>
        <translation>die Zeile hat mehr als {} Zellen, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>the cell is {} bytes long; at most {} are read</source>
        <translation>die Zelle ist {} Byte lang; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>a cell opens with a quote that is not closed</source>
        <translation>eine Zelle beginnt mit einem Anführungszeichen, das nicht schließt</translation>
    </message>
    <message>
        <source>text stands behind the closing quote of a cell</source>
        <translation>hinter dem schließenden Anführungszeichen einer Zelle steht Text</translation>
    </message>
    <message>
        <source>path &apos;{}&apos; does not end in the row&apos;s own name &apos;{}&apos;</source>
        <translation>der Pfad „{}“ endet nicht auf den Namen der Zeile „{}“</translation>
    </message>
    <message>
        <source>path &apos;{}&apos; contradicts account &apos;{}&apos;; expected it to end in &apos;{}&apos;</source>
        <translation>der Pfad „{}“ widerspricht dem Account „{}“; erwartet war das Ende „{}“</translation>
    </message>
    <message>
        <source>path &apos;{}&apos; leads through &apos;{}&apos;, which is not listed</source>
        <translation>der Pfad „{}“ führt durch „{}“, das nicht aufgeführt ist</translation>
    </message>
    <message>
        <source>the header is followed by no row</source>
        <translation>auf die Kopfzeile folgt keine Zeile</translation>
    </message>
    <message>
        <source>the first line names no columns of a tree; a CSV needs &quot;path&quot; or &quot;account&quot; and some of {}</source>
        <translation>die erste Zeile nennt keine Spalten eines Baums; eine CSV braucht &quot;path&quot; oder &quot;account&quot; und einige von {}</translation>
    </message>
    <message>
        <source>column &quot;{}&quot; appears twice</source>
        <translation>die Spalte &quot;{}&quot; kommt zweimal vor</translation>
    </message>
    <message>
        <source>columns that do not belong to a tree are left out: {}</source>
        <translation>Spalten, die nicht zu einem Baum gehören, bleiben weg: {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; it must be {}</source>
        <translation>{} ist „{}“; es muss {} sein</translation>
    </message>
    <message>
        <source>the row has {} cells, and the header has {}</source>
        <translation>die Zeile hat {} Zellen und die Kopfzeile {}</translation>
    </message>
    <message>
        <source>user or account</source>
        <translation>Benutzer oder Account</translation>
    </message>
    <message>
        <source>user in a row that names one</source>
        <translation>Benutzer in einer Zeile, die einen nennt</translation>
    </message>
    <message>
        <source>account in a row that names no user</source>
        <translation>Account in einer Zeile, die keinen Benutzer nennt</translation>
    </message>
    <message>
        <source>the row names neither an account nor a user</source>
        <translation>die Zeile nennt weder Account noch Benutzer</translation>
    </message>
    <message>
        <source>a whole number from 0 to {} or parent</source>
        <translation>eine ganze Zahl von 0 bis {} oder parent</translation>
    </message>
    <message>
        <source>0 or large enough to be told from 0</source>
        <translation>0 oder groß genug, um von 0 unterscheidbar zu sein</translation>
    </message>
    <message>
        <source>a finite number, 0 or more</source>
        <translation>eine endliche Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>&apos;{}&apos; as in the rows above</source>
        <translation>„{}“ wie in den Zeilen darüber</translation>
    </message>
    <message>
        <source>{} is cut in the listing; it is taken as {}, the only one below {} that begins so and has its raw shares</source>
        <translation>{} ist in der Liste abgeschnitten; gelesen als {}, das als einziges unter {} so beginnt und diese Rohanteile hat</translation>
    </message>
    <message>
        <source>{} is cut in the listing; it is taken as {}, the only one below {} that begins so</source>
        <translation>{} ist in der Liste abgeschnitten; gelesen als {}, das als einziges unter {} so beginnt</translation>
    </message>
    <message>
        <source>the line is {} bytes long; sacctmgr load refuses lines above {}</source>
        <translation>die Zeile ist {} Byte lang; sacctmgr load lehnt Zeilen über {} ab</translation>
    </message>
    <message>
        <source>the continued line is {} bytes long; at most {} are read</source>
        <translation>die fortgesetzte Zeile ist {} Byte lang; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; in quotes is taken as it stands; sacctmgr load needs a &apos;\&apos; before it</source>
        <translation>„{}“ in Anführungszeichen gilt, wie es dasteht; sacctmgr load braucht ein „\“ davor</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark; sacctmgr load would not find the Cluster line</source>
        <translation>die Datei beginnt mit einer Byte-Order-Marke; sacctmgr load fände die Zeile Cluster nicht</translation>
    </message>
    <message>
        <source>the dump has no line &quot;Cluster - &apos;NAME&apos;&quot;; it must come first</source>
        <translation>der Dump hat keine Zeile &quot;Cluster - &apos;NAME&apos;&quot;; sie muss zuerst kommen</translation>
    </message>
    <message>
        <source>byte 0x{:02x} is not UTF-8 text; convert the file, for example with iconv</source>
        <translation>Byte 0x{:02x} ist kein UTF-8-Text; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>{} is not a line of a dump; expected &quot;Cluster - &apos;NAME&apos;&quot;, &quot;Parent - &apos;NAME&apos;&quot;, &quot;Account - &apos;NAME&apos;&quot; or &quot;User - &apos;NAME&apos;&quot;</source>
        <translation>{} ist keine Zeile eines Dumps; erwartet war &quot;Cluster - &apos;NAME&apos;&quot;, &quot;Parent - &apos;NAME&apos;&quot;, &quot;Account - &apos;NAME&apos;&quot; oder &quot;User - &apos;NAME&apos;&quot;</translation>
    </message>
    <message>
        <source>the line &quot;Cluster - &apos;NAME&apos;&quot; must come first; found {}</source>
        <translation>die Zeile &quot;Cluster - &apos;NAME&apos;&quot; muss zuerst kommen; gefunden: {}</translation>
    </message>
    <message>
        <source>found {}; expected &apos;:&apos; or the end of the line after a quoted name</source>
        <translation>gefunden: {}; erwartet war „:“ oder das Zeilenende nach einem Namen in Anführungszeichen</translation>
    </message>
    <message>
        <source>the name is missing; expected it after &apos; - &apos;</source>
        <translation>der Name fehlt; erwartet war er nach „ - “</translation>
    </message>
    <message>
        <source>the quote {} never closes</source>
        <translation>das Anführungszeichen {} schließt nie</translation>
    </message>
    <message>
        <source>the option {} has no value; expected KEY=VALUE</source>
        <translation>die Option {} hat keinen Wert; erwartet war SCHLÜSSEL=WERT</translation>
    </message>
    <message>
        <source>the option {} is not known; it is kept as it is</source>
        <translation>die Option {} ist unbekannt; sie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>there is no Parent line above; accounts and users are taken as children of root</source>
        <translation>darüber steht keine Zeile Parent; Accounts und Benutzer gelten als Kinder der Wurzel</translation>
    </message>
    <message>
        <source>a second Cluster line, for {}; a dump describes one cluster</source>
        <translation>eine zweite Zeile Cluster, für {}; ein Dump beschreibt einen Cluster</translation>
    </message>
    <message>
        <source>raw shares of the root are {}; they have no effect and are read as 1</source>
        <translation>die Rohanteile der Wurzel sind {}; sie sind wirkungslos und werden als 1 gelesen</translation>
    </message>
    <message>
        <source>the parent {} is not defined above; expected an Account line for it before</source>
        <translation>der übergeordnete Account {} ist oben nicht definiert; davor war eine Zeile Account für ihn erwartet</translation>
    </message>
    <message>
        <source>the account root is listed below a parent; its options are taken as those of the root</source>
        <translation>der Account root steht unter einem anderen; seine Optionen gelten als die der Wurzel</translation>
    </message>
    <message>
        <source>{} is listed again, now under {}; it is moved there with everything below it</source>
        <translation>{} ist erneut aufgeführt, jetzt unter {}; es wird mit allem darunter dorthin verschoben</translation>
    </message>
    <message>
        <source>sacctmgr load spells {} in lower case</source>
        <translation>sacctmgr load schreibt {} klein</translation>
    </message>
    <message>
        <source>{} is listed again, first in line {}; the later options count</source>
        <translation>{} ist erneut aufgeführt, zuerst in Zeile {}; die späteren Optionen zählen</translation>
    </message>
    <message>
        <source>{} would stand below itself</source>
        <translation>{} stünde unter sich selbst</translation>
    </message>
    <message>
        <source>{} has &apos;=&apos; in its name; sacctmgr cannot load that from a dump</source>
        <translation>{} hat „=“ im Namen; das kann sacctmgr nicht aus einem Dump laden</translation>
    </message>
    <message>
        <source>{} is below an account with &apos;\&apos; in its name; loading that from a dump crashes slurmdbd</source>
        <translation>{} steht unter einem Account mit „\“ im Namen; das aus einem Dump zu laden bringt slurmdbd zum Absturz</translation>
    </message>
    <message>
        <source>{} has a control character in its name or options; a dump cannot hold it</source>
        <translation>{} hat ein Steuerzeichen im Namen oder in den Optionen; ein Dump kann es nicht enthalten</translation>
    </message>
    <message>
        <source>{} has two associations in {} and no partition; a dump has no ids to tell them apart</source>
        <translation>{} hat zwei Assoziationen in {} und keine Partition; ein Dump hat keine Ids, um sie zu unterscheiden</translation>
    </message>
    <message>
        <source>{} has two associations in {} and partition {}; a dump has no ids to tell them apart</source>
        <translation>{} hat zwei Assoziationen in {} und Partition {}; ein Dump hat keine Ids, um sie zu unterscheiden</translation>
    </message>
    <message>
        <source>the options {} of {} do not fit a dump; expected KEY=VALUE, quotes that close, and neither shares nor partition</source>
        <translation>die Optionen {} von {} passen nicht in einen Dump; erwartet waren SCHLÜSSEL=WERT, schließende Anführungszeichen und weder Anteile noch Partition</translation>
    </message>
    <message>
        <source>the cluster&apos;s name has a &apos;=&apos;; sacctmgr cannot load that from a dump</source>
        <translation>der Name des Clusters hat ein „=“; das kann sacctmgr nicht aus einem Dump laden</translation>
    </message>
    <message>
        <source>the cluster&apos;s name has a control character; a dump cannot hold it</source>
        <translation>der Name des Clusters hat ein Steuerzeichen; ein Dump kann es nicht enthalten</translation>
    </message>
    <message>
        <source>{} and {} would be one account in a dump, which has neither capitals nor quotes in names</source>
        <translation>{} und {} wären in einem Dump ein Account; dort haben Namen weder Großbuchstaben noch Anführungszeichen</translation>
    </message>
    <message>
        <source>there is no algorithm &apos;{}&apos;; the algorithms are {}</source>
        <translation>es gibt keinen Algorithmus „{}“; die Algorithmen sind {}</translation>
    </message>
    <message>
        <source>an algorithm is named by a text; found {}</source>
        <translation>einen Algorithmus benennt ein Text; gefunden: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; appears twice in &quot;compare&quot;</source>
        <translation>„{}“ kommt in &quot;compare&quot; zweimal vor</translation>
    </message>
    <message>
        <source>{}.{} is {}; it must be {}</source>
        <translation>{}.{} ist {}; es muss {} sein</translation>
    </message>
    <message>
        <source>half_life_seconds is {}; it must be 0 (no decay) or a number of seconds, 1 or more</source>
        <translation>half_life_seconds ist {}; es muss 0 (kein Verfall) oder eine Zahl von Sekunden sein, 1 oder mehr</translation>
    </message>
    <message>
        <source>the root of the tree must be an account; found a user</source>
        <translation>die Wurzel des Baums muss ein Account sein; gefunden: ein Benutzer</translation>
    </message>
    <message>
        <source>a node of the tree must be an object; found {}</source>
        <translation>ein Knoten des Baums muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>a node names both an &quot;account&quot; and a &quot;user&quot;; it must name one of them</source>
        <translation>ein Knoten nennt sowohl &quot;account&quot; als auch &quot;user&quot;; er muss eines davon nennen</translation>
    </message>
    <message>
        <source>a node of the tree must name an &quot;account&quot; or a &quot;user&quot;</source>
        <translation>ein Knoten des Baums muss &quot;account&quot; oder &quot;user&quot; nennen</translation>
    </message>
    <message>
        <source>{} has children; only accounts have</source>
        <translation>{} hat Kinder; nur Accounts haben welche</translation>
    </message>
    <message>
        <source>the root account has no shares; its {} are left out</source>
        <translation>der Wurzelaccount hat keine Anteile; seine {} bleiben weg</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not UTF-8 text, and a .fairshare file holds nothing else</source>
        <translation>„{}“ ist kein UTF-8-Text, und eine .fairshare-Datei enthält nichts anderes</translation>
    </message>
    <message>
        <source>the association id is {}; expected a whole number, 1 or more</source>
        <translation>die Id der Assoziation ist {}; erwartet war eine ganze Zahl, 1 oder mehr</translation>
    </message>
    <message>
        <source>the parent&apos;s id is {}; expected a whole number, 1 or more</source>
        <translation>die übergeordnete Id ist {}; erwartet war eine ganze Zahl, 1 oder mehr</translation>
    </message>
    <message>
        <source>the record is not whole; expected ClusterName, Account, UserName, Partition and ID</source>
        <translation>der Datensatz ist unvollständig; erwartet waren ClusterName, Account, UserName, Partition und ID</translation>
    </message>
    <message>
        <source>the record has no {}</source>
        <translation>der Datensatz hat kein {}</translation>
    </message>
    <message>
        <source>the record has no ParentAccount</source>
        <translation>der Datensatz hat keinen ParentAccount</translation>
    </message>
    <message>
        <source>{} has association id {}, as the record in line {} has; ids are unique</source>
        <translation>{} hat die Assoziations-Id {}, wie der Datensatz in Zeile {}; Ids sind eindeutig</translation>
    </message>
    <message>
        <source>there are no association records; print them with scontrol show assoc_mgr flags=assoc</source>
        <translation>es gibt keine Assoziationsdatensätze; scontrol show assoc_mgr flags=assoc gibt sie aus</translation>
    </message>
    <message>
        <source>Association records (scontrol show assoc_mgr)</source>
        <translation>Assoziationsdatensätze (scontrol show assoc_mgr)</translation>
    </message>
    <message>
        <source>Accounts, users, shares, ids, partitions and usage with two decimals</source>
        <translation>Accounts, Benutzer, Anteile, Ids, Partitionen und Nutzung mit zwei Dezimalen</translation>
    </message>
    <message>
        <source>Table of associations (CSV)</source>
        <translation>Tabelle der Assoziationen (CSV)</translation>
    </message>
    <message>
        <source>One row an association with its path, shares, own usage and total; no settings</source>
        <translation>Eine Zeile je Assoziation mit Pfad, Anteilen, eigener Nutzung und Summe; keine Einstellungen</translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing; expected a scenario, which says &quot;{}&quot; there, or what sshare --json prints, which lists &quot;shares&quot;</source>
        <translation>&quot;format&quot; fehlt; erwartet war ein Szenario, das dort &quot;{}&quot; sagt, oder die Ausgabe von sshare --json, die &quot;shares&quot; aufführt</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &quot;{}&quot;; a scenario says &quot;{}&quot; there</source>
        <translation>&quot;format&quot; ist &quot;{}&quot;; ein Szenario sagt dort &quot;{}&quot;</translation>
    </message>
    <message>
        <source>&quot;version&quot; is missing; the file is read as version {}</source>
        <translation>&quot;version&quot; fehlt; die Datei wird als Version {} gelesen</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {}; it must be a whole number, 1 or more</source>
        <translation>&quot;version&quot; ist {}; es muss eine ganze Zahl sein, 1 oder mehr</translation>
    </message>
    <message>
        <source>the file has version {}, and this program reads version {}; a newer release of the program is needed</source>
        <translation>die Datei hat Version {}, und dieses Programm liest Version {}; nötig ist eine neuere Ausgabe des Programms</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>a scenario is one JSON object; found {}</source>
        <translation>ein Szenario ist ein JSON-Objekt; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;tree&quot; is missing; a scenario holds one</source>
        <translation>&quot;tree&quot; fehlt; ein Szenario enthält einen</translation>
    </message>
    <message>
        <source>Scenario (.fairshare)</source>
        <translation>Szenario (.fairshare)</translation>
    </message>
    <message>
        <source>A whole scenario: the tree with shares and own usage, settings and further sections</source>
        <translation>Ein ganzes Szenario: der Baum mit Anteilen und eigener Nutzung, Einstellungen und weitere Abschnitte</translation>
    </message>
    <message>
        <source>Association dump (sacctmgr dump)</source>
        <translation>Assoziationsdump (sacctmgr dump)</translation>
    </message>
    <message>
        <source>Accounts, users, shares and limits of one cluster, without usage</source>
        <translation>Accounts, Benutzer, Anteile und Grenzen eines Clusters, ohne Nutzung</translation>
    </message>
    <message>
        <source>this is not a list of associations; expected a header with Account, User and Share</source>
        <translation>dies ist keine Liste von Assoziationen; erwartet war eine Kopfzeile mit Account, User und Share</translation>
    </message>
    <message>
        <source>Association list (sacctmgr show assoc)</source>
        <translation>Assoziationsliste (sacctmgr show assoc)</translation>
    </message>
    <message>
        <source>Accounts, users and shares, as sacctmgr show assoc prints them; a tree with the word tree or with the column ParentName</source>
        <translation>Accounts, Benutzer und Anteile, wie sacctmgr show assoc sie ausgibt; ein Baum mit dem Wort tree oder mit der Spalte ParentName</translation>
    </message>
    <message>
        <source>{} is {}; expected {}</source>
        <translation>{} ist {}; erwartet: {}</translation>
    </message>
    <message>
        <source>minutes or DAYS-HOURS:MINUTES:SECONDS</source>
        <translation>Minuten oder TAGE-STUNDEN:MINUTEN:SEKUNDEN</translation>
    </message>
    <message>
        <source>PriorityType is {}; fairshare counts with priority/multifactor alone</source>
        <translation>PriorityType ist {}; Fairshare zählt nur mit priority/multifactor</translation>
    </message>
    <message>
        <source>YES or NO</source>
        <translation>YES oder NO</translation>
    </message>
    <message>
        <source>the file {} is not read; what it sets is missing here</source>
        <translation>die Datei {} wird nicht gelesen; was sie setzt, fehlt hier</translation>
    </message>
    <message>
        <source>PriorityFlags has LEVEL_BASED, but PriorityLevels is not set</source>
        <translation>PriorityFlags hat LEVEL_BASED, aber PriorityLevels ist nicht gesetzt</translation>
    </message>
    <message>
        <source>the configuration sets no priority; expected keys such as PriorityWeightFairshare</source>
        <translation>die Konfiguration setzt keine Priorität; erwartet waren Schlüssel wie PriorityWeightFairshare</translation>
    </message>
    <message>
        <source>Slurm configuration (slurm.conf, scontrol show config)</source>
        <translation>Slurm-Konfiguration (slurm.conf, scontrol show config)</translation>
    </message>
    <message>
        <source>Algorithm, half-life, damping and priority weights; no tree</source>
        <translation>Algorithmus, Halbwertszeit, Dämpfung und Gewichte der Priorität; kein Baum</translation>
    </message>
    <message>
        <source>this is not a table of sshare; expected a header with Account, User and RawShares</source>
        <translation>dies ist keine Tabelle von sshare; erwartet war eine Kopfzeile mit Account, User und RawShares</translation>
    </message>
    <message>
        <source>Share table (sshare)</source>
        <translation>Tabelle der Anteile (sshare)</translation>
    </message>
    <message>
        <source>Accounts, users, shares and usage, as sshare prints them in any of its forms</source>
        <translation>Accounts, Benutzer, Anteile und Nutzung, wie sshare sie in jeder seiner Formen ausgibt</translation>
    </message>
    <message>
        <source>&quot;shares&quot; is missing; sshare --json lists the associations there</source>
        <translation>&quot;shares&quot; fehlt; sshare --json führt dort die Assoziationen auf</translation>
    </message>
    <message>
        <source>&quot;type&quot; is {}; it must hold &quot;USER&quot; or &quot;ASSOCIATION&quot;</source>
        <translation>&quot;type&quot; ist {}; es muss &quot;USER&quot; oder &quot;ASSOCIATION&quot; enthalten</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be a number; found {}</source>
        <translation>&quot;{}&quot; muss eine Zahl sein; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is infinite; it must be finite</source>
        <translation>&quot;{}&quot; ist unendlich; es muss endlich sein</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; it must be 0 or large enough to be told from 0</source>
        <translation>&quot;{}&quot; ist {}; es muss 0 oder groß genug sein, um von 0 unterscheidbar zu sein</translation>
    </message>
    <message>
        <source>&quot;shares&quot; is {}; it must be a whole number from 0 to {}, or {} for parent</source>
        <translation>&quot;shares&quot; ist {}; es muss eine ganze Zahl von 0 bis {} sein, oder {} für parent</translation>
    </message>
    <message>
        <source>&quot;id&quot; is {}; it must be a whole number from 0 to {}</source>
        <translation>&quot;id&quot; ist {}; es muss eine ganze Zahl von 0 bis {} sein</translation>
    </message>
    <message>
        <source>&quot;usage&quot; is {}; the largest is {}</source>
        <translation>&quot;usage&quot; ist {}; der größte Wert ist {}</translation>
    </message>
    <message>
        <source>&quot;usage&quot; is {}; it must be 0 or more</source>
        <translation>&quot;usage&quot; ist {}; es muss 0 oder mehr sein</translation>
    </message>
    <message>
        <source>the listing holds clusters &apos;{}&apos; and &apos;{}&apos;; it must hold one</source>
        <translation>die Liste enthält die Cluster „{}“ und „{}“; es darf nur einer sein</translation>
    </message>
    <message>
        <source>an association must be an object; found {}</source>
        <translation>eine Assoziation muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>an association has no &quot;{}&quot;</source>
        <translation>eine Assoziation hat kein &quot;{}&quot;</translation>
    </message>
    <message>
        <source>sshare --json gives one object; found {}</source>
        <translation>sshare --json gibt ein Objekt aus; gefunden: {}</translation>
    </message>
    <message>
        <source>the list of shares is empty</source>
        <translation>die Liste der Anteile ist leer</translation>
    </message>
    <message>
        <source>Shares as JSON (sshare --json)</source>
        <translation>Anteile als JSON (sshare --json)</translation>
    </message>
    <message>
        <source>The tree with raw shares, raw usage and association ids, as Slurm 23.11 and later print it</source>
        <translation>Der Baum mit Rohanteilen, Rohnutzung und Assoziations-Ids, wie Slurm ab 23.11 ihn ausgibt</translation>
    </message>
    <message>
        <source>a JSON file of 4 GiB or more cannot be read</source>
        <translation>eine JSON-Datei von 4 GiB oder mehr lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>not enough memory to read this JSON file</source>
        <translation>nicht genug Speicher, um diese JSON-Datei zu lesen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice in one object</source>
        <translation>&quot;{}&quot; kommt in einem Objekt zweimal vor</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the file holds more than {} values, the most that is read</source>
        <translation>die Datei enthält mehr als {} Werte, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>not valid JSON: {} is not a number</source>
        <translation>kein gültiges JSON: {} ist keine Zahl</translation>
    </message>
    <message>
        <source>values are nested deeper than {} levels, the most that is read</source>
        <translation>Werte sind tiefer als {} Ebenen verschachtelt, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>a single value is longer than 64 MiB, the most that is read</source>
        <translation>ein einzelner Wert ist länger als 64 MiB, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>the file ends before its JSON value is complete</source>
        <translation>die Datei endet, bevor ihr JSON-Wert vollständig ist</translation>
    </message>
    <message>
        <source>the file ends too early: a closing &apos;{}&apos; is missing</source>
        <translation>die Datei endet zu früh: Ein schließendes „{}“ fehlt</translation>
    </message>
    <message>
        <source>unexpected text behind the end of the JSON value</source>
        <translation>unerwarteter Text hinter dem Ende des JSON-Werts</translation>
    </message>
    <message>
        <source>the number {} is too large; the largest is 1.7976931348623157e308</source>
        <translation>die Zahl {} ist zu groß; die größte ist 1.7976931348623157e308</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value</source>
        <translation>„{}“ ist kein JSON-Wert</translation>
    </message>
    <message>
        <source>not valid JSON: {}</source>
        <translation>kein gültiges JSON: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {}; found {}</source>
        <translation>&quot;{}&quot; muss {} sein; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a known member of {}; it is kept as it is</source>
        <translation>&quot;{}&quot; ist kein bekannter Eintrag ({}); er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a known member of {} ({} times); it is kept as it is</source>
        <translation>&quot;{}&quot; ist kein bekannter Eintrag ({}; {}-mal); er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>the row belongs to cluster {}, the rows above to {}; a tree has one cluster</source>
        <translation>die Zeile gehört zum Cluster {}, die darüber zu {}; ein Baum hat einen Cluster</translation>
    </message>
    <message>
        <source>the name of {} is cut off in this table; print it with -P to have it in full</source>
        <translation>der Name von {} ist in dieser Tabelle abgeschnitten; mit -P ausgeben, um ihn ganz zu haben</translation>
    </message>
    <message>
        <source>the name of {} is cut off in this table and is read as {}; print it with -P to have it in full</source>
        <translation>der Name von {} ist in dieser Tabelle abgeschnitten und wird als {} gelesen; mit -P ausgeben, um ihn ganz zu haben</translation>
    </message>
    <message>
        <source>{} stands below itself</source>
        <translation>{} steht unter sich selbst</translation>
    </message>
    <message>
        <source>{} is indented by {}; at most {} can follow here</source>
        <translation>{} ist um {} eingerückt; hier können höchstens {} folgen</translation>
    </message>
    <message>
        <source>{} of account {} is indented below account {}</source>
        <translation>{} des Accounts {} ist unter dem Account {} eingerückt</translation>
    </message>
    <message>
        <source>{} has no parent, and {} above has none either; only the root has no parent</source>
        <translation>{} hat keinen übergeordneten Account, und {} darüber auch nicht; nur die Wurzel hat keinen</translation>
    </message>
    <message>
        <source>the parent with id {} of {} is not listed</source>
        <translation>der übergeordnete Account mit der Id {} von {} ist nicht aufgeführt</translation>
    </message>
    <message>
        <source>the parent {} of {} is not listed</source>
        <translation>der übergeordnete Account {} von {} ist nicht aufgeführt</translation>
    </message>
    <message>
        <source>no account without a parent is listed; a tree needs its root</source>
        <translation>kein Account ohne übergeordneten ist aufgeführt; ein Baum braucht seine Wurzel</translation>
    </message>
    <message>
        <source>the column {} appears twice; expected each once</source>
        <translation>die Spalte {} kommt zweimal vor; jede war einmal erwartet</translation>
    </message>
    <message>
        <source>the table has no columns Account and User; without them it shows no associations</source>
        <translation>die Tabelle hat keine Spalten Account und User; ohne sie zeigt sie keine Assoziationen</translation>
    </message>
    <message>
        <source>the table has a header but no rows</source>
        <translation>die Tabelle hat eine Kopfzeile, aber keine Zeilen</translation>
    </message>
    <message>
        <source>{} has no association; the row is left out</source>
        <translation>{} hat keine Assoziation; die Zeile bleibt weg</translation>
    </message>
    <message>
        <source>the association id is {}; expected a whole number from 0 to 4294967295</source>
        <translation>die Id der Assoziation ist {}; erwartet war eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>the parent&apos;s id is {}; expected a whole number from 0 to 4294967295</source>
        <translation>die übergeordnete Id ist {}; erwartet war eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>the LFT is {}; expected a whole number from 0 to 4294967295</source>
        <translation>LFT ist {}; erwartet war eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>the RGT is {}; expected a whole number from 0 to 4294967295</source>
        <translation>RGT ist {}; erwartet war eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>the row has no usage; expected a number</source>
        <translation>die Zeile hat keine Nutzung; erwartet war eine Zahl</translation>
    </message>
    <message>
        <source>the row has 1 cell; the table has {} columns</source>
        <translation>die Zeile hat 1 Zelle; die Tabelle hat {} Spalten</translation>
    </message>
    <message>
        <source>the row has {} cells; the table has {} columns</source>
        <translation>die Zeile hat {} Zellen; die Tabelle hat {} Spalten</translation>
    </message>
    <message>
        <source>the row has {} cells; the table has {} columns, and no name with a &apos;{}&apos; explains it</source>
        <translation>die Zeile hat {} Zellen; die Tabelle hat {} Spalten, und kein Name mit „{}“ erklärt es</translation>
    </message>
    <message>
        <source>the row has {} cells for {} columns; {} is taken as one name</source>
        <translation>die Zeile hat {} Zellen für {} Spalten; {} gilt als ein Name</translation>
    </message>
    <message>
        <source>shares of {} are {}; they must be a whole number from 0 to {} or &quot;parent&quot;</source>
        <translation>die Anteile von {} sind {}; sie müssen eine ganze Zahl von 0 bis {} oder &quot;parent&quot; sein</translation>
    </message>
    <message>
        <source>{} of {} is {}; it must be 0 or large enough to be told from 0</source>
        <translation>{} von {} ist {}; es muss 0 oder groß genug sein, um von 0 unterscheidbar zu sein</translation>
    </message>
    <message>
        <source>{} of {} is {}; it must be a number, 0 or more</source>
        <translation>{} von {} ist {}; es muss eine Zahl sein, 0 oder mehr</translation>
    </message>
    <message>
        <source>{} of {} is {}; it must be a whole number from {} to {}</source>
        <translation>{} von {} ist {}; es muss eine ganze Zahl von {} bis {} sein</translation>
    </message>
    <message>
        <source>the same in {} more places</source>
        <translation>dasselbe an {} weiteren Stellen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>is not a text file but a compressed one (gzip); unpack it first</source>
        <translation>ist keine Textdatei, sondern eine gepackte (gzip); zuerst auspacken</translation>
    </message>
    <message>
        <source>is not a text file in UTF-8 but in UTF-16; convert it first</source>
        <translation>ist keine Textdatei in UTF-8, sondern in UTF-16; zuerst umwandeln</translation>
    </message>
    <message>
        <source>is not a text file: byte 0x{:02x} found</source>
        <translation>ist keine Textdatei: Byte 0x{:02x} gefunden</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>die Datei enthält nur Leerzeichen</translation>
    </message>
    <message>
        <source>there is no format &apos;{}&apos; to read; the formats are {}</source>
        <translation>es gibt kein Format „{}“ zum Lesen; die Formate sind {}</translation>
    </message>
    <message>
        <source>the cluster&apos;s name &apos;{}&apos; is not UTF-8 text; convert the file, for example with iconv</source>
        <translation>der Name des Clusters „{}“ ist kein UTF-8-Text; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>the cluster&apos;s name &apos;{}&apos; has the character U+0000</source>
        <translation>der Name des Clusters „{}“ enthält das Zeichen U+0000</translation>
    </message>
    <message>
        <source>holds no tree of accounts</source>
        <translation>enthält keinen Baum von Accounts</translation>
    </message>
    <message>
        <source>lists associations without their tree</source>
        <translation>führt Assoziationen ohne ihren Baum auf</translation>
    </message>
    <message>
        <source>lists associations without their tree and without usage</source>
        <translation>führt Assoziationen ohne ihren Baum und ohne Nutzung auf</translation>
    </message>
    <message>
        <source>holds settings and no tree</source>
        <translation>enthält Einstellungen und keinen Baum</translation>
    </message>
    <message>
        <source>the path of the file is empty; expected the name of a file or -</source>
        <translation>der Pfad der Datei ist leer; erwartet war der Name einer Datei oder -</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>der Speicher reicht nicht, um sie zu lesen</translation>
    </message>
    <message>
        <source>the file carries no raw shares, so all of them are 1</source>
        <translation>die Datei enthält keine Rohanteile, daher sind alle 1</translation>
    </message>
    <message>
        <source>the format &apos;{}&apos; is only read</source>
        <translation>das Format „{}“ wird nur gelesen</translation>
    </message>
    <message>
        <source>a name in the variants is not UTF-8 text, and a .fairshare file holds nothing else</source>
        <translation>ein Name in den Varianten ist kein UTF-8-Text, und eine .fairshare-Datei enthält nichts anderes</translation>
    </message>
    <message>
        <source>there is no variant &apos;{}&apos;; the scenario has none</source>
        <translation>es gibt keine Variante „{}“; das Szenario hat keine</translation>
    </message>
    <message>
        <source>there is no variant &apos;{}&apos;; the variants are {}</source>
        <translation>es gibt keine Variante „{}“; die Varianten sind {}</translation>
    </message>
    <message>
        <source>a variant needs a name</source>
        <translation>eine Variante braucht einen Namen</translation>
    </message>
    <message>
        <source>there is a variant &apos;{}&apos; already</source>
        <translation>es gibt schon eine Variante „{}“</translation>
    </message>
    <message>
        <source>raw shares of {} are {}; the largest is {}</source>
        <translation>die Rohanteile von {} sind {}; der größte Wert ist {}</translation>
    </message>
    <message>
        <source>raw shares of {} are {}; they must be a whole number from 0 to {} or &apos;parent&apos;</source>
        <translation>die Rohanteile von {} sind {}; sie müssen eine ganze Zahl von 0 bis {} oder „parent“ sein</translation>
    </message>
    <message>
        <source>raw shares of {} are {}, which means the default; read as {}</source>
        <translation>die Rohanteile von {} sind {}, das bedeutet den Standardwert; gelesen als {}</translation>
    </message>
    <message>
        <source>raw shares of {} are {}; sacctmgr load cuts them to {}</source>
        <translation>die Rohanteile von {} sind {}; sacctmgr load kürzt sie auf {}</translation>
    </message>
    <message>
        <source>{} has a control character or a blank at an end of its name or partition; a table cannot hold it</source>
        <translation>{} hat ein Steuerzeichen oder am Rand von Name oder Partition ein Leerzeichen; eine Tabelle kann das nicht enthalten</translation>
    </message>
    <message>
        <source>the partition {} of {} has a &apos;|&apos;; a table cannot hold it</source>
        <translation>die Partition {} von {} hat ein „|“; eine Tabelle kann das nicht enthalten</translation>
    </message>
    <message>
        <source>the cluster&apos;s name {} has a control character, a blank at an end or a &apos;|&apos;; a table cannot hold it</source>
        <translation>der Name des Clusters {} hat ein Steuerzeichen, ein Leerzeichen am Rand oder ein „|“; eine Tabelle kann das nicht enthalten</translation>
    </message>
    <message>
        <source>the tree is too deep for a table of sshare: its indentation alone would take {} MB; write another format</source>
        <translation>der Baum ist zu tief für eine Tabelle von sshare: Allein die Einrückung bräuchte {} MB; ein anderes Format schreiben</translation>
    </message>
    <message>
        <source>sshare shows fair_tree, classic and depth_oblivious; this scenario runs {}</source>
        <translation>sshare zeigt fair_tree, classic und depth_oblivious; dieses Szenario verwendet {}</translation>
    </message>
    <message>
        <source>the line is {} bytes long; at most {} are read</source>
        <translation>die Zeile ist {} Byte lang; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>the file does not end with a line break; it may be cut off</source>
        <translation>die Datei endet ohne Zeilenumbruch; vielleicht ist sie abgeschnitten</translation>
    </message>
    <message>
        <source>{} is its own ancestor through {}</source>
        <translation>{} ist über {} sein eigener Vorfahr</translation>
    </message>
    <message>
        <source>{} stands in no account</source>
        <translation>{} steht in keinem Account</translation>
    </message>
    <message>
        <source>{} stands below {}; only accounts have children</source>
        <translation>{} steht unter {}; nur Accounts haben Kinder</translation>
    </message>
    <message>
        <source>{} stands in {}, which is not listed</source>
        <translation>{} steht in {}, das nicht aufgeführt ist</translation>
    </message>
    <message>
        <source>{} has no parent, and account &apos;root&apos; has none either; only the root has no parent</source>
        <translation>{} hat keinen übergeordneten Account, und der Account „root“ auch nicht; nur die Wurzel hat keinen</translation>
    </message>
    <message>
        <source>usage of {} is {}, less than the {} of what is below it; its own usage is taken as 0</source>
        <translation>die Nutzung von {} ist {}, weniger als die {} darunter; die eigene gilt als 0</translation>
    </message>
    <message>
        <source>the file given for the usage carries no usage</source>
        <translation>die Datei für die Nutzung enthält keine Nutzung</translation>
    </message>
    <message>
        <source>the usage is of cluster &apos;{}&apos;, but the tree is of cluster &apos;{}&apos;</source>
        <translation>die Nutzung ist vom Cluster „{}“, der Baum aber vom Cluster „{}“</translation>
    </message>
    <message>
        <source>usage of {} is {}; it must be from 0 to {}</source>
        <translation>die Nutzung von {} ist {}; sie muss von 0 bis {} sein</translation>
    </message>
    <message>
        <source>no row of the usage belongs to an association of the tree; the first is for {}</source>
        <translation>keine Zeile der Nutzung gehört zu einer Assoziation des Baums; die erste ist für {}</translation>
    </message>
    <message>
        <source>{} is cut in the listing; it is taken as {}, the only one that begins so</source>
        <translation>{} ist in der Liste abgeschnitten; gelesen als {}, das als einziges so beginnt</translation>
    </message>
    <message>
        <source>{}; the tree has other associations of these names, and the raw shares do not tell which this is</source>
        <translation>{}; der Baum hat andere Assoziationen dieser Namen, und die Rohanteile sagen nicht, welche es ist</translation>
    </message>
    <message>
        <source>{}; the name is cut off, and not exactly one of the tree begins so</source>
        <translation>{}; der Name ist abgeschnitten, und nicht genau einer im Baum beginnt so</translation>
    </message>
    <message>
        <source>cluster &apos;{}&apos;, {}</source>
        <translation>Cluster „{}“, {}</translation>
    </message>
    <message>
        <source>{}, partition &apos;{}&apos;</source>
        <translation>{}, Partition „{}“</translation>
    </message>
    <message>
        <source>raw usage of {} is {}; it must be 0 or large enough to be told from 0</source>
        <translation>die Rohnutzung von {} ist {}; sie muss 0 oder groß genug sein, um von 0 unterscheidbar zu sein</translation>
    </message>
    <message>
        <source>raw usage of {} is {}; the largest is {}</source>
        <translation>die Rohnutzung von {} ist {}; der größte Wert ist {}</translation>
    </message>
    <message>
        <source>raw usage of {} is {}; it must be a number, 0 or more</source>
        <translation>die Rohnutzung von {} ist {}; sie muss eine Zahl sein, 0 oder mehr</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is empty; it must be a name</source>
        <translation>&quot;{}&quot; ist leer; es muss ein Name sein</translation>
    </message>
    <message>
        <source>an edit of a variant must be an object; found {}</source>
        <translation>eine Änderung einer Variante muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>an edit names both an &quot;account&quot; and a &quot;user&quot;; it must name one of them</source>
        <translation>eine Änderung nennt sowohl &quot;account&quot; als auch &quot;user&quot;; sie muss eines davon nennen</translation>
    </message>
    <message>
        <source>an edit of a variant must name an &quot;account&quot; or a &quot;user&quot;</source>
        <translation>eine Änderung einer Variante muss &quot;account&quot; oder &quot;user&quot; nennen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; of {} is {}; it must be true or left out</source>
        <translation>&quot;{}&quot; von {} ist {}; es muss true sein oder wegbleiben</translation>
    </message>
    <message>
        <source>{} is added and removed by the same edit</source>
        <translation>{} wird von derselben Änderung hinzugefügt und entfernt</translation>
    </message>
    <message>
        <source>{} is removed, so it cannot have &quot;{}&quot;</source>
        <translation>{} wird entfernt und kann daher kein &quot;{}&quot; haben</translation>
    </message>
    <message>
        <source>an edit of a variant</source>
        <translation>eine Änderung einer Variante</translation>
    </message>
    <message>
        <source>{} needs &quot;of&quot;, the account that it is added to</source>
        <translation>{} braucht &quot;of&quot;, den Account, zu dem es hinzukommt</translation>
    </message>
    <message>
        <source>{} needs &quot;of&quot;, the account that holds it</source>
        <translation>{} braucht &quot;of&quot;, den Account, der es enthält</translation>
    </message>
    <message>
        <source>{} has &quot;of&quot;, which only users and what is added have; &quot;move_to&quot; moves an account</source>
        <translation>{} hat &quot;of&quot;, das nur Benutzer und Hinzugefügtes haben; &quot;move_to&quot; verschiebt einen Account</translation>
    </message>
    <message>
        <source>a variant must be an object; found {}</source>
        <translation>eine Variante muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>a variant</source>
        <translation>eine Variante</translation>
    </message>
    <message>
        <source>a variant must have a &quot;name&quot;</source>
        <translation>eine Variante muss einen &quot;name&quot; haben</translation>
    </message>
    <message>
        <source>there are two variants &apos;{}&apos;; names of variants differ</source>
        <translation>es gibt zwei Varianten „{}“; Namen von Varianten sind verschieden</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has {} levels below it, too many to put them into so large a tree</source>
        <translation>„{}“ hat {} Ebenen unter sich, zu viele, um sie in einen so großen Baum zu setzen</translation>
    </message>
    <message>
        <source>the tree is very deep: usage was summed subtree by subtree, so last digits may differ from Slurm&apos;s</source>
        <translation>der Baum ist sehr tief: Nutzung wurde Teilbaum für Teilbaum summiert, daher können letzte Ziffern von denen Slurms abweichen</translation>
    </message>
    <message>
        <source>the tree is very deep: normalized shares were multiplied from the root down, so last digits may differ from Slurm&apos;s</source>
        <translation>der Baum ist sehr tief: Normalisierte Anteile wurden von der Wurzel hinab multipliziert, daher können letzte Ziffern von denen Slurms abweichen</translation>
    </message>
    <message>
        <source>the shares below &apos;{}&apos; add up to more than 4294967295; Slurm wraps the sum to {}</source>
        <translation>die Anteile unter „{}“ ergeben zusammen mehr als 4294967295; Slurm lässt die Summe auf {} überlaufen</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>es hat keinen Namen</translation>
    </message>
    <message>
        <source>nobody is called {}</source>
        <translation>niemand heißt {}</translation>
    </message>
    <message>
        <source>{} stands in a line above already</source>
        <translation>{} steht schon in einer Zeile darüber</translation>
    </message>
    <message>
        <source>{} stands {} times in the tree; select the rows that are meant, one for each line</source>
        <translation>{} steht {}-mal im Baum; die gemeinten Zeilen wählen, eine je Zeile</translation>
    </message>
    <message>
        <source>{} is unclear: &apos;{}&apos; may part decimals or groups of digits</source>
        <translation>{} ist unklar: „{}“ kann Dezimalen oder Zifferngruppen trennen</translation>
    </message>
    <message>
        <source>{} are no shares</source>
        <translation>{} sind keine Anteile</translation>
    </message>
    <message>
        <source>{} is no usage</source>
        <translation>{} ist keine Nutzung</translation>
    </message>
    <message>
        <source>the paste was cancelled</source>
        <translation>das Einfügen wurde abgebrochen</translation>
    </message>
    <message>
        <source>the clipboard holds no numbers; copy a column of shares or usage from a spreadsheet, with names beside it or without</source>
        <translation>die Zwischenablage enthält keine Zahlen; eine Spalte mit Anteilen oder Nutzung aus einer Tabellenkalkulation kopieren, mit Namen daneben oder ohne</translation>
    </message>
    <message>
        <source>there is no row left for it</source>
        <translation>dafür ist keine Zeile übrig</translation>
    </message>
    <message>
        <source>there is no row left for it and {} more</source>
        <translation>dafür und für {} weitere ist keine Zeile übrig</translation>
    </message>
    <message>
        <source>the root account has no shares to set</source>
        <translation>der Wurzelaccount hat keine Anteile zu setzen</translation>
    </message>
    <message>
        <source>{} has its usage from what is below it</source>
        <translation>{} hat seine Nutzung aus dem, was darunter ist</translation>
    </message>
    <message>
        <source>{} has no shares</source>
        <translation>{} hat keine Anteile</translation>
    </message>
    <message>
        <source>{} have no shares</source>
        <translation>{} haben keine Anteile</translation>
    </message>
    <message>
        <source>{} has parent shares, which are no number to change</source>
        <translation>{} hat Anteile parent, die keine Zahl zum Verändern sind</translation>
    </message>
    <message>
        <source>{} have parent shares, which are no number to change</source>
        <translation>{} haben Anteile parent, die keine Zahl zum Verändern sind</translation>
    </message>
    <message>
        <source>{} have their usage from what is below them</source>
        <translation>{} haben ihre Nutzung aus dem, was darunter ist</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>nothing was typed; type a factor such as 1.5, or a change such as /2 or +10%</source>
        <translation>nichts wurde eingegeben; einen Faktor wie 1.5 oder eine Veränderung wie /2 oder +10% eingeben</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no factor; type a number such as 1.5, or a change such as /2 or +10%</source>
        <translation>„{}“ ist kein Faktor; eine Zahl wie 1.5 oder eine Veränderung wie /2 oder +10% eingeben</translation>
    </message>
    <message>
        <source>there are no rows to edit</source>
        <translation>es gibt keine Zeilen zu ändern</translation>
    </message>
    <message>
        <source>{} cannot have a partition; only associations of users have one</source>
        <translation>{} kann keine Partition haben; nur Assoziationen von Benutzern haben eine</translation>
    </message>
    <message>
        <source>parent shares are no total; type a whole number</source>
        <translation>Anteile parent sind keine Summe; eine ganze Zahl eingeben</translation>
    </message>
    <message>
        <source>{} has parent shares, which have no part in a total</source>
        <translation>{} hat Anteile parent, die an keiner Summe teilhaben</translation>
    </message>
    <message>
        <source>there are no rows to distribute a total over</source>
        <translation>es gibt keine Zeilen, auf die eine Summe zu verteilen wäre</translation>
    </message>
    <message>
        <source>&apos;{}&apos; changes values and is no total; type a number</source>
        <translation>„{}“ verändert Werte und ist keine Summe; eine Zahl eingeben</translation>
    </message>
    <message>
        <source>{} is unclear, since &apos;.&apos; parts groups of digits here; leave it out, and write decimals after &apos;{}&apos;</source>
        <translation>{} ist unklar, da „.“ hier Zifferngruppen trennt; weglassen und Dezimalen nach „{}“ schreiben</translation>
    </message>
    <message>
        <source>nothing was typed; type a whole number, parent, or a change such as *1.5 or +10%</source>
        <translation>nichts wurde eingegeben; eine ganze Zahl, parent oder eine Veränderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{} are no shares; type a whole number, parent, or a change such as *1.5 or +10%</source>
        <translation>{} sind keine Anteile; eine ganze Zahl, parent oder eine Veränderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>nothing was typed; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%</source>
        <translation>nichts wurde eingegeben; TRES-Sekunden, Stunden wie 2h oder eine Veränderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{} is no usage; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%</source>
        <translation>{} ist keine Nutzung; TRES-Sekunden, Stunden wie 2h oder eine Veränderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>parent shares have no number to change; type a whole number</source>
        <translation>Anteile parent haben keine Zahl zum Verändern; eine ganze Zahl eingeben</translation>
    </message>
    <message>
        <source>shares cannot be {}; they go from 0 to {}</source>
        <translation>Anteile können nicht {} sein; sie gehen von 0 bis {}</translation>
    </message>
    <message>
        <source>usage cannot be {} TRES-seconds; it is 0 or more</source>
        <translation>Nutzung kann nicht {} TRES-Sekunden sein; sie ist 0 oder mehr</translation>
    </message>
    <message>
        <source>{} is more usage than can be counted</source>
        <translation>{} ist mehr Nutzung, als sich zählen lässt</translation>
    </message>
    <message>
        <source>{} is not in account &apos;{}&apos;</source>
        <translation>{} ist nicht im Account „{}“</translation>
    </message>
    <message>
        <source>there is no {}</source>
        <translation>es gibt kein {}</translation>
    </message>
    <message>
        <source>the root cannot be removed</source>
        <translation>die Wurzel lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>there is no account &apos;{}&apos; to add {} to</source>
        <translation>es gibt keinen Account „{}“, zu dem {} hinzukäme</translation>
    </message>
    <message>
        <source>{} is there already</source>
        <translation>{} ist schon da</translation>
    </message>
    <message>
        <source>the root has no shares and stays where it is</source>
        <translation>die Wurzel hat keine Anteile und bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>there is no account &apos;{}&apos; to move {} to</source>
        <translation>es gibt keinen Account „{}“, wohin {} verschoben würde</translation>
    </message>
    <message>
        <source>variant &apos;{}&apos;: {}, so an edit is left out</source>
        <translation>Variante „{}“: {}, daher bleibt eine Änderung weg</translation>
    </message>
    <message>
        <source>variant &apos;{}&apos;: {} more edits are left out</source>
        <translation>Variante „{}“: {} weitere Änderungen bleiben weg</translation>
    </message>
    <message>
        <source>user &apos;{}&apos;</source>
        <translation>Benutzer „{}“</translation>
    </message>
    <message>
        <source>account &apos;{}&apos;</source>
        <translation>Account „{}“</translation>
    </message>
    <message>
        <source>{} appears twice in {}; give the associations different partitions or association ids</source>
        <translation>{} kommt in {} zweimal vor; den Assoziationen verschiedene Partitionen oder Assoziations-Ids geben</translation>
    </message>
    <message>
        <source>{} appears again in {}; kept as association {}</source>
        <translation>{} kommt in {} erneut vor; behalten als Assoziation {}</translation>
    </message>
    <message>
        <source>the name of {} is not UTF-8 text; convert the file, for example with iconv</source>
        <translation>der Name von {} ist kein UTF-8-Text; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>{} has the character U+0000 in its name</source>
        <translation>{} hat das Zeichen U+0000 im Namen</translation>
    </message>
    <message>
        <source>{} has the character U+0000 in its partition</source>
        <translation>{} hat das Zeichen U+0000 in der Partition</translation>
    </message>
    <message>
        <source>the partition &apos;{}&apos; of {} is not UTF-8 text; convert the file, for example with iconv</source>
        <translation>die Partition „{}“ von {} ist kein UTF-8-Text; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>the options {} of {} is not UTF-8 text; convert the file, for example with iconv</source>
        <translation>die Optionen {} von {} sind kein UTF-8-Text; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>a user has an empty name</source>
        <translation>ein Benutzer hat einen leeren Namen</translation>
    </message>
    <message>
        <source>an account has an empty name</source>
        <translation>ein Account hat einen leeren Namen</translation>
    </message>
    <message>
        <source>usage of {} is {}; it must be 0 or more</source>
        <translation>die Nutzung von {} ist {}; sie muss 0 oder mehr sein</translation>
    </message>
    <message>
        <source>usage of {} is {}; the largest is {}</source>
        <translation>die Nutzung von {} ist {}; der größte Wert ist {}</translation>
    </message>
    <message>
        <source>more than {} associations</source>
        <translation>mehr als {} Assoziationen</translation>
    </message>
    <message>
        <source>{} appears twice; account names are unique in a tree</source>
        <translation>{} kommt zweimal vor; Namen von Accounts sind in einem Baum eindeutig</translation>
    </message>
    <message>
        <source>{} appears twice, first in line {}; account names are unique in a tree</source>
        <translation>{} kommt zweimal vor, zuerst in Zeile {}; Namen von Accounts sind in einem Baum eindeutig</translation>
    </message>
    <message>
        <source>raw shares of {} cannot be {}; the largest is {}</source>
        <translation>die Rohanteile von {} können nicht {} sein; der größte Wert ist {}</translation>
    </message>
    <message>
        <source>usage of {} cannot be {}; it must be 0 or more and finite</source>
        <translation>die Nutzung von {} kann nicht {} sein; sie muss 0 oder mehr und endlich sein</translation>
    </message>
    <message>
        <source>the root account stays where it is, with its name</source>
        <translation>der Wurzelaccount bleibt mit seinem Namen, wo er ist</translation>
    </message>
    <message>
        <source>the root account cannot be copied</source>
        <translation>der Wurzelaccount lässt sich nicht kopieren</translation>
    </message>
    <message>
        <source>{} cannot stand below {}; only accounts have associations below them</source>
        <translation>{} kann nicht unter {} stehen; nur Accounts haben Assoziationen unter sich</translation>
    </message>
    <message>
        <source>{} cannot move to {}, which is part of what moves</source>
        <translation>{} kann nicht nach {} ziehen, das selbst mitzieht</translation>
    </message>
    <message>
        <source>a name cannot be empty</source>
        <translation>ein Name kann nicht leer sein</translation>
    </message>
    <message>
        <source>the name &apos;{}&apos; has characters that are no text</source>
        <translation>der Name „{}“ hat Zeichen, die kein Text sind</translation>
    </message>
    <message>
        <source>the partition &apos;{}&apos; has characters that are no text</source>
        <translation>die Partition „{}“ hat Zeichen, die kein Text sind</translation>
    </message>
    <message>
        <source>{} exists already; names of accounts are unique in a tree</source>
        <translation>{} gibt es schon; Namen von Accounts sind in einem Baum eindeutig</translation>
    </message>
    <message>
        <source>{} exists already in {}</source>
        <translation>{} gibt es schon in {}</translation>
    </message>
    <message>
        <source>{} with partition &apos;{}&apos; exists already in {}</source>
        <translation>{} mit der Partition „{}“ gibt es schon in {}</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Top account</source>
        <translation>Oberster Account</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>the range from {} to {} cannot be swept</source>
        <translation>der Bereich von {} bis {} lässt sich nicht durchlaufen</translation>
    </message>
    <message>
        <source>from {} to {} there is no step to sweep</source>
        <translation>von {} bis {} gibt es keinen Schritt zu durchlaufen</translation>
    </message>
    <message>
        <source>Under {} {} passes {} at {}; now it has {}.</source>
        <translation>Unter {} überholt {} {} ({}); jetzt: {}.</translation>
    </message>
    <message>
        <source>Under {} {} falls behind {} at {}; now it has {}.</source>
        <translation>Unter {0} fällt {1} hinter {2} zurück ({3}); jetzt: {4}.</translation>
    </message>
    <message>
        <source>Under {} users of {} pass {} at {}; now it has {}.</source>
        <translation>Unter {} überholen Benutzer von {} {} ({}); jetzt: {}.</translation>
    </message>
    <message>
        <source>Under {} users of {} fall behind {} at {}; now it has {}.</source>
        <translation>Unter {0} fallen Benutzer von {1} hinter {2} zurück ({3}); jetzt: {4}.</translation>
    </message>
    <message>
        <source>Under {} {} passes {} at {} and falls behind {} at {}; now it has {}.</source>
        <translation>Unter {0} überholt {1} {2} ({3}) und fällt hinter {4} zurück ({5}); jetzt: {6}.</translation>
    </message>
    <message>
        <source>Under {} users of {} pass {} at {} and fall behind {} at {}; now it has {}.</source>
        <translation>Unter {0} überholen Benutzer von {1} {2} ({3}) und fallen hinter {4} zurück ({5}); jetzt: {6}.</translation>
    </message>
    <message>
        <source>the root competes with nobody; sweep an account or a user</source>
        <translation>die Wurzel konkurriert mit niemandem; einen Account oder Benutzer wählen</translation>
    </message>
    <message>
        <source>{} TRES-h</source>
        <translation>{} TRES-h</translation>
    </message>
    <message>
        <source>parent shares</source>
        <translation>Anteile parent</translation>
    </message>
    <message>
        <source>1 share</source>
        <translation>1 Anteil</translation>
    </message>
    <message>
        <source>{} shares</source>
        <translation>{} Anteile</translation>
    </message>
    <message>
        <source>passes {} at {}</source>
        <translation>überholt {} ({})</translation>
    </message>
    <message>
        <source>falls behind {} at {}</source>
        <translation>fällt hinter {} ({})</translation>
    </message>
    <message>
        <source>pass {} at {}</source>
        <translation>überholen {} ({})</translation>
    </message>
    <message>
        <source>fall behind {} at {}</source>
        <translation>fallen hinter {} ({})</translation>
    </message>
    <message>
        <source>Under {} {} keeps its place from {} to {}; now it has {}.</source>
        <translation>Unter {} behält {} seinen Platz ({} bis {}); jetzt: {}.</translation>
    </message>
    <message>
        <source>Select two users or accounts who shall take turns.</source>
        <translation>Zwei Benutzer oder Accounts wählen, die sich abwechseln sollen.</translation>
    </message>
    <message>
        <source>If {0} and {1} take turns of {2}, {0} first, and together use as much as now, under {3} they never change places within {4}.</source>
        <translation>Wenn sich {0} und {1} alle {2} abwechseln, {0} zuerst, und zusammen so viel nutzen wie jetzt, tauschen sie unter {3} innerhalb von {4} nie die Plätze.</translation>
    </message>
    <message>
        <source>If {0} and {1} take turns of {2}, {0} first, and together use as much as now, under {3} they change places once within {4}, after {5}.</source>
        <translation>Wenn sich {0} und {1} alle {2} abwechseln, {0} zuerst, und zusammen so viel nutzen wie jetzt, tauschen sie unter {3} innerhalb von {4} einmal die Plätze, nach {5}.</translation>
    </message>
    <message>
        <source>If {0} and {1} take turns of {2}, {0} first, and together use as much as now, under {3} they change places {6} times within {4}, first after {5}.</source>
        <translation>Wenn sich {0} und {1} alle {2} abwechseln, {0} zuerst, und zusammen so viel nutzen wie jetzt, tauschen sie unter {3} innerhalb von {4} {6}-mal die Plätze, zuerst nach {5}.</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} it passes nobody within {}.</source>
        <translation>Wenn {0} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, überholt {0} unter {1} innerhalb von {2} niemanden.</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} nobody passes anybody within {}.</source>
        <translation>Wenn {} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, überholt unter {} innerhalb von {} niemand jemanden.</translation>
    </message>
    <message>
        <source>If {} and {} more submit nothing more while all others run on as now, under {} nobody passes anybody within {}.</source>
        <translation>Wenn {} und {} weitere nichts mehr einreichen und alle anderen weiterlaufen wie jetzt, überholt unter {} innerhalb von {} niemand jemanden.</translation>
    </message>
    <message>
        <source>If {} submits nothing more while all others run on as now, under {} {} passes {} after {}, the first of all.</source>
        <translation>Wenn {} nichts mehr einreicht und alle anderen weiterlaufen wie jetzt, überholt unter {} als erstes {} {} nach {}.</translation>
    </message>
    <message>
        <source>If {} and {} more submit nothing more while all others run on as now, under {} {} passes {} after {}, the first of all.</source>
        <translation>Wenn {} und {} weitere nichts mehr einreichen und alle anderen weiterlaufen wie jetzt, überholt unter {} als erstes {} {} nach {}.</translation>
    </message>
    <message>
        <source>Nobody passes anybody by pausing within {}.</source>
        <translation>Niemand überholt durch eine Pause jemanden innerhalb von {}.</translation>
    </message>
    <message>
        <source>If nobody submits anything, all usage decays alike and the order stays as it is.</source>
        <translation>Wenn niemand etwas einreicht, verfällt alle Nutzung gleich, und die Reihenfolge bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Under {0} no variant moves anybody against {1}.</source>
        <translation>Unter {0} bewegt keine Variante jemanden gegenüber {1}.</translation>
    </message>
    <message>
        <source>Under {0} {1} moves {2} of {3} users against {4}</source>
        <translation>Unter {0} bewegt {1} {2} von {3} Benutzern gegenüber {4}</translation>
    </message>
    <message>
        <source>Under {0} {1} moves {2} of {3} users against {4}, {5} moves {6}</source>
        <translation>Unter {0} bewegt {1} {2} von {3} Benutzern gegenüber {4}, {5} bewegt {6}</translation>
    </message>
    <message>
        <source>{0}; {1} gains most, 1 rank in {2}.</source>
        <translation>{0}; {1} gewinnt am meisten, 1 Rang in {2}.</translation>
    </message>
    <message>
        <source>{0}; {1} gains most, {2} ranks in {3}.</source>
        <translation>{0}; {1} gewinnt am meisten, {2} Ränge in {3}.</translation>
    </message>
    <message>
        <source>there is no row {} to follow</source>
        <translation>es gibt keine Zeile {} zu verfolgen</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlaufen</translation>
    </message>
    <message>
        <source>Raw shares of the current row, or its usage with everything below it.</source>
        <translation>Rohanteile der aktuellen Zeile, oder ihre Nutzung mit allem darunter.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Where the sweep ends: raw shares, or TRES-hours of usage; 0 takes a range in which something may happen.</source>
        <translation>Wo der Durchlauf endet: Rohanteile, oder TRES-Stunden Nutzung; 0 nimmt einen Bereich, in dem etwas geschehen kann.</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>A panel for each algorithm, or the chosen one alone.</source>
        <translation>Ein Feld je Algorithmus, oder der gewählte allein.</translation>
    </message>
    <message>
        <source>Shares of {}</source>
        <translation>Anteile von {}</translation>
    </message>
    <message>
        <source>Usage of {}</source>
        <translation>Nutzung von {}</translation>
    </message>
    <message>
        <source>now {}</source>
        <translation>jetzt {}</translation>
    </message>
    <message>
        <source>Dashed: as it is, {}.</source>
        <translation>Gestrichelt: wie es ist, {}.</translation>
    </message>
    <message>
        <source>{} of {} users of {}, evenly chosen.</source>
        <translation>{} von {} Benutzern von {}, gleichmäßig gewählt.</translation>
    </message>
    <message>
        <source>Of many changes of order those nearest to it are named.</source>
        <translation>Von vielen Änderungen der Reihenfolge sind die nächstgelegenen benannt.</translation>
    </message>
    <message>
        <source>Usage in steps of {} TRES-s.</source>
        <translation>Nutzung in Schritten von {} TRES-s.</translation>
    </message>
    <message>
        <source>Ranks by shares</source>
        <translation>Ränge nach Anteilen</translation>
    </message>
    <message>
        <source>Ranks by usage</source>
        <translation>Ränge nach Nutzung</translation>
    </message>
    <message>
        <source>Select the account or user whose value shall be swept.</source>
        <translation>Den Account oder Benutzer wählen, dessen Wert durchlaufen werden soll.</translation>
    </message>
    <message>
        <source>The selected account has no users who could change places.</source>
        <translation>Der gewählte Account hat keine Benutzer, die Plätze tauschen könnten.</translation>
    </message>
    <message>
        <source>Ranks while the shares of {} change</source>
        <translation>Ränge, während sich die Anteile von {} ändern</translation>
    </message>
    <message>
        <source>Ranks while the usage of {} changes</source>
        <translation>Ränge, während sich die Nutzung von {} ändert</translation>
    </message>
    <message>
        <source>Ranks while one value changes</source>
        <translation>Ränge, während sich ein Wert ändert</translation>
    </message>
    <message>
        <source>Ranks of the current row&apos;s users under each algorithm while its shares or usage change.</source>
        <translation>Ränge der Benutzer der aktuellen Zeile unter jedem Algorithmus, während sich ihre Anteile oder Nutzung ändern.</translation>
    </message>
    <message>
        <source>At which value whom it passes, and which algorithms would not notice.</source>
        <translation>Bei welchem Wert wer überholt wird, und welche Algorithmen es nicht bemerken würden.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>The current one submits nothing, or all chosen ones, while the others run on; or two take turns and together use as much as now; or nobody submits anything.</source>
        <translation>Der aktuelle reicht nichts ein, oder alle gewählten, während die anderen weiterlaufen; oder zwei wechseln sich ab und nutzen zusammen so viel wie jetzt; oder niemand reicht etwas ein.</translation>
    </message>
    <message>
        <source>Half-life, days</source>
        <translation>Halbwertszeit, Tage</translation>
    </message>
    <message>
        <source>Days in which usage falls to a half (PriorityDecayHalfLife); 0 takes that of the scenario.</source>
        <translation>Tage, in denen Nutzung auf die Hälfte fällt (PriorityDecayHalfLife); 0 nimmt die des Szenarios.</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>How many weeks to look ahead.</source>
        <translation>Wie viele Wochen vorausgeschaut wird.</translation>
    </message>
    <message>
        <source>Turn, days</source>
        <translation>Wechsel, Tage</translation>
    </message>
    <message>
        <source>Days that each of two who take turns runs, such as the limit of a job.</source>
        <translation>Tage, die jeder von zwei sich Abwechselnden läuft, etwa die Grenze eines Jobs.</translation>
    </message>
    <message>
        <source>Time from now</source>
        <translation>Zeit ab jetzt</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Recovery while one pauses and all others run on</source>
        <translation>Erholung, während einer pausiert und alle anderen weiterlaufen</translation>
    </message>
    <message>
        <source>Recovery while the chosen pause and all others run on</source>
        <translation>Erholung, während die gewählten pausieren und alle anderen weiterlaufen</translation>
    </message>
    <message>
        <source>Two who take turns while all others run on</source>
        <translation>Zwei, die sich abwechseln, während alle anderen weiterlaufen</translation>
    </message>
    <message>
        <source>Decay while nobody submits anything</source>
        <translation>Verfall, während niemand etwas einreicht</translation>
    </message>
    <message>
        <source>Usage decays with a half-life of {}; all others keep theirs.</source>
        <translation>Nutzung verfällt mit einer Halbwertszeit von {}; alle anderen behalten ihre.</translation>
    </message>
    <message>
        <source>passes {} after {}</source>
        <translation>überholt {} nach {}</translation>
    </message>
    <message>
        <source>falls behind {} after {}</source>
        <translation>fällt hinter {} nach {}</translation>
    </message>
    <message>
        <source>{} passes {} after {}</source>
        <translation>{} überholt {} nach {}</translation>
    </message>
    <message>
        <source>{} falls behind {} after {}</source>
        <translation>{} fällt hinter {} nach {}</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>There is nobody who could recover.</source>
        <translation>Es gibt niemanden, der sich erholen könnte.</translation>
    </message>
    <message>
        <source>Rank and factor of the chosen users over the coming weeks while usage decays.</source>
        <translation>Rang und Faktor der gewählten Benutzer über die kommenden Wochen, während Nutzung verfällt.</translation>
    </message>
    <message>
        <source>How long heavy use is held against somebody, and when the order next flips.</source>
        <translation>Wie lange starke Nutzung jemandem angerechnet wird, und wann sich die Reihenfolge als Nächstes ändert.</translation>
    </message>
    <message>
        <source>{} falls behind {}</source>
        <translation>{} fällt hinter {}</translation>
    </message>
    <message>
        <source>Rank at the left</source>
        <translation>Rang links</translation>
    </message>
    <message>
        <source>Rank at the right</source>
        <translation>Rang rechts</translation>
    </message>
    <message>
        <source>change of order</source>
        <translation>Änderung der Reihenfolge</translation>
    </message>
    <message>
        <source>Rank then</source>
        <translation>Rang dann</translation>
    </message>
    <message>
        <source>{0}, changed on disk since it was read</source>
        <translation>{0}, seit dem Lesen auf der Platte geändert</translation>
    </message>
    <message>
        <source>{0}, SHA-256 {1}</source>
        <translation>{0}, SHA-256 {1}</translation>
    </message>
    <message>
        <source>{0}, in no file</source>
        <translation>{0}, in keiner Datei</translation>
    </message>
    <message>
        <source>variant {0}</source>
        <translation>Variante {0}</translation>
    </message>
    <message>
        <source>1 unsaved change</source>
        <translation>1 ungespeicherte Änderung</translation>
    </message>
    <message>
        <source>{0} unsaved changes</source>
        <translation>{0} ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>baseline: {0}</source>
        <translation>Ausgangsstand: {0}</translation>
    </message>
    <message>
        <source>as configured</source>
        <translation>wie eingestellt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All pause</source>
        <translation>Alle pausieren</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählter</translation>
    </message>
    <message>
        <source>Chosen pause</source>
        <translation>Gewählte pausieren</translation>
    </message>
    <message>
        <source>One pauses</source>
        <translation>Einer pausiert</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Users who share an integer priority with another, 0 to all users; the priority is the factor times PriorityWeightFairshare, truncated.</source>
        <translation>Benutzer, die sich eine ganzzahlige Priorität mit einem anderen teilen, 0 bis alle; die Priorität ist der Faktor mal PriorityWeightFairshare, abgeschnitten.</translation>
    </message>
    <message>
        <source>Raw shares among siblings, a whole number from 0 on.</source>
        <translation>Rohanteile unter Geschwistern, eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>Decayed raw usage with everything below it, 0 or more.</source>
        <translation>Verfallene Rohnutzung mit allem darunter, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Days from now on; usage decays by half in every half-life.</source>
        <translation>Tage ab jetzt; Nutzung verfällt in jeder Halbwertszeit auf die Hälfte.</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b of two orders of the users: 1 for the same order, 0 for none in common, −1 for the reverse.</source>
        <translation>Kendalls Tau-b zweier Reihenfolgen der Benutzer: 1 bei gleicher, 0 ohne Gemeinsamkeit, −1 bei umgekehrter.</translation>
    </message>
    <message>
        <source>Normalized shares: the fraction of the whole cluster that the raw shares promise, 0 to 1.</source>
        <translation>Normalisierte Anteile: der Bruchteil des ganzen Clusters, den die Rohanteile versprechen, 0 bis 1.</translation>
    </message>
    <message>
        <source>Usage with everything below over that of the root, 0 to 1.</source>
        <translation>Nutzung mit allem darunter durch die der Wurzel, 0 bis 1.</translation>
    </message>
    <message>
        <source>Part of all usage over the share of the cluster: 1 on target, above it over-served, 0 or more.</source>
        <translation>Teil der gesamten Nutzung durch den Anteil am Cluster: 1 am Ziel, darüber überversorgt, 0 oder mehr.</translation>
    </message>
    <message>
        <source>{} Source: {}.</source>
        <translation>{} Quelle: {}.</translation>
    </message>
    <message>
        <source>The fairshare factor of a user, 0 to 1; higher is served first. What it is made of depends on the algorithm.</source>
        <translation>Der Fairshare-Faktor eines Benutzers, 0 bis 1; höhere kommen zuerst dran. Woraus er entsteht, hängt vom Algorithmus ab.</translation>
    </message>
    <message>
        <source>name of {}</source>
        <translation>Name von {}</translation>
    </message>
    <message>
        <source>partition of {}</source>
        <translation>Partition von {}</translation>
    </message>
    <message>
        <source>{} holds {}, which stays; move that one first</source>
        <translation>{} enthält {}; zuerst verschieben, was bleibt</translation>
    </message>
    <message>
        <source>Above 1, in their order: {} under {}, at most {}.</source>
        <translation>Über 1, in ihrer Reihenfolge: {} unter {}, höchstens {}.</translation>
    </message>
    <message>
        <source>Below 0, in their order: {} under {}, at least {}.</source>
        <translation>Unter 0, in ihrer Reihenfolge: {} unter {}, mindestens {}.</translation>
    </message>
    <message>
        <source>{} of {} lines: evenly chosen by rank under {}, and all selected.</source>
        <translation>{} von {} Linien: gleichmäßig nach Rang unter {} gewählt, dazu alle ausgewählten.</translation>
    </message>
    <message>
        <source>Where the sweep begins: raw shares, from 0 on as Slurm allows them, or TRES-hours of usage.</source>
        <translation>Wo der Durchlauf beginnt: Rohanteile, ab 0, wie Slurm sie erlaubt, oder TRES-Stunden Nutzung.</translation>
    </message>
    <message>
        <source>now rank {}</source>
        <translation>jetzt Rang {}</translation>
    </message>
    <message>
        <source>Dashed: {}, who runs second.</source>
        <translation>Gestrichelt: {}, als Zweites an der Reihe.</translation>
    </message>
    <message>
        <source>half-life {} instead of {}</source>
        <translation>Halbwertszeit {} statt {}</translation>
    </message>
    <message>
        <source>Usage never decays here (PriorityDecayHalfLife=0): what was used counts for good, and no pause wins it back. Set a half-life to see one that does.</source>
        <translation>Nutzung verfällt hier nie (PriorityDecayHalfLife=0): Was genutzt wurde, zählt für immer, und keine Pause holt es zurück. Eine Halbwertszeit zeigt, wie sie es täte.</translation>
    </message>
    <message>
        <source>f = {} (no shares)</source>
        <translation>f = {} (keine Anteile)</translation>
    </message>
    <message>
        <source>sum of S * f of the active siblings = {} = {}</source>
        <translation>Summe von S * f der aktiven Geschwister = {} = {}</translation>
    </message>
    <message>
        <source>{} is added where and as it shall be, so it cannot have &quot;{}&quot;</source>
        <translation>{} wird so hinzugefügt, wie es sein soll, und kann darum kein &quot;{}&quot; haben</translation>
    </message>
    <message>
        <source>{} has &quot;partition_to&quot;, which only users have</source>
        <translation>{} hat &quot;partition_to&quot;, das nur Benutzer haben</translation>
    </message>
    <message>
        <source>the root keeps its name</source>
        <translation>die Wurzel behält ihren Namen</translation>
    </message>
    <message>
        <source>{} depends on edits that are left out</source>
        <translation>{} hängt von Änderungen ab, die ausgelassen werden</translation>
    </message>
    <message>
        <source>{} shares number {} of {} with LevelFS {}</source>
        <translation>{} teilt sich Nummer {} von {} mit LevelFS {}</translation>
    </message>
    <message>
        <source>{} has rank {} of {}, as has 1 other user.</source>
        <translation>{} hat Rang {} von {}, ebenso 1 weiterer Benutzer.</translation>
    </message>
    <message>
        <source>{} has rank {} of {}, as have {} other users.</source>
        <translation>{} hat Rang {} von {}, ebenso {} weitere Benutzer.</translation>
    </message>
    <message>
        <source>there are no rows to move</source>
        <translation>es gibt keine Zeilen, die zu verschieben wären</translation>
    </message>
    <message>
        <source>{} stands directly below {}; there is no account above that</source>
        <translation>{} steht direkt unter {}; darüber ist kein Account</translation>
    </message>
    <message>
        <source>no account stands beside {} that it could move into</source>
        <translation>neben {} steht kein Account, in den die Zeile rücken könnte</translation>
    </message>
    <message>
        <source>1 row differs between the outputs: the tree changed meanwhile</source>
        <translation>1 Zeile unterscheidet sich zwischen den Ausgaben: Der Baum hat sich inzwischen geändert</translation>
    </message>
    <message>
        <source>the row has 1 cell, and the header has {}</source>
        <translation>die Zeile hat 1 Zelle, die Kopfzeile {}</translation>
    </message>
    <message>
        <source>the same in 1 more place</source>
        <translation>dasselbe an 1 weiteren Stelle</translation>
    </message>
    <message>
        <source>1 user up and none down</source>
        <translation>steigt 1 Benutzer, niemand fällt</translation>
    </message>
    <message>
        <source>1 user down and none up</source>
        <translation>fällt 1 Benutzer, niemand steigt</translation>
    </message>
    <message>
        <source>1 user up and 1 down</source>
        <translation>steigt 1 Benutzer, 1 fällt</translation>
    </message>
    <message>
        <source>1 user up and {} down</source>
        <translation>steigt 1 Benutzer, {} fallen</translation>
    </message>
    <message>
        <source>{} up and 1 down</source>
        <translation>steigen {}, 1 fällt</translation>
    </message>
    <message>
        <source>Mean rank (1 = first)</source>
        <translation>Mittlerer Rang (1 = erster)</translation>
    </message>
    <message>
        <source>{} has the share of the account.</source>
        <translation>{} hat den Anteil des Accounts.</translation>
    </message>
    <message>
        <source>{}: each has the share of the account.</source>
        <translation>{}: Jeder hat den Anteil des Accounts.</translation>
    </message>
    <message>
        <source>{} with parent shares</source>
        <translation>{} mit Anteilen parent</translation>
    </message>
    <message>
        <source>Hatched: {} with parent shares, each with the share of its account.</source>
        <translation>Schraffiert: {} mit Anteilen parent; jeder hat den Anteil seines Accounts.</translation>
    </message>
    <message>
        <source>{} (parent shares)</source>
        <translation>{} (Anteile parent)</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>ungespeichert</translation>
    </message>
    <message>
        <source>Hatched: 1 user with parent shares, which has the share of its account.</source>
        <translation>Schraffiert: 1 Benutzer mit Anteilen parent; er hat den Anteil seines Accounts.</translation>
    </message>
    <message>
        <source>None of them moves: ranks and factors stay as they are.</source>
        <translation>Niemand davon bewegt sich: Ränge und Faktoren bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>{} does not move: rank and factor stay as they are.</source>
        <translation>{} bewegt sich nicht: Rang und Faktor bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>{} does not move: it has used nothing that could decay.</source>
        <translation>{} bewegt sich nicht: Es wurde nichts genutzt, das verfallen könnte.</translation>
    </message>
    <message>
        <source>{} (parent shares), {}</source>
        <translation>{} (Anteile parent), {}</translation>
    </message>
    <message>
        <source>{} with parent shares, {}</source>
        <translation>{} mit Anteilen parent, {}</translation>
    </message>
    <message>
        <source>Below: {}.</source>
        <translation>Darunter: {}.</translation>
    </message>
    <message>
        <source>Not drawn: {} without shares.</source>
        <translation>Nicht gezeichnet: {} ohne Anteile.</translation>
    </message>
    <message>
        <source>Not drawn: {} more than {} levels down.</source>
        <translation>Nicht gezeichnet: {} mehr als {} Ebenen tiefer.</translation>
    </message>
    <message>
        <source>Hatched: 1 account with parent shares, which has the share of the one above it.</source>
        <translation>Schraffiert: 1 Account mit Anteilen parent, der den Anteil des Accounts darüber hat.</translation>
    </message>
    <message>
        <source>Hatched: {} with parent shares, each with the share of the one above it.</source>
        <translation>Schraffiert: {} mit Anteilen parent, jeder mit dem Anteil des Accounts darüber.</translation>
    </message>
    <message>
        <source>association {}</source>
        <translation>Assoziation {}</translation>
    </message>
    <message>
        <source>names are cut off in this table, so that commands would delete real accounts and add invented ones; print it with sshare -P to have them in full</source>
        <translation>in dieser Tabelle sind Namen abgeschnitten, sodass die Befehle echte Konten löschen und erfundene anlegen würden; mit sshare -P gedruckt stehen sie ganz da</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is an account; name one of its users</source>
        <translation>„{}“ ist ein Konto; einer seiner Benutzer ist zu nennen</translation>
    </message>
    <message>
        <source>there is no user &apos;{}&apos;</source>
        <translation>es gibt keinen Benutzer „{}“</translation>
    </message>
    <message>
        <source>there is no account or user &apos;{}&apos;</source>
        <translation>es gibt kein Konto und keinen Benutzer „{}“</translation>
    </message>
    <message>
        <source>{}; did you mean {}?</source>
        <translation>{}; war {} gemeint?</translation>
    </message>
    <message>
        <source>user &apos;{}&apos; has {} associations; name one of them: {}</source>
        <translation>Benutzer „{}“ hat {} Assoziationen; eine davon ist zu nennen: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands for {} rows; name one of them: {}</source>
        <translation>„{}“ steht für {} Zeilen; eine davon ist zu nennen: {}</translation>
    </message>
    <message>
        <source>user &apos;{}&apos; has no such association; there are {}</source>
        <translation>Benutzer „{}“ hat keine solche Assoziation; es gibt {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no such association; there are {}</source>
        <translation>„{}“ hat keine solche Assoziation; es gibt {}</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>a part of this path is a file, not a folder</source>
        <translation>ein Teil dieses Pfades ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>the permission for it is missing</source>
        <translation>die Berechtigung dazu fehlt</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>no space is left for it</source>
        <translation>dafür ist kein Platz mehr</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value; expected an object in curly braces</source>
        <translation>„{}“ ist kein JSON-Wert; erwartet wird ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a name in quotes, as one is expected here</source>
        <translation>„{}“ ist kein Name in Anführungszeichen, wie er hier erwartet wird</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value; expected a finite number</source>
        <translation>„{}“ ist kein JSON-Wert; erwartet wird eine endliche Zahl</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value; expected a number, a text in quotes, true, false, null, a list or an object</source>
        <translation>„{}“ ist kein JSON-Wert; erwartet wird eine Zahl, ein Text in Anführungszeichen, true, false, null, eine Liste oder ein Objekt</translation>
    </message>
    <message>
        <source>with 1 unsaved change</source>
        <translation>mit 1 ungesicherten Änderung</translation>
    </message>
    <message>
        <source>with unsaved changes</source>
        <translation>mit ungesicherten Änderungen</translation>
    </message>
    <message>
        <source>with {} unsaved changes</source>
        <translation>mit {} ungesicherten Änderungen</translation>
    </message>
    <message>
        <source>{0}, variant {1}</source>
        <translation>{0}, Variante {1}</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>for the board, date</source>
        <translation>für den Vorstand, Datum</translation>
    </message>
    <message>
        <source>for operations, date</source>
        <translation>für den Betrieb, Datum</translation>
    </message>
    <message>
        <source>there is no algorithm &apos;{}&apos;</source>
        <translation>es gibt keinen Algorithmus „{}“</translation>
    </message>
    <message>
        <source>Policy review</source>
        <translation>Bericht zur Anteilspolitik</translation>
    </message>
    <message>
        <source>cluster {0}, {1}</source>
        <translation>Cluster {0}, {1}</translation>
    </message>
    <message>
        <source>Everybody gets a factor between 0 and 1 that halves with each further share that is used up: 1 for no usage, 0.5 for exactly the share, 0.25 for twice the share. What the account used counts in part as used by each of its members.</source>
        <translation>Jeder bekommt einen Faktor zwischen 0 und 1, der sich mit jedem weiteren verbrauchten Anteil halbiert: 1 ohne Nutzung, 0,5 für genau den Anteil, 0,25 für den doppelten Anteil. Was der Account nutzte, zählt zum Teil für jedes seiner Mitglieder.</translation>
    </message>
    <message>
        <source>It rewards whoever stays below the share, whatever others do.</source>
        <translation>Er belohnt, wer unter dem Anteil bleibt, gleich was andere tun.</translation>
    </message>
    <message>
        <source>Its weakness: for small shares the factor falls to nearly 0 after little work, so that users can no longer be told apart, and a busy colleague pulls down members of the same account who used nothing.</source>
        <translation>Seine Schwäche: Bei kleinen Anteilen fällt der Faktor nach wenig Arbeit fast auf 0, sodass Benutzer nicht mehr zu unterscheiden sind, und ein eifriger Kollege zieht Mitglieder desselben Accounts hinab, die nichts nutzten.</translation>
    </message>
    <message>
        <source>The same curve, but the comparison of usage with shares is carried down the tree level by level: while an account is in balance its members are judged by themselves alone, however deep the account lies.</source>
        <translation>Dieselbe Kurve, aber der Vergleich von Nutzung und Anteilen wird Ebene für Ebene den Baum hinabgetragen: Solange ein Account ausgeglichen ist, werden seine Mitglieder allein nach sich beurteilt, wie tief der Account auch liegt.</translation>
    </message>
    <message>
        <source>It rewards accounts that keep their balance.</source>
        <translation>Er belohnt Accounts, die ausgeglichen bleiben.</translation>
    </message>
    <message>
        <source>Its weakness: all levels are mixed into one number, so that a member of an account far over its share can still stand before a member of one far below, and the number is hard to check by hand.</source>
        <translation>Seine Schwäche: Alle Ebenen gehen in einer Zahl auf, sodass ein Mitglied eines Accounts weit über seinem Anteil dennoch vor einem aus einem Account weit darunter stehen kann, und die Zahl ist von Hand schwer nachzurechnen.</translation>
    </message>
    <message>
        <source>Tickets are handed down the tree, at each level in proportion to shares and to how little was used, and only to those who have jobs waiting. Who holds most tickets gets the factor 1, the others their part of it.</source>
        <translation>Tickets werden den Baum hinab verteilt, auf jeder Ebene nach Anteilen und danach, wie wenig genutzt wurde, und nur an die, deren Jobs warten. Wer die meisten Tickets hat, bekommt den Faktor 1, die anderen ihren Teil davon.</translation>
    </message>
    <message>
        <source>It rewards whoever waits now and used little, and lets the shares of the absent work for those who are there.</source>
        <translation>Er belohnt, wer jetzt wartet und wenig nutzte, und lässt die Anteile der Abwesenden denen zugutekommen, die da sind.</translation>
    </message>
    <message>
        <source>Its weakness: everybody&apos;s factor changes whenever anybody starts or stops waiting, and nobody can tell beforehand what a job will be worth. Slurm dropped it before 15.08.</source>
        <translation>Seine Schwäche: Der Faktor aller ändert sich, sobald irgendjemand zu warten beginnt oder aufhört, und niemand kann vorher sagen, was ein Job gelten wird. Slurm gab ihn vor 15.08 auf.</translation>
    </message>
    <message>
        <source>Each level of the tree gives one number from the curve of the classic algorithm, with small shares lifted to at least a tenth. The numbers are written one behind the other, the top level first, and compared like words in a dictionary.</source>
        <translation>Jede Ebene des Baums ergibt eine Zahl aus der Kurve des klassischen Algorithmus, wobei kleine Anteile auf mindestens ein Zehntel angehoben werden. Die Zahlen werden hintereinander geschrieben, die oberste Ebene zuerst, und verglichen wie Wörter in einem Wörterbuch.</translation>
    </message>
    <message>
        <source>It rewards members of accounts below their share before anything else is looked at.</source>
        <translation>Er belohnt Mitglieder von Accounts unter ihrem Anteil, bevor irgendetwas anderes betrachtet wird.</translation>
    </message>
    <message>
        <source>Its weakness: there is room for a fixed number of levels and of steps in each. Accounts that fall into the same step are taken for equal, deeper levels are cut off, and an account without shares gets the best value of all. It was in previews of Slurm 14.11 only.</source>
        <translation>Seine Schwäche: Es ist Platz für eine feste Zahl von Ebenen und von Stufen in jeder. Accounts auf derselben Stufe gelten als gleich, tiefere Ebenen werden abgeschnitten, und ein Account ohne Anteile bekommt den besten Wert von allen. Es gab ihn nur in Vorabversionen von Slurm 14.11.</translation>
    </message>
    <message>
        <source>At each level, accounts are compared by share divided by usage. All users of the account that stands first come before all users of the next. Only the resulting place counts, not how large the difference is.</source>
        <translation>Auf jeder Ebene werden Accounts nach Anteil durch Nutzung verglichen. Alle Benutzer des Accounts, der vorn steht, kommen vor allen Benutzern des nächsten. Nur der Platz zählt, der sich ergibt, nicht die Größe des Unterschieds.</translation>
    </message>
    <message>
        <source>It rewards users of accounts that got less than their share, without exception.</source>
        <translation>Er belohnt ohne Ausnahme Benutzer von Accounts, die weniger als ihren Anteil bekamen.</translation>
    </message>
    <message>
        <source>Its weakness: a small change near the top can move all users of an account at once, and the factor, which is only the place in the order, does not tell how far anybody is from the share.</source>
        <translation>Seine Schwäche: Eine kleine Änderung weit oben kann alle Benutzer eines Accounts auf einmal verschieben, und der Faktor, der nur der Platz in der Reihenfolge ist, sagt nicht, wie weit jemand von seinem Anteil entfernt ist.</translation>
    </message>
    <message>
        <source>{0} holds {1} of {2} and {3} ({4})</source>
        <translation>{0} hat {1} von {2} und {3} ({4})</translation>
    </message>
    <message>
        <source>{0} now holds {1} of {2} shares and {3} of the usage ({4})</source>
        <translation>{0} hat nun {1} von {2} Anteilen und {3} der Nutzung ({4})</translation>
    </message>
    <message>
        <source>{0} holds {1} of {2} shares and {3} of the usage ({4})</source>
        <translation>{0} hat {1} von {2} Anteilen und {3} der Nutzung ({4})</translation>
    </message>
    <message>
        <source>In parentheses: share over usage, above 1 for who got less than the share.</source>
        <translation>In Klammern: Anteil durch Nutzung, über 1 für den, der weniger als den Anteil bekam.</translation>
    </message>
    <message>
        <source>These are the {0} with most shares of {1}.</source>
        <translation>Dies sind die {0} mit den meisten Anteilen von {1}.</translation>
    </message>
    <message>
        <source>For example: {0} {1}</source>
        <translation>Zum Beispiel: {0} {1}</translation>
    </message>
    <message>
        <source>How {} decides</source>
        <translation>Wie {} entscheidet</translation>
    </message>
    <message>
        <source>The algorithms in plain words</source>
        <translation>Die Algorithmen in einfachen Worten</translation>
    </message>
    <message>
        <source>As described above.</source>
        <translation>Wie oben beschrieben.</translation>
    </message>
    <message>
        <source>added, with shares</source>
        <translation>hinzugefügt, mit Anteilen</translation>
    </message>
    <message>
        <source>removed, with shares</source>
        <translation>entfernt, mit Anteilen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>usage, TRES-h</source>
        <translation>Nutzung, TRES-h</translation>
    </message>
    <message>
        <source>waiting jobs</source>
        <translation>wartende Jobs</translation>
    </message>
    <message>
        <source>other options</source>
        <translation>andere Optionen</translation>
    </message>
    <message>
        <source>Account or user</source>
        <translation>Account oder Benutzer</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Gain alone</source>
        <translation>Gewinnen allein</translation>
    </message>
    <message>
        <source>Lose alone</source>
        <translation>Verlieren allein</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>… and {} more changes.</source>
        <translation>… und {} weitere Änderungen.</translation>
    </message>
    <message>
        <source>Gain alone and lose alone: users whose place gets better or worse under {} when this change is made and no other.</source>
        <translation>Gewinnen allein und verlieren allein: Benutzer, deren Platz unter {} besser oder schlechter wird, wenn nur diese Änderung geschieht.</translation>
    </message>
    <message>
        <source>In a tree of this size only the first changes are tried alone.</source>
        <translation>In einem Baum dieser Größe werden nur die ersten Änderungen allein versucht.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Thick: {}.</source>
        <translation>Dick: {}.</translation>
    </message>
    <message>
        <source>Thick: the user of {}.</source>
        <translation>Dick: der Benutzer von {}.</translation>
    </message>
    <message>
        <source>Thick: the {0} users of {1}.</source>
        <translation>Dick: die {0} Benutzer von {1}.</translation>
    </message>
    <message>
        <source>Agreement (Kendall&apos;s tau)</source>
        <translation>Übereinstimmung (Kendalls Tau)</translation>
    </message>
    <message>
        <source>1 is the same order, 0 no relation, below 0 rather the reverse.</source>
        <translation>1 ist dieselbe Reihenfolge, 0 kein Zusammenhang, unter 0 eher die umgekehrte.</translation>
    </message>
    <message>
        <source>Rank of each user under {} algorithms; 1 at the top.</source>
        <translation>Rang jedes Benutzers unter {} Algorithmen; 1 steht oben.</translation>
    </message>
    <message>
        <source>Mean rank of the users of each account under {} algorithms; 1 at the top.</source>
        <translation>Mittlerer Rang der Benutzer jedes Accounts unter {} Algorithmen; 1 steht oben.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Part of the usage against the share of the cluster, before (left) and now (right). On the line somebody uses exactly the share.</source>
        <translation>Teil der Nutzung gegen Anteil am Cluster, vorher (links) und jetzt (rechts). Auf der Linie nutzt jemand genau den Anteil.</translation>
    </message>
    <message>
        <source>Part of the usage against the share of the cluster. On the line somebody uses exactly the share.</source>
        <translation>Teil der Nutzung gegen Anteil am Cluster. Auf der Linie nutzt jemand genau den Anteil.</translation>
    </message>
    <message>
        <source>How many users share an integer priority with somebody under each algorithm.</source>
        <translation>Wie viele Benutzer sich unter jedem Algorithmus eine ganzzahlige Priorität mit jemandem teilen.</translation>
    </message>
    <message>
        <source>The order under other algorithms</source>
        <translation>Die Reihenfolge unter anderen Algorithmen</translation>
    </message>
    <message>
        <source>The same shares and usage, ordered by each algorithm.</source>
        <translation>Dieselben Anteile und dieselbe Nutzung, von jedem Algorithmus geordnet.</translation>
    </message>
    <message>
        <source>Shares, usage and priorities</source>
        <translation>Anteile, Nutzung und Prioritäten</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>places lost</source>
        <translation>verlorene Plätze</translation>
    </message>
    <message>
        <source>places gained</source>
        <translation>gewonnene Plätze</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>The users who move furthest; … and {0} more gain places, {1} lose places and {2} keep theirs.</source>
        <translation>Die Benutzer, die sich am weitesten bewegen; … und {0} weitere gewinnen Plätze, {1} verlieren Plätze und {2} behalten ihren.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verlieren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Places on average</source>
        <translation>Plätze im Mittel</translation>
    </message>
    <message>
        <source>… and {} more accounts that move less.</source>
        <translation>… und {} weitere Accounts, die sich weniger bewegen.</translation>
    </message>
    <message>
        <source>Place of each user in the {0} order, 1 = first, against {1}.</source>
        <translation>Platz jedes Benutzers in der Reihenfolge von {0}, 1 = erster, gegenüber {1}.</translation>
    </message>
    <message>
        <source>Who gains and who loses</source>
        <translation>Wer gewinnt und wer verliert</translation>
    </message>
    <message>
        <source>Nobody&apos;s place changes under {}.</source>
        <translation>Unter {} ändert sich niemandes Platz.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>none: usage does not decay</source>
        <translation>keine: Nutzung verfällt nicht</translation>
    </message>
    <message>
        <source>{} d</source>
        <translation>{} d</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>0 in Slurm</source>
        <translation>0 in Slurm</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Algorithm that the site runs</source>
        <translation>Algorithmus im Einsatz</translation>
    </message>
    <message>
        <source>Half-life of usage</source>
        <translation>Halbwertszeit der Nutzung</translation>
    </message>
    <message>
        <source>All figures are computed from one state of the usage, as the file gives it. Jobs that start or end later, and decay from then on, are not foreseen.</source>
        <translation>Alle Zahlen sind aus einem Stand der Nutzung berechnet, wie ihn die Datei angibt. Jobs, die später beginnen oder enden, und der Verfall von da an sind nicht vorhergesehen.</translation>
    </message>
    <message>
        <source>Both sides are computed alike; a place is a rank among all users, those with equal factors share it.</source>
        <translation>Beide Seiten sind gleich berechnet; ein Platz ist ein Rang unter allen Benutzern, gleiche Faktoren teilen ihn sich.</translation>
    </message>
    <message>
        <source>Places are counted under {}, which is not the algorithm that the site runs.</source>
        <translation>Plätze sind unter {} gezählt, was nicht der Algorithmus im Einsatz ist.</translation>
    </message>
    <message>
        <source>Warning.</source>
        <translation>Warnung.</translation>
    </message>
    <message>
        <source>Parameters and assumptions</source>
        <translation>Parameter und Annahmen</translation>
    </message>
    <message>
        <source>{0}, {1} bytes</source>
        <translation>{0}, {1} Bytes</translation>
    </message>
    <message>
        <source>none: the file was changed since it was read</source>
        <translation>keine: Die Datei wurde geändert, seit sie gelesen wurde</translation>
    </message>
    <message>
        <source>yes, not of the tree; the SHA-256 is that of the file without them</source>
        <translation>ja, nicht am Baum; die SHA-256 ist die der Datei ohne sie</translation>
    </message>
    <message>
        <source>1 change; the SHA-256 is that of the file without it</source>
        <translation>1 Änderung; die SHA-256 ist die der Datei ohne sie</translation>
    </message>
    <message>
        <source>{} changes; the SHA-256 is that of the file without them</source>
        <translation>{} Änderungen; die SHA-256 ist die der Datei ohne sie</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No association differs, so there is nothing to tell sacctmgr.</source>
        <translation>Keine Assoziation unterscheidet sich, daher ist sacctmgr nichts mitzuteilen.</translation>
    </message>
    <message>
        <source>These commands make the cluster&apos;s associations those of this review. They were not run.</source>
        <translation>Diese Befehle machen die Assoziationen des Clusters zu denen dieses Berichts. Sie wurden nicht ausgeführt.</translation>
    </message>
    <message>
        <source>… and {} more lines; fairshare diff --sacctmgr prints all of them.</source>
        <translation>… und {} weitere Zeilen; fairshare diff --sacctmgr gibt alle aus.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>1 of shares</source>
        <translation>1 von Anteilen</translation>
    </message>
    <message>
        <source>{} of shares</source>
        <translation>{} von Anteilen</translation>
    </message>
    <message>
        <source>1 addition</source>
        <translation>1 Hinzufügung</translation>
    </message>
    <message>
        <source>{} additions</source>
        <translation>{} Hinzufügungen</translation>
    </message>
    <message>
        <source>1 removal</source>
        <translation>1 Entfernung</translation>
    </message>
    <message>
        <source>{} removals</source>
        <translation>{} Entfernungen</translation>
    </message>
    <message>
        <source>1 move to another account</source>
        <translation>1 Umzug in einen anderen Account</translation>
    </message>
    <message>
        <source>{} moves to another account</source>
        <translation>{} Umzüge in einen anderen Account</translation>
    </message>
    <message>
        <source>1 new name</source>
        <translation>1 neuer Name</translation>
    </message>
    <message>
        <source>{} new names</source>
        <translation>{} neue Namen</translation>
    </message>
    <message>
        <source>1 other partition</source>
        <translation>1 andere Partition</translation>
    </message>
    <message>
        <source>{} other partitions</source>
        <translation>{} andere Partitionen</translation>
    </message>
    <message>
        <source>1 of usage</source>
        <translation>1 von Nutzung</translation>
    </message>
    <message>
        <source>{} of usage</source>
        <translation>{} von Nutzung</translation>
    </message>
    <message>
        <source>1 of waiting jobs</source>
        <translation>1 von wartenden Jobs</translation>
    </message>
    <message>
        <source>{} of waiting jobs</source>
        <translation>{} von wartenden Jobs</translation>
    </message>
    <message>
        <source>1 of other options</source>
        <translation>1 von anderen Optionen</translation>
    </message>
    <message>
        <source>{} of other options</source>
        <translation>{} von anderen Optionen</translation>
    </message>
    <message>
        <source>1 of settings</source>
        <translation>1 von Einstellungen</translation>
    </message>
    <message>
        <source>{} of settings</source>
        <translation>{} von Einstellungen</translation>
    </message>
    <message>
        <source>Nothing differs from {}.</source>
        <translation>Nichts unterscheidet sich von {}.</translation>
    </message>
    <message>
        <source>One share changes.</source>
        <translation>Ein Anteil ändert sich.</translation>
    </message>
    <message>
        <source>{} shares change.</source>
        <translation>{} Anteile ändern sich.</translation>
    </message>
    <message>
        <source>One change: {}.</source>
        <translation>Eine Änderung: {}.</translation>
    </message>
    <message>
        <source>{0} changes: {1}.</source>
        <translation>{0} Änderungen: {1}.</translation>
    </message>
    <message>
        <source>nobody gains places</source>
        <translation>gewinnt niemand Plätze</translation>
    </message>
    <message>
        <source>nobody loses any</source>
        <translation>verliert niemand welche</translation>
    </message>
    <message>
        <source>1 loses places</source>
        <translation>verliert 1 Plätze</translation>
    </message>
    <message>
        <source>{} lose places</source>
        <translation>verlieren {} Plätze</translation>
    </message>
    <message>
        <source>nobody keeps theirs</source>
        <translation>behält niemand seinen</translation>
    </message>
    <message>
        <source>1 keeps its place</source>
        <translation>behält 1 seinen Platz</translation>
    </message>
    <message>
        <source>{} keep theirs</source>
        <translation>behalten {} ihren</translation>
    </message>
    <message>
        <source>{}, the algorithm in use,</source>
        <translation>{}, dem Algorithmus im Einsatz,</translation>
    </message>
    <message>
        <source>{0}, while the site runs {1},</source>
        <translation>{0}, während {1} im Einsatz ist,</translation>
    </message>
    <message>
        <source>Under {0} there is nobody to compare{1}.</source>
        <translation>Unter {0} ist niemand zu vergleichen{1}.</translation>
    </message>
    <message>
        <source>Under {0} all {1} keep their places{2}.</source>
        <translation>Unter {0} behalten alle {1} ihre Plätze{2}.</translation>
    </message>
    <message>
        <source>Under {0} {1}, {2} and {3}{4}.</source>
        <translation>Unter {0} {1}, {2} und {3}{4}.</translation>
    </message>
    <message>
        <source>the user of {0} gains {1}</source>
        <translation>der Benutzer von {0} gewinnt {1}</translation>
    </message>
    <message>
        <source>the {0} users of {1} gain {2} places on average</source>
        <translation>die {0} Benutzer von {1} gewinnen im Mittel {2} Plätze</translation>
    </message>
    <message>
        <source>both users of {0} gain {1}</source>
        <translation>beide Benutzer von {0} gewinnen {1}</translation>
    </message>
    <message>
        <source>all {0} users of {1} gain {2}</source>
        <translation>alle {0} Benutzer von {1} gewinnen {2}</translation>
    </message>
    <message>
        <source>the user of {0} loses {1}</source>
        <translation>der Benutzer von {0} verliert {1}</translation>
    </message>
    <message>
        <source>the {0} users of {1} lose {2} places on average</source>
        <translation>die {0} Benutzer von {1} verlieren im Mittel {2} Plätze</translation>
    </message>
    <message>
        <source>both users of {0} lose {1}</source>
        <translation>beide Benutzer von {0} verlieren {1}</translation>
    </message>
    <message>
        <source>the {0} users of {1} lose {2} each</source>
        <translation>die {0} Benutzer von {1} verlieren je {2}</translation>
    </message>
    <message>
        <source>all {0} users of {1} lose {2}</source>
        <translation>alle {0} Benutzer von {1} verlieren {2}</translation>
    </message>
    <message>
        <source>Within {0}, {1} and {2} change places.</source>
        <translation>Innerhalb von {0} tauschen {1} und {2} die Plätze.</translation>
    </message>
    <message>
        <source>The order within 1 more account changes.</source>
        <translation>Die Reihenfolge innerhalb von 1 weiteren Account ändert sich.</translation>
    </message>
    <message>
        <source>The order within {} more accounts changes.</source>
        <translation>Die Reihenfolge innerhalb von {} weiteren Accounts ändert sich.</translation>
    </message>
    <message>
        <source>Places are those under {}</source>
        <translation>Plätze sind die unter {}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>Figure {0}. {1}</source>
        <translation>Abbildung {0}. {1}</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Platz</translation>
    </message>
    <message>
        <source>{} places</source>
        <translation>{} Plätze</translation>
    </message>
    <message>
        <source>{0} {1} {2}</source>
        <translation>{0}. {1} {2}</translation>
    </message>
    <message>
        <source>less than 0.1 %</source>
        <translation>weniger als 0,1 %</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>{}–{}</source>
        <translation>{}–{}</translation>
    </message>
    <message>
        <source>at weight {}, all integer priorities differ with it and without it</source>
        <translation>beim Gewicht {} sind mit ihr und ohne sie alle ganzzahligen Prioritäten verschieden</translation>
    </message>
    <message>
        <source>at weight {}, {} share an integer priority without it and none with it</source>
        <translation>beim Gewicht {} teilen ohne sie {} eine ganzzahlige Priorität und mit ihr keiner</translation>
    </message>
    <message>
        <source>at weight {}, none share an integer priority without it and {} with it</source>
        <translation>beim Gewicht {} teilt ohne sie keiner eine ganzzahlige Priorität, und mit ihr {}</translation>
    </message>
    <message>
        <source>at weight {}, {} share an integer priority without it and {} with it</source>
        <translation>beim Gewicht {} teilen ohne sie {} eine ganzzahlige Priorität und mit ihr {}</translation>
    </message>
    <message>
        <source>There is no user whose usage and shares are numbers.</source>
        <translation>Es gibt keinen Benutzer, dessen Nutzung und Anteile Zahlen sind.</translation>
    </message>
    <message>
        <source>Interpolation takes {} from F {} to {}.</source>
        <translation>Die Interpolation bringt {} von F {} auf {}.</translation>
    </message>
    <message>
        <source>Interpolation takes {} from F {} at damping {} to {}.</source>
        <translation>Die Interpolation bringt {} von F {} bei Dämpfung {} auf {}.</translation>
    </message>
    <message>
        <source>Interpolation lifts the {} users from F {} to {}; {}.</source>
        <translation>Die Interpolation hebt die {} Benutzer von F {} auf {}; {}.</translation>
    </message>
    <message>
        <source>Interpolation takes the {} users from F {} at damping {} to {}; {}.</source>
        <translation>Die Interpolation bringt die {} Benutzer von F {} bei Dämpfung {} auf {}; {}.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The effective ratio, or the exponent k that pulls it to the account&apos;s.</source>
        <translation>Das effektive Verhältnis, oder der Exponent k, der es zu dem des Accounts zieht.</translation>
    </message>
    <message>
        <source>The effective ratio R_e = R_parent · (R / R_parent)^k, 0 or more; the factor is 2^(-R_e).</source>
        <translation>Das effektive Verhältnis R_e = R_parent · (R / R_parent)^k, 0 oder mehr; der Faktor ist 2^(-R_e).</translation>
    </message>
    <message>
        <source>k, 0 to 1: how much of its own ratio an association keeps; 1 / (1 + (5 ln R_parent)^2) where it and its account lie on different sides of 1.</source>
        <translation>k, 0 bis 1: wie viel von ihrem eigenen Verhältnis eine Assoziation behält; 1 / (1 + (5 ln R_parent)^2), wo sie und ihr Account auf verschiedenen Seiten von 1 liegen.</translation>
    </message>
    <message>
        <source>Own ratio R</source>
        <translation>Eigenes Verhältnis R</translation>
    </message>
    <message>
        <source>Ratio of the account R_parent</source>
        <translation>Verhältnis des Accounts R_parent</translation>
    </message>
    <message>
        <source>Effective ratio R_e</source>
        <translation>Effektives Verhältnis R_e</translation>
    </message>
    <message>
        <source>Exponent k</source>
        <translation>Exponent k</translation>
    </message>
    <message>
        <source>Usage over shares of the association, over that of all children of its account, times the account&apos;s effective ratio: 1 on target, 0 or more.</source>
        <translation>Nutzung durch Anteile der Assoziation, durch dasselbe aller Kinder ihres Accounts, mal dem effektiven Verhältnis des Accounts: 1 am Ziel, 0 oder mehr.</translation>
    </message>
    <message>
        <source>The effective ratio of the account: 1 on target, above it over-served, 0 or more.</source>
        <translation>Das effektive Verhältnis des Accounts: 1 am Ziel, darüber überversorgt, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Exponent k of depth-oblivious over R and R_parent</source>
        <translation>Exponent k von Depth-oblivious über R und R_parent</translation>
    </message>
    <message>
        <source>Effective ratio R_e of depth-oblivious over R and R_parent</source>
        <translation>Effektives Verhältnis R_e von Depth-oblivious über R und R_parent</translation>
    </message>
    <message>
        <source>At an end of an axis and beyond it: {}.</source>
        <translation>Am Ende einer Achse und jenseits davon: {}.</translation>
    </message>
    <message>
        <source>Effective ratio of depth-oblivious</source>
        <translation>Effektives Verhältnis von Depth-oblivious</translation>
    </message>
    <message>
        <source>R_e over an association&apos;s own ratio of usage to shares and its account&apos;s, or the exponent k between them.</source>
        <translation>R_e über dem eigenen Verhältnis von Nutzung zu Anteilen einer Assoziation und dem ihres Accounts, oder der Exponent k zwischen ihnen.</translation>
    </message>
    <message>
        <source>How far an account that is off target pulls its members with it, and when it does not.</source>
        <translation>Wie weit ein Account abseits des Ziels seine Mitglieder mitzieht, und wann nicht.</translation>
    </message>
    <message>
        <source>F with the interpolation of S less F without it, −1 to 1; teal where interpolation raises F.</source>
        <translation>F mit der Interpolation von S weniger F ohne sie, −1 bis 1; blaugrün, wo die Interpolation F hebt.</translation>
    </message>
    <message>
        <source>Difference: with − without interpolation</source>
        <translation>Unterschied: mit − ohne Interpolation</translation>
    </message>
    <message>
        <source>F without interpolation at damping {}</source>
        <translation>F ohne Interpolation bei Dämpfung {}</translation>
    </message>
    <message>
        <source>What interpolation does to F</source>
        <translation>Was die Interpolation mit F macht</translation>
    </message>
    <message>
        <source>F with the interpolation of S less F without it, over usage and share, and the tree&apos;s own associations there.</source>
        <translation>F mit der Interpolation von S weniger F ohne sie, über Nutzung und Anteil, und die Assoziationen des Baums darin.</translation>
    </message>
    <message>
        <source>At which shares and usage the interpolation, or damping in its stead, changes a factor.</source>
        <translation>Bei welchen Anteilen und welcher Nutzung die Interpolation, oder Dämpfung an ihrer Stelle, einen Faktor ändert.</translation>
    </message>
    <message>
        <source>Slices at</source>
        <translation>Schnitte bei</translation>
    </message>
    <message>
        <source>Share in 1/10 000</source>
        <translation>Anteil in 1/10 000</translation>
    </message>
    <message>
        <source>The share S of one&apos;s own slice, in ten-thousandths of the whole.</source>
        <translation>Der Anteil S des eigenen Schnitts, in Zehntausendsteln des Ganzen.</translation>
    </message>
    <message>
        <source>How far usage reaches.</source>
        <translation>Wie weit die Nutzung reicht.</translation>
    </message>
    <message>
        <source>{} with</source>
        <translation>{} mit</translation>
    </message>
    <message>
        <source>{} without</source>
        <translation>{} ohne</translation>
    </message>
    <message>
        <source>F at a fixed share</source>
        <translation>F bei festem Anteil</translation>
    </message>
    <message>
        <source>Slices at fixed share</source>
        <translation>Schnitte bei festem Anteil</translation>
    </message>
    <message>
        <source>Select associations whose slices are wanted.</source>
        <translation>Wählen Sie die Assoziationen, deren Schnitte gewünscht sind.</translation>
    </message>
    <message>
        <source>Dashed: with interpolation, S&apos; = 0.1 + 0.9 S.</source>
        <translation>Gestrichelt: mit Interpolation, S&apos; = 0,1 + 0,9 S.</translation>
    </message>
    <message>
        <source>The factor 2^(-U/S), 0 to 1; higher is served first.</source>
        <translation>Der Faktor 2^(-U/S), 0 bis 1; höher wird zuerst bedient.</translation>
    </message>
    <message>
        <source>F over usage at fixed shares</source>
        <translation>F über der Nutzung bei festen Anteilen</translation>
    </message>
    <message>
        <source>The factor 2^(-U/S) over usage for chosen shares, with and without the interpolation of S.</source>
        <translation>Der Faktor 2^(-U/S) über der Nutzung für gewählte Anteile, mit und ohne Interpolation von S.</translation>
    </message>
    <message>
        <source>How quickly F vanishes for a small share, and what interpolation leaves of that.</source>
        <translation>Wie schnell F bei kleinem Anteil verschwindet, und was die Interpolation davon übrig lässt.</translation>
    </message>
    <message>
        <source>With interpolation: S&apos; = 0.1 + 0.9 S</source>
        <translation>Mit Interpolation: S&apos; = 0,1 + 0,9 S</translation>
    </message>
    <message>
        <source>Without interpolation: S as it is</source>
        <translation>Ohne Interpolation: S, wie es ist</translation>
    </message>
    <message>
        <source>Without interpolation: S as it is, damping {}</source>
        <translation>Ohne Interpolation: S, wie es ist, Dämpfung {}</translation>
    </message>
    <message>
        <source>F over usage U and share S, fitted to the associations</source>
        <translation>F über Nutzung U und Anteil S, an die Assoziationen angepasst</translation>
    </message>
    <message>
        <source>F over usage U and share S</source>
        <translation>F über Nutzung U und Anteil S</translation>
    </message>
    <message>
        <source>F with interpolation, fitted to the associations</source>
        <translation>F mit Interpolation, an die Assoziationen angepasst</translation>
    </message>
    <message>
        <source>F with interpolation: S&apos; = 0.1 + 0.9 S</source>
        <translation>F mit Interpolation: S&apos; = 0,1 + 0,9 S</translation>
    </message>
    <message>
        <source>F without interpolation, fitted to the associations</source>
        <translation>F ohne Interpolation, an die Assoziationen angepasst</translation>
    </message>
    <message>
        <source>F without interpolation: S as it is</source>
        <translation>F ohne Interpolation: S, wie es ist</translation>
    </message>
    <message>
        <source>F over usage and share</source>
        <translation>F über Nutzung und Anteil</translation>
    </message>
    <message>
        <source>The factor 2^(-U/S) as a surface, with and without the interpolation of S, and the tree&apos;s own associations on it.</source>
        <translation>Der Faktor 2^(-U/S) als Fläche, mit und ohne Interpolation von S, und die Assoziationen des Baums darauf.</translation>
    </message>
    <message>
        <source>How F collapses for small shares, and how far interpolation parts the users again.</source>
        <translation>Wie F bei kleinen Anteilen zusammenfällt, und wie weit die Interpolation die Benutzer wieder trennt.</translation>
    </message>
    <message>
        <source>LevelFS = S / U, 0 to infinite: 1 on target, above it under-served; the highest of a level is served first.</source>
        <translation>LevelFS = S / U, 0 bis unendlich: 1 am Ziel, darüber unterversorgt; das höchste einer Ebene wird zuerst bedient.</translation>
    </message>
    <message>
        <source>LevelFS of Fair Tree over usage U and share S</source>
        <translation>LevelFS von Fair Tree über Nutzung U und Anteil S</translation>
    </message>
    <message>
        <source>LevelFS over usage and share</source>
        <translation>LevelFS über Nutzung und Anteil</translation>
    </message>
    <message>
        <source>Fair Tree&apos;s LevelFS S/U on a logarithmic scale, and the tree&apos;s own associations on it, each within its level.</source>
        <translation>LevelFS S/U von Fair Tree auf logarithmischer Skala, und die Assoziationen des Baums darauf, jede in ihrer Ebene.</translation>
    </message>
    <message>
        <source>That only the ratio counts: a small share is told apart as well as a large one.</source>
        <translation>Dass nur das Verhältnis zählt: ein kleiner Anteil wird so gut unterschieden wie ein großer.</translation>
    </message>
    <message>
        <source>Usage U</source>
        <translation>Nutzung U</translation>
    </message>
    <message>
        <source>Share S</source>
        <translation>Anteil S</translation>
    </message>
    <message>
        <source>S&apos; = 0.1 + 0.9 S</source>
        <translation>S&apos; = 0,1 + 0,9 S</translation>
    </message>
    <message>
        <source>F without interpolation</source>
        <translation>F ohne Interpolation</translation>
    </message>
    <message>
        <source>F with interpolation</source>
        <translation>F mit Interpolation</translation>
    </message>
    <message>
        <source>Integer priority without</source>
        <translation>Ganzzahlige Priorität ohne</translation>
    </message>
    <message>
        <source>Users on it</source>
        <translation>Benutzer darauf</translation>
    </message>
    <message>
        <source>Integer priority with</source>
        <translation>Ganzzahlige Priorität mit</translation>
    </message>
    <message>
        <source>association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Beyond the range: {}.</source>
        <translation>Jenseits des Bereichs: {}.</translation>
    </message>
    <message>
        <source>Without a number for U or S: {}.</source>
        <translation>Ohne Zahl für U oder S: {}.</translation>
    </message>
    <message>
        <source>line of equal value</source>
        <translation>Linie gleichen Werts</translation>
    </message>
    <message>
        <source>Effective usage over that of the whole, 0 or more: of the cluster, or of the level under Fair Tree and LEVEL_BASED.</source>
        <translation>Effektive Nutzung durch die des Ganzen, 0 oder mehr: des Clusters, oder der Ebene unter Fair Tree und LEVEL_BASED.</translation>
    </message>
    <message>
        <source>Normalized shares, 0 to 1: of the cluster, or of the level under Fair Tree and LEVEL_BASED.</source>
        <translation>Normalisierte Anteile, 0 bis 1: am Cluster, oder an der Ebene unter Fair Tree und LEVEL_BASED.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>A body in three dimensions, or a map of colors.</source>
        <translation>Ein Körper in drei Dimensionen, oder eine Karte aus Farben.</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Who is drawn: users, users and accounts, or nobody.</source>
        <translation>Wer gezeichnet wird: Benutzer, Benutzer und Accounts, oder niemand.</translation>
    </message>
    <message>
        <source>Iso-lines</source>
        <translation>Isolinien</translation>
    </message>
    <message>
        <source>Whether lines of equal value are drawn.</source>
        <translation>Ob Linien gleichen Werts gezeichnet werden.</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>Interpolation</translation>
    </message>
    <message>
        <source>F of S as it is, of S&apos; = 0.1 + 0.9 S as LEVEL_BASED of Slurm 14.11.0-pre3 has it, or both.</source>
        <translation>F von S, wie es ist, von S&apos; = 0,1 + 0,9 S, wie LEVEL_BASED von Slurm 14.11.0-pre3 es hat, oder beides.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>How far usage reaches; users: as far as theirs and their shares do.</source>
        <translation>Wie weit die Nutzung reicht; Benutzer: so weit wie ihre und ihre Anteile.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>At how many places a side the function is evaluated; 0: as many as the shape needs.</source>
        <translation>An wie vielen Stellen je Seite die Funktion berechnet wird; 0: so viele, wie die Form braucht.</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 bis 1</translation>
    </message>
    <message>
        <source>0 to 2</source>
        <translation>0 bis 2</translation>
    </message>
    <message>
        <source>0 to 5</source>
        <translation>0 bis 5</translation>
    </message>
    <message>
        <source>0.1 and 0.0067</source>
        <translation>0,1 und 0,0067</translation>
    </message>
    <message>
        <source>1 to 0.01</source>
        <translation>1 bis 0,01</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählte</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Which shares: the two of the article that introduced LEVEL_BASED (0.1, and one of 150 equal accounts), a series, those of the selected associations, or one of your own.</source>
        <translation>Welche Anteile: die beiden des Artikels, der LEVEL_BASED einführte (0,1 und einer von 150 gleichen Accounts), eine Reihe, die der ausgewählten Assoziationen, oder ein eigener.</translation>
    </message>
    <message>
        <source>Under {0} the only user keeps its place.</source>
        <translation>Unter {0} behält der einzige Benutzer seinen Platz.</translation>
    </message>
    <message>
        <source>Under {0} the only user on both sides keeps its place{1}.</source>
        <translation>Unter {0} behält der einzige Benutzer auf beiden Seiten seinen Platz{1}.</translation>
    </message>
    <message>
        <source>Under {0} both users keep their places{1}.</source>
        <translation>Unter {0} behalten beide Benutzer ihre Plätze{1}.</translation>
    </message>
    <message>
        <source>Depth-oblivious pulls {} of {} towards the ratio of their accounts.</source>
        <translation>Depth-oblivious zieht {} von {} zum Verhältnis ihrer Accounts.</translation>
    </message>
    <message>
        <source>Difference: with interpolation − without, damping {}</source>
        <translation>Unterschied: mit Interpolation − ohne, Dämpfung {}</translation>
    </message>
    <message>
        <source>Solid: damping {}; dashed: with interpolation, S&apos; = 0.1 + 0.9 S.</source>
        <translation>Durchgezogen: Dämpfung {}; gestrichelt: mit Interpolation, S&apos; = 0,1 + 0,9 S.</translation>
    </message>
    <message>
        <source>At share {} F is one half at usage {} without interpolation and at {} with it.</source>
        <translation>Beim Anteil {} ist F ohne Interpolation bei der Nutzung {} die Hälfte, mit ihr bei {}.</translation>
    </message>
    <message>
        <source>Damping {}.</source>
        <translation>Dämpfung {}.</translation>
    </message>
    <message>
        <source>LevelFS is above 1, under-served, for {} of {}.</source>
        <translation>LevelFS liegt über 1, unterversorgt, für {} von {}.</translation>
    </message>
    <message>
        <source>input file</source>
        <translation>Eingabedatei</translation>
    </message>
    <message>
        <source>baseline file</source>
        <translation>Ausgangsdatei</translation>
    </message>
    <message>
        <source>Interpolation leaves {} at F {}.</source>
        <translation>Die Interpolation lässt {} bei F {}.</translation>
    </message>
    <message>
        <source>Interpolation leaves the {} users at F {}; {}.</source>
        <translation>Die Interpolation lässt die {} Benutzer bei F {}; {}.</translation>
    </message>
    <message>
        <source>Every user has the same rank under all algorithms.</source>
        <translation>Jeder Benutzer hat unter allen Algorithmen denselben Rang.</translation>
    </message>
    <message>
        <source>{} depends most on the algorithm: rank {} under {}, {} under {}.</source>
        <translation>{} hängt am meisten vom Algorithmus ab: Rang {} unter {}, {} unter {}.</translation>
    </message>
    <message>
        <source>{} agree with tau {}.</source>
        <translation>{} stimmen mit Tau {} überein.</translation>
    </message>
    <message>
        <source>All pairs of algorithms agree with tau {}.</source>
        <translation>Alle Paare von Algorithmen stimmen mit Tau {} überein.</translation>
    </message>
    <message>
        <source>{} agree most (tau {}), {} least ({}).</source>
        <translation>{} stimmen am meisten überein (Tau {}), {} am wenigsten ({}).</translation>
    </message>
    <message>
        <source>{} gives most users a factor that another has too: {} of {}.</source>
        <translation>{} gibt den meisten Benutzern einen Faktor, den auch ein anderer hat: {} von {}.</translation>
    </message>
    <message>
        <source>Under every algorithm each user has a factor of their own.</source>
        <translation>Unter jedem Algorithmus hat jeder Benutzer einen eigenen Faktor.</translation>
    </message>
    <message>
        <source>Under every algorithm {} of {} users have a factor that another has too.</source>
        <translation>Unter jedem Algorithmus haben {} von {} Benutzern einen Faktor, den auch ein anderer hat.</translation>
    </message>
    <message>
        <source>At weight {}, all integer priorities differ under every algorithm.</source>
        <translation>Bei Gewicht {} sind alle ganzzahligen Prioritäten unter jedem Algorithmus verschieden.</translation>
    </message>
    <message>
        <source>At weight {}, {} of {} users share an integer priority under every algorithm.</source>
        <translation>Bei Gewicht {} teilen unter jedem Algorithmus {} von {} Benutzern eine ganzzahlige Priorität.</translation>
    </message>
    <message>
        <source>At weight {}, most users share an integer priority under {}: {} of {}, {} of them because their factors are equal.</source>
        <translation>Bei Gewicht {} teilen die meisten Benutzer eine ganzzahlige Priorität unter {}: {} von {}, {} davon wegen gleicher Faktoren.</translation>
    </message>
    <message>
        <source>{0}, before (left) and now (right): how many users share an integer priority with somebody under each algorithm. {1}</source>
        <translation>{0}, vorher (links) und jetzt (rechts): wie viele Benutzer unter jedem Algorithmus eine ganzzahlige Priorität mit jemandem teilen. {1}</translation>
    </message>
    <message>
        <source>No user is in both trees, so there are no places to compare.</source>
        <translation>Kein Benutzer steht in beiden Bäumen, daher sind keine Plätze zu vergleichen.</translation>
    </message>
    <message>
        <source>Note.</source>
        <translation>Hinweis.</translation>
    </message>
    <message>
        <source>Lint finds nothing odd in this tree.</source>
        <translation>Lint findet in diesem Baum nichts Auffälliges.</translation>
    </message>
    <message>
        <source>Lint warns of nothing in this tree; what it notes follows.</source>
        <translation>Lint warnt in diesem Baum vor nichts; es folgt, was es anmerkt.</translation>
    </message>
    <message>
        <source>… and 1 more finding, which lint lists.</source>
        <translation>… und 1 weiterer Befund, den Lint auflistet.</translation>
    </message>
    <message>
        <source>… and {} more findings, which lint lists.</source>
        <translation>… und {} weitere Befunde, die Lint auflistet.</translation>
    </message>
    <message>
        <source>1 of 1 user gains places</source>
        <translation>gewinnt 1 von 1 Benutzer Plätze</translation>
    </message>
    <message>
        <source>1 of {} users gains places</source>
        <translation>gewinnt 1 von {} Benutzern Plätze</translation>
    </message>
    <message>
        <source>{0} of {1} users gain places</source>
        <translation>gewinnen {0} von {1} Benutzern Plätze</translation>
    </message>
    <message>
        <source>Within {0}, the order among {1} users changes.</source>
        <translation>Innerhalb von {0} ändert sich die Reihenfolge unter {1} Benutzern.</translation>
    </message>
    <message>
        <source>LevelFS of Fair Tree, fitted to the associations</source>
        <translation>LevelFS von Fair Tree, an die Assoziationen angepasst</translation>
    </message>
    <message>
        <source>as in the old file</source>
        <translation>wie in der alten Datei</translation>
    </message>
    <message>
        <source>as in the new file</source>
        <translation>wie in der neuen Datei</translation>
    </message>
    <message>
        <source>Under the old weights {} added {} to every job and ordered none.</source>
        <translation>Unter den alten Gewichten gab {} jedem Job {} und ordnete keinen.</translation>
    </message>
    <message>
        <source>Under the old weights {} added less than 1 to every job.</source>
        <translation>Unter den alten Gewichten gab {} jedem Job weniger als 1.</translation>
    </message>
    <message>
        <source>Under the old weights {} added up to {}.</source>
        <translation>Unter den alten Gewichten gab {} bis zu {}.</translation>
    </message>
    <message>
        <source>{} is dead</source>
        <translation>{} ist wirkungslos</translation>
    </message>
    <message>
        <source>{} are dead</source>
        <translation>{} sind wirkungslos</translation>
    </message>
    <message>
        <source>Weight 0: it adds nothing to any job.</source>
        <translation>Gewicht 0: Es gibt keinem Job etwas.</translation>
    </message>
    <message>
        <source>Weight 0: they add nothing to any job.</source>
        <translation>Gewicht 0: Sie geben keinem Job etwas.</translation>
    </message>
    <message>
        <source>{} adds {} to every job.</source>
        <translation>{} gibt jedem Job {}.</translation>
    </message>
    <message>
        <source>{}: weight without effect</source>
        <translation>{}: Gewicht ohne Wirkung</translation>
    </message>
    <message>
        <source>What all jobs have alike orders none.</source>
        <translation>Was alle Jobs gleich haben, ordnet keinen.</translation>
    </message>
    <message>
        <source>{} adds at most {} to a job.</source>
        <translation>{} gibt einem Job höchstens {}.</translation>
    </message>
    <message>
        <source>{}: weight too small to matter</source>
        <translation>{}: Gewicht zu klein, um zu zählen</translation>
    </message>
    <message>
        <source>Priorities are whole numbers: less than 1 is lost, but for sums that it lifts over the next one.</source>
        <translation>Prioritäten sind ganze Zahlen: Weniger als 1 geht verloren, außer wo es eine Summe über die nächste hebt.</translation>
    </message>
    <message>
        <source>{} adds up to {} here.</source>
        <translation>{} gibt hier bis zu {}.</translation>
    </message>
    <message>
        <source>{}: factors without a maximum</source>
        <translation>{}: Faktoren ohne Obergrenze</translation>
    </message>
    <message>
        <source>Under NO_NORMAL flags these are not divided by the largest one; no weight bounds what they add.</source>
        <translation>Mit NO_NORMAL werden sie nicht durch den größten geteilt; kein Gewicht begrenzt, was sie geben.</translation>
    </message>
    <message>
        <source>PriorityMaxAge is 0</source>
        <translation>PriorityMaxAge ist 0</translation>
    </message>
    <message>
        <source>Every job that accrues age has all {} points of it from the first second on: waiting orders none.</source>
        <translation>Jeder Job, der Alter ansammelt, hat von der ersten Sekunde an alle {} Punkte davon: Warten ordnet keinen.</translation>
    </message>
    <message>
        <source>Set PriorityMaxAge to 7 days</source>
        <translation>PriorityMaxAge auf 7 Tage setzen</translation>
    </message>
    <message>
        <source>Job {} already stands before job {}.</source>
        <translation>Job {} steht schon vor Job {}.</translation>
    </message>
    <message>
        <source>Job {} passes job {} in {}.</source>
        <translation>Job {} überholt Job {} in {}.</translation>
    </message>
    <message>
        <source>{} jobs, none of a known user.</source>
        <translation>{} Jobs, keiner von einem bekannten Benutzer.</translation>
    </message>
    <message>
        <source>{}, the user furthest above share, holds {} of the {} places.</source>
        <translation>{}, am weitesten über dem Anteil, hält {} der {} Plätze.</translation>
    </message>
    <message>
        <source>{}, the user furthest above share, holds {} of the first {} places.</source>
        <translation>{}, am weitesten über dem Anteil, hält {} der ersten {} Plätze.</translation>
    </message>
    <message>
        <source>There are no jobs whose order weights could change.</source>
        <translation>Es gibt keine Jobs, deren Reihenfolge Gewichte ändern könnten.</translation>
    </message>
    <message>
        <source>The only job keeps its place.</source>
        <translation>Der einzige Job behält seinen Platz.</translation>
    </message>
    <message>
        <source>All {} jobs keep their places. {}</source>
        <translation>Alle {} Jobs behalten ihre Plätze. {}</translation>
    </message>
    <message>
        <source>The new shares move {} of {} jobs.</source>
        <translation>Die neuen Anteile bewegen {} von {} Jobs.</translation>
    </message>
    <message>
        <source>The new weights move {} of {} jobs.</source>
        <translation>Die neuen Gewichte bewegen {} von {} Jobs.</translation>
    </message>
    <message>
        <source>Under the old shares {}, the user furthest above share, holds {} of the first {} places; under the new shares {}.</source>
        <translation>Unter den alten Anteilen hält {}, am weitesten über dem Anteil, {} der ersten {} Plätze; unter den neuen Anteilen {}.</translation>
    </message>
    <message>
        <source>Under the old weights {}, the user furthest above share, holds {} of the first {} places; under the new weights {}.</source>
        <translation>Unter den alten Gewichten hält {}, am weitesten über dem Anteil, {} der ersten {} Plätze; unter den neuen Gewichten {}.</translation>
    </message>
    <message>
        <source>tie: job number</source>
        <translation>Gleichstand: Jobnummer</translation>
    </message>
    <message>
        <source>kept priority</source>
        <translation>behaltene Priorität</translation>
    </message>
    <message>
        <source>Priorities can reach the cap</source>
        <translation>Prioritäten können die Obergrenze erreichen</translation>
    </message>
    <message>
        <source>All terms at their maximum add to {}, which is {} above 2³² − 1. Jobs that reach it have equal priorities, whatever their terms are.</source>
        <translation>Alle Terme ergeben höchstens {}, das ist {} über 2³² − 1. Jobs, die das erreichen, haben gleiche Prioritäten, wie auch immer ihre Terme sind.</translation>
    </message>
    <message>
        <source>Fairshare spills below bit {}</source>
        <translation>Fairshare läuft unter Bit {} über</translation>
    </message>
    <message>
        <source>F × {0} is a multiple of {1} only where F is a multiple of 1/{2}.</source>
        <translation>F × {0} ist nur dort ein Vielfaches von {1}, wo F ein Vielfaches von 1/{2} ist.</translation>
    </message>
    <message>
        <source>With {0} users F is k/{0}: {1} of {0} spill.</source>
        <translation>Bei {0} Benutzern ist F k/{0}: {1} von {0} laufen über.</translation>
    </message>
    <message>
        <source>{} of {} users spill.</source>
        <translation>{} von {} Benutzern laufen über.</translation>
    </message>
    <message>
        <source>TRES weights add to {}, the plan says {}</source>
        <translation>TRES-Gewichte ergeben {}, geplant sind {}</translation>
    </message>
    <message>
        <source>{} = {}. {} of {} values of the tier are never used.</source>
        <translation>{} = {}. {} von {} Werten der Stufe werden nie benutzt.</translation>
    </message>
    <message>
        <source>Set {} to {}</source>
        <translation>{} auf {} setzen</translation>
    </message>
    <message>
        <source>The total stays {} below 2³² − 1.</source>
        <translation>Die Summe bleibt {} unter 2³² − 1.</translation>
    </message>
    <message>
        <source>Jobs ask for more than their partition has</source>
        <translation>Jobs verlangen mehr, als ihre Partition hat</translation>
    </message>
    <message>
        <source>TRES are not held at 1: job {} has {} times the weight.</source>
        <translation>TRES werden nicht bei 1 gehalten: Job {} hat das {}-Fache des Gewichts.</translation>
    </message>
    <message>
        <source>TRES are not held at 1: {} jobs have more than the weight, job {} {} times.</source>
        <translation>TRES werden nicht bei 1 gehalten: {} Jobs haben mehr als das Gewicht, Job {} das {}-Fache.</translation>
    </message>
    <message>
        <source>{} of them carry into bit {} and above.</source>
        <translation>{} davon tragen in Bit {} und höher über.</translation>
    </message>
    <message>
        <source>Fairshare weight {} is too small for {} users</source>
        <translation>Das Fairshare-Gewicht {} ist zu klein für {} Benutzer</translation>
    </message>
    <message>
        <source>A rank is worth {0}/{1} = {2} points, less than 1: neighbors share priorities. From {1} on each has its own.</source>
        <translation>Ein Rang ist {0}/{1} = {2} Punkte wert, weniger als 1: Nachbarn teilen sich Prioritäten. Ab {1} hat jeder seine eigene.</translation>
    </message>
    <message>
        <source>A rank is worth {0}/{1} = {2} points: ranks share priorities. From 2 × {1} on at most the last two do, from 3 × {1} on none.</source>
        <translation>Ein Rang ist {0}/{1} = {2} Punkte wert: Ränge teilen sich Prioritäten. Ab 2 × {1} tun das höchstens die letzten beiden, ab 3 × {1} keine.</translation>
    </message>
    <message>
        <source>From 2 × {0} on at most the last two ranks share a priority, from 3 × {0} on none.</source>
        <translation>Ab 2 × {0} teilen sich höchstens die letzten beiden Ränge eine Priorität, ab 3 × {0} keine.</translation>
    </message>
    <message>
        <source>Set fairshare to {}</source>
        <translation>Fairshare auf {} setzen</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>places in a row</source>
        <translation>Plätze hintereinander</translation>
    </message>
    <message>
        <source>Decides at place {} against the next one.</source>
        <translation>Entscheidet an Platz {} gegen den nächsten.</translation>
    </message>
    <message>
        <source>Decides at places {} to {} against the next one.</source>
        <translation>Entscheidet an den Plätzen {} bis {} gegen den nächsten.</translation>
    </message>
    <message>
        <source>What decides between neighbors in the queue</source>
        <translation>Was zwischen Nachbarn in der Warteschlange entscheidet</translation>
    </message>
    <message>
        <source>One job has no neighbors.</source>
        <translation>Ein einziger Job hat keine Nachbarn.</translation>
    </message>
    <message>
        <source>Deciding terms</source>
        <translation>Entscheidende Terme</translation>
    </message>
    <message>
        <source>Which term puts each job before the next one: that of the largest difference in its favor.</source>
        <translation>Welcher Term jeden Job vor den nächsten stellt: der mit dem größten Unterschied zu seinen Gunsten.</translation>
    </message>
    <message>
        <source>Which weight orders the queue where.</source>
        <translation>Welches Gewicht die Warteschlange wo ordnet.</translation>
    </message>
    <message>
        <source>How far to look.</source>
        <translation>Wie weit geschaut wird.</translation>
    </message>
    <message>
        <source>At most so many jobs: of the selected users, else the first of the queue.</source>
        <translation>Höchstens so viele Jobs: die der ausgewählten Benutzer, sonst die ersten der Warteschlange.</translation>
    </message>
    <message>
        <source>job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Job {}: priority {} now, {} in the end.</source>
        <translation>Job {}: Priorität jetzt {}, am Ende {}.</translation>
    </message>
    <message>
        <source>Days from now on, while the jobs wait.</source>
        <translation>Tage von jetzt an, während die Jobs warten.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Priority in effect, 1 to 4294967295; 0 is a held job.</source>
        <translation>Geltende Priorität, 1 bis 4294967295; 0 ist ein angehaltener Job.</translation>
    </message>
    <message>
        <source>By waiting alone none of these jobs passes another.</source>
        <translation>Durch Warten allein überholt keiner dieser Jobs einen anderen.</translation>
    </message>
    <message>
        <source>Priorities in the coming {} days</source>
        <translation>Prioritäten in den kommenden {} Tagen</translation>
    </message>
    <message>
        <source>Priorities to come</source>
        <translation>Kommende Prioritäten</translation>
    </message>
    <message>
        <source>The priorities of jobs in the coming week, while they wait.</source>
        <translation>Die Prioritäten von Jobs in der kommenden Woche, während sie warten.</translation>
    </message>
    <message>
        <source>When waiting lets a job pass another, and when it never will.</source>
        <translation>Wann ein Job durch Warten einen anderen überholt, und wann nie.</translation>
    </message>
    <message>
        <source>How many ranges of equal width the priorities are counted in.</source>
        <translation>In wie vielen gleich breiten Bereichen die Prioritäten gezählt werden.</translation>
    </message>
    <message>
        <source>range of priorities</source>
        <translation>Bereich von Prioritäten</translation>
    </message>
    <message>
        <source>{} jobs</source>
        <translation>{} Jobs</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Jobs with a priority in the range, 0 to all jobs.</source>
        <translation>Jobs mit einer Priorität in dem Bereich, 0 bis alle Jobs.</translation>
    </message>
    <message>
        <source>How priorities are spread</source>
        <translation>Wie Prioritäten verteilt sind</translation>
    </message>
    <message>
        <source>Distribution of priorities</source>
        <translation>Verteilung der Prioritäten</translation>
    </message>
    <message>
        <source>How many jobs have which priority, old and new.</source>
        <translation>Wie viele Jobs welche Priorität haben, alt und neu.</translation>
    </message>
    <message>
        <source>Whether jobs stand in tiers apart or all in one heap.</source>
        <translation>Ob Jobs in getrennten Stufen stehen oder alle auf einem Haufen.</translation>
    </message>
    <message>
        <source>What the length of a bar is: the part of the priority, or points.</source>
        <translation>Was die Länge eines Balkens ist: der Teil der Priorität oder Punkte.</translation>
    </message>
    <message>
        <source>Job {}, {}: {:.6g} points of priority {}.</source>
        <translation>Job {}, {}: {:.6g} Punkte von Priorität {}.</translation>
    </message>
    <message>
        <source>Part of the priority</source>
        <translation>Teil der Priorität</translation>
    </message>
    <message>
        <source>What a term has of all points of the job, 0 to 100 percent.</source>
        <translation>Was ein Term von allen Punkten des Jobs hat, 0 bis 100 Prozent.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What a term adds to the priority: factor times weight, in points.</source>
        <translation>Was ein Term zur Priorität gibt: Faktor mal Gewicht, in Punkten.</translation>
    </message>
    <message>
        <source>What priorities are made of</source>
        <translation>Woraus Prioritäten bestehen</translation>
    </message>
    <message>
        <source>Upper bars: old weights; lower bars: new weights.</source>
        <translation>Obere Balken: alte Gewichte; untere Balken: neue Gewichte.</translation>
    </message>
    <message>
        <source>Terms of priorities</source>
        <translation>Terme der Prioritäten</translation>
    </message>
    <message>
        <source>What each term adds to the priorities of jobs, old and new.</source>
        <translation>Was jeder Term zu den Prioritäten von Jobs gibt, alt und neu.</translation>
    </message>
    <message>
        <source>Which weights make the priorities, and which hardly count.</source>
        <translation>Welche Gewichte die Prioritäten machen und welche kaum zählen.</translation>
    </message>
    <message>
        <source>At most so many users, those with most jobs.</source>
        <translation>Höchstens so viele Benutzer, die mit den meisten Jobs.</translation>
    </message>
    <message>
        <source>jobs in a row</source>
        <translation>Jobs hintereinander</translation>
    </message>
    <message>
        <source>Job {} at place {}.</source>
        <translation>Job {} an Platz {}.</translation>
    </message>
    <message>
        <source>{} jobs, places {} to {}.</source>
        <translation>{} Jobs, Plätze {} bis {}.</translation>
    </message>
    <message>
        <source>Who stands where in the queue</source>
        <translation>Wer wo in der Warteschlange steht</translation>
    </message>
    <message>
        <source>User, by fairshare factor</source>
        <translation>Benutzer, nach Fairshare-Faktor</translation>
    </message>
    <message>
        <source>first {}</source>
        <translation>erste {}</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>Reihenfolge der Warteschlange</translation>
    </message>
    <message>
        <source>The jobs of every user by their place in the queue, old and new.</source>
        <translation>Die Jobs jedes Benutzers nach ihrem Platz in der Warteschlange, alt und neu.</translation>
    </message>
    <message>
        <source>Who holds the first places, and whether they should.</source>
        <translation>Wer die ersten Plätze hält und ob das so sein soll.</translation>
    </message>
    <message>
        <source>There are no jobs: the file has no section &quot;priority&quot; with a queue.</source>
        <translation>Es gibt keine Jobs: Die Datei hat keinen Abschnitt „priority“ mit einer Warteschlange.</translation>
    </message>
    <message>
        <source>Queue under the old weights</source>
        <translation>Warteschlange unter den alten Gewichten</translation>
    </message>
    <message>
        <source>Queue under the new weights</source>
        <translation>Warteschlange unter den neuen Gewichten</translation>
    </message>
    <message>
        <source>Place in the queue</source>
        <translation>Platz in der Warteschlange</translation>
    </message>
    <message>
        <source>Place of a job in the queue, from 1, the next to start, to all jobs.</source>
        <translation>Platz eines Jobs in der Warteschlange, von 1, dem nächsten zu startenden, bis alle Jobs.</translation>
    </message>
    <message>
        <source>PriorityFlags has {}, which is no priority flag; the flags are {}</source>
        <translation>PriorityFlags hat {}, was kein Flag der Priorität ist; es gibt {}</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>eine ganze Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>a text or a number</source>
        <translation>ein Text oder eine Zahl</translation>
    </message>
    <message>
        <source>a list of one partition or more</source>
        <translation>eine Liste mit einer Partition oder mehr</translation>
    </message>
    <message>
        <source>a partition must be an object; found {}</source>
        <translation>eine Partition muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>a partition of a job</source>
        <translation>einer Partition eines Jobs</translation>
    </message>
    <message>
        <source>{} stands beside &quot;partitions&quot;; it belongs into one of them</source>
        <translation>{} steht neben &quot;partitions&quot;; es gehört in eine davon</translation>
    </message>
    <message>
        <source>a job</source>
        <translation>einem Job</translation>
    </message>
    <message>
        <source>a job must be an object; found {}</source>
        <translation>ein Job muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>{} is {}; it must be {}</source>
        <translation>{} ist {}; erlaubt ist {}</translation>
    </message>
    <message>
        <source>a number, 0 or more</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>{} is no TRES; they are {}</source>
        <translation>{} ist kein TRES; es gibt {}</translation>
    </message>
    <message>
        <source>{} is no priority flag; the flags are {}</source>
        <translation>{} ist kein Flag der Priorität; es gibt {}</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>fairshare</source>
        <translation>Fairshare</translation>
    </message>
    <message>
        <source>age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>job size</source>
        <translation>Jobgröße</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>site factor</source>
        <translation>Standortfaktor</translation>
    </message>
    <message>
        <source>nice value</source>
        <translation>Nice-Wert</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>{} &lt;&lt; {} = {}</source>
        <translation>{} &lt;&lt; {} = {}</translation>
    </message>
    <message>
        <source>1 bit: 2 distinct {} values</source>
        <translation>1 Bit: 2 verschiedene Werte für {}</translation>
    </message>
    <message>
        <source>{} bits: {} distinct {} values</source>
        <translation>{} Bits: {} verschiedene Werte für {}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>{} of {}, &lt;&lt; {}</source>
        <translation>{} von {}, &lt;&lt; {}</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Fairshare</source>
        <translation>Fairshare</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>Jobgröße</translation>
    </message>
    <message>
        <source>TRES {}</source>
        <translation>TRES {}</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Old place</source>
        <translation>Alter Platz</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Neuer Platz</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Old priority</source>
        <translation>Alte Priorität</translation>
    </message>
    <message>
        <source>New priority</source>
        <translation>Neue Priorität</translation>
    </message>
    <message>
        <source>Decides against next</source>
        <translation>Entscheidet gegen den nächsten</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Überholt</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>{} adds less than 1 to every job.</source>
        <translation>{} gibt jedem Job weniger als 1.</translation>
    </message>
    <message>
        <source>groups called as the pool itself</source>
        <translation>Gruppen, die wie der Pool selbst heißen</translation>
    </message>
    <message>
        <source>groups without a name</source>
        <translation>Gruppen ohne Namen</translation>
    </message>
    <message>
        <source>groups without the one above them</source>
        <translation>Gruppen, denen die Gruppe darüber fehlt</translation>
    </message>
    <message>
        <source>groups whose names differ in case alone</source>
        <translation>Gruppen, deren Namen sich nur in Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>groups without a quota</source>
        <translation>Gruppen ohne Quote</translation>
    </message>
    <message>
        <source>quotas that add up to more than the one above</source>
        <translation>Quoten, die zusammen größer sind als die darüber</translation>
    </message>
    <message>
        <source>quotas that add up to less than the one above</source>
        <translation>Quoten, die zusammen kleiner sind als die darüber</translation>
    </message>
    <message>
        <source>dynamic quotas that add up to more than 1</source>
        <translation>dynamische Quoten, die zusammen größer als 1 sind</translation>
    </message>
    <message>
        <source>quotas that oversubscription counts twice</source>
        <translation>Quoten, die bei Überbuchung doppelt zählen</translation>
    </message>
    <message>
        <source>pools that allow oversubscription of quotas</source>
        <translation>Pools, deren Quoten überbucht werden dürfen</translation>
    </message>
    <message>
        <source>groups of weight 0 with others below</source>
        <translation>Gruppen mit Gewicht 0, unter denen andere stehen</translation>
    </message>
    <message>
        <source>groups with a quota of 0</source>
        <translation>Gruppen mit der Quote 0</translation>
    </message>
    <message>
        <source>groups with narrow and wide jobs that share surplus</source>
        <translation>Gruppen mit schmalen und breiten Jobs, die sich Überschuss teilen</translation>
    </message>
    <message>
        <source>member &apos;{}&apos; of the quotas is not known and has no effect</source>
        <translation>das Element „{}“ der Quoten ist unbekannt und ohne Wirkung</translation>
    </message>
    <message>
        <source>member &apos;{}&apos; of the group &apos;{}&apos; is not known and has no effect</source>
        <translation>das Element „{}“ der Gruppe „{}“ ist unbekannt und ohne Wirkung</translation>
    </message>
    <message>
        <source>{} is {}; it must be {} to {}</source>
        <translation>{} ist {}; erlaubt ist {} bis {}</translation>
    </message>
    <message>
        <source>{} is {}; it must be 0 to 1</source>
        <translation>{} ist {}; erlaubt ist 0 bis 1</translation>
    </message>
    <message>
        <source>the tree has no users who could have jobs</source>
        <translation>der Baum hat keine Benutzer, die Jobs haben könnten</translation>
    </message>
    <message>
        <source>balancing</source>
        <translation>das Ausgleichen</translation>
    </message>
    <message>
        <source>balancing in one pass</source>
        <translation>das Ausgleichen in einem Durchgang</translation>
    </message>
    <message>
        <source>going without surplus</source>
        <translation>der Verzicht auf Überschuss</translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>niemand wartet</translation>
    </message>
    <message>
        <source>{} still waits for {} because its weight is 0</source>
        <translation>{} wartet noch auf {}, weil ihr Gewicht 0 ist</translation>
    </message>
    <message>
        <source>{} still waits for {} because its flag stays off</source>
        <translation>{} wartet noch auf {}, weil ihr Schalter aus bleibt</translation>
    </message>
    <message>
        <source>{} waits for {} because its flag is off</source>
        <translation>{} wartet auf {}, weil ihr Schalter aus ist</translation>
    </message>
    <message>
        <source>{} still waits for {} because {} accepts no surplus from outside</source>
        <translation>{} wartet noch auf {}, weil {} keinen Überschuss von außen annimmt</translation>
    </message>
    <message>
        <source>{} still waits for {} because no surplus is left</source>
        <translation>{} wartet noch auf {}, weil kein Überschuss übrig ist</translation>
    </message>
    <message>
        <source>{}, and {} more groups wait</source>
        <translation>{}, und {} weitere Gruppen warten</translation>
    </message>
    <message>
        <source>with the flags of the file, {} cores are idle</source>
        <translation>mit den Schaltern der Datei sind {} Kerne frei</translation>
    </message>
    <message>
        <source>{} leaves {} more cores idle than the file ({} → {})</source>
        <translation>{} lässt {} Kerne mehr frei als die Datei ({} → {})</translation>
    </message>
    <message>
        <source>{} moves {} cores to {} that others had, and {} stay idle</source>
        <translation>{} bringt {} Kerne, die andere hatten, zu {}, und {} bleiben frei</translation>
    </message>
    <message>
        <source>idle {} → {}</source>
        <translation>frei {} → {}</translation>
    </message>
    <message>
        <source>{} moves {} idle cores to who waits ({})</source>
        <translation>{} bringt {} freie Kerne zu denen, die warten ({})</translation>
    </message>
    <message>
        <source>{} moves {} idle cores to {} ({})</source>
        <translation>{} bringt {} freie Kerne zu {} ({})</translation>
    </message>
    <message>
        <source>with {} idle, {} moves {} idle cores to who waits ({})</source>
        <translation>während {} nichts braucht, bringt {} {} freie Kerne zu denen, die warten ({})</translation>
    </message>
    <message>
        <source>with {} idle, {} moves {} idle cores to {} ({})</source>
        <translation>während {} nichts braucht, bringt {} {} freie Kerne zu {} ({})</translation>
    </message>
    <message>
        <source>The pool of {} cores has no groups.</source>
        <translation>Der Pool von {} Kernen hat keine Gruppen.</translation>
    </message>
    <message>
        <source>Nobody requests anything, so all {} cores are idle.</source>
        <translation>Niemand fordert etwas an, also sind alle {} Kerne frei.</translation>
    </message>
    <message>
        <source>Nobody waits; the {} idle cores are not asked for.</source>
        <translation>Niemand wartet; die {} freien Kerne fordert niemand an.</translation>
    </message>
    <message>
        <source>No core is idle and nobody waits.</source>
        <translation>Kein Kern ist frei, und niemand wartet.</translation>
    </message>
    <message>
        <source>No core is idle; {}.</source>
        <translation>Kein Kern ist frei; {}.</translation>
    </message>
    <message>
        <source>{}; {}.</source>
        <translation>{}; {}.</translation>
    </message>
    <message>
        <source>If {} accepted surplus, it would get {} more cores.</source>
        <translation>Wenn {} Überschuss annähme, bekäme sie {} Kerne mehr.</translation>
    </message>
    <message>
        <source>there is no policy &apos;{}&apos;</source>
        <translation>es gibt keine Regel &apos;{}&apos;</translation>
    </message>
    <message>
        <source>the allocation was cancelled</source>
        <translation>die Zuteilung wurde abgebrochen</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>{} core-hours of the day</source>
        <translation>{} Kernstunden des Tages</translation>
    </message>
    <message>
        <source>Share of the pool over the day</source>
        <translation>Anteil am Pool über den Tag</translation>
    </message>
    <message>
        <source>Cores in use by group, over a day</source>
        <translation>Genutzte Kerne je Gruppe, über einen Tag</translation>
    </message>
    <message>
        <source>No group has any idle jobs, so nothing runs.</source>
        <translation>Keine Gruppe hat wartende Jobs, also läuft nichts.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Cores that jobs directly in the group use; 0 or more.</source>
        <translation>Kerne, die Jobs direkt in der Gruppe nutzen; 0 oder mehr.</translation>
    </message>
    <message>
        <source>The {} groups that use most.</source>
        <translation>Die {} Gruppen, die am meisten nutzen.</translation>
    </message>
    <message>
        <source>Groups over a day</source>
        <translation>Gruppen über einen Tag</translation>
    </message>
    <message>
        <source>Who gains and who starves under which policy, and when.</source>
        <translation>Wer unter welcher Regel gewinnt, wer verhungert, und wann.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>After which step of the allocation, from 1; 0 is after all.</source>
        <translation>Nach welchem Schritt der Zuteilung, ab 1; 0 ist nach allen.</translation>
    </message>
    <message>
        <source>Where each core goes</source>
        <translation>Wohin jeder Kern geht</translation>
    </message>
    <message>
        <source>The pool from the groups&apos; own quotas over what they share to what is allocated, as bands as wide as cores.</source>
        <translation>Der Pool von den eigenen Quoten der Gruppen über das, was sie teilen, bis zu dem, was zugeteilt wird, als Bänder so breit wie Kerne.</translation>
    </message>
    <message>
        <source>Where surplus comes from, who gets it, and what stays idle.</source>
        <translation>Woher Überschuss kommt, wer ihn bekommt und was frei bleibt.</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>{} core-hours idle while somebody waits, in a day</source>
        <translation>{} Kernstunden am Tag frei, während jemand wartet</translation>
    </message>
    <message>
        <source>Idle while somebody waits, in a day</source>
        <translation>Am Tag frei, während jemand wartet</translation>
    </message>
    <message>
        <source>core-h</source>
        <translation>Kern-h</translation>
    </message>
    <message>
        <source>Balancing leaves {} core-hours a day idle while somebody waits, surplus everywhere {}, the flags of the file {}, and no surplus {}.</source>
        <translation>Das Ausgleichen lässt am Tag {} Kernstunden frei, während jemand wartet, Überschuss überall {}, die Schalter der Datei {} und kein Überschuss {}.</translation>
    </message>
    <message>
        <source>Cores idle while somebody waits, over a day</source>
        <translation>Freie Kerne, während jemand wartet, über einen Tag</translation>
    </message>
    <message>
        <source>Idle while somebody waits</source>
        <translation>Frei, während jemand wartet</translation>
    </message>
    <message>
        <source>Cores of the pool that are idle, as many of them as jobs that wait would take; 0 or more.</source>
        <translation>Freie Kerne des Pools, so viele, wie wartende Jobs nehmen würden; 0 oder mehr.</translation>
    </message>
    <message>
        <source>Wasted slots over a day</source>
        <translation>Verlorene Plätze über einen Tag</translation>
    </message>
    <message>
        <source>Cores that are idle while somebody waits, over a simulated day, under each policy of surplus.</source>
        <translation>Kerne, die frei sind, während jemand wartet, über einen simulierten Tag, unter jeder Regel für Überschuss.</translation>
    </message>
    <message>
        <source>What balancing saves, and what narrow jobs cost wide ones with surplus everywhere.</source>
        <translation>Was das Ausgleichen spart, und was schmale Jobs die breiten kosten, wenn überall Überschuss fließt.</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <translation>Stunde des Tages</translation>
    </message>
    <message>
        <source>Hours of a simulated day, from midnight on.</source>
        <translation>Stunden eines simulierten Tages, ab Mitternacht.</translation>
    </message>
    <message>
        <source>The scenario has no group quotas.</source>
        <translation>Das Szenario hat keine Gruppenquoten.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Which groups accept surplus: by demand, as declared, none, all, or by demand in one pass.</source>
        <translation>Welche Gruppen Überschuss annehmen: nach Nachfrage, wie eingestellt, keine, alle oder nach Nachfrage in einem Durchgang.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Of the invented day: another number makes another day, the same the same.</source>
        <translation>Des erfundenen Tages: Eine andere Zahl ergibt einen anderen Tag, dieselbe denselben.</translation>
    </message>
    <message>
        <source>no taker</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>still offered</source>
        <translation>noch angeboten</translation>
    </message>
    <message>
        <source>remainders</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>surplus that nobody took so far</source>
        <translation>Überschuss, den bisher niemand nahm</translation>
    </message>
    <message>
        <source>surplus inside {}</source>
        <translation>Überschuss in {}</translation>
    </message>
    <message>
        <source>{} of {}, {} unmet</source>
        <translation>{} von {}, {} unerfüllt</translation>
    </message>
    <message>
        <source>{} stay idle</source>
        <translation>{} bleiben frei</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} an {}</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>{} cores from {} to {}</source>
        <translation>{} Kerne von {} an {}</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>own quota</source>
        <translation>eigene Quote</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>zugeteilt</translation>
    </message>
    <message>
        <source>Where each core goes, allocation {}</source>
        <translation>Wohin jeder Kern geht, Zuteilung: {}</translation>
    </message>
    <message>
        <source>Width = cores; after all steps.</source>
        <translation>Breite = Kerne; nach allen Schritten.</translation>
    </message>
    <message>
        <source>Width = cores; step {} of {}.</source>
        <translation>Breite = Kerne; Schritt {} von {}.</translation>
    </message>
    <message>
        <source>The pool has nothing to allocate.</source>
        <translation>Der Pool hat nichts zuzuteilen.</translation>
    </message>
    <message>
        <source>Nothing is allocated before groups take of their quotas.</source>
        <translation>Nichts ist zugeteilt, bevor Gruppen von ihren Quoten nehmen.</translation>
    </message>
    <message>
        <source>a whole number, 1 or more</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a fraction from 0 to 1</source>
        <translation>ein Bruchteil von 0 bis 1</translation>
    </message>
    <message>
        <source>a number, 1 or more</source>
        <translation>eine Zahl ab 1</translation>
    </message>
    <message>
        <source>{} is {}, which is no number but an expression and is not evaluated; the setting is passed over</source>
        <translation>{} ist {}, keine Zahl, sondern ein Ausdruck, der nicht ausgewertet wird; die Einstellung wird übergangen</translation>
    </message>
    <message>
        <source>{} is {}, which is neither true nor false but an expression and is not evaluated; the setting is passed over</source>
        <translation>{} ist {}, weder wahr noch falsch, sondern ein Ausdruck, der nicht ausgewertet wird; die Einstellung wird übergangen</translation>
    </message>
    <message>
        <source>GROUP_NAMES is not set, so the pool has no groups</source>
        <translation>GROUP_NAMES ist nicht gesetzt, also hat der Pool keine Gruppen</translation>
    </message>
    <message>
        <source>HTCondor does not know {}; the setting is NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION</source>
        <translation>HTCondor kennt {} nicht; die Einstellung heißt NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION</translation>
    </message>
    <message>
        <source>NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION is not set; it is taken as false, while HTCondor takes it as true</source>
        <translation>NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION ist nicht gesetzt; es gilt hier als falsch, bei HTCondor dagegen als wahr</translation>
    </message>
    <message>
        <source>GROUP_SORT_EXPR is kept and not evaluated; groups negotiate in the default order</source>
        <translation>GROUP_SORT_EXPR bleibt erhalten und wird nicht ausgewertet; die Gruppen verhandeln in der üblichen Reihenfolge</translation>
    </message>
    <message>
        <source>{} has no effect, as GROUP_NAMES lists no such group</source>
        <translation>{} ist ohne Wirkung, da GROUP_NAMES keine solche Gruppe nennt</translation>
    </message>
    <message>
        <source>the configuration sets nothing of groups; expected GROUP_NAMES and keys such as GROUP_QUOTA_name</source>
        <translation>die Konfiguration setzt nichts zu Gruppen; erwartet wurden GROUP_NAMES und Schlüssel wie GROUP_QUOTA_name</translation>
    </message>
    <message>
        <source>the group {} cannot be written: {}</source>
        <translation>die Gruppe {} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>HTCondor takes names of letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;/&apos; alone</source>
        <translation>HTCondor nimmt nur Namen aus Buchstaben, Ziffern, „_“, „.“ und „/“</translation>
    </message>
    <message>
        <source>its quota would set {}</source>
        <translation>ihre Quote würde {} setzen</translation>
    </message>
    <message>
        <source>HTCondor ignores case, and the name is there already</source>
        <translation>HTCondor achtet nicht auf Groß- und Kleinschreibung, und den Namen gibt es schon</translation>
    </message>
    <message>
        <source>the group above it is missing</source>
        <translation>die Gruppe darüber fehlt</translation>
    </message>
    <message>
        <source>its fraction would be the quota of {}</source>
        <translation>ihr Bruchteil wäre die Quote von {}</translation>
    </message>
    <message>
        <source>the sort expression {} cannot be written on one line</source>
        <translation>der Sortierausdruck {} lässt sich nicht auf eine Zeile schreiben</translation>
    </message>
    <message>
        <source>the comment stands inside a continued line and does not end with &apos;\&apos;, so the line ends here</source>
        <translation>der Kommentar steht in einer fortgesetzten Zeile und endet nicht mit „\“, also endet die Zeile hier</translation>
    </message>
    <message>
        <source>the last line of the file ends with &apos;\&apos;; what continues it is missing</source>
        <translation>die letzte Zeile der Datei endet mit „\“; ihre Fortsetzung fehlt</translation>
    </message>
    <message>
        <source>{} is a directive, which is not followed; the line is passed over</source>
        <translation>{} ist eine Anweisung, der nicht gefolgt wird; die Zeile wird übergangen</translation>
    </message>
    <message>
        <source>{} is no assignment NAME = VALUE; the line is passed over</source>
        <translation>{} ist keine Zuweisung NAME = WERT; die Zeile wird übergangen</translation>
    </message>
    <message>
        <source>the text that begins here is not ended by a line {}</source>
        <translation>der Text, der hier beginnt, wird durch keine Zeile {} beendet</translation>
    </message>
    <message>
        <source>the macros of the file make more than {} bytes, the most that is read</source>
        <translation>die Makros der Datei ergeben mehr als {} Bytes, so viel wird höchstens gelesen</translation>
    </message>
    <message>
        <source>the value of {} leads back to itself through {}</source>
        <translation>der Wert von {} führt über {} auf sich selbst zurück</translation>
    </message>
    <message>
        <source>the macros of {} nest more than {} deep, the most that is read</source>
        <translation>die Makros von {} sind mehr als {} tief geschachtelt, so viel wird höchstens gelesen</translation>
    </message>
    <message>
        <source>there is no table; expected two lines of titles above a ruler of &apos;-&apos;</source>
        <translation>eine Tabelle fehlt; erwartet wurden zwei Zeilen mit Titeln über einer Linie aus „-“</translation>
    </message>
    <message>
        <source>the first column is {}; expected Group, User Name or both</source>
        <translation>die erste Spalte heißt {}; erwartet wurden Group, User Name oder beides</translation>
    </message>
    <message>
        <source>{} is {}; expected a number, 0 or more</source>
        <translation>{} ist {}; erwartet wurde eine Zahl ab 0</translation>
    </message>
    <message>
        <source>&apos;Regroup&apos; tells that the group&apos;s submitters negotiate once more in the pool, not whether the group accepts surplus; it is taken not to</source>
        <translation>„Regroup“ sagt, dass die Einreicher der Gruppe noch einmal im Pool verhandeln, nicht aber, ob die Gruppe Überschuss annimmt; es wird angenommen, dass nicht</translation>
    </message>
    <message>
        <source>use surplus is {}; expected no, ByQuota or Regroup</source>
        <translation>use surplus ist {}; erwartet wurde no, ByQuota oder Regroup</translation>
    </message>
    <message>
        <source>the quota {} of {} is taken as a fraction, as its subtree has {}</source>
        <translation>die Quote {} von {} gilt als Bruchteil, da ihr Teilbaum {} hat</translation>
    </message>
    <message>
        <source>the row has no name</source>
        <translation>die Zeile hat keinen Namen</translation>
    </message>
    <message>
        <source>no ruler of &apos;-&apos; stands below the rows; the table may be cut off</source>
        <translation>unter den Zeilen steht keine Linie aus „-“; die Tabelle ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>the table counts {} users and lists {}; some may be missing</source>
        <translation>die Tabelle zählt {} Benutzer und nennt {}; vielleicht fehlen welche</translation>
    </message>
    <message>
        <source>the table lists no groups; they are taken from the names of its submitters</source>
        <translation>die Tabelle nennt keine Gruppen; sie werden den Namen der Einreicher entnommen</translation>
    </message>
    <message>
        <source>groups seem to show what their subtrees have in use (-grouprollup); what is their own is computed</source>
        <translation>die Gruppen zeigen wohl, was ihre Teilbäume belegen (-grouprollup); der eigene Teil wird berechnet</translation>
    </message>
    <message>
        <source>groups show what their subtrees have in use (-grouprollup); what is their own is computed</source>
        <translation>die Gruppen zeigen, was ihre Teilbäume belegen (-grouprollup); der eigene Teil wird berechnet</translation>
    </message>
    <message>
        <source>the table shows no configured quotas; the groups have none</source>
        <translation>die Tabelle zeigt keine konfigurierten Quoten; die Gruppen haben keine</translation>
    </message>
    <message>
        <source>Group quotas (HTCondor configuration)</source>
        <translation>Gruppenquoten (Konfiguration von HTCondor)</translation>
    </message>
    <message>
        <source>Group names, quotas, surplus flags, priority factors and the settings of the negotiator; no tree</source>
        <translation>Gruppennamen, Quoten, Überschuss-Schalter, Prioritätsfaktoren und die Einstellungen des Negotiators; kein Baum</translation>
    </message>
    <message>
        <source>Groups and submitters (condor_userprio)</source>
        <translation>Gruppen und Einreicher (condor_userprio)</translation>
    </message>
    <message>
        <source>Groups with quotas, requests and usage, and submitters with their priorities; no tree</source>
        <translation>Gruppen mit Quoten, Anforderungen und Nutzung sowie Einreicher mit ihren Prioritäten; kein Baum</translation>
    </message>
    <message>
        <source>Table of jobs (CSV)</source>
        <translation>Tabelle von Jobs (CSV)</translation>
    </message>
    <message>
        <source>One row a job with all that its priority depends on; no tree</source>
        <translation>Eine Zeile je Job mit allem, wovon seine Priorität abhängt; kein Baum</translation>
    </message>
    <message>
        <source>Group quotas (table of an SQL database)</source>
        <translation>Gruppenquoten (Tabelle einer SQL-Datenbank)</translation>
    </message>
    <message>
        <source>Groups with quota, weight, surplus flag and threshold, or a history of their demand; no tree</source>
        <translation>Gruppen mit Quote, Gewicht, Überschuss-Schalter und Schwelle oder ein Verlauf ihres Bedarfs; kein Baum</translation>
    </message>
    <message>
        <source>this is not a table of sacct; expected a header with JobID</source>
        <translation>dies ist keine Tabelle von sacct; erwartet wird eine Kopfzeile mit JobID</translation>
    </message>
    <message>
        <source>Accounted jobs (sacct)</source>
        <translation>Abgerechnete Jobs (sacct)</translation>
    </message>
    <message>
        <source>Jobs that are pending or running with what the columns tell; steps and jobs that are over are left out</source>
        <translation>Jobs, die warten oder laufen, mit dem, was die Spalten sagen; Schritte und beendete Jobs bleiben weg</translation>
    </message>
    <message>
        <source>the QOS name is {}; expected a name in UTF-8</source>
        <translation>der Name der QOS ist {}; erwartet wird ein Name in UTF-8</translation>
    </message>
    <message>
        <source>the name {} is cut off; sacctmgr -P prints names in full</source>
        <translation>der Name {} ist abgeschnitten; sacctmgr -P gibt Namen ganz aus</translation>
    </message>
    <message>
        <source>this is not a table of QOS; expected a header with Name and Priority</source>
        <translation>dies ist keine Tabelle von QOS; erwartet wird eine Kopfzeile mit Name und Priority</translation>
    </message>
    <message>
        <source>the table has no QOS</source>
        <translation>die Tabelle hat keine QOS</translation>
    </message>
    <message>
        <source>Qualities of service (sacctmgr show qos)</source>
        <translation>Dienstgüten (sacctmgr show qos)</translation>
    </message>
    <message>
        <source>Priorities of QOS, for jobs of a queue</source>
        <translation>Prioritäten der QOS, für Jobs einer Warteschlange</translation>
    </message>
    <message>
        <source>the record is not whole; expected JobId, UserId, Priority and JobState</source>
        <translation>der Datensatz ist nicht vollständig; erwartet werden JobId, UserId, Priority und JobState</translation>
    </message>
    <message>
        <source>Jobs in full (scontrol show job)</source>
        <translation>Jobs mit allen Angaben (scontrol show job)</translation>
    </message>
    <message>
        <source>Pending and running jobs with all that their priorities take from them; no tree</source>
        <translation>Wartende und laufende Jobs mit allem, was in ihre Prioritäten eingeht; kein Baum</translation>
    </message>
    <message>
        <source>DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED</source>
        <translation>TAGE-STUNDEN:MINUTEN:SEKUNDEN, MINUTEN:SEKUNDEN oder UNLIMITED</translation>
    </message>
    <message>
        <source>amounts of TRES such as cpu=8,mem=800M,node=1</source>
        <translation>Mengen von TRES wie cpu=8,mem=800M,node=1</translation>
    </message>
    <message>
        <source>the partition&apos;s name is {}; expected a name in UTF-8</source>
        <translation>der Name der Partition ist {}; erwartet wird ein Name in UTF-8</translation>
    </message>
    <message>
        <source>this is not what scontrol show partition prints; expected PartitionName=</source>
        <translation>dies ist keine Ausgabe von scontrol show partition; erwartet wird PartitionName=</translation>
    </message>
    <message>
        <source>Partitions (scontrol show partition)</source>
        <translation>Partitionen (scontrol show partition)</translation>
    </message>
    <message>
        <source>Priority factors, time limits and TRES of partitions, for jobs of a queue</source>
        <translation>Prioritätsfaktoren, Zeitgrenzen und TRES der Partitionen, für Jobs einer Warteschlange</translation>
    </message>
    <message>
        <source>TRES is cut off at {} characters: {}; its last entry is left out (sprio -o &quot;%.200T&quot; prints all)</source>
        <translation>TRES ist bei {} Zeichen abgeschnitten: {}; der letzte Eintrag bleibt weg (sprio -o &quot;%.200T&quot; gibt alles aus)</translation>
    </message>
    <message>
        <source>amounts such as cpu=819,mem=24,node=164</source>
        <translation>Mengen wie cpu=819,mem=24,node=164</translation>
    </message>
    <message>
        <source>this is not a table of sprio; expected a header with JOBID</source>
        <translation>dies ist keine Tabelle von sprio; erwartet wird eine Kopfzeile mit JOBID</translation>
    </message>
    <message>
        <source>Priorities of pending jobs (sprio)</source>
        <translation>Prioritäten wartender Jobs (sprio)</translation>
    </message>
    <message>
        <source>Terms or factors of each pending job, of sprio -w the weights; no sizes, no tree</source>
        <translation>Punkte oder Faktoren jedes wartenden Jobs, bei sprio -w die Gewichte; keine Größen, kein Baum</translation>
    </message>
    <message>
        <source>this is not a table of squeue; expected a header with JOBID</source>
        <translation>dies ist keine Tabelle von squeue; erwartet wird eine Kopfzeile mit JOBID</translation>
    </message>
    <message>
        <source>Queue (squeue)</source>
        <translation>Warteschlange (squeue)</translation>
    </message>
    <message>
        <source>Pending and running jobs with what the columns tell; no tree</source>
        <translation>Wartende und laufende Jobs mit dem, was die Spalten sagen; kein Baum</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; it must be a whole number</source>
        <translation>&quot;{}&quot; ist {}; es muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; it must be a time, 0 or more</source>
        <translation>&quot;{}&quot; ist {}; es muss ein Zeitpunkt sein, 0 oder mehr</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; it must be from {} to {}</source>
        <translation>&quot;{}&quot; ist {}; erlaubt ist {} bis {}</translation>
    </message>
    <message>
        <source>a job has no &quot;job_state&quot;; squeue --json gives it to every job</source>
        <translation>ein Job hat kein &quot;job_state&quot;; squeue --json gibt es jedem Job</translation>
    </message>
    <message>
        <source>squeue --json gives one object; found {}</source>
        <translation>squeue --json gibt ein Objekt aus; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;jobs&quot; is missing; squeue --json lists the jobs there</source>
        <translation>&quot;jobs&quot; fehlt; squeue --json führt dort die Jobs auf</translation>
    </message>
    <message>
        <source>Queue as JSON (squeue --json)</source>
        <translation>Warteschlange als JSON (squeue --json)</translation>
    </message>
    <message>
        <source>Pending and running jobs with sizes, times and priorities; no tree</source>
        <translation>Wartende und laufende Jobs mit Größen, Zeiten und Prioritäten; kein Baum</translation>
    </message>
    <message>
        <source>has no times, so that no ages follow from a moment</source>
        <translation>hat keine Zeiten, daher folgt aus einem Zeitpunkt kein Alter</translation>
    </message>
    <message>
        <source>has local times; the moment must be given as YYYY-MM-DDTHH:MM:SS</source>
        <translation>hat örtliche Zeiten; der Zeitpunkt muss als YYYY-MM-DDTHH:MM:SS angegeben werden</translation>
    </message>
    <message>
        <source>has seconds since 1970; the moment must be given so</source>
        <translation>hat Sekunden seit 1970; der Zeitpunkt muss so angegeben werden</translation>
    </message>
    <message>
        <source>holds no jobs; expected squeue, sprio, sacct, scontrol show job or a table of jobs</source>
        <translation>enthält keine Jobs; erwartet wird squeue, sprio, sacct, scontrol show job oder eine Tabelle von Jobs</translation>
    </message>
    <message>
        <source>the cluster counts as {} processors in {} nodes, as many as its largest partition has</source>
        <translation>der Cluster zählt als {} Prozessoren in {} Knoten, so viele, wie seine größte Partition hat</translation>
    </message>
    <message>
        <source>the list of partitions of job {} is cut off; some are missing</source>
        <translation>die Liste der Partitionen von Job {} ist abgeschnitten; einige fehlen</translation>
    </message>
    <message>
        <source>an amount of memory such as 800M</source>
        <translation>eine Speichermenge wie 800M</translation>
    </message>
    <message>
        <source>MIN_MEMORY does not tell whether it is of a node or of a processor; taken as of a node (squeue -O tres-alloc tells the whole)</source>
        <translation>MIN_MEMORY sagt nicht, ob es je Knoten oder je Prozessor gilt; genommen wird je Knoten (squeue -O tres-alloc nennt das Ganze)</translation>
    </message>
    <message>
        <source>the name {} is cut off; sacct -P prints names in full</source>
        <translation>der Name {} ist abgeschnitten; sacct -P gibt Namen ganz aus</translation>
    </message>
    <message>
        <source>the row has more cells than the header; the surplus was taken as part of the job&apos;s name</source>
        <translation>die Zeile hat mehr Zellen als die Kopfzeile; was zu viel ist, gilt als Teil des Jobnamens</translation>
    </message>
    <message>
        <source>this is not a table of jobs; expected a header with job_id, user, age_s and so on</source>
        <translation>dies ist keine Tabelle von Jobs; erwartet wird eine Kopfzeile mit job_id, user, age_s und so weiter</translation>
    </message>
    <message>
        <source>the column {} stands twice</source>
        <translation>die Spalte {} kommt zweimal vor</translation>
    </message>
    <message>
        <source>the column {} is not text in UTF-8</source>
        <translation>die Spalte {} ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>the column {} is not known and is left out</source>
        <translation>die Spalte {} ist nicht bekannt und bleibt weg</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>the row has {} cells, more than the {} of the header</source>
        <translation>die Zeile hat {} Zellen, mehr als die {} der Kopfzeile</translation>
    </message>
    <message>
        <source>the job id {} is longer than {} characters</source>
        <translation>die Job-Id {} ist länger als {} Zeichen</translation>
    </message>
    <message>
        <source>the table has no jobs</source>
        <translation>die Tabelle hat keine Jobs</translation>
    </message>
    <message>
        <source>the job id is {}; expected one such as 41, 19_4 or 19_[1-4]</source>
        <translation>die Job-Id ist {}; erwartet wird eine wie 41, 19_4 oder 19_[1-4]</translation>
    </message>
    <message>
        <source>the name &apos;{}&apos; is not UTF-8 text; convert the file, for example with iconv</source>
        <translation>der Name &apos;{}&apos; ist kein Text in UTF-8; die Datei muss umgewandelt werden, zum Beispiel mit iconv</translation>
    </message>
    <message>
        <source>YYYY-MM-DDTHH:MM:SS or seconds since 1970</source>
        <translation>YYYY-MM-DDTHH:MM:SS oder Sekunden seit 1970</translation>
    </message>
    <message>
        <source>a time as the others of the file are</source>
        <translation>eine Zeit, wie es die anderen der Datei sind</translation>
    </message>
    <message>
        <source>ages are as of {}, the newest time in the file</source>
        <translation>Alter gelten zum Zeitpunkt {}, dem spätesten in der Datei</translation>
    </message>
    <message>
        <source>all {} jobs are over; expected some that are pending or running</source>
        <translation>alle {} Jobs sind beendet; erwartet werden solche, die warten oder laufen</translation>
    </message>
    <message>
        <source>{} of {} jobs are over and are left out</source>
        <translation>{} von {} Jobs sind beendet und bleiben weg</translation>
    </message>
    <message>
        <source>the row has {} cells, fewer than the {} of the header</source>
        <translation>die Zeile hat {} Zellen, weniger als die {} der Kopfzeile</translation>
    </message>
    <message>
        <source>the row has more cells than the {} of the header; a name may hold the sign between the cells</source>
        <translation>die Zeile hat mehr Zellen als die {} der Kopfzeile; ein Name enthält vielleicht das Zeichen zwischen den Zellen</translation>
    </message>
    <message>
        <source>{} has fewer than {} samples in the window, so its demand is 0</source>
        <translation>{} hat weniger als {} Messwerte im Fenster, also ist der Bedarf 0</translation>
    </message>
    <message>
        <source>the demand of {} collapsed within the window, so it is 0</source>
        <translation>der Bedarf von {} ist im Fenster eingebrochen, also ist er 0</translation>
    </message>
    <message>
        <source>{} is no leaf among the groups, so its demand counts for nobody</source>
        <translation>{} ist kein Blatt unter den Gruppen, also zählt der Bedarf für niemanden</translation>
    </message>
    <message>
        <source>the group above {} is missing; parents are made for groups of at most {} levels</source>
        <translation>die Gruppe über {} fehlt; ergänzt werden Gruppen bis zu höchstens {} Ebenen</translation>
    </message>
    <message>
        <source>the group {} is missing; it is made with {}, the sum of its children</source>
        <translation>die Gruppe {} fehlt; sie wird mit {} ergänzt, der Summe ihrer Kinder</translation>
    </message>
    <message>
        <source>the group {} is missing; it is made</source>
        <translation>die Gruppe {} fehlt; sie wird ergänzt</translation>
    </message>
    <message>
        <source>the quota of {} is {}, and the quotas of its children add to {}</source>
        <translation>die Quote von {} ist {}, und die Quoten der Kinder ergeben {}</translation>
    </message>
    <message>
        <source>the file does not tell the size of the pool; {}, the sum of the quotas of the first level, is taken</source>
        <translation>die Datei nennt die Größe des Pools nicht; es gilt {}, die Summe der Quoten der ersten Ebene</translation>
    </message>
    <message>
        <source>the file does not tell the size of the pool, and no quota of the first level is a number of slots; the pool size is 0</source>
        <translation>die Datei nennt die Größe des Pools nicht, und keine Quote der ersten Ebene ist eine Anzahl Slots; die Poolgröße ist 0</translation>
    </message>
    <message>
        <source>the scenario has no group quotas, and the format holds nothing else</source>
        <translation>das Szenario hat keine Gruppenquoten, und das Format enthält nichts anderes</translation>
    </message>
    <message>
        <source>the column {} means the same as {}; expected one of them</source>
        <translation>die Spalte {} bedeutet dasselbe wie {}; erwartet wurde eine von beiden</translation>
    </message>
    <message>
        <source>the table has no column of names; expected group_name, name or group</source>
        <translation>die Tabelle hat keine Spalte mit Namen; erwartet wurde group_name, name oder group</translation>
    </message>
    <message>
        <source>the name of the group is empty</source>
        <translation>der Name der Gruppe ist leer</translation>
    </message>
    <message>
        <source>{} is {}; expected a number above 0</source>
        <translation>{} ist {}; erwartet wurde eine Zahl über 0</translation>
    </message>
    <message>
        <source>{} is {}; expected 0 or 1</source>
        <translation>{} ist {}; erwartet wurde 0 oder 1</translation>
    </message>
    <message>
        <source>{} is {}; expected a time such as 2015-05-20 13:58:00</source>
        <translation>{} ist {}; erwartet wurde eine Zeit wie 2015-05-20 13:58:00</translation>
    </message>
    <message>
        <source>the quota of {} is a fraction, for which the table of groups has no column</source>
        <translation>die Quote von {} ist ein Bruchteil, für den die Gruppentabelle keine Spalte hat</translation>
    </message>
    <message>
        <source>the name {} cannot stand in a table of groups</source>
        <translation>der Name {} kann in keiner Gruppentabelle stehen</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>{} must be an object; found {}</source>
        <translation>{} muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>a fraction from 0 to 1 for a dynamic group</source>
        <translation>bei einer dynamischen Gruppe ein Bruchteil von 0 bis 1</translation>
    </message>
    <message>
        <source>a group</source>
        <translation>eine Gruppe</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing; each group has one</source>
        <translation>„name“ fehlt; jede Gruppe hat einen Namen</translation>
    </message>
    <message>
        <source>a submitter</source>
        <translation>ein Einreicher</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing; each submitter has one</source>
        <translation>„name“ fehlt; jeder Einreicher hat einen Namen</translation>
    </message>
    <message>
        <source>holds jobs and no tree</source>
        <translation>enthält Jobs und keinen Baum</translation>
    </message>
    <message>
        <source>holds no tree; what it tells is of jobs</source>
        <translation>enthält keinen Baum; was darin steht, betrifft Jobs</translation>
    </message>
    <message>
        <source>the rows have no line with the names of their columns; expected one above them, such as group_name, quota, weight, surplus, threshold between tabs, or names given with --columns</source>
        <translation>den Zeilen fehlt eine Zeile mit den Namen der Spalten; erwartet wurde darüber eine wie group_name, quota, weight, surplus, threshold zwischen Tabulatoren, oder Namen mit --columns</translation>
    </message>
    <message>
        <source>the row has {} cells; expected {}</source>
        <translation>die Zeile hat {} Zellen; erwartet wurden {}</translation>
    </message>
    <message>
        <source>{} is no row of the table; expected &apos;| cell | cell |&apos;</source>
        <translation>{} ist keine Zeile der Tabelle; erwartet wurde „| Zelle | Zelle |“</translation>
    </message>
    <message>
        <source>the column {} stands here; the first row has {}</source>
        <translation>hier steht die Spalte {}; der erste Datensatz hat {}</translation>
    </message>
    <message>
        <source>no further one</source>
        <translation>keine weitere</translation>
    </message>
    <message>
        <source>{} is no line of a row; expected &apos;name: value&apos;</source>
        <translation>{} ist keine Zeile eines Datensatzes; erwartet wurde „Name: Wert“</translation>
    </message>
    <message>
        <source>another result begins here; only the first one of the text is read</source>
        <translation>hier beginnt ein weiteres Ergebnis; nur das erste des Textes wird gelesen</translation>
    </message>
    <message>
        <source>there is no result of a query; expected a table between lines of &apos;+&apos; and &apos;-&apos;, cells between tabs, rows under &apos;*** 1. row ***&apos; or XML</source>
        <translation>ein Abfrageergebnis fehlt; erwartet wurden eine Tabelle zwischen Linien aus „+“ und „-“, Zellen zwischen Tabulatoren, Datensätze unter „*** 1. row ***“ oder XML</translation>
    </message>
    <message>
        <source>expected {}; the text ends here</source>
        <translation>erwartet wurde {}; der Text endet hier</translation>
    </message>
    <message>
        <source>expected {}; found {}</source>
        <translation>erwartet wurde {}; gefunden: {}</translation>
    </message>
    <message>
        <source>the comment that begins here is not ended by --&gt;</source>
        <translation>der Kommentar, der hier beginnt, wird nicht durch --&gt; beendet</translation>
    </message>
    <message>
        <source>{} is no character; expected one such as &amp;amp; or &amp;#38;</source>
        <translation>{} ist kein Zeichen; erwartet wurde eines wie &amp;amp; oder &amp;#38;</translation>
    </message>
    <message>
        <source>the field has no name=&quot;…&quot;</source>
        <translation>dem Feld fehlt name=&quot;…&quot;</translation>
    </message>
    <message>
        <source>the field is {} bytes long; at most {} are read</source>
        <translation>das Feld ist {} Bytes lang; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>the field {} stands here; the first row has {}</source>
        <translation>hier steht das Feld {}; der erste Datensatz hat {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no TRES; they are {}</source>
        <translation>„{}“ ist kein TRES; es gibt {}</translation>
    </message>
    <message>
        <source>a weight of a TRES is a number, 0 or more</source>
        <translation>ein Gewicht für ein TRES ist eine Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>there is no weight &apos;{}&apos;</source>
        <translation>es gibt kein Gewicht „{}“</translation>
    </message>
    <message>
        <source>a weight is a whole number from 0 to {}</source>
        <translation>ein Gewicht ist eine ganze Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>Each group gives up its fraction of a slot</source>
        <translation>Jede Gruppe gibt ihren Bruchteil eines Slots ab</translation>
    </message>
    <message>
        <source>{} slots in total</source>
        <translation>zusammen {} Slots</translation>
    </message>
    <message>
        <source>Groups that autoregroup negotiate once more</source>
        <translation>Gruppen mit Autoregroup verhandeln noch einmal</translation>
    </message>
    <message>
        <source>{} lets them match the whole pool of {}</source>
        <translation>{} lässt sie den ganzen Pool von {} belegen</translation>
    </message>
    <message>
        <source>Quotas from the top down</source>
        <translation>Quoten von oben nach unten</translation>
    </message>
    <message>
        <source>divided among the groups below {}</source>
        <translation>verteilt auf die Gruppen unter {}</translation>
    </message>
    <message>
        <source>Each group takes what it requests of its own quota</source>
        <translation>Jede Gruppe nimmt aus der eigenen Quote, was sie anfordert</translation>
    </message>
    <message>
        <source>nobody requests anything; {} are surplus</source>
        <translation>niemand fordert etwas an; {} sind Überschuss</translation>
    </message>
    <message>
        <source>{}; {} are surplus</source>
        <translation>{}; {} sind Überschuss</translation>
    </message>
    <message>
        <source>Surplus {} offered inside {}</source>
        <translation>Überschuss {}, angeboten in {}</translation>
    </message>
    <message>
        <source>nobody takes any</source>
        <translation>niemand nimmt etwas</translation>
    </message>
    <message>
        <source>{}; from {}</source>
        <translation>{}; von {}</translation>
    </message>
    <message>
        <source>{}; {} stay idle</source>
        <translation>{}; {} bleiben frei</translation>
    </message>
    <message>
        <source>; {} does not accept any</source>
        <translation>; {} nimmt keinen an</translation>
    </message>
    <message>
        <source>; {} and {} more do not accept any</source>
        <translation>; {} und {} weitere nehmen keinen an</translation>
    </message>
    <message>
        <source>Remainders {} dealt inside {}</source>
        <translation>Reste {}, verteilt in {}</translation>
    </message>
    <message>
        <source>nobody is dealt one</source>
        <translation>niemand bekommt einen Slot</translation>
    </message>
    <message>
        <source>within its quota</source>
        <translation>innerhalb der Quote</translation>
    </message>
    <message>
        <source>weight 0: not balanced</source>
        <translation>Gewicht 0: nicht ausgeglichen</translation>
    </message>
    <message>
        <source>children have demand</source>
        <translation>Untergruppen haben Nachfrage</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>keine Anforderung</translation>
    </message>
    <message>
        <source>declared on; no request</source>
        <translation>an laut Datei; keine Anforderung</translation>
    </message>
    <message>
        <source>flag on; no request</source>
        <translation>Schalter an; keine Anforderung</translation>
    </message>
    <message>
        <source>slack in {}, not enough</source>
        <translation>Luft in {}, zu wenig</translation>
    </message>
    <message>
        <source>slack in {}, over threshold</source>
        <translation>Luft in {}, über der Schwelle</translation>
    </message>
    <message>
        <source>slack in {}</source>
        <translation>Luft in {}</translation>
    </message>
    <message>
        <source>flag off: quota only</source>
        <translation>Schalter aus: nur die Quote</translation>
    </message>
    <message>
        <source>flag of {} off: no surplus from outside</source>
        <translation>Schalter von {} aus: kein Überschuss von außen</translation>
    </message>
    <message>
        <source>no surplus left</source>
        <translation>kein Überschuss übrig</translation>
    </message>
    <message>
        <source>The pool has {} slots in slot weight.</source>
        <translation>Der Pool hat {} Slots nach Slot-Gewicht.</translation>
    </message>
    <message>
        <source>No quota is configured, so it has none.</source>
        <translation>Es ist keine Quote eingestellt, also hat sie keine.</translation>
    </message>
    <message>
        <source>Its quota is {}: the fraction {} of what static groups leave inside {}.</source>
        <translation>Ihre Quote ist {}: der Anteil {} an dem, was feste Quoten in {} übrig lassen.</translation>
    </message>
    <message>
        <source>Its quota is {} instead of the {} that are configured: the groups inside {} ask for more than there is.</source>
        <translation>Ihre Quote ist {} statt der eingestellten {}: Die Gruppen in {} beanspruchen mehr, als da ist.</translation>
    </message>
    <message>
        <source>Its quota is {}, as configured.</source>
        <translation>Ihre Quote ist {}, wie eingestellt.</translation>
    </message>
    <message>
        <source>It keeps all {} for itself, although the groups below it use them too: quotas may be oversubscribed.</source>
        <translation>Sie behält alle {} für sich, obwohl die Gruppen darunter sie auch nutzen: Quoten dürfen überbucht werden.</translation>
    </message>
    <message>
        <source>The groups below it leave {} for itself.</source>
        <translation>Die Gruppen darunter lassen ihr selbst {}.</translation>
    </message>
    <message>
        <source>It requests nothing itself.</source>
        <translation>Sie selbst fordert nichts an.</translation>
    </message>
    <message>
        <source>It requests {} and takes {} of its own quota.</source>
        <translation>Sie fordert {} an und nimmt {} aus der eigenen Quote.</translation>
    </message>
    <message>
        <source>The {} that it does not use are surplus, all taken.</source>
        <translation>Die {}, die sie nicht nutzt, sind Überschuss und alle vergeben.</translation>
    </message>
    <message>
        <source>Of the {} that it does not use, {} are taken as surplus and {} stay idle.</source>
        <translation>Von den {}, die sie nicht nutzt, werden {} als Überschuss genommen, und {} bleiben frei.</translation>
    </message>
    <message>
        <source>The {} that it does not use stay idle.</source>
        <translation>Die {}, die sie nicht nutzt, bleiben frei.</translation>
    </message>
    <message>
        <source>It gets {} of the {} of surplus that are taken inside {}, which come from {}.</source>
        <translation>Sie bekommt {} der {} Überschuss, die in {} vergeben werden und von dort kommen: {}.</translation>
    </message>
    <message>
        <source>It gives up the fraction {}, since slots are whole.</source>
        <translation>Sie gibt den Bruchteil {} ab, da Slots ganz sind.</translation>
    </message>
    <message>
        <source>Of such fractions it is dealt slots: {}.</source>
        <translation>Aus solchen Bruchteilen bekommt sie Slots: {}.</translation>
    </message>
    <message>
        <source>{} stay unmet: it does not accept surplus.</source>
        <translation>{} bleiben unerfüllt: Sie nimmt keinen Überschuss an.</translation>
    </message>
    <message>
        <source>{} stay unmet: {} does not accept surplus from outside.</source>
        <translation>{} bleiben unerfüllt: {} nimmt keinen Überschuss von außen an.</translation>
    </message>
    <message>
        <source>{} stay unmet: no surplus is left.</source>
        <translation>{} bleiben unerfüllt: Es ist kein Überschuss übrig.</translation>
    </message>
    <message>
        <source>polls must be 0.5 to 240 minutes apart</source>
        <translation>Abfragen müssen 0,5 bis 240 Minuten auseinander liegen</translation>
    </message>
    <message>
        <source>a recorded step must be 0.5 to 1440 minutes long</source>
        <translation>ein aufgezeichneter Schritt muss 0,5 bis 1440 Minuten dauern</translation>
    </message>
    <message>
        <source>the time before the day must be 0 to 240 hours</source>
        <translation>die Zeit vor dem Tag muss 0 bis 240 Stunden dauern</translation>
    </message>
    <message>
        <source>the window of the demand must be 0 to 10080 minutes</source>
        <translation>das Fenster der Nachfrage muss 0 bis 10080 Minuten lang sein</translation>
    </message>
    <message>
        <source>a demand profile has a figure outside of its range</source>
        <translation>ein Nachfrageprofil hat einen Wert außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>the simulation of the day was cancelled</source>
        <translation>die Simulation des Tages wurde abgebrochen</translation>
    </message>
    <message>
        <source>with a round robin rate of {} the negotiation takes more than {} turns; raise the rate</source>
        <translation>mit einer Round-Robin-Rate von {} braucht die Verhandlung mehr als {} Züge; erhöhen Sie die Rate</translation>
    </message>
    <message>
        <source>quotas may be oversubscribed: surplus is counted twice, so that allocations can exceed the pool and whoever negotiates first gets it</source>
        <translation>Quoten dürfen überbucht werden: Überschuss zählt doppelt, sodass Zuteilungen den Pool übersteigen können und bekommt, wer zuerst verhandelt</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has a quota of 0 and gets surplus only when nobody with a quota wants it</source>
        <translation>Gruppe &apos;{}&apos; hat die Quote 0 und bekommt Überschuss nur, wenn ihn niemand mit einer Quote will</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has a quota of 0 and accepts no surplus, so it gets nothing</source>
        <translation>Gruppe &apos;{}&apos; hat die Quote 0 und nimmt keinen Überschuss an, bekommt also nichts</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has weight 0 and groups below it: the balancer sees neither their demand nor their slack</source>
        <translation>Gruppe &apos;{}&apos; hat Gewicht 0 und Gruppen unter sich: Der Ausgleich sieht weder deren Nachfrage noch deren Luft</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; keeps its whole quota of {} although the groups below it use it too, so surplus of it is counted twice</source>
        <translation>Gruppe &apos;{}&apos; behält ihre ganze Quote von {}, obwohl die Gruppen darunter sie auch nutzen, sodass deren Überschuss doppelt zählt</translation>
    </message>
    <message>
        <source>the dynamic quotas inside &apos;{}&apos; add up to {}, so each is divided by that</source>
        <translation>die dynamischen Quoten in &apos;{}&apos; ergeben zusammen {}, jede wird also dadurch geteilt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; with jobs of {} cores and &apos;{}&apos; with jobs of {} accept the same surplus, for which the narrow jobs always win</source>
        <translation>&apos;{}&apos; mit Jobs von {} Kernen und &apos;{}&apos; mit Jobs von {} nehmen denselben Überschuss an, um den die schmalen Jobs immer gewinnen</translation>
    </message>
    <message>
        <source>the groups inside &apos;{}&apos; have {} together, more than its {}: nothing shrinks, and whoever negotiates first gets it</source>
        <translation>die Gruppen in &apos;{}&apos; haben zusammen {}, mehr als deren {}: Nichts wird gekürzt, und es bekommt, wer zuerst verhandelt</translation>
    </message>
    <message>
        <source>the groups inside &apos;{}&apos; have {} together, more than its {}: static quotas shrink to {} of what they are and dynamic ones get nothing</source>
        <translation>die Gruppen in &apos;{}&apos; haben zusammen {}, mehr als deren {}: Feste Quoten schrumpfen auf das {}-Fache, und dynamische bekommen nichts</translation>
    </message>
    <message>
        <source>the groups inside &apos;{}&apos; have {} together, more than its {}: their quotas shrink to {} of what they are</source>
        <translation>die Gruppen in &apos;{}&apos; haben zusammen {}, mehr als deren {}: Ihre Quoten schrumpfen auf das {}-Fache</translation>
    </message>
    <message>
        <source>the groups inside &apos;{}&apos; have {} together, less than its {}: {} are its own and go as surplus where it does not use them</source>
        <translation>die Gruppen in &apos;{}&apos; haben zusammen {}, weniger als deren {}: {} gehören ihr selbst und werden Überschuss, wo sie sie nicht nutzt</translation>
    </message>
    <message>
        <source>the name &apos;{}&apos; is reserved for the root, so the group is left out</source>
        <translation>der Name &apos;{}&apos; ist der Wurzel vorbehalten, daher entfällt die Gruppe</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has no parent &apos;{}&apos;, so it is left out</source>
        <translation>zu Gruppe &apos;{}&apos; fehlt die Obergruppe &apos;{}&apos;, daher entfällt sie</translation>
    </message>
    <message>
        <source>a group without a name is left out</source>
        <translation>eine Gruppe ohne Namen entfällt</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; repeats &apos;{}&apos;, names being alike without case, so it is left out</source>
        <translation>Gruppe &apos;{}&apos; wiederholt &apos;{}&apos;, da Großschreibung nicht zählt, und entfällt daher</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has no quota and gets a dynamic one of 0</source>
        <translation>Gruppe &apos;{}&apos; hat keine Quote und bekommt eine dynamische von 0</translation>
    </message>
    <message>
        <source>{} of group &apos;{}&apos; is {}; it must be {} or more</source>
        <translation>{} der Gruppe &apos;{}&apos; ist {}; erlaubt ist {} oder mehr</translation>
    </message>
    <message>
        <source>{} is {}; it must be {} or more</source>
        <translation>{} ist {}; erlaubt ist {} oder mehr</translation>
    </message>
    <message>
        <source>the dynamic quota of group &apos;{}&apos; is {}; it must be a fraction from 0 to 1</source>
        <translation>die dynamische Quote der Gruppe &apos;{}&apos; ist {}; erlaubt ist ein Anteil von 0 bis 1</translation>
    </message>
    <message>
        <source>the quota</source>
        <translation>die Quote</translation>
    </message>
    <message>
        <source>the weight</source>
        <translation>das Gewicht</translation>
    </message>
    <message>
        <source>the threshold</source>
        <translation>die Schwelle</translation>
    </message>
    <message>
        <source>the demand</source>
        <translation>die Nachfrage</translation>
    </message>
    <message>
        <source>the request</source>
        <translation>die Anforderung</translation>
    </message>
    <message>
        <source>the usage</source>
        <translation>die Nutzung</translation>
    </message>
    <message>
        <source>the priority factor</source>
        <translation>der Prioritätsfaktor</translation>
    </message>
    <message>
        <source>the pool size</source>
        <translation>die Größe des Pools</translation>
    </message>
    <message>
        <source>the request of submitters without a group</source>
        <translation>die Anforderung der Absender ohne Gruppe</translation>
    </message>
    <message>
        <source>the round robin rate</source>
        <translation>die Round-Robin-Rate</translation>
    </message>
    <message>
        <source>the number of allocation rounds</source>
        <translation>die Zahl der Zuteilungsrunden</translation>
    </message>
    <message>
        <source>no surplus</source>
        <translation>kein Überschuss</translation>
    </message>
    <message>
        <source>No group accepts surplus, so each keeps to its quota.</source>
        <translation>Keine Gruppe nimmt Überschuss an, jede bleibt also bei ihrer Quote.</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>wie eingestellt</translation>
    </message>
    <message>
        <source>The groups accept surplus as they are configured.</source>
        <translation>Die Gruppen nehmen Überschuss an, wie es eingestellt ist.</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>Among siblings the groups with the widest jobs that have demand accept surplus; where some have groups below them, only while one has slack.</source>
        <translation>Unter Geschwistern nehmen die Gruppen mit den breitesten Jobs, die Nachfrage haben, Überschuss an; wo einige Gruppen unter sich haben, nur solange eine Luft hat.</translation>
    </message>
    <message>
        <source>balanced, first pass only</source>
        <translation>ausgeglichen, nur erster Durchgang</translation>
    </message>
    <message>
        <source>Among siblings the groups with the widest jobs that have demand accept surplus, with slack or without.</source>
        <translation>Unter Geschwistern nehmen die Gruppen mit den breitesten Jobs, die Nachfrage haben, Überschuss an, mit Luft oder ohne.</translation>
    </message>
    <message>
        <source>surplus everywhere</source>
        <translation>Überschuss überall</translation>
    </message>
    <message>
        <source>All groups accept surplus, for which narrow jobs beat wide ones.</source>
        <translation>Alle Gruppen nehmen Überschuss an, um den schmale Jobs breite schlagen.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no name of a group; names have no blanks, commas, or any of @ ( ) =</source>
        <translation>&apos;{}&apos; ist kein Name einer Gruppe; Namen haben weder Leerzeichen noch Kommas noch eines von @ ( ) =</translation>
    </message>
    <message>
        <source>there is a group &apos;{}&apos; already</source>
        <translation>es gibt schon eine Gruppe &apos;{}&apos;</translation>
    </message>
    <message>
        <source>{} is given by the pool alone</source>
        <translation>{} ist allein durch den Pool gegeben</translation>
    </message>
    <message>
        <source>there is no group &apos;{}&apos;</source>
        <translation>es gibt keine Gruppe &apos;{}&apos;</translation>
    </message>
    <message>
        <source>nothing was typed; type a number, or a change such as *1.5 or +10%</source>
        <translation>nichts wurde eingegeben; geben Sie eine Zahl oder eine Änderung wie *1.5 oder +10% ein</translation>
    </message>
    <message>
        <source>{} is no amount; type a number, or a change such as *1.5 or +10%</source>
        <translation>{} ist keine Menge; geben Sie eine Zahl oder eine Änderung wie *1.5 oder +10% ein</translation>
    </message>
    <message>
        <source>an amount cannot be {}; it is 0 or more</source>
        <translation>eine Menge kann nicht {} sein; sie ist 0 oder mehr</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Balanced slides</source>
        <translation>Ausgeglichen, erster Durchgang</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Wie eingestellt</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>all steps</source>
        <translation>alle Schritte</translation>
    </message>
    <message>
        <source>Decays</source>
        <translation>Zerfällt</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Now ahead</source>
        <translation>Jetzt davor</translation>
    </message>
    <message>
        <source>Now behind</source>
        <translation>Jetzt dahinter</translation>
    </message>
    <message>
        <source>Old place ahead</source>
        <translation>Alter Platz davor</translation>
    </message>
    <message>
        <source>Old place behind</source>
        <translation>Alter Platz dahinter</translation>
    </message>
    <message>
        <source>New place ahead</source>
        <translation>Neuer Platz davor</translation>
    </message>
    <message>
        <source>Decided before</source>
        <translation>Entschied vorher</translation>
    </message>
    <message>
        <source>Decides now</source>
        <translation>Entscheidet jetzt</translation>
    </message>
    <message>
        <source>Old first places</source>
        <translation>Alte erste Plätze</translation>
    </message>
    <message>
        <source>New first places</source>
        <translation>Neue erste Plätze</translation>
    </message>
    <message>
        <source>surplus inside {} more</source>
        <translation>Überschuss in {} weiteren</translation>
    </message>
    <message>
        <source>FAIR_TREE and NO_FAIR_TREE are both set</source>
        <translation>FAIR_TREE und NO_FAIR_TREE sind beide gesetzt</translation>
    </message>
    <message>
        <source>The scheduler goes by NO_FAIR_TREE: FAIR_TREE has no effect.</source>
        <translation>Der Scheduler richtet sich nach NO_FAIR_TREE: FAIR_TREE bleibt ohne Wirkung.</translation>
    </message>
    <message>
        <source>Remove FAIR_TREE</source>
        <translation>FAIR_TREE entfernen</translation>
    </message>
    <message>
        <source>Flags and algorithm disagree</source>
        <translation>Flags und Algorithmus stimmen nicht überein</translation>
    </message>
    <message>
        <source>The flag {} names the algorithm {}; the fairshare factors here come from {}. With these flags the scheduler gives jobs other factors.</source>
        <translation>Das Flag {} nennt den Algorithmus {}; die Fairshare-Faktoren hier stammen von {}. Mit diesen Flags gibt der Scheduler den Jobs andere Faktoren.</translation>
    </message>
    <message>
        <source>it is held</source>
        <translation>er ist angehalten</translation>
    </message>
    <message>
        <source>its priority was set by hand</source>
        <translation>seine Priorität wurde von Hand gesetzt</translation>
    </message>
    <message>
        <source>it accrues no age</source>
        <translation>er sammelt kein Alter an</translation>
    </message>
    <message>
        <source>age has no weight</source>
        <translation>Alter hat kein Gewicht</translation>
    </message>
    <message>
        <source>its age is the highest that counts</source>
        <translation>sein Alter ist das höchste, das zählt</translation>
    </message>
    <message>
        <source>age adds at most {} below bit {}</source>
        <translation>Alter bringt höchstens {} unterhalb von Bit {}</translation>
    </message>
    <message>
        <source>age adds at most {} more</source>
        <translation>Alter bringt höchstens {} mehr</translation>
    </message>
    <message>
        <source>Job {} never passes job {} by waiting alone: {}.</source>
        <translation>Job {} überholt Job {} durch Warten allein nie: {}.</translation>
    </message>
    <message>
        <source>{} waits for {} and negotiates once more for the whole pool, since it autoregroups</source>
        <translation>{} wartet auf {} und verhandelt noch einmal um den ganzen Pool, da Autoregroup gilt</translation>
    </message>
    <message>
        <source>{} gives {} more cores to who waits ({})</source>
        <translation>{} gibt Wartenden {} Kerne mehr ({})</translation>
    </message>
    <message>
        <source>{} gives {} more cores to {} ({})</source>
        <translation>{} gibt {} Kerne mehr an {} ({})</translation>
    </message>
    <message>
        <source>{} moves {} idle cores of {} to who waits ({})</source>
        <translation>{} bringt {} freie Kerne von {} zu denen, die warten ({})</translation>
    </message>
    <message>
        <source>{} moves {} idle cores of {} to {} ({})</source>
        <translation>{} bringt {} freie Kerne von {} zu {} ({})</translation>
    </message>
    <message>
        <source>If {} accepted surplus, {} would get {} more cores.</source>
        <translation>Wenn {} Überschuss annähme, bekäme {} {} Kerne mehr.</translation>
    </message>
    <message>
        <source>{} of {} users, those with most jobs.</source>
        <translation>{} von {} Benutzern, die mit den meisten Jobs.</translation>
    </message>
    <message>
        <source>{} of quota without taker</source>
        <translation>{} der Quoten, die niemand nimmt</translation>
    </message>
    <message>
        <source>Width = cores of quota, some counted twice; after all steps.</source>
        <translation>Breite = Kerne der Quoten, teils doppelt gezählt; nach allen Schritten.</translation>
    </message>
    <message>
        <source>Width = cores of quota, some counted twice; step {} of {}.</source>
        <translation>Breite = Kerne der Quoten, teils doppelt gezählt; Schritt {} von {}.</translation>
    </message>
    <message>
        <source>AccountingStorageType names no database, without which the scheduler takes the weights of age and fairshare as 0; {} and {} are not taken</source>
        <translation>AccountingStorageType nennt keine Datenbank; ohne sie nimmt der Scheduler die Gewichte von Alter und Fairshare als 0, daher gelten {} und {} nicht</translation>
    </message>
    <message>
        <source>this is what sacct --json prints, which is not read; give what squeue --json or sacct -X --parsable2 prints</source>
        <translation>das ist die Ausgabe von sacct --json, die nicht gelesen wird; erwartet ist die von squeue --json oder sacct -X --parsable2</translation>
    </message>
    <message>
        <source>{} is no TRES, so that no weight counts it; they are {}</source>
        <translation>{} ist kein TRES, daher zählt es bei keinem Gewicht; es gibt {}</translation>
    </message>
    <message>
        <source>the rows of job {} name the partition {} twice; a job has one row in each</source>
        <translation>die Zeilen von Job {} nennen die Partition {} zweimal; ein Job hat in jeder eine Zeile</translation>
    </message>
    <message>
        <source>the job id {} is that of the job in line {} already; each job needs its own (one without job_id has its number)</source>
        <translation>die Job-ID {} gehört schon dem Job in Zeile {}; jeder Job braucht eine eigene (einer ohne job_id hat seine Nummer)</translation>
    </message>
    <message>
        <source>where the table tells no maximum, the largest figure in it is taken: {}</source>
        <translation>wo die Tabelle kein Maximum nennt, gilt ihr größter Wert: {}</translation>
    </message>
    <message>
        <source>nobody who requests has a quota; {} are surplus</source>
        <translation>niemand, der etwas anfordert, hat eine Quote; {} sind Überschuss</translation>
    </message>
    <message>
        <source>{}; {} of quota find no taker, {} cores stay idle</source>
        <translation>{}; {} der Quoten nimmt niemand, {} Kerne bleiben frei</translation>
    </message>
    <message>
        <source>Of the {} that it does not use, {} are taken as surplus and {} find no taker.</source>
        <translation>Von den {}, die sie nicht nutzt, werden {} als Überschuss genommen, und {} nimmt niemand.</translation>
    </message>
    <message>
        <source>The {} that it does not use find no taker.</source>
        <translation>Die {}, die sie nicht nutzt, nimmt niemand.</translation>
    </message>
    <message>
        <source>the pool size and the quotas of its groups are too large to be added up</source>
        <translation>die Größe des Pools und die Quoten seiner Gruppen sind zu groß, um sie zu addieren</translation>
    </message>
    <message>
        <source>the requests of all groups are too large to be added up</source>
        <translation>die Anforderungen aller Gruppen sind zu groß, um sie zu addieren</translation>
    </message>
    <message>
        <source>the usage of all groups is too large to be added up</source>
        <translation>die Nutzung aller Gruppen ist zu groß, um sie zu addieren</translation>
    </message>
    <message>
        <source>there is no group &apos;{}&apos; any more</source>
        <translation>die Gruppe „{}“ gibt es nicht mehr</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be taken back alone; undo the step</source>
        <translation>„{}“ lässt sich nicht allein zurücknehmen; machen Sie den Schritt rückgängig</translation>
    </message>
    <message>
        <source>Priority access by QOS {}.</source>
        <translation>Vorrang durch QOS {}.</translation>
    </message>
    <message>
        <source>Red: jobs with priority access, a QOS above the others.</source>
        <translation>Rot: Jobs mit Vorrang, einer QOS über den anderen.</translation>
    </message>
    <message>
        <source>jobs with priority access</source>
        <translation>Jobs mit Vorrang</translation>
    </message>
    <message>
        <source>the demand of 1 group is now the smoothed number of its idle jobs in the last {} minutes of the history, which has {} samples of it</source>
        <translation>die Nachfrage von 1 Gruppe ist jetzt die geglättete Zahl ihrer wartenden Jobs in den letzten {} Minuten des Verlaufs, der {} Messungen von ihr hat</translation>
    </message>
    <message>
        <source>the demand of {} groups is now the smoothed number of their idle jobs in the last {} minutes of the history, which has {} samples of them</source>
        <translation>die Nachfrage von {} Gruppen ist jetzt die geglättete Zahl ihrer wartenden Jobs in den letzten {} Minuten des Verlaufs, der {} Messungen von ihnen hat</translation>
    </message>
    <message>
        <source>holds a history of demand of groups, and the scenario has no group quotas</source>
        <translation>enthält einen Verlauf der Nachfrage von Gruppen, und das Szenario hat keine Gruppenquoten</translation>
    </message>
    <message>
        <source>holds a history of demand, but of none of the groups without groups below them here</source>
        <translation>enthält einen Verlauf der Nachfrage, aber von keiner der Gruppen, unter denen hier keine Gruppen stehen</translation>
    </message>
    <message>
        <source>holds a history of demand and no groups</source>
        <translation>enthält einen Verlauf der Nachfrage und keine Gruppen</translation>
    </message>
    <message>
        <source>{} would let them match the whole pool, which has no slots</source>
        <translation>{} ließe sie auf den ganzen Pool zugreifen, der keine Slots hat</translation>
    </message>
    <message>
        <source>the QOS {} stands in line {} already</source>
        <translation>die QOS {} steht schon in Zeile {}</translation>
    </message>
    <message>
        <source>the partition {} stands in line {} already</source>
        <translation>die Partition {} steht schon in Zeile {}</translation>
    </message>
    <message>
        <source>What a group uses: cores, or the percentage of the pool that they are.</source>
        <translation>Was eine Gruppe nutzt: Kerne, oder wie viel Prozent des Pools sie sind.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>A panel a policy with a line a group, or the other way around.</source>
        <translation>Ein Feld je Regel mit einer Linie je Gruppe, oder umgekehrt.</translation>
    </message>
    <message>
        <source>Cores that jobs directly in the group use, as a percentage of the pool; 0 to 100.</source>
        <translation>Kerne, die Jobs unmittelbar in der Gruppe nutzen, in Prozent des Pools; 0 bis 100.</translation>
    </message>
    <message>
        <source>Its quota is {} cores, {} % of the pool.</source>
        <translation>Ihre Quote ist {} Kerne, {} % des Pools.</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Shares of the pool in use by group, over a day</source>
        <translation>Genutzte Anteile am Pool je Gruppe, über einen Tag</translation>
    </message>
    <message>
        <source>Straight dashed lines: the quotas.</source>
        <translation>Gerade gestrichelte Linien: die Quoten.</translation>
    </message>
    <message>
        <source>{} has {} % of the pool over the day when surplus is balanced and {} % with surplus everywhere; its quota is {} %.</source>
        <translation>{} hat über den Tag {} % des Pools, wenn der Überschuss ausgeglichen wird, und {} % mit Überschuss überall; die Quote ist {} %.</translation>
    </message>
    <message>
        <source>Cores or shares of the pool in use by group over a simulated day, under each policy of surplus and beside the quotas.</source>
        <translation>Genutzte Kerne oder Anteile am Pool je Gruppe über einen simulierten Tag, unter jeder Regel für Überschuss und neben den Quoten.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Lengths are percentages of each group&apos;s limit, or cores.</source>
        <translation>Längen sind Prozente der Grenze jeder Gruppe, oder Kerne.</translation>
    </message>
    <message>
        <source>Effective priority (EUP)</source>
        <translation>Wirksame Priorität (EUP)</translation>
    </message>
    <message>
        <source>Share of the pie</source>
        <translation>Anteil am Kuchen</translation>
    </message>
    <message>
        <source>May use</source>
        <translation>Darf nutzen</translation>
    </message>
    <message>
        <source>Part of the group&apos;s limit</source>
        <translation>Teil der Grenze der Gruppe</translation>
    </message>
    <message>
        <source>Of what the group may use; above 100 what it uses beyond that.</source>
        <translation>Von dem, was die Gruppe nutzen darf; über 100, was sie darüber hinaus nutzt.</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Slot weight that submitters of the group may use, or use; 0 or more.</source>
        <translation>Gewicht der Plätze, das Einreicher der Gruppe nutzen dürfen oder nutzen; 0 oder mehr.</translation>
    </message>
    <message>
        <source>submitter</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>Upper bars: what each may use of the limit of its group; lower bars: what it uses.</source>
        <translation>Obere Balken: was jeder von der Grenze seiner Gruppe nutzen darf; untere Balken: was er nutzt.</translation>
    </message>
    <message>
        <source>The first {} of {} groups.</source>
        <translation>Die ersten {} von {} Gruppen.</translation>
    </message>
    <message>
        <source>Who may use how much of a group&apos;s limit</source>
        <translation>Wer wie viel von der Grenze einer Gruppe nutzen darf</translation>
    </message>
    <message>
        <source>after {} d of the present use</source>
        <translation>nach {} d der jetzigen Nutzung</translation>
    </message>
    <message>
        <source>Submitters of groups</source>
        <translation>Einreicher der Gruppen</translation>
    </message>
    <message>
        <source>How submitters divide what their group may use, by their effective priorities, beside what they use.</source>
        <translation>Wie Einreicher nach ihren wirksamen Prioritäten teilen, was ihre Gruppe nutzen darf, neben dem, was sie nutzen.</translation>
    </message>
    <message>
        <source>Who is ahead of its part of a group, who waits, and what time changes.</source>
        <translation>Wer mehr als seinen Teil einer Gruppe hat, wer wartet, und was die Zeit ändert.</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>eingestellt</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>bursts</source>
        <translation>Schübe</translation>
    </message>
    <message>
        <source>lulls</source>
        <translation>Flauten</translation>
    </message>
    <message>
        <source>Only {} polls lie in the window and {} are needed, so the balancer sees no demand.</source>
        <translation>Nur {} Abfragen liegen im Fenster, und {} sind nötig; so sieht der Ausgleich keine Nachfrage.</translation>
    </message>
    <message>
        <source>Minutes for which a flag that the balancer changed stays as it is; the program of the balancer takes 30, 0 is none.</source>
        <translation>Minuten, die ein Schalter bleibt, den der Ausgleich geändert hat; das Programm des Ausgleichs nimmt 30, 0 ist keine.</translation>
    </message>
    <message>
        <source>Minutes of idle jobs that the balancer&apos;s demand is the mean of.</source>
        <translation>Minuten wartender Jobs, deren Mittel die Nachfrage des Ausgleichs ist.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>How idle jobs come and go: a typical day, steady, waves of day and night, bursts, or lulls.</source>
        <translation>Wie wartende Jobs kommen und gehen: ein üblicher Tag, gleichmäßig, Wellen von Tag und Nacht, Schübe oder Flauten.</translation>
    </message>
    <message>
        <source>Days for which everybody goes on using what it uses now; priorities are those of then.</source>
        <translation>Tage, die jeder weiter nutzt, was er jetzt nutzt; Prioritäten sind die von dann.</translation>
    </message>
    <message>
        <source>Hours after which past use counts half (PRIORITY_HALFLIFE); 0 is what the pool has.</source>
        <translation>Stunden, nach denen vergangene Nutzung halb zählt (PRIORITY_HALFLIFE); 0 ist, was der Pool hat.</translation>
    </message>
    <message>
        <source>{} is {}; {}</source>
        <translation>{} ist {}; {}</translation>
    </message>
    <message>
        <source>the table has no header, so what its columns are is not known; print it again without -h (squeue, sprio) or -n (sacct), or give the text of -o to fairshare with --squeue-format or --sprio-format</source>
        <translation>die Tabelle hat keine Kopfzeile, daher ist nicht bekannt, was ihre Spalten sind; sie muss ohne -h (squeue, sprio) oder -n (sacct) ausgegeben werden, oder fairshare muss den Text von -o mit --squeue-format oder --sprio-format erhalten</translation>
    </message>
    <message>
        <source>{} is {}, which fills its column, so that it may be cut off</source>
        <translation>{} ist {} und füllt damit seine Spalte, daher kann es abgeschnitten sein</translation>
    </message>
    <message>
        <source>job {} has rows for more than {} partitions</source>
        <translation>Job {} hat Zeilen für mehr als {} Partitionen</translation>
    </message>
    <message>
        <source>job {} stands in line {} already; expected one row a job, or one for each of its partitions</source>
        <translation>Job {} steht schon in Zeile {}; erwartet wurde eine Zeile je Job oder eine für jede seiner Partitionen</translation>
    </message>
    <message>
        <source>{} names no column; expected a letter behind it, as in %.15i</source>
        <translation>{} nennt keine Spalte; erwartet wurde ein Buchstabe dahinter, wie in %.15i</translation>
    </message>
    <message>
        <source>the width is {}; it must be a whole number from 0 to {}</source>
        <translation>die Breite ist {}; sie muss eine ganze Zahl von 0 bis {} sein</translation>
    </message>
    <message>
        <source>{} is no column of {}; its letters are {}</source>
        <translation>{} ist keine Spalte von {}; seine Buchstaben sind {}</translation>
    </message>
    <message>
        <source>{} has neither a width nor a text behind it, so that its end in a row is not known</source>
        <translation>{} hat weder eine Breite noch einen Text dahinter, daher ist nicht bekannt, wo es in einer Zeile endet</translation>
    </message>
    <message>
        <source>the format has more than {} columns</source>
        <translation>das Format hat mehr als {} Spalten</translation>
    </message>
    <message>
        <source>the format has no job id; expected %i among its columns</source>
        <translation>das Format hat keine Jobnummer; erwartet wurde %i unter seinen Spalten</translation>
    </message>
    <message>
        <source>the row does not fit the format: it ends before %{} does</source>
        <translation>die Zeile passt nicht zum Format: sie endet vor %{}</translation>
    </message>
    <message>
        <source>the row does not fit the format: expected {} behind %{}</source>
        <translation>die Zeile passt nicht zum Format: erwartet wurde {} hinter %{}</translation>
    </message>
    <message>
        <source>the row does not fit the format: expected {} at its beginning</source>
        <translation>die Zeile passt nicht zum Format: erwartet wurde {} an ihrem Anfang</translation>
    </message>
    <message>
        <source>the factors of {} come from printed points and the weights, to half a point</source>
        <translation>die Faktoren von {} folgen aus ausgegebenen Punkten und den Gewichten, auf einen halben Punkt genau</translation>
    </message>
    <message>
        <source>the factors of {} are the printed ones, to half of their last decimal</source>
        <translation>die Faktoren von {} sind die ausgegebenen, auf die Hälfte ihrer letzten Stelle genau</translation>
    </message>
    <message>
        <source>sprio tells no sizes of jobs: what JOBSIZE gives stays their factor of job size whatever the size of the cluster; squeue tells sizes</source>
        <translation>sprio nennt keine Größen der Jobs: was JOBSIZE ergibt, bleibt ihr Faktor der Jobgröße, wie groß der Cluster auch ist; squeue nennt Größen</translation>
    </message>
    <message>
        <source>the history of demand has no column query_time, which tells when a queue was polled</source>
        <translation>der Verlauf des Bedarfs hat keine Spalte query_time, die sagt, wann eine Warteschlange abgefragt wurde</translation>
    </message>
    <message>
        <source>the table of groups has no column quota; expected one, or for a history of demand amount_in_queue and query_time</source>
        <translation>die Tabelle der Gruppen hat keine Spalte quota; erwartet wurde sie, oder für einen Verlauf des Bedarfs amount_in_queue und query_time</translation>
    </message>
    <message>
        <source>{} has no value; {}</source>
        <translation>{} hat keinen Wert; {}</translation>
    </message>
    <message>
        <source>{} has no value; leave the line out where none is meant</source>
        <translation>{} hat keinen Wert; wo keiner gemeint ist, muss die Zeile fehlen</translation>
    </message>
    <message>
        <source>a weight is a whole number from {} to {}</source>
        <translation>ein Gewicht ist eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>{} is set again; the last of the file counts, the one before is in line {}</source>
        <translation>{} ist noch einmal gesetzt; es zählt das letzte der Datei, das davor steht in Zeile {}</translation>
    </message>
    <message>
        <source>the pool has no group &apos;{}&apos;; its submitters count to the group above it that there is</source>
        <translation>der Pool hat keine Gruppe &apos;{}&apos;; ihre Einreicher zählen zur Gruppe darüber, die es gibt</translation>
    </message>
    <message>
        <source>holds no submitters; expected what condor_userprio prints with -all or -allusers</source>
        <translation>enthält keine Einreicher; erwartet wird, was condor_userprio mit -all oder -allusers ausgibt</translation>
    </message>
    <message>
        <source>the scenario has no group quotas that submitters could belong to</source>
        <translation>das Szenario hat keine Gruppenquoten, zu denen Einreicher gehören könnten</translation>
    </message>
    <message>
        <source>{} has the entry {}; expected NAME=WEIGHT with a weight of 0 or more</source>
        <translation>{} hat den Eintrag {}; erwartet wurde NAME=GEWICHT mit einem Gewicht von 0 oder mehr</translation>
    </message>
    <message>
        <source>{} has the entry {}, whose name is no TRES; they are {}</source>
        <translation>{} hat den Eintrag {}, dessen Name kein TRES ist; es gibt {}</translation>
    </message>
    <message>
        <source>{} has {} twice; the last counts</source>
        <translation>{} hat {} zweimal; das letzte zählt</translation>
    </message>
    <message>
        <source>{} ends with &apos;,&apos;; what follows a blank is no entry of it</source>
        <translation>{} endet mit &apos;,&apos;; was auf eine Leerstelle folgt, ist kein Eintrag davon</translation>
    </message>
    <message>
        <source>Its real priority (RUP) is {}, as the accountant says.</source>
        <translation>Seine echte Priorität (RUP) ist {}, wie die Abrechnung sagt.</translation>
    </message>
    <message>
        <source>Its real priority (RUP) is {}: the effective one that the accountant says, {}, divided by the factor.</source>
        <translation>Seine echte Priorität (RUP) ist {}: die wirksame, die die Abrechnung nennt, {}, geteilt durch den Faktor.</translation>
    </message>
    <message>
        <source>Nothing is told of its priority, so the real one (RUP) is the lowest, {}.</source>
        <translation>Von seiner Priorität ist nichts bekannt; so ist die echte (RUP) die niedrigste, {}.</translation>
    </message>
    <message>
        <source>After {} d with a half-life of {} d, {} % of that and {} % of the {} cores in use make it {}.</source>
        <translation>Nach {} d mit einer Halbwertszeit von {} d machen {} % davon und {} % der {} genutzten Kerne daraus {}.</translation>
    </message>
    <message>
        <source>Times its own factor of {1} the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mal dem eigenen Faktor {1} ist die wirksame Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>Times the factor {1} of nice users the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mal dem Faktor {1} der Benutzer mit nice-user ist die wirksame Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>Times the factor {1} of {3} the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mal dem Faktor {1} von {3} ist die wirksame Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>Times the factor {1} of the pool the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mal dem Faktor {1} des Pools ist die wirksame Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>Divided by 1/EUP among the submitters of {} it has {} % of the pie: {} of the {} cores that the group may use.</source>
        <translation>Nach 1/EUP unter den Einreichern von {} geteilt hat er {} % des Kuchens: {} der {} Kerne, die die Gruppe nutzen darf.</translation>
    </message>
    <message>
        <source>Its ceiling allows no more than {}.</source>
        <translation>Seine Obergrenze erlaubt nicht mehr als {}.</translation>
    </message>
    <message>
        <source>It is served first up to its floor of {}.</source>
        <translation>Bis zu seiner Untergrenze von {} wird er zuerst bedient.</translation>
    </message>
    <message>
        <source>It uses {}, so it may get {} more, {} of them that nobody uses.</source>
        <translation>Er nutzt {}; so kann er {} mehr bekommen, {} davon, die niemand nutzt.</translation>
    </message>
    <message>
        <source>It uses {}, so it gets nothing more.</source>
        <translation>Er nutzt {}; so bekommt er nichts mehr.</translation>
    </message>
    <message>
        <source>Its name is listed twice, and only the first has a share.</source>
        <translation>Sein Name steht zweimal da, und nur der erste hat einen Anteil.</translation>
    </message>
    <message>
        <source>The pool has no submitters; condor_userprio prints them.</source>
        <translation>Der Pool hat keine Einreicher; condor_userprio gibt sie aus.</translation>
    </message>
    <message>
        <source>Every submitter uses what its part of the group&apos;s limit is, or more.</source>
        <translation>Jeder Einreicher nutzt seinen Teil der Grenze der Gruppe, oder mehr.</translation>
    </message>
    <message>
        <source>{} uses {} of the {} cores of {} that its priority gives it, the widest gap of all.</source>
        <translation>{} nutzt {} der {} Kerne von {}, die seine Priorität ihm gibt: der größte Abstand von allen.</translation>
    </message>
    <message>
        <source>{} are given by the pool alone</source>
        <translation>{} sind allein durch den Pool gegeben</translation>
    </message>
    <message>
        <source>{} has its demand from what is below it</source>
        <translation>die Nachfrage von {} kommt von dem, was darunter steht</translation>
    </message>
    <message>
        <source>{} have their demand from what is below them</source>
        <translation>die Nachfrage von {} kommt von dem, was darunter steht</translation>
    </message>
    <message>
        <source>the quota of {} is a fraction, which is no number of cores to change</source>
        <translation>die Quote von {} ist ein Bruchteil und keine Zahl von Kernen, die sich ändern ließe</translation>
    </message>
    <message>
        <source>the quotas of {} are fractions, which are no numbers of cores to change</source>
        <translation>die Quoten von {} sind Bruchteile und keine Zahlen von Kernen, die sich ändern ließen</translation>
    </message>
    <message>
        <source>the quota of {} is a number of cores, which is no fraction to change</source>
        <translation>die Quote von {} ist eine Zahl von Kernen und kein Bruchteil, der sich ändern ließe</translation>
    </message>
    <message>
        <source>the quotas of {} are numbers of cores, which are no fractions to change</source>
        <translation>die Quoten von {} sind Zahlen von Kernen und keine Bruchteile, die sich ändern ließen</translation>
    </message>
    <message>
        <source>there is no group {}</source>
        <translation>es gibt keine Gruppe {}</translation>
    </message>
    <message>
        <source>{} groups end in {}; write the whole path</source>
        <translation>{} Gruppen enden auf {}; den ganzen Pfad schreiben</translation>
    </message>
    <message>
        <source>the clipboard holds no numbers; copy a column of quotas, weights or demand from a spreadsheet, with names beside it or without</source>
        <translation>die Zwischenablage enthält keine Zahlen; eine Spalte mit Quoten, Gewichten oder Nachfrage aus einer Tabellenkalkulation kopieren, mit Namen daneben oder ohne</translation>
    </message>
    <message>
        <source>{} is neither on nor off</source>
        <translation>{} ist weder an noch aus</translation>
    </message>
    <message>
        <source>{} is no number</source>
        <translation>{} ist keine Zahl</translation>
    </message>
    <message>
        <source>{} is no fraction, which is 0 to 1</source>
        <translation>{} ist kein Bruchteil von 0 bis 1</translation>
    </message>
    <message>
        <source>Bursts</source>
        <translation>Schübe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Lulls</source>
        <translation>Flauten</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>pool of {} cores with oversubscription</source>
        <translation>Pool aus {} Kernen mit Überbuchung</translation>
    </message>
    <message>
        <source>pool of {} cores without oversubscription</source>
        <translation>Pool aus {} Kernen ohne Überbuchung</translation>
    </message>
    <message>
        <source>both passes of the balancer</source>
        <translation>beide Durchgänge des Ausgleichs</translation>
    </message>
    <message>
        <source>first pass of the balancer only</source>
        <translation>nur der erste Durchgang des Ausgleichs</translation>
    </message>
    <message>
        <source>balanced, both passes</source>
        <translation>ausgeglichen, beide Durchgänge</translation>
    </message>
    <message>
        <source>policy: {}</source>
        <translation>Regel: {}</translation>
    </message>
    <message>
        <source>Minutes between two looks of the balancer at the queues.</source>
        <translation>Minuten zwischen zwei Blicken des Ausgleichs in die Warteschlangen.</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Passes of the balancer: code runs both, slides the first one alone.</source>
        <translation>Durchgänge des Ausgleichs: code führt beide aus, slides nur den ersten.</translation>
    </message>
    <message>
        <source>the size of the pool</source>
        <translation>die Größe des Pools</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>submitters</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>the record of job {} ends without {}, which all others have; the file may be cut off here</source>
        <translation>der Eintrag des Jobs {} endet ohne {}, was alle anderen haben; die Datei ist hier vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>sprio printed factors of {} of {} jobs, which stay as they are printed</source>
        <translation>sprio hat Faktoren von {} von {} Jobs ausgegeben, die so bleiben, wie sie ausgegeben sind</translation>
    </message>
    <message>
        <source>{} of {} jobs name no QOS, as job {}</source>
        <translation>{} von {} Jobs nennen keine QOS, so Job {}</translation>
    </message>
    <message>
        <source>{} of {} jobs have the QOS &apos;{}&apos;, which is not listed, as job {}</source>
        <translation>{} von {} Jobs haben die QOS &apos;{}&apos;, die nicht aufgeführt ist, zum Beispiel Job {}</translation>
    </message>
    <message>
        <source>the table has figures of jobs and no column job_id; expected one that names the job of each row</source>
        <translation>die Tabelle hat Werte von Jobs und keine Spalte job_id; erwartet wird eine, die den Job jeder Zeile nennt</translation>
    </message>
    <message>
        <source>fairshare is {}; factors are from 0 to 1, and it is taken as it is</source>
        <translation>fairshare ist {}; Faktoren gehen von 0 bis 1, und der Wert wird so genommen, wie er ist</translation>
    </message>
    <message>
        <source>the row ends before the column {}, which other rows fill; the file may be cut off here</source>
        <translation>die Zeile endet vor der Spalte {}, die andere Zeilen füllen; die Datei ist hier vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>the row ends within the column {}, before its right edge; the file may be cut off here</source>
        <translation>die Zeile endet in der Spalte {}, vor deren rechtem Rand; die Datei ist hier vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>job {}: printed {}, computed {}</source>
        <translation>Job {}: ausgegeben {}, berechnet {}</translation>
    </message>
    <message>
        <source>printed and computed priority differ for {} of {} jobs; {}</source>
        <translation>ausgegebene und berechnete Priorität unterscheiden sich bei {} von {} Jobs; {}</translation>
    </message>
    <message>
        <source>requests that follow the new demand, as usage + demand × max(weight, 1): {}</source>
        <translation>Anforderungen, die der neuen Nachfrage folgen, als Nutzung + Nachfrage × max(Gewicht, 1): {}</translation>
    </message>
    <message>
        <source>requests that follow the new demand, as usage + demand × max(weight, 1): {}; requests that stay, as they are not what the demand gave before: {}</source>
        <translation>Anforderungen, die der neuen Nachfrage folgen, als Nutzung + Nachfrage × max(Gewicht, 1): {}; Anforderungen, die bleiben, da sie nicht sind, was die Nachfrage vorher ergab: {}</translation>
    </message>
    <message>
        <source>the pool has {} cores, as the quota of {} says; it had {}</source>
        <translation>der Pool hat {} Kerne, wie die Quote von {} sagt; er hatte {}</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Wie im Code</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Wie auf den Folien</translation>
    </message>
    <message>
        <source>No priorities of QOS are known here: sacctmgr show qos tells them (--qos).</source>
        <translation>Hier sind keine Prioritäten von QOS bekannt: sacctmgr show qos nennt sie (--qos).</translation>
    </message>
    <message>
        <source>It is not known what TRES the partitions have: scontrol show partition tells it (--partitions).</source>
        <translation>Es ist nicht bekannt, welche TRES die Partitionen haben: scontrol show partition nennt sie (--partitions).</translation>
    </message>
    <message>
        <source>at the highest age that counts both have the priority {}, and the lower job number goes first</source>
        <translation>im höchsten Alter, das zählt, haben beide die Priorität {}, und die kleinere Jobnummer geht vor</translation>
    </message>
    <message>
        <source>{} changes no allocation, and {} cores stay idle</source>
        <translation>{} ändert keine Zuteilung, und {} Kerne bleiben frei</translation>
    </message>
    <message>
        <source>If {} accepted surplus, it would be allocated more; that promises no cores, since quotas that count twice add up to more than the pool.</source>
        <translation>Nähme {} Überschuss an, würde ihr mehr zugeteilt; das verspricht keine Kerne, da doppelt zählende Quoten mehr als den Pool ergeben.</translation>
    </message>
    <message>
        <source>If {} accepted surplus, {} would be allocated more; that promises no cores, since quotas that count twice add up to more than the pool.</source>
        <translation>Nähme {} Überschuss an, würde {} mehr zugeteilt; das verspricht keine Kerne, da doppelt zählende Quoten mehr als den Pool ergeben.</translation>
    </message>
    <message>
        <source>Points of {} spill below bit {}</source>
        <translation>Punkte von {} fallen unter Bit {}</translation>
    </message>
    <message>
        <source>The factor of {} takes any value, and only 0 and 1 leave the bits below alone.</source>
        <translation>Der Faktor von {} nimmt jeden Wert an, und nur 0 und 1 lassen die Bits darunter frei.</translation>
    </message>
    <message>
        <source>The factor of {} takes any value, and only multiples of 1/{} leave the bits below alone.</source>
        <translation>Der Faktor von {} nimmt jeden Wert an, und nur Vielfache von 1/{} lassen die Bits darunter frei.</translation>
    </message>
    <message>
        <source>{} of {} jobs have points of it among those of the terms below.</source>
        <translation>{} von {} Jobs haben Punkte davon unter denen der tieferen Terme.</translation>
    </message>
    <message>
        <source>Whether the users of these jobs use nothing more, so that their usage decays, while all others go on at the present level.</source>
        <translation>Ob die Benutzer dieser Jobs nichts weiter verbrauchen, sodass ihr Verbrauch verfällt, während alle anderen wie bisher weitermachen.</translation>
    </message>
    <message>
        <source>While its user uses nothing more, this job passes no other, as it is alone here.</source>
        <translation>Solange sein Benutzer nichts weiter verbraucht, überholt dieser Job keinen anderen, da er hier allein ist.</translation>
    </message>
    <message>
        <source>While their users use nothing more, none of these {} jobs passes another in this time.</source>
        <translation>Solange ihre Benutzer nichts weiter verbrauchen, überholt keiner dieser {} Jobs in dieser Zeit einen anderen.</translation>
    </message>
    <message>
        <source>While the users of both use nothing more, job {} passes job {} in {}.</source>
        <translation>Solange die Benutzer beider nichts weiter verbrauchen, überholt Job {} Job {} in {}.</translation>
    </message>
    <message>
        <source>While the users of all {} jobs use nothing more, job {} passes job {} in {}.</source>
        <translation>Solange die Benutzer aller {} Jobs nichts weiter verbrauchen, überholt Job {} Job {} in {}.</translation>
    </message>
    <message>
        <source>The user of this job uses nothing more, and its usage decays with a half-life of {}; all others go on.</source>
        <translation>Der Benutzer dieses Jobs verbraucht nichts weiter, und sein Verbrauch verfällt mit einer Halbwertszeit von {}; alle anderen machen weiter.</translation>
    </message>
    <message>
        <source>The users of these {} jobs use nothing more, and their usage decays with a half-life of {}; all others go on.</source>
        <translation>Die Benutzer dieser {} Jobs verbrauchen nichts weiter, und ihr Verbrauch verfällt mit einer Halbwertszeit von {}; alle anderen machen weiter.</translation>
    </message>
    <message>
        <source>color of a term</source>
        <translation>Farbe eines Terms</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>{}: quota</source>
        <translation>{}: Quote</translation>
    </message>
    <message>
        <source>Squares at the left, in the colors of the lines: the quotas.</source>
        <translation>Quadrate links in den Farben der Linien: die Quoten.</translation>
    </message>
    <message>
        <source>The selected groups have no submitters.</source>
        <translation>Die gewählten Gruppen haben keine Einreicher.</translation>
    </message>
    <message>
        <source>Jobs of several cores get {} core-hours when balanced, and {} with surplus everywhere.</source>
        <translation>Jobs mit mehreren Kernen bekommen ausgeglichen {} Kernstunden, mit Überschuss überall {}.</translation>
    </message>
    <message>
        <source>no demand after a drop of more than {} % or with fewer than {} samples</source>
        <translation>keine Nachfrage nach einem Einbruch um mehr als {} % oder bei weniger als {} Abfragen</translation>
    </message>
    <message>
        <source>simulated day ({}) with idle jobs around those of the groups, of which those that start are replaced, polls every {} min, window {} min, seed {}</source>
        <translation>simulierter Tag ({}) mit wartenden Jobs um die der Gruppen herum, von denen ersetzt wird, was startet, Abfrage alle {} min, Fenster {} min, Startwert {}</translation>
    </message>
    <message>
        <source>simulated day ({}) with idle jobs around those of the groups, of which those that start are replaced, polls every {} min, window {} min, flags held {} min, seed {}</source>
        <translation>simulierter Tag ({}) mit wartenden Jobs um die der Gruppen herum, von denen ersetzt wird, was startet, Abfrage alle {} min, Fenster {} min, Schalter {} min gehalten, Startwert {}</translation>
    </message>
    <message>
        <source>Hold (min)</source>
        <translation>Halten (min)</translation>
    </message>
    <message>
        <source>Window (min)</source>
        <translation>Fenster (min)</translation>
    </message>
    <message>
        <source>Collapse (%)</source>
        <translation>Einbruch (%)</translation>
    </message>
    <message>
        <source>Percentage by which idle jobs have to drop between the halves of the window for the balancer to see no demand any more; 100 is never.</source>
        <translation>Um wie viel Prozent die wartenden Jobs zwischen den Hälften des Fensters fallen müssen, damit der Balancer keine Nachfrage mehr sieht; 100 ist nie.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Polls that have to lie in the window for the balancer to see demand.</source>
        <translation>So viele Abfragen müssen im Fenster liegen, damit der Balancer Nachfrage sieht.</translation>
    </message>
    <message>
        <source>Poll (min)</source>
        <translation>Abfrage (min)</translation>
    </message>
    <message>
        <source>After (days)</source>
        <translation>Nach (Tagen)</translation>
    </message>
    <message>
        <source>Half-life (h)</source>
        <translation>Halbwertszeit (h)</translation>
    </message>
    <message>
        <source>TRES is cut off at {} characters in {} rows, here {}; the last entry of each is left out (sprio -o &quot;%.200T&quot; prints all)</source>
        <translation>TRES ist nach {} Zeichen abgeschnitten, in {} Zeilen, hier {}; der jeweils letzte Eintrag fehlt (sprio -o &quot;%.200T&quot; gibt alles aus)</translation>
    </message>
    <message>
        <source>{} of {} jobs name no partition, as job {}; squeue tells it with %P</source>
        <translation>{} von {} Jobs nennen keine Partition, etwa Job {}; squeue nennt sie mit %P</translation>
    </message>
    <message>
        <source>{} of {} jobs are in partition &apos;{}&apos;, which is not listed, as job {}</source>
        <translation>{} von {} Jobs sind in der Partition &apos;{}&apos;, die nicht aufgeführt ist, etwa Job {}</translation>
    </message>
    <message>
        <source>fairshare is {} here, and above 1 for {} jobs; factors are from 0 to 1, and these are taken as they are</source>
        <translation>fairshare ist hier {} und bei {} Jobs über 1; Faktoren liegen zwischen 0 und 1, diese werden übernommen, wie sie sind</translation>
    </message>
    <message>
        <source>settings of the pool</source>
        <translation>Einstellungen des Pools</translation>
    </message>
    <message>
        <source>autoregroup</source>
        <translation>autoregroup</translation>
    </message>
    <message>
        <source>the tree of accounts</source>
        <translation>der Baum der Konten</translation>
    </message>
    <message>
        <source>options of sacctmgr</source>
        <translation>Optionen von sacctmgr</translation>
    </message>
    <message>
        <source>the algorithm and its settings</source>
        <translation>das Verfahren und seine Einstellungen</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>priority settings</source>
        <translation>Einstellungen der Prioritäten</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>group quotas</source>
        <translation>Gruppenquoten</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>die Simulation</translation>
    </message>
    <message>
        <source>{} does not hold the following, which is left out: {}</source>
        <translation>{} enthält Folgendes nicht, es entfällt: {}</translation>
    </message>
    <message>
        <source>{} of {} jobs have points of {} without a weight in the scenario, so that the factors are not known; slurm.conf tells the weights (--weights)</source>
        <translation>{} von {} Jobs haben Punkte von {} ohne Gewicht im Szenario, sodass die Faktoren nicht bekannt sind; slurm.conf nennt die Gewichte (--weights)</translation>
    </message>
    <message>
        <source>the groups inside {} have {} together, more than its {}: nothing shrinks, and whoever negotiates first gets it</source>
        <translation>die Gruppen in {} haben zusammen {}, mehr als deren {}: Nichts schrumpft, und wer zuerst verhandelt, bekommt es</translation>
    </message>
    <message>
        <source>the groups inside {} have {} together, more than its {}: static quotas shrink in proportion and dynamic ones get nothing</source>
        <translation>die Gruppen in {} haben zusammen {}, mehr als deren {}: feste Quoten schrumpfen anteilig, dynamische bekommen nichts</translation>
    </message>
    <message>
        <source>the file does not tell the size of the pool, of which quotas of the first level are fractions; the pool size is 0</source>
        <translation>die Datei nennt die Größe des Pools nicht, von der Quoten der ersten Ebene Bruchteile sind; die Größe ist 0</translation>
    </message>
    <message>
        <source>bits 0 to {} too: the factor of {} takes any value</source>
        <translation>auch Bits 0 bis {}: der Faktor von {} nimmt jeden Wert an</translation>
    </message>
    <message>
        <source>{} gets no turn, since nobody directly in it requests anything</source>
        <translation>{} kommt nicht an die Reihe, da niemand direkt darin etwas anfordert</translation>
    </message>
    <message>
        <source>{} gets no turn, since nothing is allocated to it</source>
        <translation>{} kommt nicht an die Reihe, da ihr nichts zugeteilt ist</translation>
    </message>
    <message>
        <source>{} gets no turn, since it uses what is allocated to it already</source>
        <translation>{} kommt nicht an die Reihe, da sie das Zugeteilte schon nutzt</translation>
    </message>
    <message>
        <source>held below the {} due to it by the strict quota of a group that accepts no surplus</source>
        <translation>unter den fälligen {} gehalten von der strikten Quote einer Gruppe, die keinen Überschuss annimmt</translation>
    </message>
    <message>
        <source>what is allocated to it with surplus</source>
        <translation>das mit Überschuss Zugeteilte</translation>
    </message>
    <message>
        <source>its own quota</source>
        <translation>die eigene Quote</translation>
    </message>
    <message>
        <source>HTCondor divides 0 by 0 for the limit of {} and matches nothing</source>
        <translation>HTCondor teilt für die Grenze von {} 0 durch 0 und vergibt nichts</translation>
    </message>
    <message>
        <source>{} may use up to {} cores in its only turn, {}; it ends with {}</source>
        <translation>{} darf in der einzigen Runde bis {} Kerne nutzen, {}; am Ende sind es {}</translation>
    </message>
    <message>
        <source>{} may use up to {} cores in its first round, {}; after {} turns it ends with {}</source>
        <translation>{} darf in der ersten Runde bis {} Kerne nutzen, {}; nach {} Zügen sind es am Ende {}</translation>
    </message>
    <message>
        <source>in no tier</source>
        <translation>in keiner Stufe</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Remains</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Below its bits</source>
        <translation>Unter den Bits</translation>
    </message>
    <message>
        <source>Above its bits</source>
        <translation>Über den Bits</translation>
    </message>
    <message>
        <source>Bits show</source>
        <translation>Bits zeigen</translation>
    </message>
    <message>
        <source>with a round robin rate of {} the strict cap of HTCondor counts twice what a group was matched in the round: &apos;{}&apos; is granted {}, and {} where that is corrected</source>
        <translation>bei einer Rate von {} je Runde zählt die strenge Grenze von HTCondor doppelt, was eine Gruppe in der Runde bekam: &apos;{}&apos; erhält {}, berichtigt {}</translation>
    </message>
    <message>
        <source>with a round robin rate of {} the strict cap of HTCondor counts twice what a group was matched in the round, which is corrected here: &apos;{}&apos; is granted {}, and {} by HTCondor</source>
        <translation>bei einer Rate von {} je Runde zählt die strenge Grenze von HTCondor doppelt, was eine Gruppe in der Runde bekam; hier ist das berichtigt: &apos;{}&apos; erhält {}, von HTCondor {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot stand below itself</source>
        <translation>&apos;{}&apos; kann nicht unter sich selbst stehen</translation>
    </message>
    <message>
        <source>there are no groups to move</source>
        <translation>es gibt keine Gruppen zu verschieben</translation>
    </message>
    <message>
        <source>{} is the pool itself, which stays where it is</source>
        <translation>{} ist der Pool selbst, der bleibt, wo er ist</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands there already</source>
        <translation>&apos;{}&apos; steht schon dort</translation>
    </message>
    <message>
        <source>the groups stand there already</source>
        <translation>die Gruppen stehen schon dort</translation>
    </message>
    <message>
        <source>&apos;{}&apos; stands directly in the pool; there is no group above that</source>
        <translation>&apos;{}&apos; steht direkt im Pool; darüber ist keine Gruppe</translation>
    </message>
    <message>
        <source>no group stands beside &apos;{}&apos; that it could move into</source>
        <translation>neben &apos;{}&apos; steht keine Gruppe, in die sie könnte</translation>
    </message>
    <message>
        <source>While the users of both use nothing more, it does in {}.</source>
        <translation>Solange die Benutzer beider nichts weiter verbrauchen, doch nach {}.</translation>
    </message>
    <message>
        <source>Seconds while both users pause</source>
        <translation>Sekunden, während beide Benutzer pausieren</translation>
    </message>
    <message>
        <source>{}, and 1 more group waits</source>
        <translation>{}, und 1 weitere Gruppe wartet</translation>
    </message>
    <message>
        <source>It carries into bit {} and above.</source>
        <translation>Er trägt in Bit {} und höher über.</translation>
    </message>
    <message>
        <source>1 of them carries into bit {} and above.</source>
        <translation>1 davon trägt in Bit {} und höher über.</translation>
    </message>
    <message>
        <source>MIN_MEMORY does not tell in {} rows whether it is of a node or of a processor; taken as of a node (squeue -O tres-alloc tells the whole)</source>
        <translation>MIN_MEMORY sagt in {} Zeilen nicht, ob es für einen Knoten oder einen Prozessor gilt; als für einen Knoten genommen (squeue -O tres-alloc nennt das Ganze)</translation>
    </message>
    <message>
        <source>{} is {}, more than {}; factors are from 0 to 1, and it is taken as it is</source>
        <translation>{} ist {}, mehr als {}; Faktoren liegen von 0 bis 1, und er wird genommen, wie er ist</translation>
    </message>
    <message>
        <source>the row of job {} in line {} has {} {}; found {}</source>
        <translation>die Zeile von Job {} in Zeile {} hat {} {}; gefunden: {}</translation>
    </message>
    <message>
        <source>the row of job {} in line {} has no {}; found {}</source>
        <translation>die Zeile von Job {} in Zeile {} hat kein {}; gefunden: {}</translation>
    </message>
    <message>
        <source>{} is {} here, more than {}, and so for {} jobs; factors are from 0 to 1, and these are taken as they are</source>
        <translation>{} ist hier {}, mehr als {}, und so bei {} Jobs; Faktoren liegen von 0 bis 1, und diese werden genommen, wie sie sind</translation>
    </message>
    <message>
        <source>the row ends without the column {} of the first row</source>
        <translation>die Zeile endet ohne die Spalte {} der ersten Zeile</translation>
    </message>
    <message>
        <source>the row ends without the field {} of the first row</source>
        <translation>die Zeile endet ohne das Feld {} der ersten Zeile</translation>
    </message>
    <message>
        <source>It autoregroups: after the allocation its submitters negotiate once more for idle cores of the whole pool.</source>
        <translation>Mit autoregroup: Nach der Zuteilung verhandeln ihre Einreicher noch einmal um freie Kerne des ganzen Pools.</translation>
    </message>
    <message>
        <source>autoregroup is not counted: jobs of {} may also use idle cores of the whole pool</source>
        <translation>autoregroup ist nicht mitgezählt: Jobs von {} dürfen auch freie Kerne des ganzen Pools nutzen</translation>
    </message>
    <message>
        <source>the simulated day has jobs of groups without children alone and leaves out these requests, in cores: {}</source>
        <translation>der simulierte Tag hat nur Jobs von Gruppen ohne Untergruppen und lässt diese Anforderungen weg, in Kernen: {}</translation>
    </message>
    <message>
        <source>The size of the pool is not known, so that nothing can be allocated.</source>
        <translation>Die Größe des Pools ist nicht bekannt, daher kann nichts zugeteilt werden.</translation>
    </message>
    <message>
        <source>there is no memory to unpack it</source>
        <translation>zum Entpacken fehlt Speicher</translation>
    </message>
    <message>
        <source>unpacked it is larger than {} GB</source>
        <translation>entpackt ist sie größer als {} GB</translation>
    </message>
    <message>
        <source>the compressed file is damaged at byte {}</source>
        <translation>die komprimierte Datei ist bei Byte {} beschädigt</translation>
    </message>
    <message>
        <source>is empty; expected a log of jobs</source>
        <translation>ist leer; erwartet wird ein Protokoll von Jobs</translation>
    </message>
    <message>
        <source>there is no job in it; expected rows of {} numbers</source>
        <translation>sie enthält keinen Job; erwartet werden Zeilen mit {} Zahlen</translation>
    </message>
    <message>
        <source>no job says how long it asked for, so backfill plans with exact run times</source>
        <translation>kein Job sagt, wie lange er angefordert hat, daher plant der Backfill mit genauen Laufzeiten</translation>
    </message>
    <message>
        <source>the row has more than {} fields</source>
        <translation>die Zeile hat mehr als {} Felder</translation>
    </message>
    <message>
        <source>the row has {} fields; expected {}</source>
        <translation>die Zeile hat {} Felder; erwartet werden {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;; expected a whole number</source>
        <translation>Feld {} ist &apos;{}&apos;; erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>Standard Workload Format</source>
        <translation>Standard Workload Format</translation>
    </message>
    <message>
        <source>the column &apos;{}&apos; is there twice</source>
        <translation>die Spalte &apos;{}&apos; gibt es zweimal</translation>
    </message>
    <message>
        <source>there is no column &apos;{}&apos;; a log needs submit, run and procs or nodes</source>
        <translation>es gibt keine Spalte &apos;{}&apos;; ein Protokoll braucht submit, run und procs oder nodes</translation>
    </message>
    <message>
        <source>there is no column &apos;procs&apos; or &apos;nodes&apos;</source>
        <translation>es gibt keine Spalte &apos;procs&apos; oder &apos;nodes&apos;</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a whole number</source>
        <translation>{} ist &apos;{}&apos;; erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>the row has {} cells; the heading has {}</source>
        <translation>die Zeile hat {} Zellen; die Überschrift hat {}</translation>
    </message>
    <message>
        <source>there is no job below the heading</source>
        <translation>unter der Überschrift steht kein Job</translation>
    </message>
    <message>
        <source>Jobs as CSV</source>
        <translation>Jobs als CSV</translation>
    </message>
    <message>
        <source>Submitted, s</source>
        <translation>Eingereicht, s</translation>
    </message>
    <message>
        <source>Start, s</source>
        <translation>Beginn, s</translation>
    </message>
    <message>
        <source>End, s</source>
        <translation>Ende, s</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Wait, s</source>
        <translation>Wartezeit, s</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>Begrenzte Verlangsamung</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>mean wait</source>
        <translation>mittlere Wartezeit</translation>
    </message>
    <message>
        <source>longest wait</source>
        <translation>längste Wartezeit</translation>
    </message>
    <message>
        <source>mean bounded slowdown</source>
        <translation>mittlere begrenzte Verlangsamung</translation>
    </message>
    <message>
        <source>highest bounded slowdown</source>
        <translation>höchste begrenzte Verlangsamung</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Reproduced</source>
        <translation>Nachvollzogen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Grace period, s</source>
        <translation>Gnadenfrist, s</translation>
    </message>
    <message>
        <source>Lost by others, node-s</source>
        <translation>Verlust der anderen, Knoten-s</translation>
    </message>
    <message>
        <source>Lost by the class, node-s</source>
        <translation>Verlust der Klasse, Knoten-s</translation>
    </message>
    <message>
        <source>Jobs killed</source>
        <translation>Abgebrochene Jobs</translation>
    </message>
    <message>
        <source>Lost on taken nodes, node-s</source>
        <translation>Verlust auf genommenen Knoten, Knoten-s</translation>
    </message>
    <message>
        <source>PAP: work lost in all, grace period 60 s</source>
        <translation>PAP: Verlust insgesamt, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>{}: rise from a grace period of 60 s to 1800 s</source>
        <translation>{}: Anstieg von 60 s auf 1800 s Gnadenfrist</translation>
    </message>
    <message>
        <source>{} against LIFO, grace period 60 s</source>
        <translation>{} gegen LIFO, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>much more</source>
        <translation>viel mehr</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>PAP against LIFO, grace period 60 s</source>
        <translation>PAP gegen LIFO, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>the same or slightly more</source>
        <translation>gleich oder etwas mehr</translation>
    </message>
    <message>
        <source>PAP+ with {} worth 10 against PAP: other jobs, grace period {} s</source>
        <translation>PAP+ mit {} zehnfach gegen PAP: andere Jobs, Gnadenfrist {} s</translation>
    </message>
    <message>
        <source>PAP+ with {} worth 10 against PAP: {}, grace period {} s</source>
        <translation>PAP+ mit {} zehnfach gegen PAP: {}, Gnadenfrist {} s</translation>
    </message>
    <message>
        <source>a load is a number, 0 or more</source>
        <translation>eine Last ist eine Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>The job that started first goes first.</source>
        <translation>Der Job, der zuerst begann, geht zuerst.</translation>
    </message>
    <message>
        <source>The job that started last goes first.</source>
        <translation>Der Job, der zuletzt begann, geht zuerst.</translation>
    </message>
    <message>
        <source>The job that has used the least node time goes first.</source>
        <translation>Der Job, der am wenigsten Knotenzeit verbraucht hat, geht zuerst.</translation>
    </message>
    <message>
        <source>As PAP, with the node time of each class times its coefficient.</source>
        <translation>Wie PAP, mit der Knotenzeit jeder Klasse mal ihrem Faktor.</translation>
    </message>
    <message>
        <source>As PAP, but the other nodes of a job that is lost are worth nothing.</source>
        <translation>Wie PAP, aber die übrigen Knoten eines verlorenen Jobs sind nichts wert.</translation>
    </message>
    <message>
        <source>Nodes are drawn by lot, anew at every sample.</source>
        <translation>Knoten werden gelost, bei jeder Probe neu.</translation>
    </message>
    <message>
        <source>there is no scheduler &apos;{}&apos;</source>
        <translation>es gibt keinen Scheduler &apos;{}&apos;</translation>
    </message>
    <message>
        <source>the machine has no processors</source>
        <translation>die Maschine hat keine Prozessoren</translation>
    </message>
    <message>
        <source>Conservative backfill</source>
        <translation>Konservativer Backfill</translation>
    </message>
    <message>
        <source>Every job has a reservation when it is submitted, which others never push back.</source>
        <translation>Jeder Job hat ab dem Einreichen eine Reservierung, die andere nie nach hinten schieben.</translation>
    </message>
    <message>
        <source>EASY backfill</source>
        <translation>EASY-Backfill</translation>
    </message>
    <message>
        <source>Jobs behind the first that does not fit start where they do not delay that one.</source>
        <translation>Jobs hinter dem ersten, der nicht passt, beginnen, wo sie diesen nicht verzögern.</translation>
    </message>
    <message>
        <source>First come, first served</source>
        <translation>Wer zuerst kommt</translation>
    </message>
    <message>
        <source>Jobs start in the order of the queue; the first that does not fit waits and all others behind it.</source>
        <translation>Jobs beginnen in der Reihenfolge der Warteschlange; der erste, der nicht passt, wartet und alle anderen hinter ihm.</translation>
    </message>
    <message>
        <source>a1 {:.1f} %, a2 {:.1f} %, b {:.1f} % of the usage; distance to the shares {:.4f}</source>
        <translation>a1 {:.1f} %, a2 {:.1f} %, b {:.1f} % der Nutzung; Abstand zu den Anteilen {:.4f}</translation>
    </message>
    <message>
        <source>Classic: with everybody submitting, usage does not converge towards the shares</source>
        <translation>Classic: Reichen alle ein, nähert sich die Nutzung nicht den Anteilen</translation>
    </message>
    <message>
        <source>Depth-oblivious: usage is close to the shares</source>
        <translation>Depth-oblivious: Die Nutzung ist nahe an den Anteilen</translation>
    </message>
    <message>
        <source>Depth-oblivious: usage is closer to the shares than with classic</source>
        <translation>Depth-oblivious: Die Nutzung ist näher an den Anteilen als mit Classic</translation>
    </message>
    <message>
        <source>{:.4f} instead of {:.4f}</source>
        <translation>{:.4f} statt {:.4f}</translation>
    </message>
    <message>
        <source>Ticket-based: with all active, b gets twice as much as a</source>
        <translation>Ticket-based: Sind alle aktiv, bekommt b doppelt so viel wie a</translation>
    </message>
    <message>
        <source>{:.2f} times as much</source>
        <translation>{:.2f}-mal so viel</translation>
    </message>
    <message>
        <source>there are no jobs that could be replayed</source>
        <translation>es gibt keine Jobs, die sich nachspielen ließen</translation>
    </message>
    <message>
        <source>Order of submission</source>
        <translation>Reihenfolge des Einreichens</translation>
    </message>
    <message>
        <source>job {} needs {} of {} processors and could never start</source>
        <translation>Job {} braucht {} von {} Prozessoren und könnte nie beginnen</translation>
    </message>
    <message>
        <source>job {} needs {} of {} nodes and could never start</source>
        <translation>Job {} braucht {} von {} Knoten und könnte nie beginnen</translation>
    </message>
    <message>
        <source>job {} needs {} of {} cores and could never start</source>
        <translation>Job {} braucht {} von {} Kernen und könnte nie beginnen</translation>
    </message>
    <message>
        <source>there are no jobs to simulate</source>
        <translation>es gibt keine Jobs zu simulieren</translation>
    </message>
    <message>
        <source>neither the simulation nor the log says how large the machine is</source>
        <translation>weder die Simulation noch das Protokoll sagt, wie groß die Maschine ist</translation>
    </message>
    <message>
        <source>a replay by fairshare needs batch order: priorities are computed once a moment</source>
        <translation>Nachspielen nach Fairshare braucht die Stapelreihenfolge: Prioritäten werden je Zeitpunkt einmal berechnet</translation>
    </message>
    <message>
        <source>batch order</source>
        <translation>Stapelreihenfolge</translation>
    </message>
    <message>
        <source>event order</source>
        <translation>Ereignisreihenfolge</translation>
    </message>
    <message>
        <source>{}, served by fairshare under {}</source>
        <translation>{}, bedient nach Fairshare unter {}</translation>
    </message>
    <message>
        <source>the compressed file ends too soon: {} bytes of text could be unpacked, up to here</source>
        <translation>die komprimierte Datei endet zu früh: Bis hierher ließen sich {} Byte Text entpacken</translation>
    </message>
    <message>
        <source>there is no memory to compress it</source>
        <translation>zum Komprimieren fehlt Speicher</translation>
    </message>
    <message>
        <source>Usage shown</source>
        <translation>Gezeigte Nutzung</translation>
    </message>
    <message>
        <source>Usage of the accounts under all algorithms, each in its place, or under the chosen one alone.</source>
        <translation>Nutzung der Accounts unter allen Algorithmen, jeder an seinem Platz, oder nur unter dem gewählten.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Days since the first job was submitted, up to the last submission.</source>
        <translation>Tage seit dem Einreichen des ersten Jobs, bis zum letzten Einreichen.</translation>
    </message>
    <message>
        <source>Distance to the shares</source>
        <translation>Abstand zu den Anteilen</translation>
    </message>
    <message>
        <source>Half the sum of |usage fraction - share| over all accounts: 0 on target, at most 1.</source>
        <translation>Die halbe Summe von |Bruchteil der Nutzung - Anteil| über alle Accounts: 0 am Ziel, höchstens 1.</translation>
    </message>
    <message>
        <source>algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Mean distance in the second half</source>
        <translation>Mittlerer Abstand in der zweiten Hälfte</translation>
    </message>
    <message>
        <source>Mean usage fraction in the second half</source>
        <translation>Mittlerer Bruchteil der Nutzung in der zweiten Hälfte</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>Mittlere Wartezeit</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>share {:.3g}</source>
        <translation>Anteil {:.3g}</translation>
    </message>
    <message>
        <source>Usage fraction</source>
        <translation>Bruchteil der Nutzung</translation>
    </message>
    <message>
        <source>Decayed usage over that of all accounts, 0 to 1; dashed lines are the shares.</source>
        <translation>Verfallene Nutzung geteilt durch die aller Accounts, 0 bis 1; gestrichelte Linien sind die Anteile.</translation>
    </message>
    <message>
        <source>{} comes nearest to the shares, with a mean distance of {:.4f} in the second half; {} stays farthest, with {:.4f}.</source>
        <translation>{} kommt den Anteilen am nächsten, mit einem mittleren Abstand von {:.4f} in der zweiten Hälfte; {} bleibt am weitesten entfernt, mit {:.4f}.</translation>
    </message>
    <message>
        <source>Usage against shares over time</source>
        <translation>Nutzung gegen Anteile über die Zeit</translation>
    </message>
    <message>
        <source>Nothing was replayed yet: run a simulation with priorities.</source>
        <translation>Noch wurde nichts nachgespielt: Eine Simulation mit Prioritäten ausführen.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Distance of usage to the shares over time, and usage of each account beside its share.</source>
        <translation>Abstand der Nutzung zu den Anteilen über die Zeit, und die Nutzung jedes Accounts neben seinem Anteil.</translation>
    </message>
    <message>
        <source>Whether an algorithm brings usage to the shares, how fast, and who gains.</source>
        <translation>Ob ein Algorithmus die Nutzung zu den Anteilen bringt, wie schnell, und wer gewinnt.</translation>
    </message>
    <message>
        <source>expected a heading with the columns from and to</source>
        <translation>erwartet wird eine Überschrift mit den Spalten from und to</translation>
    </message>
    <message>
        <source>a name is empty</source>
        <translation>ein Name ist leer</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is mapped twice</source>
        <translation>&apos;{}&apos; ist zweimal zugeordnet</translation>
    </message>
    <message>
        <source>the simulation names no workload; expected a log or a generator</source>
        <translation>die Simulation nennt keine Arbeitslast; erwartet wird ein Protokoll oder ein Generator</translation>
    </message>
    <message>
        <source>this is not the log that was simulated: its SHA-256 differs, so results may differ too</source>
        <translation>dies ist nicht das simulierte Protokoll: Seine SHA-256 weicht ab, daher vielleicht auch die Ergebnisse</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not known here; expected {}</source>
        <translation>&quot;{}&quot; ist hier nicht bekannt; erwartet: {}</translation>
    </message>
    <message>
        <source>a policy</source>
        <translation>eine Regel</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing; each policy has one</source>
        <translation>&quot;name&quot; fehlt; jede Regel hat einen Namen</translation>
    </message>
    <message>
        <source>an attribute and its value, as &quot;queue=bigmem&quot;; attributes are {}</source>
        <comment>user, account, queue, app, partition</comment>
        <translation>ein Attribut und sein Wert, wie &quot;queue=bigmem&quot;; Attribute sind {}</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>&quot;match&quot; is missing; each class has one</source>
        <translation>&quot;match&quot; fehlt; jede Klasse hat es</translation>
    </message>
    <message>
        <source>a removal</source>
        <translation>eine Entnahme</translation>
    </message>
    <message>
        <source>&quot;nodes&quot; is missing; each removal has it</source>
        <translation>&quot;nodes&quot; fehlt; jede Entnahme hat es</translation>
    </message>
    <message>
        <source>the jobs &apos;{}&apos; and &apos;{}&apos; share the node {}; only whole nodes can be shown</source>
        <translation>die Jobs &apos;{}&apos; und &apos;{}&apos; teilen sich den Knoten {}; zeigen lassen sich nur ganze Knoten</translation>
    </message>
    <message>
        <source>{} does not tell when all jobs started and which nodes they had</source>
        <translation>{} sagt nicht, wann alle Jobs begannen und welche Knoten sie hatten</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>exists already; a recording is written to a new directory</source>
        <translation>ist schon da; eine Aufzeichnung wird in einen neuen Ordner geschrieben</translation>
    </message>
    <message>
        <source>is no recording, which holds run.json; it is not replaced</source>
        <translation>ist keine Aufzeichnung, die run.json enthält; sie wird nicht ersetzt</translation>
    </message>
    <message>
        <source>minutes, 0 or more</source>
        <translation>Minuten, 0 oder mehr</translation>
    </message>
    <message>
        <source>minutes, above 0</source>
        <translation>Minuten, über 0</translation>
    </message>
    <message>
        <source>one of {}</source>
        <translation>eines von {}</translation>
    </message>
    <message>
        <source>&quot;priority&quot; needs &quot;order&quot; &quot;batch&quot;: priorities are computed once a moment</source>
        <translation>&quot;priority&quot; braucht &quot;order&quot; &quot;batch&quot;: Prioritäten werden je Zeitpunkt einmal berechnet</translation>
    </message>
    <message>
        <source>a sweep is an object; found {}</source>
        <translation>ein Durchlauf ist ein Objekt; gefunden: {}</translation>
    </message>
    <message>
        <source>a sweep has no &quot;{}&quot;; its members are format, version, title, notes, scenario, study and values</source>
        <translation>ein Durchlauf hat kein &quot;{}&quot;; seine Einträge sind format, version, title, notes, scenario, study und values</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &quot;{}&quot;; a sweep says &quot;{}&quot; there</source>
        <translation>&quot;format&quot; ist &quot;{}&quot;; ein Durchlauf sagt dort &quot;{}&quot;</translation>
    </message>
    <message>
        <source>there is no study &apos;{}&apos;; the study is cea</source>
        <translation>es gibt keine Studie &apos;{}&apos;; die Studie ist cea</translation>
    </message>
    <message>
        <source>&quot;{}&quot; lists no value; at least one is needed</source>
        <translation>&quot;{}&quot; führt keinen Wert auf; mindestens einer ist nötig</translation>
    </message>
    <message>
        <source>the values combine in more than {} ways</source>
        <translation>die Werte ergeben mehr als {} Kombinationen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; lists {} twice</source>
        <translation>&quot;{}&quot; führt {} zweimal auf</translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing; a sweep says &quot;{}&quot; there</source>
        <translation>&quot;format&quot; fehlt; ein Durchlauf sagt dort &quot;{}&quot;</translation>
    </message>
    <message>
        <source>a sweep needs either &quot;scenario&quot; or &quot;study&quot;</source>
        <translation>ein Durchlauf braucht entweder &quot;scenario&quot; oder &quot;study&quot;</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a number</source>
        <translation>{} ist &apos;{}&apos;; erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>the job ran for {} s, more than a century</source>
        <translation>der Job lief {} s, mehr als ein Jahrhundert</translation>
    </message>
    <message>
        <source>the job was submitted at {} s, after the year 5000</source>
        <translation>der Job wurde bei {} s eingereicht, nach dem Jahr 5000</translation>
    </message>
    <message>
        <source>a job asks for more than a century, which counts as one</source>
        <translation>ein Job fordert mehr als ein Jahrhundert an, was als eines zählt</translation>
    </message>
    <message>
        <source>{} jobs ask for more than a century, which counts as one</source>
        <translation>{} Jobs fordern mehr als ein Jahrhundert an, was als eines zählt</translation>
    </message>
    <message>
        <source>a job stands below one that was submitted later; jobs are sorted</source>
        <translation>ein Job steht unter einem später eingereichten; die Jobs werden geordnet</translation>
    </message>
    <message>
        <source>{} jobs stand below one that was submitted later, the first of them here; jobs are sorted</source>
        <translation>{} Jobs stehen unter einem später eingereichten, der erste davon hier; die Jobs werden geordnet</translation>
    </message>
    <message>
        <source>no row can be read; of the first, {}</source>
        <translation>keine Zeile ist lesbar; zur ersten: {}</translation>
    </message>
    <message>
        <source>line {} has the job &apos;{}&apos; too; both are kept</source>
        <translation>auch Zeile {} hat den Job &apos;{}&apos;; beide bleiben</translation>
    </message>
    <message>
        <source>nothing says how large the machine is; it is taken to be as large as the largest job, {}</source>
        <translation>nichts sagt, wie groß die Maschine ist; sie gilt als so groß wie der größte Job, {}</translation>
    </message>
    <message>
        <source>the jobs ask for more processor-seconds than can be summed, the largest for {} processors</source>
        <translation>die Jobs fordern mehr Prozessorsekunden an, als sich summieren lassen, der größte {} Prozessoren</translation>
    </message>
    <message>
        <source>is no log of jobs of a known format (SWF, CSV with submit and run, sacct -P, Batsim)</source>
        <translation>ist kein Protokoll von Jobs in einem bekannten Format (SWF, CSV mit submit und run, sacct -P, Batsim)</translation>
    </message>
    <message>
        <source>there is no column &apos;{}&apos;</source>
        <translation>es gibt keine Spalte &apos;{}&apos;</translation>
    </message>
    <message>
        <source>there is no column &apos;{}&apos; and not both of &apos;{}&apos; and &apos;{}&apos;</source>
        <translation>es gibt keine Spalte &apos;{}&apos; und nicht beide von &apos;{}&apos; und &apos;{}&apos;</translation>
    </message>
    <message>
        <source>allocated_resources is no list of numbers and ranges as 0-3 7</source>
        <translation>allocated_resources ist keine Liste von Zahlen und Bereichen wie 0-3 7</translation>
    </message>
    <message>
        <source>none of its jobs has started</source>
        <translation>keiner der Jobs darin hat begonnen</translation>
    </message>
    <message>
        <source>Schedule of Batsim (out_jobs.csv; from the specification, not run against Batsim)</source>
        <translation>Ablaufplan von Batsim (out_jobs.csv; nach der Spezifikation, nicht mit Batsim geprüft)</translation>
    </message>
    <message>
        <source>there is no list &quot;jobs&quot;</source>
        <translation>es gibt keine Liste &quot;jobs&quot;</translation>
    </message>
    <message>
        <source>there is no job in it</source>
        <translation>sie enthält keinen Job</translation>
    </message>
    <message>
        <source>expected an object with &quot;nb_res&quot;, &quot;jobs&quot; and &quot;profiles&quot;</source>
        <translation>erwartet wird ein Objekt mit &quot;nb_res&quot;, &quot;jobs&quot; und &quot;profiles&quot;</translation>
    </message>
    <message>
        <source>&quot;profiles&quot; must be an object</source>
        <translation>&quot;profiles&quot; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>a job must be an object</source>
        <translation>ein Job muss ein Objekt sein</translation>
    </message>
    <message>
        <source>the job has no number &quot;{}&quot;</source>
        <translation>der Job hat keine Zahl &quot;{}&quot;</translation>
    </message>
    <message>
        <source>there is no profile &apos;{}&apos;, which would tell how long the job runs</source>
        <translation>es gibt kein Profil &apos;{}&apos;, das sagen würde, wie lange der Job läuft</translation>
    </message>
    <message>
        <source>the profile &apos;{}&apos; of type &apos;{}&apos; tells no run time</source>
        <translation>das Profil &apos;{}&apos; vom Typ &apos;{}&apos; nennt keine Laufzeit</translation>
    </message>
    <message>
        <source>Workload of Batsim (JSON; from the specification, not run against Batsim)</source>
        <translation>Arbeitslast von Batsim (JSON; nach der Spezifikation, nicht mit Batsim geprüft)</translation>
    </message>
    <message>
        <source>there is no job below the header</source>
        <translation>unter der Kopfzeile steht kein Job</translation>
    </message>
    <message>
        <source>there is no column {}; a log of jobs comes from sacct -a -X -P -o {}</source>
        <translation>es gibt keine Spalte {}; ein Protokoll von Jobs gibt sacct -a -X -P -o {} aus</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected {}</source>
        <translation>{} ist &apos;{}&apos;; erwartet: {}</translation>
    </message>
    <message>
        <source>a time as 2026-11-20T17:21:05 or in seconds since 1970</source>
        <translation>eine Zeit wie 2026-11-20T17:21:05 oder in Sekunden seit 1970</translation>
    </message>
    <message>
        <source>seconds since 1970, as the times above are</source>
        <translation>Sekunden seit 1970, wie die Zeiten darüber</translation>
    </message>
    <message>
        <source>a time as 2026-11-20T17:21:05, as the times above are</source>
        <translation>eine Zeit wie 2026-11-20T17:21:05, wie die Zeiten darüber</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a time as 1-02:03:04</source>
        <translation>eine Zeit wie 1-02:03:04</translation>
    </message>
    <message>
        <source>this is not a table of sacct; expected a header with JobIDRaw</source>
        <translation>dies ist keine Tabelle von sacct; erwartet wird eine Kopfzeile mit JobIDRaw</translation>
    </message>
    <message>
        <source>Finished jobs of Slurm (sacct -P)</source>
        <translation>Beendete Jobs von Slurm (sacct -P)</translation>
    </message>
    <message>
        <source>Usage, processor-s</source>
        <translation>Nutzung, Prozessor-s</translation>
    </message>
    <message>
        <source>Fairshare factor</source>
        <translation>Fairshare-Faktor</translation>
    </message>
    <message>
        <source>Running processors</source>
        <translation>Prozessoren, laufend</translation>
    </message>
    <message>
        <source>Queued processors</source>
        <translation>Prozessoren, wartend</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Distance to shares</source>
        <translation>Abstand zu Anteilen</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Jain&apos;s index</source>
        <translation>Jain-Index</translation>
    </message>
    <message>
        <source>Mean wait, s</source>
        <translation>Mittlere Wartezeit, s</translation>
    </message>
    <message>
        <source>Mean bounded slowdown</source>
        <translation>Mittlere begrenzte Verlangsamung</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Work, processor-s</source>
        <translation>Arbeit, Prozessor-s</translation>
    </message>
    <message>
        <source>Time, s</source>
        <translation>Zeit, s</translation>
    </message>
    <message>
        <source>Waiting jobs</source>
        <translation>Wartende Jobs</translation>
    </message>
    <message>
        <source>Share among active</source>
        <translation>Anteil unter Aktiven</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>jobs that ran longer than they asked for, whose requests are raised</source>
        <translation>Jobs, die länger liefen als angefordert, deren Anforderungen erhöht werden</translation>
    </message>
    <message>
        <source>jobs that ran longer than they asked for, which end at their limit</source>
        <translation>Jobs, die länger liefen als angefordert, die an ihrer Grenze enden</translation>
    </message>
    <message>
        <source>rows that cannot be read, left out</source>
        <translation>unlesbare Zeilen, weggelassen</translation>
    </message>
    <message>
        <source>steps of jobs, left out</source>
        <translation>Schritte von Jobs, weggelassen</translation>
    </message>
    <message>
        <source>array tasks that still waited, left out</source>
        <translation>Array-Aufgaben, die noch warteten, weggelassen</translation>
    </message>
    <message>
        <source>jobs that never started, left out</source>
        <translation>Jobs, die nie begannen, weggelassen</translation>
    </message>
    <message>
        <source>jobs that did not run, left out</source>
        <translation>Jobs, die nicht liefen, weggelassen</translation>
    </message>
    <message>
        <source>jobs without processors, left out</source>
        <translation>Jobs ohne Prozessoren, weggelassen</translation>
    </message>
    <message>
        <source>jobs without a time of submission, left out</source>
        <translation>Jobs ohne Zeit des Einreichens, weggelassen</translation>
    </message>
    <message>
        <source>jobs that still ran, which end when the log was made</source>
        <translation>Jobs, die noch liefen und enden, als das Protokoll entstand</translation>
    </message>
    <message>
        <source>jobs that want more processors than there are, which get all</source>
        <translation>Jobs, die mehr Prozessoren wollen, als es gibt, und alle bekommen</translation>
    </message>
    <message>
        <source>jobs that do not say how long they asked for, which ask for their run time</source>
        <translation>Jobs, die nicht sagen, wie lange sie angefordert haben, und ihre Laufzeit anfordern</translation>
    </message>
    <message>
        <source>jobs below one that was submitted later, sorted by submission</source>
        <translation>Jobs unter einem später eingereichten, nach dem Einreichen geordnet</translation>
    </message>
    <message>
        <source>jobs with an id that another has too, kept</source>
        <translation>Jobs mit einer Id, die auch ein anderer hat, behalten</translation>
    </message>
    <message>
        <source>Rows of the log</source>
        <translation>Zeilen des Protokolls</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>jobs that are kept</source>
        <translation>behaltene Jobs</translation>
    </message>
    <message>
        <source>a whole number above 0</source>
        <translation>eine ganze Zahl über 0</translation>
    </message>
    <message>
        <source>the id of an algorithm</source>
        <translation>die Id eines Algorithmus</translation>
    </message>
    <message>
        <source>a whole number from 1 to 65535</source>
        <translation>eine ganze Zahl von 1 bis 65535</translation>
    </message>
    <message>
        <source>a whole number from 1 to 16</source>
        <translation>eine ganze Zahl von 1 bis 16</translation>
    </message>
    <message>
        <source>the id of a scheduler</source>
        <translation>die Id eines Schedulers</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be varied; what can is {}</source>
        <translation>&apos;{}&apos; lässt sich nicht variieren; möglich sind {}</translation>
    </message>
    <message>
        <source>there is no preemption policy &apos;{}&apos;</source>
        <translation>es gibt keine Verdrängungsregel &apos;{}&apos;</translation>
    </message>
    <message>
        <source>preemption needs a policy</source>
        <translation>Verdrängung braucht eine Regel</translation>
    </message>
    <message>
        <source>preemption needs a grace period</source>
        <translation>Verdrängung braucht eine Gnadenfrist</translation>
    </message>
    <message>
        <source>{} node-h under {}</source>
        <translation>{} Knoten-h unter {}</translation>
    </message>
    <message>
        <source>{} under {}</source>
        <translation>{} unter {}</translation>
    </message>
    <message>
        <source>PAP+ has lost as much as PAP so far</source>
        <translation>PAP+ hat bisher so viel verloren wie PAP</translation>
    </message>
    <message>
        <source>PAP+ has lost {} node-h more than PAP so far</source>
        <translation>PAP+ hat bisher {} Knoten-h mehr verloren als PAP</translation>
    </message>
    <message>
        <source>PAP+ has lost {} node-h less than PAP so far</source>
        <translation>PAP+ hat bisher {} Knoten-h weniger verloren als PAP</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 Knoten</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{} Knoten</translation>
    </message>
    <message>
        <source>Its class is never taken.</source>
        <translation>Seine Klasse wird nie genommen.</translation>
    </message>
    <message>
        <source>It is protected until it has run for {}.</source>
        <translation>Er ist geschützt, bis er {} gelaufen ist.</translation>
    </message>
    <message>
        <source>elapsed {}; it ends within the grace period of {} s, so nothing is lost</source>
        <translation>läuft seit {}; endet innerhalb der Gnadenfrist von {} s, also geht nichts verloren</translation>
    </message>
    <message>
        <source>elapsed {}, so a kill loses {} × ({} + {}) s</source>
        <translation>läuft seit {}, ihn abzubrechen kostet also {} × ({} + {}) s</translation>
    </message>
    <message>
        <source>= {} node-h, whatever number of its nodes is taken</source>
        <translation>= {} Knoten-h, gleich wie viele seiner Knoten genommen werden</translation>
    </message>
    <message>
        <source>= {} node-h</source>
        <translation>= {} Knoten-h</translation>
    </message>
    <message>
        <source>lowest of {}</source>
        <translation>niedrigster von {}</translation>
    </message>
    <message>
        <source>{}st lowest of {}</source>
        <translation>{}.-niedrigster von {}</translation>
    </message>
    <message>
        <source>{}nd lowest of {}</source>
        <translation>{}.-niedrigster von {}</translation>
    </message>
    <message>
        <source>{}rd lowest of {}</source>
        <translation>{}.-niedrigster von {}</translation>
    </message>
    <message>
        <source>{}th lowest of {}</source>
        <translation>{}.-niedrigster von {}</translation>
    </message>
    <message>
        <source>{} d {} h</source>
        <translation>{} d {} h</translation>
    </message>
    <message>
        <source>Node {}, idle</source>
        <translation>Knoten {}, frei</translation>
    </message>
    <message>
        <source>It has no job, so taking it loses nothing.</source>
        <translation>Er hat keinen Job, ihn zu nehmen kostet also nichts.</translation>
    </message>
    <message>
        <source>Node {}, job {}</source>
        <translation>Knoten {}, Job {}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Ties go to the lower node index.</source>
        <translation>Bei Gleichstand geht die kleinere Knotennummer vor.</translation>
    </message>
    <message>
        <source>{}, node {}, {}</source>
        <translation>{}, Knoten {}, {}</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>job {}, {}, elapsed {}</source>
        <translation>Job {}, {}, läuft seit {}</translation>
    </message>
    <message>
        <source>value {}; {}</source>
        <translation>Wert {}; {}</translation>
    </message>
    <message>
        <source>taken: among the {} lowest</source>
        <translation>genommen: unter den {} niedrigsten</translation>
    </message>
    <message>
        <source>kept: {}</source>
        <translation>behalten: {}</translation>
    </message>
    <message>
        <source>High-throughput jobs</source>
        <translation>Jobs mit hohem Durchsatz</translation>
    </message>
    <message>
        <source>10 copies of 50 jobs of one node each, 1350 node-hours together; run times spread evenly over their logarithm, requests are whole hours</source>
        <translation>10 Kopien von 50 Jobs mit je einem Knoten, zusammen 1350 Knotenstunden; Laufzeiten gleichmäßig über ihren Logarithmus verteilt, Anforderungen sind ganze Stunden</translation>
    </message>
    <message>
        <source>HPC after PEREGRINE</source>
        <translation>HPC nach PEREGRINE</translation>
    </message>
    <message>
        <source>7275 jobs with the published figures of the PEREGRINE trace: run times, node counts, queues and requested times; the rest is drawn</source>
        <translation>7275 Jobs mit den veröffentlichten Zahlen des PEREGRINE-Protokolls: Laufzeiten, Knotenzahlen, Warteschlangen und angeforderte Zeiten; der Rest ist ausgelost</translation>
    </message>
    <message>
        <source>Users who all submit without pause</source>
        <translation>Benutzer, die alle ohne Pause einreichen</translation>
    </message>
    <message>
        <source>Every user has as many jobs as any other, of 1 node up to a quarter of the machine. With load 0 all wait from the start, so that shares alone decide who runs until someone&apos;s jobs are used up</source>
        <translation>Jeder Benutzer hat so viele Jobs wie jeder andere, von 1 Knoten bis zu einem Viertel der Maschine. Mit Last 0 warten alle von Anfang an, sodass allein die Anteile entscheiden, wer läuft, bis jemandes Jobs aufgebraucht sind</translation>
    </message>
    <message>
        <source>Slurm backfill</source>
        <translation>Slurm-Backfill</translation>
    </message>
    <message>
        <source>Jobs start from the head at every event; in between, at fixed intervals, all that delay no planned start, which is planned anew each time.</source>
        <translation>Bei jedem Ereignis beginnen Jobs von vorn; dazwischen, in festen Abständen, alle, die keinen geplanten Beginn verzögern, wobei jedes Mal neu geplant wird.</translation>
    </message>
    <message>
        <source>there is no generator &apos;{}&apos;; expected peregrine, htc or saturated</source>
        <translation>es gibt keinen Generator &apos;{}&apos;; erwartet wird peregrine, htc oder saturated</translation>
    </message>
    <message>
        <source>a machine has at least 1 node</source>
        <translation>eine Maschine hat mindestens 1 Knoten</translation>
    </message>
    <message>
        <source>{} jobs are asked for; there may be at most {}</source>
        <translation>{} Jobs sind verlangt; höchstens {} sind möglich</translation>
    </message>
    <message>
        <source>jobs that share nodes by their cores have no film: it shows whole nodes</source>
        <translation>Jobs, die sich Knoten kernweise teilen, haben keinen Film: Er zeigt ganze Knoten</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>the jobs &apos;{}&apos; and &apos;{}&apos; get the node {} at once</source>
        <translation>die Jobs &apos;{}&apos; und &apos;{}&apos; bekommen den Knoten {} zugleich</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; gives back the node {} and keeps others</source>
        <translation>der Job &apos;{}&apos; gibt den Knoten {} zurück und behält andere</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; gets the node {}, which the job &apos;{}&apos; holds</source>
        <translation>der Job &apos;{}&apos; bekommt den Knoten {}, den der Job &apos;{}&apos; hält</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; gets the node {} while it runs</source>
        <translation>der Job &apos;{}&apos; bekommt den Knoten {}, während er läuft</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; is there twice</source>
        <translation>der Job &apos;{}&apos; ist zweimal da</translation>
    </message>
    <message>
        <source>the recording has version {}; at most {} is read</source>
        <translation>die Aufzeichnung hat die Version {}; gelesen wird höchstens {}</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &apos;{}&apos;; expected &apos;fse-sim&apos;</source>
        <translation>&quot;format&quot; ist &apos;{}&apos;; erwartet war &apos;fse-sim&apos;</translation>
    </message>
    <message>
        <source>is empty; expected samples</source>
        <translation>ist leer; erwartet waren Proben</translation>
    </message>
    <message>
        <source>is no recording; expected a run directory, samples.jsonl or samples.csv</source>
        <translation>ist keine Aufzeichnung; erwartet war ein Ordner eines Laufs, samples.jsonl oder samples.csv</translation>
    </message>
    <message>
        <source>samples alone tell no queues and users, so that no job is of a class, and no submissions, so that no job waits</source>
        <translation>Proben allein sagen nichts von Warteschlangen und Benutzern, sodass kein Job zu einer Klasse gehört, und nichts vom Einreichen, sodass kein Job wartet</translation>
    </message>
    <message>
        <source>jobs that run at the first sample, which begin there: {}</source>
        <translation>Jobs, die bei der ersten Probe laufen, die dort beginnen: {}</translation>
    </message>
    <message>
        <source>jobs that still run at the last sample, which end with the recording: {}</source>
        <translation>Jobs, die bei der letzten Probe noch laufen, die mit der Aufzeichnung enden: {}</translation>
    </message>
    <message>
        <source>no job holds a node</source>
        <translation>kein Job hält einen Knoten</translation>
    </message>
    <message>
        <source>the samples have version {}; at most {} is read</source>
        <translation>die Proben haben die Version {}; gelesen wird höchstens {}</translation>
    </message>
    <message>
        <source>the first line</source>
        <translation>die erste Zeile</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &apos;{}&apos;; expected &apos;fse-samples&apos;</source>
        <translation>&quot;format&quot; ist &apos;{}&apos;; erwartet war &apos;fse-samples&apos;</translation>
    </message>
    <message>
        <source>&quot;nodes&quot; is missing in the first line</source>
        <translation>&quot;nodes&quot; fehlt in der ersten Zeile</translation>
    </message>
    <message>
        <source>t is {}; that of the line before is {}</source>
        <translation>t ist {}; in der Zeile davor ist es {}</translation>
    </message>
    <message>
        <source>&quot;t&quot; is missing</source>
        <translation>&quot;t&quot; fehlt</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>there is no change below the first line</source>
        <translation>unter der ersten Zeile steht keine Änderung</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a number from 0 to 1</source>
        <translation>{} ist &apos;{}&apos;; erwartet war eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>the sample {} has {} of {} nodes</source>
        <translation>die Probe {} hat {} von {} Knoten</translation>
    </message>
    <message>
        <source>sample is {}; expected {}</source>
        <translation>sample ist {}; erwartet war {}</translation>
    </message>
    <message>
        <source>t is {}; that of the sample before is {}</source>
        <translation>t ist {}; in der Probe davor ist es {}</translation>
    </message>
    <message>
        <source>t is {}; in other rows of this sample it is {}</source>
        <translation>t ist {}; in anderen Zeilen dieser Probe ist es {}</translation>
    </message>
    <message>
        <source>there are more than {} nodes in this sample</source>
        <translation>in dieser Probe sind mehr als {} Knoten</translation>
    </message>
    <message>
        <source>node is {}; expected {}</source>
        <translation>node ist {}; erwartet war {}</translation>
    </message>
    <message>
        <source>there is no sample below the heading</source>
        <translation>unter der Kopfzeile steht keine Probe</translation>
    </message>
    <message>
        <source>Lost by others, node-h</source>
        <translation>Verlust der anderen, Knoten-h</translation>
    </message>
    <message>
        <source>Lost by the class, node-h</source>
        <translation>Verlust der Klasse, Knoten-h</translation>
    </message>
    <message>
        <source>Idle nodes taken</source>
        <translation>Genommene freie Knoten</translation>
    </message>
    <message>
        <source>Protected nodes taken</source>
        <translation>Genommene geschützte Knoten</translation>
    </message>
    <message>
        <source>Nodes missing</source>
        <translation>Fehlende Knoten</translation>
    </message>
    <message>
        <source>Mean at a sample, node-s</source>
        <translation>Mittel je Probe, Knoten-s</translation>
    </message>
    <message>
        <source>Half of its 95 % interval, node-s</source>
        <translation>Halbe Breite des 95-%-Intervalls, Knoten-s</translation>
    </message>
    <message>
        <source>Bars at most</source>
        <translation>Balken höchstens</translation>
    </message>
    <message>
        <source>How many bars are drawn at most; the first ones by their start.</source>
        <translation>Wie viele Balken höchstens gezeichnet werden: die ersten nach ihrem Start.</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Jobs on the nodes over time</source>
        <translation>Jobs auf den Knoten im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Bars left out: {}.</source>
        <translation>Weggelassene Balken: {}.</translation>
    </message>
    <message>
        <source>No job runs in this time.</source>
        <translation>In dieser Zeit läuft kein Job.</translation>
    </message>
    <message>
        <source>Jobs on nodes</source>
        <translation>Jobs auf Knoten</translation>
    </message>
    <message>
        <source>Which nodes each job of a simulation holds from its start to its end.</source>
        <translation>Welche Knoten jeder Job einer Simulation von seinem Start bis zu seinem Ende hält.</translation>
    </message>
    <message>
        <source>Where backfilling fills gaps, and where nodes stay idle.</source>
        <translation>Wo Backfill Lücken füllt und wo Knoten frei bleiben.</translation>
    </message>
    <message>
        <source>Which of the scenario&apos;s policies is drawn, by its place from 1 on; 0 draws all below each other.</source>
        <translation>Welche Regel des Szenarios gezeichnet wird, nach ihrem Platz ab 1; 0 zeichnet alle untereinander.</translation>
    </message>
    <message>
        <source>Taken nodes</source>
        <translation>Genommene Knoten</translation>
    </message>
    <message>
        <source>Whether nodes that a policy takes in at least half of the samples of a cell are marked: outlined or, where rows are low, struck through.</source>
        <translation>Ob Knoten markiert sind, die eine Regel in mindestens der Hälfte der Proben eines Feldes nimmt: umrandet oder, wo Zeilen niedrig sind, durchgestrichen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Into how many parts the time is divided at most.</source>
        <translation>In wie viele Teile die Zeit höchstens geteilt wird.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Into how many parts the nodes are divided at most.</source>
        <translation>In wie viele Teile die Knoten höchstens geteilt werden.</translation>
    </message>
    <message>
        <source>node {}, {}</source>
        <translation>Knoten {}, {}</translation>
    </message>
    <message>
        <source>nodes {} to {}, {}</source>
        <translation>Knoten {} bis {}, {}</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Without a job</source>
        <translation>Ohne Job</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What a node with a job is worth to the policy: 0 is taken first, 1 last; the mean over the nodes and samples of a cell.</source>
        <translation>Was ein Knoten mit einem Job der Regel wert ist: 0 wird zuerst genommen, 1 zuletzt; der Mittelwert über die Knoten und Proben eines Feldes.</translation>
    </message>
    <message>
        <source>Preemption value of each node over time</source>
        <translation>Verdrängungswert jedes Knotens über die Zeit</translation>
    </message>
    <message>
        <source>policy {} is chosen; the scenario has {}</source>
        <translation>Regel {} ist gewählt; das Szenario hat {}</translation>
    </message>
    <message>
        <source>Preemption heat map</source>
        <translation>Heatmap der Verdrängung</translation>
    </message>
    <message>
        <source>What each node of a simulated cluster is worth to each policy of preemption over time.</source>
        <translation>Was jeder Knoten eines simulierten Clusters jeder Regel der Verdrängung im Lauf der Zeit wert ist.</translation>
    </message>
    <message>
        <source>Which nodes a policy would take when, and how differently policies choose.</source>
        <translation>Welche Knoten eine Regel wann nähme, und wie verschieden Regeln wählen.</translation>
    </message>
    <message>
        <source>Grace period</source>
        <translation>Gnadenfrist</translation>
    </message>
    <message>
        <source>Seconds between the order and the kill; jobs that end in them lose nothing.</source>
        <translation>Sekunden zwischen Anordnung und Abbruch; Jobs, die darin enden, verlieren nichts.</translation>
    </message>
    <message>
        <source>node-h</source>
        <translation>Knoten-h</translation>
    </message>
    <message>
        <source>Lost over all samples</source>
        <translation>Verloren über alle Proben</translation>
    </message>
    <message>
        <source>Of it by jobs of classes</source>
        <translation>Davon durch Jobs von Klassen</translation>
    </message>
    <message>
        <source>Mean at a sample</source>
        <translation>Mittelwert je Probe</translation>
    </message>
    <message>
        <source>Half the interval of 95 %</source>
        <translation>Halbes Intervall von 95 %</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>What killed jobs did and would do in the grace period, with all of their nodes, if the nodes were taken at that moment; 0 or more.</source>
        <translation>Was abgebrochene Jobs mit allen ihren Knoten getan haben und in der Gnadenfrist noch täten, würden die Knoten zu diesem Zeitpunkt genommen; 0 oder mehr.</translation>
    </message>
    <message>
        <source>Work lost by preempting</source>
        <translation>Durch Verdrängung verlorene Arbeit</translation>
    </message>
    <message>
        <source>At each moment</source>
        <translation>Zu jedem Zeitpunkt</translation>
    </message>
    <message>
        <source>Summed over samples</source>
        <translation>Summiert über Proben</translation>
    </message>
    <message>
        <source>Node-hours that killed jobs would lose at each moment under each policy, and their sum.</source>
        <translation>Knotenstunden, die abgebrochene Jobs zu jedem Zeitpunkt unter jeder Regel verlören, und ihre Summe.</translation>
    </message>
    <message>
        <source>Which policy of preemption wastes least work, and when they differ.</source>
        <translation>Welche Regel der Verdrängung am wenigsten Arbeit vergeudet und wann sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Whose a job is: names whose jobs hold nodes longest first.</source>
        <translation>Wem ein Job gehört: zuerst die Namen, deren Jobs am längsten Knoten halten.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>wait, h</source>
        <translation>Wartezeit, h</translation>
    </message>
    <message>
        <source>Hours from the submission of a job to its start.</source>
        <translation>Stunden von der Einreichung eines Jobs bis zu seinem Start.</translation>
    </message>
    <message>
        <source>Nothing was simulated: there are no jobs on whole nodes.</source>
        <translation>Es wurde nichts simuliert: Es gibt keine Jobs auf ganzen Knoten.</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Hours since the first job was submitted.</source>
        <translation>Stunden seit der Einreichung des ersten Jobs.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes of the cluster by their number, from 0 on.</source>
        <translation>Knoten des Clusters nach ihrer Nummer, ab 0.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Hours since the first submission at which the picture begins.</source>
        <translation>Stunden seit der ersten Einreichung, ab denen das Bild zeigt.</translation>
    </message>
    <message>
        <source>Hours shown</source>
        <translation>Gezeigte Stunden</translation>
    </message>
    <message>
        <source>How many hours are drawn; 0 is all there are.</source>
        <translation>Wie viele Stunden gezeichnet werden; 0 sind alle.</translation>
    </message>
    <message>
        <source>removals take whole nodes, so the cluster&apos;s allocation must be &apos;node&apos;</source>
        <translation>Entnahmen nehmen ganze Knoten, also muss die Zuteilung des Clusters &apos;node&apos; sein</translation>
    </message>
    <message>
        <source>removals need batch order: nodes are taken once a moment</source>
        <translation>Entnahmen brauchen die Reihenfolge batch: Knoten werden einmal je Zeitpunkt genommen</translation>
    </message>
    <message>
        <source>removals need the order of submission: killed jobs go to the head of the queue, which a replay by fairshare would order anew</source>
        <translation>Entnahmen brauchen die Reihenfolge der Einreichung: Abgebrochene Jobs kommen an den Anfang der Warteschlange, die ein Nachspielen nach Fairshare neu ordnen würde</translation>
    </message>
    <message>
        <source>{}, killed by removals: {}</source>
        <translation>{}, durch Entnahmen abgebrochen: {}</translation>
    </message>
    <message>
        <source>a sweep takes no nodes from the cluster (commit)</source>
        <translation>ein Parameterlauf nimmt keine Knoten vom Cluster (commit)</translation>
    </message>
    <message>
        <source>user {}</source>
        <translation>Benutzer {}</translation>
    </message>
    <message>
        <source>account {}</source>
        <translation>Account {}</translation>
    </message>
    <message>
        <source>queue {}</source>
        <translation>Warteschlange {}</translation>
    </message>
    <message>
        <source>application {}</source>
        <translation>Anwendung {}</translation>
    </message>
    <message>
        <source>a replay under all algorithms takes no nodes from the cluster (commit)</source>
        <translation>ein Nachspielen unter allen Algorithmen nimmt keine Knoten vom Cluster (commit)</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>job {} needs {} nodes and could never start: {} are left once a removal has taken nodes for good</source>
        <translation>Job {} braucht {} Knoten und könnte nie starten: {} bleiben, sobald eine Entnahme Knoten für immer genommen hat</translation>
    </message>
    <message>
        <source>is a folder, but no recording: it holds no {}</source>
        <translation>ist ein Ordner, aber keine Aufzeichnung: Darin fehlt {}</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>whole nodes cannot be taken from jobs that share them by their cores; with the unit &apos;core&apos; jobs are taken</source>
        <translation>Jobs, die sich Knoten nach Kernen teilen, können keine ganzen Knoten entnommen werden; mit der Einheit &apos;core&apos; werden Jobs entnommen</translation>
    </message>
    <message>
        <source>cores cannot be taken from jobs that hold whole nodes; the allocation must be &apos;core&apos; or &apos;procs&apos;</source>
        <translation>Jobs, die ganze Knoten belegen, können keine Kerne entnommen werden; die Zuteilung muss &apos;core&apos; oder &apos;procs&apos; sein</translation>
    </message>
    <message>
        <source>neither cores nor memory weigh anything, so that no job could free what is wanted</source>
        <translation>weder Kerne noch Speicher haben ein Gewicht, sodass kein Job frei machen könnte, was gewünscht ist</translation>
    </message>
    <message>
        <source>names of the log that {0} leaves out, which stay as they are: {1}, of {2} jobs: {3}</source>
        <translation>Namen des Protokolls, die in {0} fehlen und so bleiben: {1}, von {2} Jobs: {3}</translation>
    </message>
    <message>
        <source>the machine has {} nodes here, but {} in the samples</source>
        <translation>die Maschine hat hier {} Knoten, in den Proben aber {}</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; does not tell when it ran, and there are no samples that show it</source>
        <translation>der Job &apos;{}&apos; sagt nicht, wann er lief, und es gibt keine Proben, die es zeigen</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; does not tell on which nodes it ran, and there are no samples that show it</source>
        <translation>der Job &apos;{}&apos; sagt nicht, auf welchen Knoten er lief, und es gibt keine Proben, die es zeigen</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; ran on node {}, but the machine has {} nodes</source>
        <translation>der Job &apos;{}&apos; lief auf Knoten {}, aber die Maschine hat {} Knoten</translation>
    </message>
    <message>
        <source>holds no results that were kept; it is not replaced</source>
        <translation>enthält keine aufbewahrten Ergebnisse; es wird nicht ersetzt</translation>
    </message>
    <message>
        <source>it is not known what the run was made from, so that it cannot be kept</source>
        <translation>es ist nicht bekannt, woraus der Lauf entstand, sodass er nicht aufbewahrt werden kann</translation>
    </message>
    <message>
        <source>what is kept in {} was made from other input, as its SHA-256 says; the jobs were simulated anew</source>
        <translation>was in {} aufbewahrt ist, entstand aus anderen Eingaben, wie deren SHA-256 sagt; die Jobs wurden neu simuliert</translation>
    </message>
    <message>
        <source>{0}, kept in {1}</source>
        <translation>{0}, aufbewahrt in {1}</translation>
    </message>
    <message>
        <source>Lost by others, core-s</source>
        <translation>Verlust der anderen, Kern-s</translation>
    </message>
    <message>
        <source>Lost by the class, core-s</source>
        <translation>Verlust der Klasse, Kern-s</translation>
    </message>
    <message>
        <source>Lost by others, core-h</source>
        <translation>Verlust der anderen, Kern-h</translation>
    </message>
    <message>
        <source>Lost by the class, core-h</source>
        <translation>Verlust der Klasse, Kern-h</translation>
    </message>
    <message>
        <source>Protected cores taken</source>
        <translation>Genommene geschützte Kerne</translation>
    </message>
    <message>
        <source>Weight missing</source>
        <translation>Fehlendes Gewicht</translation>
    </message>
    <message>
        <source>Mean at a sample, core-s</source>
        <translation>Mittel je Probe, Kern-s</translation>
    </message>
    <message>
        <source>Half of its 95 % interval, core-s</source>
        <translation>Halbe Breite des 95-%-Intervalls, Kern-s</translation>
    </message>
    <message>
        <source>away</source>
        <translation>entnommen</translation>
    </message>
    <message>
        <source>node {}, away</source>
        <translation>Knoten {}, entnommen</translation>
    </message>
    <message>
        <source>numbers and ranges of nodes as 0-3 7</source>
        <translation>Zahlen und Bereiche von Knoten wie 0-3 7</translation>
    </message>
    <message>
        <source>an absence of nodes must be an object; found {}</source>
        <translation>eine Abwesenheit von Knoten muss ein Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>more than {} absences of nodes</source>
        <translation>mehr als {} Abwesenheiten von Knoten</translation>
    </message>
    <message>
        <source>Node {}, away</source>
        <translation>Knoten {}, entnommen</translation>
    </message>
    <message>
        <source>A removal has it, so no policy can take it.</source>
        <translation>Eine Entnahme hat ihn, also kann keine Regel ihn nehmen.</translation>
    </message>
    <message>
        <source>away: a removal has it</source>
        <translation>entnommen: eine Entnahme hat ihn</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>{:.4g} to {:.4g}</source>
        <translation>{:.4g} bis {:.4g}</translation>
    </message>
    <message>
        <source>user {}, account {}</source>
        <translation>Benutzer {}, Account {}</translation>
    </message>
    <message>
        <source>{} {} taken</source>
        <translation>{} {} genommen</translation>
    </message>
    <message>
        <source>{} {} kept</source>
        <translation>{} {} behalten</translation>
    </message>
    <message>
        <source>No algorithm comes nearer to the shares than another: the mean distance in the second half is {:.3f} under each.</source>
        <translation>Kein Algorithmus kommt den Anteilen näher als ein anderer: Der mittlere Abstand in der zweiten Hälfte ist unter jedem {:.3f}.</translation>
    </message>
    <message>
        <source>The jobs are made up, for the users of the tree.</source>
        <translation>Die Jobs sind erfunden, für die Benutzer des Baums.</translation>
    </message>
    <message>
        <source>Dashed: the shares, and beside the algorithms the order of submission.</source>
        <translation>Gestrichelt: die Anteile, und neben den Algorithmen die Reihenfolge des Einreichens.</translation>
    </message>
    <message>
        <source>Gray: the {} accounts below those that are named.</source>
        <translation>Grau: die {} Accounts unter den benannten.</translation>
    </message>
    <message>
        <source>Grace period {} s.</source>
        <translation>Gnadenfrist {} s.</translation>
    </message>
    <message>
        <source>grace period {} s</source>
        <translation>Gnadenfrist {} s</translation>
    </message>
    <message>
        <source>class {} × {}</source>
        <translation>Klasse {} × {}</translation>
    </message>
    <message>
        <source>seed {}</source>
        <translation>Startwert {}</translation>
    </message>
    <message>
        <source>this records jobs that share nodes by their cores, which have no film: it shows whole nodes</source>
        <translation>dies zeichnet Jobs auf, die sich Knoten nach Kernen teilen; sie haben keinen Film, denn er zeigt ganze Knoten</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; held the nodes {} here, but {} in the samples</source>
        <translation>der Job &apos;{}&apos; hatte hier die Knoten {}, aber {} in den Proben</translation>
    </message>
    <message>
        <source>{} is {:.6f} here, but {:.6f} follows from the jobs and their nodes; values are computed anew, and {} of {} that were compared differ</source>
        <translation>{} ist hier {:.6f}, aber aus den Jobs und ihren Knoten folgt {:.6f}; Werte werden neu berechnet, und {} von {} verglichenen weichen ab</translation>
    </message>
    <message>
        <source>the machine has {} nodes of {} cores; from 1 to {} cores are read</source>
        <translation>die Maschine hat {} Knoten mit {} Kernen; gelesen werden 1 bis {} Kerne</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; asked for {} cores, but the machine has {}</source>
        <translation>der Job &apos;{}&apos; verlangte {} Kerne, aber die Maschine hat {}</translation>
    </message>
    <message>
        <source>the profile &apos;{}&apos; tells work and no time; the speed of the workload would tell the time, in operations a second of a processor</source>
        <translation>das Profil &apos;{}&apos; nennt Arbeit und keine Zeit; die Geschwindigkeit in der Arbeitslast würde die Zeit ergeben, in Operationen je Sekunde eines Prozessors</translation>
    </message>
    <message>
        <source>{} node-h under every policy</source>
        <translation>{} Knoten-h unter jeder Regel</translation>
    </message>
    <message>
        <source>{} d {}</source>
        <translation>{} d {}</translation>
    </message>
    <message>
        <source>Node {}, {}</source>
        <translation>Knoten {}, {}</translation>
    </message>
    <message>
        <source>Job {}, node {}, {}</source>
        <translation>Job {}, Knoten {}, {}</translation>
    </message>
    <message>
        <source>queue {}, {}</source>
        <translation>Warteschlange {}, {}</translation>
    </message>
    <message>
        <source>submitted {}</source>
        <translation>eingereicht {}</translation>
    </message>
    <message>
        <source>start {}, end {}</source>
        <translation>Beginn {}, Ende {}</translation>
    </message>
    <message>
        <source>waited {}</source>
        <translation>wartete {}</translation>
    </message>
    <message>
        <source>no job is of the class {}, so nothing is weighted by it</source>
        <translation>kein Job gehört zur Klasse {}, also gewichtet sie nichts</translation>
    </message>
    <message>
        <source>first started</source>
        <translation>zuerst begonnen</translation>
    </message>
    <message>
        <source>last started</source>
        <translation>zuletzt begonnen</translation>
    </message>
    <message>
        <source>elapsed × nodes</source>
        <translation>Laufzeit × Knoten</translation>
    </message>
    <message>
        <source>× class</source>
        <translation>× Klasse</translation>
    </message>
    <message>
        <source>jobs once</source>
        <translation>Jobs einmal</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Seconds since the first submission.</source>
        <translation>Sekunden seit dem ersten Einreichen.</translation>
    </message>
    <message>
        <source>log of SHA-256 {}</source>
        <translation>Protokoll mit SHA-256 {}</translation>
    </message>
    <message>
        <source>the machine has {} nodes; at most {} can be followed one by one</source>
        <translation>die Maschine hat {} Knoten; höchstens {} lassen sich einzeln verfolgen</translation>
    </message>
    <message>
        <source>{} processors are no whole nodes of {} cores; the machine gets {} nodes</source>
        <translation>{} Prozessoren sind keine ganzen Knoten mit {} Kernen; die Maschine bekommt {} Knoten</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; wants {} of {} processors and gets all</source>
        <translation>der Job &apos;{}&apos; will {} von {} Prozessoren und bekommt alle</translation>
    </message>
    <message>
        <source>{} jobs want more processors than there are and get all; the first of them, &apos;{}&apos;, wants {} of {}</source>
        <translation>{} Jobs wollen mehr Prozessoren, als es gibt, und bekommen alle; der erste, &apos;{}&apos;, will {} von {}</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; wants {} of {} nodes and gets all</source>
        <translation>der Job &apos;{}&apos; will {} von {} Knoten und bekommt alle</translation>
    </message>
    <message>
        <source>{} jobs want more nodes than there are and get all; the first of them, &apos;{}&apos;, wants {} of {}</source>
        <translation>{} Jobs wollen mehr Knoten, als es gibt, und bekommen alle; der erste, &apos;{}&apos;, will {} von {}</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; wants {} of {} cores and gets all</source>
        <translation>der Job &apos;{}&apos; will {} von {} Kernen und bekommt alle</translation>
    </message>
    <message>
        <source>{} jobs want more cores than there are and get all; the first of them, &apos;{}&apos;, wants {} of {}</source>
        <translation>{} Jobs wollen mehr Kerne, als es gibt, und bekommen alle; der erste, &apos;{}&apos;, will {} von {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected seconds since 1970</source>
        <translation>{} ist &apos;{}&apos;; erwartet werden Sekunden seit 1970</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a whole number from 1 to {}</source>
        <translation>{} ist &apos;{}&apos;; erwartet wird eine ganze Zahl von 1 bis {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;, which is too small; expected at least {}</source>
        <translation>Feld {} ist &apos;{}&apos;, was zu klein ist; erwartet wird mindestens {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;, which is too large; expected at most {}</source>
        <translation>Feld {} ist &apos;{}&apos;, was zu groß ist; erwartet wird höchstens {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;; expected a number</source>
        <translation>Feld {} ist &apos;{}&apos;; erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>PAP against LIFO on 200 nodes of which 100 are wanted, grace period 60 s</source>
        <translation>PAP gegen LIFO auf 200 Knoten, von denen 100 gebraucht werden, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>slightly more</source>
        <translation>etwas mehr</translation>
    </message>
    <message>
        <source>share of gaussian in the work that PAP loses, grace period 60 s</source>
        <translation>Anteil von gaussian an der Arbeit, die PAP verliert, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>NodeList is &apos;{}&apos;; expected a list of nodes as n[1-3,7]; jobs whose nodes are not known: {}</source>
        <translation>NodeList ist „{}“; erwartet war eine Liste von Knoten wie n[1-3,7]; Jobs, deren Knoten unbekannt sind: {}</translation>
    </message>
    <message>
        <source>{}: told by no job</source>
        <translation>{}: von keinem Job genannt</translation>
    </message>
    <message>
        <source>This run has no sample to look at: there is none once the last job has started and a node is idle.</source>
        <translation>Dieser Lauf hat keine Probe zum Ansehen: Es gibt keine mehr, sobald der letzte Job begonnen hat und ein Knoten frei ist.</translation>
    </message>
    <message>
        <source>was written, but what else was there is in {} now: {}</source>
        <translation>wurde geschrieben, doch was sonst noch da war, liegt jetzt in {}: {}</translation>
    </message>
    <message>
        <source>{} is no digest; expected hexadecimal digits</source>
        <translation>{} ist keine Prüfsumme; erwartet: Hexadezimalziffern</translation>
    </message>
    <message>
        <source>a result has no figure &quot;{}&quot;; its figures are {}</source>
        <translation>ein Ergebnis hat keine Größe &quot;{}&quot;; es hat diese: {}</translation>
    </message>
    <message>
        <source>the generator peregrine makes jobs of {0} nodes, so that the machine needs at least {0}; it has {1}</source>
        <translation>der Generator peregrine erzeugt Jobs von {0} Knoten, daher braucht die Maschine mindestens {0}; sie hat {1}</translation>
    </message>
    <message>
        <source>a replay under all algorithms needs to know when each job was submitted, which jobs.csv of a run directory tells</source>
        <translation>ein Nachspielen unter allen Algorithmen muss wissen, wann jeder Job eingereicht wurde, was jobs.csv im Ordner eines Laufs sagt</translation>
    </message>
    <message>
        <source>removals killed jobs in this run; a replay under all algorithms needs the jobs as they were submitted</source>
        <translation>Entnahmen haben in diesem Lauf Jobs abgebrochen; ein Nachspielen unter allen Algorithmen braucht die Jobs, wie sie eingereicht wurden</translation>
    </message>
    <message>
        <source>this is no result of a sweep; expected {} on each line</source>
        <translation>das ist kein Ergebnis einer Reihe von Simulationen; erwartet ist {} in jeder Zeile</translation>
    </message>
    <message>
        <source>Submission</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>1 job runs on 1 node, which is busy {} % of the time shown.</source>
        <translation>1 Job läuft auf 1 Knoten, der {} % der gezeigten Zeit belegt ist.</translation>
    </message>
    <message>
        <source>{} jobs run on 1 node, which is busy {} % of the time shown.</source>
        <translation>{} Jobs laufen auf 1 Knoten, der {} % der gezeigten Zeit belegt ist.</translation>
    </message>
    <message>
        <source>1 job runs on {} nodes, which are busy {} % of the time shown.</source>
        <translation>1 Job läuft auf {} Knoten, die {} % der gezeigten Zeit belegt sind.</translation>
    </message>
    <message>
        <source>{} jobs run on {} nodes, which are busy {} % of the time shown.</source>
        <translation>{} Jobs laufen auf {} Knoten, die {} % der gezeigten Zeit belegt sind.</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected 0 or more</source>
        <translation>{} ist &apos;{}&apos;; erwartet: 0 oder mehr</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected numbers below {} and ranges as 0-3 7</source>
        <translation>{} ist &apos;{}&apos;; erwartet: Zahlen unter {} und Bereiche wie 0-3 7</translation>
    </message>
    <message>
        <source>there is no policy &apos;{}&apos;, so that its column is left out</source>
        <translation>es gibt keine Regel &apos;{}&apos;, daher bleibt ihre Spalte weg</translation>
    </message>
    <message>
        <source>a load of {} is too small: jobs would be submitted after the year 5000</source>
        <translation>eine Last von {} ist zu klein: Jobs würden nach dem Jahr 5000 eingereicht</translation>
    </message>
    <message>
        <source>{}, which the first line names, is not beside the samples</source>
        <translation>{}, in der ersten Zeile genannt, liegt nicht neben den Proben</translation>
    </message>
    <message>
        <source>the jobs &apos;{}&apos; and &apos;{}&apos; hold the node {} at once in {}</source>
        <translation>die Jobs &apos;{}&apos; und &apos;{}&apos; halten den Knoten {} zugleich in {}</translation>
    </message>
    <message>
        <source>jobs of {} that no sample shows, left out: {}; the first is in line {}</source>
        <translation>Jobs aus {}, die keine Probe zeigt, weggelassen: {}; der erste steht in Zeile {}</translation>
    </message>
    <message>
        <source>jobs of other times in {} than in the samples, which are followed: {}; the first is in line {}</source>
        <translation>Jobs mit anderen Zeiten in {} als in den Proben, denen gefolgt wird: {}; der erste steht in Zeile {}</translation>
    </message>
    <message>
        <source>the job &apos;{}&apos; is not in {}</source>
        <translation>der Job &apos;{}&apos; steht nicht in {}</translation>
    </message>
    <message>
        <source>the removal at {} s takes {} nodes, more than the machine has; expected 1 to {}</source>
        <translation>die Entnahme bei {} s nimmt {} Knoten, mehr als die Maschine hat; erwartet: 1 bis {}</translation>
    </message>
    <message>
        <source>the removal at {} s gives its nodes back after {} s, but its grace period lasts {} s; expected more than that, or 0 for never</source>
        <translation>die Entnahme bei {} s gibt ihre Knoten nach {} s zurück, ihre Gnadenfrist dauert aber {} s; erwartet: mehr als das oder 0 für nie</translation>
    </message>
    <message>
        <source>jobs that started up to {} s before the sample that shows them first, with which they begin here: {}</source>
        <translation>Jobs, die bis zu {} s vor der Probe begannen, die sie zuerst zeigt und mit der sie hier beginnen: {}</translation>
    </message>
    <message>
        <source>samples alone tell no users, and no submissions, so that no job waits; queues are named by coefficients told by PAP+, relative to the least: {}</source>
        <translation>Proben allein sagen nichts von Benutzern und nichts vom Einreichen, sodass kein Job wartet; Warteschlangen heißen nach Koeffizienten, die sich aus PAP+ ergeben, bezogen auf den kleinsten: {}</translation>
    </message>
    <message>
        <source>{} processors</source>
        <translation>{} Prozessoren</translation>
    </message>
    <message>
        <source>{} cores</source>
        <translation>{} Kerne</translation>
    </message>
    <message>
        <source>The same job under each algorithm; half-life {:.3g} d, {}.</source>
        <translation>Derselbe Job unter jedem Algorithmus; Halbwertszeit {:.3g} d, {}.</translation>
    </message>
    <message>
        <source>The same {} jobs under each algorithm; half-life {:.3g} d, {}.</source>
        <translation>Dieselben {} Jobs unter jedem Algorithmus; Halbwertszeit {:.3g} d, {}.</translation>
    </message>
    <message>
        <source>is a folder; expected a log of jobs, which is a file; a recording is opened by itself, without --workload</source>
        <translation>ist ein Ordner; erwartet wird ein Protokoll von Jobs, das eine Datei ist; eine Aufzeichnung wird selbst geöffnet, ohne --workload</translation>
    </message>
    <message>
        <source>a job has times with fractions of a second, which are put in whole seconds</source>
        <translation>ein Job hat Zeiten mit Bruchteilen einer Sekunde, die zu ganzen Sekunden werden</translation>
    </message>
    <message>
        <source>{} jobs have times with fractions of a second, the first of them here; they are put in whole seconds</source>
        <translation>{} Jobs haben Zeiten mit Bruchteilen einer Sekunde, der erste davon hier; sie werden zu ganzen Sekunden</translation>
    </message>
    <message>
        <source>a job tells no time of submission, or one below 0; it is left out</source>
        <translation>ein Job nennt keine Zeit des Einreichens oder eine unter 0; er wird weggelassen</translation>
    </message>
    <message>
        <source>{} jobs tell no time of submission, or one below 0, the first of them here; they are left out</source>
        <translation>{} Jobs nennen keine Zeit des Einreichens oder eine unter 0, der erste davon hier; sie werden weggelassen</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;, which is too small; expected at least {}</source>
        <translation>{} ist &apos;{}&apos;, was zu klein ist; erwartet wird mindestens {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;, which is too large; expected at most {}</source>
        <translation>{} ist &apos;{}&apos;, was zu groß ist; erwartet wird höchstens {}</translation>
    </message>
    <message>
        <source>&quot;at&quot; is missing; each removal has it</source>
        <translation>&quot;at&quot; fehlt; jede Entnahme hat es</translation>
    </message>
    <message>
        <source>&quot;jobs&quot; is {}; expected the name of a file beside the samples, without a folder; it is left out</source>
        <translation>&quot;jobs&quot; ist {}; erwartet wird der Name einer Datei neben den Proben, ohne Ordner; es wird weggelassen</translation>
    </message>
    <message>
        <source>the column &apos;{}&apos; is a second one of values of {}; expected one column for each policy</source>
        <translation>die Spalte &apos;{}&apos; ist eine zweite mit Werten von {}; erwartet wird eine Spalte für jede Regel</translation>
    </message>
    <message>
        <source>is a recording of a run, which holds no tree of accounts; fairshare simulate and fairshare chart open it by the path of its file or folder</source>
        <translation>ist die Aufzeichnung eines Laufs, die keinen Baum von Accounts enthält; fairshare simulate und fairshare chart öffnen sie über den Pfad ihrer Datei oder ihres Ordners</translation>
    </message>
    <message>
        <source>jobs come from a log or from a generator; expected &quot;path&quot; or &quot;generator&quot; alone</source>
        <translation>Jobs kommen aus einem Protokoll oder von einem Generator; erwartet wird &quot;path&quot; oder &quot;generator&quot; allein</translation>
    </message>
    <message>
        <source>{} nodes of {} cores have {} processors, but &quot;processors&quot; is {}; expected one of the two alone</source>
        <translation>{} Knoten mit {} Kernen haben {} Prozessoren, aber &quot;processors&quot; ist {}; erwartet wird nur eines von beiden</translation>
    </message>
    <message>
        <source>is not a text file: byte 0x00 (NUL) found</source>
        <translation>ist keine Textdatei: Byte 0x00 (NUL) gefunden</translation>
    </message>
    <message>
        <source>byte 0x00 (NUL) stands here, which is no text; the file may be damaged</source>
        <translation>hier steht das Byte 0x00 (NUL), das kein Text ist; die Datei ist vielleicht beschädigt</translation>
    </message>
    <message>
        <source>is a recording; expected a log of jobs; a recording is opened by itself, without --workload</source>
        <translation>ist eine Aufzeichnung; erwartet wird ein Protokoll von Jobs; eine Aufzeichnung wird selbst geöffnet, ohne --workload</translation>
    </message>
    <message>
        <source>class {}</source>
        <translation>Klasse {}</translation>
    </message>
    <message>
        <source>there is no policy &apos;{}&apos;, so that it is left out</source>
        <translation>es gibt keine Regel &apos;{}&apos;, daher bleibt sie weg</translation>
    </message>
    <message>
        <source>the number of values of {} is {}; expected {}, one for each node</source>
        <translation>die Anzahl der Werte von {} ist {}; erwartet werden {}, einer für jeden Knoten</translation>
    </message>
    <message>
        <source>the lost work of {} is &apos;{}&apos;; expected two numbers of at least 0, the second one of the jobs of a class</source>
        <translation>die verlorene Arbeit von {} ist &apos;{}&apos;; erwartet werden zwei Zahlen von mindestens 0, die zweite von den Jobs einer Klasse</translation>
    </message>
    <message>
        <source>there are no distances: usage is measured every {} s, and no job waits at any of these moments</source>
        <translation>es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und in keinem dieser Augenblicke wartet ein Job</translation>
    </message>
    <message>
        <source>there are no distances: usage is measured every {} s, and no account has used anything at these moments</source>
        <translation>es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und kein Account hat in diesen Augenblicken etwas genutzt</translation>
    </message>
    <message>
        <source>distances are means over the second half of the time until an account has no waiting job, as jobs are submitted within {} s and usage is measured every {} s</source>
        <translation>Abstände sind Mittel über die zweite Hälfte der Zeit, bis ein Account keinen wartenden Job hat, da Jobs binnen {} s eingereicht werden und die Nutzung alle {} s gemessen wird</translation>
    </message>
    <message>
        <source>distances are means over the second half of the time in which jobs are submitted</source>
        <translation>Abstände sind Mittel über die zweite Hälfte der Zeit, in der Jobs eingereicht werden</translation>
    </message>
    <message>
        <source>Days since the first job was submitted, until an account has no waiting job.</source>
        <translation>Tage seit dem Einreichen des ersten Jobs, bis ein Account keinen wartenden Job hat.</translation>
    </message>
    <message>
        <source>There are no distances: usage is measured every {} s, and no job waits at any of these moments.</source>
        <translation>Es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und in keinem dieser Augenblicke wartet ein Job.</translation>
    </message>
    <message>
        <source>There are no distances: usage is measured every {} s, and no account has used anything at these moments.</source>
        <translation>Es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und kein Account hat in diesen Augenblicken etwas genutzt.</translation>
    </message>
    <message>
        <source>Drawn until an account has no waiting job, as jobs are submitted within {} s and usage is measured every {} s.</source>
        <translation>Gezeichnet, bis ein Account keinen wartenden Job hat, da Jobs binnen {} s eingereicht werden und die Nutzung alle {} s gemessen wird.</translation>
    </message>
    <message>
        <source>no job tells its {}, so that all are charged to one account without a name</source>
        <translation>kein Job nennt {}, sodass alle einem Account ohne Namen angerechnet werden</translation>
    </message>
    <message>
        <source>No job tells its account, so that jobs are charged to their users.</source>
        <translation>Kein Job nennt seinen Account, sodass Jobs ihren Benutzern angerechnet werden.</translation>
    </message>
    <message>
        <source>No job tells its {}, so that all are charged to one account without a name.</source>
        <translation>Kein Job nennt {}, sodass alle einem Account ohne Namen angerechnet werden.</translation>
    </message>
    <message>
        <source>{} holds 1 job, but run.json tells {}</source>
        <translation>{} enthält 1 Job, aber run.json nennt {}</translation>
    </message>
    <message>
        <source>{} holds {} jobs, but run.json tells {}</source>
        <translation>{} enthält {} Jobs, aber run.json nennt {}</translation>
    </message>
    <message>
        <source>what is kept in {} is not whole: {}; the jobs were simulated anew</source>
        <translation>was in {} aufbewahrt ist, ist nicht vollständig: {}; die Jobs wurden neu simuliert</translation>
    </message>
    <message>
        <source>what is kept in {} is of a machine of {}, but the scenario has one of {}; the jobs were simulated anew</source>
        <translation>was in {} aufbewahrt ist, ist von einer Maschine der Größe {}, das Szenario hat aber eine der Größe {}; die Jobs wurden neu simuliert</translation>
    </message>
    <message>
        <source>the profile &apos;{}&apos; has {} operations; expected 0 or more</source>
        <translation>das Profil &apos;{}&apos; hat {} Operationen; erwartet wird 0 oder mehr</translation>
    </message>
    <message>
        <source>by the profile &apos;{}&apos; the job would run for {} s, more than a century</source>
        <translation>nach dem Profil &apos;{}&apos; liefe der Job {} s lang, mehr als ein Jahrhundert</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: it is for a generator, and the jobs come from a log</source>
        <translation>&quot;{}&quot; hat keine Wirkung: es gilt für einen Generator, und die Jobs kommen aus einem Protokoll</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: it is for a log, and the jobs come from a generator</source>
        <translation>&quot;{}&quot; hat keine Wirkung: es gilt für ein Protokoll, und die Jobs kommen von einem Generator</translation>
    </message>
    <message>
        <source>&quot;overrun&quot; has no effect: no job ends at its limit where &quot;kill_at_limit&quot; is false</source>
        <translation>&quot;overrun&quot; hat keine Wirkung: wo &quot;kill_at_limit&quot; false ist, endet kein Job an seiner Grenze</translation>
    </message>
    <message>
        <source>&quot;weights&quot; are for &quot;unit&quot; &quot;core&quot;; nodes are taken whole, whatever they weigh</source>
        <translation>&quot;weights&quot; gelten für &quot;unit&quot; &quot;core&quot;; Knoten werden ganz entnommen, was immer sie wiegen</translation>
    </message>
    <message>
        <source>&quot;speed&quot; has no effect: the log tells how long jobs ran, and no work</source>
        <translation>&quot;speed&quot; hat keine Wirkung: das Protokoll nennt, wie lange Jobs liefen, und keine Arbeit</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: a sweep takes nodes only where the &quot;allocation&quot; is &quot;node&quot;</source>
        <translation>&quot;{}&quot; hat keine Wirkung: ein Durchlauf entnimmt Knoten nur, wo &quot;allocation&quot; &quot;node&quot; ist</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: the simulation has no &quot;priority&quot;</source>
        <translation>&quot;{}&quot; hat keine Wirkung: die Simulation hat kein &quot;priority&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: no algorithm of the sweep has this parameter</source>
        <translation>&quot;{}&quot; hat keine Wirkung: kein Algorithmus des Durchlaufs hat diesen Parameter</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected at least {}, or -1 where it is not known</source>
        <translation>{} ist &apos;{}&apos;; erwartet wird mindestens {}, oder -1, wo es nicht bekannt ist</translation>
    </message>
    <message>
        <source>End is &apos;{}&apos;; expected a time from Start on, &apos;{}&apos;</source>
        <translation>End ist &apos;{}&apos;; erwartet wird eine Zeit ab Start, &apos;{}&apos;</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;, but {} in a line above; the last one counts</source>
        <translation>{} ist &apos;{}&apos;, aber {} in einer Zeile darüber; es gilt die letzte</translation>
    </message>
    <message>
        <source>finish_time is not starting_time + execution_time; these count</source>
        <translation>finish_time ist nicht starting_time + execution_time; diese gelten</translation>
    </message>
    <message>
        <source>{} jobs have a finish_time that is not starting_time + execution_time, the first of them here; these count</source>
        <translation>{} Jobs haben eine finish_time, die nicht starting_time + execution_time ist, der erste von ihnen hier; diese gelten</translation>
    </message>
    <message>
        <source>1 idle node with a lower number suffices</source>
        <translation>1 freier Knoten mit kleinerer Nummer genügt</translation>
    </message>
    <message>
        <source>{} idle nodes with lower numbers suffice</source>
        <translation>{} freie Knoten mit kleineren Nummern genügen</translation>
    </message>
    <message>
        <source>1 idle node suffices</source>
        <translation>1 freier Knoten genügt</translation>
    </message>
    <message>
        <source>{} idle nodes suffice</source>
        <translation>{} freie Knoten genügen</translation>
    </message>
    <message>
        <source>{} others are as low and come first with their jobs</source>
        <translation>{} andere sind gleich niedrig und kommen mit ihren Jobs zuerst</translation>
    </message>
    <message>
        <source>1 other is as low and has a lower number</source>
        <translation>1 anderer ist gleich niedrig und hat eine kleinere Nummer</translation>
    </message>
    <message>
        <source>{} others are as low and have lower numbers</source>
        <translation>{} andere sind gleich niedrig und haben kleinere Nummern</translation>
    </message>
    <message>
        <source>no node is wanted</source>
        <translation>es wird kein Knoten gebraucht</translation>
    </message>
    <message>
        <source>1 idle node goes first</source>
        <translation>1 freier Knoten kommt zuerst</translation>
    </message>
    <message>
        <source>{} idle nodes go first</source>
        <translation>{} freie Knoten kommen zuerst</translation>
    </message>
    <message>
        <source>1 other is lower</source>
        <translation>1 anderer ist niedriger</translation>
    </message>
    <message>
        <source>{} others are lower</source>
        <translation>{} andere sind niedriger</translation>
    </message>
    <message>
        <source>Taking {}, {} takes node {} most often, in {} % of the samples shown, and node {} least, in {} %.</source>
        <translation>Beim Nehmen von {} nimmt {} Knoten {} am häufigsten, in {} % der gezeigten Proben, und Knoten {} am seltensten, in {} %.</translation>
    </message>
    <message>
        <source>Over {} samples taking {} loses {} node-h under any policy.</source>
        <translation>Über {} Proben, wenn {} genommen werden, gehen {} Knoten-h verloren, unter jeder Regel gleich viel.</translation>
    </message>
    <message>
        <source>Over {} samples taking {} loses least under {}, {} node-h, and most under {}, {}.</source>
        <translation>Über {} Proben, wenn {} genommen werden, geht unter {} am wenigsten verloren, {} Knoten-h, und unter {} am meisten, {}.</translation>
    </message>
    <message>
        <source>taking {}</source>
        <translation>{} genommen</translation>
    </message>
    <message>
        <source>At {} taking {} loses nothing under any policy.</source>
        <translation>Bei {} kostet das Nehmen von {} unter keiner Regel etwas.</translation>
    </message>
    <message>
        <source>At {} taking {} loses {}.</source>
        <translation>Bei {} kostet das Nehmen von {} {}.</translation>
    </message>
    <message>
        <source>At {} taking {} loses {}; {}.</source>
        <translation>Bei {} kostet das Nehmen von {} {}; {}.</translation>
    </message>
    <message>
        <source>{} of 1 node</source>
        <translation>{} von 1 Knoten</translation>
    </message>
    <message>
        <source>{} of {} nodes</source>
        <translation>{} von {} Knoten</translation>
    </message>
    <message>
        <source>What the color of a job tells: whose it is, or how long it waited; of many names those that hold nodes longest have a color each. Automatic is the first of queue, user, account and application that tells jobs apart.</source>
        <translation>Was die Farbe eines Jobs sagt: wem er gehört oder wie lange er wartete; von vielen Namen haben die eine eigene Farbe, deren Jobs am längsten Knoten halten. Automatisch ist das erste von Warteschlange, Benutzer, Account und Anwendung, das Jobs unterscheidet.</translation>
    </message>
    <message>
        <source>Hatched: without a job. Outlined or struck through: taken in at least half of the samples of a cell.</source>
        <translation>Schraffiert: ohne Job. Umrandet oder durchgestrichen: in mindestens der Hälfte der Proben eines Feldes genommen.</translation>
    </message>
    <message>
        <source>Hatched: without a job.</source>
        <translation>Schraffiert: ohne Job.</translation>
    </message>
    <message>
        <source>Hatched on gray: away.</source>
        <translation>Schraffiert auf Grau: entnommen.</translation>
    </message>
    <message>
        <source>the policy {} is named twice; expected once</source>
        <translation>die Regel {} ist zweimal genannt; erwartet einmal</translation>
    </message>
    <message>
        <source>Taking {}, {}</source>
        <translation>Entnahme von {}, {}</translation>
    </message>
    <message>
        <source>{}: {} node-h, {} so far</source>
        <translation>{}: {} Knoten-h, bisher {}</translation>
    </message>
    <message>
        <source>All nodes, {}</source>
        <translation>Alle Knoten, {}</translation>
    </message>
    <message>
        <source>{} in use</source>
        <translation>{} belegt</translation>
    </message>
    <message>
        <source>no job waiting</source>
        <translation>kein Job wartet</translation>
    </message>
    <message>
        <source>1 job waiting for 1 node</source>
        <translation>1 Job wartet auf 1 Knoten</translation>
    </message>
    <message>
        <source>1 job waiting for {} nodes</source>
        <translation>1 Job wartet auf {} Knoten</translation>
    </message>
    <message>
        <source>{} jobs waiting for {} nodes</source>
        <translation>{} Jobs warten auf {} Knoten</translation>
    </message>
    <message>
        <source>1 processor</source>
        <translation>1 Prozessor</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>{} of 1 job on {}</source>
        <translation>{} von 1 Job; Cluster: {}</translation>
    </message>
    <message>
        <source>{} of {} jobs on {}</source>
        <translation>{} von {} Jobs; Cluster: {}</translation>
    </message>
    <message>
        <source>the log tells priorities of jobs, which need batch order</source>
        <translation>das Protokoll nennt Prioritäten von Jobs, die eine Stapelreihenfolge brauchen</translation>
    </message>
    <message>
        <source>removals need the order of submission: killed jobs go to the head of the queue, but the log tells priorities of jobs</source>
        <translation>Entnahmen brauchen die Reihenfolge des Einreichens: abgebrochene Jobs kommen an den Anfang der Warteschlange, aber das Protokoll nennt Prioritäten von Jobs</translation>
    </message>
    <message>
        <source>Of {} samples {} are counted, evenly chosen.</source>
        <translation>Von {} Proben sind {} gezählt, gleichmäßig gewählt.</translation>
    </message>
    <message>
        <source>jobs with a priority, by which they are served unless fairshare orders them</source>
        <translation>Jobs mit einer Priorität, nach der sie bedient werden, wenn nicht Fairshare sie ordnet</translation>
    </message>
    <message>
        <source>a number above 0, at most {}</source>
        <translation>eine Zahl über 0, höchstens {}</translation>
    </message>
    <message>
        <source>a job has a name that is not UTF-8 text; U+FFFD stands for each byte that is none</source>
        <translation>ein Job hat einen Namen, der kein Text in UTF-8 ist; U+FFFD steht für jedes Byte, das keiner ist</translation>
    </message>
    <message>
        <source>{} jobs have names that are not UTF-8 text, the first of them here; U+FFFD stands for each byte that is none</source>
        <translation>{} Jobs haben Namen, die kein Text in UTF-8 sind, der erste davon hier; U+FFFD steht für jedes Byte, das keiner ist</translation>
    </message>
    <message>
        <source>&quot;chosen&quot; lists node {} of {} twice; expected once</source>
        <translation>&quot;chosen&quot; nennt den Knoten {} von {} zweimal; erwartet wurde einmal</translation>
    </message>
    <message>
        <source>&quot;dt&quot; is {} in the first line of the samples, but {} in run.json, which is followed</source>
        <translation>&quot;dt&quot; ist {} in der ersten Zeile der Proben, aber {} in run.json; das gilt</translation>
    </message>
    <message>
        <source>the job has started and tells no end, nor how long it ran</source>
        <translation>der Job hat begonnen und nennt kein Ende und nicht, wie lange er lief</translation>
    </message>
    <message>
        <source>jobs of {} whose finish_time, which is left out, is not starting_time + execution_time: {}; the first is in line {}</source>
        <translation>Jobs in {}, deren finish_time nicht starting_time + execution_time ist und weggelassen wird: {}; der erste steht in Zeile {}</translation>
    </message>
    <message>
        <source>the content is of no known format: line 1 is &apos;{}&apos;; known are scenarios (.fairshare), tables (CSV), what Slurm and HTCondor print and are configured with, and for simulations logs of jobs (SWF, Batsim) and recordings</source>
        <translation>der Inhalt hat kein bekanntes Format: Zeile 1 ist „{}“; bekannt sind Szenarien (.fairshare), Tabellen (CSV), was Slurm und HTCondor ausgeben und womit sie eingerichtet sind, und für Simulationen Protokolle von Jobs (SWF, Batsim) und Aufzeichnungen</translation>
    </message>
    <message>
        <source>app {}</source>
        <translation>Anwendung {}</translation>
    </message>
    <message>
        <source>job {}, queue {}, {}, elapsed {}</source>
        <translation>Job {}, Warteschlange {}, {}, läuft seit {}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>{}: no association in the tree for {}</source>
        <translation>{}: keine Assoziation im Baum für {}</translation>
    </message>
    <message>
        <source>{}: no usage for {}</source>
        <translation>{}: keine Nutzung für {}</translation>
    </message>
    <message>
        <source>{} is simulated as a job log; to use it as usage or jobs, open it together with a tree</source>
        <translation>{} wird als Jobprotokoll simuliert; um es als Nutzung oder Jobs zu verwenden, öffnen Sie es zusammen mit einem Baum</translation>
    </message>
    <message>
        <source>contains a tree, and so does {}; open one of them, and compare it with the other</source>
        <translation>enthält einen Baum, ebenso wie {}; öffnen Sie eine der Dateien und vergleichen Sie sie mit der anderen</translation>
    </message>
    <message>
        <source>no file to open</source>
        <translation>keine Datei zu öffnen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Actions</name>
    <message>
        <source>&amp;New from template…</source>
        <translation>&amp;Neu aus Vorlage …</translation>
    </message>
    <message>
        <source>Make a tree of a given shape and size</source>
        <translation>Einen Baum gegebener Form und Größe erzeugen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a file; its format is recognized by content</source>
        <translation>Eine Datei öffnen; das Format wird am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Read the tree of the cluster that this machine belongs to</source>
        <translation>Den Baum des Clusters lesen, zu dem diese Maschine gehört</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Die Datei erneut lesen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save to the opened scenario file</source>
        <translation>In die geöffnete Szenariodatei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save to another scenario file</source>
        <translation>In eine andere Szenariodatei speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sc&amp;hließen</translation>
    </message>
    <message>
        <source>Close the scenario</source>
        <translation>Das Szenario schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Das Programm verlassen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Take the selected rows, to paste them below another account</source>
        <translation>Die gewählten Zeilen nehmen, um sie unter einem anderen Account einzufügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows with exact figures</source>
        <translation>Die gewählten Zeilen mit genauen Werten kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Mit Ü&amp;berschriften kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows below the headings of their columns</source>
        <translation>Die gewählten Zeilen unter den Spaltenüberschriften kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Put the rows that were cut or copied below the current account, or numbers into its cells</source>
        <translation>Ausgeschnittene oder kopierte Zeilen unter den aktuellen Account setzen, oder Zahlen in seine Zellen</translation>
    </message>
    <message>
        <source>&amp;Edit cell</source>
        <translation>Zelle än&amp;dern</translation>
    </message>
    <message>
        <source>Edit the shares or usage of the current row</source>
        <translation>Anteile oder Nutzung der aktuellen Zeile ändern</translation>
    </message>
    <message>
        <source>&amp;Set value…</source>
        <translation>Wert &amp;setzen …</translation>
    </message>
    <message>
        <source>Set the shares or usage of all selected rows</source>
        <translation>Anteile oder Nutzung aller gewählten Zeilen setzen</translation>
    </message>
    <message>
        <source>Sca&amp;le by…</source>
        <translation>Ska&amp;lieren um …</translation>
    </message>
    <message>
        <source>Multiply the shares or usage of all selected rows</source>
        <translation>Anteile oder Nutzung aller gewählten Zeilen multiplizieren</translation>
    </message>
    <message>
        <source>D&amp;istribute total…</source>
        <translation>Summe &amp;verteilen …</translation>
    </message>
    <message>
        <source>Split a total between the selected rows in proportion to what they have</source>
        <translation>Eine Summe auf die gewählten Zeilen verteilen, im Verhältnis zu dem, was sie haben</translation>
    </message>
    <message>
        <source>Re&amp;vert change</source>
        <translation>Änderung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Give the selected cells their values of the baseline</source>
        <translation>Den gewählten Zellen die Werte des Ausgangsstands geben</translation>
    </message>
    <message>
        <source>Add &amp;account</source>
        <translation>&amp;Account hinzufügen</translation>
    </message>
    <message>
        <source>Add an account below the current one</source>
        <translation>Einen Account unter dem aktuellen hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;user</source>
        <translation>&amp;Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>Add a user to the current account</source>
        <translation>Dem aktuellen Account einen Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected rows beside themselves, with everything below them</source>
        <translation>Die gewählten Zeilen samt allem darunter neben sich kopieren</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Give the current row another name</source>
        <translation>Der aktuellen Zeile einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Set par&amp;tition…</source>
        <translation>&amp;Partition setzen …</translation>
    </message>
    <message>
        <source>Give the current user&apos;s association a partition, or none</source>
        <translation>Der Assoziation des aktuellen Benutzers eine Partition geben, oder keine</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected rows with everything below them</source>
        <translation>Die gewählten Zeilen samt allem darunter entfernen</translation>
    </message>
    <message>
        <source>&amp;Share from parent</source>
        <translation>Anteile &amp;vom Account (parent)</translation>
    </message>
    <message>
        <source>Let the selected rows compete with their account&apos;s own level</source>
        <translation>Die gewählten Zeilen auf der Ebene ihres Accounts konkurrieren lassen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Find accounts and users by name or pattern</source>
        <translation>Accounts und Benutzer nach Name oder Muster suchen</translation>
    </message>
    <message>
        <source>Show &amp;only hits</source>
        <translation>Nur &amp;Treffer zeigen</translation>
    </message>
    <message>
        <source>Hide the rows that were not found</source>
        <translation>Nicht gefundene Zeilen ausblenden</translation>
    </message>
    <message>
        <source>&amp;Changed</source>
        <translation>&amp;Geändert</translation>
    </message>
    <message>
        <source>Show only rows that differ from the baseline</source>
        <translation>Nur Zeilen zeigen, die vom Ausgangsstand abweichen</translation>
    </message>
    <message>
        <source>Rank &amp;moved…</source>
        <translation>&amp;Rang bewegt …</translation>
    </message>
    <message>
        <source>Show only users whose rank moved by at least so many places under the chosen algorithm</source>
        <translation>Nur Benutzer zeigen, deren Rang sich unter dem gewählten Algorithmus um mindestens so viele Plätze bewegt hat</translation>
    </message>
    <message>
        <source>Lint &amp;warnings</source>
        <translation>Prüf&amp;warnungen</translation>
    </message>
    <message>
        <source>Show only rows with a lint warning</source>
        <translation>Nur Zeilen mit einer Prüfwarnung zeigen</translation>
    </message>
    <message>
        <source>Select c&amp;hanged</source>
        <translation>Geänderte &amp;wählen</translation>
    </message>
    <message>
        <source>Select all rows that differ from the baseline</source>
        <translation>Alle Zeilen wählen, die vom Ausgangsstand abweichen</translation>
    </message>
    <message>
        <source>&amp;Next hit</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next row that was found</source>
        <translation>Zur nächsten gefundenen Zeile gehen</translation>
    </message>
    <message>
        <source>Go to the row that was found before</source>
        <translation>Zur vorigen gefundenen Zeile gehen</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>Alles au&amp;fklappen</translation>
    </message>
    <message>
        <source>Show every association</source>
        <translation>Jede Assoziation zeigen</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>Alles zu&amp;klappen</translation>
    </message>
    <message>
        <source>Show the top accounts only</source>
        <translation>Nur die obersten Accounts zeigen</translation>
    </message>
    <message>
        <source>Sort siblings by the current column, then the other way round, then as the tree is</source>
        <translation>Geschwister nach der aktuellen Spalte ordnen, dann umgekehrt, dann wie im Baum</translation>
    </message>
    <message>
        <source>&amp;What is this number?</source>
        <translation>&amp;Was ist diese Zahl?</translation>
    </message>
    <message>
        <source>Explain the current cell</source>
        <translation>Die aktuelle Zelle erklären</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All commands with their keys</source>
        <translation>Alle Befehle mit ihren Tasten</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Vollbil&amp;d</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Show or hide the dock that edits and explains the selected row</source>
        <translation>Das Feld ein- oder ausblenden, das die gewählte Zeile ändert und erklärt</translation>
    </message>
    <message>
        <source>E&amp;xplain selected pair</source>
        <translation>Gewähltes Paar &amp;erklären</translation>
    </message>
    <message>
        <source>Show why one of two selected users stands before the other</source>
        <translation>Zeigen, warum einer von zwei gewählten Benutzern vor dem anderen steht</translation>
    </message>
    <message>
        <source>&amp;Changes, lint and history</source>
        <translation>Ä&amp;nderungen, Prüfung und Verlauf</translation>
    </message>
    <message>
        <source>Show or hide the dock below the view</source>
        <translation>Das Feld unter der Ansicht ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Changes since the &amp;baseline</source>
        <translation>Änderungen seit dem &amp;Ausgangsstand</translation>
    </message>
    <message>
        <source>Show what differs from the baseline, and what each difference does alone</source>
        <translation>Zeigen, was vom Ausgangsstand abweicht und was jede Abweichung allein bewirkt</translation>
    </message>
    <message>
        <source>&amp;Lint findings</source>
        <translation>&amp;Befunde der Prüfung</translation>
    </message>
    <message>
        <source>Show what looks odd in this tree</source>
        <translation>Zeigen, was in diesem Baum auffällt</translation>
    </message>
    <message>
        <source>History of &amp;edits</source>
        <translation>&amp;Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Show the edits, to go back to any state</source>
        <translation>Die Änderungen zeigen, um zu jedem Stand zurückzugehen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put the docks where they were at first</source>
        <translation>Die Felder an ihren ersten Platz setzen</translation>
    </message>
    <message>
        <source>O&amp;pened file</source>
        <translation>&amp;Geöffnete Datei</translation>
    </message>
    <message>
        <source>Compare with the scenario as it was opened</source>
        <translation>Mit dem Szenario vergleichen, wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>&amp;Saved state</source>
        <translation>Ge&amp;speicherter Stand</translation>
    </message>
    <message>
        <source>Compare with the scenario as it was saved last</source>
        <translation>Mit dem zuletzt gespeicherten Szenario vergleichen</translation>
    </message>
    <message>
        <source>Compare with this other file</source>
        <translation>Mit dieser anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>&amp;Other file…</source>
        <translation>&amp;Andere Datei …</translation>
    </message>
    <message>
        <source>Compare with the scenario of another file</source>
        <translation>Mit dem Szenario einer anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Als &amp;Ausgangsstand nehmen</translation>
    </message>
    <message>
        <source>Compare with the scenario as it was after this step</source>
        <translation>Mit dem Szenario nach diesem Schritt vergleichen</translation>
    </message>
    <message>
        <source>&amp;File&apos;s own tree</source>
        <translation>Eigener Baum der &amp;Datei</translation>
    </message>
    <message>
        <source>Show the tree that the variants edit</source>
        <translation>Den Baum zeigen, den die Varianten ändern</translation>
    </message>
    <message>
        <source>&amp;New variant…</source>
        <translation>&amp;Neue Variante …</translation>
    </message>
    <message>
        <source>Name the present state; the file&apos;s own tree stays as it was saved</source>
        <translation>Dem jetzigen Stand einen Namen geben; der eigene Baum der Datei bleibt wie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Rename variant…</source>
        <translation>Variante &amp;umbenennen …</translation>
    </message>
    <message>
        <source>Give the variant that is shown another name</source>
        <translation>Der gezeigten Variante einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Re&amp;move variant</source>
        <translation>Variante &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the variant that is shown, and show the file&apos;s own tree</source>
        <translation>Die gezeigte Variante entfernen und den eigenen Baum der Datei zeigen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Answer for %1</source>
        <translation>Antwort für %1</translation>
    </message>
    <message>
        <source>&amp;System theme</source>
        <translation>Farben des S&amp;ystems</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Sprache des &amp;Systems</translation>
    </message>
    <message>
        <source>Language of the window, from its next start on</source>
        <translation>Sprache des Fensters, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>&amp;Export view…</source>
        <translation>Ansicht e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write the view that is shown as a picture, with what its figures come from</source>
        <translation>Die gezeigte Ansicht als Bild schreiben, mit der Herkunft ihrer Zahlen</translation>
    </message>
    <message>
        <source>Export &amp;data…</source>
        <translation>&amp;Daten exportieren …</translation>
    </message>
    <message>
        <source>Write the data behind the view as CSV, as the command line prints it</source>
        <translation>Die Daten hinter der Ansicht als CSV schreiben, wie die Kommandozeile sie ausgibt</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Bildunterschri&amp;ft</translation>
    </message>
    <message>
        <source>Show below the view what its figures come from: file, algorithms, baseline, date</source>
        <translation>Unter der Ansicht zeigen, woher ihre Zahlen kommen: Datei, Algorithmen, Ausgangsstand, Datum</translation>
    </message>
    <message>
        <source>Show how ranks go while the shares or usage of the current row change</source>
        <translation>Zeigen, wie sich Ränge bewegen, während sich Anteile oder Nutzung der aktuellen Zeile ändern</translation>
    </message>
    <message>
        <source>Show when the order next flips while usage decays</source>
        <translation>Zeigen, wann sich die Reihenfolge als Nächstes ändert, während Nutzung verfällt</translation>
    </message>
    <message>
        <source>&amp;Save layout as…</source>
        <translation>Anordnung &amp;sichern als …</translation>
    </message>
    <message>
        <source>Keep which docks stand where, and how the views are divided, under a name</source>
        <translation>Unter einem Namen merken, welche Felder wo stehen und wie die Ansichten geteilt sind</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Sweep a value</source>
        <translation>Einen &amp;Wert durchlaufen</translation>
    </message>
    <message>
        <source>&amp;Recovery</source>
        <translation>Erh&amp;olung</translation>
    </message>
    <message>
        <source>F&amp;it range</source>
        <translation>Bereich &amp;anpassen</translation>
    </message>
    <message>
        <source>Show the part of the chart that the selected items take, or all items</source>
        <translation>Den Teil des Diagramms zeigen, den die ausgewählten Elemente einnehmen, oder alle Elemente</translation>
    </message>
    <message>
        <source>Show the whole chart, as it was at first</source>
        <translation>Das ganze Diagramm zeigen, wie es zuerst war</translation>
    </message>
    <message>
        <source>&amp;Go into account</source>
        <translation>&amp;In den Account gehen</translation>
    </message>
    <message>
        <source>Draw the part of the tree below this account</source>
        <translation>Den Teil des Baums unter diesem Account zeichnen</translation>
    </message>
    <message>
        <source>&amp;Back to the account above</source>
        <translation>&amp;Zurück zum Account darüber</translation>
    </message>
    <message>
        <source>Draw the part of the tree that this account belongs to</source>
        <translation>Den Teil des Baums zeichnen, zu dem dieser Account gehört</translation>
    </message>
    <message>
        <source>Wh&amp;ole range</source>
        <translation>&amp;Ganzer Bereich</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>Nach &amp;oben verschieben</translation>
    </message>
    <message>
        <source>Take the selected rows out of their account, into the account above it</source>
        <translation>Die ausgewählten Zeilen aus ihrem Account in den Account darüber verschieben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach un&amp;ten verschieben</translation>
    </message>
    <message>
        <source>Take the selected rows into the account beside them: the one before, else the one after</source>
        <translation>Die ausgewählten Zeilen in den Account neben ihnen verschieben: in den davor, sonst in den danach</translation>
    </message>
    <message>
        <source>Ca&amp;pture from this cluster…</source>
        <translation>Von diesem &amp;Cluster erfassen …</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>P&amp;revious hit</source>
        <translation>V&amp;origer Treffer</translation>
    </message>
    <message>
        <source>Sort &amp;by column</source>
        <translation>Nach Spalte &amp;ordnen</translation>
    </message>
    <message>
        <source>Commands &amp;for sacctmgr…</source>
        <translation>B&amp;efehle für sacctmgr …</translation>
    </message>
    <message>
        <source>Show the commands that make the cluster&apos;s associations those of the present state</source>
        <translation>Die Befehle zeigen, die die Assoziationen des Clusters zu denen des jetzigen Stands machen</translation>
    </message>
    <message>
        <source>Polic&amp;y review…</source>
        <translation>Be&amp;richt zur Anteilspolitik …</translation>
    </message>
    <message>
        <source>Write what changes, who gains and loses by it and why, as a document to be signed</source>
        <translation>Schreiben, was sich ändert, wer dadurch gewinnt und verliert und warum, als Dokument zum Unterschreiben</translation>
    </message>
    <message>
        <source>Surfaces as &amp;maps</source>
        <translation>Flächen als &amp;Karten</translation>
    </message>
    <message>
        <source>Draw surfaces as maps of colors, or as bodies that turn</source>
        <translation>Flächen als Farbkarten zeichnen, oder als Körper, die sich drehen</translation>
    </message>
    <message>
        <source>&amp;Keys for slurm.conf…</source>
        <translation>Ze&amp;ilen für slurm.conf …</translation>
    </message>
    <message>
        <source>Show the lines of slurm.conf that make the cluster&apos;s weights those of the present state</source>
        <translation>Die Zeilen von slurm.conf zeigen, die die Gewichte des Clusters zu denen des jetzigen Stands machen</translation>
    </message>
    <message>
        <source>Add &amp;usage or jobs from file…</source>
        <translation>Nu&amp;tzung oder Jobs aus Datei hinzufügen …</translation>
    </message>
    <message>
        <source>Take usage, jobs, weights, partitions or QOS of this tree from another file</source>
        <translation>Nutzung, Jobs, Gewichte, Partitionen oder QOS dieses Baums aus einer anderen Datei nehmen</translation>
    </message>
    <message>
        <source>Make up &amp;jobs…</source>
        <translation>&amp;Jobs erfinden …</translation>
    </message>
    <message>
        <source>Put a queue of made-up jobs of the tree&apos;s users into the scenario, to see what weights do</source>
        <translation>Eine Warteschlange erfundener Jobs der Benutzer des Baums ins Szenario setzen, um zu sehen, was Gewichte tun</translation>
    </message>
    <message>
        <source>Fra&amp;gment for condor_config…</source>
        <translation>Fra&amp;gment für condor_config …</translation>
    </message>
    <message>
        <source>Show the lines of condor_config that make the pool&apos;s groups those of the present state</source>
        <translation>Die Zeilen von condor_config zeigen, die dem Pool die Gruppen des jetzigen Stands geben</translation>
    </message>
    <message>
        <source>Add &amp;group</source>
        <translation>&amp;Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Add a group of the pool below the current one</source>
        <translation>Unter der aktuellen eine Gruppe des Pools hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Import jobs…</source>
        <translation>Jobs &amp;importieren …</translation>
    </message>
    <message>
        <source>Take the jobs of a log: Standard Workload Format, sacct, Batsim or CSV</source>
        <translation>Die Jobs eines Protokolls nehmen: Standard Workload Format, sacct, Batsim oder CSV</translation>
    </message>
    <message>
        <source>&amp;Generate jobs…</source>
        <translation>Jobs er&amp;zeugen …</translation>
    </message>
    <message>
        <source>Make up the jobs of the simulation</source>
        <translation>Die Jobs der Simulation erfinden</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Simulate the jobs on the cluster anew</source>
        <translation>Die Jobs auf dem Cluster neu simulieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Stop the simulation that runs; the film stays as it is</source>
        <translation>Die laufende Simulation anhalten; der Film bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Save rec&amp;ording…</source>
        <translation>Aufzeichnung &amp;speichern …</translation>
    </message>
    <message>
        <source>Write which jobs ran when and where, to be opened without simulating again</source>
        <translation>Schreiben, welche Jobs wann und wo liefen, zum Öffnen ohne erneutes Simulieren</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
        <source>Let the film run, or stop it</source>
        <translation>Den Film laufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Go to the next sample of the film</source>
        <translation>Zur nächsten Probe des Films gehen</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt zu&amp;rück</translation>
    </message>
    <message>
        <source>Go to the sample before</source>
        <translation>Zur Probe davor gehen</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>Nä&amp;chster Unterschied</translation>
    </message>
    <message>
        <source>Go to the next moment at which the policies differ most</source>
        <translation>Zum nächsten Zeitpunkt gehen, zu dem sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Pre&amp;vious difference</source>
        <translation>Voriger &amp;Unterschied</translation>
    </message>
    <message>
        <source>Go to the moment before at which the policies differ most</source>
        <translation>Zum vorigen Zeitpunkt gehen, zu dem sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Schn&amp;eller</translation>
    </message>
    <message>
        <source>Let the film run faster</source>
        <translation>Den Film schneller laufen lassen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Let the film run slower</source>
        <translation>Den Film langsamer laufen lassen</translation>
    </message>
    <message>
        <source>&amp;Export frames…</source>
        <translation>Bilder e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write a part of the film as numbered pictures, or as one animation</source>
        <translation>Einen Teil des Films als nummerierte Bilder oder als eine Animation schreiben</translation>
    </message>
    <message>
        <source>Contact &amp;sheet…</source>
        <translation>&amp;Kontaktbogen …</translation>
    </message>
    <message>
        <source>Write the moments at which the policies differ most on one sheet</source>
        <translation>Die Zeitpunkte, zu denen sich die Regeln am meisten unterscheiden, auf einen Bogen schreiben</translation>
    </message>
    <message>
        <source>&amp;Keep results</source>
        <translation>Er&amp;gebnisse aufbewahren</translation>
    </message>
    <message>
        <source>Write what the simulation came to beside the scenario&apos;s file, as saving does; it is found when the file is opened</source>
        <translation>Die Ergebnisse der Simulation neben die Datei des Szenarios schreiben, wie es auch das Speichern tut; beim Öffnen der Datei werden sie gefunden</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>How to use the explorer and its command line</source>
        <translation>Wie man den Explorer und seine Befehlszeile benutzt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::AlgorithmsPanel</name>
    <message>
        <source>Level-based word</source>
        <translation>Wort von Level-based</translation>
    </message>
    <message>
        <source>Under every algorithm</source>
        <translation>Unter jedem Algorithmus</translation>
    </message>
    <message>
        <source>%1 under every algorithm</source>
        <translation>%1 unter jedem Algorithmus</translation>
    </message>
    <message>
        <source>rank of %1</source>
        <translation>Rang von %1</translation>
    </message>
    <message>
        <source>Factor: %1</source>
        <translation>Faktor: %1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>The five algorithms, always in this order</source>
        <translation>Die fünf Algorithmen, immer in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Fairshare factor, 0 to 1; higher is served first</source>
        <translation>Fairshare-Faktor, 0 bis 1; höhere kommen zuerst dran</translation>
    </message>
    <message>
        <source>1 is served first; users with equal factors share a rank</source>
        <translation>1 kommt zuerst dran; Benutzer mit gleichem Faktor teilen sich einen Rang</translation>
    </message>
    <message>
        <source>Places gained or lost against the baseline; of an account, by all its users</source>
        <translation>Gegenüber dem Ausgangsstand gewonnene oder verlorene Plätze; bei einem Account von allen seinen Benutzern</translation>
    </message>
    <message>
        <source>users&apos; ranks of %1, sum of moves</source>
        <translation>Ränge der Benutzer von %1, Bewegung gesamt</translation>
    </message>
    <message>
        <source>Moves of its users in all: %1</source>
        <translation>Bewegung seiner Benutzer zusammen: %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::AnswerBar</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Bands</name>
    <message>
        <source>Making a tree</source>
        <translation>Baum wird erzeugt</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>To capture the cluster, these commands run on this machine; they only read.</source>
        <translation>Zum Erfassen des Clusters laufen auf dieser Maschine diese Befehle; sie lesen nur.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Capturing the cluster</source>
        <translation>Cluster wird erfasst</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>%1 läuft</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>%1 is no longer on disk; saving writes it again.</source>
        <translation>%1 liegt nicht mehr auf der Platte; Speichern schreibt die Datei wieder.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Not saved: %1 was changed on disk by somebody else. Saving would replace what they wrote.</source>
        <translation>Nicht gespeichert: %1 wurde auf der Platte von jemand anderem geändert. Speichern würde das Geschriebene ersetzen.</translation>
    </message>
    <message>
        <source>%1 was changed on disk by somebody else. Saving would replace what they wrote.</source>
        <translation>%1 wurde auf der Platte von jemand anderem geändert. Speichern würde das Geschriebene ersetzen.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::BitRuler</name>
    <message>
        <source>Bits of the priority</source>
        <translation>Bits der Priorität</translation>
    </message>
    <message>
        <source>Drag a boundary between tiers; the weights follow. With the keyboard: Up and Down choose a boundary, Left and Right move it.</source>
        <translation>Eine Grenze zwischen Stufen ziehen; die Gewichte folgen. Mit der Tastatur: Auf und Ab wählen eine Grenze, Links und Rechts verschieben sie.</translation>
    </message>
    <message>
        <source>%1: bits %2 to %3, %4</source>
        <translation>%1: Bits %2 bis %3, %4</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Breadcrumb</name>
    <message>
        <source>Shown part of the tree</source>
        <translation>Gezeigter Teil des Baums</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Captions</name>
    <message>
        <source>opened file</source>
        <translation>geöffnete Datei</translation>
    </message>
    <message>
        <source>input file</source>
        <translation>Eingabedatei</translation>
    </message>
    <message>
        <source>input file %1</source>
        <translation>Eingabedatei %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChangeModel</name>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>account above</source>
        <translation>Account darüber</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>usage, TRES-h</source>
        <translation>Nutzung, TRES-h</translation>
    </message>
    <message>
        <source>waiting jobs</source>
        <translation>wartende Jobs</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>not possible alone: %1</source>
        <translation>allein nicht möglich: %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1, with %2 below</source>
        <translation>%1, mit %2 darunter</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 up, %2 down</source>
        <translation>%1 auf, %2 ab</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes together</source>
        <translation>%1 Änderungen zusammen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Users that stand higher or lower than in the baseline</source>
        <translation>Benutzer, die höher oder tiefer stehen als im Ausgangsstand</translation>
    </message>
    <message>
        <source>Takes this change back and keeps the others</source>
        <translation>Nimmt diese Änderung zurück und behält die anderen</translation>
    </message>
    <message>
        <source>Users that this change alone moves up and down under %1</source>
        <translation>Benutzer, die diese Änderung allein unter %1 auf und ab bewegt</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>As the baseline has it</source>
        <translation>Wie im Ausgangsstand</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>As the scenario has it</source>
        <translation>Wie im Szenario</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Who passes whom when only this is changed in the baseline</source>
        <translation>Wer wen überholt, wenn im Ausgangsstand nur dies geändert wird</translation>
    </message>
    <message>
        <source>Effect of this change alone</source>
        <translation>Wirkung dieser Änderung allein</translation>
    </message>
    <message>
        <source>Gives this value back as the baseline has it, as one step that can be undone</source>
        <translation>Gibt diesem Wert den Ausgangsstand zurück, als ein Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Job priority</source>
        <translation>Job-Priorität</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>The account, user, group or section that differs from the baseline</source>
        <translation>Der Account, der Benutzer, die Gruppe oder der Abschnitt mit einer Abweichung vom Ausgangsstand</translation>
    </message>
    <message>
        <source>What differs: shares, usage, place, name, waiting jobs, options, or a setting as its file calls it</source>
        <translation>Was abweicht: Anteile, Nutzung, Platz, Name, wartende Jobs, Optionen oder eine Einstellung, wie ihre Datei sie nennt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChangeResults</name>
    <message>
        <source>Revert %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>new %1</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>place of %1</source>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>shares of %1</source>
        <translation>Anteile von %1</translation>
    </message>
    <message>
        <source>usage of %1</source>
        <translation>Nutzung von %1</translation>
    </message>
    <message>
        <source>waiting jobs of %1</source>
        <translation>wartende Jobs von %1</translation>
    </message>
    <message>
        <source>options of %1</source>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>partition of %1</source>
        <translation>Partition von %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChangesPanel</name>
    <message>
        <source>Changes since the baseline</source>
        <translation>Änderungen seit dem Ausgangsstand</translation>
    </message>
    <message>
        <source>All changes together</source>
        <translation>Alle Änderungen zusammen</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Kein Szenario ist geöffnet.</translation>
    </message>
    <message>
        <source>Nothing differs from the baseline.</source>
        <translation>Nichts weicht vom Ausgangsstand ab.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChartsPage</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>no account of the chart is current</source>
        <translation>kein Account des Diagramms ist aktuell</translation>
    </message>
    <message>
        <source>the whole tree is drawn already</source>
        <translation>der ganze Baum ist schon gezeichnet</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ClassEditor</name>
    <message>
        <source>Add class</source>
        <translation>Klasse hinzufügen</translation>
    </message>
    <message>
        <source>Tell another class of jobs apart</source>
        <translation>Eine weitere Klasse von Jobs unterscheiden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Attribute of class %1</source>
        <translation>Attribut der Klasse %1</translation>
    </message>
    <message>
        <source>Value of class %1</source>
        <translation>Wert der Klasse %1</translation>
    </message>
    <message>
        <source>How much the work of such a job is worth, beside 1 of others</source>
        <translation>Wie viel die Arbeit eines solchen Jobs wert ist, neben 1 bei anderen</translation>
    </message>
    <message>
        <source>Coefficient of class %1</source>
        <translation>Faktor der Klasse %1</translation>
    </message>
    <message>
        <source>Remove class %1</source>
        <translation>Klasse %1 entfernen</translation>
    </message>
    <message>
        <source>Remove this class</source>
        <translation>Diese Klasse entfernen</translation>
    </message>
    <message>
        <source>Match class %1 by another attribute</source>
        <translation>Klasse %1 an einem anderen Attribut erkennen</translation>
    </message>
    <message>
        <source>Match class %1 by %2</source>
        <translation>Klasse %1 an %2 erkennen</translation>
    </message>
    <message>
        <source>Set the coefficient of class %1</source>
        <translation>Faktor der Klasse %1 setzen</translation>
    </message>
    <message>
        <source>Add a class of jobs</source>
        <translation>Eine Klasse von Jobs hinzufügen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::CommandStates</name>
    <message>
        <source>no row was found</source>
        <translation>keine Zeile wurde gefunden</translation>
    </message>
    <message>
        <source>everything is saved</source>
        <translation>alles ist gespeichert</translation>
    </message>
    <message>
        <source>it was read from no file</source>
        <translation>es wurde aus keiner Datei gelesen</translation>
    </message>
    <message>
        <source>no chart has the keyboard</source>
        <translation>kein Diagramm hat die Tastatur</translation>
    </message>
    <message>
        <source>the tree is not shown</source>
        <translation>der Baum wird nicht gezeigt</translation>
    </message>
    <message>
        <source>nothing was cut or copied</source>
        <translation>nichts wurde ausgeschnitten oder kopiert</translation>
    </message>
    <message>
        <source>no row is selected</source>
        <translation>keine Zeile ist ausgewählt</translation>
    </message>
    <message>
        <source>this does not apply to the root</source>
        <translation>das gilt nicht für die Wurzel</translation>
    </message>
    <message>
        <source>only users have partitions</source>
        <translation>nur Benutzer haben Partitionen</translation>
    </message>
    <message>
        <source>the root has no shares of its own</source>
        <translation>die Wurzel hat keine eigenen Anteile</translation>
    </message>
    <message>
        <source>it is as the baseline has it</source>
        <translation>es ist so, wie der Ausgangsstand es hat</translation>
    </message>
    <message>
        <source>it was not saved since it was opened</source>
        <translation>es wurde seit dem Öffnen nicht gespeichert</translation>
    </message>
    <message>
        <source>no surface is shown</source>
        <translation>es ist keine Fläche zu sehen</translation>
    </message>
    <message>
        <source>the groups of the pool are not shown</source>
        <translation>die Gruppen des Pools werden nicht gezeigt</translation>
    </message>
    <message>
        <source>no fairshare algorithm divides the pool</source>
        <translation>kein Fairshare-Algorithmus teilt den Pool auf</translation>
    </message>
    <message>
        <source>the simulation says itself what orders its jobs</source>
        <translation>die Simulation sagt selbst, was ihre Jobs ordnet</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::CompareCharts</name>
    <message>
        <source>Spread of factors</source>
        <translation>Streuung der Faktoren</translation>
    </message>
    <message>
        <source>Ranks across algorithms</source>
        <translation>Ränge über die Algorithmen</translation>
    </message>
    <message>
        <source>Line per</source>
        <translation>Linie je</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>top account</source>
        <translation>oberster Account</translation>
    </message>
    <message>
        <source>A line for each user, or for the mean rank of the users of an account</source>
        <translation>Eine Linie je Benutzer, oder für den mittleren Rang der Benutzer eines Accounts</translation>
    </message>
    <message>
        <source>Agreement of algorithms</source>
        <translation>Übereinstimmung der Algorithmen</translation>
    </message>
    <message>
        <source>Collisions in the integer priority</source>
        <translation>Kollisionen in der ganzzahligen Priorität</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::CompareLayout</name>
    <message>
        <source>Gains and losses</source>
        <translation>Gewinn und Verlust</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Faktoren</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ComparePage</name>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>What ranks are compared with: the baseline, or another algorithm</source>
        <translation>Womit Ränge verglichen werden: der Ausgangsstand oder ein anderer Algorithmus</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Zusammengefasst nach</translation>
    </message>
    <message>
        <source>top account</source>
        <translation>oberster Account</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>What users are gathered by</source>
        <translation>Wonach Benutzer zusammengefasst sind</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Shown under the algorithm</source>
        <translation>Gezeigt unter dem Algorithmus</translation>
    </message>
    <message>
        <source>under</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>opened file</source>
        <translation>geöffnete Datei</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>All algorithms for the tree that is shown, or all variants of the scenario</source>
        <translation>Alle Algorithmen für den gezeigten Baum, oder alle Varianten des Szenarios</translation>
    </message>
    <message>
        <source>algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ComparisonHeader</name>
    <message>
        <source>lose</source>
        <translation>verlieren</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gewinnen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ComparisonModel</name>
    <message>
        <source>Click to sort.</source>
        <translation>Klicken ordnet.</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>%1 up, %2 down, %3 same</source>
        <translation>%1 auf, %2 ab, %3 gleich</translation>
    </message>
    <message>
        <source>1 user</source>
        <translation>1 Benutzer</translation>
    </message>
    <message>
        <source>%1 users</source>
        <translation>%1 Benutzer</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>der Ausgangsstand</translation>
    </message>
    <message>
        <source>Under %1 against %2: %3 ranks together, %4 on average</source>
        <translation>Unter %1 gegenüber %2: zusammen %3 Ränge, im Mittel %4</translation>
    </message>
    <message>
        <source>Rank %1 of %2 under %3</source>
        <translation>Rang %1 von %2 unter %3</translation>
    </message>
    <message>
        <source>%1 − %2 = %3</source>
        <translation>%1 − %2 = %3</translation>
    </message>
    <message>
        <source>Rank %1 under %2: a move of %3</source>
        <translation>Rang %1 unter %2: Bewegung um %3</translation>
    </message>
    <message>
        <source>Rank %1 in the baseline: a move of %2</source>
        <translation>Rang %1 im Ausgangsstand: Bewegung um %2</translation>
    </message>
    <message>
        <source>New: the baseline has no such user</source>
        <translation>Neu: Der Ausgangsstand hat diesen Benutzer nicht</translation>
    </message>
    <message>
        <source>Factor %1</source>
        <translation>Faktor %1</translation>
    </message>
    <message>
        <source>nan: 0 was divided by 0 on the way to it</source>
        <translation>nan: unterwegs wurde 0 durch 0 geteilt</translation>
    </message>
    <message>
        <source>Cause: %1</source>
        <translation>Ursache: %1</translation>
    </message>
    <message>
        <source>Differs from the baseline by itself</source>
        <translation>Weicht selbst vom Ausgangsstand ab</translation>
    </message>
    <message>
        <source>Gone: only the baseline has this user</source>
        <translation>Weggefallen: Nur der Ausgangsstand hat diesen Benutzer</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the baseline under %3</source>
        <translation>Rang %1 von %2 im Ausgangsstand unter %3</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weggefallen</translation>
    </message>
    <message>
        <source>%1, %2 gone</source>
        <translation>%1, %2 weggefallen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ComparisonResults</name>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ComparisonTable</name>
    <message>
        <source>Who gains and who loses</source>
        <translation>Wer gewinnt und wer verliert</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::CountingLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::DockLayout</name>
    <message>
        <source>Algorithm that is explained</source>
        <translation>Erklärter Algorithmus</translation>
    </message>
    <message>
        <source>The algorithm that the inspector and the answer line speak of</source>
        <translation>Der Algorithmus, von dem Inspektor und Antwortzeile sprechen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Document</name>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>the start of the history</source>
        <translation>dem Beginn des Verlaufs</translation>
    </message>
    <message>
        <source>the state after “%1”</source>
        <translation>dem Stand nach „%1“</translation>
    </message>
    <message>
        <source>the saved state</source>
        <translation>dem gespeicherten Stand</translation>
    </message>
    <message>
        <source>the file before saving</source>
        <translation>der Datei vor dem Speichern</translation>
    </message>
    <message>
        <source>Name files from the new folder</source>
        <translation>Dateien vom neuen Ordner aus nennen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::DropArea</name>
    <message>
        <source>Drop files here. Two files are combined: tree from the first, usage from the second.</source>
        <translation>Dateien hier ablegen. Zwei Dateien werden verbunden: der Baum aus der ersten, die Nutzung aus der zweiten.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::EditBand</name>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>What the edit does</source>
        <translation>Was die Änderung bewirkt</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>Was nicht passt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ExplanationPanel</name>
    <message>
        <source>E&amp;xplain</source>
        <translation>&amp;Erklären</translation>
    </message>
    <message>
        <source>a&amp;gainst</source>
        <translation>&amp;gegen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Against which user</source>
        <translation>Gegen welchen Benutzer</translation>
    </message>
    <message>
        <source>Figures level by level</source>
        <translation>Werte Ebene für Ebene</translation>
    </message>
    <message>
        <source>Words, bucket by bucket</source>
        <translation>Wörter, Bucket für Bucket</translation>
    </message>
    <message>
        <source>With the numbers put in</source>
        <translation>Mit eingesetzten Zahlen</translation>
    </message>
    <message>
        <source>The way of the ranking</source>
        <translation>Der Weg der Rangfolge</translation>
    </message>
    <message>
        <source>Word of %1</source>
        <translation>Wort von %1</translation>
    </message>
    <message>
        <source>%1 levels in the middle are left out</source>
        <translation>%1 Ebenen in der Mitte sind ausgelassen</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Hinweis: %1.</translation>
    </message>
    <message>
        <source>… and %1 more notes.</source>
        <translation>… und %1 weitere Hinweise.</translation>
    </message>
    <message>
        <source>1 level in the middle is left out</source>
        <translation>1 Ebene in der Mitte ist weggelassen</translation>
    </message>
    <message>
        <source>… and 1 more note.</source>
        <translation>… und 1 weiterer Hinweis.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ExportCommands</name>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>this view has no data to export</source>
        <translation>diese Ansicht hat keine Daten zu exportieren</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>This view: %1</source>
        <translation>Diese Ansicht: %1</translation>
    </message>
    <message>
        <source>the name of a picture ends in %1</source>
        <translation>der Name eines Bildes endet auf %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ExportDialog</name>
    <message>
        <source>Export view</source>
        <translation>Ansicht exportieren</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Daten exportieren</translation>
    </message>
    <message>
        <source>What comes out</source>
        <translation>Was dabei entsteht</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>CSV, comma-separated values</source>
        <translation>CSV, durch Kommas getrennte Werte</translation>
    </message>
    <message>
        <source>TSV, tab-separated values</source>
        <translation>TSV, durch Tabulatoren getrennte Werte</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>as on the screen</source>
        <translation>wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>Breite und Höhe</translation>
    </message>
    <message>
        <source>Width in logical pixels</source>
        <translation>Breite in logischen Pixeln</translation>
    </message>
    <message>
        <source>Height in logical pixels</source>
        <translation>Höhe in logischen Pixeln</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>x as fine</source>
        <translation>-fach so fein</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Feinhei&amp;t</translation>
    </message>
    <message>
        <source>follows the scale</source>
        <translation>folgt der Feinheit</translation>
    </message>
    <message>
        <source>&amp;Dots per inch</source>
        <translation>&amp;Punkte je Zoll</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>anonymous: account-001, user-0001</source>
        <translation>anonym: account-001, user-0001</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Du&amp;rchsuchen …</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <source>The file has no name</source>
        <translation>Die Datei hat keinen Namen</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 ist ein Ordner</translation>
    </message>
    <message>
        <source>The name of a picture ends in %1</source>
        <translation>Der Name eines Bildes endet auf %1</translation>
    </message>
    <message>
        <source>The name of a table ends in .csv or .tsv</source>
        <translation>Der Name einer Tabelle endet auf .csv oder .tsv</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>Den Ordner %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 megapixels</source>
        <translation>%1 × %2 Pixel, %3 Megapixel</translation>
    </message>
    <message>
        <source>%1 × %2 logical pixels, as fine as the paper</source>
        <translation>%1 × %2 logische Pixel, so fein wie das Papier</translation>
    </message>
    <message>
        <source>%1 is replaced</source>
        <translation>%1 wird ersetzt</translation>
    </message>
    <message>
        <source>As on the screen: choose width and height to set them</source>
        <translation>Wie auf dem Bildschirm: „Breite und Höhe“ wählen, um sie einzustellen</translation>
    </message>
    <message>
        <source>Lines and texts have no pixels</source>
        <translation>Linien und Texte haben keine Pixel</translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 ist schon da. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Its size is not known yet</source>
        <translation>Die Größe steht noch nicht fest</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FileCommands</name>
    <message>
        <source>All that can be read (%1)</source>
        <translation>Alles Lesbare (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Ve&amp;rwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>%1 wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Wo ist %1 jetzt?</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>%1 auf der Platte</translation>
    </message>
    <message>
        <source>Reading the baseline %1</source>
        <translation>Der Ausgangsstand %1 wird gelesen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Fairshare scenario (*%1)</source>
        <translation>Fairshare-Szenario (*%1)</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>%1 speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>It is in no file yet; without saving it is lost.</source>
        <translation>Es steht noch in keiner Datei; ohne Speichern geht es verloren.</translation>
    </message>
    <message>
        <source>Replace the changes to %1 by what is on disk?</source>
        <translation>Die Änderungen an %1 durch den Stand auf der Platte ersetzen?</translation>
    </message>
    <message>
        <source>The changes are lost.</source>
        <translation>Die Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>It was compared with %1, which is not kept; now it is compared with the opened file</source>
        <translation>Verglichen wurde mit %1, was nicht aufbewahrt wird; jetzt wird mit der geöffneten Datei verglichen</translation>
    </message>
    <message>
        <source>%1 carries no usage, so all of it is 0; add it with File, Add usage or jobs from file</source>
        <translation>%1 enthält keine Nutzung, daher ist sie überall 0; sie kommt hinzu mit Datei, Nutzung oder Jobs aus Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add usage or jobs from file</source>
        <translation>Nutzung oder Jobs aus Datei hinzufügen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>The tree was edited meanwhile, so the file was not added; add it again</source>
        <translation>Der Baum wurde inzwischen bearbeitet, daher wurde die Datei nicht hinzugefügt; fügen Sie sie noch einmal hinzu</translation>
    </message>
    <message>
        <source>Add from file</source>
        <translation>Aus Datei hinzugefügt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FilmCommands</name>
    <message>
        <source>Import jobs</source>
        <translation>Jobs importieren</translation>
    </message>
    <message>
        <source>Logs of jobs (*.swf *.swf.gz *.csv *.csv.gz *.json *.txt *.gz);;All files (*)</source>
        <translation>Protokolle von Jobs (*.swf *.swf.gz *.csv *.csv.gz *.json *.txt *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import jobs from %1</source>
        <translation>Jobs aus %1 importieren</translation>
    </message>
    <message>
        <source>Generate jobs</source>
        <translation>Jobs erzeugen</translation>
    </message>
    <message>
        <source>this scenario simulates no jobs</source>
        <translation>dieses Szenario simuliert keine Jobs</translation>
    </message>
    <message>
        <source>nothing is being simulated</source>
        <translation>nichts wird gerade simuliert</translation>
    </message>
    <message>
        <source>nothing was simulated yet</source>
        <translation>noch wurde nichts simuliert</translation>
    </message>
    <message>
        <source>the film is not shown</source>
        <translation>der Film wird nicht gezeigt</translation>
    </message>
    <message>
        <source>no moment stands out</source>
        <translation>kein Zeitpunkt sticht hervor</translation>
    </message>
    <message>
        <source>this scenario has no file yet</source>
        <translation>dieses Szenario hat noch keine Datei</translation>
    </message>
    <message>
        <source>they are beside the scenario&apos;s file already</source>
        <translation>sie liegen schon neben der Datei des Szenarios</translation>
    </message>
    <message>
        <source>they came from a recording, which keeps them</source>
        <translation>sie kommen aus einer Aufzeichnung, die sie aufbewahrt</translation>
    </message>
    <message>
        <source>another file of the film is still being written</source>
        <translation>eine andere Datei des Films wird noch geschrieben</translation>
    </message>
    <message>
        <source>Cancelled; what was drawn until then stays in %1</source>
        <translation>Abgebrochen; was bis dahin gezeichnet wurde, bleibt in %1</translation>
    </message>
    <message>
        <source>it was opened from a recording</source>
        <translation>sie wurde aus einer Aufzeichnung geöffnet</translation>
    </message>
    <message>
        <source>this run has no sample to look at</source>
        <translation>dieser Lauf hat keine Probe zum Ansehen</translation>
    </message>
    <message>
        <source>the jobs that are asked for were not simulated yet</source>
        <translation>die verlangten Jobs wurden noch nicht simuliert</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FilmControls</name>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Gantt</source>
        <translation>Gantt</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>What of the simulation is drawn</source>
        <translation>Was von der Simulation gezeichnet wird</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Nodes to take P</source>
        <translation>Zu nehmende Knoten P</translation>
    </message>
    <message>
        <source>Take %1 nodes</source>
        <translation>%1 Knoten nehmen</translation>
    </message>
    <message>
        <source>Grace period</source>
        <translation>Gnadenfrist</translation>
    </message>
    <message>
        <source>a grace period is a time such as 60 s, 20 min or 2 h, not &apos;%1&apos;</source>
        <translation>eine Gnadenfrist ist eine Zeit wie 60 s, 20 min oder 2 h, nicht &apos;%1&apos;</translation>
    </message>
    <message>
        <source>Add a grace period of %1</source>
        <translation>Gnadenfrist von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Jobs whose work is worth more or less to PAP+</source>
        <translation>Jobs, deren Arbeit PAP+ mehr oder weniger wert ist</translation>
    </message>
    <message>
        <source>PAP+ classes</source>
        <translation>Klassen für PAP+</translation>
    </message>
    <message>
        <source>The policies that are compared</source>
        <translation>Die verglichenen Regeln</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>a film needs one policy at least</source>
        <translation>ein Film braucht mindestens eine Regel</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>%1 vergleichen</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>How waiting jobs are started; the jobs are simulated anew</source>
        <translation>Wie wartende Jobs beginnen; die Jobs werden neu simuliert</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Schedule by %1</source>
        <translation>Scheduler %1 wählen</translation>
    </message>
    <message>
        <source>Nodes without a job are taken before all others, under every policy</source>
        <translation>Knoten ohne Job werden unter jeder Regel vor allen anderen genommen</translation>
    </message>
    <message>
        <source>Mark what each policy takes, at the cursor and in the table</source>
        <translation>Markieren, was jede Regel nimmt, am Cursor und in der Tabelle</translation>
    </message>
    <message>
        <source>Take idle nodes first</source>
        <translation>Freie Knoten zuerst nehmen</translation>
    </message>
    <message>
        <source>Value idle nodes as others</source>
        <translation>Freie Knoten wie andere bewerten</translation>
    </message>
    <message>
        <source>simulating…</source>
        <translation>wird simuliert …</translation>
    </message>
    <message>
        <source>%1 policies</source>
        <translation>%1 Regeln</translation>
    </message>
    <message>
        <source>Grant a grace period of %1</source>
        <translation>Gnadenfrist von %1 gewähren</translation>
    </message>
    <message>
        <source>What the color of a job tells: whose it is, or how long it waited</source>
        <translation>Was die Farbe eines Jobs sagt: wem er gehört oder wie lange er wartete</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>How many nodes the cluster has; the jobs are simulated anew</source>
        <translation>Wie viele Knoten der Cluster hat; die Jobs werden neu simuliert</translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation>Knoten des Clusters</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Simulate a cluster of %1 nodes</source>
        <translation>Einen Cluster von %1 Knoten simulieren</translation>
    </message>
    <message>
        <source>Outline taken</source>
        <translation>Entnommene umranden</translation>
    </message>
    <message>
        <source>Idle first</source>
        <translation>Freie zuerst</translation>
    </message>
    <message>
        <source>How many nodes are wanted at every moment; no rerun is needed</source>
        <translation>Wie viele Knoten in jedem Moment gewünscht sind; nichts wird neu simuliert</translation>
    </message>
    <message>
        <source>How long jobs may go on before their nodes are taken; another time can be typed, as 90 s; no rerun is needed</source>
        <translation>Wie lange Jobs weiterlaufen dürfen, bevor ihre Knoten entnommen werden; eine andere Zeit lässt sich eingeben, etwa 90 s; nichts wird neu simuliert</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Genutzte Knoten</translation>
    </message>
    <message>
        <source>a grace period is from 0 to %1 s long, not &apos;%2&apos;</source>
        <translation>eine Gnadenfrist ist 0 bis %1 s lang, nicht &apos;%2&apos;</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FilmExport</name>
    <message>
        <source>Drawing the film</source>
        <translation>Film wird gezeichnet</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Kontaktbogen</translation>
    </message>
    <message>
        <source>Pictures (*.pdf *.png *.svg)</source>
        <translation>Bilder (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>the name of a picture ends in %1</source>
        <translation>der Name eines Bildes endet auf %1</translation>
    </message>
    <message>
        <source>Moments at which the policies differ most</source>
        <translation>Zeitpunkte, zu denen sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Save recording</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Directory (*)</source>
        <translation>Ordner (*)</translation>
    </message>
    <message>
        <source>Recording the run</source>
        <translation>Lauf wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Keeping the results</source>
        <translation>Ergebnisse werden aufbewahrt</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1, SHA-256 %2</translation>
    </message>
    <message>
        <source>another file of the film is still being written; it goes on, and this one was not begun</source>
        <translation>eine andere Datei des Films wird noch geschrieben; das geht weiter, und diese wurde nicht begonnen</translation>
    </message>
    <message>
        <source>The moment at which the policies differ most</source>
        <translation>Der Zeitpunkt, zu dem sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>The moment shown: the policies differ at none</source>
        <translation>Der gezeigte Zeitpunkt: die Regeln unterscheiden sich zu keinem</translation>
    </message>
    <message>
        <source>The moment shown</source>
        <translation>Der gezeigte Zeitpunkt</translation>
    </message>
    <message>
        <source>Encoding the animation</source>
        <translation>Animation wird kodiert</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 pictures written: %2 to %3</source>
        <translation>%1 Bilder geschrieben: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FilmPlayer</name>
    <message>
        <source>Next difference  N</source>
        <translation>Nächster Unterschied  N</translation>
    </message>
    <message>
        <source>Go to the next moment at which the policies differ most (N)</source>
        <translation>Zum nächsten Zeitpunkt gehen, zu dem sich die Regeln am meisten unterscheiden (N)</translation>
    </message>
    <message>
        <source>Triangles: moments where the policies differ most</source>
        <translation>Dreiecke: Zeitpunkte, wo sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>First sample (Home)</source>
        <translation>Erste Probe (Pos1)</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Schritt vor (Rechts)</translation>
    </message>
    <message>
        <source>Last sample (End)</source>
        <translation>Letzte Probe (Ende)</translation>
    </message>
    <message>
        <source>Simulated time that passes in a second (+ and −)</source>
        <translation>Simulierte Zeit, die in einer Sekunde vergeht (+ und −)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>sample %1 of %2</source>
        <translation>Probe %1 von %2</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FilmScrubber</name>
    <message>
        <source>Sample of the film</source>
        <translation>Probe des Films</translation>
    </message>
    <message>
        <source>Triangles: moments at which the policies differ most</source>
        <translation>Dreiecke: Zeitpunkte, zu denen sich die Regeln am meisten unterscheiden</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FilmView</name>
    <message>
        <source>Film of the simulation</source>
        <translation>Film der Simulation</translation>
    </message>
    <message>
        <source>node %1, %2</source>
        <translation>Knoten %1, %2</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FindField</name>
    <message>
        <source>Find accounts and users</source>
        <translation>Accounts und Benutzer suchen</translation>
    </message>
    <message>
        <source>A part of a name, or a pattern with * and ?. The words changed, moved:5 (rank moved by at least 5 places) and lint (warnings) may stand beside it. Return goes to the next hit.</source>
        <translation>Ein Teil eines Namens oder ein Muster mit * und ?. Die Wörter changed (geändert), moved:5 (Rang um mindestens 5 Plätze bewegt) und lint (Warnungen) können daneben stehen. Die Eingabetaste geht zum nächsten Treffer.</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>Nur zeigen</translation>
    </message>
    <message>
        <source>Show only rows that changed, whose rank moved, or with lint warnings</source>
        <translation>Nur Zeilen zeigen, die geändert sind, deren Rang sich bewegt hat oder zu denen es Warnungen gibt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Find or filter</source>
        <translation>Suchen oder filtern</translation>
    </message>
    <message>
        <source>Find or filter   Ctrl+F</source>
        <translation>Suchen oder filtern   Strg+F</translation>
    </message>
    <message>
        <source>Name, changed, moved:5, lint   Ctrl+F</source>
        <translation>Name, changed, moved:5, lint   Strg+F</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FlagsButton</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FlipPanel</name>
    <message>
        <source>%1%2 TRES-h</source>
        <translation>%1%2 TRES-h</translation>
    </message>
    <message>
        <source>Whether waiting helps</source>
        <translation>Ob Warten hilft</translation>
    </message>
    <message>
        <source>Search for the smallest change</source>
        <translation>Die kleinste Änderung suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search for it</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>or wait</source>
        <translation>oder warten</translation>
    </message>
    <message>
        <source>Smallest change that puts %1 first</source>
        <translation>Kleinste Änderung, die %1 nach vorn bringt</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
    <message>
        <source>No single change of shares or usage of the two, or of an account above them, puts %1 first.</source>
        <translation>Keine einzelne Änderung von Anteilen oder Nutzung der beiden oder eines Accounts darüber bringt %1 nach vorn.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>shares of %1</source>
        <translation>Anteile von %1</translation>
    </message>
    <message>
        <source>usage of %1</source>
        <translation>Nutzung von %1</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
    </message>
    <message>
        <source>Make this change: %1</source>
        <translation>Diese Änderung ausführen: %1</translation>
    </message>
    <message>
        <source>Smallest change that turns the order round</source>
        <translation>Kleinste Änderung, die die Reihenfolge umkehrt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FormulaList</name>
    <message>
        <source>Formula of %1</source>
        <translation>Formel von %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FragmentWindow</name>
    <message>
        <source>Fragment for condor_config</source>
        <translation>Fragment für condor_config</translation>
    </message>
    <message>
        <source>Leave &amp;unchanged settings out</source>
        <translation>&amp;Unverändertes weglassen</translation>
    </message>
    <message>
        <source>Surplus flags of the &amp;policy that is shown</source>
        <translation>Überschuss-Schalter der gezeigten &amp;Regel</translation>
    </message>
    <message>
        <source>What the lines do</source>
        <translation>Was die Zeilen tun</translation>
    </message>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
    <message>
        <source>Against %1 nothing differs that HTCondor configures.</source>
        <translation>Gegenüber %1 ist nichts anders, was HTCondor einstellt.</translation>
    </message>
    <message>
        <source>Against %1 one setting of HTCondor differs.</source>
        <translation>Gegenüber %1 ist eine Einstellung von HTCondor anders.</translation>
    </message>
    <message>
        <source>Against %1 %2 settings of HTCondor differ.</source>
        <translation>Gegenüber %1 sind %2 Einstellungen von HTCondor anders.</translation>
    </message>
    <message>
        <source>The lines belong into the configuration of the negotiator&apos;s machine, where condor_reconfig puts them into effect. Nothing is sent to the pool.</source>
        <translation>Die Zeilen gehören in die Konfiguration der Maschine des Negotiators, wo condor_reconfig sie in Kraft setzt. Nichts wird an den Pool geschickt.</translation>
    </message>
    <message>
        <source>this scenario has no group quotas</source>
        <translation>dieses Szenario hat keine Gruppenquoten</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save fragment</source>
        <translation>Fragment speichern</translation>
    </message>
    <message>
        <source>HTCondor configuration (*.config *.conf)</source>
        <translation>HTCondor-Konfiguration (*.config *.conf)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FramesDialog</name>
    <message>
        <source>Export frames</source>
        <translation>Bilder exportieren</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>First sample</source>
        <translation>Erste Probe</translation>
    </message>
    <message>
        <source>Last sample</source>
        <translation>Letzte Probe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation>Nummerierte Bilder (PNG)</translation>
    </message>
    <message>
        <source>The last sample comes before the first.</source>
        <translation>Die letzte Probe kommt vor der ersten.</translation>
    </message>
    <message>
        <source>%1 pictures, %2 s</source>
        <translation>%1 Bilder, %2 s</translation>
    </message>
    <message>
        <source>%1 files, the first of them %2</source>
        <translation>%1 Dateien, die erste davon %2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 pictures, %2 s; %3 has no odd width or height, so they become %4 × %5</source>
        <translation>%1 Bilder, %2 s; %3 kennt keine ungerade Breite oder Höhe, daher werden sie %4 × %5</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::GenerateBand</name>
    <message>
        <source>Peregrine</source>
        <translation>Peregrine</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Saturated</source>
        <translation>Gesättigt</translation>
    </message>
    <message>
        <source>Of the random numbers; the same seed gives the same jobs</source>
        <translation>Der Zufallszahlen; derselbe Startwert ergibt dieselben Jobs</translation>
    </message>
    <message>
        <source>How much of the cluster arriving jobs keep busy; 0 is a backlog: all of them wait from the start</source>
        <translation>Wie viel vom Cluster ankommende Jobs beschäftigen; 0 ist ein Rückstau: Alle warten von Anfang an</translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation>Knoten des Clusters</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>7 275 jobs as a published study of an HPC cluster has them: mostly one node, up to a day.</source>
        <translation>7 275 Jobs, wie eine veröffentlichte Studie eines HPC-Clusters sie hat: meist ein Knoten, bis zu einem Tag.</translation>
    </message>
    <message>
        <source>500 jobs of one node, from half an hour to five and a half hours.</source>
        <translation>500 Jobs mit einem Knoten, von einer halben Stunde bis zu fünfeinhalb Stunden.</translation>
    </message>
    <message>
        <source>8 000 jobs of one node up to a quarter of the cluster, from 5 minutes to 4 hours, as many of each user.</source>
        <translation>8 000 Jobs mit einem Knoten bis zu einem Viertel des Clusters, von 5 Minuten bis zu 4 Stunden, von jedem Benutzer gleich viele.</translation>
    </message>
    <message>
        <source>all at the start</source>
        <translation>alle zu Beginn</translation>
    </message>
    <message>
        <source>usual number</source>
        <translation>übliche Anzahl</translation>
    </message>
    <message>
        <source>How many jobs; 0 is the usual number of the shape, which is told below</source>
        <translation>Wie viele Jobs; 0 ist die übliche Anzahl der Form, die unten steht</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::GroupCommands</name>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>a pool has groups instead of accounts</source>
        <translation>ein Pool hat Gruppen statt Accounts</translation>
    </message>
    <message>
        <source>a pool has groups instead of users</source>
        <translation>ein Pool hat Gruppen statt Benutzern</translation>
    </message>
    <message>
        <source>groups have quotas instead of shares</source>
        <translation>Gruppen haben Quoten statt Anteilen</translation>
    </message>
    <message>
        <source>every group of a pool has a name of its own</source>
        <translation>jede Gruppe eines Pools hat einen eigenen Namen</translation>
    </message>
    <message>
        <source>groups stand in the order in which HTCondor takes them</source>
        <translation>Gruppen stehen in der Reihenfolge, in der HTCondor sie nimmt</translation>
    </message>
    <message>
        <source>this scenario has no group quotas</source>
        <translation>dieses Szenario hat keine Gruppenquoten</translation>
    </message>
    <message>
        <source>no row is selected</source>
        <translation>keine Zeile ist ausgewählt</translation>
    </message>
    <message>
        <source>nothing was cut or copied</source>
        <translation>nichts wurde ausgeschnitten oder kopiert</translation>
    </message>
    <message>
        <source>this does not apply to the root</source>
        <translation>das gilt nicht für die Wurzel</translation>
    </message>
    <message>
        <source>this cell takes nothing</source>
        <translation>diese Zelle nimmt nichts an</translation>
    </message>
    <message>
        <source>it is as the baseline has it</source>
        <translation>es ist so, wie der Ausgangsstand es hat</translation>
    </message>
    <message>
        <source>a group is dragged onto another one, or renamed to its new path</source>
        <translation>eine Gruppe wird auf eine andere gezogen oder auf ihren neuen Pfad umbenannt</translation>
    </message>
    <message>
        <source>Take the selected groups out of the group above them</source>
        <translation>Die gewählten Gruppen aus der Gruppe darüber herausnehmen</translation>
    </message>
    <message>
        <source>Take the selected groups into the group beside them: the one before, else the one after</source>
        <translation>Die gewählten Gruppen in die Gruppe daneben nehmen: die davor, sonst die danach</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::GroupPasteBand</name>
    <message>
        <source>values of 1 group</source>
        <translation>Werte von 1 Gruppe</translation>
    </message>
    <message>
        <source>values of %1 groups</source>
        <translation>Werte von %1 Gruppen</translation>
    </message>
    <message>
        <source>%1 %2 %3 → %4</source>
        <translation>%1 %2 %3 → %4</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::GroupValuesBand</name>
    <message>
        <source>1 group</source>
        <translation>1 Gruppe</translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation>%1 Gruppen</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>Bruchteil</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>0.25, *1.5</source>
        <translation>0.25, *1.5</translation>
    </message>
    <message>
        <source>1000</source>
        <translation>1000</translation>
    </message>
    <message>
        <source>100, *1.5, +10%</source>
        <translation>100, *1.5, +10%</translation>
    </message>
    <message>
        <source>Scale %1 of %2 by %3</source>
        <translation>%1 von %2 mit %3 skalieren</translation>
    </message>
    <message>
        <source>Distribute %1 %2 over %3</source>
        <translation>%1 %2 auf %3 verteilen</translation>
    </message>
    <message>
        <source>Set %1 of %2 to %3</source>
        <translation>%1 von %2 auf %3 setzen</translation>
    </message>
    <message>
        <source>Together now: %1</source>
        <translation>Zusammen jetzt: %1</translation>
    </message>
    <message>
        <source>%1, together now: %2, then: %3</source>
        <translation>%1, zusammen jetzt: %2, dann: %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::HistoryView</name>
    <message>
        <source>History of edits</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>A click goes back to the state after a step, or forward to it</source>
        <translation>Ein Klick geht zum Stand nach einem Schritt zurück oder vor</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::IdleBars</name>
    <message>
        <source>Cores idle while somebody waits</source>
        <translation>Freie Kerne, während jemand wartet</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>%1 of %2 idle</source>
        <translation>%1 von %2 frei</translation>
    </message>
    <message>
        <source>Autoregroup is not counted</source>
        <translation>Autoregroup ist nicht mitgezählt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select an account or a user to edit its values and to see how its figures come about. Select a second user to see why one stands before the other.</source>
        <translation>Einen Account oder Benutzer wählen, um seine Werte zu ändern und zu sehen, wie seine Zahlen zustande kommen. Einen zweiten Benutzer wählen, um zu sehen, warum einer vor dem anderen steht.</translation>
    </message>
    <message>
        <source>&amp;Copy explanation</source>
        <translation>Erklärung &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::JobModel</name>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>Job %1, %2</source>
        <translation>Job %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2, place %3</source>
        <translation>%1: %2, Platz %3</translation>
    </message>
    <message>
        <source>New priority</source>
        <translation>Neue Priorität</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Old priority</source>
        <translation>Alte Priorität</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Old place</source>
        <translation>Alter Platz</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Neuer Platz</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Decides against next</source>
        <translation>Entscheidet gegen den nächsten</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>The scheduler&apos;s number of the job. Click to sort.</source>
        <translation>Die Nummer, die der Scheduler dem Job gab. Klick sortiert.</translation>
    </message>
    <message>
        <source>Whose job it is. Click to sort.</source>
        <translation>Wessen Job es ist. Klick sortiert.</translation>
    </message>
    <message>
        <source>The account that it runs under. Click to sort.</source>
        <translation>Der Account, unter dem er läuft. Klick sortiert.</translation>
    </message>
    <message>
        <source>How long the job has gathered age, in days. Click to sort.</source>
        <translation>Wie lange der Job schon Alter sammelt, in Tagen. Klick sortiert.</translation>
    </message>
    <message>
        <source>Fairshare factor of the job&apos;s association, 0 to 1, higher is served first. Click to sort.</source>
        <translation>Fairshare-Faktor der Assoziation des Jobs, 0 bis 1, höhere sind früher dran. Klick sortiert.</translation>
    </message>
    <message>
        <source>Place in the queue under the old weights, 1 is first. Click to sort.</source>
        <translation>Platz in der Warteschlange unter den alten Gewichten, 1 ist der erste. Klick sortiert.</translation>
    </message>
    <message>
        <source>Place in the queue under the present weights, 1 is first; equal priorities go by job number. Click to sort.</source>
        <translation>Platz in der Warteschlange unter den jetzigen Gewichten, 1 ist der erste; gleiche Prioritäten gehen nach der Jobnummer. Klick sortiert.</translation>
    </message>
    <message>
        <source>Places gained by the change of weights. Click to sort.</source>
        <translation>Plätze, die die Änderung der Gewichte bringt. Klick sortiert.</translation>
    </message>
    <message>
        <source>Multifactor priority under the old weights, 0 to 4294967295. Click to sort.</source>
        <translation>Multifaktor-Priorität unter den alten Gewichten, 0 bis 4294967295. Klick sortiert.</translation>
    </message>
    <message>
        <source>Multifactor priority under the present weights, 0 to 4294967295. Click to sort.</source>
        <translation>Multifaktor-Priorität unter den jetzigen Gewichten, 0 bis 4294967295. Klick sortiert.</translation>
    </message>
    <message>
        <source>The term with the largest lead over the job that stands next in the queue. Click to sort.</source>
        <translation>Der Term mit dem größten Vorsprung vor dem Job, der als nächster in der Warteschlange steht. Klick sortiert.</translation>
    </message>
    <message>
        <source>Share of each term in the priority: old above new.</source>
        <translation>Anteil jedes Terms an der Priorität: alt über neu.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::JobTable</name>
    <message>
        <source>Jobs of the queue</source>
        <translation>Jobs der Warteschlange</translation>
    </message>
    <message>
        <source>There are no jobs. File, Add usage or jobs from file takes what squeue, sprio or sacct print; File, Make up jobs invents a queue of the tree&apos;s users.</source>
        <translation>Es gibt keine Jobs. Datei, Nutzung oder Jobs aus Datei hinzufügen nimmt, was squeue, sprio oder sacct ausgeben; Datei, Jobs erfinden denkt sich eine Warteschlange der Benutzer des Baums aus.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Layouts</name>
    <message>
        <source>&amp;Remove layout</source>
        <translation>Anordnung &amp;entfernen</translation>
    </message>
    <message>
        <source>Arrange docks and views as they were kept under this name</source>
        <translation>Felder und Ansichten so anordnen, wie unter diesem Namen gemerkt</translation>
    </message>
    <message>
        <source>Forget this layout</source>
        <translation>Diese Anordnung vergessen</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Anordnung %1</translation>
    </message>
    <message>
        <source>&amp;Name of this layout</source>
        <translation>&amp;Name dieser Anordnung</translation>
    </message>
    <message>
        <source>no layout was saved</source>
        <translation>keine Anordnung wurde gespeichert</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LintModel</name>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What looks odd</source>
        <translation>Was auffällt</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>The account or user that the finding is about; the first of several</source>
        <translation>Der Account oder Benutzer, um den es geht; der erste von mehreren</translation>
    </message>
    <message>
        <source>A value that is rarely meant; a warning changes what users get</source>
        <translation>Ein Wert, der selten so gemeint ist; eine Warnung ändert, was Benutzer bekommen</translation>
    </message>
    <message>
        <source>What would settle it; nothing is changed by itself</source>
        <translation>Was es beheben würde; von selbst ändert sich nichts</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LintPanel</name>
    <message>
        <source>Lint findings</source>
        <translation>Befunde der Prüfung</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Kein Szenario ist geöffnet.</translation>
    </message>
    <message>
        <source>Looking for what is odd …</source>
        <translation>Auffälliges wird gesucht …</translation>
    </message>
    <message>
        <source>Nothing looks odd in this tree.</source>
        <translation>In diesem Baum fällt nichts auf.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LoadingBand</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What is being done</source>
        <translation>Was gerade geschieht</translation>
    </message>
    <message>
        <source>Progress of opening</source>
        <translation>Fortschritt des Öffnens</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LowerDock</name>
    <message>
        <source>Changes, lint and history</source>
        <translation>Änderungen, Prüfung und Verlauf</translation>
    </message>
    <message>
        <source>Ctrl+Backspace reverts the selected change</source>
        <translation>Strg+Rücktaste nimmt die gewählte Änderung zurück</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Lint</source>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MainWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fairshare Explorer</source>
        <translation>Fairshare Explorer</translation>
    </message>
    <message>
        <source>%1[*] — Fairshare Explorer</source>
        <translation>%1[*] — Fairshare Explorer</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>The language changes when the program starts again</source>
        <translation>Die Sprache wechselt beim nächsten Start des Programms</translation>
    </message>
    <message>
        <source>no file was opened before</source>
        <translation>noch keine Datei wurde geöffnet</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MessageBand</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>Einzelheiten der Meldung</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>%1 (and 1 more remark)</source>
        <translation>%1 (und 1 weitere Bemerkung)</translation>
    </message>
    <message>
        <source>%1 (and %2 more remarks)</source>
        <translation>%1 (und %2 weitere Bemerkungen)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MomentModel</name>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, genommen</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, behalten</translation>
    </message>
    <message>
        <source>RND</source>
        <translation>RND</translation>
    </message>
    <message>
        <source>%1: value from 0, taken first, to 1. %2</source>
        <translation>%1: Wert von 0, zuerst genommen, bis 1. %2</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Läuft seit</translation>
    </message>
    <message>
        <source>Number of the node, from 0</source>
        <translation>Nummer des Knotens, ab 0</translation>
    </message>
    <message>
        <source>The job that holds the node</source>
        <translation>Der Job, der den Knoten hält</translation>
    </message>
    <message>
        <source>Nodes that the job holds</source>
        <translation>Knoten, die der Job hält</translation>
    </message>
    <message>
        <source>Time since the job started</source>
        <translation>Zeit seit dem Beginn des Jobs</translation>
    </message>
    <message>
        <source>away</source>
        <translation>entnommen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MomentPanel</name>
    <message>
        <source>This moment</source>
        <translation>Dieser Zeitpunkt</translation>
    </message>
    <message>
        <source>Reasons of the selected node</source>
        <translation>Gründe des ausgewählten Knotens</translation>
    </message>
    <message>
        <source>1 busy node</source>
        <translation>1 belegter Knoten</translation>
    </message>
    <message>
        <source>%1 busy nodes</source>
        <translation>%1 belegte Knoten</translation>
    </message>
    <message>
        <source>%1, %2 to take</source>
        <translation>%1, %2 zu nehmen</translation>
    </message>
    <message>
        <source>Select a node to see why each policy takes or keeps it.</source>
        <translation>Einen Knoten auswählen, um zu sehen, warum jede Regel ihn nimmt oder behält.</translation>
    </message>
    <message>
        <source>, %1 away</source>
        <translation>, %1 entnommen</translation>
    </message>
    <message>
        <source>The run has no sample, so that no policy takes a node.</source>
        <translation>Der Lauf hat keine Probe, sodass keine Regel einen Knoten nimmt.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MomentSums</name>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>jobs killed</source>
        <translation>abgebrochene Jobs</translation>
    </message>
    <message>
        <source>node-h lost now</source>
        <translation>Knoten-h verloren</translation>
    </message>
    <message>
        <source>of it by classes</source>
        <translation>davon der Klassen</translation>
    </message>
    <message>
        <source>node-h over samples</source>
        <translation>Knoten-h, alle Proben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MomentTable</name>
    <message>
        <source>Nodes at this moment</source>
        <translation>Knoten zu diesem Zeitpunkt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::NameBand</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Use &amp;name</source>
        <translation>Namen ver&amp;wenden</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::NodePanel</name>
    <message>
        <source>What is edited</source>
        <translation>Was geändert wird</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Warum es abgelehnt wurde</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Raw shares among siblings: a number, parent, or a change such as *1.5 or +10%</source>
        <translation>Rohanteile unter Geschwistern: eine Zahl, parent, oder eine Veränderung wie *1.5 oder +10%</translation>
    </message>
    <message>
        <source>Shares, by sliding</source>
        <translation>Anteile, mit dem Schieber</translation>
    </message>
    <message>
        <source>Sets the shares; every figure follows while it is dragged</source>
        <translation>Setzt die Anteile; alle Werte folgen beim Ziehen</translation>
    </message>
    <message>
        <source>Usage in TRES-seconds</source>
        <translation>Nutzung in TRES-Sekunden</translation>
    </message>
    <message>
        <source>Own decayed usage in TRES-seconds: a number, one with a unit such as 2h, or a change such as +10%</source>
        <translation>Eigene verfallene Nutzung in TRES-Sekunden: eine Zahl, eine mit Einheit wie 2h, oder eine Veränderung wie +10%</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>N&amp;utzung</translation>
    </message>
    <message>
        <source>%1 rows are selected: an edit is made on all of them.</source>
        <translation>%1 Zeilen sind gewählt: Eine Änderung gilt für alle.</translation>
    </message>
    <message>
        <source>The usage is the account&apos;s own, as deleted users leave it.</source>
        <translation>Die Nutzung ist die eigene des Accounts, wie gelöschte Benutzer sie hinterlassen.</translation>
    </message>
    <message>
        <source>from 0 to %1</source>
        <translation>von 0 bis %1</translation>
    </message>
    <message>
        <source>TRES-s = %1 TRES-h</source>
        <translation>TRES-s = %1 TRES-h</translation>
    </message>
    <message>
        <source>TRES-s</source>
        <translation>TRES-s</translation>
    </message>
    <message>
        <source>&amp;Shares</source>
        <translation>A&amp;nteile</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::PasteBand</name>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>1 line, which changes nothing</source>
        <translation>1 Zeile, die nichts ändert</translation>
    </message>
    <message>
        <source>%1 lines, which change nothing</source>
        <translation>%1 Zeilen, die nichts ändern</translation>
    </message>
    <message>
        <source>1 line changes the %1: %2</source>
        <translation>1 Zeile ändert %1: %2</translation>
    </message>
    <message>
        <source>%1 lines change the %2: %3</source>
        <translation>%1 Zeilen ändern %2: %3</translation>
    </message>
    <message>
        <source>; 1 column is computed here and passed over</source>
        <translation>; 1 Spalte wird hier berechnet und übergangen</translation>
    </message>
    <message>
        <source>; %1 columns are computed here and passed over</source>
        <translation>; %1 Spalten werden hier berechnet und übergangen</translation>
    </message>
    <message>
        <source>; 1 line does not fit and is left out</source>
        <translation>; 1 Zeile passt nicht und bleibt weg</translation>
    </message>
    <message>
        <source>; %1 lines do not fit and are left out</source>
        <translation>; %1 Zeilen passen nicht und bleiben weg</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QueueDialog</name>
    <message>
        <source>Made-up jobs</source>
        <translation>Erfundene Jobs</translation>
    </message>
    <message>
        <source>Jobs of the users of the open tree, waiting in a queue, in place of the jobs that there are. The same numbers give the same jobs everywhere.</source>
        <translation>Jobs der Benutzer des geöffneten Baums, die in einer Warteschlange warten, an Stelle der vorhandenen Jobs. Dieselben Zahlen ergeben überall dieselben Jobs.</translation>
    </message>
    <message>
        <source>What became of the jobs</source>
        <translation>Was aus den Jobs wurde</translation>
    </message>
    <message>
        <source>Ma&amp;ke jobs</source>
        <translation>Jobs &amp;erfinden</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>How many jobs wait</source>
        <translation>Wie viele Jobs warten</translation>
    </message>
    <message>
        <source>Of the random numbers; the same seed gives the same jobs</source>
        <translation>Der Zufallszahlen; derselbe Startwert ergibt dieselben Jobs</translation>
    </message>
    <message>
        <source>0: all users have as many jobs; 1: the user number n of a random order has jobs in proportion to 1/n; 2 and 3: to its square and cube</source>
        <translation>0: Alle Benutzer haben gleich viele Jobs; 1: Der Benutzer Nummer n einer zufälligen Reihenfolge hat Jobs im Verhältnis 1/n; 2 und 3: zu dessen Quadrat und dritter Potenz</translation>
    </message>
    <message>
        <source>How long the oldest job waits; short waits are more frequent</source>
        <translation>Wie lange der älteste Job wartet; kurze Wartezeiten sind häufiger</translation>
    </message>
    <message>
        <source>Part of the jobs that the user with the largest usage has waiting for at least half of the longest wait</source>
        <translation>Teil der Jobs, die dem Benutzer mit der größten Nutzung gehören und mindestens die Hälfte der längsten Wartezeit warten</translation>
    </message>
    <message>
        <source>Part of the jobs with a QOS above the others</source>
        <translation>Teil der Jobs mit einer QOS über den anderen</translation>
    </message>
    <message>
        <source>Part of the other jobs with a QOS below the others</source>
        <translation>Teil der anderen Jobs mit einer QOS unter den anderen</translation>
    </message>
    <message>
        <source>Part of the jobs that ask for gres/gpu</source>
        <translation>Teil der Jobs, die gres/gpu verlangen</translation>
    </message>
    <message>
        <source>Jobs take up to a quarter of them</source>
        <translation>Jobs nehmen bis zu einem Viertel davon</translation>
    </message>
    <message>
        <source>Small jobs take one of them</source>
        <translation>Kleine Jobs nehmen eine davon</translation>
    </message>
    <message>
        <source>Without any weight all jobs have the priority 1</source>
        <translation>Ohne jedes Gewicht haben alle Jobs die Priorität 1</translation>
    </message>
    <message>
        <source>%1 made-up jobs, seed %2</source>
        <translation>%1 erfundene Jobs, Startwert %2</translation>
    </message>
    <message>
        <source>%1. Undo brings the jobs of before back.</source>
        <translation>%1. Rückgängig bringt die Jobs von vorher zurück.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Unevenness</source>
        <translation>Ungleichheit</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Längste Wartezeit</translation>
    </message>
    <message>
        <source>Old jobs of the heaviest user</source>
        <translation>Alte Jobs des größten Verbrauchers</translation>
    </message>
    <message>
        <source>With priority access</source>
        <translation>Mit Vorrang</translation>
    </message>
    <message>
        <source>Stand by</source>
        <translation>Im Hintergrund</translation>
    </message>
    <message>
        <source>With GPUs</source>
        <translation>Mit GPUs</translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation>Knoten des Clusters</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>CPUs eines Knotens</translation>
    </message>
    <message>
        <source>Set weights too: fairshare %1, QOS %2, age and partition %3, job size %4</source>
        <translation>Auch Gewichte setzen: Fairshare %1, QOS %2, Alter und Partition %3, Jobgröße %4</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaControls</name>
    <message>
        <source>Oversubscription counts quotas twice: groups may be allocated more than the pool has, and who negotiates first wins.</source>
        <translation>Überbuchung zählt Quoten doppelt: Gruppen kann mehr zugeteilt werden, als der Pool hat, und wer zuerst verhandelt, gewinnt.</translation>
    </message>
    <message>
        <source>Slot weight of the whole pool, in cores</source>
        <translation>Slot-Gewicht des ganzen Pools, in Kernen</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Which groups accept surplus in the columns at the right and in the picture</source>
        <translation>Welche Gruppen in den Spalten rechts und im Bild Überschuss annehmen</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>code (both)</source>
        <translation>Programm (beide)</translation>
    </message>
    <message>
        <source>Both passes, as the program of the balancer runs</source>
        <translation>Beide Durchgänge, wie das Programm des Ausgleichs sie macht</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>Folien</translation>
    </message>
    <message>
        <source>The first pass only, as it was presented</source>
        <translation>Nur der erste Durchgang, wie er vorgestellt wurde</translation>
    </message>
    <message>
        <source>Which passes of the balancer run</source>
        <translation>Welche Durchgänge des Ausgleichs laufen</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>Groups keep quotas that exceed their parent&apos;s. HTCondor comes with this on</source>
        <translation>Gruppen behalten Quoten, die die obere übersteigen. HTCondor liefert dies eingeschaltet</translation>
    </message>
    <message>
        <source>Weighted slots</source>
        <translation>Gewichtete Slots</translation>
    </message>
    <message>
        <source>Slots count by their cores; otherwise each is one, and none is divided</source>
        <translation>Slots zählen nach ihren Kernen; sonst ist jeder einer, und keiner wird geteilt</translation>
    </message>
    <message>
        <source>Set the pool to %1 cores</source>
        <translation>Pool auf %1 Kerne setzen</translation>
    </message>
    <message>
        <source>Change options of the pool</source>
        <translation>Optionen des Pools ändern</translation>
    </message>
    <message>
        <source>Pool (cores)</source>
        <translation>Pool (Kerne)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>0 to 1 of what static groups beside it leave</source>
        <translation>0 bis 1 dessen, was feste Gruppen neben ihr lassen</translation>
    </message>
    <message>
        <source>with a dot the whole path, to which the group moves</source>
        <translation>mit Punkt der ganze Pfad, zu dem die Gruppe umzieht</translation>
    </message>
    <message>
        <source>cores, which make the dynamic quota a static one</source>
        <translation>Kerne, die aus der dynamischen Quote eine feste machen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaModel</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, group, level %2</source>
        <translation>%1, Gruppe, Ebene %2</translation>
    </message>
    <message>
        <source>%1, group, level %2, expanded</source>
        <translation>%1, Gruppe, Ebene %2, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, group, level %2, collapsed</source>
        <translation>%1, Gruppe, Ebene %2, zugeklappt</translation>
    </message>
    <message>
        <source>It is not in the baseline.</source>
        <translation>Sie ist nicht in der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>The baseline has %1.</source>
        <translation>Die Vergleichsbasis hat %1.</translation>
    </message>
    <message>
        <source>It is usage + demand × weight, and follows them.</source>
        <translation>Sie ist Nutzung + Nachfrage × Gewicht und folgt ihnen.</translation>
    </message>
    <message>
        <source>It is not usage + demand × weight, so an edit of these leaves it.</source>
        <translation>Sie ist nicht Nutzung + Nachfrage × Gewicht, also lässt eine Änderung dieser Werte sie stehen.</translation>
    </message>
    <message>
        <source>Set %1 of %2 to %3</source>
        <translation>%1 von %2 auf %3 setzen</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>%1 von %2 setzen</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Eine Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation>%1 Gruppen</translation>
    </message>
    <message>
        <source>The baseline has a dynamic quota, %1 of what static groups beside it leave.</source>
        <translation>Die Basis hat eine dynamische Quote, %1 von dem, was feste Gruppen daneben lassen.</translation>
    </message>
    <message>
        <source>The baseline has a static quota of %1 cores.</source>
        <translation>Die Basis hat eine feste Quote von %1 Kernen.</translation>
    </message>
    <message>
        <source>%1 groups have dynamic quotas now, fractions instead of cores</source>
        <translation>%1 Gruppen haben jetzt dynamische Quoten, Anteile statt Kerne</translation>
    </message>
    <message>
        <source>%1 groups have static quotas now, cores instead of fractions</source>
        <translation>%1 Gruppen haben jetzt feste Quoten, Kerne statt Anteile</translation>
    </message>
    <message>
        <source>%1 has a dynamic quota now: %2 of what static groups beside it leave instead of %3 cores</source>
        <translation>%1 hat jetzt eine dynamische Quote: %2 von dem, was feste Gruppen daneben lassen, statt %3 Kerne</translation>
    </message>
    <message>
        <source>%1 has a static quota now: %2 cores instead of %3 of what static groups beside it leave</source>
        <translation>%1 hat jetzt eine feste Quote: %2 Kerne statt %3 von dem, was feste Gruppen daneben lassen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>%1, own %2</source>
        <translation>%1, eigene %2</translation>
    </message>
    <message>
        <source>%1 with the groups below it, %2 of them its own.</source>
        <translation>%1 mit den Gruppen darunter, davon %2 eigene.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaPage</name>
    <message>
        <source>Where each core goes</source>
        <translation>Wohin jeder Kern geht</translation>
    </message>
    <message>
        <source>This scenario has no group quotas. Open a condor_config, a table of groups or a scenario that has them.</source>
        <translation>Dieses Szenario hat keine Gruppenquoten. Öffnen Sie eine condor_config, eine Tabelle von Gruppen oder ein Szenario, das sie hat.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Allocation, step by step</source>
        <translation>Zuteilung, Schritt für Schritt</translation>
    </message>
    <message>
        <source>A day of demand</source>
        <translation>Ein Tag Nachfrage</translation>
    </message>
    <message>
        <source>This scenario has no group quotas.</source>
        <translation>Dieses Szenario hat keine Gruppenquoten.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Submitters</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>%1 groups, pool of %2 cores</source>
        <translation>%1 Gruppen, Pool aus %2 Kernen</translation>
    </message>
    <message>
        <source>Allocated in %1 ms</source>
        <translation>Zugeteilt in %1 ms</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>Selected: %1 groups</source>
        <translation>Gewählt: %1 Gruppen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaSteps</name>
    <message>
        <source>Steps of the allocation</source>
        <translation>Schritte der Zuteilung</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Erster Schritt (Pos1)</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Play the steps (Space)</source>
        <translation>Schritte abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Schritt vor (Rechts)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Letzter Schritt (Ende)</translation>
    </message>
    <message>
        <source>Step %1: %2, %3</source>
        <translation>Schritt %1: %2, %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaSubmitters</name>
    <message>
        <source>Submitters</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>%1 may use %2 cores and uses %3</source>
        <translation>%1 darf %2 Kerne nutzen und nutzt %3</translation>
    </message>
    <message>
        <source>Submitter</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>Whoever submits jobs, the best priority of each group first</source>
        <translation>Wer Jobs einreicht, die beste Priorität jeder Gruppe zuerst</translation>
    </message>
    <message>
        <source>RUP</source>
        <translation>RUP</translation>
    </message>
    <message>
        <source>Real priority: follows the cores in use, halfway in each half-life; 0.5 or more</source>
        <translation>Echte Priorität: folgt den genutzten Kernen, in jeder Halbwertszeit den halben Weg; 0,5 oder mehr</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>What the real priority is multiplied by</source>
        <translation>Womit die echte Priorität malgenommen wird</translation>
    </message>
    <message>
        <source>EUP</source>
        <translation>EUP</translation>
    </message>
    <message>
        <source>Effective priority, RUP times factor; the smaller, the better</source>
        <translation>Wirksame Priorität, RUP mal Faktor; je kleiner, desto besser</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Part of what the group may use, in proportion to 1/EUP</source>
        <translation>Teil dessen, was die Gruppe nutzen darf, im Verhältnis von 1/EUP</translation>
    </message>
    <message>
        <source>May use</source>
        <translation>Darf nutzen</translation>
    </message>
    <message>
        <source>That part in cores, at most the submitter&apos;s ceiling</source>
        <translation>Dieser Teil in Kernen, höchstens die Obergrenze des Einreichers</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>Cores that its jobs have now</source>
        <translation>Kerne, die seine Jobs jetzt haben</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Cores that it may get beyond those</source>
        <translation>Kerne, die er darüber hinaus bekommen kann</translation>
    </message>
    <message>
        <source>A click on a submitter says where its figures come from.</source>
        <translation>Ein Klick auf einen Einreicher sagt, woher seine Zahlen kommen.</translation>
    </message>
    <message>
        <source>The chosen groups have no submitters.</source>
        <translation>Die gewählten Gruppen haben keine Einreicher.</translation>
    </message>
    <message>
        <source>No submitters are known. File, Add usage or jobs from file takes what condor_userprio prints with -all or -allusers.</source>
        <translation>Es sind keine Einreicher bekannt. Datei, Nutzung oder Jobs aus Datei hinzufügen nimmt, was condor_userprio mit -all oder -allusers ausgibt.</translation>
    </message>
    <message>
        <source>The pool has no submitters.</source>
        <translation>Der Pool hat keine Einreicher.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaTable</name>
    <message>
        <source>Groups of the pool</source>
        <translation>Gruppen des Pools</translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation>%1 Gruppen</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::RecentTiles</name>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>%1 associations</source>
        <translation>%1 Assoziationen</translation>
    </message>
    <message>
        <source>%1, </source>
        <translation>%1, </translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 in %2, %3</translation>
    </message>
    <message>
        <source>1 association</source>
        <translation>1 Assoziation</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Recovery</name>
    <message>
        <source>A crash would lose unsaved work: %1 %2</source>
        <translation>Bei einem Absturz ginge ungespeicherte Arbeit verloren: %1 %2</translation>
    </message>
    <message>
        <source>Unsaved work of %1 found: %2</source>
        <translation>Ungespeicherte Arbeit von %1 gefunden: %2</translation>
    </message>
    <message>
        <source>Unsaved work of %1 found: %2 (and %3 more)</source>
        <translation>Ungespeicherte Arbeit von %1 gefunden: %2 (und %3 weitere)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Ve&amp;rwerfen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::RecoveryPage</name>
    <message>
        <source>Close the sweep</source>
        <translation>Den Durchlauf schließen</translation>
    </message>
    <message>
        <source>Show the recovery alone</source>
        <translation>Die Erholung allein zeigen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ReviewDialog</name>
    <message>
        <source>&amp;Replace names of accounts, users and partitions</source>
        <translation>Namen von Accounts, Benutzern und Partitionen &amp;ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save review…</source>
        <translation>Bericht &amp;speichern …</translation>
    </message>
    <message>
        <source>Policy review</source>
        <translation>Bericht zur Anteilspolitik</translation>
    </message>
    <message>
        <source>What is reviewed</source>
        <translation>Worum es im Bericht geht</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>What became of the review</source>
        <translation>Was aus dem Bericht wurde</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Wie weit der Bericht ist</translation>
    </message>
    <message>
        <source>&amp;Paper of a PDF</source>
        <translation>&amp;Papier eines PDF</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 against %2, places under %3.</source>
        <translation>%1 gegenüber %2, Plätze unter %3.</translation>
    </message>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
    <message>
        <source>Save review</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>PDF in pages (*.pdf)</source>
        <translation>PDF in Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>Web page in one file (*.html)</source>
        <translation>Webseite in einer Datei (*.html)</translation>
    </message>
    <message>
        <source>the name ends in neither .pdf nor .html</source>
        <translation>der Name endet weder auf .pdf noch auf .html</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>Der Bericht wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ReviewMaker</name>
    <message>
        <source>there is not enough memory for this review</source>
        <translation>der Speicher reicht für diesen Bericht nicht</translation>
    </message>
    <message>
        <source>Making the policy review</source>
        <translation>Bericht wird erstellt</translation>
    </message>
    <message>
        <source>Writing the policy review</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SacctmgrWindow</name>
    <message>
        <source>What the commands do</source>
        <translation>Was die Befehle tun</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>Befehle für sacctmgr</translation>
    </message>
    <message>
        <source>Commands for sacctmgr — %1</source>
        <translation>Befehle für sacctmgr — %1</translation>
    </message>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
    <message>
        <source>No commands against %1: %2.</source>
        <translation>Keine Befehle gegenüber %1: %2.</translation>
    </message>
    <message>
        <source>Against %1: the commands are being written.</source>
        <translation>Gegenüber %1: Die Befehle werden geschrieben.</translation>
    </message>
    <message>
        <source>Against %1 no association differs, so there is nothing to tell sacctmgr.</source>
        <translation>Gegenüber %1 ist keine Assoziation anders, also gibt es sacctmgr nichts zu sagen.</translation>
    </message>
    <message>
        <source>Against %1 no command leads to the present state; the comments say why.</source>
        <translation>Gegenüber %1 führt kein Befehl zum jetzigen Stand; die Kommentare sagen, warum.</translation>
    </message>
    <message>
        <source>Against %1 one command leads to the present state.</source>
        <translation>Gegenüber %1 führt ein Befehl zum jetzigen Stand.</translation>
    </message>
    <message>
        <source>Against %1 these %2 commands lead to the present state.</source>
        <translation>Gegenüber %1 führen diese %2 Befehle zum jetzigen Stand.</translation>
    </message>
    <message>
        <source>One change cannot be told to sacctmgr; its comment says why.</source>
        <translation>Eine Änderung kann sacctmgr nicht gesagt werden; ihr Kommentar sagt, warum.</translation>
    </message>
    <message>
        <source>%1 changes cannot be told to sacctmgr; their comments say why.</source>
        <translation>%1 Änderungen können sacctmgr nicht gesagt werden; ihre Kommentare sagen, warum.</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines are shown; Copy and Save take all.</source>
        <translation>Gezeigt werden die ersten %1 von %2 Zeilen; Kopieren und Speichern nehmen alle.</translation>
    </message>
    <message>
        <source>Copied: %1 lines</source>
        <translation>Kopiert: %1 Zeilen</translation>
    </message>
    <message>
        <source>Save commands</source>
        <translation>Befehle speichern</translation>
    </message>
    <message>
        <source>Shell script (*.sh)</source>
        <translation>Shell-Skript (*.sh)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ShareTreeModel</name>
    <message>
        <source>%1, user, level %2</source>
        <translation>%1, Benutzer, Ebene %2</translation>
    </message>
    <message>
        <source>%1, account, level %2, expanded</source>
        <translation>%1, Account, Ebene %2, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, account, level %2, collapsed</source>
        <translation>%1, Account, Ebene %2, zugeklappt</translation>
    </message>
    <message>
        <source>A click sorts siblings by it.</source>
        <translation>Ein Klick ordnet Geschwister danach.</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>Add a user to %1</source>
        <translation>Benutzer zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add an account to %1</source>
        <translation>Account zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Set partition of %1</source>
        <translation>Partition von %1 setzen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Copy %1 to %2</source>
        <translation>%1 nach %2 kopieren</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben verschieben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten verschieben</translation>
    </message>
    <message>
        <source>%1 cannot move into itself</source>
        <translation>%1 kann nicht in sich selbst verschoben werden</translation>
    </message>
    <message>
        <source>%1 cannot move to %2, which is part of it</source>
        <translation>%1 kann nicht nach %2 verschoben werden, das ein Teil davon ist</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SimulationResults</name>
    <message>
        <source>there is not enough memory for this simulation</source>
        <translation>der Speicher reicht für diese Simulation nicht</translation>
    </message>
    <message>
        <source>Simulating the jobs</source>
        <translation>Jobs werden simuliert</translation>
    </message>
    <message>
        <source>Counting the work lost</source>
        <translation>Die verlorene Arbeit wird gezählt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SimulatorPage</name>
    <message>
        <source>This scenario simulates nothing yet: it needs jobs, from a log or made up.</source>
        <translation>Dieses Szenario simuliert noch nichts: Es braucht Jobs, aus einem Protokoll oder erfunden.</translation>
    </message>
    <message>
        <source>Import jobs…</source>
        <translation>Jobs importieren …</translation>
    </message>
    <message>
        <source>Generate jobs…</source>
        <translation>Jobs erzeugen …</translation>
    </message>
    <message>
        <source>N %1</source>
        <translation>N %1</translation>
    </message>
    <message>
        <source>P %1</source>
        <translation>P %1</translation>
    </message>
    <message>
        <source>grace %1</source>
        <translation>Gnadenfrist %1</translation>
    </message>
    <message>
        <source>This scenario simulates nothing yet.</source>
        <translation>Dieses Szenario simuliert noch nichts.</translation>
    </message>
    <message>
        <source>The jobs are being simulated.</source>
        <translation>Die Jobs werden simuliert.</translation>
    </message>
    <message>
        <source>The simulation was cancelled; Simulation, Run starts it.</source>
        <translation>Die Simulation wurde abgebrochen; Simulation, Ausführen startet sie.</translation>
    </message>
    <message>
        <source>Simulated in %1 s</source>
        <translation>In %1 s simuliert</translation>
    </message>
    <message>
        <source>Selected: node %1</source>
        <translation>Ausgewählt: Knoten %1</translation>
    </message>
    <message>
        <source>%1; at %2</source>
        <translation>%1; bei %2</translation>
    </message>
    <message>
        <source>This moment</source>
        <translation>Dieser Zeitpunkt</translation>
    </message>
    <message>
        <source>Work lost at every sample</source>
        <translation>Verlorene Arbeit bei jeder Probe</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 Job</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 Jobs</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 Gantt and Nodes in use show when its jobs ran.</source>
        <translation>%1 Gantt und Genutzte Knoten zeigen, wann seine Jobs liefen.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>sacctmgr dump, sshare, scontrol show assoc_mgr, .fairshare, CSV; recognized by content</source>
        <translation>sacctmgr dump, sshare, scontrol show assoc_mgr, .fairshare, CSV; am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Capture from this cluster…</source>
        <translation>Von diesem Cluster erfassen …</translation>
    </message>
    <message>
        <source>shows each read-only command before it runs; needs Slurm on this machine</source>
        <translation>zeigt jeden Befehl, der nur liest, bevor er läuft; braucht Slurm auf dieser Maschine</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>New from template…</source>
        <translation>Neu aus Vorlage …</translation>
    </message>
    <message>
        <source>lab, flat, deep, university</source>
        <translation>lab, flat, deep, university</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>each opens with one click; nothing is changed on disk</source>
        <translation>jedes öffnet sich mit einem Klick; auf der Platte ändert sich nichts</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation>Was es lehrt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Opens in</source>
        <translation>Öffnet in</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Shortcuts: Ctrl+/     What is this number? Shift+F1 on any value</source>
        <translation>Tastenkürzel: Strg+/     Was ist diese Zahl? Umschalt+F1 auf jedem Wert</translation>
    </message>
    <message>
        <source>Show this page at &amp;start</source>
        <translation>Diese Seite beim &amp;Start zeigen</translation>
    </message>
    <message>
        <source>Otherwise the program starts with the file that was open last</source>
        <translation>Sonst beginnt das Programm mit der zuletzt geöffneten Datei</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::StatusLine</name>
    <message>
        <source>Progress of the evaluation</source>
        <translation>Fortschritt der Berechnung</translation>
    </message>
    <message>
        <source>Selected: %1 rows</source>
        <translation>Gewählt: %1 Zeilen</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>No scenario open</source>
        <translation>Kein Szenario geöffnet</translation>
    </message>
    <message>
        <source>%1, not saved yet</source>
        <translation>%1, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, 1 unsaved change</source>
        <translation>%1, 1 ungespeicherte Änderung</translation>
    </message>
    <message>
        <source>%1, %2 unsaved changes</source>
        <translation>%1, %2 ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>1 user</source>
        <translation>1 Benutzer</translation>
    </message>
    <message>
        <source>%1 users</source>
        <translation>%1 Benutzer</translation>
    </message>
    <message>
        <source>1 association, %1</source>
        <translation>1 Assoziation, %1</translation>
    </message>
    <message>
        <source>%1 associations, %2</source>
        <translation>%1 Assoziationen, %2</translation>
    </message>
    <message>
        <source>%1 algorithms evaluated in %2 ms</source>
        <translation>%1 Algorithmen in %2 ms berechnet</translation>
    </message>
    <message>
        <source>1 lint finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <source>%1 lint findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <source>What is selected in every view</source>
        <translation>Was in jeder Ansicht gewählt ist</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <translation>%1, ungespeichert</translation>
    </message>
    <message>
        <source>What lies under the pointer</source>
        <translation>Was unter dem Zeiger liegt</translation>
    </message>
    <message>
        <source>%1 groups, pool of %2 cores</source>
        <translation>%1 Gruppen, Pool aus %2 Kernen</translation>
    </message>
    <message>
        <source>The file that is open, and how many changes it does not have yet</source>
        <translation>Die geöffnete Datei, und wie viele Änderungen sie noch nicht hat</translation>
    </message>
    <message>
        <source>Accounts and users of the tree with the root, and how many of them are users; or what the view lists</source>
        <translation>Accounts und Benutzer des Baums mit der Wurzel, und wie viele davon Benutzer sind; oder was die Ansicht aufführt</translation>
    </message>
    <message>
        <source>How long the last evaluation took: shares, usage, factors and ranks of every row; or the order of the queue</source>
        <translation>Wie lange die letzte Auswertung dauerte: Anteile, Nutzung, Faktoren und Ränge jeder Zeile; oder die Reihenfolge der Warteschlange</translation>
    </message>
    <message>
        <source>Values that look odd; a click shows them</source>
        <translation>Werte, die seltsam aussehen; ein Klick zeigt sie</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SurfaceControls</name>
    <message>
        <source>F = 2^(−U/S)</source>
        <translation>F = 2^(−U/S)</translation>
    </message>
    <message>
        <source>R_e, depth-oblivious</source>
        <translation>R_e, Depth-oblivious</translation>
    </message>
    <message>
        <source>LevelFS, Fair Tree</source>
        <translation>LevelFS, Fair Tree</translation>
    </message>
    <message>
        <source>Which function of two quantities is drawn</source>
        <translation>Welche Funktion zweier Größen gezeichnet wird</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Cameras linked</source>
        <translation>Kameras verbunden</translation>
    </message>
    <message>
        <source>All bodies turn together</source>
        <translation>Alle Körper drehen sich zusammen</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>The tree&apos;s users as dots where the chosen algorithm has them</source>
        <translation>Die Benutzer des Baums als Punkte, wo der gewählte Algorithmus sie hat</translation>
    </message>
    <message>
        <source>Iso-lines</source>
        <translation>Isolinien</translation>
    </message>
    <message>
        <source>3-D</source>
        <translation>3-D</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Bodies that turn; M on a picture changes to maps and back</source>
        <translation>Körper, die sich drehen; M auf einem Bild wechselt zu Karten und zurück</translation>
    </message>
    <message>
        <source>Maps of colors; M on a picture changes to bodies and back</source>
        <translation>Karten aus Farben; M auf einem Bild wechselt zu Körpern und zurück</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SurfaceModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>F without</source>
        <translation>F ohne</translation>
    </message>
    <message>
        <source>F with</source>
        <translation>F mit</translation>
    </message>
    <message>
        <source>W·F</source>
        <translation>W·F</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Usage U</source>
        <translation>Nutzung U</translation>
    </message>
    <message>
        <source>Share S</source>
        <translation>Anteil S</translation>
    </message>
    <message>
        <source>F without interpolation</source>
        <translation>F ohne Interpolation</translation>
    </message>
    <message>
        <source>F with interpolation</source>
        <translation>F mit Interpolation</translation>
    </message>
    <message>
        <source>Integer priority without interpolation</source>
        <translation>Ganzzahlige Priorität ohne Interpolation</translation>
    </message>
    <message>
        <source>Integer priority with interpolation</source>
        <translation>Ganzzahlige Priorität mit Interpolation</translation>
    </message>
    <message>
        <source>Every user on the surface. Click to sort.</source>
        <translation>Jeder Benutzer auf der Fläche. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Effective usage under the chosen algorithm, 0 or more. Click to sort.</source>
        <translation>Effektive Nutzung unter dem gewählten Algorithmus, 0 oder mehr. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Normalized shares under the chosen algorithm, 0 to 1. Click to sort.</source>
        <translation>Normalisierte Anteile unter dem gewählten Algorithmus, 0 bis 1. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F = 2^(−U/S/damping), 0 to 1, higher is served first; where the algorithm passes the formula over, what it gives instead. Click to sort.</source>
        <translation>F = 2^(−U/S/Dämpfung), 0 bis 1, höher wird zuerst bedient; wo der Algorithmus die Formel übergeht, was er stattdessen gibt. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F = 2^(−U/S&apos;) with S&apos; = 0.1 + 0.9 S, 0 to 1, higher is served first. Click to sort.</source>
        <translation>F = 2^(−U/S&apos;) mit S&apos; = 0,1 + 0,9 S, 0 bis 1, höher wird zuerst bedient. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F without interpolation times PriorityWeightFairshare, truncated, at least 1; = where another user has the same. Click to sort.</source>
        <translation>F ohne Interpolation mal PriorityWeightFairshare, abgeschnitten, mindestens 1; = wo ein anderer Benutzer dieselbe hat. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F with interpolation times PriorityWeightFairshare, truncated, at least 1; = where another user has the same. Click to sort.</source>
        <translation>F mit Interpolation mal PriorityWeightFairshare, abgeschnitten, mindestens 1; = wo ein anderer Benutzer dieselbe hat. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Shared by %1 users</source>
        <translation>Von %1 Benutzern geteilt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SurfaceSlices</name>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SurfaceTable</name>
    <message>
        <source>Users on the surface</source>
        <translation>Benutzer auf der Fläche</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SurfaceUsers</name>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>= shares its integer priority with another user</source>
        <translation>= teilt die ganzzahlige Priorität mit einem anderen Benutzer</translation>
    </message>
    <message>
        <source>Users on the surface</source>
        <translation>Benutzer auf der Fläche</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TemplateBand</name>
    <message>
        <source>Shape of the tree</source>
        <translation>Form des Baums</translation>
    </message>
    <message>
        <source>Associations</source>
        <translation>Assoziationen</translation>
    </message>
    <message>
        <source>Associations, the root included</source>
        <translation>Assoziationen, die Wurzel eingeschlossen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Of the random numbers; the same seed gives the same tree</source>
        <translation>Der Zufallszahlen; derselbe Startwert gibt denselben Baum</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sha&amp;pe</source>
        <translation>Fo&amp;rm</translation>
    </message>
    <message>
        <source>Ass&amp;ociations</source>
        <translation>Assoz&amp;iationen</translation>
    </message>
    <message>
        <source>Cre&amp;ate</source>
        <translation>Er&amp;zeugen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TextDialog</name>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>What became of copying or saving</source>
        <translation>Was aus dem Kopieren oder Speichern wurde</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TextWindow</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeCellDelegate</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Partition of %1</source>
        <translation>Partition von %1</translation>
    </message>
    <message>
        <source>partition of %1; empty for an association without partition</source>
        <translation>Partition von %1; leer für eine Assoziation ohne Partition</translation>
    </message>
    <message>
        <source>in TRES-s; 2h means 2 TRES-h</source>
        <translation>in TRES-s; 2h bedeutet 2 TRES-h</translation>
    </message>
    <message>
        <source>own usage of the account, without what is below it, in TRES-s; 2h means 2 TRES-h</source>
        <translation>eigene Nutzung des Accounts, ohne alles darunter, in TRES-s; 2h bedeutet 2 TRES-h</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreePage</name>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreePasteBand</name>
    <message>
        <source>shares of 1 row</source>
        <translation>Anteile von 1 Zeile</translation>
    </message>
    <message>
        <source>shares of %1 rows</source>
        <translation>Anteile von %1 Zeilen</translation>
    </message>
    <message>
        <source>usage of 1 row</source>
        <translation>Nutzung von 1 Zeile</translation>
    </message>
    <message>
        <source>usage of %1 rows</source>
        <translation>Nutzung von %1 Zeilen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 %2 → %3 TRES-h</source>
        <translation>%1 %2 → %3 TRES-h</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeTableView</name>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>Nach %1 kopieren</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>Nothing fits what is sought. Show only hits (Ctrl+Shift+F) brings the other rows back.</source>
        <translation>Nichts passt zum Gesuchten. Nur Treffer zeigen (Strg+Umschalt+F) bringt die anderen Zeilen zurück.</translation>
    </message>
    <message>
        <source>Tree of accounts and users</source>
        <translation>Baum der Accounts und Benutzer</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeValuesBand</name>
    <message>
        <source>%1 TRES-h</source>
        <translation>%1 TRES-h</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>3600, 2h</source>
        <translation>3600, 2h</translation>
    </message>
    <message>
        <source>10, parent, *1.5</source>
        <translation>10, parent, *1.5</translation>
    </message>
    <message>
        <source>3600, 2h, +10%</source>
        <translation>3600, 2h, +10%</translation>
    </message>
    <message>
        <source>Scale shares of %1 by %2</source>
        <translation>Anteile von %1 um %2 skalieren</translation>
    </message>
    <message>
        <source>Scale usage of %1 by %2</source>
        <translation>Nutzung von %1 um %2 skalieren</translation>
    </message>
    <message>
        <source>Distribute %2 shares over %1</source>
        <translation>%2 Anteile auf %1 verteilen</translation>
    </message>
    <message>
        <source>Distribute usage %2 over %1</source>
        <translation>Nutzung %2 auf %1 verteilen</translation>
    </message>
    <message>
        <source>Set shares of %1 to %2</source>
        <translation>Anteile von %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set usage of %1 to %2</source>
        <translation>Nutzung von %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Together now: %1</source>
        <translation>Zusammen jetzt: %1</translation>
    </message>
    <message>
        <source>%1, together now: %2, then: %3</source>
        <translation>%1, zusammen jetzt: %2, dann: %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TresBox</name>
    <message>
        <source>Add a TRES weight</source>
        <translation>Ein Gewicht für TRES hinzufügen</translation>
    </message>
    <message>
        <source>A TRES of the list, or any other by its name: gres/NAME, license/NAME, bb/NAME, fs/NAME</source>
        <translation>Ein TRES der Liste oder ein anderes mit seinem Namen: gres/NAME, license/NAME, bb/NAME, fs/NAME</translation>
    </message>
    <message>
        <source>Add a weight of a TRES…</source>
        <translation>Ein Gewicht für ein TRES hinzufügen …</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::UserField</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>, partition %1</source>
        <translation>, Partition %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>The user to compare with; type a part of the name</source>
        <translation>Der Benutzer zum Vergleich; einen Teil des Namens tippen</translation>
    </message>
    <message>
        <source>Explain against nobody</source>
        <translation>Gegen niemanden erklären</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ValuesBand</name>
    <message>
        <source>&amp;Leave them out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>What is edited</source>
        <translation>Was geändert wird</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>of %1 to</source>
        <translation>von %1 auf</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>of %1 by</source>
        <translation>von %1 um</translation>
    </message>
    <message>
        <source>1.5, /2, +10%</source>
        <translation>1.5, /2, +10%</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>over %1, in total</source>
        <translation>auf %1, zusammen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::VariantCommands</name>
    <message>
        <source>Show this variant</source>
        <translation>Diese Variante zeigen</translation>
    </message>
    <message>
        <source>Variant %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Compare with this variant as it is now</source>
        <translation>Mit dieser Variante vergleichen, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>Proposal %1</source>
        <translation>Vorschlag %1</translation>
    </message>
    <message>
        <source>&amp;Name of the new variant</source>
        <translation>&amp;Name der neuen Variante</translation>
    </message>
    <message>
        <source>New variant %1</source>
        <translation>Neue Variante %1</translation>
    </message>
    <message>
        <source>&amp;New name of %1</source>
        <translation>&amp;Neuer Name von %1</translation>
    </message>
    <message>
        <source>Rename variant %1</source>
        <translation>Variante %1 umbenennen</translation>
    </message>
    <message>
        <source>Remove variant %1</source>
        <translation>Variante %1 entfernen</translation>
    </message>
    <message>
        <source>Show the file&apos;s own tree</source>
        <translation>Den eigenen Baum der Datei zeigen</translation>
    </message>
    <message>
        <source>Show variant %1</source>
        <translation>Variante %1 zeigen</translation>
    </message>
    <message>
        <source>The tree was edited meanwhile; choose the variant again</source>
        <translation>Der Baum wurde inzwischen geändert; die Variante erneut wählen</translation>
    </message>
    <message>
        <source>no variant is shown</source>
        <translation>keine Variante wird gezeigt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::VariantModel</name>
    <message>
        <source>%1: none; the user is not there</source>
        <translation>%1: keiner; den Benutzer gibt es dort nicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>Rang vorher</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Every user of the scenario. Click to sort.</source>
        <translation>Jeder Benutzer des Szenarios. Klicken ordnet.</translation>
    </message>
    <message>
        <source>The rank in the baseline: 1 is served first. Click to sort.</source>
        <translation>Der Rang im Ausgangsstand: 1 kommt zuerst dran. Klicken ordnet.</translation>
    </message>
    <message>
        <source>The rank in this variant under the chosen algorithm: 1 is served first.</source>
        <translation>Der Rang in dieser Variante unter dem gewählten Algorithmus: 1 kommt zuerst dran.</translation>
    </message>
    <message>
        <source>Ranks gained (+) or lost (−) in this variant against the baseline.</source>
        <translation>In dieser Variante gegenüber dem Ausgangsstand gewonnene (+) oder verlorene (−) Ränge.</translation>
    </message>
    <message>
        <source>The fairshare factor in this variant, 0 to 1, higher is served first.</source>
        <translation>Der Fairshare-Faktor in dieser Variante, 0 bis 1, höhere kommen zuerst dran.</translation>
    </message>
    <message>
        <source>Click to sort.</source>
        <translation>Klicken ordnet.</translation>
    </message>
    <message>
        <source>Not in the tree that is shown</source>
        <translation>Nicht im gezeigten Baum</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::VariantResults</name>
    <message>
        <source>This scenario has no variants; Compare, New variant names the present state as one.</source>
        <translation>Dieses Szenario hat keine Varianten; Vergleich, Neue Variante gibt dem jetzigen Stand einen Namen.</translation>
    </message>
    <message>
        <source>There is not enough memory to compare all variants.</source>
        <translation>Der Speicher reicht nicht aus, um alle Varianten zu vergleichen.</translation>
    </message>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::VariantTable</name>
    <message>
        <source>All variants</source>
        <translation>Alle Varianten</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ViewPage</name>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>this view has no such part</source>
        <translation>diese Ansicht hat keinen solchen Teil</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WarningList</name>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightEdit</name>
    <message>
        <source>The weight of fairshare in a job&apos;s priority, 0 to 4294967295</source>
        <translation>Das Gewicht von Fairshare in der Priorität eines Jobs, 0 bis 4294967295</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsJobs</name>
    <message>
        <source>bars: share of each term in the priority, old above new</source>
        <translation>Balken: Anteil jedes Terms an der Priorität, alt über neu</translation>
    </message>
    <message>
        <source>Jobs around the selected one</source>
        <translation>Jobs um den ausgewählten</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>fairshare</source>
        <translation>Fairshare</translation>
    </message>
    <message>
        <source>age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Neighbors who changed order</source>
        <translation>Nachbarn mit neuer Reihenfolge</translation>
    </message>
    <message>
        <source>Who holds the first places</source>
        <translation>Wer die ersten Plätze hält</translation>
    </message>
    <message>
        <source>Neighbors who changed order (%1)</source>
        <translation>Nachbarn mit neuer Reihenfolge (%1)</translation>
    </message>
    <message>
        <source>First %1 places</source>
        <translation>Erste %1 Plätze</translation>
    </message>
    <message>
        <source>There is no baseline with weights</source>
        <translation>Es gibt keinen Ausgangsstand mit Gewichten</translation>
    </message>
    <message>
        <source>Jobs of the queue</source>
        <translation>Jobs der Warteschlange</translation>
    </message>
    <message>
        <source>size, TRES</source>
        <translation>Größe, TRES</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsPage</name>
    <message>
        <source>Order of the queue</source>
        <translation>Reihenfolge der Warteschlange</translation>
    </message>
    <message>
        <source>Distribution of priorities</source>
        <translation>Verteilung der Prioritäten</translation>
    </message>
    <message>
        <source>Terms of each job</source>
        <translation>Terme jedes Jobs</translation>
    </message>
    <message>
        <source>What decides each place</source>
        <translation>Was über jeden Platz entscheidet</translation>
    </message>
    <message>
        <source>The coming week</source>
        <translation>Die kommende Woche</translation>
    </message>
    <message>
        <source>Chart of the queue</source>
        <translation>Diagramm der Warteschlange</translation>
    </message>
    <message>
        <source>the weights before they were swapped</source>
        <translation>die Gewichte vor dem Tausch</translation>
    </message>
    <message>
        <source>Swapped weights</source>
        <translation>Getauschte Gewichte</translation>
    </message>
    <message>
        <source>The old weights</source>
        <translation>Die alten Gewichte</translation>
    </message>
    <message>
        <source>Keys for slurm.conf</source>
        <translation>Zeilen für slurm.conf</translation>
    </message>
    <message>
        <source>These lines take the place of those of the same keys in slurm.conf; scontrol reconfigure puts them into effect. Nothing is sent to the cluster.</source>
        <translation>Diese Zeilen treten an die Stelle derer mit denselben Schlüsseln in slurm.conf; scontrol reconfigure setzt sie in Kraft. An den Cluster wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Slurm configuration (*.conf)</source>
        <translation>Slurm-Konfiguration (*.conf)</translation>
    </message>
    <message>
        <source>Of the last %1 of %2 selected jobs:</source>
        <translation>Von den letzten %1 von %2 ausgewählten Jobs:</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 Job</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 Jobs</translation>
    </message>
    <message>
        <source>Queue ordered in %1 ms</source>
        <translation>Warteschlange in %1 ms geordnet</translation>
    </message>
    <message>
        <source>Selected: job %1</source>
        <translation>Ausgewählt: Job %1</translation>
    </message>
    <message>
        <source>Selected: job %1 of %2</source>
        <translation>Ausgewählt: Job %1 von %2</translation>
    </message>
    <message>
        <source>Selected: %1 jobs</source>
        <translation>Ausgewählt: %1 Jobs</translation>
    </message>
    <message>
        <source>1 weight warning</source>
        <translation>1 Warnung zu Gewichten</translation>
    </message>
    <message>
        <source>%1 weight warnings</source>
        <translation>%1 Warnungen zu Gewichten</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsPanel</name>
    <message>
        <source>Favor small jobs</source>
        <translation>Kleine Jobs bevorzugen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Age counts up to</source>
        <translation>Alter zählt bis</translation>
    </message>
    <message>
        <source>PriorityMaxAge in days</source>
        <translation>PriorityMaxAge in Tagen</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>PriorityMaxAge is a number of days from 0 to 49 710; found %1</source>
        <translation>PriorityMaxAge ist eine Zahl von Tagen von 0 bis 49 710; gefunden: %1</translation>
    </message>
    <message>
        <source>Swap old, new</source>
        <translation>Alt, neu tauschen</translation>
    </message>
    <message>
        <source>What is new becomes the baseline, and the old weights come back</source>
        <translation>Das Neue wird zum Ausgangsstand, und die alten Gewichte kommen zurück</translation>
    </message>
    <message>
        <source>slurm.conf keys…</source>
        <translation>Zeilen für slurm.conf …</translation>
    </message>
    <message>
        <source>The changed keys as lines for slurm.conf</source>
        <translation>Die geänderten Schlüssel als Zeilen für slurm.conf</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Take the old weights again</source>
        <translation>Wieder die alten Gewichte nehmen</translation>
    </message>
    <message>
        <source>All terms at their maximum</source>
        <translation>Alle Terme an ihrem Höchstwert</translation>
    </message>
    <message>
        <source>Headroom before the cap</source>
        <translation>Luft bis zur Obergrenze</translation>
    </message>
    <message>
        <source>%1 by slider</source>
        <translation>%1 mit dem Schieber</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>%1: %2; found %3</source>
        <translation>%1: %2; gefunden: %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsRuler</name>
    <message>
        <source>Drag a boundary; the weights follow</source>
        <translation>Eine Grenze ziehen; die Gewichte folgen</translation>
    </message>
    <message>
        <source>32 bits of the priority, new weights</source>
        <translation>32 Bits der Priorität, neue Gewichte</translation>
    </message>
    <message>
        <source>Assign tiers</source>
        <translation>Stufen zuweisen</translation>
    </message>
    <message>
        <source>QOS in the 2 highest bits, fairshare in the next 18, age and size in the last 12; no weight for partition and association. Then drag the boundaries</source>
        <translation>QOS in den 2 höchsten Bits, Fairshare in den nächsten 18, Alter und Größe in den letzten 12; kein Gewicht für Partition und Assoziation. Danach die Grenzen ziehen</translation>
    </message>
    <message>
        <source>Assigned tiers</source>
        <translation>Stufen zugewiesen</translation>
    </message>
    <message>
        <source>Bits of the priority</source>
        <translation>Bits der Priorität</translation>
    </message>
    <message>
        <source>Select a job in the table to see the bits of its priority</source>
        <translation>Wählen Sie einen Job in der Tabelle, um die Bits seiner Priorität zu sehen</translation>
    </message>
    <message>
        <source>Selected job %1: %2 = %3</source>
        <translation>Ausgewählter Job %1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsSide</name>
    <message>
        <source>Nothing is wrong with these weights.</source>
        <translation>An diesen Gewichten ist nichts falsch.</translation>
    </message>
    <message>
        <source>How long must X wait to pass Y</source>
        <translation>Wie lange X warten muss, um Y zu überholen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>without bound</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Warnings (%1)</source>
        <translation>Warnungen (%1)</translation>
    </message>
    <message>
        <source>Select two jobs or more in the table.</source>
        <translation>Zwei oder mehr Jobs in der Tabelle auswählen.</translation>
    </message>
    <message>
        <source>Show users</source>
        <translation>Benutzer zeigen</translation>
    </message>
    <message>
        <source>Show jobs</source>
        <translation>Jobs zeigen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WholeNumberBox</name>
    <message>
        <source>Type a whole number from %1 to %2</source>
        <translation>Eine ganze Zahl von %1 bis %2 eingeben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WordPicture</name>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>Bucket %1 of %2, %3 bits: %4 has 0x%5 of 0x%6</source>
        <translation>Bucket %1 von %2, %3 Bit: %4 hat 0x%5 von 0x%6</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WorkStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the picture</source>
        <translation>Fortschritt des Bildes</translation>
    </message>
    <message>
        <source>Stop computing this picture</source>
        <translation>Dieses Bild nicht weiter berechnen</translation>
    </message>
    <message>
        <source>A new picture is being computed.</source>
        <translation>Ein neues Bild wird berechnet.</translation>
    </message>
    <message>
        <source>The picture is being computed.</source>
        <translation>Das Bild wird berechnet.</translation>
    </message>
    <message>
        <source>The picture waits for the ranks of all users.</source>
        <translation>Das Bild wartet auf die Ränge aller Benutzer.</translation>
    </message>
    <message>
        <source>This picture was cancelled; another selection or value computes one.</source>
        <translation>Dieses Bild wurde abgebrochen; eine andere Auswahl oder ein anderer Wert berechnet eins.</translation>
    </message>
</context>
</TS>
