<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AlgorithmHelp</name>
    <message>
        <source>The value decides: doubling the factor doubles its priority points.</source>
        <translation>Der Wert zählt: Ein doppelter Faktor bringt doppelt so viele Prioritätspunkte.</translation>
    </message>
    <message>
        <source>The rank decides: only the order counts; factors are evenly spaced.</source>
        <translation>Der Rang zählt: Nur die Reihenfolge ist wichtig; die Faktoren haben gleiche Abstände.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>AnimationTexts</name>
    <message>
        <source>ffmpeg could not create the animation: %1</source>
        <translation>ffmpeg konnte die Animation nicht erstellen: %1</translation>
    </message>
    <message>
        <source>Animations need ffmpeg, which is not installed. Install the package ffmpeg, or export numbered images.</source>
        <translation>Animationen brauchen ffmpeg, das nicht installiert ist. Das Paket ffmpeg installieren oder nummerierte Bilder exportieren.</translation>
    </message>
    <message>
        <source>nothing was drawn: folder %1 does not exist</source>
        <translation>nichts wurde gezeichnet: der Ordner %1 existiert nicht</translation>
    </message>
    <message>
        <source>nothing was drawn: cannot write to folder %1</source>
        <translation>nichts wurde gezeichnet: in den Ordner %1 lässt sich nicht schreiben</translation>
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
        <source>account, associations below: %1</source>
        <translation>Account, Assoziationen darunter: %1</translation>
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
        <source>parent: competes on the level of its account</source>
        <translation>parent: konkurriert auf der Ebene seines Accounts</translation>
    </message>
    <message>
        <source>raw shares, relative to siblings</source>
        <translation>Rohanteile im Verhältnis zu Geschwistern</translation>
    </message>
    <message>
        <source>–: not defined for this row</source>
        <translation>–: für diese Zeile nicht definiert</translation>
    </message>
    <message>
        <source>nan: the calculation divided 0 by 0</source>
        <translation>nan: Bei der Berechnung wurde 0 durch 0 geteilt</translation>
    </message>
    <message>
        <source>∞: shares but no usage</source>
        <translation>∞: Anteile, aber keine Nutzung</translation>
    </message>
    <message>
        <source>outside 0 to 1, impossible in a well-formed tree; the bar ends at 1</source>
        <translation>außerhalb von 0 bis 1, in einem wohlgeformten Baum unmöglich; der Balken endet bei 1</translation>
    </message>
    <message>
        <source>above 1: the sum of the raw shares on a level overflows 32 bits</source>
        <translation>über 1: Die Summe der Rohanteile einer Ebene übersteigt 32 Bit</translation>
    </message>
    <message>
        <source>∞: the total usage is too large to represent</source>
        <translation>∞: Die Summe der Nutzung ist zu groß, um sie darzustellen</translation>
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
        <source>Rank change from the baseline: %1</source>
        <translation>Rangänderung gegenüber dem Ausgangsstand: %1</translation>
    </message>
    <message>
        <source>Not in the baseline</source>
        <translation>Nicht im Ausgangsstand</translation>
    </message>
    <message>
        <source>Baseline: %1 TRES-h</source>
        <translation>Ausgangsstand: %1 TRES-h</translation>
    </message>
    <message>
        <source>the user&apos;s own decayed usage, editable in TRES-h</source>
        <translation>die eigene verfallene Nutzung des Benutzers, änderbar in TRES-h</translation>
    </message>
    <message>
        <source>total from the file; edits scale all usage below</source>
        <translation>Summe aus der Datei; Änderungen skalieren alle Nutzung darunter</translation>
    </message>
    <message>
        <source>total of the account, of which %1 TRES-h are its own, such as those of deleted users; edits scale all of it</source>
        <translation>Summe des Accounts, davon %1 TRES-h eigene, etwa die gelöschter Benutzer; Änderungen skalieren alles davon</translation>
    </message>
    <message>
        <source>no limit set here</source>
        <translation>hier keine Grenze gesetzt</translation>
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
        <source>… %1 more …</source>
        <translation>… %1 weitere …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Competing rows, from the top down.</source>
        <translation>Konkurrierende Zeilen, von oben nach unten.</translation>
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
        <source>common to both</source>
        <translation>beiden gemeinsam</translation>
    </message>
    <message>
        <source>deciding: %1</source>
        <translation>entscheidend: %1</translation>
    </message>
    <message>
        <source>compared: %1</source>
        <translation>verglichen: %1</translation>
    </message>
    <message>
        <source>below the deciding rows; not compared</source>
        <translation>unter den entscheidenden Zeilen; nicht verglichen</translation>
    </message>
    <message>
        <source>above the deciding rows; not compared</source>
        <translation>über den entscheidenden Zeilen; nicht verglichen</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Besucht</translation>
    </message>
    <message>
        <source>Rows in the order Fair Tree visits them.</source>
        <translation>Zeilen in der Reihenfolge, in der Fair Tree sie besucht.</translation>
    </message>
    <message>
        <source>Sort key of each list, largest first.</source>
        <translation>Sortierschlüssel jeder Liste, größter Wert zuerst.</translation>
    </message>
    <message>
        <source>… %1 earlier</source>
        <translation>… %1 davor</translation>
    </message>
    <message>
        <source>Rank: %1 of %2</source>
        <translation>Rang: %1 von %2</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Ranks of the users reached through this row; tied users share a rank.</source>
        <translation>Ränge der Benutzer, die über diese Zeile erreicht werden; bei Gleichstand teilen sich Benutzer einen Rang.</translation>
    </message>
    <message>
        <source>first and last users of the accounts</source>
        <translation>erste und letzte Benutzer der Accounts</translation>
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
        <source>cannot write to the clipboard; another program may be using it</source>
        <translation>Schreiben in die Zwischenablage nicht möglich; vielleicht verwendet sie ein anderes Programm</translation>
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
    <name>CommandTexts</name>
    <message>
        <source>no command for this: %1</source>
        <translation>kein Befehl dafür: %1</translation>
    </message>
    <message>
        <source>no file is open</source>
        <translation>keine Datei ist geöffnet</translation>
    </message>
    <message>
        <source>there are unsaved changes; save them first</source>
        <translation>es gibt ungespeicherte Änderungen; zuerst speichern</translation>
    </message>
    <message>
        <source>the scenario is not in a file; save it first</source>
        <translation>das Szenario ist in keiner Datei; zuerst speichern</translation>
    </message>
    <message>
        <source>the baseline %1 is not in a file</source>
        <translation>der Ausgangsstand %1 ist in keiner Datei</translation>
    </message>
    <message>
        <source>the baseline is the file as opened, which has been saved since</source>
        <translation>der Ausgangsstand ist die Datei, wie sie geöffnet wurde; sie wurde seitdem gespeichert</translation>
    </message>
    <message>
        <source>the scenario is combined from several files; save it as one, which the command can read</source>
        <translation>das Szenario stammt aus mehreren Dateien; als eine speichern, die der Befehl lesen kann</translation>
    </message>
    <message>
        <source>fairshare has no command that prints these data</source>
        <translation>fairshare hat keinen Befehl, der diese Daten ausgibt</translation>
    </message>
    <message>
        <source>no command can name the saved state as the baseline</source>
        <translation>kein Befehl kann den gespeicherten Stand als Ausgangsstand nennen</translation>
    </message>
    <message>
        <source>the baseline is combined from several files, which no command can name</source>
        <translation>der Ausgangsstand stammt aus mehreren Dateien, die kein Befehl als einen nennen kann</translation>
    </message>
    <message>
        <source>no command can name %1</source>
        <translation>kein Befehl kann %1 nennen</translation>
    </message>
    <message>
        <source>no command prints the data of a variant&apos;s chart</source>
        <translation>kein Befehl gibt die Daten des Diagramms einer Variante aus</translation>
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
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Move under %1</source>
        <translation>Bewegung unter %1</translation>
    </message>
    <message>
        <source>One row per user, grouped by account. A corner mark shows that the user differs from the baseline or is new.</source>
        <translation>Eine Zeile je Benutzer, nach Account gruppiert. Eine Marke in der Ecke zeigt, dass der Benutzer vom Ausgangsstand abweicht oder neu ist.</translation>
    </message>
    <message>
        <source>The rank to compare with: 1 is served first; tied users share a rank.</source>
        <translation>Der Rang, mit dem verglichen wird: 1 kommt zuerst dran; bei Gleichstand teilen sich Benutzer einen Rang.</translation>
    </message>
    <message>
        <source>The rank in the open scenario: 1 is served first; tied users share a rank.</source>
        <translation>Der Rang im geöffneten Szenario: 1 kommt zuerst dran; bei Gleichstand teilen sich Benutzer einen Rang.</translation>
    </message>
    <message>
        <source>Fairshare factor in the open scenario, 0 to 1; higher is served first.</source>
        <translation>Fairshare-Faktor im geöffneten Szenario, 0 bis 1; höhere kommen zuerst dran.</translation>
    </message>
    <message>
        <source>The change that alone moves the user in the same direction, named after its row; “combined changes” if no single change does.</source>
        <translation>Die Änderung, die den Benutzer auch allein in diese Richtung bewegt, mit dem Namen ihrer Zeile; „Änderungen zusammen“, wenn keine einzelne es tut.</translation>
    </message>
    <message>
        <source>Ranks gained (+) or lost (−) under %1 relative to the same baseline. Teal marks gains, brown losses; darker means more ranks.</source>
        <translation>Gewonnene (+) oder verlorene (−) Ränge unter %1 gegenüber demselben Ausgangsstand. Blaugrün heißt Gewinn, Braun Verlust; dunkler heißt mehr Ränge.</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>Rank, %1</source>
        <translation>Rang, %1</translation>
    </message>
    <message>
        <source>Factor, %1</source>
        <translation>Faktor, %1</translation>
    </message>
    <message>
        <source>Ranks gained (+, to the right) or lost (−, to the left): the left rank minus the right one. Group rows show the mean of their users.</source>
        <translation>Gewonnene (+, nach rechts) oder verlorene Ränge (−, nach links): linker Rang minus rechter Rang. Gruppenzeilen zeigen das Mittel ihrer Benutzer.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>FactsTexts</name>
    <message>
        <source>Full text of labels truncated in the picture: %1</source>
        <translation>Volle Texte der im Bild gekürzten Beschriftungen: %1</translation>
    </message>
</context>
<context>
    <name>FittedTexts</name>
    <message>
        <source>not readable at %1x%2 pixels; with these proportions, use at least %3x%4</source>
        <translation>bei %1x%2 Pixeln nicht lesbar; in diesem Seitenverhältnis mindestens %3x%4 wählen</translation>
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
    <name>GroupFinder</name>
    <message>
        <source>Groups are found by parts of their names and by: changed</source>
        <translation>Gruppen werden nach Teilen ihres Namens gefunden und nach: changed (geändert)</translation>
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
        <source>Edit shares or usage of the current row</source>
        <translation>Anteile oder Nutzung der aktuellen Zeile ändern</translation>
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
        <source>Commit the value and edit the next cell</source>
        <translation>Den Wert übernehmen und die nächste Zelle ändern</translation>
    </message>
    <message>
        <source>Commit, discard</source>
        <translation>Übernehmen, verwerfen</translation>
    </message>
    <message>
        <source>Return, Esc</source>
        <translation>Eingabe, Esc</translation>
    </message>
    <message>
        <source>Commit or discard the typed value</source>
        <translation>Den eingegebenen Wert übernehmen oder verwerfen</translation>
    </message>
    <message>
        <source>Change a value</source>
        <translation>Einen Wert verändern</translation>
    </message>
    <message>
        <source>Accepted in addition to plain numbers and parent</source>
        <translation>Zusätzlich zu Zahlen und parent möglich</translation>
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
        <source>In the name column</source>
        <translation>In der Namensspalte</translation>
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
        <source>In any column that cannot be edited</source>
        <translation>In jeder Spalte, die sich nicht ändern lässt</translation>
    </message>
    <message>
        <source>About Fairshare Explorer</source>
        <translation>Über Fairshare Explorer</translation>
    </message>
    <message>
        <source>Fairshare Explorer %1
Shows how fairshare algorithms rank the users of shared clusters.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Fairshare Explorer %1
Zeigt, wie Fairshare-Algorithmen die Benutzer gemeinsamer Cluster ordnen.
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
        <source>Go to the next item in this direction</source>
        <translation>Zum nächsten Element in dieser Richtung gehen</translation>
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
        <source>Go to the first or last item</source>
        <translation>Zum ersten oder letzten Element gehen</translation>
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
        <source>Select the users and accounts of the item, or add them to the selection</source>
        <translation>Die Benutzer und Accounts des Elements auswählen oder zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Clicking an empty area keeps the selection</source>
        <translation>Ein Klick ins Leere behält die Auswahl</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Show the card that also appears when hovering over the item</source>
        <translation>Die Karte zeigen, die auch beim Überfahren mit der Maus erscheint</translation>
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
        <source>Show a smaller or larger range; drag to move it</source>
        <translation>Einen kleineren oder größeren Bereich zeigen; Ziehen verschiebt ihn</translation>
    </message>
    <message>
        <source>Go into account</source>
        <translation>In den Account gehen</translation>
    </message>
    <message>
        <source>In charts of the whole tree; a double click also works</source>
        <translation>In Diagrammen des ganzen Baums; auch per Doppelklick</translation>
    </message>
    <message>
        <source>Back to parent account</source>
        <translation>Zurück zum übergeordneten Account</translation>
    </message>
    <message>
        <source>In charts of the whole tree</source>
        <translation>In Diagrammen des ganzen Baums</translation>
    </message>
    <message>
        <source>Chart commands</source>
        <translation>Befehle des Diagramms</translation>
    </message>
    <message>
        <source>menu key, right click</source>
        <translation>Menütaste, Rechtsklick</translation>
    </message>
    <message>
        <source>Open the chart menu</source>
        <translation>Das Menü des Diagramms öffnen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Fit the axes to the selected items, or show everything; surfaces return to their initial view</source>
        <translation>Die Achsen an die ausgewählten Elemente anpassen oder alles zeigen; Flächen kehren zur anfänglichen Ansicht zurück</translation>
    </message>
</context>
<context>
    <name>HtmlTexts</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Full text of labels truncated in the picture: %1</source>
        <translation>Volle Texte der im Bild gekürzten Beschriftungen: %1</translation>
    </message>
</context>
<context>
    <name>JobFinder</name>
    <message>
        <source>Jobs are found by their number, user or account, and by: changed, moved:5</source>
        <translation>Jobs werden nach Nummer, Benutzer oder Account gefunden und nach: changed (geändert), moved:5</translation>
    </message>
</context>
<context>
    <name>LabelTexts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>MadeScenarios</name>
    <message>
        <source>no command printed an association tree: %1</source>
        <translation>kein Befehl gab einen Baum der Assoziationen aus: %1</translation>
    </message>
</context>
<context>
    <name>MenuTexts</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
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
        <source>Redo the last undone edit</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
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
        <source>Compare values with this baseline</source>
        <translation>Werte mit diesem Ausgangsstand vergleichen</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Algorithm for the inspector, answer line, rank filters, review and sacctmgr commands</source>
        <translation>Algorithmus für Inspektor, Antwortzeile, Rangfilter, Bericht und sacctmgr-Befehle</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
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
        <source>Variant to show and edit</source>
        <translation>Variante, die gezeigt und bearbeitet wird</translation>
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
        <source>nothing to undo</source>
        <translation>nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Si&amp;mulation</source>
        <translation>Simulati&amp;on</translation>
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
        <source>Unavailable: %1</source>
        <translation>Nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>no scenario is open</source>
        <translation>kein Szenario ist geöffnet</translation>
    </message>
</context>
<context>
    <name>OpenFilesTexts</name>
    <message>
        <source>; open a file with the tree instead, such as the output of sacctmgr dump</source>
        <translation>; stattdessen eine Datei mit dem Baum öffnen, etwa die Ausgabe von sacctmgr dump</translation>
    </message>
    <message>
        <source>; choose File &gt; Add usage or jobs from file to add it to an open tree</source>
        <translation>; mit Datei &gt; Nutzung oder Jobs aus Datei hinzufügen einem geöffneten Baum hinzufügen</translation>
    </message>
    <message>
        <source>; open the tree, then choose File &gt; Add usage or jobs from file</source>
        <translation>; zuerst den Baum öffnen, dann Datei &gt; Nutzung oder Jobs aus Datei hinzufügen wählen</translation>
    </message>
    <message>
        <source>; open the groups, then choose File &gt; Add usage or jobs from file</source>
        <translation>; zuerst die Gruppen öffnen, dann Datei &gt; Nutzung oder Jobs aus Datei hinzufügen wählen</translation>
    </message>
    <message>
        <source>unknown sample</source>
        <translation>unbekanntes Beispiel</translation>
    </message>
</context>
<context>
    <name>PastedFile</name>
    <message>
        <source>the clipboard has no text</source>
        <translation>die Zwischenablage enthält keinen Text</translation>
    </message>
</context>
<context>
    <name>PictureFormats</name>
    <message>
        <source>PDF, vector graphics for print</source>
        <translation>PDF, Vektorgrafik für den Druck</translation>
    </message>
    <message>
        <source>PNG, bitmap image</source>
        <translation>PNG, Pixelbild</translation>
    </message>
    <message>
        <source>SVG, vector graphics for the web</source>
        <translation>SVG, Vektorgrafik für das Web</translation>
    </message>
</context>
<context>
    <name>PictureLimitTexts</name>
    <message>
        <source>invalid picture size %2x%3; expected 1x1 to %1x%1 pixels</source>
        <translation>ungültige Bildgröße %2x%3; erwartet: 1x1 bis %1x%1 Pixel</translation>
    </message>
    <message>
        <source>invalid scale %3; expected %1 to %2</source>
        <translation>ungültige Skalierung %3; erwartet: %1 bis %2</translation>
    </message>
    <message>
        <source>invalid resolution %2 dpi; expected 0 to %1 dpi</source>
        <translation>ungültige Auflösung %2 dpi; erwartet: 0 bis %1 dpi</translation>
    </message>
    <message>
        <source>at scale %1, the picture exceeds %2 pixels on a side; use a smaller scale</source>
        <translation>bei der Skalierung %1 hat eine Bildseite mehr als %2 Pixel; eine kleinere Skalierung wählen</translation>
    </message>
    <message>
        <source>not enough memory for a picture of this size</source>
        <translation>nicht genug Speicher für ein Bild dieser Größe</translation>
    </message>
</context>
<context>
    <name>PictureTexts</name>
    <message>
        <source>… and %1 more rows</source>
        <translation>… und %1 weitere Zeilen</translation>
    </message>
    <message>
        <source>%1 rows above …</source>
        <translation>%1 Zeilen darüber …</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Not enough memory for the allocation.</source>
        <translation>Nicht genug Speicher für die Zuteilung.</translation>
    </message>
</context>
<context>
    <name>QuotaColumn</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Accounting groups of the pool, nested by their dotted names.</source>
        <translation>Abrechnungsgruppen des Pools, nach ihren Namen mit Punkten verschachtelt.</translation>
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
        <source>Slot weight that the group and everything below it may use. Editable; for a dynamic quota, the resulting cores are shown in gray.</source>
        <translation>Slot-Gewicht, das die Gruppe mit allem darunter nutzen darf. Änderbar; bei dynamischer Quote stehen die Kerne, die sich daraus ergeben, in Grau.</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>Dynamisch</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>Bruchteil</translation>
    </message>
    <message>
        <source>Quota as a fraction, 0 to 1, of what static siblings leave of the parent group&apos;s quota. Editable; entering a fraction makes the quota dynamic.</source>
        <translation>Quote als Bruchteil, 0 bis 1, dessen, was statische Geschwister von der Quote der übergeordneten Gruppe übrig lassen. Änderbar; ein eingegebener Bruchteil macht die Quote dynamisch.</translation>
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
        <source>Cores used by one job of the group. The balancer prefers heavier groups; groups with 0 never have demand. Editable.</source>
        <translation>Kerne, die ein Job der Gruppe nimmt. Der Ausgleich zieht schwerere Gruppen vor; Gruppen mit 0 haben nie Nachfrage. Änderbar.</translation>
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
        <source>Number of idle jobs above which the balancer sees demand. Editable.</source>
        <translation>Zahl wartender Jobs, oberhalb derer der Ausgleich Nachfrage sieht. Änderbar.</translation>
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
        <source>Cores requested by running and idle jobs directly in the group. Editable.</source>
        <translation>Von laufenden und wartenden Jobs direkt in der Gruppe angeforderte Kerne. Änderbar.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Cores in use, charged directly to the group. Editable.</source>
        <translation>Genutzte Kerne, direkt der Gruppe angerechnet. Änderbar.</translation>
    </message>
    <message>
        <source>Accepts surplus</source>
        <translation>Nimmt Überschuss an</translation>
    </message>
    <message>
        <source>Whether the group may use surplus quota of other groups: as set in the file → as set by the policy. Click or press Space to change the file&apos;s setting.</source>
        <translation>Ob die Gruppe überschüssige Quote anderer Gruppen nutzen darf: wie in der Datei → wie von der Regel gesetzt. Ein Klick oder die Leertaste ändert den Wert der Datei.</translation>
    </message>
    <message>
        <source>Autoregroup</source>
        <translation>Autoregroup</translation>
    </message>
    <message>
        <source>Whether submitters of the group negotiate again for the whole pool. Click or press Space to change.</source>
        <translation>Ob Einreicher der Gruppe noch einmal um den ganzen Pool verhandeln. Ein Klick oder die Leertaste ändert es.</translation>
    </message>
    <message>
        <source>Allocated, as declared</source>
        <translation>Zugeteilt, wie eingestellt</translation>
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
        <source>Allocation under the policy minus allocation with the surplus flags of the file.</source>
        <translation>Zuteilung unter der Regel minus Zuteilung mit den Überschuss-Schaltern der Datei.</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Cores that the group gets from other groups under the policy.</source>
        <translation>Kerne, die die Gruppe unter der Regel von anderen Gruppen bekommt.</translation>
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
        <source>Reason for the group&apos;s allocation under the policy.</source>
        <translation>Grund für die Zuteilung der Gruppe unter der Regel.</translation>
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
        <source>Smoothed number of idle jobs, for groups without subgroups. Editable, also with the slider. The slider is finer at the left and ends at the pool size or twice the highest demand, whichever is larger. A request that equals usage + demand × weight follows changes to them.</source>
        <translation>Geglättete Zahl wartender Jobs, für Gruppen ohne Untergruppen. Änderbar, auch mit dem Regler. Der Regler ist links feiner und endet beim größeren Wert aus Poolgröße und doppelter höchster Nachfrage. Eine Anforderung, die gleich Nutzung + Nachfrage × Gewicht ist, folgt deren Änderungen.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Cores that the group may use in the first round of negotiation under the policy: its allocation, or its own quota if that is larger. Strict quotas may lower it.</source>
        <translation>Kerne, die die Gruppe in der ersten Runde der Verhandlung unter der Regel nutzen darf: ihre Zuteilung oder die eigene Quote, falls größer. Strikte Quoten können den Wert senken.</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Gewährt</translation>
    </message>
    <message>
        <source>Cores used by jobs directly in the group after all rounds of one negotiation under the policy.</source>
        <translation>Kerne, die Jobs direkt in der Gruppe nach allen Runden einer Verhandlung unter der Regel nutzen.</translation>
    </message>
    <message>
        <source>Cores allocated to the group with the surplus flags of the file. Groups with subgroups show the total and, if they request cores themselves, their own part.</source>
        <translation>Kerne, die der Gruppe mit den Überschuss-Schaltern der Datei zugeteilt werden. Gruppen mit Untergruppen zeigen die Summe und, falls sie selbst Kerne anfordern, ihren eigenen Teil.</translation>
    </message>
    <message>
        <source>Cores allocated to the group under the policy. Groups with subgroups show the total and, if they request cores themselves, their own part.</source>
        <translation>Kerne, die der Gruppe unter der Regel zugeteilt werden. Gruppen mit Untergruppen zeigen die Summe und, falls sie selbst Kerne anfordern, ihren eigenen Teil.</translation>
    </message>
    <message>
        <source>Cores that jobs directly in the group request but do not get under the policy.</source>
        <translation>Kerne, die Jobs direkt in der Gruppe anfordern, aber unter der Regel nicht bekommen.</translation>
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
        <source>surplus flag</source>
        <translation>Überschuss-Schalter</translation>
    </message>
    <message>
        <source>autoregroup</source>
        <translation>autoregroup</translation>
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
        <source>%1 can no longer be read, so the restored work itself is the baseline</source>
        <translation>%1 ist nicht mehr lesbar, daher ist die wiederhergestellte Arbeit selbst der Ausgangsstand</translation>
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
        <source>synthetic</source>
        <translation>synthetisch</translation>
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
        <source>60 users with usage in three colleges; a good place to start</source>
        <translation>60 Benutzer mit Nutzung in drei Fakultäten; ein guter Einstieg</translation>
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
        <source>Shares before the proposal: each user&apos;s rank under five algorithms</source>
        <translation>Anteile vor dem Vorschlag: der Rang jedes Benutzers unter fünf Algorithmen</translation>
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
        <source>Changing three shares moves 15 of 24 users under Fair Tree</source>
        <translation>Drei geänderte Anteile verschieben 15 von 24 Benutzern unter Fair Tree</translation>
    </message>
    <message>
        <source>Parent shares and ties</source>
        <translation>Anteile parent und Gleichstände</translation>
    </message>
    <message>
        <source>Equal on paper, but not in floating point: olsen ranks before novak and rossi</source>
        <translation>Auf dem Papier gleich, in Gleitkommazahlen nicht: olsen steht vor novak und rossi</translation>
    </message>
    <message>
        <source>8 users</source>
        <translation>8 Benutzer</translation>
    </message>
    <message>
        <source>CEA tree, usage equals shares</source>
        <translation>CEA-Baum, Nutzung gleich Anteilen</translation>
    </message>
    <message>
        <source>Depth-oblivious gives every active user 0.496546; Classic penalizes depth with 0.349896</source>
        <translation>Depth-oblivious gibt jedem aktiven Benutzer 0,496546; Classic bestraft Tiefe mit 0,349896</translation>
    </message>
    <message>
        <source>CEA tree, Classic</source>
        <translation>CEA-Baum, Classic</translation>
    </message>
    <message>
        <source>Account a used less than b, yet Classic gives a&apos;s users 0.349992 and b&apos;s users 0.496456</source>
        <translation>Account a nutzte weniger als b, doch Classic gibt den Benutzern von a 0,349992 und denen von b 0,496456</translation>
    </message>
    <message>
        <source>CEA tree, unequal usage</source>
        <translation>CEA-Baum, ungleiche Nutzung</translation>
    </message>
    <message>
        <source>Accounts a1, a2 and b used 35, 5 and 60 percent: Classic puts u_a1 last, Depth-oblivious u_b</source>
        <translation>Die Accounts a1, a2 und b nutzten 35, 5 und 60 Prozent: bei Classic ist u_a1 Letzter, bei Depth-oblivious u_b</translation>
    </message>
    <message>
        <source>CEA tree, tickets</source>
        <translation>CEA-Baum, Tickets</translation>
    </message>
    <message>
        <source>Tickets go to users with pending jobs; truncation costs u_b one ticket and the first rank</source>
        <translation>Tickets gehen an Benutzer mit wartenden Jobs; Abschneiden kostet u_b ein Ticket und den ersten Rang</translation>
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
        <source>The college outweighs all levels below it: college_user, second under Classic, is last</source>
        <translation>Die Fakultät wiegt mehr als alle Ebenen darunter: college_user, unter Classic Zweiter, ist Letzter</translation>
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
        <source>With S = 0.0067 each, 15 percent usage drives the Classic factor of u002 to 0.000000</source>
        <translation>Bei je S = 0,0067 drücken 15 Prozent Nutzung den Classic-Faktor von u002 auf 0,000000</translation>
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
        <source>Age counts twice as much as fairshare: one user&apos;s old jobs take 98 of the first 100 places</source>
        <translation>Alter zählt doppelt so viel wie Fairshare: alte Jobs eines Benutzers belegen 98 der ersten 100 Plätze</translation>
    </message>
    <message>
        <source>Caviness weights, new</source>
        <translation>Gewichte von Caviness, neu</translation>
    </message>
    <message>
        <source>QOS, fairshare, then age and size in bit tiers: abara&apos;s jobs now rank last</source>
        <translation>QOS, Fairshare, dann Alter und Größe in Bitstufen: die Jobs von abara stehen jetzt hinten</translation>
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
        <source>Production is idle: balanced surplus flags give 3000 of its cores to analysis</source>
        <translation>Die Produktion ruht: ausgeglichene Überschuss-Schalter geben 3000 ihrer Kerne an analysis</translation>
    </message>
    <message>
        <source>ATLAS, no multi-core jobs</source>
        <translation>ATLAS, keine Mehrkern-Jobs</translation>
    </message>
    <message>
        <source>The wide queues are idle, so the surplus flag goes to single-core production</source>
        <translation>Die breiten Warteschlangen ruhen, daher geht der Überschuss-Schalter an die Einkern-Produktion</translation>
    </message>
    <message>
        <source>ATLAS, all queues full</source>
        <translation>ATLAS, alle Warteschlangen voll</translation>
    </message>
    <message>
        <source>Almost no quota is unused, so surplus flags change at most 8 cores</source>
        <translation>Fast keine Quote bleibt ungenutzt, daher ändern Überschuss-Schalter höchstens 8 Kerne</translation>
    </message>
    <message>
        <source>ATLAS, no jobs</source>
        <translation>ATLAS, keine Jobs</translation>
    </message>
    <message>
        <source>ATLAS has no jobs, so jobs from outside get 1500 cores beyond their quota</source>
        <translation>ATLAS hat keine Jobs, daher bekommen fremde Jobs 1500 Kerne über ihre Quote hinaus</translation>
    </message>
    <message>
        <source>Quota example, feasible</source>
        <translation>Quotenbeispiel, erfüllbar</translation>
    </message>
    <message>
        <source>1600 and 400 fit in 2000: short gets what long leaves unused</source>
        <translation>1600 und 400 passen in 2000: short bekommt, was long nicht nutzt</translation>
    </message>
    <message>
        <source>Quota example, infeasible</source>
        <translation>Quotenbeispiel, unerfüllbar</translation>
    </message>
    <message>
        <source>1500 and 700 exceed their parent&apos;s 2000: demand for 200 stays unmet</source>
        <translation>1500 und 700 übersteigen die 2000 der Gruppe über ihnen: Bedarf von 200 bleibt unerfüllt</translation>
    </message>
    <message>
        <source>Wasted slots in one day</source>
        <translation>Verlorene Plätze an einem Tag</translation>
    </message>
    <message>
        <source>One day of demand: what balancing saves, and how small jobs delay large ones</source>
        <translation>Ein Tag Nachfrage: was Ausgleichen spart und was schmale Jobs die breiten kosten</translation>
    </message>
    <message>
        <source>Submitters of three groups</source>
        <translation>Einreicher von drei Gruppen</translation>
    </message>
    <message>
        <source>Priorities divide a group&apos;s cores: berg is entitled to 766 of astro&apos;s cores and has 100</source>
        <translation>Prioritäten teilen die Kerne einer Gruppe auf: berg stehen 766 Kerne von astro zu, er hat 100</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
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
        <source>Preempting half the cluster</source>
        <translation>Verdrängung auf dem halben Cluster</translation>
    </message>
    <message>
        <source>Preempting the youngest jobs loses a third as much work as preempting the oldest; PAP+ spares bigmem</source>
        <translation>Die jüngsten Jobs zu verdrängen kostet ein Drittel so viel Arbeit wie die ältesten zu verdrängen; PAP+ schont bigmem</translation>
    </message>
    <message>
        <source>Unbalanced tree over time</source>
        <translation>Unausgewogener Baum im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Everyone submits jobs continuously: Classic ends 0.13 off the shares, Depth-oblivious 0.01</source>
        <translation>Alle reichen ununterbrochen Jobs ein: Classic weicht am Ende um 0,13 von den Anteilen ab, Depth-oblivious um 0,01</translation>
    </message>
    <message>
        <source>9000 jobs</source>
        <translation>9000 Jobs</translation>
    </message>
</context>
<context>
    <name>SavedNameTexts</name>
    <message>
        <source>not saved: only scenarios can be saved here, not files of type %1; choose a name that ends in .fairshare</source>
        <translation>nicht gespeichert: hier lassen sich nur Szenarien speichern, keine Dateien vom Typ %1; einen Namen wählen, der auf .fairshare endet</translation>
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
        <source>Change %1</source>
        <translation>%1 ändern</translation>
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
    <name>TimelineTexts</name>
    <message>
        <source>each job</source>
        <translation>jeder Job</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
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
        <source>Running total over all samples so far</source>
        <translation>Laufende Summe über alle bisherigen Proben</translation>
    </message>
    <message>
        <source>Lost work at each sample, nodes to free: %1</source>
        <translation>Verlorene Arbeit je Probe, freizugebende Knoten: %1</translation>
    </message>
    <message>
        <source>Lost work is being calculated.</source>
        <translation>Die verlorene Arbeit wird berechnet.</translation>
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
        <source>Pending jobs</source>
        <translation>Wartende Jobs</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Preemption value of each node over time</source>
        <translation>Verdrängungswert jedes Knotens im Zeitverlauf</translation>
    </message>
    <message>
        <source>Preemption value of each node over time for %1 policies</source>
        <translation>Verdrängungswert jedes Knotens im Zeitverlauf für %1 Regeln</translation>
    </message>
    <message>
        <source>Jobs on each node over time</source>
        <translation>Jobs auf jedem Knoten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Lost work if nodes are preempted</source>
        <translation>Verlorene Arbeit bei Verdrängung</translation>
    </message>
    <message>
        <source>Cluster utilization over time</source>
        <translation>Auslastung des Clusters im Zeitverlauf</translation>
    </message>
    <message>
        <source>jobs killed: %1</source>
        <translation>abgebrochene Jobs: %1</translation>
    </message>
    <message>
        <source>freed first</source>
        <translation>zuerst freigegeben</translation>
    </message>
    <message>
        <source>freed last</source>
        <translation>zuletzt freigegeben</translation>
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
        <source>Lost work was not calculated; choose Simulation &gt; Run.</source>
        <translation>Die verlorene Arbeit wurde nicht berechnet; Simulation &gt; Ausführen wählen.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes to free</source>
        <translation>%1 von %2 Knoten freizugeben</translation>
    </message>
    <message>
        <source>grace period %1</source>
        <translation>Gnadenfrist %1</translation>
    </message>
    <message>
        <source>Preemption value of each node</source>
        <translation>Verdrängungswert jedes Knotens</translation>
    </message>
    <message>
        <source>Preemption value</source>
        <translation>Verdrängungswert</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>%1 (recalculating; faint: before the change)</source>
        <translation>%1 (wird neu berechnet; blass: vor der Änderung)</translation>
    </message>
    <message>
        <source>%1 (not recalculated; faint: before the change)</source>
        <translation>%1 (nicht neu berechnet; blass: vor der Änderung)</translation>
    </message>
    <message>
        <source>Unknown: no submit times are recorded.</source>
        <translation>Unbekannt: Es sind keine Einreichzeiten aufgezeichnet.</translation>
    </message>
    <message>
        <source>time since first submission (%1)</source>
        <translation>Zeit seit dem ersten Einreichen (%1)</translation>
    </message>
    <message>
        <source>time since first sample (%1)</source>
        <translation>Zeit seit der ersten Probe (%1)</translation>
    </message>
    <message>
        <source>Lost work, nodes to free: %1</source>
        <translation>Verlorene Arbeit, freizugebende Knoten: %1</translation>
    </message>
    <message>
        <source>node-h</source>
        <translation>Knoten-h</translation>
    </message>
    <message>
        <source>%1 of 1 node to free</source>
        <translation>%1 von 1 Knoten freizugeben</translation>
    </message>
</context>
<context>
    <name>TreeColumn</name>
    <message>
        <source>all tied</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>Account or user</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Accounts and their users, as a tree.</source>
        <translation>Accounts mit ihren Benutzern, als Baum.</translation>
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
        <source>Fairshare factor; the bar runs from 0 to 1.</source>
        <translation>Fairshare-Faktor; der Balken reicht von 0 bis 1.</translation>
    </message>
    <message>
        <source>1 is served first; tied users share a rank. The triangle shows ranks gained or lost compared with the baseline.</source>
        <translation>1 kommt zuerst dran; bei Gleichstand teilen sich Benutzer einen Rang. Das Dreieck zeigt gewonnene oder verlorene Ränge gegenüber dem Ausgangsstand.</translation>
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
        <source>Raw shares among siblings: a whole number from 0, or parent to share the account&apos;s. Editable.</source>
        <translation>Rohanteile unter Geschwistern: eine ganze Zahl ab 0, oder parent, um die des Accounts zu teilen. Änderbar.</translation>
    </message>
    <message>
        <source>Normalized shares within the whole tree, 0 to 1, as used by Classic.</source>
        <translation>Normalisierte Anteile im ganzen Baum, 0 bis 1, wie Classic sie verwendet.</translation>
    </message>
    <message>
        <source>Effective usage within the whole tree, 0 to 1, as used by Classic.</source>
        <translation>Effektive Nutzung im ganzen Baum, 0 bis 1, wie Classic sie verwendet.</translation>
    </message>
    <message>
        <source>Decayed raw usage in TRES-hours, 0 or more. Accounts show the total including everything below them; editing it scales all of that.</source>
        <translation>Verfallene Rohnutzung in TRES-Stunden, 0 oder mehr. Accounts zeigen die Summe mit allem darunter; eine Änderung skaliert alles davon.</translation>
    </message>
    <message>
        <source>Usage (TRES-h)</source>
        <translation>Nutzung (TRES-h)</translation>
    </message>
    <message>
        <source>Association priority</source>
        <translation>Assoziationspriorität</translation>
    </message>
</context>
<context>
    <name>UnsavedFile</name>
    <message>
        <source>cannot be written: in use by another program</source>
        <translation>nicht beschreibbar: von einem anderen Programm verwendet</translation>
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
        <source>Show which users move up or down under each algorithm</source>
        <translation>Zeigen, welche Benutzer unter jedem Algorithmus steigen oder fallen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Show charts of shares and usage</source>
        <translation>Diagramme der Anteile und der Nutzung zeigen</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Show when the order next changes, over time or with another value</source>
        <translation>Zeigen, wann sich die Reihenfolge als Nächstes ändert, mit der Zeit oder durch einen anderen Wert</translation>
    </message>
    <message>
        <source>F(U,S)</source>
        <translation>F(U,S)</translation>
    </message>
    <message>
        <source>Show the factor as a function of usage and shares, with the users</source>
        <translation>Den Faktor als Funktion von Nutzung und Anteil zeigen, mit den Benutzern</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Show how weights affect the order of the queue</source>
        <translation>Zeigen, wie Gewichte die Reihenfolge der Warteschlange beeinflussen</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>Show what each group of a pool is allocated and which cores stay idle</source>
        <translation>Zeigen, was jeder Gruppe eines Pools zugeteilt wird und welche Kerne frei bleiben</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>Show the work lost to preemption over time</source>
        <translation>Zeigen, welche Arbeit im Lauf der Zeit durch Verdrängung verloren geht</translation>
    </message>
</context>
<context>
    <name>fairshare</name>
    <message>
        <source>{} to {} ({})</source>
        <translation>{} bis {} ({})</translation>
    </message>
    <message>
        <source>jobs running: {}, started: {}, ended: {}; {} of {} node-h in use ({} %)</source>
        <translation>laufende Jobs: {}, gestartet: {}, beendet: {}; {} von {} Knoten-h belegt ({} %)</translation>
    </message>
    <message>
        <source>node-h lost at {} samples: {}</source>
        <translation>verlorene Knoten-h bei {} Proben: {}</translation>
    </message>
    <message>
        <source>{}: the number of nodes is not recorded; using the most that jobs held at once, {}</source>
        <translation>{}: Die Zahl der Knoten ist nicht aufgezeichnet; verwendet wird die höchste Zahl, die Jobs zugleich belegten: {}</translation>
    </message>
    <message>
        <source>Range begin</source>
        <translation>Anfang des Bereichs</translation>
    </message>
    <message>
        <source>Begin of the selected range, in seconds since the first submission.</source>
        <translation>Anfang des ausgewählten Bereichs in Sekunden seit dem ersten Einreichen.</translation>
    </message>
    <message>
        <source>Range end</source>
        <translation>Ende des Bereichs</translation>
    </message>
    <message>
        <source>End of the selected range, in seconds since the first submission; 0 = no range.</source>
        <translation>Ende des ausgewählten Bereichs in Sekunden seit dem ersten Einreichen; 0 = kein Bereich.</translation>
    </message>
    <message>
        <source>&apos;{}&apos;</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>{}: no users to rank.</source>
        <translation>{}: Keine Benutzer mit einem Rang.</translation>
    </message>
    <message>
        <source>{}: under {}, {} is the only user.</source>
        <translation>{}: Unter {} ist {} der einzige Benutzer.</translation>
    </message>
    <message>
        <source>{}: under {}, all users are tied.</source>
        <translation>{}: Unter {} liegen alle Benutzer gleichauf.</translation>
    </message>
    <message>
        <source>{} ranks first</source>
        <translation>steht {} an erster Stelle</translation>
    </message>
    <message>
        <source>{} users tie for first</source>
        <translation>teilen sich {} Benutzer die erste Stelle</translation>
    </message>
    <message>
        <source>{} ranks last</source>
        <translation>{} steht an letzter</translation>
    </message>
    <message>
        <source>{} users tie for last</source>
        <translation>{} Benutzer teilen sich die letzte</translation>
    </message>
    <message>
        <source>{}: under {}, {} and {}.</source>
        <translation>{}: Unter {} {}, {}.</translation>
    </message>
    <message>
        <source>Compared with {}, {} changes no ranks{}.</source>
        <translation>Gegenüber {} ändert {} keinen Rang{}.</translation>
    </message>
    <message>
        <source>Compared with {}, {} moves {} up and {} down and leaves {} unchanged{}.</source>
        <translation>Gegenüber {} verschiebt {} {} nach oben und {} nach unten und lässt {} unverändert{}.</translation>
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
        <source>parent account of {}</source>
        <translation>übergeordneter Account von {}</translation>
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
        <source>pending jobs of {}</source>
        <translation>wartende Jobs von {}</translation>
    </message>
    <message>
        <source>{} added</source>
        <translation>{} hinzugefügt</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>{} entfernt</translation>
    </message>
    <message>
        <source>cause: {}</source>
        <translation>Ursache: {}</translation>
    </message>
    <message>
        <source>Under {} instead of {}, no ranks change{}.</source>
        <translation>Unter {} statt {} ändert sich kein Rang{}.</translation>
    </message>
    <message>
        <source>Under {} instead of {}, {}{}.</source>
        <translation>Unter {} statt {}: {}{}.</translation>
    </message>
    <message>
        <source>Under {}, no ranks change compared with {}{}.</source>
        <translation>Unter {} ändert sich gegenüber {} kein Rang{}.</translation>
    </message>
    <message>
        <source>Under {}, {}{}.</source>
        <translation>Unter {}: {}{}.</translation>
    </message>
    <message>
        <source>{} ranks the {} in the same order as all other algorithms.</source>
        <translation>{} ordnet die {} wie alle anderen Algorithmen.</translation>
    </message>
    <message>
        <source>{} ranks the {} least like {} (tau {}), which puts {} at rank {} instead of {}.</source>
        <translation>{} ordnet die {} am wenigsten wie {} (Tau {}); dort hat {} Rang {} statt {}.</translation>
    </message>
    <message>
        <source>the user in {} gains {}</source>
        <translation>der Benutzer von {} gewinnt {}</translation>
    </message>
    <message>
        <source>the user in {} loses {}</source>
        <translation>der Benutzer von {} verliert {}</translation>
    </message>
    <message>
        <source>users in {} gain {} each</source>
        <translation>die Benutzer von {} gewinnen je {}</translation>
    </message>
    <message>
        <source>users in {} lose {} each</source>
        <translation>die Benutzer von {} verlieren je {}</translation>
    </message>
    <message>
        <source>users in {} gain {} in total</source>
        <translation>die Benutzer von {} gewinnen insgesamt {}</translation>
    </message>
    <message>
        <source>users in {} lose {} in total</source>
        <translation>die Benutzer von {} verlieren insgesamt {}</translation>
    </message>
    <message>
        <source>{} ranks</source>
        <translation>{} Ränge</translation>
    </message>
    <message>
        <source>users in {} gain {} on average</source>
        <translation>die Benutzer von {} gewinnen im Mittel {}</translation>
    </message>
    <message>
        <source>users in {} lose {} on average</source>
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
        <translation>; {} bleibt auf dem letzten Rang{}</translation>
    </message>
    <message>
        <source>; {} is last{}</source>
        <translation>; {} hat den letzten Rang{}</translation>
    </message>
    <message>
        <source>; {} is now last{}</source>
        <translation>; {} hat nun den letzten Rang{}</translation>
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
        <source>; new users: {}</source>
        <translation>; neue Benutzer: {}</translation>
    </message>
    <message>
        <source>; users removed: {}</source>
        <translation>; entfernte Benutzer: {}</translation>
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
        <source>Both factors are so small that they round to 0.</source>
        <translation>Beide Faktoren sind so klein, dass sie auf 0 gerundet werden.</translation>
    </message>
    <message>
        <source>Both have the same U / S ratio, {}.</source>
        <translation>Beide haben dasselbe Verhältnis U / S, {}.</translation>
    </message>
    <message>
        <source>Their U / S ratios are so close that both factors round to the same number.</source>
        <translation>Ihre Verhältnisse U / S liegen so nah beieinander, dass beide Faktoren auf dieselbe Zahl gerundet werden.</translation>
    </message>
    <message>
        <source>Effective usage {} and normalized shares {} give a factor of {}.</source>
        <translation>Effektive Nutzung {} und normalisierte Anteile {} ergeben den Faktor {}.</translation>
    </message>
    <message>
        <source>{} has no share of the cluster, so the factor is 0.</source>
        <translation>{} hat keinen Anteil am Cluster, daher ist der Faktor 0.</translation>
    </message>
    <message>
        <source>Decided by effective usage over shares, regardless of account: {} has U / S = {}, {} has {}; the lower ratio ranks first.</source>
        <translation>Es entscheidet das Verhältnis der effektiven Nutzung zu den Anteilen, unabhängig vom Account: {} hat U / S = {}, {} hat {}; das kleinere Verhältnis steht vorn.</translation>
    </message>
    <message>
        <source>factor 0 (no shares)</source>
        <translation>Faktor 0 (keine Anteile)</translation>
    </message>
    <message>
        <source>S = {} (inherited from {})</source>
        <translation>S = {} (von {} übernommen)</translation>
    </message>
    <message>
        <source>S = {} (the shares of this level add up to 0)</source>
        <translation>S = {} (die Anteile dieser Ebene ergeben zusammen 0)</translation>
    </message>
    <message>
        <source>U = {} (own usage)</source>
        <translation>U = {} (eigene Nutzung)</translation>
    </message>
    <message>
        <source>U = {} (inherited from {})</source>
        <translation>U = {} (von {} übernommen)</translation>
    </message>
    <message>
        <source>{} has no pending jobs and gets no tickets</source>
        <translation>{} hat keine wartenden Jobs und bekommt keine Tickets</translation>
    </message>
    <message>
        <source>{} has {} tickets</source>
        <translation>{} hat {} Tickets</translation>
    </message>
    <message>
        <source>{} gets the {} tickets of {}</source>
        <translation>{} bekommt die {} Tickets von {}</translation>
    </message>
    <message>
        <source>; {}, {} tickets go to {} and {} to {}.</source>
        <translation>; {} gehen {} Tickets an {} und {} an {}.</translation>
    </message>
    <message>
        <source>{}; the factor is {}.</source>
        <translation>{}; der Faktor ist {}.</translation>
    </message>
    <message>
        <source>Neither has pending jobs, so both factors are 0.</source>
        <translation>Keiner hat wartende Jobs, daher sind beide Faktoren 0.</translation>
    </message>
    <message>
        <source>No user has pending jobs, so nobody gets tickets and every factor is 0.</source>
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
        <source>0 tickets (no pending jobs)</source>
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
        <source>factor {} (no pending jobs)</source>
        <translation>Faktor {} (keine wartenden Jobs)</translation>
    </message>
    <message>
        <source>factor {} (no user has tickets)</source>
        <translation>Faktor {} (kein Benutzer hat Tickets)</translation>
    </message>
    <message>
        <source>{} / {} (highest of any user) = {}</source>
        <translation>{} / {} (Höchstwert aller Benutzer) = {}</translation>
    </message>
    <message>
        <source>{} (inherited from {}) / {} (highest of any user) = {}</source>
        <translation>{} (von {} übernommen) / {} (Höchstwert aller Benutzer) = {}</translation>
    </message>
    <message>
        <source>The factor is {}.</source>
        <translation>Der Faktor ist {}.</translation>
    </message>
    <message>
        <source>Both have the same factor.</source>
        <translation>Beide haben denselben Faktor.</translation>
    </message>
    <message>
        <source>The higher factor ranks first.</source>
        <translation>Der höhere Faktor steht vorn.</translation>
    </message>
    <message>
        <source>, so {} ranks before every user of {}</source>
        <translation>, daher steht {} vor allen Benutzern von {}</translation>
    </message>
    <message>
        <source>, so every user of {} ranks before {}</source>
        <translation>, daher steht jeder Benutzer von {} vor {}</translation>
    </message>
    <message>
        <source>, so the users of {} rank first</source>
        <translation>, daher stehen alle Benutzer von {} vorn</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS, {}.</source>
        <translation>{} und {} haben denselben LevelFS-Wert, {}.</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS. The tie is passed down: the first user of {} gets the rank of the last user before it.</source>
        <translation>{} und {} haben denselben LevelFS-Wert. Der Gleichstand wird nach unten weitergegeben: Der erste Benutzer von {} erhält den Rang des letzten Benutzers davor.</translation>
    </message>
    <message>
        <source>{} and {} have different LevelFS values, but a tie with an account without users carries over: the first user of {} gets the rank of the last user before it.</source>
        <translation>{} und {} haben verschiedene LevelFS-Werte, aber ein Gleichstand mit einem Account ohne Benutzer wird weitergegeben: Der erste Benutzer von {} erhält den Rang des letzten Benutzers davor.</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS; users rank before accounts.</source>
        <translation>{} und {} haben denselben LevelFS-Wert; Benutzer stehen vor Accounts.</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS; tied accounts are processed one by one in name order, so the users of {} rank first.</source>
        <translation>{} und {} haben denselben LevelFS-Wert; gleichstehende Accounts werden nacheinander in Namensreihenfolge verarbeitet, daher stehen die Benutzer von {} vorn.</translation>
    </message>
    <message>
        <source>{} is number {} of {} with LevelFS {}</source>
        <translation>{} steht auf Platz {} von {} mit LevelFS {}</translation>
    </message>
    <message>
        <source>From the top down: {}.</source>
        <translation>Von oben nach unten: {}.</translation>
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
        <source>Decided {}: {} is ahead of {}{}.</source>
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
        <source>They diverge at level {}, but only the first {} levels count.</source>
        <translation>Sie trennen sich auf Ebene {}, aber nur die ersten {} Ebenen zählen.</translation>
    </message>
    <message>
        <source>Their words are equal: at every level that counts, both have the same bucket value.</source>
        <translation>Ihre Wörter sind gleich: Auf jeder Ebene, die zählt, haben beide denselben Bucket-Wert.</translation>
    </message>
    <message>
        <source>The word is 0x{:016x}; words are compared as numbers.</source>
        <translation>Das Wort ist 0x{:016x}; Wörter werden als Zahlen verglichen.</translation>
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
        <source>none (parent shares)</source>
        <translation>keiner (Anteile parent)</translation>
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
        <source>ignored: deeper than {} levels</source>
        <translation>ignoriert: tiefer als {} Ebenen</translation>
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
        <source>{} and {} are tied at rank {}.</source>
        <translation>{} und {} teilen sich Rang {}.</translation>
    </message>
    <message>
        <source>{} has no users.</source>
        <translation>{} hat keine Benutzer.</translation>
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
        <source>{} has {}: {} of {}.</source>
        <translation>{} hat {}: {} von {}.</translation>
    </message>
    <message>
        <source>{} ranks first among them, {} last.</source>
        <translation>Von ihnen steht {} vorn, {} hinten.</translation>
    </message>
    <message>
        <source>{} has parent shares, so its members compete directly in {}</source>
        <translation>{} hat Anteile parent, daher konkurrieren seine Mitglieder direkt in {}</translation>
    </message>
    <message>
        <source>{} has parent shares and no share of its own in {}</source>
        <translation>{} hat Anteile parent und keinen eigenen Anteil in {}</translation>
    </message>
    <message>
        <source>{} has 0 shares</source>
        <translation>{} hat 0 Anteile</translation>
    </message>
    <message>
        <source>{} has no usage</source>
        <translation>{} hat keine Nutzung</translation>
    </message>
    <message>
        <source>the shares of {} and its siblings overflow Slurm&apos;s 32-bit sum</source>
        <translation>die Anteile von {} und den Geschwistern überschreiten die 32-Bit-Summe von Slurm</translation>
    </message>
    <message>
        <source>unknown row {}; the tree has {} rows</source>
        <translation>unbekannte Zeile {}; der Baum hat {} Zeilen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is given twice; expected two different users</source>
        <translation>„{}“ ist zweimal angegeben; erwartet: zwei verschiedene Benutzer</translation>
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
        <source>{} (ends above this level)</source>
        <translation>{} (endet über dieser Ebene)</translation>
    </message>
    <message>
        <source>shares of {}: {} -&gt; {}</source>
        <translation>Anteile von {}: {} -&gt; {}</translation>
    </message>
    <message>
        <source>usage of {}: {} -&gt; {} TRES-seconds</source>
        <translation>Nutzung von {}: {} -&gt; {} TRES-Sekunden</translation>
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
        <source>eight children per account, users at the leaves</source>
        <translation>acht Kinder je Account, Benutzer an den Blättern</translation>
    </message>
    <message>
        <source>uneven tree of colleges, departments, faculty groups and users, some of them idle</source>
        <translation>ungleicher Baum aus Fakultäten, Instituten, Arbeitsgruppen und Benutzern, einige untätig</translation>
    </message>
    <message>
        <source>unknown shape &apos;{}&apos;</source>
        <translation>unbekannte Form „{}“</translation>
    </message>
    <message>
        <source>size {} is out of range; expected 2 to {}</source>
        <translation>Größe {} liegt außerhalb des Bereichs; erwartet: 2 bis {}</translation>
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
        <source>accounts with only one child</source>
        <translation>Accounts mit nur einem Kind</translation>
    </message>
    <message>
        <source>levels whose shares overflow 32 bits</source>
        <translation>Ebenen, deren Anteile 32 Bit überschreiten</translation>
    </message>
    <message>
        <source>accounts with usage of their own</source>
        <translation>Accounts mit eigener Nutzung</translation>
    </message>
    <message>
        <source>usage totals that differ from the sum of the subtree</source>
        <translation>Gesamtnutzungen, die von der Summe des Teilbaums abweichen</translation>
    </message>
    <message>
        <source>users deeper than the levels that an algorithm counts</source>
        <translation>Benutzer unterhalb der Ebenen, die LEVEL_BASED zählt</translation>
    </message>
    <message>
        <source>users and accounts that an algorithm ranks first because they have no shares</source>
        <translation>Benutzer und Accounts, die LEVEL_BASED vorn einordnet, weil sie keine Anteile haben</translation>
    </message>
    <message>
        <source>users and accounts that nobody can outrank</source>
        <translation>Benutzer und Accounts, vor denen niemand stehen kann</translation>
    </message>
    <message>
        <source>exact ties broken by rounding</source>
        <translation>exakte Gleichstände, die durch Runden verschwinden</translation>
    </message>
    <message>
        <source>ties caused only by rounding</source>
        <translation>Gleichstände, die nur durch Runden entstehen</translation>
    </message>
    <message>
        <source>users whose rank depends on how tied accounts are handled</source>
        <translation>Benutzer, deren Rang davon abhängt, wie gleichstehende Accounts behandelt werden</translation>
    </message>
    <message>
        <source>unknown keys in the file</source>
        <translation>unbekannte Schlüssel in der Datei</translation>
    </message>
    <message>
        <source>dump options that sacctmgr does not recognize</source>
        <translation>Dump-Optionen, die sacctmgr nicht kennt</translation>
    </message>
    <message>
        <source>correct the spelling or remove the key; it is kept when the file is written</source>
        <translation>Schreibweise berichtigen oder den Schlüssel entfernen; beim Schreiben der Datei bleibt er erhalten</translation>
    </message>
    <message>
        <source>unknown key &apos;{}&apos; in the scenario; it has no effect</source>
        <translation>unbekannter Schlüssel „{}“ im Szenario; er hat keine Wirkung</translation>
    </message>
    <message>
        <source>unknown key &apos;{}&apos; in the settings; it has no effect</source>
        <translation>unbekannter Schlüssel „{}“ in den Einstellungen; er hat keine Wirkung</translation>
    </message>
    <message>
        <source>unknown key &apos;{}&apos; in the usage settings; it has no effect</source>
        <translation>unbekannter Schlüssel „{}“ in den Nutzungseinstellungen; er hat keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; has unknown keys: {0}; they have no effect</source>
        <translation>„{1}“ hat unbekannte Schlüssel: {0}; sie haben keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has options that sacctmgr does not recognize: {}</source>
        <translation>„{}“ hat Optionen, die sacctmgr nicht kennt: {}</translation>
    </message>
    <message>
        <source>remove them; sacctmgr would reject the dump</source>
        <translation>entfernen; sacctmgr würde den Dump ablehnen</translation>
    </message>
    <message>
        <source>users of {} with 0 shares rank last among their siblings under most algorithms: {}</source>
        <translation>Benutzer in {} mit 0 Anteilen stehen unter den meisten Algorithmen hinter ihren Geschwistern: {}</translation>
    </message>
    <message>
        <source>Fair Tree ranks users of {} with parent shares before every sibling with usage: {}</source>
        <translation>Fair Tree stellt Benutzer in {} mit Anteilen parent vor alle Geschwister mit Nutzung: {}</translation>
    </message>
    <message>
        <source>{} gives users of {} with 0 shares the full bucket, so no user of the account ranks higher: {}</source>
        <translation>{} gibt Benutzern in {} mit 0 Anteilen den vollen Bucket, daher steht kein Benutzer des Accounts höher: {}</translation>
    </message>
    <message>
        <source>{} has no usage, so nobody can rank before it under Fair Tree</source>
        <translation>{} hat keine Nutzung, daher kann unter Fair Tree niemand davor stehen</translation>
    </message>
    <message>
        <source>{} has parent shares, so nobody can rank before it under Fair Tree</source>
        <translation>{} hat Anteile parent, daher kann unter Fair Tree niemand davor stehen</translation>
    </message>
    <message>
        <source>{} has no usage, so under Fair Tree its users rank before those of every account with usage</source>
        <translation>{} hat keine Nutzung, daher stehen seine Benutzer unter Fair Tree vor denen aller Accounts mit Nutzung</translation>
    </message>
    <message>
        <source>{} has parent shares, so under Fair Tree its users rank before those of every account with usage</source>
        <translation>{} hat Anteile parent, daher stehen seine Benutzer unter Fair Tree vor denen aller Accounts mit Nutzung</translation>
    </message>
    <message>
        <source>{} has 0 shares: under most algorithms its users rank after all siblings with shares</source>
        <translation>{} hat 0 Anteile: Unter den meisten Algorithmen stehen seine Benutzer hinter allen Geschwistern mit Anteilen</translation>
    </message>
    <message>
        <source>assign shares, or remove the account if nobody should run jobs there</source>
        <translation>Anteile zuweisen oder den Account entfernen, wenn dort niemand rechnen soll</translation>
    </message>
    <message>
        <source>assign shares, or remove the association</source>
        <translation>Anteile zuweisen oder die Assoziation entfernen</translation>
    </message>
    <message>
        <source>assign shares if it should compete as a whole</source>
        <translation>Anteile zuweisen, wenn der Account als Ganzes konkurrieren soll</translation>
    </message>
    <message>
        <source>assign shares if their own usage should count</source>
        <translation>Anteile zuweisen, wenn die eigene Nutzung zählen soll</translation>
    </message>
    <message>
        <source>{} has only one child, {}, so the shares at that level have no effect</source>
        <translation>{} hat nur ein Kind, {}, daher haben die Anteile dieser Ebene keine Wirkung</translation>
    </message>
    <message>
        <source>remove the level unless you plan to add more children</source>
        <translation>die Ebene entfernen, wenn keine weiteren Kinder dazukommen sollen</translation>
    </message>
    <message>
        <source>the shares below {} add up to more than 4294967295, so Slurm uses {} instead</source>
        <translation>die Anteile unter {} ergeben zusammen mehr als 4294967295, daher rechnet Slurm mit {}</translation>
    </message>
    <message>
        <source>use smaller shares with the same ratios</source>
        <translation>kleinere Anteile mit denselben Verhältnissen verwenden</translation>
    </message>
    <message>
        <source>{} has its own usage of {}, left by deleted users</source>
        <translation>{} hat eine eigene Nutzung von {}, die von gelöschten Benutzern stammt</translation>
    </message>
    <message>
        <source>it decays with the half-life; reset the account&apos;s usage to remove it now</source>
        <translation>sie verfällt mit der Halbwertszeit; die Nutzung des Accounts zurücksetzen, um sie sofort zu entfernen</translation>
    </message>
    <message>
        <source>{} has a stated total usage of {}, but its subtree adds up to {}</source>
        <translation>{} hat laut Datei eine Gesamtnutzung von {}, der Teilbaum ergibt aber {}</translation>
    </message>
    <message>
        <source>take the usage from a newer listing, or remove the stated total</source>
        <translation>die Nutzung aus einer neueren Liste nehmen oder die angegebene Gesamtnutzung entfernen</translation>
    </message>
    <message>
        <source>assign shares, or choose another algorithm</source>
        <translation>Anteile zuweisen oder einen anderen Algorithmus wählen</translation>
    </message>
    <message>
        <source>no action needed unless it is kept idle on purpose to jump the queue</source>
        <translation>kein Handlungsbedarf, außer jemand bleibt absichtlich untätig, um sich vorzudrängen</translation>
    </message>
    <message>
        <source>assign shares</source>
        <translation>Anteile zuweisen</translation>
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
        <source>{} tie exactly, but rounding in Slurm ranks one before the other</source>
        <translation>{} stehen exakt gleich, aber Slurms Rundung stellt einen vor den anderen</translation>
    </message>
    <message>
        <source>use shares with simple ratios, such as equal shares</source>
        <translation>Anteile mit einfachen Verhältnissen verwenden, etwa gleiche Anteile</translation>
    </message>
    <message>
        <source>{} tie only because of rounding in Slurm</source>
        <translation>{} stehen nur durch Slurms Rundung gleich</translation>
    </message>
    <message>
        <source>no action needed: the difference is below the last digit</source>
        <translation>kein Handlungsbedarf: Der Unterschied liegt unter der letzten Ziffer</translation>
    </message>
    <message>
        <source>users who do not have the documented rank because accounts tie: {}; the first, {}, has rank {} instead of {}</source>
        <translation>Benutzer, die nicht den Rang laut Slurm-Dokumentation haben, weil Accounts gleichstehen: {}; der erste, {}, hat Rang {} statt {}</translation>
    </message>
    <message>
        <source>give the tied accounts different shares</source>
        <translation>den gleichstehenden Accounts verschiedene Anteile geben</translation>
    </message>
    <message>
        <source>{} and others</source>
        <translation>{} und weitere</translation>
    </message>
    <message>
        <source>combined changes</source>
        <translation>Änderungen zusammen</translation>
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
        <source>{} moves up the most, by {}</source>
        <translation>{} steigt am meisten, um {}</translation>
    </message>
    <message>
        <source>{} moves down the most, by {}</source>
        <translation>{} fällt am meisten, um {}</translation>
    </message>
    <message>
        <source>no rank changes under {}</source>
        <translation>keine Rangänderung unter {}</translation>
    </message>
    <message>
        <source>algorithm &apos;{}&apos; was not evaluated</source>
        <translation>Algorithmus „{}“ wurde nicht berechnet</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} it passes {2} after {3} ({4} half-lives) and reaches rank {5}.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, überholt {0} unter {1} nach {3} ({4} Halbwertszeiten) {2} und erreicht Rang {5}.</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} it first moves up after {2} ({3} half-lives) and reaches rank {4}.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, steigt {0} unter {1} erstmals nach {2} ({3} Halbwertszeiten) auf und erreicht Rang {4}.</translation>
    </message>
    <message>
        <source>{} already has rank 1 and nothing to recover.</source>
        <translation>{} hat schon Rang 1 und nichts aufzuholen.</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} its rank never improves: usage does not decay (half-life 0).</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, verbessert sich der Rang von {0} unter {1} nie: Die Nutzung verfällt nicht (Halbwertszeit 0).</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} it never passes {2}.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, überholt {0} unter {1} {2} nie.</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} it never moves up.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, steigt {0} unter {1} nie auf.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; already ranks ahead of &apos;{}&apos;; only the lower-ranked one can recover</source>
        <translation>„{}“ liegt bereits vor „{}“; nur wer dahinter liegt, kann aufholen</translation>
    </message>
    <message>
        <source>no change; all usage decays equally</source>
        <translation>keine Änderung; alles verfällt gleich schnell</translation>
    </message>
    <message>
        <source>no change; both decay equally</source>
        <translation>keine Änderung; beide verfallen gleich</translation>
    </message>
    <message>
        <source>{} of all usage but no share</source>
        <translation>{} der gesamten Nutzung, aber kein Anteil</translation>
    </message>
    <message>
        <source>no usage, with a share of {}</source>
        <translation>keine Nutzung bei einem Anteil von {}</translation>
    </message>
    <message>
        <source>{} of all usage with a share of {}, {} times the share</source>
        <translation>{} der gesamten Nutzung bei einem Anteil von {}, das {}-Fache des Anteils</translation>
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
        <source>No shares to compare.</source>
        <translation>Keine Anteile zu vergleichen.</translation>
    </message>
    <message>
        <source>No usage yet.</source>
        <translation>Noch keine Nutzung.</translation>
    </message>
    <message>
        <source>Every user&apos;s usage equals their share.</source>
        <translation>Bei jedem Benutzer entspricht die Nutzung genau dem Anteil.</translation>
    </message>
    <message>
        <source>Every account&apos;s usage equals its share.</source>
        <translation>Bei jedem Account entspricht die Nutzung genau dem Anteil.</translation>
    </message>
    <message>
        <source>{} is the user furthest from their share: {}.</source>
        <translation>Am weitesten von seinem Anteil entfernt ist Benutzer {}: {}.</translation>
    </message>
    <message>
        <source>{} is the account furthest from its share: {}.</source>
        <translation>Am weitesten von seinem Anteil entfernt ist Account {}: {}.</translation>
    </message>
    <message>
        <source>parent account &apos;{}&apos; does not exist; add it first</source>
        <translation>übergeordneter Account „{}“ existiert nicht; zuerst hinzufügen</translation>
    </message>
    <message>
        <source>unknown kind of change</source>
        <translation>unbekannte Art von Änderung</translation>
    </message>
    <message>
        <source>the file has no raw shares, so raw shares are not compared</source>
        <translation>die Datei enthält keine Rohanteile, daher werden Rohanteile nicht verglichen</translation>
    </message>
    <message>
        <source>the file has no usage, so usage is not compared</source>
        <translation>die Datei enthält keine Nutzung, daher wird Nutzung nicht verglichen</translation>
    </message>
    <message>
        <source>usage of &apos;{}&apos; is {}; expected a finite number, 0 or more</source>
        <translation>die Nutzung von „{}“ ist {}; erwartet: eine endliche Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>focused row {} does not exist</source>
        <translation>fokussierte Zeile {} existiert nicht</translation>
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
        <source>factor range</source>
        <translation>Faktorbereich</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>users who share a factor</source>
        <translation>Benutzer mit gleichem Faktor</translation>
    </message>
    <message>
        <source>{}: {} of {} share their factor with another user.</source>
        <translation>{}: {} von {} haben denselben Faktor wie ein anderer Benutzer.</translation>
    </message>
    <message>
        <source>Factors of all users</source>
        <translation>Faktoren aller Benutzer</translation>
    </message>
    <message>
        <source>On the right: number of users who share a factor.</source>
        <translation>Rechts: Zahl der Benutzer mit gleichem Faktor.</translation>
    </message>
    <message>
        <source>The tree has no users.</source>
        <translation>Der Baum hat keine Benutzer.</translation>
    </message>
    <message>
        <source>Spread of factors</source>
        <translation>Streuung der Faktoren</translation>
    </message>
    <message>
        <source>The factors of all users under each algorithm, and how many users share a factor.</source>
        <translation>Die Faktoren aller Benutzer unter jedem Algorithmus, und wie viele Benutzer denselben Faktor haben.</translation>
    </message>
    <message>
        <source>Where an algorithm separates users and where it bunches them together.</source>
        <translation>Wo ein Algorithmus Benutzer trennt und wo er sie zusammendrängt.</translation>
    </message>
    <message>
        <source>Shares, level by level</source>
        <translation>Anteile, Ebene für Ebene</translation>
    </message>
    <message>
        <source>The cluster divided among accounts and users. Each is below its parent account and as wide as its share.</source>
        <translation>Der Cluster, aufgeteilt auf Accounts und Benutzer. Jeder liegt unter seinem übergeordneten Account und ist so breit wie sein Anteil.</translation>
    </message>
    <message>
        <source>How shares are divided, and where usage, factor, or rank deviates from them.</source>
        <translation>Wohin die Anteile gehen, und wo Nutzung, Faktor oder Rang davon abweichen.</translation>
    </message>
    <message>
        <source>Weight that multiplies the factor. The resulting priority is truncated to an integer.</source>
        <translation>Gewicht, mit dem der Faktor multipliziert wird. Die Priorität wird danach auf eine ganze Zahl abgeschnitten.</translation>
    </message>
    <message>
        <source>{}: all priorities differ.</source>
        <translation>{}: Alle Prioritäten sind verschieden.</translation>
    </message>
    <message>
        <source>{}: {} with {} distinct priorities; {} share one, {} of them because of equal factors. Most common priority: {} ({}).</source>
        <translation>{}: {} mit {} verschiedenen Prioritäten; {} teilen sich eine, davon {} wegen gleicher Faktoren. Häufigste Priorität: {} ({}).</translation>
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
        <source>truncated to equal integers</source>
        <translation>auf gleiche ganze Zahlen abgeschnitten</translation>
    </message>
    <message>
        <source>users who share a priority</source>
        <translation>Benutzer, die sich eine Priorität teilen</translation>
    </message>
    <message>
        <source>Shared priorities at weight {}</source>
        <translation>Gleiche Prioritäten bei Gewicht {}</translation>
    </message>
    <message>
        <source>Gray: equal factors; brown: truncated.</source>
        <translation>Grau: gleiche Faktoren; braun: abgeschnitten.</translation>
    </message>
    <message>
        <source>Integer priority collisions</source>
        <translation>Kollisionen ganzzahliger Prioritäten</translation>
    </message>
    <message>
        <source>How many users share an integer priority under each algorithm at a given weight.</source>
        <translation>Wie viele Benutzer unter jedem Algorithmus bei einem gegebenen Gewicht dieselbe ganzzahlige Priorität haben.</translation>
    </message>
    <message>
        <source>Whether the weight is large enough to preserve the algorithm&apos;s order.</source>
        <translation>Ob das Gewicht groß genug ist, um die Reihenfolge des Algorithmus zu erhalten.</translation>
    </message>
    <message>
        <source>Line per</source>
        <translation>Linie je</translation>
    </message>
    <message>
        <source>One line per user, per account (mean rank of its users), or per top-level account (mean rank of everyone below it).</source>
        <translation>Eine Linie je Benutzer, je Account (mittlerer Rang seiner Benutzer) oder je oberstem Account (mittlerer Rang aller darunter).</translation>
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
        <source>Nothing to rank.</source>
        <translation>Nichts einzuordnen.</translation>
    </message>
    <message>
        <source>Ranks across algorithms</source>
        <translation>Ränge über die Algorithmen</translation>
    </message>
    <message>
        <source>One line per user or account, connecting its ranks under all algorithms.</source>
        <translation>Eine Linie je Benutzer oder Account, die seine Ränge unter allen Algorithmen verbindet.</translation>
    </message>
    <message>
        <source>Who is affected by the site&apos;s choice of algorithm, and who is not.</source>
        <translation>Wen die Wahl des Algorithmus betrifft, und wen nicht.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show users, accounts, or both.</source>
        <translation>Benutzer, Accounts oder beide zeigen.</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Logarithmic axes show small and large shares equally well. Automatic uses them when values span two decades or more.</source>
        <translation>Logarithmische Achsen zeigen kleine und große Anteile gleich gut. Automatisch nimmt sie, wenn Werte zwei Dekaden oder mehr umfassen.</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Color users by their factor under the chosen algorithm, or all the same.</source>
        <translation>Benutzer nach ihrem Faktor unter dem gewählten Algorithmus färben, oder alle gleich.</translation>
    </message>
    <message>
        <source>Share of the cluster</source>
        <translation>Anteil am Cluster</translation>
    </message>
    <message>
        <source>Fraction of total usage</source>
        <translation>Anteil an der gesamten Nutzung</translation>
    </message>
    <message>
        <source>line of constant usage ratio</source>
        <translation>Linie konstanten Nutzungsverhältnisses</translation>
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
        <source>Usage versus share</source>
        <translation>Nutzung gegen Anteil</translation>
    </message>
    <message>
        <source>Points above the line use more than their share; points below use less.</source>
        <translation>Punkte über der Linie nutzen mehr als ihren Anteil, Punkte darunter weniger.</translation>
    </message>
    <message>
        <source>No users or accounts to show.</source>
        <translation>Keine Benutzer oder Accounts zu zeigen.</translation>
    </message>
    <message>
        <source>Every user and account by share of the cluster and fraction of total usage.</source>
        <translation>Jeder Benutzer und Account nach Anteil am Cluster und Anteil an der gesamten Nutzung.</translation>
    </message>
    <message>
        <source>Who uses more or less than their share, and how closely the factor follows.</source>
        <translation>Wer mehr oder weniger als seinen Anteil nutzt, und wie genau der Faktor dem folgt.</translation>
    </message>
    <message>
        <source>Shares in rings</source>
        <translation>Anteile in Ringen</translation>
    </message>
    <message>
        <source>The cluster divided among accounts and users, from the center outward; angles show shares.</source>
        <translation>Der Cluster, von innen nach außen auf Accounts und Benutzer aufgeteilt; die Winkel zeigen die Anteile.</translation>
    </message>
    <message>
        <source>Each account&apos;s share of the cluster, at every level.</source>
        <translation>Wie groß jeder Teil des Clusters ist, auch tief unten im Baum.</translation>
    </message>
    <message>
        <source>Undefined: {} or {} gives all users the same rank.</source>
        <translation>Nicht definiert: {} oder {} gibt allen Benutzern denselben Rang.</translation>
    </message>
    <message>
        <source>{} and {} rank all users in the same order.</source>
        <translation>{} und {} ordnen alle Benutzer gleich.</translation>
    </message>
    <message>
        <source>{} and {} rank all users in reverse order.</source>
        <translation>{} und {} ordnen alle Benutzer genau umgekehrt.</translation>
    </message>
    <message>
        <source>{} and {}: Kendall&apos;s tau-b; 1 means the same order, 0 no correlation, −1 the reverse order. Ties bring it closer to 0.</source>
        <translation>{} und {}: Kendalls Tau-b; 1 heißt gleiche Reihenfolge, 0 kein Zusammenhang, −1 umgekehrte Reihenfolge. Gleichstände bringen es näher an 0.</translation>
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
        <source>Kendall&apos;s tau-b between the rankings of {}</source>
        <translation>Kendalls Tau-b zwischen den Rangfolgen, {}</translation>
    </message>
    <message>
        <source>tau</source>
        <translation>Tau</translation>
    </message>
    <message>
        <source>At least two users are needed.</source>
        <translation>Mindestens zwei Benutzer sind nötig.</translation>
    </message>
    <message>
        <source>At least two algorithms are needed.</source>
        <translation>Mindestens zwei Algorithmen sind nötig.</translation>
    </message>
    <message>
        <source>Agreement between algorithms</source>
        <translation>Übereinstimmung der Algorithmen</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b between the user rankings of each pair of algorithms.</source>
        <translation>Kendalls Tau-b zwischen den Rangfolgen der Benutzer für jedes Paar von Algorithmen.</translation>
    </message>
    <message>
        <source>Which algorithms rank users alike, and where switching would change the order most.</source>
        <translation>Welche Algorithmen Benutzer ähnlich ordnen und wo ein Wechsel die Reihenfolge am stärksten ändern würde.</translation>
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
        <translation>Größen sind Anteile an {} mit {} des Clusters.</translation>
    </message>
    <message>
        <source>Usage ratio: usage / share</source>
        <translation>Nutzungsverhältnis: Nutzung / Anteil</translation>
    </message>
    <message>
        <source>Color by usage ratio, or by factor or rank under the chosen algorithm.</source>
        <translation>Farbe nach Nutzungsverhältnis oder nach Faktor oder Rang unter dem gewählten Algorithmus.</translation>
    </message>
    <message>
        <source>Shares of the cluster</source>
        <translation>Anteile am Cluster</translation>
    </message>
    <message>
        <source>too narrow to draw separately</source>
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
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>is larger than 4 GiB, the limit for input files</source>
        <translation>ist größer als 4 GiB, die Grenze für Eingabedateien</translation>
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
        <source>program &apos;{}&apos; not found in PATH</source>
        <translation>Programm „{}“ nicht im PATH gefunden</translation>
    </message>
    <message>
        <source>cannot run &apos;{}&apos;: {}</source>
        <translation>„{}“ kann nicht ausgeführt werden: {}</translation>
    </message>
    <message>
        <source>Own normalized usage, shifted toward the account&apos;s in proportion to raw shares / level shares.</source>
        <translation>Eigene normalisierte Nutzung, im Verhältnis Rohanteile / Anteile der Ebene zur Nutzung des Accounts hin verschoben.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Compares usage with shares; the account&apos;s usage counts partly for everyone in it.</source>
        <translation>Vergleicht Nutzung mit Anteilen; die Nutzung des Accounts zählt teilweise für alle darin.</translation>
    </message>
    <message>
        <source>U = Uown + (Uaccount - Uown) * shares / level shares; factor = 2^(-(U / S) / damping)</source>
        <translation>U = Ueigen + (Uaccount - Ueigen) * Anteile / Anteile der Ebene; Faktor = 2^(-(U / S) / Dämpfung)</translation>
    </message>
    <message>
        <source>Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; factor as sshare shows it, factor_job as jobs get it</source>
        <translation>Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; factor wie in sshare, factor_job wie bei Jobs</translation>
    </message>
    <message>
        <source>Ratio of usage to shares relative to siblings, times the account&apos;s ratio, times normalized shares.</source>
        <translation>Verhältnis von Nutzung zu Anteilen im Vergleich zu den Geschwistern, mal das Verhältnis des Accounts, mal normalisierte Anteile.</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>Depth-oblivious</translation>
    </message>
    <message>
        <source>Like Classic, but a balanced account does not penalize its members, however deep it is.</source>
        <translation>Wie Classic, aber ein ausgeglichener Account benachteiligt seine Mitglieder nicht, so tief er auch liegt.</translation>
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
        <source>as_run: processed one after the other, as Slurm does; as_documented: their children are merged.</source>
        <translation>as_run: nacheinander, wie Slurm es tut; as_documented: Ihre Kinder werden zusammengelegt.</translation>
    </message>
    <message>
        <source>Raw usage divided by that of the account in which the row competes; one level only, 0 to 1.</source>
        <translation>Rohnutzung, geteilt durch die des Accounts, in dem die Zeile konkurriert; nur eine Ebene, 0 bis 1.</translation>
    </message>
    <message>
        <source>Normalized shares divided by effective usage on this level: above 1 is under-served, 0 without shares, infinite without usage. Only the order matters.</source>
        <translation>Normalisierte Anteile, geteilt durch effektive Nutzung auf dieser Ebene: über 1 ist unterversorgt, 0 ohne Anteile, unendlich ohne Nutzung. Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Rank counted from the bottom, divided by the number of users; above 0, up to 1. Only the order matters.</source>
        <translation>Rang von hinten gezählt, geteilt durch die Zahl der Benutzer; über 0, höchstens 1. Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Fair Tree</source>
        <translation>Fair Tree</translation>
    </message>
    <message>
        <source>Ranks all users by walking the tree: at each level, the highest LevelFS goes first, with everyone below it.</source>
        <translation>Ordnet alle Benutzer durch einen Gang durch den Baum: Auf jeder Ebene kommt das höchste LevelFS zuerst, mit allen darunter.</translation>
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
        <source>PriorityLevels: number of buckets that the 64 bits are split into; deeper levels are ignored.</source>
        <translation>PriorityLevels: Zahl der Buckets, in die die 64 Bit geteilt werden; tiefere Ebenen zählen nicht.</translation>
    </message>
    <message>
        <source>Raw usage divided by that of the account in which the row competes; above 1 only if totals are inconsistent.</source>
        <translation>Rohnutzung, geteilt durch die des Accounts, in dem die Zeile konkurriert; über 1 nur bei widersprüchlichen Summen.</translation>
    </message>
    <message>
        <source>Level word</source>
        <translation>Ebenenwort</translation>
    </message>
    <message>
        <source>The w bits of this level: 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), truncated.</source>
        <translation>Die w Bits dieser Ebene: 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), abgeschnitten.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>All levels from the top down, compared as one 64-bit number.</source>
        <translation>Alle Ebenen von oben nach unten, verglichen als eine 64-Bit-Zahl.</translation>
    </message>
    <message>
        <source>Rank counted from the bottom, starting at 0, divided by the number of users. Only the order matters.</source>
        <translation>Rang von hinten gezählt, ab 0, geteilt durch die Zahl der Benutzer. Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Level-based</source>
        <translation>Level-based</translation>
    </message>
    <message>
        <source>Packs one number per level into a 64-bit word, top level in the highest bits, and ranks users by it.</source>
        <translation>Packt eine Zahl je Ebene in ein 64-Bit-Wort, die oberste Ebene in die höchsten Bits, und ordnet Benutzer danach.</translation>
    </message>
    <message>
        <source>bucket = 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), truncated; w = 64 / priority_levels; factor = rank from bottom / users</source>
        <translation>Bucket = 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), abgeschnitten; w = 64 / priority_levels; Faktor = Rang von hinten / Benutzer</translation>
    </message>
    <message>
        <source>Slurm 14.11.0-pre3, PriorityFlags=LEVEL_BASED</source>
        <translation>Slurm 14.11.0-pre3, PriorityFlags=LEVEL_BASED</translation>
    </message>
    <message>
        <source>Normalized usage; directly below the root, at least 0.01 * raw shares / level shares.</source>
        <translation>Normalisierte Nutzung; direkt unter der Wurzel mindestens 0,01 * Rohanteile / Anteile der Ebene.</translation>
    </message>
    <message>
        <source>Normalized shares divided by effective usage: how far below target, at most 100.</source>
        <translation>Normalisierte Anteile, geteilt durch effektive Nutzung: wie weit unter dem Ziel, höchstens 100.</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tickets</translation>
    </message>
    <message>
        <source>Part of the root&apos;s 4294967295 tickets, split among active siblings by shares times f.</source>
        <translation>Teil der 4294967295 Tickets der Wurzel, unter aktiven Geschwistern verteilt nach Anteilen mal f.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Has pending jobs at or below it; only active associations get tickets.</source>
        <translation>Hat bei sich oder darunter wartende Jobs; nur aktive Assoziationen bekommen Tickets.</translation>
    </message>
    <message>
        <source>Tickets divided by the most tickets of any user: 1 for the best, 0 without pending jobs; above 1 only with parent shares. The value itself matters.</source>
        <translation>Tickets, geteilt durch die meisten Tickets eines Benutzers: 1 für den besten, 0 ohne wartende Jobs; über 1 nur mit Anteilen parent. Der Wert selbst zählt.</translation>
    </message>
    <message>
        <source>Ticket-based</source>
        <translation>Ticket-based</translation>
    </message>
    <message>
        <source>Splits tickets down the tree among those with pending jobs, by shares and by how far they are below target.</source>
        <translation>Verteilt Tickets den Baum hinab an alle mit wartenden Jobs, nach Anteilen und danach, wie weit sie unter ihrem Ziel liegen.</translation>
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
        <source>{}.{} is &apos;{}&apos;; expected {}</source>
        <translation>{}.{} ist „{}“; erwartet: {}</translation>
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
        <source>&apos;{}&apos;: unknown parameter &apos;{}&apos;</source>
        <translation>„{}“: unbekannter Parameter „{}“</translation>
    </message>
    <message>
        <source>Level shares</source>
        <translation>Anteile der Ebene</translation>
    </message>
    <message>
        <source>Sum of the raw shares competing on this level, modulo 2^32 as in Slurm.</source>
        <translation>Summe der Rohanteile, die auf dieser Ebene konkurrieren, modulo 2^32 wie in Slurm.</translation>
    </message>
    <message>
        <source>Normalized shares</source>
        <translation>Normalisierte Anteile</translation>
    </message>
    <message>
        <source>Raw shares divided by the level&apos;s sum; one level only. Above 1 only if the sum wraps.</source>
        <translation>Rohanteile, geteilt durch die Summe der Ebene; nur eine Ebene. Über 1 nur, wenn die Summe überläuft.</translation>
    </message>
    <message>
        <source>Fraction of the whole cluster: product of the level fractions up to the root, 0 to 1.</source>
        <translation>Bruchteil des ganzen Clusters: Produkt der Bruchteile aller Ebenen bis zur Wurzel, 0 bis 1.</translation>
    </message>
    <message>
        <source>Normalized usage</source>
        <translation>Normalisierte Nutzung</translation>
    </message>
    <message>
        <source>Raw usage, including everything below, divided by the root&apos;s usage; 0 to 1.</source>
        <translation>Rohnutzung samt allem darunter, geteilt durch die Nutzung der Wurzel; 0 bis 1.</translation>
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
        <source>Factor used for jobs, with effective usage in extended precision. A user with parent shares gets the values of the account it competes for.</source>
        <translation>Faktor für Jobs, mit effektiver Nutzung in erweiterter Genauigkeit. Ein Benutzer mit Anteilen parent bekommt die Werte des Accounts, für den er konkurriert.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank among all users: 1 is served first; tied users share a rank.</source>
        <translation>Rang unter allen Benutzern: 1 kommt zuerst dran; bei Gleichstand gilt derselbe Rang.</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is not a number because the shares of its level add up to 0</source>
        <translation>der Faktor von „{}“ ist keine Zahl, weil sich die Anteile der Ebene zu 0 addieren</translation>
    </message>
    <message>
        <source>{}; {} rows affected</source>
        <translation>{}; {} Zeilen betroffen</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is above 1; in a well-formed tree it is at most 1</source>
        <translation>der Faktor von „{}“ ist über 1; in einem wohlgeformten Baum ist er höchstens 1</translation>
    </message>
    <message>
        <source>factor of &apos;{}&apos; is below 0; in a well-formed tree it is at least 0</source>
        <translation>der Faktor von „{}“ ist unter 0; in einem wohlgeformten Baum ist er mindestens 0</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor: divides the exponent; higher values spread the factors of heavy users.</source>
        <translation>FairShareDampeningFactor: teilt den Exponenten; höhere Werte ziehen die Faktoren starker Nutzer auseinander.</translation>
    </message>
    <message>
        <source>2^(-(effective usage / normalized shares) / damping), 0 to 1; 0.5 on target with damping 1. The value itself matters.</source>
        <translation>2^(-(effektive Nutzung / normalisierte Anteile) / Dämpfung), 0 bis 1; 0,5 am Ziel bei Dämpfung 1. Der Wert selbst zählt.</translation>
    </message>
    <message>
        <source>the output of {} has an unknown format</source>
        <translation>die Ausgabe von {} hat ein unbekanntes Format</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>rows that differ between the outputs: {}; the tree may have changed during the capture</source>
        <translation>Zeilen, die sich zwischen den Ausgaben unterscheiden: {}; der Baum hat sich während der Erfassung vielleicht geändert</translation>
    </message>
    <message>
        <source>neither scontrol nor sshare printed usage; all usage in this tree is 0</source>
        <translation>weder scontrol noch sshare hat Nutzung ausgegeben; alle Nutzung in diesem Baum ist 0</translation>
    </message>
    <message>
        <source>Slurm commands not found: sacctmgr, scontrol and sshare are not on PATH</source>
        <translation>Slurm-Befehle nicht gefunden: sacctmgr, scontrol und sshare sind nicht im PATH</translation>
    </message>
    <message>
        <source>no command printed an association tree; see the other messages</source>
        <translation>kein Befehl hat einen Assoziationsbaum ausgegeben; siehe die übrigen Meldungen</translation>
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
        <source>row exceeds the limit of {} cells</source>
        <translation>die Zeile überschreitet die Grenze von {} Zellen</translation>
    </message>
    <message>
        <source>cell is {} bytes long; the limit is {} bytes</source>
        <translation>die Zelle ist {} Byte lang; die Grenze liegt bei {} Byte</translation>
    </message>
    <message>
        <source>missing closing quote; this cell starts with a quote</source>
        <translation>schließendes Anführungszeichen fehlt; die Zelle beginnt mit einem Anführungszeichen</translation>
    </message>
    <message>
        <source>unexpected text after the closing quote of a cell</source>
        <translation>unerwarteter Text nach dem schließenden Anführungszeichen einer Zelle</translation>
    </message>
    <message>
        <source>path &apos;{}&apos; does not end in the row&apos;s name &apos;{}&apos;</source>
        <translation>der Pfad „{}“ endet nicht auf den Namen der Zeile „{}“</translation>
    </message>
    <message>
        <source>path &apos;{}&apos; contradicts account &apos;{}&apos;; expected a path ending in &apos;{}&apos;</source>
        <translation>der Pfad „{}“ widerspricht dem Account „{}“; erwartet: ein Pfad, der auf „{}“ endet</translation>
    </message>
    <message>
        <source>path &apos;{}&apos; refers to &apos;{}&apos;, which has no account row in this file; add one</source>
        <translation>der Pfad „{}“ verweist auf „{}“, das in dieser Datei keine Accountzeile hat; Zeile ergänzen</translation>
    </message>
    <message>
        <source>no rows after the header</source>
        <translation>keine Zeilen nach der Kopfzeile</translation>
    </message>
    <message>
        <source>the header has no tree columns; expected path or account, plus one of shares, usage, usage_total, kind, or user with path or parent</source>
        <translation>die Kopfzeile hat keine Spalten eines Baums; erwartet: path oder account, dazu eine der Spalten shares, usage, usage_total, kind oder user mit path oder parent</translation>
    </message>
    <message>
        <source>duplicate column &apos;{}&apos;</source>
        <translation>doppelte Spalte „{}“</translation>
    </message>
    <message>
        <source>ignoring columns that do not belong to a tree: {}</source>
        <translation>Spalten, die nicht zu einem Baum gehören, werden ignoriert: {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected {}</source>
        <translation>{} ist „{}“; erwartet: {}</translation>
    </message>
    <message>
        <source>the row has {} cells; the header has {}</source>
        <translation>die Zeile hat {} Zellen; die Kopfzeile hat {}</translation>
    </message>
    <message>
        <source>user or account</source>
        <translation>user oder account</translation>
    </message>
    <message>
        <source>user in a row with a user name</source>
        <translation>user in einer Zeile mit Benutzernamen</translation>
    </message>
    <message>
        <source>account in a row without a user name</source>
        <translation>account in einer Zeile ohne Benutzernamen</translation>
    </message>
    <message>
        <source>the row names neither an account nor a user</source>
        <translation>die Zeile nennt weder Account noch Benutzer</translation>
    </message>
    <message>
        <source>a whole number from 0 to {}, or parent</source>
        <translation>eine ganze Zahl von 0 bis {} oder parent</translation>
    </message>
    <message>
        <source>0 or a number that does not round to 0</source>
        <translation>0 oder eine Zahl, die nicht auf 0 gerundet wird</translation>
    </message>
    <message>
        <source>a finite number, 0 or more</source>
        <translation>eine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>&apos;{}&apos;, as in the rows above</source>
        <translation>„{}“ wie in den Zeilen darüber</translation>
    </message>
    <message>
        <source>{} is truncated in the listing; read as {}, the only match under {} with the same raw shares</source>
        <translation>{} ist in der Liste abgeschnitten; gelesen als {}, der einzige Treffer unter {} mit denselben Rohanteilen</translation>
    </message>
    <message>
        <source>{} is truncated in the listing; read as {}, the only match under {}</source>
        <translation>{} ist in der Liste abgeschnitten; gelesen als {}, der einzige Treffer unter {}</translation>
    </message>
    <message>
        <source>the line is {} bytes long; sacctmgr load rejects lines longer than {} bytes</source>
        <translation>die Zeile ist {} Byte lang; sacctmgr load lehnt Zeilen über {} Byte ab</translation>
    </message>
    <message>
        <source>the continued line exceeds the limit of {} bytes</source>
        <translation>die fortgesetzte Zeile überschreitet die Grenze von {} Byte</translation>
    </message>
    <message>
        <source>the continued line is {} bytes long; the limit is {} bytes</source>
        <translation>die fortgesetzte Zeile ist {} Byte lang; die Grenze liegt bei {} Byte</translation>
    </message>
    <message>
        <source>&apos;{}&apos; in quotes is read literally, but sacctmgr load needs a &apos;\&apos; before it</source>
        <translation>„{}“ in Anführungszeichen wird wörtlich gelesen, aber sacctmgr load braucht ein „\“ davor</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark; remove it, or sacctmgr load will not find the Cluster line</source>
        <translation>die Datei beginnt mit einer Byte-Order-Marke; diese entfernen, sonst findet sacctmgr load die Zeile Cluster nicht</translation>
    </message>
    <message>
        <source>the line &quot;Cluster - &apos;NAME&apos;&quot; is missing; it must come before accounts and users</source>
        <translation>die Zeile &quot;Cluster - &apos;NAME&apos;&quot; fehlt; sie muss vor Accounts und Benutzern kommen</translation>
    </message>
    <message>
        <source>byte 0x{:02x} is not valid UTF-8; convert the file, for example with iconv</source>
        <translation>Byte 0x{:02x} ist kein gültiges UTF-8; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>unexpected line {}; expected &quot;Cluster - &apos;NAME&apos;&quot;, &quot;Parent - &apos;NAME&apos;&quot;, &quot;Account - &apos;NAME&apos;&quot; or &quot;User - &apos;NAME&apos;&quot;</source>
        <translation>unerwartete Zeile {}; erwartet: &quot;Cluster - &apos;NAME&apos;&quot;, &quot;Parent - &apos;NAME&apos;&quot;, &quot;Account - &apos;NAME&apos;&quot; oder &quot;User - &apos;NAME&apos;&quot;</translation>
    </message>
    <message>
        <source>expected &quot;Cluster - &apos;NAME&apos;&quot; before accounts and users; found {}</source>
        <translation>erwartet: &quot;Cluster - &apos;NAME&apos;&quot; vor Accounts und Benutzern; gefunden: {}</translation>
    </message>
    <message>
        <source>found {}; expected &apos;:&apos; or the end of the line after the quoted name</source>
        <translation>gefunden: {}; erwartet: „:“ oder das Zeilenende nach dem Namen in Anführungszeichen</translation>
    </message>
    <message>
        <source>missing name; expected one after &apos; - &apos;</source>
        <translation>der Name fehlt; erwartet: ein Name nach „ - “</translation>
    </message>
    <message>
        <source>missing closing quote {}</source>
        <translation>schließendes Anführungszeichen {} fehlt</translation>
    </message>
    <message>
        <source>option {} has no value; expected KEY=VALUE</source>
        <translation>die Option {} hat keinen Wert; erwartet: SCHLÜSSEL=WERT</translation>
    </message>
    <message>
        <source>unknown option {}; kept unchanged</source>
        <translation>unbekannte Option {}; sie bleibt unverändert</translation>
    </message>
    <message>
        <source>no Parent line above; placing accounts and users under root</source>
        <translation>keine Zeile Parent davor; Accounts und Benutzer werden unter root eingeordnet</translation>
    </message>
    <message>
        <source>unexpected second Cluster line, for {}; a dump describes only one cluster</source>
        <translation>unerwartete zweite Zeile Cluster, für {}; ein Dump beschreibt nur einen Cluster</translation>
    </message>
    <message>
        <source>the root has raw shares {}; they have no effect and are read as 1</source>
        <translation>die Wurzel hat die Rohanteile {}; sie sind wirkungslos und werden als 1 gelesen</translation>
    </message>
    <message>
        <source>parent {} is not defined above; expected an Account line for it first</source>
        <translation>der übergeordnete Account {} ist davor nicht definiert; erwartet: zuerst eine Zeile Account dafür</translation>
    </message>
    <message>
        <source>account root is listed under a parent; applying its options to the root</source>
        <translation>der Account root ist unter einem anderen Account aufgeführt; seine Optionen gelten für die Wurzel</translation>
    </message>
    <message>
        <source>{} is listed again, now under {}; moving it there with everything below it</source>
        <translation>{} ist erneut aufgeführt, jetzt unter {}; er wird mit allem darunter dorthin verschoben</translation>
    </message>
    <message>
        <source>sacctmgr load converts {} to lowercase</source>
        <translation>sacctmgr load wandelt {} in Kleinbuchstaben um</translation>
    </message>
    <message>
        <source>{} is already on line {}; the later options apply</source>
        <translation>{} steht schon in Zeile {}; die späteren Optionen gelten</translation>
    </message>
    <message>
        <source>{} would be its own ancestor</source>
        <translation>{} wäre sein eigener Vorfahr</translation>
    </message>
    <message>
        <source>{} has &apos;=&apos; in its name, which sacctmgr load cannot read</source>
        <translation>{} hat „=“ im Namen, was sacctmgr load nicht lesen kann</translation>
    </message>
    <message>
        <source>{} is under an account with &apos;\&apos; in its name; loading such a dump crashes slurmdbd</source>
        <translation>{} liegt unter einem Account mit „\“ im Namen; einen solchen Dump zu laden bringt slurmdbd zum Absturz</translation>
    </message>
    <message>
        <source>{} has a control character in its name, partition or options; a dump cannot contain it</source>
        <translation>{} hat ein Steuerzeichen in Name, Partition oder Optionen; ein Dump kann es nicht enthalten</translation>
    </message>
    <message>
        <source>{} has two associations in {} without a partition; a dump has no IDs to distinguish them</source>
        <translation>{} hat zwei Assoziationen in {} ohne Partition; ein Dump hat keine IDs, um sie zu unterscheiden</translation>
    </message>
    <message>
        <source>{} has two associations in {} with partition {}; a dump has no IDs to distinguish them</source>
        <translation>{} hat zwei Assoziationen in {} mit Partition {}; ein Dump hat keine IDs, um sie zu unterscheiden</translation>
    </message>
    <message>
        <source>a dump cannot contain the options {} of {}; expected KEY=VALUE with closed quotes, without shares or a user&apos;s partition</source>
        <translation>ein Dump kann die Optionen {} von {} nicht enthalten; erwartet: SCHLÜSSEL=WERT mit geschlossenen Anführungszeichen, ohne Anteile oder Partition eines Benutzers</translation>
    </message>
    <message>
        <source>the cluster name contains &apos;=&apos;, which sacctmgr load cannot read</source>
        <translation>der Clustername enthält „=“, was sacctmgr load nicht lesen kann</translation>
    </message>
    <message>
        <source>the cluster name has a control character; a dump cannot contain it</source>
        <translation>der Clustername hat ein Steuerzeichen; ein Dump kann es nicht enthalten</translation>
    </message>
    <message>
        <source>{} and {} would become the same account; account names in a dump have neither capitals nor quotes</source>
        <translation>{} und {} würden derselbe Account; Accountnamen in einem Dump haben weder Großbuchstaben noch Anführungszeichen</translation>
    </message>
    <message>
        <source>an algorithm must be a string; found {}</source>
        <translation>ein Algorithmus muss eine Zeichenkette sein; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;compare&quot; lists &apos;{}&apos; twice</source>
        <translation>&quot;compare&quot; führt „{}“ zweimal auf</translation>
    </message>
    <message>
        <source>{}.{} is {}; expected {}</source>
        <translation>{}.{} ist {}; es muss {} sein</translation>
    </message>
    <message>
        <source>half_life_seconds is {}; expected 0 (no decay) or at least 1 second</source>
        <translation>half_life_seconds ist {}; es muss 0 (kein Verfall) oder mindestens 1 Sekunde sein</translation>
    </message>
    <message>
        <source>the root of the tree must be an account; found a user</source>
        <translation>die Wurzel des Baums muss ein Account sein; gefunden: ein Benutzer</translation>
    </message>
    <message>
        <source>a tree node has both &quot;account&quot; and &quot;user&quot;; expected only one of them</source>
        <translation>ein Knoten des Baums hat sowohl &quot;account&quot; als auch &quot;user&quot;; erwartet: nur eines davon</translation>
    </message>
    <message>
        <source>a tree node needs either &quot;account&quot; or &quot;user&quot;</source>
        <translation>ein Knoten des Baums braucht &quot;account&quot; oder &quot;user&quot;</translation>
    </message>
    <message>
        <source>{} has children; only accounts can have children</source>
        <translation>{} hat Kinder; nur Accounts können Kinder haben</translation>
    </message>
    <message>
        <source>the root account has no shares; {} is ignored</source>
        <translation>der Wurzelaccount hat keine Anteile; {} wird ignoriert</translation>
    </message>
    <message>
        <source>a tree node</source>
        <translation>ein Knoten des Baums</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not valid UTF-8; a .fairshare file must be UTF-8</source>
        <translation>„{}“ ist kein gültiges UTF-8; eine .fairshare-Datei muss UTF-8 sein</translation>
    </message>
    <message>
        <source>the association ID is {}; expected a whole number, 1 or more</source>
        <translation>die ID der Assoziation ist {}; erwartet: eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>the parent ID is {}; expected a whole number, 1 or more</source>
        <translation>die übergeordnete ID ist {}; erwartet: eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>incomplete record; expected ClusterName, Account, UserName, Partition and ID</source>
        <translation>unvollständiger Datensatz; erwartet: ClusterName, Account, UserName, Partition und ID</translation>
    </message>
    <message>
        <source>the record has no {}</source>
        <translation>dem Datensatz fehlt {}</translation>
    </message>
    <message>
        <source>{} has association ID {}, which line {} already uses; IDs must be unique</source>
        <translation>{} hat die Assoziations-ID {}, die schon Zeile {} verwendet; IDs müssen eindeutig sein</translation>
    </message>
    <message>
        <source>no association records found; print them with scontrol show assoc_mgr flags=assoc</source>
        <translation>keine Assoziationsdatensätze gefunden; scontrol show assoc_mgr flags=assoc gibt sie aus</translation>
    </message>
    <message>
        <source>Association records (scontrol show assoc_mgr)</source>
        <translation>Assoziationsdatensätze (scontrol show assoc_mgr)</translation>
    </message>
    <message>
        <source>Accounts, users, shares, IDs, partitions and usage to two decimal places</source>
        <translation>Accounts, Benutzer, Anteile, IDs, Partitionen und Nutzung mit zwei Nachkommastellen</translation>
    </message>
    <message>
        <source>Association table (CSV)</source>
        <translation>Assoziationstabelle (CSV)</translation>
    </message>
    <message>
        <source>One row per association with path, shares, own usage and total usage; no settings</source>
        <translation>Eine Zeile je Assoziation mit Pfad, Anteilen, eigener und gesamter Nutzung; keine Einstellungen</translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing; expected a scenario with &quot;format&quot;: &quot;{}&quot;, or sshare --json output with &quot;shares&quot;</source>
        <translation>&quot;format&quot; fehlt; erwartet: ein Szenario mit &quot;format&quot;: &quot;{}&quot; oder die Ausgabe von sshare --json mit &quot;shares&quot;</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &quot;{}&quot;; expected &quot;{}&quot; for a scenario</source>
        <translation>&quot;format&quot; ist &quot;{}&quot;; erwartet für ein Szenario: &quot;{}&quot;</translation>
    </message>
    <message>
        <source>&quot;version&quot; is missing; assuming version {}</source>
        <translation>&quot;version&quot; fehlt; angenommen wird Version {}</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {}; expected a whole number, 1 or more</source>
        <translation>&quot;version&quot; ist {}; erwartet: eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>the file has version {}, but this release reads only up to version {}; upgrade the program</source>
        <translation>die Datei hat Version {}, dieses Programm liest aber nur bis Version {}; eine neuere Programmversion ist nötig</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>a scenario must be a JSON object; found {}</source>
        <translation>ein Szenario muss ein JSON-Objekt sein; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;tree&quot; is missing; every scenario needs one</source>
        <translation>&quot;tree&quot; fehlt; jedes Szenario braucht einen Baum</translation>
    </message>
    <message>
        <source>Scenario (.fairshare)</source>
        <translation>Szenario (.fairshare)</translation>
    </message>
    <message>
        <source>Complete scenario: tree, shares, own usage, settings and all other sections</source>
        <translation>Vollständiges Szenario: Baum, Anteile, eigene Nutzung, Einstellungen und alle weiteren Abschnitte</translation>
    </message>
    <message>
        <source>Association dump (sacctmgr dump)</source>
        <translation>Assoziationsdump (sacctmgr dump)</translation>
    </message>
    <message>
        <source>Accounts, users, shares and limits of one cluster; no usage</source>
        <translation>Accounts, Benutzer, Anteile und Grenzen eines Clusters; keine Nutzung</translation>
    </message>
    <message>
        <source>not a list of associations; expected a header with Account, User and Share</source>
        <translation>keine Assoziationsliste; erwartet: eine Kopfzeile mit Account, User und Share</translation>
    </message>
    <message>
        <source>Association list (sacctmgr show assoc)</source>
        <translation>Assoziationsliste (sacctmgr show assoc)</translation>
    </message>
    <message>
        <source>Accounts, users and shares; includes the tree if printed with &quot;tree&quot; or the ParentName column</source>
        <translation>Accounts, Benutzer und Anteile; enthält den Baum, wenn mit „tree“ oder der Spalte ParentName ausgegeben</translation>
    </message>
    <message>
        <source>{} is {}; expected {}</source>
        <translation>{} ist {}; erwartet: {}</translation>
    </message>
    <message>
        <source>minutes, DAYS-HOURS:MINUTES:SECONDS or UNLIMITED</source>
        <translation>Minuten, TAGE-STUNDEN:MINUTEN:SEKUNDEN oder UNLIMITED</translation>
    </message>
    <message>
        <source>PriorityType is {}; treating it as priority/multifactor, the only supported type</source>
        <translation>PriorityType ist {}; gilt als priority/multifactor, den einzigen unterstützten Typ</translation>
    </message>
    <message>
        <source>YES or NO</source>
        <translation>YES oder NO</translation>
    </message>
    <message>
        <source>the included file {} is not read; its settings are missing here</source>
        <translation>die eingebundene Datei {} wird nicht gelesen; ihre Einstellungen fehlen hier</translation>
    </message>
    <message>
        <source>PriorityFlags has LEVEL_BASED, but PriorityLevels is not set</source>
        <translation>PriorityFlags hat LEVEL_BASED, aber PriorityLevels ist nicht gesetzt</translation>
    </message>
    <message>
        <source>no priority settings found; expected keys such as PriorityWeightFairshare</source>
        <translation>keine Prioritätseinstellungen gefunden; erwartet: Schlüssel wie PriorityWeightFairshare</translation>
    </message>
    <message>
        <source>Slurm configuration (slurm.conf, scontrol show config)</source>
        <translation>Slurm-Konfiguration (slurm.conf, scontrol show config)</translation>
    </message>
    <message>
        <source>not sshare output; expected a header with Account, User and RawShares</source>
        <translation>keine Ausgabe von sshare; erwartet: eine Kopfzeile mit Account, User und RawShares</translation>
    </message>
    <message>
        <source>Share table (sshare)</source>
        <translation>Anteilstabelle (sshare)</translation>
    </message>
    <message>
        <source>Accounts, users, shares and usage, in any sshare output format</source>
        <translation>Accounts, Benutzer, Anteile und Nutzung in jedem Ausgabeformat von sshare</translation>
    </message>
    <message>
        <source>&quot;shares&quot; is missing; expected the association list of sshare --json</source>
        <translation>&quot;shares&quot; fehlt; erwartet: die Assoziationsliste von sshare --json</translation>
    </message>
    <message>
        <source>&quot;type&quot; is {}; it must contain &quot;USER&quot; or &quot;ASSOCIATION&quot;</source>
        <translation>&quot;type&quot; ist {}; es muss &quot;USER&quot; oder &quot;ASSOCIATION&quot; enthalten</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be a number; found {}</source>
        <translation>&quot;{}&quot; muss eine Zahl sein; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is infinite; expected a finite number</source>
        <translation>&quot;{}&quot; ist unendlich; erwartet: eine endliche Zahl</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; expected 0 or a number that does not round to 0</source>
        <translation>&quot;{}&quot; ist {}; erwartet: 0 oder eine Zahl, die nicht auf 0 gerundet wird</translation>
    </message>
    <message>
        <source>&quot;shares&quot; is {}; expected a whole number from 0 to {}, or {} for parent</source>
        <translation>&quot;shares&quot; ist {}; erwartet: eine ganze Zahl von 0 bis {}, oder {} für parent</translation>
    </message>
    <message>
        <source>&quot;id&quot; is {}; expected a whole number from 0 to {}</source>
        <translation>&quot;id&quot; ist {}; erwartet: eine ganze Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>&quot;usage&quot; is {}; the maximum is {}</source>
        <translation>&quot;usage&quot; ist {}; das Maximum ist {}</translation>
    </message>
    <message>
        <source>&quot;usage&quot; is {}; expected 0 or more</source>
        <translation>&quot;usage&quot; ist {}; erwartet: 0 oder mehr</translation>
    </message>
    <message>
        <source>the list contains clusters &apos;{}&apos; and &apos;{}&apos;; expected only one cluster</source>
        <translation>die Liste enthält die Cluster „{}“ und „{}“; erwartet: nur ein Cluster</translation>
    </message>
    <message>
        <source>an association has no &quot;{}&quot;</source>
        <translation>einer Assoziation fehlt &quot;{}&quot;</translation>
    </message>
    <message>
        <source>expected one JSON object, as sshare --json prints; found {}</source>
        <translation>erwartet: ein JSON-Objekt, wie sshare --json es ausgibt; gefunden: {}</translation>
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
        <source>Tree with raw shares, raw usage and association IDs, from Slurm 23.11 or later</source>
        <translation>Baum mit Rohanteilen, Rohnutzung und Assoziations-IDs, ab Slurm 23.11</translation>
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
        <source>duplicate key &quot;{}&quot;</source>
        <translation>doppelter Schlüssel &quot;{}&quot;</translation>
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
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the file has more than the allowed {} values</source>
        <translation>die Datei enthält mehr als die erlaubten {} Werte</translation>
    </message>
    <message>
        <source>not valid JSON: {} is not a number</source>
        <translation>kein gültiges JSON: {} ist keine Zahl</translation>
    </message>
    <message>
        <source>values are nested deeper than the allowed {} levels</source>
        <translation>Werte sind tiefer verschachtelt als die erlaubten {} Ebenen</translation>
    </message>
    <message>
        <source>a single value is longer than the allowed 64 MiB</source>
        <translation>ein einzelner Wert ist länger als die erlaubten 64 MiB</translation>
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
        <source>unexpected text after the end of the JSON value</source>
        <translation>unerwarteter Text nach dem Ende des JSON-Werts</translation>
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
        <source>the row belongs to cluster {}, but earlier rows to {}; a tree has only one cluster</source>
        <translation>die Zeile gehört zum Cluster {}, frühere Zeilen aber zu {}; ein Baum hat nur einen Cluster</translation>
    </message>
    <message>
        <source>the name of {} is truncated in this table; print the table with -P (sshare, sacctmgr)</source>
        <translation>der Name von {} ist in dieser Tabelle abgeschnitten; die Tabelle mit -P ausgeben (sshare, sacctmgr)</translation>
    </message>
    <message>
        <source>the name of {} is truncated in this table and is read as {}; print the table with -P (sshare, sacctmgr)</source>
        <translation>der Name von {} ist in dieser Tabelle abgeschnitten und wird als {} gelesen; die Tabelle mit -P ausgeben (sshare, sacctmgr)</translation>
    </message>
    <message>
        <source>{} is its own ancestor</source>
        <translation>{} ist sein eigener Vorfahr</translation>
    </message>
    <message>
        <source>{} is indented by {}; expected at most {} here</source>
        <translation>{} ist um {} eingerückt; erwartet: hier höchstens {}</translation>
    </message>
    <message>
        <source>{} belongs to account {} but is indented under account {}</source>
        <translation>{} gehört zum Account {}, ist aber unter dem Account {} eingerückt</translation>
    </message>
    <message>
        <source>both {} and {} above have no parent; only the root can have none</source>
        <translation>{} und {} darüber haben beide keinen übergeordneten Account; nur die Wurzel darf keinen haben</translation>
    </message>
    <message>
        <source>the parent {} of {} is not listed</source>
        <translation>der übergeordnete Account {} von {} ist nicht aufgeführt</translation>
    </message>
    <message>
        <source>no root found; expected one account without a parent</source>
        <translation>keine Wurzel gefunden; erwartet: ein Account ohne übergeordneten</translation>
    </message>
    <message>
        <source>duplicate column {}</source>
        <translation>doppelte Spalte {}</translation>
    </message>
    <message>
        <source>the table has no associations; expected both columns Account and User</source>
        <translation>die Tabelle enthält keine Assoziationen; erwartet: die Spalten Account und User</translation>
    </message>
    <message>
        <source>{} has no association; skipping the row</source>
        <translation>{} hat keine Assoziation; die Zeile wird übersprungen</translation>
    </message>
    <message>
        <source>{} is {}; expected a whole number from 0 to 4294967295</source>
        <translation>{} ist {}; erwartet: eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>the row has no usage; expected a number</source>
        <translation>die Zeile hat keine Nutzung; erwartet: eine Zahl</translation>
    </message>
    <message>
        <source>the row has 1 cell; the header has {}</source>
        <translation>die Zeile hat 1 Zelle; die Kopfzeile hat {}</translation>
    </message>
    <message>
        <source>the row has {} cells, but the header has {}; reading &apos;{}&apos; as part of a name does not resolve this</source>
        <translation>die Zeile hat {} Zellen, die Kopfzeile aber {}; auch mit „{}“ als Teil eines Namens passt sie nicht</translation>
    </message>
    <message>
        <source>the row has {} cells for {} columns; {} is read as a single name</source>
        <translation>die Zeile hat {} Zellen für {} Spalten; {} wird als ein Name gelesen</translation>
    </message>
    <message>
        <source>shares of {} are {}; expected a whole number from 0 to {} or &quot;parent&quot;</source>
        <translation>die Anteile von {} sind {}; sie müssen eine ganze Zahl von 0 bis {} oder &quot;parent&quot; sein</translation>
    </message>
    <message>
        <source>{} of {} is {}, which rounds to 0; expected 0 or a larger number</source>
        <translation>{} von {} ist {}, was auf 0 gerundet wird; es muss 0 oder eine größere Zahl sein</translation>
    </message>
    <message>
        <source>{} of {} is {}; expected a number, 0 or more</source>
        <translation>{} von {} ist {}; es muss eine Zahl sein, 0 oder mehr</translation>
    </message>
    <message>
        <source>{} of {} is {}; expected a whole number from {} to {}</source>
        <translation>{} von {} ist {}; es muss eine ganze Zahl von {} bis {} sein</translation>
    </message>
    <message>
        <source>more messages of this kind: {}</source>
        <translation>weitere Meldungen dieser Art: {}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is compressed (gzip); decompress it first</source>
        <translation>die Datei ist komprimiert (gzip); zuerst entpacken</translation>
    </message>
    <message>
        <source>the file is UTF-16 text; convert it to UTF-8 first</source>
        <translation>die Datei ist Text in UTF-16; zuerst in UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>not a text file: byte 0x{:02x} found</source>
        <translation>keine Textdatei: Byte 0x{:02x} gefunden</translation>
    </message>
    <message>
        <source>the file contains only whitespace</source>
        <translation>die Datei enthält nur Leerraum</translation>
    </message>
    <message>
        <source>the cluster name &apos;{}&apos; is not valid UTF-8; convert the file, for example with iconv</source>
        <translation>der Clustername „{}“ ist kein gültiges UTF-8; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>the cluster name &apos;{}&apos; contains a NUL character (U+0000)</source>
        <translation>der Clustername „{}“ enthält ein NUL-Zeichen (U+0000)</translation>
    </message>
    <message>
        <source>contains no account tree</source>
        <translation>enthält keinen Baum von Accounts</translation>
    </message>
    <message>
        <source>contains associations but no account tree</source>
        <translation>enthält Assoziationen, aber keinen Baum von Accounts</translation>
    </message>
    <message>
        <source>contains associations but neither an account tree nor usage</source>
        <translation>enthält Assoziationen, aber weder einen Baum von Accounts noch Nutzung</translation>
    </message>
    <message>
        <source>contains settings but no account tree</source>
        <translation>enthält Einstellungen, aber keinen Baum von Accounts</translation>
    </message>
    <message>
        <source>the file path is empty; expected a file name or - for standard input</source>
        <translation>der Dateipfad ist leer; erwartet: ein Dateiname oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>not enough memory to read the file</source>
        <translation>nicht genug Speicher, um die Datei zu lesen</translation>
    </message>
    <message>
        <source>the file contains no raw shares; all are set to 1</source>
        <translation>die Datei enthält keine Rohanteile; alle werden auf 1 gesetzt</translation>
    </message>
    <message>
        <source>cannot write format &apos;{}&apos;; it is read-only</source>
        <translation>das Format „{}“ kann nur gelesen, nicht geschrieben werden</translation>
    </message>
    <message>
        <source>a name in the variants is not valid UTF-8; a .fairshare file must be UTF-8</source>
        <translation>ein Name in den Varianten ist kein gültiges UTF-8; eine .fairshare-Datei muss UTF-8 sein</translation>
    </message>
    <message>
        <source>unknown variant &apos;{}&apos;; the scenario has no variants</source>
        <translation>unbekannte Variante „{}“; das Szenario hat keine Varianten</translation>
    </message>
    <message>
        <source>a variant needs a name</source>
        <translation>eine Variante braucht einen Namen</translation>
    </message>
    <message>
        <source>variant &apos;{}&apos; already exists</source>
        <translation>die Variante „{}“ existiert bereits</translation>
    </message>
    <message>
        <source>{} has raw shares {}; the maximum is {}</source>
        <translation>{} hat die Rohanteile {}; das Maximum ist {}</translation>
    </message>
    <message>
        <source>{} has raw shares {}; expected a whole number from 0 to {} or &apos;parent&apos;</source>
        <translation>{} hat die Rohanteile {}; erwartet: eine ganze Zahl von 0 bis {} oder „parent“</translation>
    </message>
    <message>
        <source>{} has raw shares {}, which means the default; read as {}</source>
        <translation>{} hat die Rohanteile {}, also den Standardwert; gelesen als {}</translation>
    </message>
    <message>
        <source>{} has raw shares {}; sacctmgr load truncates them to {}</source>
        <translation>{} hat die Rohanteile {}; sacctmgr load kürzt sie auf {}</translation>
    </message>
    <message>
        <source>{} has a control character or a leading or trailing space in its name or partition; a table cannot contain it</source>
        <translation>{} hat ein Steuerzeichen oder ein Leerzeichen am Anfang oder Ende von Name oder Partition; eine Tabelle kann das nicht enthalten</translation>
    </message>
    <message>
        <source>the partition {} of {} contains &apos;|&apos;; a table cannot contain it</source>
        <translation>die Partition {} von {} enthält „|“; eine Tabelle kann das nicht enthalten</translation>
    </message>
    <message>
        <source>the cluster name {} has a control character, a leading or trailing space or &apos;|&apos;; a table cannot contain it</source>
        <translation>der Clustername {} hat ein Steuerzeichen, ein Leerzeichen am Anfang oder Ende oder „|“; eine Tabelle kann das nicht enthalten</translation>
    </message>
    <message>
        <source>the tree is too deep for an sshare table: indentation alone would take {} MB; use another format</source>
        <translation>der Baum ist zu tief für eine sshare-Tabelle: Allein die Einrückung bräuchte {} MB; ein anderes Format verwenden</translation>
    </message>
    <message>
        <source>sshare output supports only fair_tree, classic and depth_oblivious; this scenario uses {}</source>
        <translation>die Ausgabe von sshare unterstützt nur fair_tree, classic und depth_oblivious; dieses Szenario verwendet {}</translation>
    </message>
    <message>
        <source>the line is {} bytes long; the limit is {} bytes</source>
        <translation>die Zeile ist {} Byte lang; die Grenze liegt bei {} Byte</translation>
    </message>
    <message>
        <source>the file does not end with a line break; it may be truncated</source>
        <translation>die Datei endet ohne Zeilenumbruch; vielleicht ist sie abgeschnitten</translation>
    </message>
    <message>
        <source>{} is its own ancestor through {}</source>
        <translation>{} ist über {} sein eigener Vorfahr</translation>
    </message>
    <message>
        <source>{} is not in any account</source>
        <translation>{} gehört zu keinem Account</translation>
    </message>
    <message>
        <source>{} is under {}; only accounts can have children</source>
        <translation>{} liegt unter {}; nur Accounts können Kinder haben</translation>
    </message>
    <message>
        <source>{} is in {}, which is not listed</source>
        <translation>{} gehört zu {}, der nicht aufgeführt ist</translation>
    </message>
    <message>
        <source>both {} and account &apos;root&apos; have no parent; only the root can have none</source>
        <translation>{} und der Account „root“ haben beide keinen übergeordneten Account; nur die Wurzel darf keinen haben</translation>
    </message>
    <message>
        <source>usage of {} is {}, less than the {} below it; its own usage is set to 0</source>
        <translation>die Nutzung von {} ist {}, weniger als die {} darunter; die eigene Nutzung wird auf 0 gesetzt</translation>
    </message>
    <message>
        <source>the usage file contains no usage</source>
        <translation>die Datei für die Nutzung enthält keine Nutzung</translation>
    </message>
    <message>
        <source>the usage is from cluster &apos;{}&apos;, but the tree is from cluster &apos;{}&apos;</source>
        <translation>die Nutzung stammt vom Cluster „{}“, der Baum aber vom Cluster „{}“</translation>
    </message>
    <message>
        <source>usage of {} is {}; expected 0 to {}</source>
        <translation>die Nutzung von {} ist {}; erwartet: 0 bis {}</translation>
    </message>
    <message>
        <source>{} is truncated in the listing; read as {}, the only match</source>
        <translation>{} ist in der Liste abgeschnitten; gelesen als {}, der einzige Treffer</translation>
    </message>
    <message>
        <source>{}; several associations in the tree have these names, and raw shares do not distinguish them</source>
        <translation>{}; mehrere Assoziationen im Baum haben diese Namen, und die Rohanteile unterscheiden sie nicht</translation>
    </message>
    <message>
        <source>{}; the truncated name matches no name or more than one in the tree</source>
        <translation>{}; der abgeschnittene Name passt auf keinen oder auf mehrere Namen im Baum</translation>
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
        <source>{} has raw usage {}, which rounds to 0; expected 0 or a larger number</source>
        <translation>{} hat die Rohnutzung {}, die auf 0 gerundet wird; sie muss 0 oder eine größere Zahl sein</translation>
    </message>
    <message>
        <source>{} has raw usage {}; the maximum is {}</source>
        <translation>{} hat die Rohnutzung {}; das Maximum ist {}</translation>
    </message>
    <message>
        <source>{} has raw usage {}; expected a number, 0 or more</source>
        <translation>{} hat die Rohnutzung {}; erwartet: eine Zahl ab 0</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is empty; expected a name</source>
        <translation>&quot;{}&quot; ist leer; es muss ein Name sein</translation>
    </message>
    <message>
        <source>a change has both &quot;account&quot; and &quot;user&quot;; expected only one of them</source>
        <translation>eine Änderung hat sowohl &quot;account&quot; als auch &quot;user&quot;; erwartet: nur eines davon</translation>
    </message>
    <message>
        <source>a change in a variant needs either &quot;account&quot; or &quot;user&quot;</source>
        <translation>eine Änderung einer Variante braucht &quot;account&quot; oder &quot;user&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot; of {} is {}; set it to true or omit it</source>
        <translation>&quot;{}&quot; von {} ist {}; auf true setzen oder weglassen</translation>
    </message>
    <message>
        <source>{} is both added and removed by the same change</source>
        <translation>{} wird von derselben Änderung sowohl hinzugefügt als auch entfernt</translation>
    </message>
    <message>
        <source>{} is removed, so it cannot have &quot;{}&quot;</source>
        <translation>{} wird entfernt und kann daher kein &quot;{}&quot; haben</translation>
    </message>
    <message>
        <source>a change in a variant</source>
        <translation>eine Änderung einer Variante</translation>
    </message>
    <message>
        <source>{} needs &quot;of&quot;, the account it is added to</source>
        <translation>{} braucht &quot;of&quot;, den Account, zu dem er hinzukommt</translation>
    </message>
    <message>
        <source>{} needs &quot;of&quot;, the account it belongs to</source>
        <translation>{} braucht &quot;of&quot;, den Account, zu dem er gehört</translation>
    </message>
    <message>
        <source>{} has &quot;of&quot;, which is only for users and added accounts; use &quot;move_to&quot; to move an account</source>
        <translation>{} hat &quot;of&quot;, das nur für Benutzer und hinzugefügte Accounts gilt; zum Verschieben eines Accounts &quot;move_to&quot; verwenden</translation>
    </message>
    <message>
        <source>a variant</source>
        <translation>eine Variante</translation>
    </message>
    <message>
        <source>a variant needs a &quot;name&quot;</source>
        <translation>eine Variante braucht einen &quot;name&quot;</translation>
    </message>
    <message>
        <source>duplicate variant &apos;{}&apos;; variant names must be unique</source>
        <translation>doppelte Variante „{}“; Namen von Varianten müssen eindeutig sein</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has {} levels below it, too many for a tree of this size</source>
        <translation>„{}“ hat {} Ebenen unter sich, zu viele für einen Baum dieser Größe</translation>
    </message>
    <message>
        <source>the tree is very deep: usage was summed subtree by subtree, so the last digits may differ from Slurm&apos;s</source>
        <translation>der Baum ist sehr tief: Die Nutzung wurde Teilbaum für Teilbaum summiert, daher können die letzten Ziffern von denen Slurms abweichen</translation>
    </message>
    <message>
        <source>the tree is very deep: normalized shares were multiplied from the root down, so the last digits may differ from Slurm&apos;s</source>
        <translation>der Baum ist sehr tief: Normalisierte Anteile wurden von der Wurzel abwärts multipliziert, daher können die letzten Ziffern von denen Slurms abweichen</translation>
    </message>
    <message>
        <source>the shares below &apos;{}&apos; add up to more than 4294967295; Slurm wraps the sum to {}</source>
        <translation>die Anteile unter „{}“ ergeben zusammen mehr als 4294967295; Slurm lässt die Summe auf {} überlaufen</translation>
    </message>
    <message>
        <source>the name is missing</source>
        <translation>der Name fehlt</translation>
    </message>
    <message>
        <source>{} is not in the tree</source>
        <translation>{} kommt im Baum nicht vor</translation>
    </message>
    <message>
        <source>{} is already on an earlier line</source>
        <translation>{} steht schon in einer früheren Zeile</translation>
    </message>
    <message>
        <source>{} occurs {} times in the tree; select the rows to change, one per pasted line</source>
        <translation>{} kommt {}-mal im Baum vor; die zu ändernden Zeilen auswählen, eine je eingefügte Zeile</translation>
    </message>
    <message>
        <source>{} is ambiguous: &apos;{}&apos; may separate decimals or groups of digits</source>
        <translation>{} ist mehrdeutig: „{}“ kann Dezimalstellen oder Zifferngruppen trennen</translation>
    </message>
    <message>
        <source>{} is not a valid value for shares</source>
        <translation>{} ist kein gültiger Wert für Anteile</translation>
    </message>
    <message>
        <source>{} is not a valid value for usage</source>
        <translation>{} ist kein gültiger Wert für die Nutzung</translation>
    </message>
    <message>
        <source>paste cancelled</source>
        <translation>Einfügen abgebrochen</translation>
    </message>
    <message>
        <source>the clipboard contains no numbers; copy a column of shares or usage from a spreadsheet, with or without names next to it</source>
        <translation>die Zwischenablage enthält keine Zahlen; eine Spalte mit Anteilen oder Nutzung aus einer Tabellenkalkulation kopieren, mit oder ohne Namen daneben</translation>
    </message>
    <message>
        <source>no row left from this line on</source>
        <translation>ab dieser Zeile ist keine Zeile im Baum mehr übrig</translation>
    </message>
    <message>
        <source>the root account has no shares</source>
        <translation>der Wurzelaccount hat keine Anteile</translation>
    </message>
    <message>
        <source>{} has no shares</source>
        <translation>{} hat keine Anteile</translation>
    </message>
    <message>
        <source>parent shares instead of a number: {}</source>
        <translation>Anteile parent statt einer Zahl: {}</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>no factor entered; type a factor such as 1.5, or a change such as /2 or +10%</source>
        <translation>kein Faktor eingegeben; einen Faktor wie 1.5 oder eine Änderung wie /2 oder +10% eingeben</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a factor; type a number such as 1.5, or a change such as /2 or +10%</source>
        <translation>„{}“ ist kein Faktor; eine Zahl wie 1.5 oder eine Änderung wie /2 oder +10% eingeben</translation>
    </message>
    <message>
        <source>no rows to edit</source>
        <translation>keine Zeilen zum Ändern</translation>
    </message>
    <message>
        <source>{} cannot have a partition; only user associations can</source>
        <translation>{} kann keine Partition haben; das können nur Assoziationen von Benutzern</translation>
    </message>
    <message>
        <source>parent is not a total; type a whole number</source>
        <translation>parent ist keine Summe; eine ganze Zahl eingeben</translation>
    </message>
    <message>
        <source>{} has parent shares and cannot receive part of a total</source>
        <translation>{} hat Anteile parent und kann keinen Teil einer Summe bekommen</translation>
    </message>
    <message>
        <source>no rows to distribute a total to</source>
        <translation>keine Zeilen, auf die sich eine Summe verteilen ließe</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a relative change, not a total; type a number</source>
        <translation>„{}“ ist eine relative Änderung, keine Summe; eine Zahl eingeben</translation>
    </message>
    <message>
        <source>{} is ambiguous because &apos;.&apos; separates groups of digits here; omit it and use &apos;{}&apos; for decimals</source>
        <translation>{} ist mehrdeutig, weil „.“ hier Zifferngruppen trennt; weglassen und für Dezimalstellen „{}“ verwenden</translation>
    </message>
    <message>
        <source>no value entered; type a whole number, parent, or a change such as *1.5 or +10%</source>
        <translation>kein Wert eingegeben; eine ganze Zahl, parent oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{} is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or +10%</source>
        <translation>{} ist kein gültiger Wert für Anteile; eine ganze Zahl, parent oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>no value entered; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%</source>
        <translation>kein Wert eingegeben; TRES-Sekunden, Stunden wie 2h oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{} is not a valid value for usage; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%</source>
        <translation>{} ist kein gültiger Wert für die Nutzung; TRES-Sekunden, Stunden wie 2h oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>parent shares have no number to change; type a whole number</source>
        <translation>Anteile parent enthalten keine Zahl zum Ändern; eine ganze Zahl eingeben</translation>
    </message>
    <message>
        <source>shares cannot be {}; expected 0 to {}</source>
        <translation>Anteile können nicht {} sein; erwartet: 0 bis {}</translation>
    </message>
    <message>
        <source>usage {} is too large</source>
        <translation>die Nutzung {} ist zu groß</translation>
    </message>
    <message>
        <source>{} is not in account &apos;{}&apos;</source>
        <translation>{} ist nicht im Account „{}“</translation>
    </message>
    <message>
        <source>{} does not exist</source>
        <translation>{} existiert nicht</translation>
    </message>
    <message>
        <source>the root cannot be removed</source>
        <translation>die Wurzel lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>cannot add {1} to unknown account &apos;{0}&apos;</source>
        <translation>{1} lässt sich nicht zum unbekannten Account „{0}“ hinzufügen</translation>
    </message>
    <message>
        <source>{} already exists</source>
        <translation>{} existiert bereits</translation>
    </message>
    <message>
        <source>the root has no shares and cannot be moved</source>
        <translation>die Wurzel hat keine Anteile und lässt sich nicht verschieben</translation>
    </message>
    <message>
        <source>cannot move {1} to unknown account &apos;{0}&apos;</source>
        <translation>{1} lässt sich nicht in den unbekannten Account „{0}“ verschieben</translation>
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
        <source>{} appears twice in {}; give the associations different partitions or association IDs</source>
        <translation>{} kommt in {} zweimal vor; den Assoziationen verschiedene Partitionen oder Assoziations-IDs geben</translation>
    </message>
    <message>
        <source>{} appears again in {}; kept with association ID {}</source>
        <translation>{} kommt in {} erneut vor; behalten mit der Assoziations-ID {}</translation>
    </message>
    <message>
        <source>the name of {} is not valid UTF-8; convert the file, for example with iconv</source>
        <translation>der Name von {} ist kein gültiges UTF-8; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>the name of {} contains a NUL character (U+0000)</source>
        <translation>der Name von {} enthält ein NUL-Zeichen (U+0000)</translation>
    </message>
    <message>
        <source>the partition of {} contains a NUL character (U+0000)</source>
        <translation>die Partition von {} enthält ein NUL-Zeichen (U+0000)</translation>
    </message>
    <message>
        <source>the partition &apos;{}&apos; of {} is not valid UTF-8; convert the file, for example with iconv</source>
        <translation>die Partition „{}“ von {} ist kein gültiges UTF-8; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>the options {} of {} are not valid UTF-8; convert the file, for example with iconv</source>
        <translation>die Optionen {} von {} sind kein gültiges UTF-8; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>a user name is empty</source>
        <translation>ein Benutzername ist leer</translation>
    </message>
    <message>
        <source>an account name is empty</source>
        <translation>ein Accountname ist leer</translation>
    </message>
    <message>
        <source>usage of {} is {}; expected 0 or more</source>
        <translation>die Nutzung von {} ist {}; erwartet: 0 oder mehr</translation>
    </message>
    <message>
        <source>usage of {} is {}; the maximum is {}</source>
        <translation>die Nutzung von {} ist {}; das Maximum ist {}</translation>
    </message>
    <message>
        <source>too many associations; the maximum is {}</source>
        <translation>zu viele Assoziationen; das Maximum ist {}</translation>
    </message>
    <message>
        <source>{} appears twice; account names must be unique</source>
        <translation>{} kommt zweimal vor; Accountnamen müssen eindeutig sein</translation>
    </message>
    <message>
        <source>{} appears twice, first on line {}; account names must be unique</source>
        <translation>{} kommt zweimal vor, zuerst in Zeile {}; Accountnamen müssen eindeutig sein</translation>
    </message>
    <message>
        <source>raw shares of {} cannot be {}; the maximum is {}</source>
        <translation>die Rohanteile von {} können nicht {} sein; das Maximum ist {}</translation>
    </message>
    <message>
        <source>usage of {} cannot be {}; expected a finite number, 0 or more</source>
        <translation>die Nutzung von {} kann nicht {} sein; erwartet: eine endliche Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>the root account cannot be moved or renamed</source>
        <translation>der Wurzelaccount lässt sich weder verschieben noch umbenennen</translation>
    </message>
    <message>
        <source>the root account cannot be copied</source>
        <translation>der Wurzelaccount lässt sich nicht kopieren</translation>
    </message>
    <message>
        <source>{} cannot be placed under {}; only accounts can contain associations</source>
        <translation>{} kann nicht unter {} liegen; nur Accounts können Assoziationen enthalten</translation>
    </message>
    <message>
        <source>cannot move {} into {}, which is in the subtree being moved</source>
        <translation>{} lässt sich nicht nach {} verschieben; das Ziel liegt im verschobenen Teilbaum</translation>
    </message>
    <message>
        <source>the name must not be empty</source>
        <translation>der Name darf nicht leer sein</translation>
    </message>
    <message>
        <source>the name &apos;{}&apos; contains invalid UTF-8 or a NUL character</source>
        <translation>der Name „{}“ enthält ungültiges UTF-8 oder ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>the partition &apos;{}&apos; contains invalid UTF-8 or a NUL character</source>
        <translation>die Partition „{}“ enthält ungültiges UTF-8 oder ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>{} already exists; account names must be unique</source>
        <translation>{} existiert bereits; Accountnamen müssen eindeutig sein</translation>
    </message>
    <message>
        <source>{} already exists in {}</source>
        <translation>{} existiert bereits in {}</translation>
    </message>
    <message>
        <source>{} with partition &apos;{}&apos; already exists in {}</source>
        <translation>{} mit der Partition „{}“ existiert bereits in {}</translation>
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
        <source>invalid sweep range {} to {}; expected 0 or more, and an end above the start</source>
        <translation>ungültiger Bereich {} bis {}; erwartet: 0 oder mehr und ein Ende über dem Anfang</translation>
    </message>
    <message>
        <source>sweep ends at {}; expected at most {}</source>
        <translation>Bereich endet bei {}; erwartet: höchstens {}</translation>
    </message>
    <message>
        <source>the range {} to {} is too narrow to sweep</source>
        <translation>der Bereich {} bis {} ist zu schmal zum Durchlaufen</translation>
    </message>
    <message>
        <source>Under {}, {} passes {} at {}; current value: {}.</source>
        <translation>Unter {} überholt {} {} ({}); aktueller Wert: {}.</translation>
    </message>
    <message>
        <source>Under {}, {} falls behind {} at {}; current value: {}.</source>
        <translation>Unter {0} fällt {1} hinter {2} zurück ({3}); aktueller Wert: {4}.</translation>
    </message>
    <message>
        <source>Under {}, users of {} pass {} at {}; current value: {}.</source>
        <translation>Unter {} überholen Benutzer von {} {} ({}); aktueller Wert: {}.</translation>
    </message>
    <message>
        <source>Under {}, users of {} fall behind {} at {}; current value: {}.</source>
        <translation>Unter {0} fallen Benutzer von {1} hinter {2} zurück ({3}); aktueller Wert: {4}.</translation>
    </message>
    <message>
        <source>Under {}, {} passes {} at {} and falls behind {} at {}; current value: {}.</source>
        <translation>Unter {0} überholt {1} {2} ({3}) und fällt hinter {4} zurück ({5}); aktueller Wert: {6}.</translation>
    </message>
    <message>
        <source>Under {}, users of {} pass {} at {} and fall behind {} at {}; current value: {}.</source>
        <translation>Unter {0} überholen Benutzer von {1} {2} ({3}) und fallen hinter {4} zurück ({5}); aktueller Wert: {6}.</translation>
    </message>
    <message>
        <source>the root has no siblings to rank against; choose an account or a user</source>
        <translation>die Wurzel hat keine Geschwister, mit denen sie konkurriert; einen Account oder Benutzer wählen</translation>
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
        <translation>fällt hinter {} zurück ({})</translation>
    </message>
    <message>
        <source>pass {} at {}</source>
        <translation>überholen {} ({})</translation>
    </message>
    <message>
        <source>fall behind {} at {}</source>
        <translation>fallen hinter {} zurück ({})</translation>
    </message>
    <message>
        <source>Under {}, {} keeps its place from {} to {}; current value: {}.</source>
        <translation>Unter {} behält {} seinen Platz ({} bis {}); aktueller Wert: {}.</translation>
    </message>
    <message>
        <source>Select two users or accounts to alternate.</source>
        <translation>Zwei Benutzer oder Accounts wählen, die sich abwechseln.</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} it passes nobody within {2}.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, überholt {0} unter {1} innerhalb von {2} niemanden.</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, under {1} nobody passes anyone within {2}.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, überholt unter {1} innerhalb von {2} niemand jemanden.</translation>
    </message>
    <message>
        <source>If {0} and {1} more pause and everyone else continues as now, under {2} nobody passes anyone within {3}.</source>
        <translation>Wenn {0} und {1} weitere pausieren und alle anderen weitermachen wie bisher, überholt unter {2} innerhalb von {3} niemand jemanden.</translation>
    </message>
    <message>
        <source>If {0} pauses and everyone else continues as now, the first change under {1} comes after {4}: {2} passes {3}.</source>
        <translation>Wenn {0} pausiert und alle anderen weitermachen wie bisher, kommt die erste Änderung unter {1} nach {4}: {2} überholt {3}.</translation>
    </message>
    <message>
        <source>If {0} and {1} more pause and everyone else continues as now, the first change under {2} comes after {5}: {3} passes {4}.</source>
        <translation>Wenn {0} und {1} weitere pausieren und alle anderen weitermachen wie bisher, kommt die erste Änderung unter {2} nach {5}: {3} überholt {4}.</translation>
    </message>
    <message>
        <source>No pause changes the order within {}.</source>
        <translation>Keine Pause ändert die Reihenfolge innerhalb von {}.</translation>
    </message>
    <message>
        <source>If nobody runs jobs, all usage decays at the same rate and the order does not change.</source>
        <translation>Wenn niemand Jobs laufen lässt, verfällt alle Nutzung gleich schnell, und die Reihenfolge ändert sich nicht.</translation>
    </message>
    <message>
        <source>If nobody runs jobs, all usage decays at the same rate; only rounding changes the order.</source>
        <translation>Wenn niemand Jobs laufen lässt, verfällt alle Nutzung gleich schnell; nur Rundung ändert die Reihenfolge.</translation>
    </message>
    <message>
        <source>Under {0}, no variant changes a rank relative to {1}.</source>
        <translation>Unter {0} ändert keine Variante einen Rang gegenüber {1}.</translation>
    </message>
    <message>
        <source>Under {0}, {1} moves {2} of {3} users relative to {4}</source>
        <translation>Unter {0} verschiebt {1} {2} von {3} Benutzern gegenüber {4}</translation>
    </message>
    <message>
        <source>Under {0}, {1} moves {2} of {3} users relative to {4}, and {5} moves {6}</source>
        <translation>Unter {0} verschiebt {1} {2} von {3} Benutzern gegenüber {4}, {5} verschiebt {6}</translation>
    </message>
    <message>
        <source>{0}; {1} moves up the most, by {2} in {3}.</source>
        <translation>{0}; {1} steigt am meisten, um {2} in {3}.</translation>
    </message>
    <message>
        <source>selected row {} does not exist</source>
        <translation>ausgewählte Zeile {} existiert nicht</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlaufen</translation>
    </message>
    <message>
        <source>Value to sweep: raw shares of the current account or user, or its usage including everything below it.</source>
        <translation>Durchlaufener Wert: Rohanteile des aktuellen Accounts oder Benutzers, oder seine Nutzung mit allem darunter.</translation>
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
        <source>End of the sweep: raw shares or TRES-hours of usage; 0 chooses a suitable end.</source>
        <translation>Ende des Durchlaufs: Rohanteile oder TRES-Stunden Nutzung; 0 wählt ein passendes Ende.</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>Show a panel for each algorithm or only for the chosen one.</source>
        <translation>Ein Feld je Algorithmus oder nur das des gewählten zeigen.</translation>
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
        <source>Dashed: current value, {}.</source>
        <translation>Gestrichelt: aktueller Wert, {}.</translation>
    </message>
    <message>
        <source>Showing {} of the {} users in {}, evenly spaced.</source>
        <translation>Gezeigt sind {} der {} Benutzer in {}, gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>Only the rank changes nearest to the current value are marked.</source>
        <translation>Nur die Rangwechsel in der Nähe des aktuellen Werts sind markiert.</translation>
    </message>
    <message>
        <source>Usage in steps of {} TRES-s.</source>
        <translation>Nutzung in Schritten von {} TRES-s.</translation>
    </message>
    <message>
        <source>Select the account or user to sweep.</source>
        <translation>Den Account oder Benutzer auswählen, dessen Wert durchlaufen werden soll.</translation>
    </message>
    <message>
        <source>The selected account has no users.</source>
        <translation>Der ausgewählte Account hat keine Benutzer.</translation>
    </message>
    <message>
        <source>Ranks as the shares of {} change</source>
        <translation>Ränge bei veränderten Anteilen von {}</translation>
    </message>
    <message>
        <source>Ranks as the usage of {} changes</source>
        <translation>Ränge bei veränderter Nutzung von {}</translation>
    </message>
    <message>
        <source>Ranks as one value changes</source>
        <translation>Ränge bei Änderung eines Werts</translation>
    </message>
    <message>
        <source>Ranks of the users in the current account under each algorithm as its shares or usage change.</source>
        <translation>Ränge der Benutzer des aktuellen Accounts unter jedem Algorithmus, während sich seine Anteile oder seine Nutzung ändern.</translation>
    </message>
    <message>
        <source>Values at which users trade ranks under each algorithm.</source>
        <translation>Bei welchem Wert Benutzer die Reihenfolge wechseln, und welche Algorithmen nicht reagieren.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Who pauses: the current user or account, all selected ones, two taking turns (with the same total usage), or everyone.</source>
        <translation>Wer pausiert: der aktuelle Benutzer oder Account, alle gewählten, zwei im Wechsel (mit derselben Gesamtnutzung) oder alle.</translation>
    </message>
    <message>
        <source>Half-life (days)</source>
        <translation>Halbwertszeit (Tage)</translation>
    </message>
    <message>
        <source>Days until usage decays to half (PriorityDecayHalfLife); 0 uses the scenario&apos;s half-life.</source>
        <translation>Tage, bis die Nutzung auf die Hälfte verfällt (PriorityDecayHalfLife); 0 nimmt die Halbwertszeit des Szenarios.</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>Number of weeks to look ahead.</source>
        <translation>Wie viele Wochen vorausgeschaut wird.</translation>
    </message>
    <message>
        <source>Turn length (days)</source>
        <translation>Dauer je Wechsel (Tage)</translation>
    </message>
    <message>
        <source>Days that each of the two runs before the other takes over, for example a job&apos;s time limit.</source>
        <translation>Tage, die jeder der beiden läuft, bevor der andere übernimmt, etwa das Zeitlimit eines Jobs.</translation>
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
        <source>Recovery while one pauses and everyone else continues</source>
        <translation>Erholung, während einer pausiert und alle anderen weitermachen</translation>
    </message>
    <message>
        <source>Recovery while the selected ones pause and everyone else continues</source>
        <translation>Erholung, während die gewählten pausieren und alle anderen weitermachen</translation>
    </message>
    <message>
        <source>Two take turns while everyone else continues</source>
        <translation>Zwei wechseln sich ab, während alle anderen weitermachen</translation>
    </message>
    <message>
        <source>Decay while nobody submits jobs</source>
        <translation>Verfall, während niemand Jobs einreicht</translation>
    </message>
    <message>
        <source>Usage decays with a half-life of {}; users who keep running jobs stay at their current level.</source>
        <translation>Nutzung verfällt mit einer Halbwertszeit von {}; wer weiterläuft, bleibt auf dem jetzigen Stand.</translation>
    </message>
    <message>
        <source>passes {} after {}</source>
        <translation>überholt {} nach {}</translation>
    </message>
    <message>
        <source>falls behind {} after {}</source>
        <translation>fällt hinter {} zurück (nach {})</translation>
    </message>
    <message>
        <source>{} passes {} after {}</source>
        <translation>{} überholt {} nach {}</translation>
    </message>
    <message>
        <source>{} falls behind {} after {}</source>
        <translation>{} fällt hinter {} zurück (nach {})</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Rank and factor of the selected users over the coming weeks as usage decays.</source>
        <translation>Rang und Faktor der gewählten Benutzer in den kommenden Wochen, während Nutzung verfällt.</translation>
    </message>
    <message>
        <source>How long heavy usage counts against someone, and when the order next changes.</source>
        <translation>Wie lange starke Nutzung jemandem angerechnet wird, und wann sich die Reihenfolge als Nächstes ändert.</translation>
    </message>
    <message>
        <source>{} falls behind {}</source>
        <translation>{} fällt hinter {} zurück</translation>
    </message>
    <message>
        <source>Rank at left edge</source>
        <translation>Rang am linken Rand</translation>
    </message>
    <message>
        <source>Rank at right edge</source>
        <translation>Rang am rechten Rand</translation>
    </message>
    <message>
        <source>rank change</source>
        <translation>Rangwechsel</translation>
    </message>
    <message>
        <source>Rank at this point</source>
        <translation>Rang an dieser Stelle</translation>
    </message>
    <message>
        <source>{0}, changed on disk since it was read</source>
        <translation>{0}, auf der Platte geändert, seit die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>{0}, SHA-256 {1}</source>
        <translation>{0}, SHA-256 {1}</translation>
    </message>
    <message>
        <source>{0}, not saved to a file</source>
        <translation>{0}, in keiner Datei gespeichert</translation>
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
        <source>Users who share an integer priority with another user, 0 to all users. The priority is the factor times PriorityWeightFairshare, truncated.</source>
        <translation>Benutzer, die dieselbe ganzzahlige Priorität wie ein anderer haben, 0 bis alle. Die Priorität ist der Faktor mal PriorityWeightFairshare, abgeschnitten.</translation>
    </message>
    <message>
        <source>Raw shares among siblings; an integer, 0 or more.</source>
        <translation>Rohanteile unter Geschwistern; eine ganze Zahl, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Decayed raw usage including everything below, 0 or more.</source>
        <translation>Verfallene Rohnutzung mit allem darunter, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Days from now.</source>
        <translation>Tage ab jetzt.</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b between two rankings of the users; 1 means the same order, 0 no correlation, −1 the reverse order.</source>
        <translation>Kendalls Tau-b zwischen zwei Rangfolgen der Benutzer; 1 heißt gleiche Reihenfolge, 0 kein Zusammenhang, −1 umgekehrte Reihenfolge.</translation>
    </message>
    <message>
        <source>Normalized shares: fraction of the whole cluster granted by the raw shares, 0 to 1.</source>
        <translation>Normalisierte Anteile: Bruchteil des ganzen Clusters, der aus den Rohanteilen folgt, 0 bis 1.</translation>
    </message>
    <message>
        <source>Usage, including everything below, divided by the root&apos;s usage; 0 to 1.</source>
        <translation>Nutzung samt allem darunter, geteilt durch die Nutzung der Wurzel; 0 bis 1.</translation>
    </message>
    <message>
        <source>Fraction of total usage divided by share of the cluster; 1 is on target, above 1 is over-served.</source>
        <translation>Anteil an der gesamten Nutzung, geteilt durch den Anteil am Cluster; 1 ist am Ziel, darüber überversorgt.</translation>
    </message>
    <message>
        <source>{} Source: {}.</source>
        <translation>{} Quelle: {}.</translation>
    </message>
    <message>
        <source>Fairshare factor of a user, 0 to 1; higher is served first. How it is computed depends on the algorithm.</source>
        <translation>Fairshare-Faktor eines Benutzers, 0 bis 1; höhere kommen zuerst dran. Wie er berechnet wird, hängt vom Algorithmus ab.</translation>
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
        <source>cannot remove {}: move {} out of it first</source>
        <translation>{} lässt sich nicht entfernen: zuerst {} daraus verschieben</translation>
    </message>
    <message>
        <source>Above 1 (in order, not to scale): {} under {}, highest {}.</source>
        <translation>Über 1 (geordnet, nicht maßstäblich): {} unter {}, höchster Wert {}.</translation>
    </message>
    <message>
        <source>Below 0 (in order, not to scale): {} under {}, lowest {}.</source>
        <translation>Unter 0 (geordnet, nicht maßstäblich): {} unter {}, niedrigster Wert {}.</translation>
    </message>
    <message>
        <source>{} of {} lines: evenly spaced by rank under {}, plus selected ones.</source>
        <translation>{} von {} Linien: gleichmäßig nach Rang unter {} gewählt, dazu ausgewählte.</translation>
    </message>
    <message>
        <source>Start of the sweep: raw shares (0 or more) or TRES-hours of usage.</source>
        <translation>Anfang des Durchlaufs: Rohanteile (0 oder mehr) oder TRES-Stunden Nutzung.</translation>
    </message>
    <message>
        <source>now rank {}</source>
        <translation>jetzt Rang {}</translation>
    </message>
    <message>
        <source>Dashed: {}, second turn.</source>
        <translation>Gestrichelt: {}, als Zweites an der Reihe.</translation>
    </message>
    <message>
        <source>half-life {} instead of {}</source>
        <translation>Halbwertszeit {} statt {}</translation>
    </message>
    <message>
        <source>Usage never decays here (PriorityDecayHalfLife=0), so there is no recovery to show. Set a half-life to see one.</source>
        <translation>Nutzung verfällt hier nie (PriorityDecayHalfLife=0), also gibt es keine Erholung zu zeigen. Eine Halbwertszeit festlegen, um sie zu sehen.</translation>
    </message>
    <message>
        <source>f = {} (no shares)</source>
        <translation>f = {} (keine Anteile)</translation>
    </message>
    <message>
        <source>sum of S * f over active siblings = {} = {}</source>
        <translation>Summe von S * f über aktive Geschwister = {} = {}</translation>
    </message>
    <message>
        <source>{} is added, so it cannot have &quot;{}&quot;; give its final name and place instead</source>
        <translation>{} wird hinzugefügt und kann daher kein &quot;{}&quot; haben; stattdessen den endgültigen Namen und Ort angeben</translation>
    </message>
    <message>
        <source>{} cannot have &quot;partition_to&quot;; only users can</source>
        <translation>{} kann kein &quot;partition_to&quot; haben; nur Benutzer können es haben</translation>
    </message>
    <message>
        <source>{} depends on ignored changes</source>
        <translation>{} hängt von ignorierten Änderungen ab</translation>
    </message>
    <message>
        <source>{} is tied for number {} of {} with LevelFS {}</source>
        <translation>{} teilt sich Platz {} von {} mit LevelFS {}</translation>
    </message>
    <message>
        <source>{} has rank {} of {}, shared by {} users.</source>
        <translation>{} hat Rang {} von {}, geteilt von {} Benutzern.</translation>
    </message>
    <message>
        <source>no rows to move</source>
        <translation>keine Zeilen zum Verschieben</translation>
    </message>
    <message>
        <source>{} is directly below {} and cannot move up</source>
        <translation>{} liegt direkt unter {} und kann nicht weiter nach oben</translation>
    </message>
    <message>
        <source>{} has no sibling account to move into</source>
        <translation>{} hat keinen Nachbaraccount, in den die Zeile verschoben werden könnte</translation>
    </message>
    <message>
        <source>Mean rank (1 = first)</source>
        <translation>Mittlerer Rang (1 = erster)</translation>
    </message>
    <message>
        <source>With the parent account&apos;s share: {}.</source>
        <translation>Mit dem Anteil des übergeordneten Accounts: {}.</translation>
    </message>
    <message>
        <source>{} with parent shares</source>
        <translation>{} mit Anteilen parent</translation>
    </message>
    <message>
        <source>Hatched: {} with parent shares, drawn with the parent account&apos;s share.</source>
        <translation>Schraffiert: {} mit Anteilen parent, gezeichnet mit dem Anteil des übergeordneten Accounts.</translation>
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
        <source>Ranks and factors of these users stay the same.</source>
        <translation>Ränge und Faktoren dieser Benutzer bleiben gleich.</translation>
    </message>
    <message>
        <source>{} keeps the same rank and factor.</source>
        <translation>{} behält Rang und Faktor.</translation>
    </message>
    <message>
        <source>{} has no usage to decay, so rank and factor stay the same.</source>
        <translation>{} hat keine Nutzung, die verfallen könnte; Rang und Faktor bleiben gleich.</translation>
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
        <source>association {}</source>
        <translation>Assoziation {}</translation>
    </message>
    <message>
        <source>names in this table are truncated, so the commands would delete real accounts and add invented ones; print it with sshare -P for full names</source>
        <translation>Namen in dieser Tabelle sind abgeschnitten, sodass die Befehle echte Accounts löschen und erfundene anlegen würden; mit sshare -P erscheinen sie vollständig</translation>
    </message>
    <message>
        <source>unknown account or user &apos;{}&apos;</source>
        <translation>unbekannter Account oder Benutzer „{}“</translation>
    </message>
    <message>
        <source>{}; did you mean {}?</source>
        <translation>{}; war {} gemeint?</translation>
    </message>
    <message>
        <source>user &apos;{}&apos; has {} associations; specify one of {}</source>
        <translation>Benutzer „{}“ hat {} Assoziationen; eine davon angeben: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; matches {} rows; specify one of {}</source>
        <translation>„{}“ passt auf {} Zeilen; eine davon angeben: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no such association; expected one of {}</source>
        <translation>„{}“ hat keine solche Assoziation; erwartet: {}</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>a component of the path is not a directory</source>
        <translation>ein Teil des Pfades ist kein Verzeichnis</translation>
    </message>
    <message>
        <source>is a directory, not a file</source>
        <translation>ist ein Verzeichnis, keine Datei</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>kein Speicherplatz mehr auf dem Gerät</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value; expected an object in curly braces</source>
        <translation>„{}“ ist kein JSON-Wert; erwartet: ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON key; expected a name in quotes</source>
        <translation>„{}“ ist kein JSON-Schlüssel; erwartet: ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value; expected a finite number</source>
        <translation>„{}“ ist kein JSON-Wert; erwartet: eine endliche Zahl</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a JSON value; expected a number, a string in quotes, true, false, null, a list or an object</source>
        <translation>„{}“ ist kein JSON-Wert; erwartet: eine Zahl, eine Zeichenkette in Anführungszeichen, true, false, null, eine Liste oder ein Objekt</translation>
    </message>
    <message>
        <source>with unsaved changes</source>
        <translation>mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>{0}, variant {1}</source>
        <translation>{0}, Variante {1}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Board, date</source>
        <translation>Vorstand, Datum</translation>
    </message>
    <message>
        <source>Operations, date</source>
        <translation>Betrieb, Datum</translation>
    </message>
    <message>
        <source>unknown algorithm &apos;{}&apos;</source>
        <translation>unbekannter Algorithmus „{}“</translation>
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
        <source>Each user gets a factor between 0 and 1 that halves with each share used up. Without usage it is 1, at exactly the share 0.5, at twice the share 0.25. An account&apos;s usage counts in part for each of its members.</source>
        <translation>Jeder Benutzer bekommt einen Faktor zwischen 0 und 1, der sich mit jedem verbrauchten Anteil halbiert. Ohne Nutzung ist er 1, beim genauen Anteil 0,5, beim doppelten 0,25. Die Nutzung des Accounts zählt teilweise für jedes seiner Mitglieder.</translation>
    </message>
    <message>
        <source>It rewards users who stay below their share, regardless of what others do.</source>
        <translation>Er belohnt Benutzer, die unter ihrem Anteil bleiben, unabhängig von den anderen.</translation>
    </message>
    <message>
        <source>Its weakness: with small shares, the factor drops to nearly 0 after little work, so users can no longer be distinguished. A busy colleague also pulls down members of the same account who used nothing.</source>
        <translation>Seine Schwäche: Bei kleinen Anteilen fällt der Faktor schon nach wenig Arbeit fast auf 0, sodass sich Benutzer nicht mehr unterscheiden lassen. Ein aktiver Kollege zieht zudem Mitglieder desselben Accounts hinab, die nichts nutzten.</translation>
    </message>
    <message>
        <source>The curve is that of Classic, but usage is compared with shares level by level down the tree. While an account is in balance, its members are judged only by their own usage, however deep the account is.</source>
        <translation>Die Kurve ist die von Classic, aber Nutzung und Anteile werden Ebene für Ebene den Baum hinab verglichen. Solange ein Account ausgeglichen ist, zählt für seine Mitglieder nur die eigene Nutzung, wie tief der Account auch liegt.</translation>
    </message>
    <message>
        <source>It rewards accounts that stay in balance.</source>
        <translation>Er belohnt Accounts, die ausgeglichen bleiben.</translation>
    </message>
    <message>
        <source>Its weakness: all levels are combined into one number that is hard to verify by hand. A member of an account far over its share can still rank before a member of one far below.</source>
        <translation>Seine Schwäche: Alle Ebenen gehen in einer Zahl auf, die von Hand schwer nachzurechnen ist. Ein Mitglied eines Accounts weit über seinem Anteil kann dennoch vor einem Mitglied eines Accounts weit darunter liegen.</translation>
    </message>
    <message>
        <source>Tickets are distributed down the tree to users with pending jobs. Each level splits them by shares and by how little was used. The user with the most tickets gets factor 1, the others a proportional part of it.</source>
        <translation>Tickets werden den Baum hinab an Benutzer mit wartenden Jobs verteilt. Jede Ebene teilt sie nach Anteilen und danach auf, wie wenig genutzt wurde. Wer die meisten Tickets hat, bekommt den Faktor 1, die anderen einen entsprechenden Teil davon.</translation>
    </message>
    <message>
        <source>It rewards users who are waiting now and used little, and lets active users benefit from the shares of inactive ones.</source>
        <translation>Er belohnt Benutzer, die jetzt warten und wenig nutzten, und lässt aktive Benutzer von den Anteilen der inaktiven profitieren.</translation>
    </message>
    <message>
        <source>Its weakness: every factor changes whenever anyone starts or stops waiting, and nobody can predict what a job will be worth. Slurm dropped it before 15.08.</source>
        <translation>Seine Schwäche: Alle Faktoren ändern sich, sobald jemand zu warten beginnt oder aufhört, und niemand kann vorhersagen, was ein Job gelten wird. Slurm gab ihn vor 15.08 auf.</translation>
    </message>
    <message>
        <source>Each level of the tree yields one number from the curve of the classic algorithm, with small shares raised to at least a tenth. The numbers are joined, top level first, and compared like words in a dictionary.</source>
        <translation>Jede Ebene des Baums ergibt eine Zahl aus der Kurve des klassischen Algorithmus, wobei kleine Anteile auf mindestens ein Zehntel angehoben werden. Die Zahlen werden aneinandergehängt, die oberste Ebene zuerst, und wie Wörter in einem Wörterbuch verglichen.</translation>
    </message>
    <message>
        <source>It rewards members of accounts below their share before it considers anything else.</source>
        <translation>Er belohnt zuallererst Mitglieder von Accounts unter ihrem Anteil.</translation>
    </message>
    <message>
        <source>Its weakness: the number of levels and of steps per level is fixed. Accounts on the same step count as equal, deeper levels are cut off, and an account without shares gets the best value. It appeared only in previews of Slurm 14.11.</source>
        <translation>Seine Schwäche: Die Zahl der Ebenen und der Stufen je Ebene ist fest. Accounts auf derselben Stufe gelten als gleich, tiefere Ebenen werden abgeschnitten, und ein Account ohne Anteile bekommt den besten Wert. Es gab ihn nur in Vorabversionen von Slurm 14.11.</translation>
    </message>
    <message>
        <source>At each level, accounts are compared by share divided by usage. All users of the first account rank before all users of the next. Only the order counts, not the size of the difference.</source>
        <translation>Auf jeder Ebene werden Accounts nach Anteil geteilt durch Nutzung verglichen. Alle Benutzer des ersten Accounts kommen vor allen Benutzern des nächsten. Nur die Reihenfolge zählt, nicht die Größe des Unterschieds.</translation>
    </message>
    <message>
        <source>It always rewards users of accounts that got less than their share.</source>
        <translation>Er belohnt immer Benutzer von Accounts, die weniger als ihren Anteil bekamen.</translation>
    </message>
    <message>
        <source>Its weakness: a small change near the top can move all users of an account at once. The factor shows only the rank and does not show how far anyone is from their share.</source>
        <translation>Seine Schwäche: Eine kleine Änderung weit oben kann alle Benutzer eines Accounts auf einmal verschieben. Der Faktor ist nur der Platz in der Reihenfolge und zeigt nicht, wie weit jemand von seinem Anteil entfernt ist.</translation>
    </message>
    <message>
        <source>{0} has {1} of {2} and {3} ({4})</source>
        <translation>{0} hat {1} von {2} und {3} ({4})</translation>
    </message>
    <message>
        <source>{0} has {1} of {2} shares and {3} of the usage ({4})</source>
        <translation>{0} hat {1} von {2} Anteilen und {3} der Nutzung ({4})</translation>
    </message>
    <message>
        <source>In parentheses: share divided by usage; above 1, usage is below the share.</source>
        <translation>In Klammern: Anteil geteilt durch Nutzung; über 1 liegt die Nutzung unter dem Anteil.</translation>
    </message>
    <message>
        <source>Only the {0} accounts with the most shares are listed, out of {1}.</source>
        <translation>Aufgeführt sind nur die {0} von {1} Accounts mit den meisten Anteilen.</translation>
    </message>
    <message>
        <source>For example: {0} {1}</source>
        <translation>Zum Beispiel: {0} {1}</translation>
    </message>
    <message>
        <source>How {} ranks users</source>
        <translation>Wie {} Benutzer einordnet</translation>
    </message>
    <message>
        <source>The algorithms in plain words</source>
        <translation>Die Algorithmen in einfachen Worten</translation>
    </message>
    <message>
        <source>added (shares)</source>
        <translation>hinzugefügt (Anteile)</translation>
    </message>
    <message>
        <source>removed (shares)</source>
        <translation>entfernt (Anteile)</translation>
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
        <source>pending jobs</source>
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
        <source>Users up</source>
        <translation>Aufsteiger</translation>
    </message>
    <message>
        <source>Users down</source>
        <translation>Absteiger</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Changes not listed: {}.</source>
        <translation>Nicht aufgeführte Änderungen: {}.</translation>
    </message>
    <message>
        <source>Users up and users down: number of users whose place under {} improves or worsens if only this change is made.</source>
        <translation>Aufsteiger und Absteiger: Zahl der Benutzer, deren Platz unter {} besser oder schlechter wird, wenn nur diese Änderung erfolgt.</translation>
    </message>
    <message>
        <source>In a tree of this size, only the first changes are evaluated individually.</source>
        <translation>In einem Baum dieser Größe werden nur die ersten Änderungen einzeln ausgewertet.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Thick line: {}.</source>
        <translation>Dicke Linie: {}.</translation>
    </message>
    <message>
        <source>Thick lines: users in {}.</source>
        <translation>Dicke Linien: Benutzer von {}.</translation>
    </message>
    <message>
        <source>Agreement (Kendall&apos;s tau-b)</source>
        <translation>Übereinstimmung (Kendalls Tau-b)</translation>
    </message>
    <message>
        <source>1 means the same order, 0 no correlation, −1 the reverse order.</source>
        <translation>1 heißt gleiche Reihenfolge, 0 kein Zusammenhang, −1 umgekehrte Reihenfolge.</translation>
    </message>
    <message>
        <source>Share of usage versus share of the cluster. On the line, usage equals the share.</source>
        <translation>Anteil an der Nutzung gegen Anteil am Cluster. Auf der Linie entspricht die Nutzung dem Anteil.</translation>
    </message>
    <message>
        <source>Number of users with the same integer priority as another user, by algorithm.</source>
        <translation>Zahl der Benutzer mit derselben ganzzahligen Priorität wie ein anderer, je Algorithmus.</translation>
    </message>
    <message>
        <source>Ranking under other algorithms</source>
        <translation>Rangfolge unter anderen Algorithmen</translation>
    </message>
    <message>
        <source>The same shares and usage, ranked by each algorithm.</source>
        <translation>Dieselben Anteile und dieselbe Nutzung, von jedem Algorithmus eingeordnet.</translation>
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
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Mean move</source>
        <translation>Plätze im Mittel</translation>
    </message>
    <message>
        <source>… and {} more accounts with smaller moves.</source>
        <translation>… und {} weitere Accounts mit kleineren Verschiebungen.</translation>
    </message>
    <message>
        <source>Each user&apos;s place under {0}, compared with {1}; 1 is first.</source>
        <translation>Platz jedes Benutzers unter {0}, verglichen mit {1}; 1 ist der erste.</translation>
    </message>
    <message>
        <source>Effect on users</source>
        <translation>Wirkung auf Benutzer</translation>
    </message>
    <message>
        <source>No user&apos;s place changes under {}.</source>
        <translation>Unter {} ändert sich kein Platz.</translation>
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
        <source>not set</source>
        <translation>nicht gesetzt</translation>
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
        <source>Algorithm in use</source>
        <translation>Algorithmus im Einsatz</translation>
    </message>
    <message>
        <source>Usage half-life</source>
        <translation>Halbwertszeit der Nutzung</translation>
    </message>
    <message>
        <source>All figures are based on the usage recorded in the file. Later job starts, job ends and decay are not included.</source>
        <translation>Alle Zahlen beruhen auf der in der Datei angegebenen Nutzung. Spätere Jobstarts, Jobenden und der weitere Verfall sind nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>Both sides are computed the same way. A place is a rank among all users; tied users share a place.</source>
        <translation>Beide Seiten sind auf dieselbe Weise berechnet. Ein Platz ist ein Rang unter allen Benutzern; bei Gleichstand gilt derselbe Platz.</translation>
    </message>
    <message>
        <source>Places are ranks under {}, which is not the algorithm in use.</source>
        <translation>Plätze sind Ränge unter {}; im Einsatz ist ein anderer Algorithmus.</translation>
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
        <source>none: the file has changed since it was read</source>
        <translation>keine: Die Datei hat sich geändert, seit sie gelesen wurde</translation>
    </message>
    <message>
        <source>yes, but none in the tree; not included in the SHA-256</source>
        <translation>ja, aber keine am Baum; nicht in der SHA-256 enthalten</translation>
    </message>
    <message>
        <source>{}, not included in the SHA-256</source>
        <translation>{}, nicht in der SHA-256 enthalten</translation>
    </message>
    <message>
        <source>sacctmgr commands</source>
        <translation>sacctmgr-Befehle</translation>
    </message>
    <message>
        <source>No association differs, so no sacctmgr commands are needed.</source>
        <translation>Keine Assoziation weicht ab, daher sind keine sacctmgr-Befehle nötig.</translation>
    </message>
    <message>
        <source>These commands apply the associations of this review to the cluster. They have not been run.</source>
        <translation>Diese Befehle übertragen die Assoziationen dieses Berichts auf den Cluster. Sie wurden nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Lines not listed: {}; the exported sacctmgr commands are complete.</source>
        <translation>Nicht aufgeführte Zeilen: {}; die exportierten sacctmgr-Befehle sind vollständig.</translation>
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
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
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
        <source>{} to shares</source>
        <translation>{} an Anteilen</translation>
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
        <translation>1 Verschiebung in einen anderen Account</translation>
    </message>
    <message>
        <source>{} moves to another account</source>
        <translation>{} Verschiebungen in einen anderen Account</translation>
    </message>
    <message>
        <source>1 rename</source>
        <translation>1 Umbenennung</translation>
    </message>
    <message>
        <source>{} renames</source>
        <translation>{} Umbenennungen</translation>
    </message>
    <message>
        <source>{} to partitions</source>
        <translation>{} an Partitionen</translation>
    </message>
    <message>
        <source>{} to usage</source>
        <translation>{} an der Nutzung</translation>
    </message>
    <message>
        <source>{} to pending jobs</source>
        <translation>{} an wartenden Jobs</translation>
    </message>
    <message>
        <source>{} to other options</source>
        <translation>{} an anderen Optionen</translation>
    </message>
    <message>
        <source>{} to settings</source>
        <translation>{} an Einstellungen</translation>
    </message>
    <message>
        <source>No differences from {}.</source>
        <translation>Keine Unterschiede zu {}.</translation>
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
        <source>nobody loses places</source>
        <translation>verliert niemand Plätze</translation>
    </message>
    <message>
        <source>1 loses places</source>
        <translation>verliert 1 Benutzer Plätze</translation>
    </message>
    <message>
        <source>{} lose places</source>
        <translation>verlieren {} Benutzer Plätze</translation>
    </message>
    <message>
        <source>nobody keeps the same place</source>
        <translation>behält niemand seinen Platz</translation>
    </message>
    <message>
        <source>1 keeps theirs</source>
        <translation>behält 1 seinen Platz</translation>
    </message>
    <message>
        <source>{} keep theirs</source>
        <translation>behalten {} ihren Platz</translation>
    </message>
    <message>
        <source>{}, the algorithm in use,</source>
        <translation>{}, dem Algorithmus im Einsatz,</translation>
    </message>
    <message>
        <source>{0}, although the site runs {1},</source>
        <translation>{0}, obwohl {1} im Einsatz ist,</translation>
    </message>
    <message>
        <source>Under {0} no users can be compared{1}.</source>
        <translation>Unter {0} lassen sich keine Benutzer vergleichen{1}.</translation>
    </message>
    <message>
        <source>Under {0} {1}, {2} and {3}{4}.</source>
        <translation>Unter {0} {1}, {2} und {3}{4}.</translation>
    </message>
    <message>
        <source>the user in {0} gains {1}</source>
        <translation>der Benutzer von {0} gewinnt {1}</translation>
    </message>
    <message>
        <source>the {0} users in {1} gain {2} places on average</source>
        <translation>die {0} Benutzer von {1} gewinnen im Mittel {2} Plätze</translation>
    </message>
    <message>
        <source>the {0} users in {1} gain {2} each</source>
        <translation>die {0} Benutzer von {1} gewinnen je {2}</translation>
    </message>
    <message>
        <source>the user in {0} loses {1}</source>
        <translation>der Benutzer von {0} verliert {1}</translation>
    </message>
    <message>
        <source>the {0} users in {1} lose {2} places on average</source>
        <translation>die {0} Benutzer von {1} verlieren im Mittel {2} Plätze</translation>
    </message>
    <message>
        <source>the {0} users in {1} lose {2} each</source>
        <translation>die {0} Benutzer von {1} verlieren je {2}</translation>
    </message>
    <message>
        <source>In {0}, {1} and {2} swap places.</source>
        <translation>In {0} tauschen {1} und {2} die Plätze.</translation>
    </message>
    <message>
        <source>Other accounts with a changed order: {}.</source>
        <translation>Weitere Accounts mit geänderter Reihenfolge: {}.</translation>
    </message>
    <message>
        <source>Places are ranks under {0}, although the site runs {1}.</source>
        <translation>Plätze sind Ränge unter {0}, obwohl {1} im Einsatz ist.</translation>
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
        <source>{1} {0}, {2}</source>
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
        <source>at weight {}, all integer priorities differ with and without it</source>
        <translation>bei Gewicht {} sind mit und ohne Interpolation alle ganzzahligen Prioritäten verschieden</translation>
    </message>
    <message>
        <source>at weight {}, {} share an integer priority without it, {} with it</source>
        <translation>bei Gewicht {} teilen sich ohne Interpolation {} eine ganzzahlige Priorität, mit ihr {}</translation>
    </message>
    <message>
        <source>No user has finite usage and shares.</source>
        <translation>Kein Benutzer hat endliche Werte für Nutzung und Anteile.</translation>
    </message>
    <message>
        <source>Interpolation raises F of {} from {} to {}; {}.</source>
        <translation>Die Interpolation erhöht F von {} von {} auf {}; {}.</translation>
    </message>
    <message>
        <source>Interpolation changes F of {} from {} (damping {}) to {}; {}.</source>
        <translation>Die Interpolation ändert F von {} von {} (Dämpfung {}) auf {}; {}.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The effective ratio, or the exponent k that pulls it toward the account&apos;s ratio.</source>
        <translation>Das effektive Verhältnis oder der Exponent k, der es zu dem des Accounts zieht.</translation>
    </message>
    <message>
        <source>The effective ratio R_e = R_parent · (R / R_parent)^k, at least 0. The factor is 2^(-R_e).</source>
        <translation>Das effektive Verhältnis R_e = R_parent · (R / R_parent)^k, mindestens 0. Der Faktor ist 2^(-R_e).</translation>
    </message>
    <message>
        <source>k, 0 to 1: how much of its own ratio an association keeps. It is 1 / (1 + (5 ln R_parent)^2) when the two ratios are on opposite sides of 1.</source>
        <translation>k, 0 bis 1: wie viel vom eigenen Verhältnis eine Assoziation behält. Es ist 1 / (1 + (5 ln R_parent)^2), wenn die beiden Verhältnisse auf verschiedenen Seiten von 1 liegen.</translation>
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
        <source>Ratio of the association&apos;s usage to its shares, divided by that ratio for all children of its account, times the account&apos;s effective ratio. 1 is on target; at least 0.</source>
        <translation>Verhältnis von Nutzung zu Anteilen der Assoziation, geteilt durch dieses Verhältnis für alle Kinder ihres Accounts, mal dem effektiven Verhältnis des Accounts. 1 ist am Ziel; mindestens 0.</translation>
    </message>
    <message>
        <source>The effective ratio of the account. 1 is on target, above 1 is over-served; at least 0.</source>
        <translation>Das effektive Verhältnis des Accounts. 1 ist am Ziel, darüber überversorgt; mindestens 0.</translation>
    </message>
    <message>
        <source>Exponent k of depth-oblivious versus R and R_parent</source>
        <translation>Exponent k von Depth-oblivious über R und R_parent</translation>
    </message>
    <message>
        <source>Effective ratio R_e of depth-oblivious versus R and R_parent</source>
        <translation>Effektives Verhältnis R_e von Depth-oblivious über R und R_parent</translation>
    </message>
    <message>
        <source>Beyond the axes, drawn at the edge: {}.</source>
        <translation>Außerhalb der Achsen, am Rand gezeichnet: {}.</translation>
    </message>
    <message>
        <source>Effective ratio of depth-oblivious</source>
        <translation>Effektives Verhältnis von Depth-oblivious</translation>
    </message>
    <message>
        <source>R_e, or the exponent k, as a function of the usage/shares ratios of an association and its account.</source>
        <translation>R_e oder der Exponent k als Funktion der Verhältnisse von Nutzung zu Anteilen einer Assoziation und ihres Accounts.</translation>
    </message>
    <message>
        <source>How far an account that is off target pulls its members along, and when it does not.</source>
        <translation>Wie weit ein Account abseits des Ziels seine Mitglieder mitzieht, und wann nicht.</translation>
    </message>
    <message>
        <source>F with interpolation of S minus F without it, −1 to 1. Teal: interpolation raises F.</source>
        <translation>F mit der Interpolation von S minus F ohne sie, −1 bis 1. Blaugrün: Die Interpolation erhöht F.</translation>
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
        <source>Effect of interpolation on F</source>
        <translation>Wirkung der Interpolation auf F</translation>
    </message>
    <message>
        <source>F with interpolation of S minus F without it, versus usage and share; points mark the tree&apos;s associations.</source>
        <translation>F mit Interpolation von S minus F ohne sie, über Nutzung und Anteil; Punkte zeigen die Assoziationen des Baums.</translation>
    </message>
    <message>
        <source>At which shares and usage interpolation changes a factor, compared with damping.</source>
        <translation>Bei welchen Anteilen und welcher Nutzung die Interpolation, verglichen mit Dämpfung, einen Faktor ändert.</translation>
    </message>
    <message>
        <source>Slices at</source>
        <translation>Schnitte bei</translation>
    </message>
    <message>
        <source>Share (1/10,000)</source>
        <translation>Anteil (1/10 000)</translation>
    </message>
    <message>
        <source>Share S of your own slice, in ten-thousandths of the whole.</source>
        <translation>Anteil S des eigenen Schnitts, in Zehntausendsteln des Ganzen.</translation>
    </message>
    <message>
        <source>Upper end of the usage axis.</source>
        <translation>Oberes Ende der Nutzungsachse.</translation>
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
        <source>Slices at fixed shares</source>
        <translation>Schnitte bei festen Anteilen</translation>
    </message>
    <message>
        <source>Select associations to show their slices.</source>
        <translation>Assoziationen auswählen, um ihre Schnitte zu zeigen.</translation>
    </message>
    <message>
        <source>Dashed: with interpolation, S&apos; = 0.1 + 0.9 S.</source>
        <translation>Gestrichelt: mit Interpolation, S&apos; = 0,1 + 0,9 S.</translation>
    </message>
    <message>
        <source>The factor 2^(-U/S), 0 to 1; a higher factor is served first.</source>
        <translation>Der Faktor 2^(-U/S), 0 bis 1; ein höherer Faktor wird zuerst bedient.</translation>
    </message>
    <message>
        <source>F versus usage at fixed shares</source>
        <translation>F über der Nutzung bei festen Anteilen</translation>
    </message>
    <message>
        <source>The factor 2^(-U/S) versus usage at chosen shares, with and without interpolation of S.</source>
        <translation>Der Faktor 2^(-U/S) über der Nutzung bei gewählten Anteilen, mit und ohne Interpolation von S.</translation>
    </message>
    <message>
        <source>How quickly F drops to 0 for small shares, and how much interpolation softens the drop.</source>
        <translation>Wie schnell F bei kleinen Anteilen auf 0 fällt, und wie sehr die Interpolation das abmildert.</translation>
    </message>
    <message>
        <source>With interpolation: S&apos; = 0.1 + 0.9 S</source>
        <translation>Mit Interpolation: S&apos; = 0,1 + 0,9 S</translation>
    </message>
    <message>
        <source>Without interpolation: S unchanged</source>
        <translation>Ohne Interpolation: S unverändert</translation>
    </message>
    <message>
        <source>Without interpolation: S unchanged, damping {}</source>
        <translation>Ohne Interpolation: S unverändert, Dämpfung {}</translation>
    </message>
    <message>
        <source>F versus usage U and share S, scaled to the associations</source>
        <translation>F über Nutzung U und Anteil S, Bereich der Assoziationen</translation>
    </message>
    <message>
        <source>F versus usage U and share S</source>
        <translation>F über Nutzung U und Anteil S</translation>
    </message>
    <message>
        <source>F with interpolation, scaled to the associations</source>
        <translation>F mit Interpolation, Bereich der Assoziationen</translation>
    </message>
    <message>
        <source>F with interpolation: S&apos; = 0.1 + 0.9 S</source>
        <translation>F mit Interpolation: S&apos; = 0,1 + 0,9 S</translation>
    </message>
    <message>
        <source>F without interpolation, scaled to the associations</source>
        <translation>F ohne Interpolation, Bereich der Assoziationen</translation>
    </message>
    <message>
        <source>F without interpolation: S unchanged</source>
        <translation>F ohne Interpolation: S unverändert</translation>
    </message>
    <message>
        <source>F versus usage and share</source>
        <translation>F über Nutzung und Anteil</translation>
    </message>
    <message>
        <source>The factor 2^(-U/S) as a surface with and without interpolation of S; points mark the tree&apos;s associations.</source>
        <translation>Der Faktor 2^(-U/S) als Fläche, mit und ohne Interpolation von S; Punkte zeigen die Assoziationen des Baums.</translation>
    </message>
    <message>
        <source>How F collapses for small shares, and how well interpolation separates users again.</source>
        <translation>Wie F bei kleinen Anteilen zusammenfällt, und wie gut die Interpolation die Benutzer wieder trennt.</translation>
    </message>
    <message>
        <source>LevelFS = S / U, 0 to infinity: 1 is on target, above 1 is under-served. The highest value on a level is served first.</source>
        <translation>LevelFS = S / U, 0 bis unendlich: 1 ist am Ziel, über 1 ist unterversorgt. Der höchste Wert einer Ebene wird zuerst bedient.</translation>
    </message>
    <message>
        <source>Fair Tree LevelFS versus usage U and share S</source>
        <translation>LevelFS von Fair Tree über Nutzung U und Anteil S</translation>
    </message>
    <message>
        <source>LevelFS versus usage and share</source>
        <translation>LevelFS über Nutzung und Anteil</translation>
    </message>
    <message>
        <source>Fair Tree&apos;s LevelFS S/U on a logarithmic scale; points mark the tree&apos;s associations, each within its level.</source>
        <translation>LevelFS S/U von Fair Tree auf logarithmischer Skala; Punkte zeigen die Assoziationen des Baums, jede in ihrer Ebene.</translation>
    </message>
    <message>
        <source>Why only the ratio counts: small shares are separated as well as large ones.</source>
        <translation>Warum nur das Verhältnis zählt: Kleine Anteile werden so gut unterschieden wie große.</translation>
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
        <source>Integer priority without interpolation</source>
        <translation>Ganzzahlige Priorität ohne Interpolation</translation>
    </message>
    <message>
        <source>Users with this priority</source>
        <translation>Benutzer mit dieser Priorität</translation>
    </message>
    <message>
        <source>Integer priority with interpolation</source>
        <translation>Ganzzahlige Priorität mit Interpolation</translation>
    </message>
    <message>
        <source>association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Outside the range: {}.</source>
        <translation>Außerhalb des Bereichs: {}.</translation>
    </message>
    <message>
        <source>No value for U or S: {}.</source>
        <translation>Kein Wert für U oder S: {}.</translation>
    </message>
    <message>
        <source>iso-line</source>
        <translation>Isolinie</translation>
    </message>
    <message>
        <source>Effective usage as a fraction of the cluster&apos;s, or of the level&apos;s under Fair Tree and LEVEL_BASED; 0 or more.</source>
        <translation>Effektive Nutzung als Bruchteil der des Clusters, oder der der Ebene unter Fair Tree und LEVEL_BASED; 0 oder mehr.</translation>
    </message>
    <message>
        <source>Normalized shares as a fraction of the cluster, or of the level under Fair Tree and LEVEL_BASED; 0 to 1.</source>
        <translation>Normalisierte Anteile als Bruchteil des Clusters, oder der Ebene unter Fair Tree und LEVEL_BASED; 0 bis 1.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>A 3D surface or a color map.</source>
        <translation>Eine 3D-Fläche oder eine Farbkarte.</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Which dots to draw: users, users and accounts, or none.</source>
        <translation>Welche Punkte gezeichnet werden: Benutzer, Benutzer und Accounts oder keine.</translation>
    </message>
    <message>
        <source>Iso-lines</source>
        <translation>Isolinien</translation>
    </message>
    <message>
        <source>Show or hide lines of equal value.</source>
        <translation>Linien gleichen Werts zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>Interpolation</translation>
    </message>
    <message>
        <source>Show F for S, for S&apos; = 0.1 + 0.9 S (LEVEL_BASED in Slurm 14.11.0-pre3), or both.</source>
        <translation>F für S, für S&apos; = 0,1 + 0,9 S (LEVEL_BASED in Slurm 14.11.0-pre3) oder beides zeigen.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Range of the usage axis; &quot;users&quot; fits both axes to the users.</source>
        <translation>Bereich der Nutzungsachse; „users“ passt beide Achsen an die Benutzer an.</translation>
    </message>
    <message>
        <source>Grid points</source>
        <translation>Gitterpunkte</translation>
    </message>
    <message>
        <source>Grid points per side; 0 uses as many as the shape needs.</source>
        <translation>Gitterpunkte je Seite; 0 nimmt so viele, wie die Form braucht.</translation>
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
        <translation>Ausgeblendet</translation>
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
        <translation>Eingeblendet</translation>
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
        <source>Shares to slice at: 0.1 and 0.0067 (from the article that introduced LEVEL_BASED), a series from 1 to 0.01, the selected associations, or your own.</source>
        <translation>Anteile der Schnitte: 0,1 und 0,0067 (aus dem Artikel, der LEVEL_BASED einführte), eine Reihe von 1 bis 0,01, die der ausgewählten Assoziationen oder ein eigener.</translation>
    </message>
    <message>
        <source>Under {0} every user in both trees keeps the same place{1}.</source>
        <translation>Unter {0} behält jeder Benutzer, der in beiden Bäumen ist, seinen Platz{1}.</translation>
    </message>
    <message>
        <source>Depth-oblivious pulls {} of {} toward the ratio of their account.</source>
        <translation>Depth-oblivious zieht {} von {} zum Verhältnis ihres Accounts.</translation>
    </message>
    <message>
        <source>Difference: with − without interpolation, damping {}</source>
        <translation>Unterschied: mit − ohne Interpolation, Dämpfung {}</translation>
    </message>
    <message>
        <source>Solid: damping {}; dashed: with interpolation, S&apos; = 0.1 + 0.9 S.</source>
        <translation>Durchgezogen: Dämpfung {}; gestrichelt: mit Interpolation, S&apos; = 0,1 + 0,9 S.</translation>
    </message>
    <message>
        <source>LevelFS is above 1 (under-served) for {} of {}.</source>
        <translation>LevelFS liegt über 1 (unterversorgt) für {} von {}.</translation>
    </message>
    <message>
        <source>input file</source>
        <translation>Eingabedatei</translation>
    </message>
    <message>
        <source>baseline file</source>
        <translation>Datei des Ausgangsstands</translation>
    </message>
    <message>
        <source>the {} users</source>
        <translation>den {} Benutzern</translation>
    </message>
    <message>
        <source>Interpolation leaves F of {} unchanged at {}; {}.</source>
        <translation>Die Interpolation lässt F von {} unverändert bei {}; {}.</translation>
    </message>
    <message>
        <source>Every user has the same rank under all algorithms.</source>
        <translation>Jeder Benutzer hat unter allen Algorithmen denselben Rang.</translation>
    </message>
    <message>
        <source>The rank of {} depends most on the algorithm: {} under {}, {} under {}.</source>
        <translation>Der Rang von {} hängt am meisten vom Algorithmus ab: {} unter {}, {} unter {}.</translation>
    </message>
    <message>
        <source>Tau is {} for every pair of algorithms.</source>
        <translation>Tau ist für jedes Paar von Algorithmen {}.</translation>
    </message>
    <message>
        <source>{} agree most (tau {}), {} agree least ({}).</source>
        <translation>{} stimmen am meisten überein (Tau {}), {} am wenigsten ({}).</translation>
    </message>
    <message>
        <source>{} has the most users with tied factors: {} of {}.</source>
        <translation>Die meisten Benutzer mit gleichem Faktor hat {}: {} von {}.</translation>
    </message>
    <message>
        <source>No two users have the same factor under any algorithm.</source>
        <translation>Unter keinem Algorithmus haben zwei Benutzer denselben Faktor.</translation>
    </message>
    <message>
        <source>Under every algorithm, {} of {} users have tied factors.</source>
        <translation>Unter jedem Algorithmus haben {} von {} Benutzern denselben Faktor wie ein anderer.</translation>
    </message>
    <message>
        <source>At weight {}, {} of {} users share an integer priority under every algorithm.</source>
        <translation>Bei Gewicht {} teilen sich unter jedem Algorithmus {} von {} Benutzern eine ganzzahlige Priorität.</translation>
    </message>
    <message>
        <source>At weight {}, {} has the most users who share an integer priority: {} of {}, {} of them because of equal factors.</source>
        <translation>Bei Gewicht {} hat {} die meisten Benutzer mit gleicher ganzzahliger Priorität: {} von {}, {} davon wegen gleicher Faktoren.</translation>
    </message>
    <message>
        <source>The trees have no users in common, so ranks cannot be compared.</source>
        <translation>Kein Benutzer ist in beiden Bäumen, daher lassen sich keine Plätze vergleichen.</translation>
    </message>
    <message>
        <source>Note.</source>
        <translation>Hinweis.</translation>
    </message>
    <message>
        <source>Lint found no issues in this tree.</source>
        <translation>Die Prüfung fand in diesem Baum nichts Auffälliges.</translation>
    </message>
    <message>
        <source>Lint found no warnings in this tree, only these notes.</source>
        <translation>Die Prüfung fand in diesem Baum keine Warnungen, nur diese Hinweise.</translation>
    </message>
    <message>
        <source>Lint findings not listed: {}.</source>
        <translation>Nicht aufgeführte Befunde der Prüfung: {}.</translation>
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
        <source>In {0}, the order of {1} users changes.</source>
        <translation>In {0} ändert sich die Reihenfolge von {1} Benutzern.</translation>
    </message>
    <message>
        <source>Fair Tree LevelFS, scaled to the associations</source>
        <translation>LevelFS von Fair Tree, Bereich der Assoziationen</translation>
    </message>
    <message>
        <source>see the old file</source>
        <translation>siehe alte Datei</translation>
    </message>
    <message>
        <source>see the new file</source>
        <translation>siehe neue Datei</translation>
    </message>
    <message>
        <source>Under the old weights, {} added less than 1 point to every job.</source>
        <translation>Mit den alten Gewichten gab {} jedem Job weniger als 1 Punkt.</translation>
    </message>
    <message>
        <source>Under the old weights, {} added at most {} to a job.</source>
        <translation>Mit den alten Gewichten gab {} einem Job höchstens {}.</translation>
    </message>
    <message>
        <source>{} has no weight</source>
        <translation>{} hat kein Gewicht</translation>
    </message>
    <message>
        <source>{} have no weight</source>
        <translation>{} haben kein Gewicht</translation>
    </message>
    <message>
        <source>Its weight is 0, so it adds nothing to any job.</source>
        <translation>Das Gewicht ist 0; es gibt keinem Job etwas.</translation>
    </message>
    <message>
        <source>Their weights are 0, so they add nothing to any job.</source>
        <translation>Die Gewichte sind 0; sie geben keinem Job etwas.</translation>
    </message>
    <message>
        <source>{} adds {} to every job.</source>
        <translation>{} gibt jedem Job {}.</translation>
    </message>
    <message>
        <source>{}: weight has no effect</source>
        <translation>{}: Gewicht ohne Wirkung</translation>
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
        <source>Priorities are whole numbers, so a term below 1 point is lost unless it lifts the sum to the next whole number.</source>
        <translation>Prioritäten sind ganze Zahlen: Ein Term unter 1 Punkt geht verloren, außer er hebt die Summe auf die nächste ganze Zahl.</translation>
    </message>
    <message>
        <source>{} adds at most {} here.</source>
        <translation>{} gibt hier höchstens {}.</translation>
    </message>
    <message>
        <source>{}: unbounded factors</source>
        <translation>{}: unbegrenzte Faktoren</translation>
    </message>
    <message>
        <source>With NO_NORMAL flags, these factors are not divided by the largest value, so no weight limits what they add.</source>
        <translation>Mit NO_NORMAL-Flags werden diese Faktoren nicht durch den größten Wert geteilt; kein Gewicht begrenzt, was sie geben.</translation>
    </message>
    <message>
        <source>PriorityMaxAge is 0</source>
        <translation>PriorityMaxAge ist 0</translation>
    </message>
    <message>
        <source>Every job that accrues age gets all {} age points in the first second, so waiting does not change the order.</source>
        <translation>Jeder Job, der Alter ansammelt, bekommt in der ersten Sekunde alle {} Alterspunkte; Warten ändert die Reihenfolge nicht.</translation>
    </message>
    <message>
        <source>Set PriorityMaxAge to 7 days</source>
        <translation>PriorityMaxAge auf 7 Tage setzen</translation>
    </message>
    <message>
        <source>Job {} is already ahead of job {}.</source>
        <translation>Job {} liegt bereits vor Job {}.</translation>
    </message>
    <message>
        <source>Job {} passes job {} in {}.</source>
        <translation>Job {} überholt Job {} in {}.</translation>
    </message>
    <message>
        <source>No job has a known user.</source>
        <translation>Kein Job hat einen bekannten Benutzer.</translation>
    </message>
    <message>
        <source>{}, the user with the lowest fairshare factor, has {} of the {} places.</source>
        <translation>{}, der Benutzer mit dem kleinsten Fairshare-Faktor, hat {} der {} Plätze.</translation>
    </message>
    <message>
        <source>{}, the user with the lowest fairshare factor, has {} of the first {} places.</source>
        <translation>{}, der Benutzer mit dem kleinsten Fairshare-Faktor, hat {} der ersten {} Plätze.</translation>
    </message>
    <message>
        <source>The queue has no jobs.</source>
        <translation>Die Warteschlange enthält keine Jobs.</translation>
    </message>
    <message>
        <source>Every job keeps its place. {}</source>
        <translation>Jeder Job behält seinen Platz. {}</translation>
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
        <source>Under the old shares, {}, the user with the lowest fairshare factor, had {} of the first {} places; under the new shares, {}.</source>
        <translation>Mit den alten Anteilen hatte {}, der Benutzer mit dem kleinsten Fairshare-Faktor, {} der ersten {} Plätze; mit den neuen Anteilen {}.</translation>
    </message>
    <message>
        <source>Under the old weights, {}, the user with the lowest fairshare factor, had {} of the first {} places; under the new weights, {}.</source>
        <translation>Mit den alten Gewichten hatte {}, der Benutzer mit dem kleinsten Fairshare-Faktor, {} der ersten {} Plätze; mit den neuen Gewichten {}.</translation>
    </message>
    <message>
        <source>tie: job ID</source>
        <translation>Gleichstand: Job-ID</translation>
    </message>
    <message>
        <source>fixed priority</source>
        <translation>feste Priorität</translation>
    </message>
    <message>
        <source>Priorities can reach the cap</source>
        <translation>Prioritäten können die Obergrenze erreichen</translation>
    </message>
    <message>
        <source>All terms at their maximum add up to {}, which is {} above 2³² − 1. Jobs that reach this cap have equal priorities, whatever their terms.</source>
        <translation>Alle Terme zusammen ergeben höchstens {}, das ist {} über 2³² − 1. Jobs an dieser Grenze haben dieselbe Priorität, unabhängig von ihren Termen.</translation>
    </message>
    <message>
        <source>Points from fairshare fall below bit {}</source>
        <translation>Punkte von Fairshare fallen unter Bit {}</translation>
    </message>
    <message>
        <source>F × {0} is a multiple of {1} only if F is a multiple of 1/{2}.</source>
        <translation>F × {0} ist nur dann ein Vielfaches von {1}, wenn F ein Vielfaches von 1/{2} ist.</translation>
    </message>
    <message>
        <source>With {0} users, F is k/{0}; {1} of them have points below bit {2}.</source>
        <translation>Bei {0} Benutzern ist F k/{0}; bei {1} davon fallen Punkte unter Bit {2}.</translation>
    </message>
    <message>
        <source>{} of {} users have points below bit {}.</source>
        <translation>Bei {} von {} Benutzern fallen Punkte unter Bit {}.</translation>
    </message>
    <message>
        <source>TRES weights add up to {} instead of {}</source>
        <translation>TRES-Gewichte ergeben {} statt {}</translation>
    </message>
    <message>
        <source>{} = {}. {} of the tier&apos;s {} values are never used.</source>
        <translation>{} = {}. {} der {} Werte der Stufe werden nie benutzt.</translation>
    </message>
    <message>
        <source>Set {} to {}</source>
        <translation>{} auf {} setzen</translation>
    </message>
    <message>
        <source>Jobs request more than their partition has</source>
        <translation>Jobs fordern mehr an, als ihre Partition hat</translation>
    </message>
    <message>
        <source>TRES factors are not capped at 1. Jobs that request more than their partition has: {}; the largest, job {}, requests {} times as much.</source>
        <translation>TRES-Faktoren sind nicht auf 1 begrenzt. Jobs, die mehr anfordern, als ihre Partition hat: {}; der größte, Job {}, fordert das {}-Fache an.</translation>
    </message>
    <message>
        <source>Jobs that carry into bit {} and above: {}.</source>
        <translation>Jobs, die in Bit {} und höher überlaufen: {}.</translation>
    </message>
    <message>
        <source>Fairshare weight {} is too small for {} users</source>
        <translation>Das Fairshare-Gewicht {} ist zu klein für {} Benutzer</translation>
    </message>
    <message>
        <source>One rank is worth {0}/{1} = {2} points, less than 1, so neighboring ranks share priorities. With a weight of at least {1}, each rank has its own priority.</source>
        <translation>Ein Rang ist {0}/{1} = {2} Punkte wert, weniger als 1; benachbarte Ränge teilen sich Prioritäten. Ab einem Gewicht von {1} hat jeder Rang seine eigene Priorität.</translation>
    </message>
    <message>
        <source>One rank is worth {0}/{1} = {2} points, so ranks share priorities. At a weight of 2 × {1}, at most the last two do; at 3 × {1}, none do.</source>
        <translation>Ein Rang ist {0}/{1} = {2} Punkte wert; Ränge teilen sich Prioritäten. Ab Gewicht 2 × {1} tun das höchstens die letzten beiden, ab 3 × {1} keine.</translation>
    </message>
    <message>
        <source>At a weight of 2 × {0}, at most the last two ranks share a priority; at 3 × {0}, none do.</source>
        <translation>Ab Gewicht 2 × {0} teilen sich höchstens die letzten beiden Ränge eine Priorität, ab 3 × {0} keine.</translation>
    </message>
    <message>
        <source>Set the fairshare weight to {}</source>
        <translation>Fairshare-Gewicht auf {} setzen</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>consecutive places</source>
        <translation>aufeinanderfolgende Plätze</translation>
    </message>
    <message>
        <source>Puts the job at place {} ahead of the next one.</source>
        <translation>Stellt den Job an Platz {} vor den nächsten.</translation>
    </message>
    <message>
        <source>Puts each job at places {} to {} ahead of the next one.</source>
        <translation>Stellt jeden Job an den Plätzen {} bis {} vor den nächsten.</translation>
    </message>
    <message>
        <source>What decides between neighboring jobs in the queue</source>
        <translation>Was zwischen benachbarten Jobs in der Warteschlange entscheidet</translation>
    </message>
    <message>
        <source>At least two jobs are needed.</source>
        <translation>Mindestens zwei Jobs sind nötig.</translation>
    </message>
    <message>
        <source>Deciding terms</source>
        <translation>Entscheidende Terme</translation>
    </message>
    <message>
        <source>The term that puts each job ahead of the next: the one with the largest difference in its favor.</source>
        <translation>Der Term, der jeden Job vor den nächsten stellt: der mit dem größten Unterschied zu seinen Gunsten.</translation>
    </message>
    <message>
        <source>Which weight determines each part of the queue order.</source>
        <translation>Welches Gewicht welchen Teil der Reihenfolge bestimmt.</translation>
    </message>
    <message>
        <source>Number of days to look ahead.</source>
        <translation>Wie viele Tage vorausgeschaut wird.</translation>
    </message>
    <message>
        <source>Maximum number of jobs: those of the selected users, or else the first in the queue.</source>
        <translation>Höchstzahl der Jobs: die der ausgewählten Benutzer, sonst die ersten der Warteschlange.</translation>
    </message>
    <message>
        <source>job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Job {}: priority {} now, {} at the end.</source>
        <translation>Job {}: Priorität jetzt {}, am Ende {}.</translation>
    </message>
    <message>
        <source>Days from now, while the jobs are pending.</source>
        <translation>Tage ab jetzt, während die Jobs warten.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Job priority, 1 to 4294967295; 0 means the job is held.</source>
        <translation>Priorität des Jobs, 1 bis 4294967295; 0 heißt, der Job ist angehalten.</translation>
    </message>
    <message>
        <source>None of these jobs passes another by waiting alone.</source>
        <translation>Durch Warten allein überholt keiner dieser Jobs einen anderen.</translation>
    </message>
    <message>
        <source>Priorities over the next {} d</source>
        <translation>Prioritäten in den nächsten {} d</translation>
    </message>
    <message>
        <source>Usage never decays here (PriorityDecayHalfLife=0), so all factors stay fixed.</source>
        <translation>Nutzung verfällt hier nie (PriorityDecayHalfLife=0), daher bleiben alle Faktoren fest.</translation>
    </message>
    <message>
        <source>Future priorities</source>
        <translation>Künftige Prioritäten</translation>
    </message>
    <message>
        <source>The priorities of pending jobs over the coming days.</source>
        <translation>Die Prioritäten wartender Jobs in den kommenden Tagen.</translation>
    </message>
    <message>
        <source>When waiting lets a job pass another, and when it never will.</source>
        <translation>Wann ein Job durch Warten einen anderen überholt, und wann nie.</translation>
    </message>
    <message>
        <source>Number of equal-width bins for the priorities.</source>
        <translation>Zahl der gleich breiten Bereiche, in denen Prioritäten gezählt werden.</translation>
    </message>
    <message>
        <source>priority range</source>
        <translation>Prioritätsbereich</translation>
    </message>
    <message>
        <source>{} jobs</source>
        <translation>{} Jobs</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 Job</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Number of jobs in each priority range.</source>
        <translation>Zahl der Jobs in jedem Prioritätsbereich.</translation>
    </message>
    <message>
        <source>Distribution of priorities</source>
        <translation>Verteilung der Prioritäten</translation>
    </message>
    <message>
        <source>Number of jobs at each priority, with old and new weights.</source>
        <translation>Zahl der Jobs je Priorität, mit alten und neuen Gewichten.</translation>
    </message>
    <message>
        <source>Whether priorities form separate tiers or bunch together.</source>
        <translation>Ob Prioritäten getrennte Stufen bilden oder dicht beieinander liegen.</translation>
    </message>
    <message>
        <source>Show each term as a share of the priority or in points.</source>
        <translation>Jeden Term als Anteil an der Priorität oder in Punkten zeigen.</translation>
    </message>
    <message>
        <source>Job {}, {}: {:.6g} points; job priority {}.</source>
        <translation>Job {}, {}: {:.6g} Punkte; Priorität des Jobs {}.</translation>
    </message>
    <message>
        <source>Share of the priority</source>
        <translation>Anteil an der Priorität</translation>
    </message>
    <message>
        <source>A term&apos;s share of the positive points of the job, 0 to 100 percent.</source>
        <translation>Anteil eines Terms an den positiven Punkten des Jobs, 0 bis 100 Prozent.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points that a term adds to the priority: factor times weight.</source>
        <translation>Punkte, die ein Term zur Priorität beiträgt: Faktor mal Gewicht.</translation>
    </message>
    <message>
        <source>Priority terms of each job</source>
        <translation>Prioritätsterme jedes Jobs</translation>
    </message>
    <message>
        <source>Upper bars: old weights; lower bars: new weights.</source>
        <translation>Obere Balken: alte Gewichte; untere Balken: neue Gewichte.</translation>
    </message>
    <message>
        <source>Priority terms</source>
        <translation>Prioritätsterme</translation>
    </message>
    <message>
        <source>What each term adds to job priorities, with old and new weights.</source>
        <translation>Was jeder Term zur Priorität der Jobs beiträgt, mit alten und neuen Gewichten.</translation>
    </message>
    <message>
        <source>Which weights dominate the priorities, and which hardly matter.</source>
        <translation>Welche Gewichte die Prioritäten bestimmen, und welche kaum zählen.</translation>
    </message>
    <message>
        <source>Maximum number of users; those with the most jobs are shown.</source>
        <translation>Höchstzahl der Benutzer; gezeigt werden die mit den meisten Jobs.</translation>
    </message>
    <message>
        <source>consecutive jobs</source>
        <translation>aufeinanderfolgende Jobs</translation>
    </message>
    <message>
        <source>Job {}, place {}.</source>
        <translation>Job {}, Platz {}.</translation>
    </message>
    <message>
        <source>{} jobs, places {} to {}.</source>
        <translation>{} Jobs, Plätze {} bis {}.</translation>
    </message>
    <message>
        <source>Places in the queue by user</source>
        <translation>Plätze in der Warteschlange je Benutzer</translation>
    </message>
    <message>
        <source>Users by fairshare factor</source>
        <translation>Benutzer nach Fairshare-Faktor</translation>
    </message>
    <message>
        <source>first {}</source>
        <translation>die ersten {}</translation>
    </message>
    <message>
        <source>Queue order</source>
        <translation>Reihenfolge der Warteschlange</translation>
    </message>
    <message>
        <source>Each user&apos;s jobs by place in the queue, with old and new weights.</source>
        <translation>Die Jobs jedes Benutzers nach ihrem Platz in der Warteschlange, mit alten und neuen Gewichten.</translation>
    </message>
    <message>
        <source>Users first in the queue, compared with their factors.</source>
        <translation>Wer die ersten Plätze hält und ob das so sein soll.</translation>
    </message>
    <message>
        <source>Queue with the old weights</source>
        <translation>Warteschlange mit den alten Gewichten</translation>
    </message>
    <message>
        <source>Queue with the new weights</source>
        <translation>Warteschlange mit den neuen Gewichten</translation>
    </message>
    <message>
        <source>Position in the queue</source>
        <translation>Position in der Warteschlange</translation>
    </message>
    <message>
        <source>Position of a job in the queue; 1 is the next to start.</source>
        <translation>Position eines Jobs in der Warteschlange; 1 startet als Nächster.</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>eine ganze Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>a string or a number</source>
        <translation>eine Zeichenkette oder eine Zahl</translation>
    </message>
    <message>
        <source>a list of at least one partition</source>
        <translation>eine Liste mit mindestens einer Partition</translation>
    </message>
    <message>
        <source>a partition of a job</source>
        <translation>eine Partition eines Jobs</translation>
    </message>
    <message>
        <source>a job with &quot;partitions&quot; cannot have its own {}; move it into one of the partitions</source>
        <translation>ein Job mit &quot;partitions&quot; kann kein eigenes {} haben; in eine der Partitionen verschieben</translation>
    </message>
    <message>
        <source>a job</source>
        <translation>ein Job</translation>
    </message>
    <message>
        <source>a number, 0 or more</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>unknown TRES {}; expected one of {}</source>
        <translation>unbekanntes TRES {}; erwartet: eines von {}</translation>
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
        <source>Deciding term</source>
        <translation>Entscheidender Term</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
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
        <source>{} adds less than 1 point to every job.</source>
        <translation>{} gibt jedem Job weniger als 1 Punkt.</translation>
    </message>
    <message>
        <source>groups with the reserved name of the root</source>
        <translation>Gruppen mit dem reservierten Namen der Wurzel</translation>
    </message>
    <message>
        <source>groups without a name</source>
        <translation>Gruppen ohne Namen</translation>
    </message>
    <message>
        <source>groups whose parent group is missing</source>
        <translation>Gruppen, deren übergeordnete Gruppe fehlt</translation>
    </message>
    <message>
        <source>groups whose names differ only in case</source>
        <translation>Gruppen, deren Namen sich nur in Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>groups without a quota</source>
        <translation>Gruppen ohne Quote</translation>
    </message>
    <message>
        <source>quotas that add up to more than the parent quota</source>
        <translation>Quoten, deren Summe über der übergeordneten Quote liegt</translation>
    </message>
    <message>
        <source>quotas that add up to less than the parent quota</source>
        <translation>Quoten, deren Summe unter der übergeordneten Quote liegt</translation>
    </message>
    <message>
        <source>dynamic quotas that add up to more than 1</source>
        <translation>dynamische Quoten, deren Summe über 1 liegt</translation>
    </message>
    <message>
        <source>quotas counted twice by oversubscription</source>
        <translation>Quoten, die bei Überbuchung doppelt zählen</translation>
    </message>
    <message>
        <source>pools that allow quota oversubscription</source>
        <translation>Pools, in denen Quoten überbucht werden dürfen</translation>
    </message>
    <message>
        <source>groups with weight 0 and subgroups</source>
        <translation>Gruppen mit Gewicht 0 und Untergruppen</translation>
    </message>
    <message>
        <source>groups with a quota of 0</source>
        <translation>Gruppen mit Quote 0</translation>
    </message>
    <message>
        <source>groups with narrow and wide jobs that compete for surplus</source>
        <translation>Gruppen mit schmalen und breiten Jobs, die um Überschuss konkurrieren</translation>
    </message>
    <message>
        <source>unknown key &apos;{}&apos; in the quotas; it has no effect</source>
        <translation>unbekannter Schlüssel „{}“ in den Quoten; er hat keine Wirkung</translation>
    </message>
    <message>
        <source>unknown key &apos;{}&apos; in group &apos;{}&apos;; it has no effect</source>
        <translation>unbekannter Schlüssel „{}“ in Gruppe „{}“; er hat keine Wirkung</translation>
    </message>
    <message>
        <source>{} is {}; expected {} to {}</source>
        <translation>{} ist {}; erwartet: {} bis {}</translation>
    </message>
    <message>
        <source>{} is {}; expected 0 to 1</source>
        <translation>{} ist {}; erwartet: 0 bis 1</translation>
    </message>
    <message>
        <source>the tree has no users to generate jobs for</source>
        <translation>der Baum hat keine Benutzer, für die sich Jobs erzeugen lassen</translation>
    </message>
    <message>
        <source>balancing</source>
        <translation>das Ausgleichen</translation>
    </message>
    <message>
        <source>one-pass balancing</source>
        <translation>das Ausgleichen in einem Durchgang</translation>
    </message>
    <message>
        <source>disabling surplus</source>
        <translation>das Abschalten von Überschuss</translation>
    </message>
    <message>
        <source>no group is waiting</source>
        <translation>keine Gruppe wartet</translation>
    </message>
    <message>
        <source>{} still waits for {} because its weight is 0</source>
        <translation>{} wartet noch auf {}, weil das Gewicht 0 ist</translation>
    </message>
    <message>
        <source>{} still waits for {} because the policy keeps it from accepting surplus</source>
        <translation>{} wartet noch auf {}, weil die Regel sie keinen Überschuss annehmen lässt</translation>
    </message>
    <message>
        <source>{} waits for {} because it does not accept surplus</source>
        <translation>{} wartet auf {}, weil sie keinen Überschuss annimmt</translation>
    </message>
    <message>
        <source>{} still waits for {} because {} does not accept surplus</source>
        <translation>{} wartet noch auf {}, weil {} keinen Überschuss annimmt</translation>
    </message>
    <message>
        <source>{} still waits for {} because no surplus is left</source>
        <translation>{} wartet noch auf {}, weil kein Überschuss übrig ist</translation>
    </message>
    <message>
        <source>{} (other groups waiting: {})</source>
        <translation>{} (weitere wartende Gruppen: {})</translation>
    </message>
    <message>
        <source>with the flags of the file, {} cores are idle</source>
        <translation>mit den Schaltern der Datei sind {} Kerne frei</translation>
    </message>
    <message>
        <source>{} leaves {} more cores idle than the flags of the file ({} → {})</source>
        <translation>{} lässt {} Kerne mehr frei als die Schalter der Datei ({} → {})</translation>
    </message>
    <message>
        <source>{} moves {} to {} from other groups, and {} stay idle</source>
        <translation>{} bringt {} aus anderen Gruppen zu {}, und {} bleiben frei</translation>
    </message>
    <message>
        <source>{} moves {} between groups, and {} stay idle</source>
        <translation>{} verschiebt {} zwischen Gruppen, und {} bleiben frei</translation>
    </message>
    <message>
        <source>idle {} → {}</source>
        <translation>frei {} → {}</translation>
    </message>
    <message>
        <source>{} moves {} idle cores to waiting groups ({})</source>
        <translation>{} bringt {} freie Kerne zu wartenden Gruppen ({})</translation>
    </message>
    <message>
        <source>{} moves {} idle cores to {} ({})</source>
        <translation>{} bringt {} freie Kerne zu {} ({})</translation>
    </message>
    <message>
        <source>while {} requests nothing, {} moves {} idle cores to waiting groups ({})</source>
        <translation>während {} nichts anfordert, bringt {} {} freie Kerne zu wartenden Gruppen ({})</translation>
    </message>
    <message>
        <source>while {} requests nothing, {} moves {} idle cores to {} ({})</source>
        <translation>während {} nichts anfordert, bringt {} {} freie Kerne zu {} ({})</translation>
    </message>
    <message>
        <source>The pool of {} cores has no groups.</source>
        <translation>Der Pool von {} Kernen hat keine Gruppen.</translation>
    </message>
    <message>
        <source>Nothing is requested, so all {} cores are idle.</source>
        <translation>Nichts ist angefordert, daher sind alle {} Kerne frei.</translation>
    </message>
    <message>
        <source>Nobody is waiting; {} cores are idle.</source>
        <translation>Niemand wartet; {} Kerne sind frei.</translation>
    </message>
    <message>
        <source>No cores are idle, and no group is waiting.</source>
        <translation>Kein Kern ist frei, und keine Gruppe wartet.</translation>
    </message>
    <message>
        <source>No cores are idle; {}.</source>
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
        <source>unknown policy &apos;{}&apos;</source>
        <translation>unbekannte Regel „{}“</translation>
    </message>
    <message>
        <source>the allocation was canceled</source>
        <translation>die Zuteilung wurde abgebrochen</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>{} core-hours over the day</source>
        <translation>{} Kernstunden über den Tag</translation>
    </message>
    <message>
        <source>Share of the pool over the day</source>
        <translation>Anteil am Pool über den Tag</translation>
    </message>
    <message>
        <source>Cores in use over a day, by group</source>
        <translation>Genutzte Kerne je Gruppe über einen Tag</translation>
    </message>
    <message>
        <source>No group uses any cores.</source>
        <translation>Keine Gruppe nutzt Kerne.</translation>
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
        <source>Cores used by jobs directly in the group; 0 or more.</source>
        <translation>Kerne, die Jobs direkt in der Gruppe nutzen; 0 oder mehr.</translation>
    </message>
    <message>
        <source>Only the {} groups that use the most are shown.</source>
        <translation>Nur die {} Gruppen mit der größten Nutzung sind gezeigt.</translation>
    </message>
    <message>
        <source>Groups over a day</source>
        <translation>Gruppen über einen Tag</translation>
    </message>
    <message>
        <source>Which groups gain and which starve under each policy, and when.</source>
        <translation>Welche Gruppen unter welcher Regel gewinnen oder leer ausgehen, und wann.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step of the allocation to show, from 1; 0 shows the final result.</source>
        <translation>Gezeigter Schritt der Zuteilung, ab 1; 0 zeigt das Endergebnis.</translation>
    </message>
    <message>
        <source>Where each core goes</source>
        <translation>Wohin jeder Kern geht</translation>
    </message>
    <message>
        <source>The flow of cores from the groups&apos; quotas through shared surplus to the allocation. Band width shows cores.</source>
        <translation>Der Fluss der Kerne von den Quoten der Gruppen über den geteilten Überschuss zur Zuteilung. Die Breite der Bänder zeigt Kerne.</translation>
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
        <source>{} core-hours per day idle while jobs are pending</source>
        <translation>{} Kernstunden am Tag frei, während Jobs warten</translation>
    </message>
    <message>
        <source>Idle per day while jobs are pending</source>
        <translation>Am Tag frei, während Jobs warten</translation>
    </message>
    <message>
        <source>core-h</source>
        <translation>Kern-h</translation>
    </message>
    <message>
        <source>Core-hours per day idle while jobs are pending: {} when balanced, {} with surplus everywhere, {} with the file&apos;s flags, {} without surplus.</source>
        <translation>Kernstunden am Tag, die frei sind, während Jobs warten: {} ausgeglichen, {} mit Überschuss überall, {} mit den Schaltern der Datei, {} ohne Überschuss.</translation>
    </message>
    <message>
        <source>Cores idle while jobs are pending, over a day</source>
        <translation>Freie Kerne, während Jobs warten, über einen Tag</translation>
    </message>
    <message>
        <source>Idle while jobs are pending</source>
        <translation>Frei, während Jobs warten</translation>
    </message>
    <message>
        <source>Idle cores that pending jobs could use; 0 or more.</source>
        <translation>Freie Kerne, die wartende Jobs nutzen könnten; 0 oder mehr.</translation>
    </message>
    <message>
        <source>Wasted slots over a day</source>
        <translation>Vergeudete Slots über einen Tag</translation>
    </message>
    <message>
        <source>Cores idle while jobs are pending, over a simulated day, under each surplus policy.</source>
        <translation>Freie Kerne, während Jobs warten, über einen simulierten Tag, für jede Überschussregel.</translation>
    </message>
    <message>
        <source>What balancing saves, and how small jobs delay large ones if every group accepts surplus.</source>
        <translation>Was das Ausgleichen spart, und was schmale Jobs die breiten kosten, wenn überall Überschuss fließt.</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <translation>Stunde des Tages</translation>
    </message>
    <message>
        <source>Hours of a simulated day, starting at midnight.</source>
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
        <source>Groups that accept surplus: by demand, as declared, none, all, or by demand with the first pass only.</source>
        <translation>Gruppen, die Überschuss annehmen: nach Nachfrage, wie eingestellt, keine, alle oder nach Nachfrage nur mit dem ersten Durchgang.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of the simulated day.</source>
        <translation>Startwert des simulierten Tages.</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>nicht abgerufen</translation>
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
        <source>surplus not claimed so far</source>
        <translation>bisher nicht abgerufener Überschuss</translation>
    </message>
    <message>
        <source>surplus in {}</source>
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
        <source>Where each core goes, policy: {}</source>
        <translation>Wohin jeder Kern geht, Regel: {}</translation>
    </message>
    <message>
        <source>Width = cores.</source>
        <translation>Breite = Kerne.</translation>
    </message>
    <message>
        <source>Step {} of {}.</source>
        <translation>Schritt {} von {}.</translation>
    </message>
    <message>
        <source>The pool has nothing to allocate.</source>
        <translation>Der Pool hat nichts zuzuteilen.</translation>
    </message>
    <message>
        <source>Nothing is allocated until groups draw on their quotas.</source>
        <translation>Nichts ist zugeteilt, bis Gruppen ihre Quoten abrufen.</translation>
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
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>a number, 1 or more</source>
        <translation>eine Zahl ab 1</translation>
    </message>
    <message>
        <source>{} is {}; expected a number (expressions are not evaluated); setting ignored</source>
        <translation>{} ist {}; erwartet: eine Zahl (Ausdrücke werden nicht ausgewertet); Einstellung ignoriert</translation>
    </message>
    <message>
        <source>{} is {}; expected true or false (expressions are not evaluated); setting ignored</source>
        <translation>{} ist {}; erwartet: true oder false (Ausdrücke werden nicht ausgewertet); Einstellung ignoriert</translation>
    </message>
    <message>
        <source>GROUP_NAMES is not set, so the pool has no groups</source>
        <translation>GROUP_NAMES ist nicht gesetzt, also hat der Pool keine Gruppen</translation>
    </message>
    <message>
        <source>unknown HTCondor setting {}; did you mean NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION?</source>
        <translation>unbekannte HTCondor-Einstellung {}; gemeint ist vielleicht NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION</translation>
    </message>
    <message>
        <source>GROUP_SORT_EXPR is kept but not evaluated; groups negotiate in the default order</source>
        <translation>GROUP_SORT_EXPR bleibt erhalten, wird aber nicht ausgewertet; die Gruppen verhandeln in der Standardreihenfolge</translation>
    </message>
    <message>
        <source>{} has no effect: GROUP_NAMES does not list its group</source>
        <translation>{} ist wirkungslos: GROUP_NAMES enthält die Gruppe nicht</translation>
    </message>
    <message>
        <source>no group settings found; expected GROUP_NAMES and keys such as GROUP_QUOTA_name</source>
        <translation>keine Gruppeneinstellungen gefunden; erwartet: GROUP_NAMES und Schlüssel wie GROUP_QUOTA_name</translation>
    </message>
    <message>
        <source>cannot write group {}: {}</source>
        <translation>die Gruppe {} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>HTCondor group names may contain only letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;/&apos;</source>
        <translation>Gruppennamen in HTCondor dürfen nur Buchstaben, Ziffern, „_“, „.“ und „/“ enthalten</translation>
    </message>
    <message>
        <source>its quota would overwrite the pool setting {}</source>
        <translation>ihre Quote würde die Pool-Einstellung {} überschreiben</translation>
    </message>
    <message>
        <source>another group already has this name (HTCondor ignores case)</source>
        <translation>eine andere Gruppe heißt schon so (HTCondor unterscheidet Groß- und Kleinschreibung nicht)</translation>
    </message>
    <message>
        <source>its parent group is missing</source>
        <translation>die übergeordnete Gruppe fehlt</translation>
    </message>
    <message>
        <source>its dynamic quota would be read as the static quota of group {}</source>
        <translation>ihre dynamische Quote würde als statische Quote der Gruppe {} gelesen</translation>
    </message>
    <message>
        <source>cannot write the sort expression {}: it contains line breaks, &apos;$(&apos;, a final &apos;\&apos;, or leading or trailing blanks</source>
        <translation>der Sortierausdruck {} kann nicht geschrieben werden: Er enthält Zeilenumbrüche, „$(“, ein „\“ am Ende oder Leerzeichen am Anfang oder Ende</translation>
    </message>
    <message>
        <source>this comment inside a continued line does not end with &apos;\&apos;, so the line ends here</source>
        <translation>dieser Kommentar in einer fortgesetzten Zeile endet nicht mit „\“, daher endet die Zeile hier</translation>
    </message>
    <message>
        <source>the last line ends with &apos;\&apos; but has no continuation</source>
        <translation>die letzte Zeile endet mit „\“, hat aber keine Fortsetzung</translation>
    </message>
    <message>
        <source>unsupported directive {}; line ignored</source>
        <translation>nicht unterstützte Anweisung {}; Zeile ignoriert</translation>
    </message>
    <message>
        <source>{} is not an assignment NAME = VALUE; line ignored</source>
        <translation>{} ist keine Zuweisung NAME = WERT; Zeile ignoriert</translation>
    </message>
    <message>
        <source>the multi-line text that starts here has no closing line {}</source>
        <translation>dem mehrzeiligen Text, der hier beginnt, fehlt die Schlusszeile {}</translation>
    </message>
    <message>
        <source>the macros expand to more than the limit of {} bytes</source>
        <translation>die Makros ergeben ausgeschrieben mehr als die erlaubten {} Bytes</translation>
    </message>
    <message>
        <source>macro loop: {} refers to itself through {}</source>
        <translation>Makroschleife: {} verweist über {} auf sich selbst</translation>
    </message>
    <message>
        <source>the macros of {} are nested deeper than the limit of {}</source>
        <translation>die Makros von {} sind tiefer als die erlaubten {} Ebenen geschachtelt</translation>
    </message>
    <message>
        <source>no table found; expected two title lines above a line of dashes</source>
        <translation>keine Tabelle gefunden; erwartet: zwei Titelzeilen über einer Linie aus „-“</translation>
    </message>
    <message>
        <source>the first column is {}; expected Group, User Name or both</source>
        <translation>die erste Spalte heißt {}; erwartet: Group, User Name oder beides</translation>
    </message>
    <message>
        <source>{} is {}; expected a number, 0 or more</source>
        <translation>{} ist {}; erwartet: eine Zahl ab 0</translation>
    </message>
    <message>
        <source>&apos;Regroup&apos; means that submitters negotiate again in the pool; assuming that the group does not accept surplus</source>
        <translation>„Regroup“ heißt, dass die Einreicher noch einmal im Pool verhandeln; angenommen wird, dass die Gruppe keinen Überschuss annimmt</translation>
    </message>
    <message>
        <source>use surplus is {}; expected no, ByQuota or Regroup</source>
        <translation>use surplus ist {}; erwartet: no, ByQuota oder Regroup</translation>
    </message>
    <message>
        <source>treating the quota {} of {} as a fraction because its subtree quota is {}</source>
        <translation>die Quote {} von {} gilt als Bruchteil, weil die Quote des Teilbaums {} ist</translation>
    </message>
    <message>
        <source>the row has no name</source>
        <translation>die Zeile hat keinen Namen</translation>
    </message>
    <message>
        <source>no line of dashes below the rows; the table may be truncated</source>
        <translation>unter den Zeilen fehlt die Linie aus „-“; die Tabelle ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>the table reports {} users but lists {}; some may be missing</source>
        <translation>die Tabelle meldet {} Benutzer, führt aber {} auf; vielleicht fehlen welche</translation>
    </message>
    <message>
        <source>the table lists no groups; taking them from the submitter names</source>
        <translation>die Tabelle führt keine Gruppen auf; sie werden den Namen der Einreicher entnommen</translation>
    </message>
    <message>
        <source>groups seem to include the usage of their subtrees (-grouprollup); their own usage is computed</source>
        <translation>die Gruppen enthalten wohl die Nutzung ihrer Teilbäume (-grouprollup); die eigene Nutzung wird berechnet</translation>
    </message>
    <message>
        <source>the table has no Config Quota column, so the groups have no quotas</source>
        <translation>die Tabelle hat keine Spalte Config Quota, daher haben die Gruppen keine Quoten</translation>
    </message>
    <message>
        <source>Group quotas (HTCondor configuration)</source>
        <translation>Gruppenquoten (HTCondor-Konfiguration)</translation>
    </message>
    <message>
        <source>Group names, quotas, surplus flags, priority factors and negotiator settings; no tree</source>
        <translation>Gruppennamen, Quoten, Überschuss-Schalter, Prioritätsfaktoren und Einstellungen des Negotiators; kein Baum</translation>
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
        <source>Job table (CSV)</source>
        <translation>Jobtabelle (CSV)</translation>
    </message>
    <message>
        <source>One row per job with everything its priority depends on; no tree</source>
        <translation>Eine Zeile je Job mit allem, wovon seine Priorität abhängt; kein Baum</translation>
    </message>
    <message>
        <source>Group quotas (SQL table)</source>
        <translation>Gruppenquoten (SQL-Tabelle)</translation>
    </message>
    <message>
        <source>Groups with quota, weight, surplus flag and threshold, or a demand history; no tree</source>
        <translation>Gruppen mit Quote, Gewicht, Überschuss-Schalter und Schwelle oder ein Nachfrageverlauf; kein Baum</translation>
    </message>
    <message>
        <source>not sacct output; expected a header with JobID</source>
        <translation>keine Ausgabe von sacct; erwartet: eine Kopfzeile mit JobID</translation>
    </message>
    <message>
        <source>Job accounting (sacct)</source>
        <translation>Job-Abrechnung (sacct)</translation>
    </message>
    <message>
        <source>Pending and running jobs, limited to the printed columns; job steps and finished jobs are skipped</source>
        <translation>Wartende und laufende Jobs mit den ausgegebenen Spalten; Jobschritte und beendete Jobs werden übersprungen</translation>
    </message>
    <message>
        <source>the QOS name is {}; expected a nonempty UTF-8 name</source>
        <translation>der QOS-Name ist {}; erwartet: ein nicht leerer Name in UTF-8</translation>
    </message>
    <message>
        <source>the name {} is truncated; use sacctmgr -P to print full names</source>
        <translation>der Name {} ist abgeschnitten; sacctmgr -P gibt vollständige Namen aus</translation>
    </message>
    <message>
        <source>not a QOS table; expected a header with Name and Priority</source>
        <translation>keine QOS-Tabelle; erwartet: eine Kopfzeile mit Name und Priority</translation>
    </message>
    <message>
        <source>the table contains no QOS</source>
        <translation>die Tabelle enthält keine QOS</translation>
    </message>
    <message>
        <source>QOS (sacctmgr show qos)</source>
        <translation>QOS (sacctmgr show qos)</translation>
    </message>
    <message>
        <source>QOS priorities for the jobs in a queue</source>
        <translation>Prioritäten der QOS für die Jobs einer Warteschlange</translation>
    </message>
    <message>
        <source>incomplete job record; expected JobId, UserId and JobState</source>
        <translation>unvollständiger Jobdatensatz; erwartet: JobId, UserId und JobState</translation>
    </message>
    <message>
        <source>Job details (scontrol show job)</source>
        <translation>Jobdetails (scontrol show job)</translation>
    </message>
    <message>
        <source>Pending and running jobs with everything their priorities depend on; no tree</source>
        <translation>Wartende und laufende Jobs mit allem, wovon ihre Prioritäten abhängen; kein Baum</translation>
    </message>
    <message>
        <source>DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED</source>
        <translation>TAGE-STUNDEN:MINUTEN:SEKUNDEN, MINUTEN:SEKUNDEN oder UNLIMITED</translation>
    </message>
    <message>
        <source>TRES amounts such as cpu=8,mem=800M,node=1</source>
        <translation>TRES-Mengen wie cpu=8,mem=800M,node=1</translation>
    </message>
    <message>
        <source>the partition name is {}; expected a nonempty UTF-8 name</source>
        <translation>der Partitionsname ist {}; erwartet: ein nicht leerer Name in UTF-8</translation>
    </message>
    <message>
        <source>not scontrol show partition output; expected PartitionName=</source>
        <translation>keine Ausgabe von scontrol show partition; erwartet: PartitionName=</translation>
    </message>
    <message>
        <source>Partitions (scontrol show partition)</source>
        <translation>Partitionen (scontrol show partition)</translation>
    </message>
    <message>
        <source>Priority factors, time limits and TRES of partitions, for the jobs in a queue</source>
        <translation>Prioritätsfaktoren, Zeitgrenzen und TRES der Partitionen für die Jobs einer Warteschlange</translation>
    </message>
    <message>
        <source>TRES is truncated at {} characters: {}; ignoring its last entry (sprio -o &quot;%.200T&quot; prints all); rows affected: {}</source>
        <translation>TRES ist nach {} Zeichen abgeschnitten: {}; der letzte Eintrag wird ignoriert (sprio -o &quot;%.200T&quot; gibt alles aus); betroffene Zeilen: {}</translation>
    </message>
    <message>
        <source>amounts such as cpu=819,mem=24,node=164</source>
        <translation>Mengen wie cpu=819,mem=24,node=164</translation>
    </message>
    <message>
        <source>not sprio output; expected a header with JOBID</source>
        <translation>keine Ausgabe von sprio; erwartet: eine Kopfzeile mit JOBID</translation>
    </message>
    <message>
        <source>Priorities of pending jobs (sprio)</source>
        <translation>Prioritäten wartender Jobs (sprio)</translation>
    </message>
    <message>
        <source>Priority terms or factors of pending jobs, or the weights (sprio -w); no job sizes, no tree</source>
        <translation>Prioritätspunkte oder -faktoren wartender Jobs oder die Gewichte (sprio -w); keine Jobgrößen, kein Baum</translation>
    </message>
    <message>
        <source>not squeue output; expected a header with JOBID</source>
        <translation>keine Ausgabe von squeue; erwartet: eine Kopfzeile mit JOBID</translation>
    </message>
    <message>
        <source>Queue (squeue)</source>
        <translation>Warteschlange (squeue)</translation>
    </message>
    <message>
        <source>Pending and running jobs, limited to the printed columns; no tree</source>
        <translation>Wartende und laufende Jobs mit den ausgegebenen Spalten; kein Baum</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; expected a whole number</source>
        <translation>&quot;{}&quot; ist {}; erwartet: eine ganze Zahl</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; expected a Unix time, 0 or more</source>
        <translation>&quot;{}&quot; ist {}; erwartet: eine Unix-Zeit ab 0</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; expected a whole number from {} to {}</source>
        <translation>&quot;{}&quot; ist {}; erwartet: eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>a job has no &quot;job_state&quot;; squeue --json prints it for every job</source>
        <translation>einem Job fehlt &quot;job_state&quot;; squeue --json gibt es für jeden Job aus</translation>
    </message>
    <message>
        <source>expected one JSON object, as squeue --json prints; found {}</source>
        <translation>erwartet: ein JSON-Objekt, wie squeue --json es ausgibt; gefunden: {}</translation>
    </message>
    <message>
        <source>&quot;jobs&quot; is missing; expected the job list of squeue --json</source>
        <translation>&quot;jobs&quot; fehlt; erwartet: die Jobliste von squeue --json</translation>
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
        <source>contains no job times, so ages at a given time cannot be computed</source>
        <translation>enthält keine Zeiten der Jobs, daher lässt sich ihr Alter zu einem Zeitpunkt nicht berechnen</translation>
    </message>
    <message>
        <source>contains local times; give the time as YYYY-MM-DDTHH:MM:SS</source>
        <translation>enthält Ortszeiten; den Zeitpunkt als YYYY-MM-DDTHH:MM:SS angeben</translation>
    </message>
    <message>
        <source>contains times in seconds since 1970; give the time in the same form</source>
        <translation>enthält Zeiten in Sekunden seit 1970; den Zeitpunkt ebenso angeben</translation>
    </message>
    <message>
        <source>contains no jobs; expected output of squeue, sprio, sacct or scontrol show job, or a job table</source>
        <translation>enthält keine Jobs; erwartet: Ausgabe von squeue, sprio, sacct oder scontrol show job oder eine Jobtabelle</translation>
    </message>
    <message>
        <source>assuming a cluster of {} processors in {} nodes, the largest values of any partition</source>
        <translation>angenommen wird ein Cluster mit {} Prozessoren in {} Knoten, den größten Werten aller Partitionen</translation>
    </message>
    <message>
        <source>the partition list of job {} is truncated; some partitions are missing</source>
        <translation>die Partitionsliste von Job {} ist abgeschnitten; einige Partitionen fehlen</translation>
    </message>
    <message>
        <source>an amount of memory such as 800M</source>
        <translation>eine Speichermenge wie 800M</translation>
    </message>
    <message>
        <source>the name {} is truncated; use sacct -P to print full names</source>
        <translation>der Name {} ist abgeschnitten; sacct -P gibt vollständige Namen aus</translation>
    </message>
    <message>
        <source>the row has more cells than the header; the extra cells were read as part of the job name</source>
        <translation>die Zeile hat mehr Zellen als die Kopfzeile; die überzähligen gelten als Teil des Jobnamens</translation>
    </message>
    <message>
        <source>not a job table; expected a header with job_id, user, age_s and so on</source>
        <translation>keine Jobtabelle; erwartet: eine Kopfzeile mit job_id, user, age_s und so weiter</translation>
    </message>
    <message>
        <source>the column name {} is not valid UTF-8</source>
        <translation>der Spaltenname {} ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>unknown column {} is ignored</source>
        <translation>die unbekannte Spalte {} wird ignoriert</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>UTF-8-Text</translation>
    </message>
    <message>
        <source>the job ID {} is longer than {} characters</source>
        <translation>die Job-ID {} ist länger als {} Zeichen</translation>
    </message>
    <message>
        <source>the table contains no jobs</source>
        <translation>die Tabelle enthält keine Jobs</translation>
    </message>
    <message>
        <source>the job ID is {}; expected an ID such as 41, 19_4 or 19_[1-4]</source>
        <translation>die Job-ID ist {}; erwartet: eine ID wie 41, 19_4 oder 19_[1-4]</translation>
    </message>
    <message>
        <source>the name &apos;{}&apos; is not valid UTF-8; convert the file, for example with iconv</source>
        <translation>der Name „{}“ ist kein gültiges UTF-8; die Datei umwandeln, etwa mit iconv</translation>
    </message>
    <message>
        <source>YYYY-MM-DDTHH:MM:SS or seconds since 1970</source>
        <translation>YYYY-MM-DDTHH:MM:SS oder Sekunden seit 1970</translation>
    </message>
    <message>
        <source>a time in the same format as the others in the file</source>
        <translation>eine Zeit im selben Format wie die anderen der Datei</translation>
    </message>
    <message>
        <source>ages are as of {}, the latest time in the file</source>
        <translation>das Alter der Jobs gilt zum Zeitpunkt {}, dem spätesten in der Datei</translation>
    </message>
    <message>
        <source>all {} jobs are finished; expected pending or running jobs</source>
        <translation>alle {} Jobs sind beendet; erwartet: wartende oder laufende Jobs</translation>
    </message>
    <message>
        <source>{} of {} jobs are finished and are skipped</source>
        <translation>{} von {} Jobs sind beendet und werden übersprungen</translation>
    </message>
    <message>
        <source>the row has more cells than the header, which has {}; a name may contain the delimiter</source>
        <translation>die Zeile hat mehr Zellen als die Kopfzeile mit {}; ein Name enthält vielleicht das Trennzeichen</translation>
    </message>
    <message>
        <source>{} has fewer than {} samples in the window; its demand is 0</source>
        <translation>{} hat weniger als {} Messwerte im Fenster; die Nachfrage ist 0</translation>
    </message>
    <message>
        <source>the demand of {} collapsed within the window; it is now 0</source>
        <translation>die Nachfrage von {} ist im Fenster eingebrochen; sie ist jetzt 0</translation>
    </message>
    <message>
        <source>{} is not a leaf group of the scenario; its demand is ignored</source>
        <translation>{} ist keine Blattgruppe des Szenarios; die Nachfrage wird ignoriert</translation>
    </message>
    <message>
        <source>the parent of group {} is missing; parents are added only for groups of at most {} levels</source>
        <translation>die übergeordnete Gruppe von {} fehlt; ergänzt wird sie nur bei Gruppen mit höchstens {} Ebenen</translation>
    </message>
    <message>
        <source>group {} is missing; adding it with quota {}, the sum of its children&apos;s static quotas</source>
        <translation>die Gruppe {} fehlt; sie wird mit der Quote {} ergänzt, der Summe der statischen Quoten ihrer Kinder</translation>
    </message>
    <message>
        <source>group {} is missing; adding it</source>
        <translation>die Gruppe {} fehlt; sie wird ergänzt</translation>
    </message>
    <message>
        <source>the quota of {} is {}, but its children&apos;s static quotas add up to {}</source>
        <translation>die Quote von {} ist {}, aber die statischen Quoten ihrer Kinder ergeben zusammen {}</translation>
    </message>
    <message>
        <source>the file does not contain the pool size; assuming {}, the sum of the first-level quotas</source>
        <translation>die Datei enthält die Poolgröße nicht; angenommen wird {}, die Summe der Quoten der ersten Ebene</translation>
    </message>
    <message>
        <source>the file does not contain the pool size, and the first-level quotas add up to 0; pool size set to 0</source>
        <translation>die Datei enthält die Poolgröße nicht, und die Quoten der ersten Ebene ergeben zusammen 0; die Poolgröße ist 0</translation>
    </message>
    <message>
        <source>the scenario has no group quotas, and this format contains nothing else</source>
        <translation>das Szenario hat keine Gruppenquoten, und dieses Format enthält nichts anderes</translation>
    </message>
    <message>
        <source>columns {} and {} mean the same; expected only one of them</source>
        <translation>die Spalten {} und {} bedeuten dasselbe; erwartet: nur eine davon</translation>
    </message>
    <message>
        <source>no column with group names; expected group_name, name or group</source>
        <translation>keine Spalte mit Gruppennamen; erwartet: group_name, name oder group</translation>
    </message>
    <message>
        <source>the group name is empty</source>
        <translation>der Gruppenname ist leer</translation>
    </message>
    <message>
        <source>{} is {}; expected a number above 0</source>
        <translation>{} ist {}; erwartet: eine Zahl über 0</translation>
    </message>
    <message>
        <source>{} is {}; expected 0 or 1</source>
        <translation>{} ist {}; erwartet: 0 oder 1</translation>
    </message>
    <message>
        <source>{} is {}; expected a time such as 2015-05-20 13:58:00</source>
        <translation>{} ist {}; erwartet: eine Zeit wie 2015-05-20 13:58:00</translation>
    </message>
    <message>
        <source>the quota of {} is a fraction, and group tables have no column for fractions</source>
        <translation>die Quote von {} ist ein Bruchteil; Gruppentabellen haben keine Spalte dafür</translation>
    </message>
    <message>
        <source>the name {} cannot be written to a group table</source>
        <translation>der Name {} kann nicht in eine Gruppentabelle geschrieben werden</translation>
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
        <source>&quot;name&quot; is missing; every group needs one</source>
        <translation>&quot;name&quot; fehlt; jede Gruppe braucht einen Namen</translation>
    </message>
    <message>
        <source>a submitter</source>
        <translation>ein Einreicher</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing; every submitter needs one</source>
        <translation>&quot;name&quot; fehlt; jeder Einreicher braucht einen Namen</translation>
    </message>
    <message>
        <source>contains jobs but no account tree</source>
        <translation>enthält Jobs, aber keinen Baum von Accounts</translation>
    </message>
    <message>
        <source>contains partitions or QOS but no account tree</source>
        <translation>enthält Partitionen oder QOS, aber keinen Baum von Accounts</translation>
    </message>
    <message>
        <source>the rows have no column names; expected a tab-separated line above them, such as group_name, quota, weight, surplus, threshold</source>
        <translation>den Zeilen fehlen die Spaltennamen; erwartet: darüber eine Zeile mit Tabulatoren, etwa group_name, quota, weight, surplus, threshold</translation>
    </message>
    <message>
        <source>the row has {} cells; expected {}</source>
        <translation>die Zeile hat {} Zellen; erwartet: {}</translation>
    </message>
    <message>
        <source>{} is not a table row; expected &apos;| cell | cell |&apos;</source>
        <translation>{} ist keine Tabellenzeile; erwartet: „| Zelle | Zelle |“</translation>
    </message>
    <message>
        <source>unexpected column {}; the first row has {} here</source>
        <translation>unerwartete Spalte {}; die erste Zeile hat hier {}</translation>
    </message>
    <message>
        <source>{} is not part of a row; expected &apos;name: value&apos;</source>
        <translation>{} gehört zu keiner Zeile; erwartet: „Name: Wert“</translation>
    </message>
    <message>
        <source>another result starts here; only the first is read</source>
        <translation>hier beginnt ein weiteres Ergebnis; nur das erste wird gelesen</translation>
    </message>
    <message>
        <source>no query result found; expected a table with &apos;+&apos; and &apos;-&apos; borders, tab-separated cells, rows under &apos;*** 1. row ***&apos; or XML</source>
        <translation>kein Abfrageergebnis gefunden; erwartet: eine Tabelle mit Rahmen aus „+“ und „-“, Zellen zwischen Tabulatoren, Zeilen unter „*** 1. row ***“ oder XML</translation>
    </message>
    <message>
        <source>expected {}; found the end of the text</source>
        <translation>erwartet: {}; gefunden: Textende</translation>
    </message>
    <message>
        <source>expected {}; found {}</source>
        <translation>erwartet: {}; gefunden: {}</translation>
    </message>
    <message>
        <source>the comment that starts here has no closing --&gt;</source>
        <translation>dem Kommentar, der hier beginnt, fehlt das schließende --&gt;</translation>
    </message>
    <message>
        <source>invalid character reference {}; expected one such as &amp;amp; or &amp;#38;</source>
        <translation>ungültige Zeichenreferenz {}; erwartet: eine wie &amp;amp; oder &amp;#38;</translation>
    </message>
    <message>
        <source>the field has no attribute name=&quot;…&quot;</source>
        <translation>dem Feld fehlt das Attribut name=&quot;…&quot;</translation>
    </message>
    <message>
        <source>the field is {} bytes long; the limit is {} bytes</source>
        <translation>das Feld ist {} Byte lang; die Grenze liegt bei {} Byte</translation>
    </message>
    <message>
        <source>unexpected field {}; the first row has {} here</source>
        <translation>unerwartetes Feld {}; die erste Zeile hat hier {}</translation>
    </message>
    <message>
        <source>unknown TRES &apos;{}&apos;; expected one of {}</source>
        <translation>unbekanntes TRES „{}“; erwartet: eines von {}</translation>
    </message>
    <message>
        <source>a TRES weight must be a number, 0 or more</source>
        <translation>ein TRES-Gewicht muss eine Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>unknown weight &apos;{}&apos;</source>
        <translation>unbekanntes Gewicht „{}“</translation>
    </message>
    <message>
        <source>a weight must be a whole number from 0 to {}</source>
        <translation>ein Gewicht muss eine ganze Zahl von 0 bis {} sein</translation>
    </message>
    <message>
        <source>Each group returns its fraction of a slot</source>
        <translation>Jede Gruppe gibt ihren Bruchteil eines Slots zurück</translation>
    </message>
    <message>
        <source>total slot weight: {}</source>
        <translation>Slot-Gewicht insgesamt: {}</translation>
    </message>
    <message>
        <source>Groups with autoregroup negotiate again</source>
        <translation>Gruppen mit Autoregroup verhandeln erneut</translation>
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
        <source>quota to divide, by parent group: {}</source>
        <translation>zu verteilende Quote je übergeordneter Gruppe: {}</translation>
    </message>
    <message>
        <source>Each group fills its request from its own quota</source>
        <translation>Jede Gruppe deckt ihre Anforderung aus der eigenen Quote</translation>
    </message>
    <message>
        <source>no requests; surplus {}</source>
        <translation>keine Anforderungen; Überschuss {}</translation>
    </message>
    <message>
        <source>{}; surplus {}</source>
        <translation>{}; Überschuss {}</translation>
    </message>
    <message>
        <source>Surplus of {} offered within {}</source>
        <translation>Überschuss von {} angeboten in {}</translation>
    </message>
    <message>
        <source>no group takes any</source>
        <translation>keine Gruppe nimmt etwas</translation>
    </message>
    <message>
        <source>{}; from {}</source>
        <translation>{}; von {}</translation>
    </message>
    <message>
        <source>{}; idle {}</source>
        <translation>{}; frei {}</translation>
    </message>
    <message>
        <source>; {} does not accept surplus</source>
        <translation>; {} nimmt keinen Überschuss an</translation>
    </message>
    <message>
        <source>; {} and {} more do not accept surplus</source>
        <translation>; {} und {} weitere nehmen keinen Überschuss an</translation>
    </message>
    <message>
        <source>Remainder of {} distributed within {}</source>
        <translation>Rest von {} verteilt in {}</translation>
    </message>
    <message>
        <source>no group gets a slot</source>
        <translation>keine Gruppe bekommt einen Slot</translation>
    </message>
    <message>
        <source>within its quota</source>
        <translation>innerhalb der Quote</translation>
    </message>
    <message>
        <source>weight 0: ignored by the balancer</source>
        <translation>Gewicht 0: vom Ausgleich ignoriert</translation>
    </message>
    <message>
        <source>subgroups have demand</source>
        <translation>Untergruppen haben Nachfrage</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>keine Anforderung</translation>
    </message>
    <message>
        <source>on by configuration; no request</source>
        <translation>laut Konfiguration an; keine Anforderung</translation>
    </message>
    <message>
        <source>flag on; no request</source>
        <translation>Schalter an; keine Anforderung</translation>
    </message>
    <message>
        <source>not enough slack in {}</source>
        <translation>zu wenig Luft in {}</translation>
    </message>
    <message>
        <source>slack in {}; demand above threshold</source>
        <translation>Luft in {}; Nachfrage über der Schwelle</translation>
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
        <source>flag of {} off: no outside surplus</source>
        <translation>Schalter von {} aus: kein Überschuss von außen</translation>
    </message>
    <message>
        <source>no surplus left</source>
        <translation>kein Überschuss übrig</translation>
    </message>
    <message>
        <source>The pool has a total slot weight of {}.</source>
        <translation>Der Pool hat ein gesamtes Slot-Gewicht von {}.</translation>
    </message>
    <message>
        <source>It has no configured quota, so its quota is 0.</source>
        <translation>Für sie ist keine Quote eingestellt, also ist ihre Quote 0.</translation>
    </message>
    <message>
        <source>Its quota is {}: a fraction of {} of what the static quotas in {} leave.</source>
        <translation>Ihre Quote ist {}: der Anteil {} an dem, was die statischen Quoten in {} übrig lassen.</translation>
    </message>
    <message>
        <source>Its quota is {} instead of the configured {}: the quotas in {} add up to more than is available.</source>
        <translation>Ihre Quote ist {} statt der eingestellten {}: Die Quoten in {} ergeben zusammen mehr, als verfügbar ist.</translation>
    </message>
    <message>
        <source>Its quota is {}, as configured.</source>
        <translation>Ihre Quote ist {}, wie eingestellt.</translation>
    </message>
    <message>
        <source>It keeps its whole quota of {}, although its subgroups use it too: oversubscription is allowed.</source>
        <translation>Sie behält ihre ganze Quote von {}, obwohl ihre Untergruppen sie auch nutzen: Überbuchung ist erlaubt.</translation>
    </message>
    <message>
        <source>Its subgroups leave it a quota of {}.</source>
        <translation>Ihre Untergruppen lassen ihr eine Quote von {}.</translation>
    </message>
    <message>
        <source>It requests nothing for itself.</source>
        <translation>Für sich selbst fordert sie nichts an.</translation>
    </message>
    <message>
        <source>It requests {} and takes {} from its own quota.</source>
        <translation>Sie fordert {} an und nimmt {} aus der eigenen Quote.</translation>
    </message>
    <message>
        <source>Its unused quota of {} is surplus, and all of it is taken.</source>
        <translation>Ihre ungenutzte Quote von {} ist Überschuss und ganz vergeben.</translation>
    </message>
    <message>
        <source>Its unused quota of {} stays idle.</source>
        <translation>Ihre ungenutzte Quote von {} bleibt frei.</translation>
    </message>
    <message>
        <source>It gets {} of the surplus of {} shared within {}; this surplus comes from {}.</source>
        <translation>Sie bekommt {} vom Überschuss von {}, der in {} vergeben wird; dieser kommt von {}.</translation>
    </message>
    <message>
        <source>It returns a fraction of {}, because only whole slots are allocated.</source>
        <translation>Sie gibt den Bruchteil {} zurück, da nur ganze Slots zugeteilt werden.</translation>
    </message>
    <message>
        <source>Slots from rounding: {}.</source>
        <translation>Slots, die sie aus solchen Bruchteilen bekommt: {}.</translation>
    </message>
    <message>
        <source>A request for {} remains unmet: it does not accept surplus.</source>
        <translation>Eine Anforderung von {} bleibt unerfüllt: Sie nimmt keinen Überschuss an.</translation>
    </message>
    <message>
        <source>A request for {} remains unmet: {} does not accept surplus from outside.</source>
        <translation>Eine Anforderung von {} bleibt unerfüllt: {} nimmt keinen Überschuss von außen an.</translation>
    </message>
    <message>
        <source>A request for {} remains unmet: no surplus is left.</source>
        <translation>Eine Anforderung von {} bleibt unerfüllt: Es ist kein Überschuss übrig.</translation>
    </message>
    <message>
        <source>the poll interval must be 0.5 to 240 minutes</source>
        <translation>der Abstand der Abfragen muss 0,5 bis 240 Minuten betragen</translation>
    </message>
    <message>
        <source>the recording interval must be 0.5 to 1440 minutes</source>
        <translation>der Abstand der Aufzeichnung muss 0,5 bis 1440 Minuten betragen</translation>
    </message>
    <message>
        <source>the warm-up time before the day must be 0 to 240 hours</source>
        <translation>die Vorlaufzeit vor dem Tag muss 0 bis 240 Stunden betragen</translation>
    </message>
    <message>
        <source>the demand window must be 0 to 10080 minutes</source>
        <translation>das Nachfragefenster muss 0 bis 10080 Minuten betragen</translation>
    </message>
    <message>
        <source>a demand profile has a value out of range</source>
        <translation>ein Nachfrageprofil hat einen Wert außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>the simulation of the day was canceled</source>
        <translation>die Simulation des Tages wurde abgebrochen</translation>
    </message>
    <message>
        <source>with a round robin rate of {}, the negotiation takes more than {} turns; increase the rate</source>
        <translation>mit einer Round-Robin-Rate von {} braucht die Verhandlung mehr als {} Züge; die Rate erhöhen</translation>
    </message>
    <message>
        <source>quotas may be oversubscribed: surplus counts twice, so allocations can exceed the pool and the group that negotiates first gets the slots</source>
        <translation>Quoten dürfen überbucht werden: Überschuss zählt doppelt, daher können Zuteilungen den Pool übersteigen, und wer zuerst verhandelt, bekommt die Slots</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has a quota of 0 and gets surplus only if no group with a quota wants it</source>
        <translation>Gruppe „{}“ hat die Quote 0 und bekommt Überschuss nur, wenn ihn keine Gruppe mit Quote will</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has a quota of 0 and accepts no surplus, so it gets nothing</source>
        <translation>Gruppe „{}“ hat die Quote 0 und nimmt keinen Überschuss an, bekommt also nichts</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has weight 0 and subgroups: the balancer ignores their demand and slack</source>
        <translation>Gruppe „{}“ hat Gewicht 0 und Untergruppen: Der Ausgleich ignoriert deren Nachfrage und Luft</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; keeps its whole quota of {} although its subgroups use it too, so its surplus is counted twice</source>
        <translation>Gruppe „{}“ behält ihre ganze Quote von {}, obwohl ihre Untergruppen sie auch nutzen, sodass ihr Überschuss doppelt zählt</translation>
    </message>
    <message>
        <source>the dynamic quotas in &apos;{}&apos; add up to {}, so each is divided by that sum</source>
        <translation>die dynamischen Quoten in „{}“ ergeben zusammen {}, daher wird jede durch diese Summe geteilt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; with {}-core jobs and &apos;{}&apos; with {}-core jobs accept the same surplus; the narrower jobs always win</source>
        <translation>„{}“ mit Jobs von {} Kernen und „{}“ mit Jobs von {} nehmen denselben Überschuss an; die schmaleren Jobs gewinnen immer</translation>
    </message>
    <message>
        <source>the static quotas in &apos;{}&apos; add up to {}, more than its {}; none is reduced, and the group that negotiates first gets the slots</source>
        <translation>die statischen Quoten in „{}“ ergeben zusammen {}, mehr als deren {}; keine wird verkleinert, und wer zuerst verhandelt, bekommt die Slots</translation>
    </message>
    <message>
        <source>the static quotas in &apos;{}&apos; add up to {}, more than its {}; static quotas are scaled by {} and dynamic ones get nothing</source>
        <translation>die statischen Quoten in „{}“ ergeben zusammen {}, mehr als deren {}; statische Quoten werden mit {} multipliziert, dynamische bekommen nichts</translation>
    </message>
    <message>
        <source>the static quotas in &apos;{}&apos; add up to {}, more than its {}; they are scaled by {}</source>
        <translation>die statischen Quoten in „{}“ ergeben zusammen {}, mehr als deren {}; sie werden mit {} multipliziert</translation>
    </message>
    <message>
        <source>the static quotas in &apos;{}&apos; add up to {}, less than its {}; the remaining {} belong to the group itself and become surplus if unused</source>
        <translation>die statischen Quoten in „{}“ ergeben zusammen {}, weniger als deren {}; die übrigen {} gehören der Gruppe selbst und werden ungenutzt zu Überschuss</translation>
    </message>
    <message>
        <source>the name &apos;{}&apos; is reserved for the root; the group is ignored</source>
        <translation>der Name „{}“ ist der Wurzel vorbehalten; die Gruppe wird ignoriert</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; is ignored because its parent group &apos;{}&apos; is missing</source>
        <translation>Gruppe „{}“ wird ignoriert, weil die übergeordnete Gruppe „{}“ fehlt</translation>
    </message>
    <message>
        <source>a group without a name is ignored</source>
        <translation>eine Gruppe ohne Namen wird ignoriert</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; is ignored because &apos;{}&apos; already exists; names are not case-sensitive</source>
        <translation>Gruppe „{}“ wird ignoriert, weil „{}“ bereits existiert; Groß- und Kleinschreibung zählt nicht</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; has no quota; using a dynamic quota of 0</source>
        <translation>Gruppe „{}“ hat keine Quote; verwendet wird eine dynamische Quote von 0</translation>
    </message>
    <message>
        <source>{} of group &apos;{}&apos; is {}; expected {} or more</source>
        <translation>{} der Gruppe „{}“ ist {}; erwartet: {} oder mehr</translation>
    </message>
    <message>
        <source>{} is {}; expected {} or more</source>
        <translation>{} ist {}; erwartet: {} oder mehr</translation>
    </message>
    <message>
        <source>the dynamic quota of group &apos;{}&apos; is {}; expected a fraction from 0 to 1</source>
        <translation>die dynamische Quote der Gruppe „{}“ ist {}; erwartet: ein Anteil von 0 bis 1</translation>
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
        <translation>die Anforderung der Einreicher ohne Gruppe</translation>
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
        <source>No group accepts surplus, so each stays at its quota.</source>
        <translation>Keine Gruppe nimmt Überschuss an, daher bleibt jede bei ihrer Quote.</translation>
    </message>
    <message>
        <source>Groups accept surplus as configured.</source>
        <translation>Gruppen nehmen Überschuss an, wie eingestellt.</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>Among siblings with demand, those with the widest jobs accept surplus. If any sibling has subgroups, at least one sibling must have slack.</source>
        <translation>Unter Geschwistern mit Nachfrage nehmen die mit den breitesten Jobs Überschuss an. Hat eine der Geschwistergruppen Untergruppen, muss mindestens eine von ihnen Luft haben.</translation>
    </message>
    <message>
        <source>balanced, first pass only</source>
        <translation>ausgeglichen, nur erster Durchgang</translation>
    </message>
    <message>
        <source>Among siblings with demand, those with the widest jobs accept surplus, regardless of slack.</source>
        <translation>Unter Geschwistern mit Nachfrage nehmen die mit den breitesten Jobs Überschuss an, auch ohne Luft.</translation>
    </message>
    <message>
        <source>surplus everywhere</source>
        <translation>Überschuss überall</translation>
    </message>
    <message>
        <source>All groups accept surplus, so narrow jobs take it before wide ones can.</source>
        <translation>Alle Gruppen nehmen Überschuss an, daher kommen schmale Jobs den breiten zuvor.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a valid group name; names must not contain blanks, commas, or any of @ ( ) =</source>
        <translation>„{}“ ist kein gültiger Gruppenname; Namen enthalten weder Leerzeichen noch Kommas noch eines von @ ( ) =</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; already exists</source>
        <translation>die Gruppe „{}“ existiert bereits</translation>
    </message>
    <message>
        <source>this value of {} is set by the pool</source>
        <translation>dieser Wert von {} ist durch den Pool festgelegt</translation>
    </message>
    <message>
        <source>unknown group &apos;{}&apos;</source>
        <translation>unbekannte Gruppe „{}“</translation>
    </message>
    <message>
        <source>no value entered; type a number, or a change such as *1.5 or +10%</source>
        <translation>kein Wert eingegeben; eine Zahl oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{} is not a valid amount; type a number, or a change such as *1.5 or +10%</source>
        <translation>{} ist keine gültige Menge; eine Zahl oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>an amount cannot be {}; expected 0 or more</source>
        <translation>eine Menge kann nicht {} sein; erwartet: 0 oder mehr</translation>
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
        <source>Old place (ahead)</source>
        <translation>Alter Platz (davor)</translation>
    </message>
    <message>
        <source>Old place (behind)</source>
        <translation>Alter Platz (dahinter)</translation>
    </message>
    <message>
        <source>New place (ahead)</source>
        <translation>Neuer Platz (davor)</translation>
    </message>
    <message>
        <source>Old deciding term</source>
        <translation>Alter entscheidender Term</translation>
    </message>
    <message>
        <source>New deciding term</source>
        <translation>Neuer entscheidender Term</translation>
    </message>
    <message>
        <source>First places, old</source>
        <translation>Erste Plätze, alt</translation>
    </message>
    <message>
        <source>First places, new</source>
        <translation>Erste Plätze, neu</translation>
    </message>
    <message>
        <source>surplus in {} more</source>
        <translation>Überschuss in {} weiteren</translation>
    </message>
    <message>
        <source>FAIR_TREE and NO_FAIR_TREE are both set</source>
        <translation>FAIR_TREE und NO_FAIR_TREE sind beide gesetzt</translation>
    </message>
    <message>
        <source>The scheduler follows NO_FAIR_TREE; FAIR_TREE has no effect.</source>
        <translation>Der Scheduler richtet sich nach NO_FAIR_TREE; FAIR_TREE bleibt ohne Wirkung.</translation>
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
        <source>The flag {} selects {}, but the fairshare factors here come from {}. With these flags the scheduler assigns different factors.</source>
        <translation>Das Flag {} wählt {}, die Fairshare-Faktoren hier stammen jedoch von {}. Mit diesen Flags vergibt der Scheduler andere Faktoren.</translation>
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
        <source>its age is already at the maximum</source>
        <translation>sein Alter ist bereits am Höchstwert</translation>
    </message>
    <message>
        <source>age adds at most {}, all below bit {}</source>
        <translation>Alter bringt höchstens {}, alles unterhalb von Bit {}</translation>
    </message>
    <message>
        <source>age can add at most {} more</source>
        <translation>Alter bringt höchstens noch {}</translation>
    </message>
    <message>
        <source>Job {} never passes job {} by waiting alone: {}.</source>
        <translation>Job {} überholt Job {} durch Warten allein nie: {}.</translation>
    </message>
    <message>
        <source>{} waits for {} and negotiates again for the whole pool because it autoregroups</source>
        <translation>{} wartet auf {} und verhandelt erneut um den ganzen Pool, da Autoregroup gilt</translation>
    </message>
    <message>
        <source>{} gives {} more cores to waiting groups ({})</source>
        <translation>{} gibt {} Kerne mehr an wartende Gruppen ({})</translation>
    </message>
    <message>
        <source>{} gives {} more cores to {} ({})</source>
        <translation>{} gibt {} Kerne mehr an {} ({})</translation>
    </message>
    <message>
        <source>{} moves {} idle cores from {} to waiting groups ({})</source>
        <translation>{} bringt {} freie Kerne von {} zu wartenden Gruppen ({})</translation>
    </message>
    <message>
        <source>{} moves {} idle cores from {} to {} ({})</source>
        <translation>{} bringt {} freie Kerne von {} zu {} ({})</translation>
    </message>
    <message>
        <source>If {} accepted surplus, {} would get {} more cores.</source>
        <translation>Wenn {} Überschuss annähme, bekäme {} {} Kerne mehr.</translation>
    </message>
    <message>
        <source>{} of {} users: those with the most jobs.</source>
        <translation>{} von {} Benutzern: die mit den meisten Jobs.</translation>
    </message>
    <message>
        <source>{} of quota unclaimed</source>
        <translation>{} der Quoten nicht abgerufen</translation>
    </message>
    <message>
        <source>Width = cores of quota, some counted twice.</source>
        <translation>Breite = Kerne der Quoten, teils doppelt gezählt.</translation>
    </message>
    <message>
        <source>AccountingStorageType names no database, so Slurm sets the age and fairshare weights to 0; ignoring {} and {}</source>
        <translation>AccountingStorageType nennt keine Datenbank, daher setzt Slurm die Gewichte von Alter und Fairshare auf 0; {} und {} werden ignoriert</translation>
    </message>
    <message>
        <source>sacct --json output is not supported; use squeue --json or sacct -X --parsable2</source>
        <translation>die Ausgabe von sacct --json wird nicht unterstützt; stattdessen squeue --json oder sacct -X --parsable2 verwenden</translation>
    </message>
    <message>
        <source>unknown TRES {} cannot have a weight; expected one of {}</source>
        <translation>das unbekannte TRES {} kann kein Gewicht haben; erwartet: eines von {}</translation>
    </message>
    <message>
        <source>job {} has two rows for partition {}; expected one row per partition</source>
        <translation>Job {} hat zwei Zeilen für die Partition {}; erwartet: eine Zeile je Partition</translation>
    </message>
    <message>
        <source>the job ID {} is already used on line {}; IDs must be unique (a job without job_id is numbered by its position)</source>
        <translation>die Job-ID {} wird schon in Zeile {} verwendet; IDs müssen eindeutig sein (ein Job ohne job_id erhält seine Position als Nummer)</translation>
    </message>
    <message>
        <source>maxima missing from the table are set to its largest values: {}</source>
        <translation>Maxima, die in der Tabelle fehlen, werden auf deren größte Werte gesetzt: {}</translation>
    </message>
    <message>
        <source>no requesting group has a quota; surplus {}</source>
        <translation>keine anfordernde Gruppe hat eine Quote; Überschuss {}</translation>
    </message>
    <message>
        <source>{}; {} of the quotas remains unused, {} cores stay idle</source>
        <translation>{}; {} der Quoten bleibt ungenutzt, {} Kerne bleiben frei</translation>
    </message>
    <message>
        <source>Of its unused quota of {}, {} is taken as surplus and {} remains unused.</source>
        <translation>Von ihrer ungenutzten Quote von {} wird {} als Überschuss genommen, {} bleibt ungenutzt.</translation>
    </message>
    <message>
        <source>No group takes its unused quota of {}.</source>
        <translation>Ihre ungenutzte Quote von {} nimmt keine Gruppe.</translation>
    </message>
    <message>
        <source>the pool size and the group quotas are too large to add up</source>
        <translation>die Größe des Pools und die Quoten der Gruppen sind zu groß, um sie zu addieren</translation>
    </message>
    <message>
        <source>the group requests are too large to add up</source>
        <translation>die Anforderungen der Gruppen sind zu groß, um sie zu addieren</translation>
    </message>
    <message>
        <source>the group usage is too large to add up</source>
        <translation>die Nutzung der Gruppen ist zu groß, um sie zu addieren</translation>
    </message>
    <message>
        <source>group &apos;{}&apos; no longer exists</source>
        <translation>Gruppe „{}“ existiert nicht mehr</translation>
    </message>
    <message>
        <source>cannot revert &apos;{}&apos; alone; undo the whole step instead</source>
        <translation>„{}“ lässt sich nicht einzeln zurücknehmen; den ganzen Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>Priority access through QOS {}.</source>
        <translation>Vorrang durch QOS {}.</translation>
    </message>
    <message>
        <source>Red: jobs with priority access (QOS with the highest priority).</source>
        <translation>Rot: Jobs mit Vorrang (QOS mit der höchsten Priorität).</translation>
    </message>
    <message>
        <source>jobs with priority access</source>
        <translation>Jobs mit Vorrang</translation>
    </message>
    <message>
        <source>demand set to the smoothed number of idle jobs in the last {} minutes of the history ({} samples); groups: {}</source>
        <translation>Nachfrage auf die geglättete Zahl wartender Jobs in den letzten {} Minuten des Verlaufs gesetzt ({} Messwerte); Gruppen: {}</translation>
    </message>
    <message>
        <source>contains a demand history of groups, but the scenario has no group quotas</source>
        <translation>enthält einen Nachfrageverlauf von Gruppen, aber das Szenario hat keine Gruppenquoten</translation>
    </message>
    <message>
        <source>contains a demand history, but of none of the scenario&apos;s leaf groups</source>
        <translation>enthält einen Nachfrageverlauf, aber von keiner Blattgruppe des Szenarios</translation>
    </message>
    <message>
        <source>contains demand history but no groups</source>
        <translation>enthält einen Verlauf der Nachfrage, aber keine Gruppen</translation>
    </message>
    <message>
        <source>{} would let them match the whole pool, which has no slots</source>
        <translation>{} ließe sie auf den ganzen Pool zugreifen, der keine Slots hat</translation>
    </message>
    <message>
        <source>QOS {} is already defined on line {}</source>
        <translation>die QOS {} ist schon in Zeile {} definiert</translation>
    </message>
    <message>
        <source>partition {} is already defined on line {}</source>
        <translation>die Partition {} ist schon in Zeile {} definiert</translation>
    </message>
    <message>
        <source>Show what a group uses in cores or as a percentage of the pool.</source>
        <translation>Die Nutzung einer Gruppe in Kernen oder in Prozent des Pools zeigen.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>One panel per policy with a line per group, or one panel per group with a line per policy.</source>
        <translation>Ein Feld je Regel mit einer Linie je Gruppe, oder ein Feld je Gruppe mit einer Linie je Regel.</translation>
    </message>
    <message>
        <source>Cores used by jobs directly in the group, as a percentage of the pool; 0 to 100.</source>
        <translation>Kerne, die Jobs direkt in der Gruppe nutzen, in Prozent des Pools; 0 bis 100.</translation>
    </message>
    <message>
        <source>Quota: {} cores, {} % of the pool.</source>
        <translation>Quote: {} Kerne, {} % des Pools.</translation>
    </message>
    <message>
        <source>quota</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Share of the pool in use over a day, by group</source>
        <translation>Genutzter Anteil am Pool je Gruppe über einen Tag</translation>
    </message>
    <message>
        <source>Straight dashed lines: quotas.</source>
        <translation>Gerade gestrichelte Linien: Quoten.</translation>
    </message>
    <message>
        <source>{} uses {} % of the pool over the day with balanced surplus and {} % with surplus everywhere; its quota is {} %.</source>
        <translation>{} nutzt über den Tag {} % des Pools bei ausgeglichenem Überschuss und {} % bei Überschuss überall; die Quote ist {} %.</translation>
    </message>
    <message>
        <source>Cores or share of the pool that each group uses over a simulated day, under each surplus policy, compared with its quota.</source>
        <translation>Kerne oder Anteil am Pool, die jede Gruppe über einen simulierten Tag nutzt, unter jeder Überschussregel und im Vergleich zu ihrer Quote.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Show bar lengths in percent of each group&apos;s limit or in cores.</source>
        <translation>Balkenlängen in Prozent der Grenze jeder Gruppe oder in Kernen zeigen.</translation>
    </message>
    <message>
        <source>Effective priority (EUP)</source>
        <translation>Effektive Priorität (EUP)</translation>
    </message>
    <message>
        <source>Share of the group&apos;s limit</source>
        <translation>Anteil an der Grenze der Gruppe</translation>
    </message>
    <message>
        <source>May use</source>
        <translation>Darf nutzen</translation>
    </message>
    <message>
        <source>Percentage of what the group may use; above 100, usage exceeds the limit.</source>
        <translation>Prozent dessen, was die Gruppe nutzen darf; über 100 liegt die Nutzung über der Grenze.</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Slot weight that the group&apos;s submitters may use or are using; 0 or more.</source>
        <translation>Gewicht der Slots, das Einreicher der Gruppe nutzen dürfen oder nutzen; 0 oder mehr.</translation>
    </message>
    <message>
        <source>submitter</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>Upper bars: what each submitter may use of its group&apos;s limit; lower bars: what it uses.</source>
        <translation>Obere Balken: was jeder Einreicher von der Grenze seiner Gruppe nutzen darf; untere Balken: was er nutzt.</translation>
    </message>
    <message>
        <source>Showing the first {} of {} groups.</source>
        <translation>Gezeigt sind die ersten {} von {} Gruppen.</translation>
    </message>
    <message>
        <source>How submitters share their group&apos;s limit</source>
        <translation>Wie sich Einreicher die Grenze ihrer Gruppe teilen</translation>
    </message>
    <message>
        <source>after {} d at current usage</source>
        <translation>nach {} d bei gleicher Nutzung</translation>
    </message>
    <message>
        <source>Group submitters</source>
        <translation>Einreicher der Gruppen</translation>
    </message>
    <message>
        <source>How effective priorities divide each group&apos;s limit among its submitters, compared with their usage.</source>
        <translation>Wie die effektiven Prioritäten die Grenze jeder Gruppe unter ihren Einreichern aufteilen, verglichen mit deren Nutzung.</translation>
    </message>
    <message>
        <source>Which submitters are above or below their part of the group&apos;s limit, and how that changes over time.</source>
        <translation>Welche Einreicher über oder unter ihrem Teil der Gruppengrenze liegen und wie sich das mit der Zeit ändert.</translation>
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
        <translation>typisch</translation>
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
        <source>Only {} polls fall within the window, but {} are needed; the balancer sees no demand.</source>
        <translation>Nur {} Abfragen liegen im Fenster, nötig sind {}; der Ausgleich sieht keine Nachfrage.</translation>
    </message>
    <message>
        <source>Minutes that a surplus flag keeps its value after the balancer changes it. The real balancer uses 30; 0 turns this off.</source>
        <translation>Minuten, die ein Überschuss-Schalter seinen Wert behält, nachdem der Ausgleich ihn geändert hat. Der echte Ausgleich nimmt 30; 0 schaltet das ab.</translation>
    </message>
    <message>
        <source>Minutes over which the balancer averages idle jobs to get the demand.</source>
        <translation>Minuten, über die der Ausgleich wartende Jobs mittelt, um die Nachfrage zu bestimmen.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>How idle jobs come and go: typical day, steady, day and night waves, bursts, or lulls.</source>
        <translation>Wie wartende Jobs kommen und gehen: typischer Tag, gleichmäßig, Wellen von Tag und Nacht, Schübe oder Flauten.</translation>
    </message>
    <message>
        <source>Days for which current usage continues; the priorities shown are those at the end.</source>
        <translation>Tage mit unveränderter Nutzung; gezeigt sind die Prioritäten am Ende.</translation>
    </message>
    <message>
        <source>Half-life of past usage in hours (PRIORITY_HALFLIFE); 0 uses the pool&apos;s value.</source>
        <translation>Halbwertszeit der vergangenen Nutzung in Stunden (PRIORITY_HALFLIFE); 0 nimmt den Wert des Pools.</translation>
    </message>
    <message>
        <source>{} is {}; {}</source>
        <translation>{} ist {}; {}</translation>
    </message>
    <message>
        <source>the table has no header; print it without -h (squeue, sprio) or -n (sacct), or provide the format given to -o</source>
        <translation>die Tabelle hat keine Kopfzeile; ohne -h (squeue, sprio) oder -n (sacct) ausgeben oder das mit -o benutzte Format angeben</translation>
    </message>
    <message>
        <source>{} {} fills its column and may be truncated</source>
        <translation>{} {} füllt seine Spalte und ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>job {} has rows for more than {} partitions</source>
        <translation>Job {} hat Zeilen für mehr als {} Partitionen</translation>
    </message>
    <message>
        <source>job {} is already on line {}; expected one row per job, or one per job and partition</source>
        <translation>Job {} steht schon in Zeile {}; erwartet: eine Zeile je Job oder eine je Job und Partition</translation>
    </message>
    <message>
        <source>{} has no column letter; expected one after it, as in %.15i</source>
        <translation>{} hat keinen Spaltenbuchstaben; erwartet: einer danach, wie in %.15i</translation>
    </message>
    <message>
        <source>the width is {}; expected a whole number from 0 to {}</source>
        <translation>die Breite ist {}; sie muss eine ganze Zahl von 0 bis {} sein</translation>
    </message>
    <message>
        <source>{} is not a column of {}; expected one of the letters {}</source>
        <translation>{} ist keine Spalte von {}; erwartet: einer der Buchstaben {}</translation>
    </message>
    <message>
        <source>{} needs a width or text after it to mark where it ends in a row</source>
        <translation>{} braucht eine Breite oder einen Text danach, damit sein Ende in einer Zeile erkennbar ist</translation>
    </message>
    <message>
        <source>the format has more than {} columns</source>
        <translation>das Format hat mehr als {} Spalten</translation>
    </message>
    <message>
        <source>the format has no job ID; expected %i among its columns</source>
        <translation>das Format hat keine Job-ID; erwartet: %i unter seinen Spalten</translation>
    </message>
    <message>
        <source>the row does not match the format: it ends before the end of %{}</source>
        <translation>die Zeile passt nicht zum Format: sie endet vor dem Ende von %{}</translation>
    </message>
    <message>
        <source>the row does not match the format: expected {} after %{}</source>
        <translation>die Zeile passt nicht zum Format: erwartet: {} nach %{}</translation>
    </message>
    <message>
        <source>the row does not match the format: expected {} at its start</source>
        <translation>die Zeile passt nicht zum Format: erwartet: {} am Anfang</translation>
    </message>
    <message>
        <source>factors of {} are computed from printed points and weights, accurate to half a point</source>
        <translation>Faktoren von {} sind aus ausgegebenen Punkten und Gewichten berechnet, auf einen halben Punkt genau</translation>
    </message>
    <message>
        <source>factors of {} are as printed, accurate to half of the last decimal place</source>
        <translation>Faktoren von {} sind wie ausgegeben, auf die Hälfte der letzten Dezimalstelle genau</translation>
    </message>
    <message>
        <source>sprio prints no job sizes, so the job size factor from JOBSIZE stays fixed even if the cluster size changes; squeue prints sizes</source>
        <translation>sprio gibt keine Jobgrößen aus, daher bleibt der Faktor der Jobgröße aus JOBSIZE auch bei anderer Clustergröße gleich; squeue gibt Größen aus</translation>
    </message>
    <message>
        <source>the demand history has no column query_time with the times of its samples</source>
        <translation>dem Nachfrageverlauf fehlt die Spalte query_time mit den Zeiten der Messwerte</translation>
    </message>
    <message>
        <source>the group table has no column quota; a demand history needs amount_in_queue and query_time</source>
        <translation>der Gruppentabelle fehlt die Spalte quota; ein Nachfrageverlauf braucht amount_in_queue und query_time</translation>
    </message>
    <message>
        <source>{} has no value; {}</source>
        <translation>{} hat keinen Wert; {}</translation>
    </message>
    <message>
        <source>{} has no value; remove the line to use the default</source>
        <translation>{} hat keinen Wert; für den Standardwert die Zeile entfernen</translation>
    </message>
    <message>
        <source>expected a whole number from {} to {}</source>
        <translation>erwartet: eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>{} is already set on line {}; the last value applies</source>
        <translation>{} ist schon in Zeile {} gesetzt; der letzte Wert gilt</translation>
    </message>
    <message>
        <source>the pool has no group &apos;{}&apos;; its submitters count toward the nearest existing parent group</source>
        <translation>der Pool hat keine Gruppe „{}“; ihre Einreicher zählen zur nächsten vorhandenen übergeordneten Gruppe</translation>
    </message>
    <message>
        <source>contains no submitters; expected output of condor_userprio with -all or -allusers</source>
        <translation>enthält keine Einreicher; erwartet: Ausgabe von condor_userprio mit -all oder -allusers</translation>
    </message>
    <message>
        <source>the scenario has no group quotas for the submitters</source>
        <translation>das Szenario hat keine Gruppenquoten für die Einreicher</translation>
    </message>
    <message>
        <source>{} has the entry {}; expected NAME=WEIGHT with a weight of 0 or more</source>
        <translation>{} hat den Eintrag {}; erwartet: NAME=GEWICHT mit einem Gewicht ab 0</translation>
    </message>
    <message>
        <source>{} has the entry {} with an unknown TRES; expected one of {}</source>
        <translation>{} hat den Eintrag {} mit unbekanntem TRES; erwartet: eines von {}</translation>
    </message>
    <message>
        <source>{} lists {} twice; the last value applies</source>
        <translation>{} führt {} zweimal auf; der letzte Wert gilt</translation>
    </message>
    <message>
        <source>{} ends with &apos;,&apos;; entries after a space are ignored</source>
        <translation>{} endet mit &apos;,&apos;; Einträge nach einem Leerzeichen werden ignoriert</translation>
    </message>
    <message>
        <source>The accountant reports a real priority (RUP) of {}.</source>
        <translation>Die Abrechnung nennt eine echte Priorität (RUP) von {}.</translation>
    </message>
    <message>
        <source>The real priority (RUP) is {}: the effective priority reported by the accountant, {}, divided by the factor.</source>
        <translation>Die echte Priorität (RUP) ist {}: die von der Abrechnung genannte effektive Priorität, {}, geteilt durch den Faktor.</translation>
    </message>
    <message>
        <source>The recorded priority is missing or too low, so the real priority (RUP) is the minimum, {}.</source>
        <translation>Die Priorität ist nicht angegeben oder zu klein; die echte (RUP) ist daher der Mindestwert, {}.</translation>
    </message>
    <message>
        <source>After {} d with a half-life of {} d, {} % of this RUP and {} % of the {} cores in use give a RUP of {}.</source>
        <translation>Nach {} d mit einer Halbwertszeit von {} d ergeben {} % dieser RUP und {} % der {} genutzten Kerne eine RUP von {}.</translation>
    </message>
    <message>
        <source>With the submitter&apos;s own factor, {1}, the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mit dem eigenen Faktor {1} ist die effektive Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>With the factor for nice users, {1}, the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mit dem Faktor {1} für Benutzer mit nice-user ist die effektive Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>With the factor of {3}, {1}, the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mit dem Faktor {1} von {3} ist die effektive Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>With the pool&apos;s factor, {1}, the effective priority (EUP) is {0} × {1} = {2}.</source>
        <translation>Mit dem Faktor {1} des Pools ist die effektive Priorität (EUP) {0} × {1} = {2}.</translation>
    </message>
    <message>
        <source>Its share among the submitters of {}, by 1/EUP, is {} %: {} of the {} cores that the group may use.</source>
        <translation>Unter den Einreichern von {} hat er nach 1/EUP einen Anteil von {} %: {} der {} Kerne, die die Gruppe nutzen darf.</translation>
    </message>
    <message>
        <source>Its ceiling limits this to {}.</source>
        <translation>Seine Obergrenze beschränkt das auf {}.</translation>
    </message>
    <message>
        <source>It is served first until it reaches its floor of {}.</source>
        <translation>Bis zu seiner Untergrenze von {} wird er zuerst bedient.</translation>
    </message>
    <message>
        <source>It uses {} and may get {} more; {} of these are unclaimed.</source>
        <translation>Er nutzt {} und kann {} mehr bekommen; {} davon sind nicht beansprucht.</translation>
    </message>
    <message>
        <source>It uses {} and gets nothing more.</source>
        <translation>Er nutzt {} und bekommt nichts mehr.</translation>
    </message>
    <message>
        <source>Its name is listed more than once; only the entry with the best priority has a share.</source>
        <translation>Sein Name ist mehrfach aufgeführt; nur der Eintrag mit der besten Priorität hat einen Anteil.</translation>
    </message>
    <message>
        <source>The pool has no submitters; load the output of condor_userprio.</source>
        <translation>Der Pool hat keine Einreicher; die Ausgabe von condor_userprio laden.</translation>
    </message>
    <message>
        <source>Every submitter uses at least its share of the group&apos;s limit.</source>
        <translation>Jeder Einreicher nutzt mindestens seinen Anteil an der Grenze der Gruppe.</translation>
    </message>
    <message>
        <source>{} uses {} of the {} cores in {} that its priority entitles it to, the largest gap of all submitters.</source>
        <translation>{} nutzt {} der {} Kerne in {}, die ihm nach seiner Priorität zustehen: der größte Abstand aller Einreicher.</translation>
    </message>
    <message>
        <source>the quota of {} is a fraction, not a number of cores</source>
        <translation>die Quote von {} ist ein Bruchteil, keine Zahl von Kernen</translation>
    </message>
    <message>
        <source>the quota of {} is a number of cores, not a fraction</source>
        <translation>die Quote von {} ist eine Zahl von Kernen, kein Bruchteil</translation>
    </message>
    <message>
        <source>unknown group {}</source>
        <translation>unbekannte Gruppe {}</translation>
    </message>
    <message>
        <source>{} groups end in {}; write the full path</source>
        <translation>{} Gruppen enden auf {}; den ganzen Pfad schreiben</translation>
    </message>
    <message>
        <source>the clipboard contains no numbers; copy a column of quotas, weights or demand from a spreadsheet, with or without names next to it</source>
        <translation>die Zwischenablage enthält keine Zahlen; eine Spalte mit Quoten, Gewichten oder Nachfrage aus einer Tabellenkalkulation kopieren, mit oder ohne Namen daneben</translation>
    </message>
    <message>
        <source>{} is neither on nor off</source>
        <translation>{} ist weder an noch aus</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} ist keine Zahl</translation>
    </message>
    <message>
        <source>{} is not a fraction; expected 0 to 1</source>
        <translation>{} ist kein Bruchteil; erwartet: 0 bis 1</translation>
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
        <source>Minutes between polls of the queues by the balancer.</source>
        <translation>Minuten zwischen zwei Abfragen der Warteschlangen durch den Ausgleich.</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Passes of the balancer: code runs both, slides only the first.</source>
        <translation>Durchgänge des Ausgleichs: code führt beide aus, slides nur den ersten.</translation>
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
        <source>the record of job {} lacks {}, which all other records have; the file may be truncated here</source>
        <translation>dem Datensatz von Job {} fehlt {}, das alle anderen haben; die Datei ist hier vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>kept the factors that sprio printed for {} of {} jobs</source>
        <translation>die Faktoren, die sprio für {} von {} Jobs ausgegeben hat, bleiben unverändert</translation>
    </message>
    <message>
        <source>{} of {} jobs have no QOS, for example job {}</source>
        <translation>{} von {} Jobs haben keine QOS, zum Beispiel Job {}</translation>
    </message>
    <message>
        <source>{} of {} jobs have the unlisted QOS &apos;{}&apos;, for example job {}</source>
        <translation>{} von {} Jobs haben die nicht aufgeführte QOS „{}“, zum Beispiel Job {}</translation>
    </message>
    <message>
        <source>the table has job values but no column job_id; add that column</source>
        <translation>die Tabelle hat Werte von Jobs, aber keine Spalte job_id; diese Spalte ergänzen</translation>
    </message>
    <message>
        <source>fairshare is {}; factors should be from 0 to 1, but the value is used as is</source>
        <translation>fairshare ist {}; Faktoren sollten zwischen 0 und 1 liegen, der Wert wird aber unverändert verwendet</translation>
    </message>
    <message>
        <source>the row ends before the column {}, which other rows fill; the file may be truncated here</source>
        <translation>die Zeile endet vor der Spalte {}, die andere Zeilen füllen; die Datei ist hier vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>the row ends inside the column {}; the file may be truncated here</source>
        <translation>die Zeile endet mitten in der Spalte {}; die Datei ist hier vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>job {}: printed {}, computed {}</source>
        <translation>Job {}: ausgegeben {}, berechnet {}</translation>
    </message>
    <message>
        <source>printed and computed priorities differ for {} of {} jobs; for example, {}</source>
        <translation>ausgegebene und berechnete Prioritäten unterscheiden sich bei {} von {} Jobs; zum Beispiel {}</translation>
    </message>
    <message>
        <source>requests updated to the new demand: {} of {}</source>
        <translation>an die neue Nachfrage angepasste Anforderungen: {} von {}</translation>
    </message>
    <message>
        <source>pool size set to {} cores from the quota of {}; it was {}</source>
        <translation>Größe des Pools aus der Quote übernommen: {} Kerne laut {}; vorher {}</translation>
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
        <source>No QOS priorities are known; add the output of sacctmgr show qos.</source>
        <translation>Die QOS-Prioritäten sind nicht bekannt; die Ausgabe von sacctmgr show qos hinzufügen.</translation>
    </message>
    <message>
        <source>The TRES of the partitions are unknown; add the output of scontrol show partition.</source>
        <translation>Die TRES der Partitionen sind nicht bekannt; die Ausgabe von scontrol show partition hinzufügen.</translation>
    </message>
    <message>
        <source>at the maximum age both have priority {}, and the lower job ID goes first</source>
        <translation>im Höchstalter haben beide die Priorität {}, und die kleinere Job-ID geht vor</translation>
    </message>
    <message>
        <source>{} changes no allocation, and {} cores stay idle</source>
        <translation>{} ändert keine Zuteilung, und {} Kerne bleiben frei</translation>
    </message>
    <message>
        <source>If {} accepted surplus, it would be allocated more cores but might not get them: quotas counted twice exceed the pool.</source>
        <translation>Nähme {} Überschuss an, bekäme sie mehr Kerne zugeteilt, aber vielleicht nicht wirklich: Doppelt gezählte Quoten übersteigen den Pool.</translation>
    </message>
    <message>
        <source>If {} accepted surplus, {} would be allocated more cores but might not get them: quotas counted twice exceed the pool.</source>
        <translation>Nähme {} Überschuss an, bekäme {} mehr Kerne zugeteilt, aber vielleicht nicht wirklich: Doppelt gezählte Quoten übersteigen den Pool.</translation>
    </message>
    <message>
        <source>Points from {} fall below bit {}</source>
        <translation>Punkte von {} fallen unter Bit {}</translation>
    </message>
    <message>
        <source>The {} factor can take any value, but only 0 and 1 leave the lower bits untouched.</source>
        <translation>Der Faktor von {} kann jeden Wert annehmen, aber nur 0 und 1 lassen die Bits darunter frei.</translation>
    </message>
    <message>
        <source>The {} factor can take any value, but only multiples of 1/{} leave the lower bits untouched.</source>
        <translation>Der Faktor von {} kann jeden Wert annehmen, aber nur Vielfache von 1/{} lassen die Bits darunter frei.</translation>
    </message>
    <message>
        <source>For {} of {} jobs, its points reach the bits of lower terms.</source>
        <translation>Bei {} von {} Jobs reichen die Punkte in die Bits der tieferen Terme.</translation>
    </message>
    <message>
        <source>With decaying usage, the users of these jobs pause and everyone else continues as now. Otherwise all factors stay fixed.</source>
        <translation>Bei verfallender Nutzung pausieren die Benutzer dieser Jobs, und alle anderen machen weiter wie bisher. Sonst bleiben alle Faktoren fest.</translation>
    </message>
    <message>
        <source>If their users pause, none of these jobs passes another in the time shown.</source>
        <translation>Wenn ihre Benutzer pausieren, überholt keiner dieser Jobs in der gezeigten Zeit einen anderen.</translation>
    </message>
    <message>
        <source>If the users of these jobs pause, job {} passes job {} in {}.</source>
        <translation>Wenn die Benutzer dieser Jobs pausieren, überholt Job {} Job {} in {}.</translation>
    </message>
    <message>
        <source>The users of these jobs pause (run no more jobs), so their usage decays with a half-life of {}. Everyone else continues as now.</source>
        <translation>Die Benutzer dieser Jobs pausieren (lassen keine Jobs mehr laufen), und ihre Nutzung verfällt mit einer Halbwertszeit von {}. Alle anderen machen weiter wie bisher.</translation>
    </message>
    <message>
        <source>term color</source>
        <translation>Farbe des Terms</translation>
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
        <source>Squares on the left, in the colors of the lines: quotas.</source>
        <translation>Quadrate links in den Farben der Linien: Quoten.</translation>
    </message>
    <message>
        <source>The selected groups have no submitters.</source>
        <translation>Die gewählten Gruppen haben keine Einreicher.</translation>
    </message>
    <message>
        <source>Wide jobs get {} core-hours when balanced and {} with surplus everywhere.</source>
        <translation>Breite Jobs bekommen ausgeglichen {} Kernstunden, mit Überschuss überall {}.</translation>
    </message>
    <message>
        <source>no demand after a drop of more than {} % or with fewer than {} polls</source>
        <translation>keine Nachfrage nach einem Rückgang um mehr als {} % oder bei weniger als {} Abfragen</translation>
    </message>
    <message>
        <source>simulated day ({}), idle jobs varying around each group&apos;s demand, started jobs replaced, poll every {} min, window {} min, seed {}</source>
        <translation>simulierter Tag ({}), wartende Jobs schwanken um die Nachfrage jeder Gruppe, gestartete Jobs werden ersetzt, Abfrage alle {} min, Fenster {} min, Startwert {}</translation>
    </message>
    <message>
        <source>flags held {} min</source>
        <translation>Schalter {} min gehalten</translation>
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
        <source>Drop in idle jobs between the halves of the window, in percent, above which the balancer sees no demand. At 100, only a drop to 0 counts.</source>
        <translation>Rückgang wartender Jobs zwischen den Hälften des Fensters in Prozent, oberhalb dessen der Ausgleich keine Nachfrage sieht. Bei 100 zählt nur ein Rückgang auf 0.</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Polls needed within the window for the balancer to see demand.</source>
        <translation>So viele Abfragen müssen im Fenster liegen, damit der Ausgleich Nachfrage sieht.</translation>
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
        <source>{} of {} jobs have no partition, for example job {}; squeue prints it with %P</source>
        <translation>{} von {} Jobs haben keine Partition, zum Beispiel Job {}; squeue gibt sie mit %P aus</translation>
    </message>
    <message>
        <source>{} of {} jobs are in the unlisted partition &apos;{}&apos;, for example job {}</source>
        <translation>{} von {} Jobs sind in der nicht aufgeführten Partition „{}“, zum Beispiel Job {}</translation>
    </message>
    <message>
        <source>pool settings</source>
        <translation>Einstellungen des Pools</translation>
    </message>
    <message>
        <source>autoregroup</source>
        <translation>autoregroup</translation>
    </message>
    <message>
        <source>the account tree</source>
        <translation>der Baum der Accounts</translation>
    </message>
    <message>
        <source>sacctmgr options</source>
        <translation>sacctmgr-Optionen</translation>
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
        <translation>Prioritätseinstellungen</translation>
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
        <source>{} cannot contain everything; omitted: {}</source>
        <translation>{} kann nicht alles enthalten; weggelassen: {}</translation>
    </message>
    <message>
        <source>{} of {} jobs have points for {}, but the scenario lacks the weights, so these factors are unknown; take the weights from slurm.conf</source>
        <translation>{} von {} Jobs haben Punkte für {}, aber dem Szenario fehlen die Gewichte, daher sind diese Faktoren unbekannt; die Gewichte aus slurm.conf übernehmen</translation>
    </message>
    <message>
        <source>the static quotas inside {} add up to {}, more than its own {}; none is reduced, and the group that negotiates first gets the slots</source>
        <translation>die statischen Quoten in {} ergeben zusammen {}, mehr als deren {}; keine wird verkleinert, und wer zuerst verhandelt, bekommt die Slots</translation>
    </message>
    <message>
        <source>the static quotas inside {} add up to {}, more than its own {}; they shrink proportionally, and dynamic quotas get nothing</source>
        <translation>die statischen Quoten in {} ergeben zusammen {}, mehr als deren {}; sie schrumpfen anteilig, dynamische bekommen nichts</translation>
    </message>
    <message>
        <source>the file does not contain the pool size, and first-level quotas are fractions of it; pool size set to 0</source>
        <translation>die Datei enthält die Poolgröße nicht, und Quoten der ersten Ebene sind Bruchteile davon; die Poolgröße ist 0</translation>
    </message>
    <message>
        <source>also uses bits 0 to {}: the {} factor can take any value</source>
        <translation>nutzt auch Bits 0 bis {}: der Faktor von {} kann jeden Wert annehmen</translation>
    </message>
    <message>
        <source>also uses bit 0: the {} factor can take any value</source>
        <translation>nutzt auch Bit 0: der Faktor von {} kann jeden Wert annehmen</translation>
    </message>
    <message>
        <source>{} gets no turn: it has no requests of its own</source>
        <translation>{} kommt nicht an die Reihe: Sie fordert selbst nichts an</translation>
    </message>
    <message>
        <source>{} gets no turn: nothing is allocated to it</source>
        <translation>{} kommt nicht an die Reihe: Ihr ist nichts zugeteilt</translation>
    </message>
    <message>
        <source>{} gets no turn: it already uses its whole allocation</source>
        <translation>{} kommt nicht an die Reihe: Sie nutzt ihre Zuteilung schon ganz</translation>
    </message>
    <message>
        <source>lowered from {} by the strict quota of a group that accepts no surplus</source>
        <translation>von {} gesenkt durch die strikte Quote einer Gruppe, die keinen Überschuss annimmt</translation>
    </message>
    <message>
        <source>its allocation including surplus</source>
        <translation>ihre Zuteilung einschließlich Überschuss</translation>
    </message>
    <message>
        <source>its own quota</source>
        <translation>die eigene Quote</translation>
    </message>
    <message>
        <source>HTCondor computes the limit of {} as 0/0 and matches nothing</source>
        <translation>HTCondor berechnet die Grenze von {} als 0/0 und vergibt nichts</translation>
    </message>
    <message>
        <source>{} may use up to {} in its only turn ({}) and ends with {}</source>
        <translation>{} darf in ihrem einzigen Zug bis {} nutzen ({}) und hat am Ende {}</translation>
    </message>
    <message>
        <source>{} may use up to {} in its first round ({}); after {} turns it ends with {}</source>
        <translation>{} darf in der ersten Runde bis {} nutzen ({}); nach {} Zügen hat sie am Ende {}</translation>
    </message>
    <message>
        <source>not in any tier</source>
        <translation>in keiner Stufe</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Below the tier&apos;s bits</source>
        <translation>Unter den Bits der Stufe</translation>
    </message>
    <message>
        <source>Above the tier&apos;s bits</source>
        <translation>Über den Bits der Stufe</translation>
    </message>
    <message>
        <source>Value of the bits</source>
        <translation>Wert der Bits</translation>
    </message>
    <message>
        <source>with a round robin rate of {}, HTCondor&apos;s strict cap counts slots matched in the current round twice, so &apos;{}&apos; is granted {} instead of {}</source>
        <translation>bei einer Round-Robin-Rate von {} zählt die strenge Grenze von HTCondor die in der laufenden Runde zugeteilten Slots doppelt; daher erhält „{}“ {} statt {}</translation>
    </message>
    <message>
        <source>with a round robin rate of {}, HTCondor&apos;s strict cap counts slots matched in the current round twice; with this corrected, &apos;{}&apos; is granted {} instead of {}</source>
        <translation>bei einer Round-Robin-Rate von {} zählt die strenge Grenze von HTCondor die in der laufenden Runde zugeteilten Slots doppelt; hier berichtigt, daher erhält „{}“ {} statt {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be placed below itself</source>
        <translation>„{}“ kann nicht unter sich selbst liegen</translation>
    </message>
    <message>
        <source>no groups to move</source>
        <translation>keine Gruppen zum Verschieben</translation>
    </message>
    <message>
        <source>{} is the pool itself and cannot be changed here</source>
        <translation>{} ist der Pool selbst und lässt sich hier nicht ändern</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>schon dort</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is directly in the pool and cannot move up</source>
        <translation>„{}“ liegt direkt im Pool und kann nicht weiter nach oben</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no sibling group to move into</source>
        <translation>„{}“ hat keine Nachbargruppe, in die sie verschoben werden könnte</translation>
    </message>
    <message>
        <source>If both users pause, it passes after {}.</source>
        <translation>Pausieren beide Benutzer, überholt er nach {}.</translation>
    </message>
    <message>
        <source>Seconds if both users pause</source>
        <translation>Sekunden, wenn beide Benutzer pausieren</translation>
    </message>
    <message>
        <source>MIN_MEMORY does not show whether memory is per node or per CPU; assuming per node (squeue -O tres-alloc prints the total); rows: {}</source>
        <translation>MIN_MEMORY zeigt nicht, ob der Speicher je Knoten oder je CPU gilt; angenommen: je Knoten (squeue -O tres-alloc gibt die Summe aus); Zeilen: {}</translation>
    </message>
    <message>
        <source>{} is {}, above {}; factors should be from 0 to 1, but the value is used as is</source>
        <translation>{} ist {}, mehr als {}; Faktoren sollten zwischen 0 und 1 liegen, der Wert wird aber unverändert verwendet</translation>
    </message>
    <message>
        <source>job {0} has {2} {3} on line {1}, but {4} here; all rows of a job must agree</source>
        <translation>Job {0} hat in Zeile {1} {2} {3}, hier aber {4}; alle Zeilen eines Jobs müssen übereinstimmen</translation>
    </message>
    <message>
        <source>job {0} has no {2} on line {1}, but {3} here; all rows of a job must agree</source>
        <translation>Job {0} hat in Zeile {1} kein {2}, hier aber {3}; alle Zeilen eines Jobs müssen übereinstimmen</translation>
    </message>
    <message>
        <source>the row lacks column {} of the first row</source>
        <translation>der Zeile fehlt die Spalte {} der ersten Zeile</translation>
    </message>
    <message>
        <source>the row lacks field {} of the first row</source>
        <translation>der Zeile fehlt das Feld {} der ersten Zeile</translation>
    </message>
    <message>
        <source>With autoregroup, its submitters negotiate again for idle cores of the whole pool after the allocation.</source>
        <translation>Mit Autoregroup verhandeln ihre Einreicher nach der Zuteilung erneut um freie Kerne des ganzen Pools.</translation>
    </message>
    <message>
        <source>autoregroup is not modeled: jobs of {} may also use idle cores anywhere in the pool</source>
        <translation>autoregroup ist nicht modelliert: Jobs von {} dürfen auch freie Kerne im ganzen Pool nutzen</translation>
    </message>
    <message>
        <source>the simulated day includes only jobs of groups without subgroups; these requests, in cores, are omitted: {}</source>
        <translation>der simulierte Tag enthält nur Jobs von Gruppen ohne Untergruppen; diese Anforderungen, in Kernen, fehlen: {}</translation>
    </message>
    <message>
        <source>The pool size is unknown, so nothing can be allocated.</source>
        <translation>Die Größe des Pools ist unbekannt, daher kann nichts zugeteilt werden.</translation>
    </message>
    <message>
        <source>not enough memory to decompress the file</source>
        <translation>nicht genug Speicher, um die Datei zu entpacken</translation>
    </message>
    <message>
        <source>the decompressed file is larger than {} GiB</source>
        <translation>die entpackte Datei ist größer als {} GiB</translation>
    </message>
    <message>
        <source>the compressed file is corrupt at byte {}</source>
        <translation>die komprimierte Datei ist bei Byte {} beschädigt</translation>
    </message>
    <message>
        <source>is empty; expected a job log</source>
        <translation>ist leer; erwartet: ein Jobprotokoll</translation>
    </message>
    <message>
        <source>no jobs found; expected rows of {} numbers</source>
        <translation>keine Jobs gefunden; erwartet: Zeilen mit {} Zahlen</translation>
    </message>
    <message>
        <source>no job has a requested time, so backfill uses exact run times</source>
        <translation>kein Job hat eine angeforderte Zeit, daher verwendet der Backfill die genauen Laufzeiten</translation>
    </message>
    <message>
        <source>the row has more than {} fields</source>
        <translation>die Zeile hat mehr als {} Felder</translation>
    </message>
    <message>
        <source>the row has {} fields; expected {}</source>
        <translation>die Zeile hat {} Felder; erwartet: {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;; expected a whole number</source>
        <translation>Feld {} ist „{}“; erwartet: eine ganze Zahl</translation>
    </message>
    <message>
        <source>Standard Workload Format</source>
        <translation>Standard Workload Format</translation>
    </message>
    <message>
        <source>missing column &apos;{}&apos;; a job log needs submit, run, and either procs or nodes</source>
        <translation>die Spalte „{}“ fehlt; ein Jobprotokoll braucht submit, run und procs oder nodes</translation>
    </message>
    <message>
        <source>missing column &apos;procs&apos; or &apos;nodes&apos;</source>
        <translation>die Spalte &apos;procs&apos; oder &apos;nodes&apos; fehlt</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a whole number</source>
        <translation>{} ist „{}“; erwartet: eine ganze Zahl</translation>
    </message>
    <message>
        <source>no jobs after the header</source>
        <translation>keine Jobs nach der Kopfzeile</translation>
    </message>
    <message>
        <source>Jobs as CSV</source>
        <translation>Jobs als CSV</translation>
    </message>
    <message>
        <source>Submit time, s</source>
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
        <source>Wait time, s</source>
        <translation>Wartezeit, s</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>Begrenzte Verlangsamung</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
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
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reproduced</source>
        <translation>Reproduziert</translation>
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
        <source>Lost by other jobs, node-s</source>
        <translation>Verlust anderer Jobs, Knoten-s</translation>
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
        <source>Lost on freed nodes, node-s</source>
        <translation>Verlust auf freigegebenen Knoten, Knoten-s</translation>
    </message>
    <message>
        <source>PAP: total lost work, grace period 60 s</source>
        <translation>PAP: verlorene Arbeit insgesamt, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>{}: increase from a grace period of 60 s to 1800 s</source>
        <translation>{}: Anstieg von 60 s auf 1800 s Gnadenfrist</translation>
    </message>
    <message>
        <source>{} compared with LIFO, grace period 60 s</source>
        <translation>{} im Vergleich mit LIFO, Gnadenfrist 60 s</translation>
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
        <source>PAP compared with LIFO, grace period 60 s</source>
        <translation>PAP im Vergleich mit LIFO, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>the same or slightly more</source>
        <translation>gleich oder etwas mehr</translation>
    </message>
    <message>
        <source>PAP+ with {} weighted 10x compared with PAP: other jobs, grace period {} s</source>
        <translation>PAP+ mit {} zehnfach gewichtet im Vergleich mit PAP: andere Jobs, Gnadenfrist {} s</translation>
    </message>
    <message>
        <source>PAP+ with {} weighted 10x compared with PAP: {}, grace period {} s</source>
        <translation>PAP+ mit {} zehnfach gewichtet im Vergleich mit PAP: {}, Gnadenfrist {} s</translation>
    </message>
    <message>
        <source>invalid load; expected a number, 0 or more</source>
        <translation>ungültige Last; erwartet: eine Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>Preempts the job that started first.</source>
        <translation>Verdrängt den Job, der zuerst begann.</translation>
    </message>
    <message>
        <source>Preempts the job that started last.</source>
        <translation>Verdrängt den Job, der zuletzt begann.</translation>
    </message>
    <message>
        <source>Preempts the job that has used the least node time.</source>
        <translation>Verdrängt den Job, der am wenigsten Knotenzeit verbraucht hat.</translation>
    </message>
    <message>
        <source>Like PAP, but multiplies node time by the coefficient of the job&apos;s class.</source>
        <translation>Wie PAP, multipliziert aber die Knotenzeit mit dem Faktor der Klasse des Jobs.</translation>
    </message>
    <message>
        <source>Like PAP, but once a job is preempted, its other nodes cost nothing.</source>
        <translation>Wie PAP, aber sobald ein Job verdrängt ist, kosten seine übrigen Knoten nichts.</translation>
    </message>
    <message>
        <source>Picks nodes at random, separately for each sample.</source>
        <translation>Wählt Knoten zufällig, bei jeder Probe neu.</translation>
    </message>
    <message>
        <source>unknown scheduler &apos;{}&apos;</source>
        <translation>unbekannter Scheduler „{}“</translation>
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
        <source>Every job gets a reservation at submission, and later jobs never delay it.</source>
        <translation>Jeder Job bekommt beim Einreichen eine Reservierung, die spätere Jobs nie verzögern.</translation>
    </message>
    <message>
        <source>EASY backfill</source>
        <translation>EASY-Backfill</translation>
    </message>
    <message>
        <source>Later jobs may start early if they do not delay the first job that does not fit.</source>
        <translation>Spätere Jobs dürfen früher beginnen, wenn sie den ersten Job, der nicht passt, nicht verzögern.</translation>
    </message>
    <message>
        <source>First come, first served</source>
        <translation>Wer zuerst kommt, wird zuerst bedient</translation>
    </message>
    <message>
        <source>Jobs start in queue order. The first job that does not fit blocks all later ones.</source>
        <translation>Jobs beginnen in der Reihenfolge der Warteschlange. Der erste Job, der nicht passt, blockiert alle späteren.</translation>
    </message>
    <message>
        <source>a1 {:.1f} %, a2 {:.1f} %, b {:.1f} % of the usage; distance to the shares {:.4f}</source>
        <translation>a1 {:.1f} %, a2 {:.1f} %, b {:.1f} % der Nutzung; Abstand zu den Anteilen {:.4f}</translation>
    </message>
    <message>
        <source>Classic: if all users submit jobs, usage does not converge to the shares</source>
        <translation>Classic: Reichen alle Benutzer Jobs ein, nähert sich die Nutzung nicht den Anteilen</translation>
    </message>
    <message>
        <source>Depth-oblivious: usage is close to the shares</source>
        <translation>Depth-oblivious: Die Nutzung ist nahe an den Anteilen</translation>
    </message>
    <message>
        <source>Depth-oblivious: usage is closer to the shares than under Classic</source>
        <translation>Depth-oblivious: Die Nutzung ist näher an den Anteilen als unter Classic</translation>
    </message>
    <message>
        <source>{:.4f} instead of {:.4f}</source>
        <translation>{:.4f} statt {:.4f}</translation>
    </message>
    <message>
        <source>Ticket-based: with all users active, b gets twice as much as a</source>
        <translation>Ticket-based: Sind alle Benutzer aktiv, bekommt b doppelt so viel wie a</translation>
    </message>
    <message>
        <source>{:.2f} times as much</source>
        <translation>{:.2f}-mal so viel</translation>
    </message>
    <message>
        <source>no jobs to replay</source>
        <translation>keine Jobs zum Nachspielen</translation>
    </message>
    <message>
        <source>no algorithms selected for the replay</source>
        <translation>keine Algorithmen zum Nachspielen ausgewählt</translation>
    </message>
    <message>
        <source>Order of submission</source>
        <translation>Reihenfolge des Einreichens</translation>
    </message>
    <message>
        <source>job {} needs {} processors, but the machine has only {}; it could never start</source>
        <translation>Job {} braucht {} Prozessoren, die Maschine hat aber nur {}; er könnte nie starten</translation>
    </message>
    <message>
        <source>job {} needs {} nodes, but the machine has only {}; it could never start</source>
        <translation>Job {} braucht {} Knoten, die Maschine hat aber nur {}; er könnte nie starten</translation>
    </message>
    <message>
        <source>job {} needs {} cores, but the machine has only {}; it could never start</source>
        <translation>Job {} braucht {} Kerne, die Maschine hat aber nur {}; er könnte nie starten</translation>
    </message>
    <message>
        <source>no jobs to simulate</source>
        <translation>keine Jobs zum Simulieren</translation>
    </message>
    <message>
        <source>the machine size is neither set in the simulation nor recorded in the log</source>
        <translation>die Größe der Maschine ist weder in der Simulation angegeben noch im Protokoll aufgezeichnet</translation>
    </message>
    <message>
        <source>a replay by fairshare needs batch order, because priorities are computed once per point in time</source>
        <translation>Nachspielen nach Fairshare braucht die Stapelreihenfolge, weil Prioritäten je Zeitpunkt einmal berechnet werden</translation>
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
        <source>{}, fairshare priorities under {}</source>
        <translation>{}, Fairshare-Prioritäten unter {}</translation>
    </message>
    <message>
        <source>the compressed file is truncated; only {} bytes of text could be decompressed</source>
        <translation>die komprimierte Datei ist unvollständig; nur {} Byte Text ließen sich entpacken</translation>
    </message>
    <message>
        <source>not enough memory to compress the file</source>
        <translation>nicht genug Speicher, um die Datei zu komprimieren</translation>
    </message>
    <message>
        <source>Show account usage under every algorithm, one panel each, or only under the selected one.</source>
        <translation>Nutzung der Accounts unter jedem Algorithmus zeigen, je ein Feld, oder nur unter dem gewählten.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Distance to shares</source>
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
        <source>Mean wait time</source>
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
        <source>Decayed usage as a fraction of all accounts&apos; usage, 0 to 1. Dashed lines are the shares.</source>
        <translation>Verfallene Nutzung als Bruchteil der Nutzung aller Accounts, 0 bis 1. Gestrichelte Linien sind die Anteile.</translation>
    </message>
    <message>
        <source>{} comes closest to the shares, with a mean distance of {:.4f} in the second half; {} stays farthest away, with {:.4f}.</source>
        <translation>{} kommt den Anteilen am nächsten, mit einem mittleren Abstand von {:.4f} in der zweiten Hälfte; {} bleibt am weitesten entfernt, mit {:.4f}.</translation>
    </message>
    <message>
        <source>Usage versus shares over time</source>
        <translation>Nutzung und Anteile im Zeitverlauf</translation>
    </message>
    <message>
        <source>No jobs have been replayed yet. Run a simulation with priorities.</source>
        <translation>Noch wurden keine Jobs nachgespielt. Eine Simulation mit Prioritäten ausführen.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Distance of usage to shares over time, and the usage of each account compared with its share.</source>
        <translation>Abstand der Nutzung zu den Anteilen im Zeitverlauf und die Nutzung jedes Accounts im Vergleich zu seinem Anteil.</translation>
    </message>
    <message>
        <source>How quickly each algorithm brings usage in line with shares, and who gains.</source>
        <translation>Wie schnell jeder Algorithmus die Nutzung an die Anteile angleicht, und wer gewinnt.</translation>
    </message>
    <message>
        <source>expected a header with columns from and to</source>
        <translation>erwartet: eine Kopfzeile mit den Spalten from und to</translation>
    </message>
    <message>
        <source>empty name; expected a name in both from and to</source>
        <translation>leerer Name; erwartet: ein Name in from und in to</translation>
    </message>
    <message>
        <source>duplicate mapping for &apos;{}&apos;</source>
        <translation>doppelte Zuordnung für „{}“</translation>
    </message>
    <message>
        <source>the simulation has no workload; expected a job log or a generator</source>
        <translation>die Simulation hat keine Arbeitslast; erwartet: ein Jobprotokoll oder ein Generator</translation>
    </message>
    <message>
        <source>the SHA-256 of the log differs from the one in the scenario; results may differ</source>
        <translation>die SHA-256 des Protokolls weicht von der im Szenario ab; die Ergebnisse können abweichen</translation>
    </message>
    <message>
        <source>unknown key &quot;{}&quot;; expected {}</source>
        <translation>unbekannter Schlüssel &quot;{}&quot;; erwartet: {}</translation>
    </message>
    <message>
        <source>a policy</source>
        <translation>eine Regel</translation>
    </message>
    <message>
        <source>an attribute and its value, such as &quot;queue=bigmem&quot;; attributes are {}</source>
        <comment>user, account, queue, app, partition</comment>
        <translation>ein Attribut und sein Wert, wie &quot;queue=bigmem&quot;; Attribute sind {}</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>a removal</source>
        <translation>eine Entnahme</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>already exists; a recording needs a new directory</source>
        <translation>existiert bereits; eine Aufzeichnung braucht einen neuen Ordner</translation>
    </message>
    <message>
        <source>is not a recording (no valid run.json); refusing to replace it</source>
        <translation>ist keine Aufzeichnung (kein gültiges run.json); wird nicht ersetzt</translation>
    </message>
    <message>
        <source>a number of minutes, 0 or more</source>
        <translation>eine Anzahl von Minuten, 0 oder mehr</translation>
    </message>
    <message>
        <source>a number of minutes above 0</source>
        <translation>eine Anzahl von Minuten über 0</translation>
    </message>
    <message>
        <source>one of {}</source>
        <translation>eines von {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a valid choice for {}; expected NAME=VALUE</source>
        <translation>„{}“ ist keine gültige Auswahl für {}; erwartet: NAME=WERT</translation>
    </message>
    <message>
        <source>unknown choice &apos;{}&apos; for {}, which has no choices</source>
        <translation>unbekannte Auswahl „{}“: {} hat keine Auswahlmöglichkeiten</translation>
    </message>
    <message>
        <source>&quot;priority&quot; requires &quot;order&quot;: &quot;batch&quot;, because priorities are computed once per point in time</source>
        <translation>&quot;priority&quot; braucht &quot;order&quot;: &quot;batch&quot;, da Prioritäten einmal je Zeitpunkt berechnet werden</translation>
    </message>
    <message>
        <source>unknown key &quot;{}&quot; in a sweep; expected one of format, version, title, notes, scenario, study, values</source>
        <translation>unbekannter Schlüssel &quot;{}&quot; in einem Durchlauf; erwartet: einer von format, version, title, notes, scenario, study, values</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &quot;{}&quot;; expected &quot;{}&quot;</source>
        <translation>&quot;format&quot; ist &quot;{}&quot;; erwartet: &quot;{}&quot;</translation>
    </message>
    <message>
        <source>unknown study &apos;{}&apos;; expected cea</source>
        <translation>unbekannte Studie „{}“; erwartet: cea</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no values; expected at least one</source>
        <translation>&quot;{}&quot; hat keine Werte; erwartet: mindestens einer</translation>
    </message>
    <message>
        <source>the values have more than {} combinations</source>
        <translation>die Werte ergeben mehr als {} Kombinationen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; lists {} twice</source>
        <translation>&quot;{}&quot; führt {} zweimal auf</translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing; expected &quot;{}&quot;</source>
        <translation>&quot;format&quot; fehlt; erwartet: &quot;{}&quot;</translation>
    </message>
    <message>
        <source>a sweep needs exactly one of &quot;scenario&quot; and &quot;study&quot;</source>
        <translation>ein Durchlauf braucht genau eines von &quot;scenario&quot; und &quot;study&quot;</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a number</source>
        <translation>{} ist „{}“; erwartet: eine Zahl</translation>
    </message>
    <message>
        <source>the job ran for {} s, more than a century</source>
        <translation>der Job lief {} s, mehr als ein Jahrhundert</translation>
    </message>
    <message>
        <source>the submit time is {} s, after the year 5000</source>
        <translation>die Einreichzeit ist {} s, nach dem Jahr 5000</translation>
    </message>
    <message>
        <source>jobs that request more than a century, limited to a century: {}</source>
        <translation>Jobs, die mehr als ein Jahrhundert anfordern, auf ein Jahrhundert begrenzt: {}</translation>
    </message>
    <message>
        <source>no readable rows; first error: {}</source>
        <translation>keine lesbaren Zeilen; erster Fehler: {}</translation>
    </message>
    <message>
        <source>line {} also has job &apos;{}&apos;; both are kept</source>
        <translation>Zeile {} enthält ebenfalls den Job „{}“; beide bleiben</translation>
    </message>
    <message>
        <source>the machine size is not recorded; using that of the largest job, {}</source>
        <translation>die Größe der Maschine ist nicht angegeben; es gilt die des größten Jobs, {}</translation>
    </message>
    <message>
        <source>the jobs request too many processor-seconds to add up; the largest requests {} processors</source>
        <translation>die Jobs fordern zu viele Prozessorsekunden an, um sie zu summieren; der größte fordert {} Prozessoren an</translation>
    </message>
    <message>
        <source>is not a job log in a known format (SWF, CSV with submit and run, sacct -P, Batsim)</source>
        <translation>ist kein Jobprotokoll in einem bekannten Format (SWF, CSV mit submit und run, sacct -P, Batsim)</translation>
    </message>
    <message>
        <source>missing column &apos;{}&apos;</source>
        <translation>die Spalte „{}“ fehlt</translation>
    </message>
    <message>
        <source>expected column &apos;{}&apos;, or both &apos;{}&apos; and &apos;{}&apos;</source>
        <translation>erwartet: die Spalte „{}“ oder sowohl „{}“ als auch „{}“</translation>
    </message>
    <message>
        <source>allocated_resources is not a list of numbers and ranges such as 0-3 7</source>
        <translation>allocated_resources ist keine Liste von Zahlen und Bereichen wie 0-3 7</translation>
    </message>
    <message>
        <source>none of the jobs has started</source>
        <translation>keiner der Jobs wurde gestartet</translation>
    </message>
    <message>
        <source>Batsim schedule (out_jobs.csv; per the specification, not tested with Batsim)</source>
        <translation>Batsim-Ablaufplan (out_jobs.csv; nach der Spezifikation, nicht mit Batsim getestet)</translation>
    </message>
    <message>
        <source>&quot;jobs&quot; is missing or not a list</source>
        <translation>&quot;jobs&quot; fehlt oder ist keine Liste</translation>
    </message>
    <message>
        <source>&quot;jobs&quot; is empty</source>
        <translation>&quot;jobs&quot; ist leer</translation>
    </message>
    <message>
        <source>expected an object with &quot;nb_res&quot;, &quot;jobs&quot; and &quot;profiles&quot;</source>
        <translation>erwartet: ein Objekt mit &quot;nb_res&quot;, &quot;jobs&quot; und &quot;profiles&quot;</translation>
    </message>
    <message>
        <source>&quot;profiles&quot; must be an object</source>
        <translation>&quot;profiles&quot; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>the job has no &quot;{}&quot;</source>
        <translation>dem Job fehlt &quot;{}&quot;</translation>
    </message>
    <message>
        <source>unknown profile &apos;{}&apos;, so the run time of the job is unknown</source>
        <translation>unbekanntes Profil „{}“, daher ist die Laufzeit des Jobs nicht bekannt</translation>
    </message>
    <message>
        <source>profile &apos;{}&apos; of type &apos;{}&apos; contains no run time</source>
        <translation>das Profil „{}“ vom Typ „{}“ enthält keine Laufzeit</translation>
    </message>
    <message>
        <source>Batsim workload (JSON; per the specification, not tested with Batsim)</source>
        <translation>Batsim-Arbeitslast (JSON; nach der Spezifikation, nicht mit Batsim getestet)</translation>
    </message>
    <message>
        <source>missing column {}; expected the output of sacct -a -X -P -o {}</source>
        <translation>die Spalte {} fehlt; erwartet: die Ausgabe von sacct -a -X -P -o {}</translation>
    </message>
    <message>
        <source>a time such as 2026-11-20T17:21:05 or seconds since 1970</source>
        <translation>eine Zeit wie 2026-11-20T17:21:05 oder Sekunden seit 1970</translation>
    </message>
    <message>
        <source>seconds since 1970, like the times above</source>
        <translation>Sekunden seit 1970, wie die Zeiten darüber</translation>
    </message>
    <message>
        <source>a time such as 2026-11-20T17:21:05, like the times above</source>
        <translation>eine Zeit wie 2026-11-20T17:21:05, wie die Zeiten darüber</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a duration such as 1-02:03:04</source>
        <translation>eine Dauer wie 1-02:03:04</translation>
    </message>
    <message>
        <source>not sacct output; expected a header with JobIDRaw</source>
        <translation>keine Ausgabe von sacct; erwartet: eine Kopfzeile mit JobIDRaw</translation>
    </message>
    <message>
        <source>Finished Slurm jobs (sacct -P)</source>
        <translation>Beendete Slurm-Jobs (sacct -P)</translation>
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
        <source>Processors, running jobs</source>
        <translation>Prozessoren, laufende Jobs</translation>
    </message>
    <message>
        <source>Processors, pending jobs</source>
        <translation>Prozessoren, wartende Jobs</translation>
    </message>
    <message>
        <source>Jobs started</source>
        <translation>Begonnene Jobs</translation>
    </message>
    <message>
        <source>Jobs finished</source>
        <translation>Beendete Jobs</translation>
    </message>
    <message>
        <source>Final distance</source>
        <translation>Abstand am Ende</translation>
    </message>
    <message>
        <source>Jain&apos;s index</source>
        <translation>Jain-Index</translation>
    </message>
    <message>
        <source>Mean wait time, s</source>
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
        <source>Pending jobs</source>
        <translation>Wartende Jobs</translation>
    </message>
    <message>
        <source>Share among active accounts</source>
        <translation>Anteil unter aktiven Accounts</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
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
        <source>jobs that ran longer than requested, request raised</source>
        <translation>Jobs, die länger liefen als angefordert, Anforderung erhöht</translation>
    </message>
    <message>
        <source>jobs that ran longer than requested, cut short</source>
        <translation>Jobs, die länger liefen als angefordert, gekürzt</translation>
    </message>
    <message>
        <source>unreadable rows, skipped</source>
        <translation>unlesbare Zeilen, übersprungen</translation>
    </message>
    <message>
        <source>job steps, skipped</source>
        <translation>Jobschritte, übersprungen</translation>
    </message>
    <message>
        <source>pending array tasks, skipped</source>
        <translation>wartende Array-Tasks, übersprungen</translation>
    </message>
    <message>
        <source>jobs that never started, skipped</source>
        <translation>nie gestartete Jobs, übersprungen</translation>
    </message>
    <message>
        <source>jobs without a run time, skipped</source>
        <translation>Jobs ohne Laufzeit, übersprungen</translation>
    </message>
    <message>
        <source>jobs without processors, skipped</source>
        <translation>Jobs ohne Prozessoren, übersprungen</translation>
    </message>
    <message>
        <source>jobs without a submit time, skipped</source>
        <translation>Jobs ohne Einreichzeit, übersprungen</translation>
    </message>
    <message>
        <source>jobs still running, ended at the time of the log</source>
        <translation>noch laufende Jobs, zum Zeitpunkt des Protokolls beendet</translation>
    </message>
    <message>
        <source>jobs that request more than the machine has, limited to its size</source>
        <translation>Jobs, die mehr anfordern, als die Maschine hat, auf die ganze Maschine begrenzt</translation>
    </message>
    <message>
        <source>jobs without a requested time, run time used instead</source>
        <translation>Jobs ohne angeforderte Zeit, stattdessen gilt die Laufzeit</translation>
    </message>
    <message>
        <source>jobs listed after a job submitted later, sorted by submit time</source>
        <translation>Jobs, die nach einem später eingereichten Job stehen, nach Einreichzeit sortiert</translation>
    </message>
    <message>
        <source>jobs with a duplicate ID, kept</source>
        <translation>Jobs mit doppelter ID, behalten</translation>
    </message>
    <message>
        <source>Log rows</source>
        <translation>Zeilen des Protokolls</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
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
        <source>jobs kept</source>
        <translation>behaltene Jobs</translation>
    </message>
    <message>
        <source>a whole number above 0</source>
        <translation>eine ganze Zahl über 0</translation>
    </message>
    <message>
        <source>an algorithm ID</source>
        <translation>die ID eines Algorithmus</translation>
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
        <source>a scheduler ID</source>
        <translation>die ID eines Schedulers</translation>
    </message>
    <message>
        <source>unknown preemption policy &apos;{}&apos;</source>
        <translation>unbekannte Verdrängungsregel „{}“</translation>
    </message>
    <message>
        <source>preemption needs at least one policy</source>
        <translation>Verdrängung braucht mindestens eine Regel</translation>
    </message>
    <message>
        <source>preemption needs at least one grace period</source>
        <translation>Verdrängung braucht mindestens eine Gnadenfrist</translation>
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
        <source>Jobs of this class are never preempted.</source>
        <translation>Jobs dieser Klasse werden nie verdrängt.</translation>
    </message>
    <message>
        <source>The job is protected until it has run for {}.</source>
        <translation>Der Job ist geschützt, bis er {} gelaufen ist.</translation>
    </message>
    <message>
        <source>elapsed {}; ends within the grace period of {} s, so nothing is lost</source>
        <translation>läuft seit {}; endet innerhalb der Gnadenfrist von {} s, also geht nichts verloren</translation>
    </message>
    <message>
        <source>elapsed {}; killing it loses {} × ({} + {}) s</source>
        <translation>läuft seit {}; ihn abzubrechen kostet {} × ({} + {}) s</translation>
    </message>
    <message>
        <source>= {} node-h, regardless of how many of its nodes are freed</source>
        <translation>= {} Knoten-h, gleich wie viele seiner Knoten freigegeben werden</translation>
    </message>
    <message>
        <source>= {} node-h</source>
        <translation>= {} Knoten-h</translation>
    </message>
    <message>
        <source>position {} of {}</source>
        <translation>Stelle {} von {}</translation>
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
        <source>The node has no job, so freeing it loses nothing.</source>
        <translation>Der Knoten hat keinen Job, ihn freizugeben kostet also nichts.</translation>
    </message>
    <message>
        <source>Node {}, job {}</source>
        <translation>Knoten {}, Job {}</translation>
    </message>
    <message>
        <source>freed</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Ties go to the lower node number.</source>
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
        <source>freed: among the first {}</source>
        <translation>freigegeben: unter den ersten {}</translation>
    </message>
    <message>
        <source>kept: {}</source>
        <translation>behalten: {}</translation>
    </message>
    <message>
        <source>High-throughput jobs</source>
        <translation>High-Throughput-Jobs</translation>
    </message>
    <message>
        <source>Copies of 50 one-node jobs, by default 10 copies with 1350 node-hours in total; run times are spread evenly on a logarithmic scale, requested times are whole hours</source>
        <translation>Kopien von 50 Jobs mit je einem Knoten, standardmäßig 10 Kopien mit zusammen 1350 Knotenstunden; Laufzeiten gleichmäßig auf einer logarithmischen Skala, angeforderte Zeiten in ganzen Stunden</translation>
    </message>
    <message>
        <source>HPC jobs modeled on PEREGRINE</source>
        <translation>HPC-Jobs nach dem Vorbild PEREGRINE</translation>
    </message>
    <message>
        <source>By default 7275 jobs with the published run times, node counts, queues and requested times of the PEREGRINE trace; everything else is random</source>
        <translation>Standardmäßig 7275 Jobs mit den veröffentlichten Laufzeiten, Knotenzahlen, Warteschlangen und angeforderten Zeiten des PEREGRINE-Protokolls; alles andere ist zufällig</translation>
    </message>
    <message>
        <source>All users submit the same number of jobs</source>
        <translation>Alle Benutzer reichen gleich viele Jobs ein</translation>
    </message>
    <message>
        <source>Users have equal numbers of jobs, each using from 1 node to a quarter of the machine. With load 0, all jobs are pending from the start, so shares alone decide who runs until a user runs out of jobs</source>
        <translation>Alle Benutzer haben gleich viele Jobs, je mit 1 Knoten bis zu einem Viertel der Maschine. Mit Last 0 warten alle Jobs von Anfang an, sodass allein die Anteile entscheiden, wer läuft, bis ein Benutzer keine Jobs mehr hat</translation>
    </message>
    <message>
        <source>Slurm backfill</source>
        <translation>Slurm-Backfill</translation>
    </message>
    <message>
        <source>Jobs start in queue order at every event. At fixed intervals, a new plan also starts later jobs that delay no planned start.</source>
        <translation>Bei jedem Ereignis beginnen Jobs in der Reihenfolge der Warteschlange. In festen Abständen lässt ein neuer Plan auch spätere Jobs beginnen, die keinen geplanten Beginn verzögern.</translation>
    </message>
    <message>
        <source>the machine needs at least 1 node</source>
        <translation>die Maschine braucht mindestens 1 Knoten</translation>
    </message>
    <message>
        <source>{} jobs requested; expected at most {}</source>
        <translation>{} Jobs verlangt; höchstens {} sind möglich</translation>
    </message>
    <message>
        <source>jobs share nodes by core; heat maps show whole nodes only; set &quot;allocation&quot; to &quot;node&quot;</source>
        <translation>Jobs teilen sich Knoten nach Kernen; Heatmaps zeigen nur ganze Knoten; &quot;allocation&quot; auf &quot;node&quot; setzen</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>jobs &apos;{}&apos; and &apos;{}&apos; get node {} at the same time</source>
        <translation>die Jobs „{}“ und „{}“ bekommen den Knoten {} gleichzeitig</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; releases node {} but keeps others; expected it to release all at once</source>
        <translation>der Job „{}“ gibt den Knoten {} frei, behält aber andere; erwartet wird, dass er alle zugleich freigibt</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; is allocated node {}, still in use by job &apos;{}&apos;</source>
        <translation>der Job „{}“ bekommt den Knoten {}, den der Job „{}“ noch hat</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; gets node {} while already running</source>
        <translation>der Job „{}“ bekommt den Knoten {}, obwohl er schon läuft</translation>
    </message>
    <message>
        <source>duplicate job &apos;{}&apos;</source>
        <translation>doppelter Job „{}“</translation>
    </message>
    <message>
        <source>the recording has version {}; the newest supported version is {}</source>
        <translation>die Aufzeichnung hat Version {}; die neueste unterstützte Version ist {}</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &apos;{}&apos;; expected &apos;fse-sim&apos;</source>
        <translation>&quot;format&quot; ist „{}“; erwartet: &apos;fse-sim&apos;</translation>
    </message>
    <message>
        <source>is empty; expected samples</source>
        <translation>ist leer; erwartet: Proben</translation>
    </message>
    <message>
        <source>is not a recording; expected a run directory, samples.jsonl or samples.csv</source>
        <translation>ist keine Aufzeichnung; erwartet: ein Ordner eines Laufs, samples.jsonl oder samples.csv</translation>
    </message>
    <message>
        <source>samples do not record queues, users or submit times, so no job has a class or is ever pending</source>
        <translation>Proben allein enthalten keine Warteschlangen, Benutzer oder Einreichzeiten; daher hat kein Job eine Klasse, und keiner wartet</translation>
    </message>
    <message>
        <source>jobs already running at the first sample, shown as starting there: {}</source>
        <translation>Jobs, die bei der ersten Probe schon laufen, gezeigt ab dieser Probe: {}</translation>
    </message>
    <message>
        <source>jobs still running at the last sample, shown as ending with the recording: {}</source>
        <translation>Jobs, die bei der letzten Probe noch laufen, gezeigt bis zum Ende der Aufzeichnung: {}</translation>
    </message>
    <message>
        <source>no job runs on any node</source>
        <translation>kein Job läuft auf einem Knoten</translation>
    </message>
    <message>
        <source>the samples have version {}; the newest supported version is {}</source>
        <translation>die Proben haben Version {}; die neueste unterstützte Version ist {}</translation>
    </message>
    <message>
        <source>the first line</source>
        <translation>die erste Zeile</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &apos;{}&apos;; expected &apos;fse-samples&apos;</source>
        <translation>&quot;format&quot; ist „{}“; erwartet: &apos;fse-samples&apos;</translation>
    </message>
    <message>
        <source>&quot;nodes&quot; is missing on the first line</source>
        <translation>&quot;nodes&quot; fehlt in der ersten Zeile</translation>
    </message>
    <message>
        <source>t is {}; expected at least {}, the t of the previous line</source>
        <translation>t ist {}; erwartet: mindestens {}, das t der Zeile davor</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>&quot;{}&quot; fehlt</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>no changes after the first line</source>
        <translation>keine Änderungen nach der ersten Zeile</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a number from 0 to 1</source>
        <translation>{} ist „{}“; erwartet: eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>sample {} has only {} of {} nodes</source>
        <translation>die Probe {} hat nur {} von {} Knoten</translation>
    </message>
    <message>
        <source>sample is {}; expected {}</source>
        <translation>sample ist {}; erwartet: {}</translation>
    </message>
    <message>
        <source>t is {}; expected more than {}, the t of the previous sample</source>
        <translation>t ist {}; erwartet: mehr als {}, das t der Probe davor</translation>
    </message>
    <message>
        <source>t is {}, but {} in other rows of this sample</source>
        <translation>t ist {}, aber {} in anderen Zeilen dieser Probe</translation>
    </message>
    <message>
        <source>this sample has more than {} nodes</source>
        <translation>diese Probe hat mehr als {} Knoten</translation>
    </message>
    <message>
        <source>node is {}; expected {}</source>
        <translation>node ist {}; erwartet: {}</translation>
    </message>
    <message>
        <source>no samples after the header</source>
        <translation>keine Proben nach der Kopfzeile</translation>
    </message>
    <message>
        <source>Mean per sample, node-s</source>
        <translation>Mittel je Probe, Knoten-s</translation>
    </message>
    <message>
        <source>95 % CI half-width, node-s</source>
        <translation>Halbe Breite des 95-%-Intervalls, Knoten-s</translation>
    </message>
    <message>
        <source>Maximum bars</source>
        <translation>Höchstzahl der Balken</translation>
    </message>
    <message>
        <source>Maximum number of bars to draw; jobs that start first are drawn first.</source>
        <translation>Höchstzahl der gezeichneten Balken; zuerst die Jobs, die zuerst starten.</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Wait time</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Jobs on nodes over time</source>
        <translation>Jobs auf Knoten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Bars not shown: {}.</source>
        <translation>Nicht gezeigte Balken: {}.</translation>
    </message>
    <message>
        <source>No jobs run in the time shown.</source>
        <translation>In der gezeigten Zeit läuft kein Job.</translation>
    </message>
    <message>
        <source>Jobs on nodes</source>
        <translation>Jobs auf Knoten</translation>
    </message>
    <message>
        <source>The nodes that each simulated job holds from start to end.</source>
        <translation>Die Knoten, die jeder simulierte Job vom Start bis zum Ende belegt.</translation>
    </message>
    <message>
        <source>Where backfill fills gaps, and where nodes stay idle.</source>
        <translation>Wo Backfill Lücken füllt, und wo Knoten frei bleiben.</translation>
    </message>
    <message>
        <source>Number of the scenario&apos;s policy to show, from 1; 0 shows all policies, one below the other.</source>
        <translation>Nummer der gezeigten Regel des Szenarios, ab 1; 0 zeigt alle Regeln untereinander.</translation>
    </message>
    <message>
        <source>Mark nodes</source>
        <translation>Knoten markieren</translation>
    </message>
    <message>
        <source>Mark nodes that a policy would free in at least half of a cell&apos;s samples: outlined, or struck through in thin rows.</source>
        <translation>Knoten markieren, die eine Regel in mindestens der Hälfte der Proben eines Feldes freigäbe: umrandet, in schmalen Zeilen durchgestrichen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Maximum number of time intervals.</source>
        <translation>Höchstzahl der Zeitabschnitte.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Maximum number of node rows.</source>
        <translation>Höchstzahl der Knotenzeilen.</translation>
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
        <source>No job</source>
        <translation>Kein Job</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value that the policy gives a node with a job: 0 is freed first, 1 last. Cells show the mean over their nodes and samples.</source>
        <translation>Wert, den die Regel einem Knoten mit Job gibt: 0 wird zuerst freigegeben, 1 zuletzt. Felder zeigen den Mittelwert ihrer Knoten und Proben.</translation>
    </message>
    <message>
        <source>Preemption value of each node over time</source>
        <translation>Verdrängungswert jedes Knotens im Zeitverlauf</translation>
    </message>
    <message>
        <source>policy {} is out of range; expected 0 to {}</source>
        <translation>Regel {} liegt außerhalb des Bereichs; erwartet: 0 bis {}</translation>
    </message>
    <message>
        <source>Preemption heat map</source>
        <translation>Heatmap der Verdrängung</translation>
    </message>
    <message>
        <source>The value that each preemption policy gives each node of a simulated cluster over time.</source>
        <translation>Der Wert, den jede Verdrängungsregel jedem Knoten eines simulierten Clusters im Zeitverlauf gibt.</translation>
    </message>
    <message>
        <source>Which nodes a policy would free and when, and how the policies differ.</source>
        <translation>Welche Knoten eine Regel wann freigäbe, und wie sich die Regeln unterscheiden.</translation>
    </message>
    <message>
        <source>Grace period</source>
        <translation>Gnadenfrist</translation>
    </message>
    <message>
        <source>Seconds between preemption and kill; jobs that finish in time lose nothing.</source>
        <translation>Sekunden zwischen Verdrängung und Abbruch; Jobs, die vorher enden, verlieren nichts.</translation>
    </message>
    <message>
        <source>node-h</source>
        <translation>Knoten-h</translation>
    </message>
    <message>
        <source>Lost over all samples</source>
        <translation>Über alle Proben verloren</translation>
    </message>
    <message>
        <source>Lost by jobs in preemption classes</source>
        <translation>Davon durch Jobs in Klassen</translation>
    </message>
    <message>
        <source>Mean per sample</source>
        <translation>Mittelwert je Probe</translation>
    </message>
    <message>
        <source>Half-width of the 95 % confidence interval</source>
        <translation>Halbe Breite des 95-%-Konfidenzintervalls</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>Work that killed jobs would lose on all their nodes, including the grace period, if preempted at that moment; 0 or more.</source>
        <translation>Arbeit, die abgebrochene Jobs auf allen ihren Knoten verlören, einschließlich der Gnadenfrist, würden sie zu diesem Zeitpunkt verdrängt; 0 oder mehr.</translation>
    </message>
    <message>
        <source>Work lost to preemption</source>
        <translation>Durch Verdrängung verlorene Arbeit</translation>
    </message>
    <message>
        <source>At each moment</source>
        <translation>Zu jedem Zeitpunkt</translation>
    </message>
    <message>
        <source>Running total over samples</source>
        <translation>Laufende Summe über die Proben</translation>
    </message>
    <message>
        <source>Node-hours that killed jobs would lose at each moment under each policy, and the running total.</source>
        <translation>Knotenstunden, die abgebrochene Jobs zu jedem Zeitpunkt unter jeder Regel verlören, und die laufende Summe.</translation>
    </message>
    <message>
        <source>Which preemption policy wastes the least work, and when the policies differ.</source>
        <translation>Welche Verdrängungsregel am wenigsten Arbeit vergeudet und wann sich die Regeln unterscheiden.</translation>
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
        <source>Names in order of the node time of their jobs, largest first.</source>
        <translation>Namen, geordnet nach der Knotenzeit ihrer Jobs, die größte zuerst.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>wait time, h</source>
        <translation>Wartezeit, h</translation>
    </message>
    <message>
        <source>Hours from submission to start of a job.</source>
        <translation>Stunden von der Einreichung bis zum Start eines Jobs.</translation>
    </message>
    <message>
        <source>Nothing was simulated: no job uses whole nodes.</source>
        <translation>Nichts simuliert: Kein Job nutzt ganze Knoten.</translation>
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
        <source>Node numbers of the cluster, starting at 0.</source>
        <translation>Knotennummern des Clusters, ab 0.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Start of the chart, in hours after the first submission.</source>
        <translation>Beginn des Diagramms, in Stunden nach der ersten Einreichung.</translation>
    </message>
    <message>
        <source>Hours shown</source>
        <translation>Gezeigte Stunden</translation>
    </message>
    <message>
        <source>0 shows all hours.</source>
        <translation>0 zeigt alle Stunden.</translation>
    </message>
    <message>
        <source>removals take whole nodes, so the cluster&apos;s allocation must be &apos;node&apos;</source>
        <translation>Entnahmen nehmen ganze Knoten, also muss die Zuteilung des Clusters &apos;node&apos; sein</translation>
    </message>
    <message>
        <source>removals need batch order, because nodes are removed once per point in time</source>
        <translation>Entnahmen brauchen die Stapelreihenfolge, weil Knoten je Zeitpunkt einmal entnommen werden</translation>
    </message>
    <message>
        <source>removals need jobs in order of submission: killed jobs return to the head of the queue, but a replay by fairshare would reorder them</source>
        <translation>Entnahmen brauchen die Reihenfolge des Einreichens: Abgebrochene Jobs kehren an den Anfang der Warteschlange zurück, ein Nachspielen nach Fairshare würde sie aber umordnen</translation>
    </message>
    <message>
        <source>{}, jobs killed by removals: {}</source>
        <translation>{}, durch Entnahmen abgebrochene Jobs: {}</translation>
    </message>
    <message>
        <source>removals (&quot;commit&quot;) are not supported in a sweep</source>
        <translation>Entnahmen (&quot;commit&quot;) sind in einem Durchlauf nicht möglich</translation>
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
        <source>node removals (&quot;commit&quot;) are not supported in a replay under all algorithms</source>
        <translation>Entnahmen von Knoten (&quot;commit&quot;) werden beim Nachspielen unter allen Algorithmen nicht unterstützt</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>job {} needs {} nodes, but only {} remain after a permanent removal; it could never start</source>
        <translation>Job {} braucht {} Knoten, nach einer dauerhaften Entnahme bleiben aber nur {}; er könnte nie starten</translation>
    </message>
    <message>
        <source>is a directory but not a recording: {} is missing</source>
        <translation>ist ein Ordner, aber keine Aufzeichnung: {} fehlt</translation>
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
        <source>whole nodes cannot be freed because jobs can share them; set the preemption unit to &apos;core&apos;</source>
        <translation>ganze Knoten lassen sich nicht freigeben, weil Jobs sie sich teilen können; die Einheit der Verdrängung auf &apos;core&apos; setzen</translation>
    </message>
    <message>
        <source>cores cannot be freed if jobs hold whole nodes; the allocation must be &apos;core&apos; or &apos;procs&apos;</source>
        <translation>Kerne lassen sich nicht freigeben, wenn Jobs ganze Knoten belegen; die Zuteilung muss &apos;core&apos; oder &apos;procs&apos; sein</translation>
    </message>
    <message>
        <source>cores and memory both have weight 0, so no job could free the wanted amount; set a weight above 0</source>
        <translation>Kerne und Speicher haben beide das Gewicht 0, daher könnte kein Job die gewünschte Menge freigeben; ein Gewicht über 0 setzen</translation>
    </message>
    <message>
        <source>log names missing from {0} stay unchanged: {3} ({1} in {2} jobs)</source>
        <translation>Namen des Protokolls, die in {0} fehlen, bleiben unverändert: {3} ({1} in {2} Jobs)</translation>
    </message>
    <message>
        <source>the machine has {} nodes here, but {} in the samples</source>
        <translation>die Maschine hat hier {} Knoten, in den Proben aber {}</translation>
    </message>
    <message>
        <source>the times of job &apos;{}&apos; are not recorded, and there are no samples to show them</source>
        <translation>die Zeiten des Jobs „{}“ sind nicht aufgezeichnet, und es gibt keine Proben, die sie zeigen</translation>
    </message>
    <message>
        <source>the nodes of job &apos;{}&apos; are not recorded, and there are no samples to show them</source>
        <translation>die Knoten des Jobs „{}“ sind nicht aufgezeichnet, und es gibt keine Proben, die sie zeigen</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; ran on node {}, but the machine has {} nodes, numbered from 0</source>
        <translation>der Job „{}“ lief auf Knoten {}, aber die Maschine hat {} Knoten, gezählt ab 0</translation>
    </message>
    <message>
        <source>contains no saved results; refusing to overwrite it</source>
        <translation>enthält keine gespeicherten Ergebnisse und wird nicht überschrieben</translation>
    </message>
    <message>
        <source>cannot save the results: the input of this run is unknown</source>
        <translation>die Ergebnisse lassen sich nicht speichern: Die Eingaben dieses Laufs sind unbekannt</translation>
    </message>
    <message>
        <source>the saved results in {} are from different input (SHA-256 differs); the jobs were simulated again</source>
        <translation>die gespeicherten Ergebnisse in {} stammen aus anderen Eingaben (SHA-256 weicht ab); die Jobs wurden neu simuliert</translation>
    </message>
    <message>
        <source>{0}, saved in {1}</source>
        <translation>{0}, gespeichert in {1}</translation>
    </message>
    <message>
        <source>Mean per sample, core-s</source>
        <translation>Mittel je Probe, Kern-s</translation>
    </message>
    <message>
        <source>95 % CI half-width, core-s</source>
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
        <source>node numbers and ranges, such as 0-3 7</source>
        <translation>Knotennummern und Bereiche, wie 0-3 7</translation>
    </message>
    <message>
        <source>&quot;away&quot; lists more than {} nodes in total</source>
        <translation>&quot;away&quot; führt insgesamt mehr als {} Knoten auf</translation>
    </message>
    <message>
        <source>Node {}, away</source>
        <translation>Knoten {}, entnommen</translation>
    </message>
    <message>
        <source>A removal took this node, so no policy can free it.</source>
        <translation>Eine Entnahme hat diesen Knoten genommen, daher kann keine Regel ihn freigeben.</translation>
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
        <source>{} {} freed</source>
        <translation>{} {} freigegeben</translation>
    </message>
    <message>
        <source>{} {} kept</source>
        <translation>{} {} behalten</translation>
    </message>
    <message>
        <source>All algorithms come equally close to the shares: the mean distance in the second half is {:.3f} under each.</source>
        <translation>Alle Algorithmen kommen den Anteilen gleich nahe: Der mittlere Abstand in der zweiten Hälfte ist unter jedem {:.3f}.</translation>
    </message>
    <message>
        <source>The jobs are synthetic and use the users of the tree.</source>
        <translation>Die Jobs sind synthetisch und verwenden die Benutzer des Baums.</translation>
    </message>
    <message>
        <source>Dashed: the shares and, in the distance panel, the order of submission.</source>
        <translation>Gestrichelt: die Anteile und, im Feld der Abstände, die Reihenfolge des Einreichens.</translation>
    </message>
    <message>
        <source>Gray: the {} accounts without a label.</source>
        <translation>Grau: die {} Accounts ohne Beschriftung.</translation>
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
        <source>jobs in this recording share nodes by core; heat maps show whole nodes only</source>
        <translation>die Jobs dieser Aufzeichnung teilen sich Knoten nach Kernen; Heatmaps zeigen nur ganze Knoten</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; has nodes {} here, but {} in the samples</source>
        <translation>der Job „{}“ hat hier die Knoten {}, aber {} in den Proben</translation>
    </message>
    <message>
        <source>{} is {:.6f} here, but the jobs and their nodes give {:.6f}; values are recomputed, and {} of {} compared values differ</source>
        <translation>{} ist hier {:.6f}, aber die Jobs und ihre Knoten ergeben {:.6f}; Werte werden neu berechnet, und {} von {} verglichenen Werten weichen ab</translation>
    </message>
    <message>
        <source>the machine has {} nodes with {} cores each; expected 1 to {} cores in total</source>
        <translation>die Maschine hat {} Knoten mit je {} Kernen; erwartet: insgesamt 1 bis {} Kerne</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; needs {} cores, but the machine has {}</source>
        <translation>der Job „{}“ braucht {} Kerne, aber die Maschine hat {}</translation>
    </message>
    <message>
        <source>profile &apos;{}&apos; contains operations but no time; set a speed in operations per second per processor</source>
        <translation>das Profil „{}“ enthält Operationen, aber keine Zeit; eine Geschwindigkeit in Operationen je Sekunde und Prozessor angeben</translation>
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
        <source>no job is in class {}, so the class has no effect</source>
        <translation>kein Job gehört zur Klasse {}, daher hat sie keine Wirkung</translation>
    </message>
    <message>
        <source>earliest start</source>
        <translation>frühester Beginn</translation>
    </message>
    <message>
        <source>latest start</source>
        <translation>spätester Beginn</translation>
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
        <source>each job once</source>
        <translation>jeder Job einmal</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Seconds since the first submission.</source>
        <translation>Sekunden seit dem ersten Einreichen.</translation>
    </message>
    <message>
        <source>job log SHA-256 {}</source>
        <translation>Jobprotokoll SHA-256 {}</translation>
    </message>
    <message>
        <source>the machine has {} nodes; at most {} can be tracked individually</source>
        <translation>die Maschine hat {} Knoten; höchstens {} lassen sich einzeln verfolgen</translation>
    </message>
    <message>
        <source>{} processors are not a multiple of {} cores per node; rounding up to {} nodes</source>
        <translation>{} Prozessoren sind kein Vielfaches von {} Kernen je Knoten; aufgerundet auf {} Knoten</translation>
    </message>
    <message>
        <source>jobs that request more than the machine has, limited to its size: {}; the first, &apos;{}&apos;, requests {} of {}</source>
        <translation>Jobs, die mehr anfordern, als die Maschine hat, auf die ganze Maschine begrenzt: {}; der erste, „{}“, fordert {} an, vorhanden: {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected seconds since 1970</source>
        <translation>{} ist „{}“; erwartet: Sekunden seit 1970</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected a whole number from 1 to {}</source>
        <translation>{} ist „{}“; erwartet: eine ganze Zahl von 1 bis {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;; expected at least {}</source>
        <translation>Feld {} ist „{}“; erwartet: mindestens {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;; expected at most {}</source>
        <translation>Feld {} ist „{}“; erwartet: höchstens {}</translation>
    </message>
    <message>
        <source>field {} is &apos;{}&apos;; expected a number</source>
        <translation>Feld {} ist „{}“; erwartet: eine Zahl</translation>
    </message>
    <message>
        <source>PAP compared with LIFO, 100 of 200 nodes to free, grace period 60 s</source>
        <translation>PAP im Vergleich mit LIFO, 100 von 200 Knoten freizugeben, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>slightly more</source>
        <translation>etwas mehr</translation>
    </message>
    <message>
        <source>share of gaussian in the lost work of PAP, grace period 60 s</source>
        <translation>Anteil von gaussian an der verlorenen Arbeit von PAP, Gnadenfrist 60 s</translation>
    </message>
    <message>
        <source>NodeList is &apos;{}&apos;; expected a node list such as n[1-3,7]; jobs with unknown nodes: {}</source>
        <translation>NodeList ist „{}“; erwartet: eine Knotenliste wie n[1-3,7]; Jobs mit unbekannten Knoten: {}</translation>
    </message>
    <message>
        <source>{}: not recorded for any job</source>
        <translation>{}: bei keinem Job angegeben</translation>
    </message>
    <message>
        <source>No samples in this run: none are taken once the last job has started and a node is idle.</source>
        <translation>Dieser Lauf hat keine Proben: Sobald der letzte Job begonnen hat und ein Knoten frei ist, werden keine mehr genommen.</translation>
    </message>
    <message>
        <source>was written, but other files of the old directory are still in {}: {}</source>
        <translation>wurde geschrieben, doch andere Dateien des alten Verzeichnisses liegen noch in {}: {}</translation>
    </message>
    <message>
        <source>{} is not a digest; expected lowercase hexadecimal digits</source>
        <translation>{} ist keine Prüfsumme; erwartet: Hexadezimalziffern in Kleinschreibung</translation>
    </message>
    <message>
        <source>unknown metric &quot;{}&quot; in a result; expected one of {}</source>
        <translation>unbekannte Kennzahl &quot;{}&quot; in einem Ergebnis; erwartet: eine von {}</translation>
    </message>
    <message>
        <source>the generator peregrine creates jobs of up to {0} nodes, so the machine needs at least {0}; it has {1}</source>
        <translation>der Generator peregrine erzeugt Jobs mit bis zu {0} Knoten, daher braucht die Maschine mindestens {0}; sie hat {1}</translation>
    </message>
    <message>
        <source>submit times are missing, but a replay under all algorithms needs them; use a run directory with jobs.csv</source>
        <translation>die Einreichzeiten fehlen, ein Nachspielen unter allen Algorithmen braucht sie aber; den Ordner eines Laufs mit jobs.csv verwenden</translation>
    </message>
    <message>
        <source>node removals killed jobs in this run; a replay under all algorithms needs the jobs as submitted</source>
        <translation>Entnahmen von Knoten haben in diesem Lauf Jobs abgebrochen; ein Nachspielen unter allen Algorithmen braucht die Jobs wie eingereicht</translation>
    </message>
    <message>
        <source>not a sweep result; expected {} on each line</source>
        <translation>kein Ergebnis eines Durchlaufs; erwartet: {} in jeder Zeile</translation>
    </message>
    <message>
        <source>Submission</source>
        <translation>Einreichen</translation>
    </message>
    <message>
        <source>Jobs: {}. Nodes: {}, busy {} % of the time shown.</source>
        <translation>Jobs: {}. Knoten: {}, zu {} % der gezeigten Zeit belegt.</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected 0 or more</source>
        <translation>{} ist „{}“; erwartet: 0 oder mehr</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected numbers below {} and ranges, such as 0-3 7</source>
        <translation>{} ist „{}“; erwartet: Zahlen unter {} und Bereiche, wie 0-3 7</translation>
    </message>
    <message>
        <source>load {} is too small: jobs would be submitted after the year 5000</source>
        <translation>die Last {} ist zu klein: Jobs würden nach dem Jahr 5000 eingereicht</translation>
    </message>
    <message>
        <source>the first line names {}, which is not in the directory of the samples</source>
        <translation>die erste Zeile nennt {}; diese Datei liegt nicht im Ordner der Proben</translation>
    </message>
    <message>
        <source>jobs &apos;{}&apos; and &apos;{}&apos; use node {} at the same time in {}</source>
        <translation>die Jobs „{}“ und „{}“ belegen den Knoten {} gleichzeitig in {}</translation>
    </message>
    <message>
        <source>jobs in {} that appear in no sample, skipped: {}; the first is on line {}</source>
        <translation>Jobs in {}, die in keiner Probe vorkommen, übersprungen: {}; der erste steht in Zeile {}</translation>
    </message>
    <message>
        <source>jobs whose times in {} differ from the samples, which apply: {}; the first is on line {}</source>
        <translation>Jobs, deren Zeiten in {} von den Proben abweichen (es gelten die Proben): {}; der erste steht in Zeile {}</translation>
    </message>
    <message>
        <source>job &apos;{}&apos; is not in {}</source>
        <translation>der Job „{}“ steht nicht in {}</translation>
    </message>
    <message>
        <source>the removal at {} s takes {} nodes; expected 1 to {}, the size of the machine</source>
        <translation>die Entnahme bei {} s nimmt {} Knoten; erwartet: 1 bis {}, die Größe der Maschine</translation>
    </message>
    <message>
        <source>the removal at {} s returns its nodes after {} s, but its grace period is {} s; expected a longer time, or 0 for never</source>
        <translation>die Entnahme bei {} s gibt ihre Knoten nach {} s zurück, ihre Gnadenfrist beträgt aber {} s; erwartet: eine längere Zeit oder 0 für nie</translation>
    </message>
    <message>
        <source>jobs that started up to {} s before their first sample, shown as starting there: {}</source>
        <translation>Jobs, die bis zu {} s vor ihrer ersten Probe begannen, gezeigt ab dieser Probe: {}</translation>
    </message>
    <message>
        <source>samples do not record users or submit times, so no job is pending; queues are named after their PAP+ coefficients, relative to the smallest: {}</source>
        <translation>Proben allein enthalten keine Benutzer oder Einreichzeiten, daher wartet kein Job; Warteschlangen heißen nach ihren PAP+-Koeffizienten, bezogen auf den kleinsten: {}</translation>
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
        <source>Jobs, the same under each algorithm: {}; half-life {:.3g} d, {}.</source>
        <translation>Jobs, unter jedem Algorithmus dieselben: {}; Halbwertszeit {:.3g} d, {}.</translation>
    </message>
    <message>
        <source>is a directory; expected a job log file; if it is a recording, open it on its own</source>
        <translation>ist ein Ordner; erwartet: die Datei eines Jobprotokolls; falls es eine Aufzeichnung ist, sie für sich allein öffnen</translation>
    </message>
    <message>
        <source>jobs without a submit time or with a negative one, skipped: {}</source>
        <translation>Jobs ohne oder mit negativer Einreichzeit, übersprungen: {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected at least {}</source>
        <translation>{} ist „{}“; erwartet: mindestens {}</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected at most {}</source>
        <translation>{} ist „{}“; erwartet: höchstens {}</translation>
    </message>
    <message>
        <source>&quot;jobs&quot; is {} and is ignored; expected the name of a file next to the samples, without a directory</source>
        <translation>&quot;jobs&quot; ist {} und wird ignoriert; erwartet: der Name einer Datei neben den Proben, ohne Ordner</translation>
    </message>
    <message>
        <source>column &apos;{}&apos; is the second with values of {}; expected one column per policy</source>
        <translation>die Spalte „{}“ ist die zweite mit Werten von {}; erwartet: eine Spalte je Regel</translation>
    </message>
    <message>
        <source>is a simulation recording and contains no account tree; open its file or directory separately</source>
        <translation>ist die Aufzeichnung einer Simulation und enthält keinen Baum von Accounts; ihre Datei oder ihren Ordner getrennt öffnen</translation>
    </message>
    <message>
        <source>jobs come from a log or a generator; expected either &quot;path&quot; or &quot;generator&quot;, not both</source>
        <translation>Jobs kommen aus einem Protokoll oder von einem Generator; erwartet: &quot;path&quot; oder &quot;generator&quot;, nicht beides</translation>
    </message>
    <message>
        <source>{} nodes with {} cores each have {} processors, but &quot;processors&quot; is {}; give only one of &quot;nodes&quot; and &quot;processors&quot;</source>
        <translation>{} Knoten mit je {} Kernen haben {} Prozessoren, aber &quot;processors&quot; ist {}; nur &quot;nodes&quot; oder &quot;processors&quot; angeben</translation>
    </message>
    <message>
        <source>byte 0x00 (NUL) is not text; the file may be damaged</source>
        <translation>Byte 0x00 (NUL) ist kein Text; die Datei ist vielleicht beschädigt</translation>
    </message>
    <message>
        <source>is a recording; expected a job log; open the recording on its own</source>
        <translation>ist eine Aufzeichnung; erwartet: ein Jobprotokoll; die Aufzeichnung für sich allein öffnen</translation>
    </message>
    <message>
        <source>class {}</source>
        <translation>Klasse {}</translation>
    </message>
    <message>
        <source>unknown policy &apos;{}&apos; is ignored</source>
        <translation>die unbekannte Regel „{}“ wird ignoriert</translation>
    </message>
    <message>
        <source>{} has {} values; expected {}, one per node</source>
        <translation>{} hat {} Werte; erwartet: {}, einer je Knoten</translation>
    </message>
    <message>
        <source>lost work of {} is &apos;{}&apos;; expected two numbers, 0 or more, the second for the jobs in a class</source>
        <translation>die verlorene Arbeit von {} ist „{}“; erwartet: zwei Zahlen, 0 oder mehr, die zweite für die Jobs einer Klasse</translation>
    </message>
    <message>
        <source>no distances are available: usage is sampled every {} s, and no job was pending at any sample</source>
        <translation>es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und bei keiner Messung wartete ein Job</translation>
    </message>
    <message>
        <source>no distances are available: usage is sampled every {} s, and no account had any usage at any sample</source>
        <translation>es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und bei keiner Messung hatte ein Account Nutzung</translation>
    </message>
    <message>
        <source>distances are means over the second half of the time until an account has no pending jobs; all jobs are submitted within {} s, and usage is sampled every {} s</source>
        <translation>Abstände sind Mittelwerte über die zweite Hälfte der Zeit, bis ein Account keine wartenden Jobs mehr hat; alle Jobs werden binnen {} s eingereicht, und die Nutzung wird alle {} s gemessen</translation>
    </message>
    <message>
        <source>distances are means over the second half of the submission period</source>
        <translation>Abstände sind Mittelwerte über die zweite Hälfte des Zeitraums, in dem Jobs eingereicht werden</translation>
    </message>
    <message>
        <source>Days since the first submission.</source>
        <translation>Tage seit dem ersten Einreichen.</translation>
    </message>
    <message>
        <source>No distances are available: usage is sampled every {} s, and no job was pending at any sample.</source>
        <translation>Es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und bei keiner Messung wartete ein Job.</translation>
    </message>
    <message>
        <source>No distances are available: usage is sampled every {} s, and no account had any usage at any sample.</source>
        <translation>Es gibt keine Abstände: Die Nutzung wird alle {} s gemessen, und bei keiner Messung hatte ein Account Nutzung.</translation>
    </message>
    <message>
        <source>The chart ends when an account has no pending job, because all jobs are submitted within {} s and usage is sampled every {} s.</source>
        <translation>Das Diagramm endet, sobald ein Account keinen wartenden Job hat, weil alle Jobs binnen {} s eingereicht werden und die Nutzung alle {} s gemessen wird.</translation>
    </message>
    <message>
        <source>{} is not recorded for any job; all jobs are charged to one unnamed account</source>
        <translation>{} ist bei keinem Job aufgezeichnet; alle Jobs werden einem Account ohne Namen angerechnet</translation>
    </message>
    <message>
        <source>No account is recorded for any job, so jobs are charged to their users.</source>
        <translation>Bei keinem Job ist ein Account angegeben; Jobs werden ihren Benutzern angerechnet.</translation>
    </message>
    <message>
        <source>No {} is recorded for any job, so all jobs are charged to one unnamed account.</source>
        <translation>Bei keinem Job ist {} angegeben; alle werden einem Account ohne Namen angerechnet.</translation>
    </message>
    <message>
        <source>jobs in {}: {}, but run.json records {}</source>
        <translation>Jobs in {}: {}, aber run.json nennt {}</translation>
    </message>
    <message>
        <source>the saved results in {} are incomplete: {}; the jobs were simulated again</source>
        <translation>die gespeicherten Ergebnisse in {} sind unvollständig: {}; die Jobs wurden neu simuliert</translation>
    </message>
    <message>
        <source>the saved results in {} are for {}, but the scenario has {}; the jobs were simulated again</source>
        <translation>die gespeicherten Ergebnisse in {} gelten für {}, das Szenario hat aber {}; die Jobs wurden neu simuliert</translation>
    </message>
    <message>
        <source>profile &apos;{}&apos; has {} operations; expected 0 or more</source>
        <translation>das Profil „{}“ hat {} Operationen; erwartet: 0 oder mehr</translation>
    </message>
    <message>
        <source>with profile &apos;{}&apos; the job would run for {} s, more than a century</source>
        <translation>mit dem Profil „{}“ liefe der Job {} s lang, mehr als ein Jahrhundert</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: it is for generators, but the jobs come from a log</source>
        <translation>&quot;{}&quot; hat keine Wirkung: es gilt für Generatoren, aber die Jobs kommen aus einem Protokoll</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: it is for logs, but the jobs come from a generator</source>
        <translation>&quot;{}&quot; hat keine Wirkung: es gilt für Protokolle, aber die Jobs kommen von einem Generator</translation>
    </message>
    <message>
        <source>&quot;overrun&quot; has no effect: no job is ended at its limit when &quot;kill_at_limit&quot; is false</source>
        <translation>&quot;overrun&quot; hat keine Wirkung: ist &quot;kill_at_limit&quot; false, wird kein Job an seiner Grenze beendet</translation>
    </message>
    <message>
        <source>&quot;weights&quot; has no effect: it applies only with &quot;unit&quot;: &quot;core&quot;, but whole nodes are freed</source>
        <translation>&quot;weights&quot; hat keine Wirkung: es gilt nur bei &quot;unit&quot;: &quot;core&quot;, aber es werden ganze Knoten freigegeben</translation>
    </message>
    <message>
        <source>&quot;speed&quot; has no effect: the log records run times but no work</source>
        <translation>&quot;speed&quot; hat keine Wirkung: Das Protokoll enthält Laufzeiten, aber keine Arbeit</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: a sweep computes lost work only if &quot;allocation&quot; is &quot;node&quot;</source>
        <translation>&quot;{}&quot; hat keine Wirkung: Ein Durchlauf berechnet verlorene Arbeit nur, wenn &quot;allocation&quot; &quot;node&quot; ist</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: the simulation has no &quot;priority&quot; section</source>
        <translation>&quot;{}&quot; hat keine Wirkung: Die Simulation hat keinen Abschnitt &quot;priority&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no effect: no algorithm in the sweep has this parameter</source>
        <translation>&quot;{}&quot; hat keine Wirkung: Kein Algorithmus des Durchlaufs hat diesen Parameter</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;; expected at least {}, or -1 if unknown</source>
        <translation>{} ist „{}“; erwartet: mindestens {} oder -1 für unbekannt</translation>
    </message>
    <message>
        <source>End is &apos;{}&apos;; expected a time no earlier than Start, &apos;{}&apos;</source>
        <translation>End ist „{}“; erwartet: eine Zeit nicht vor Start, „{}“</translation>
    </message>
    <message>
        <source>{} is &apos;{}&apos;, but {} on an earlier line; the last value applies</source>
        <translation>{} ist „{}“, aber {} in einer früheren Zeile; der letzte Wert gilt</translation>
    </message>
    <message>
        <source>jobs whose finish_time is not starting_time + execution_time, finish_time ignored: {}</source>
        <translation>Jobs, deren finish_time nicht starting_time + execution_time ist, finish_time ignoriert: {}</translation>
    </message>
    <message>
        <source>enough idle nodes with lower numbers ({})</source>
        <translation>genug freie Knoten mit kleineren Nummern ({})</translation>
    </message>
    <message>
        <source>enough idle nodes ({})</source>
        <translation>genug freie Knoten ({})</translation>
    </message>
    <message>
        <source>{} nodes with the same value come first, together with the other nodes of their jobs</source>
        <translation>{} Knoten mit gleichem Wert kommen zuerst, zusammen mit den übrigen Knoten ihrer Jobs</translation>
    </message>
    <message>
        <source>{} with the same value and a lower number</source>
        <translation>{} mit gleichem Wert und kleinerer Nummer</translation>
    </message>
    <message>
        <source>no nodes to free</source>
        <translation>keine Knoten freizugeben</translation>
    </message>
    <message>
        <source>{} idle</source>
        <translation>{} frei</translation>
    </message>
    <message>
        <source>{} with a lower value</source>
        <translation>{} mit niedrigerem Wert</translation>
    </message>
    <message>
        <source>To free {}, {} picks the row starting at node {} most often ({} % of the samples shown). The row starting at node {} is picked least often ({} %).</source>
        <translation>Um {} freizugeben, wählt {} die Zeile ab Knoten {} am häufigsten ({} % der gezeigten Proben). Die Zeile ab Knoten {} wird am seltensten gewählt ({} %).</translation>
    </message>
    <message>
        <source>Over {} samples, freeing {} loses {} node-h under every policy.</source>
        <translation>Über {} Proben gehen, wenn {} freigegeben werden, unter jeder Regel {} Knoten-h verloren.</translation>
    </message>
    <message>
        <source>Over {} samples, freeing {} loses least under {} ({} node-h) and most under {} ({} node-h).</source>
        <translation>Über {} Proben geht, wenn {} freigegeben werden, unter {} am wenigsten verloren ({} Knoten-h) und unter {} am meisten ({} Knoten-h).</translation>
    </message>
    <message>
        <source>{} to free</source>
        <translation>{} freizugeben</translation>
    </message>
    <message>
        <source>At {}, freeing {} loses nothing under any policy.</source>
        <translation>Bei {} geht, wenn {} freigegeben werden, unter keiner Regel etwas verloren.</translation>
    </message>
    <message>
        <source>At {}, freeing {} loses {}.</source>
        <translation>Bei {} gehen, wenn {} freigegeben werden, {} verloren.</translation>
    </message>
    <message>
        <source>At {}, freeing {} loses {}; {}.</source>
        <translation>Bei {} gehen, wenn {} freigegeben werden, {} verloren; {}.</translation>
    </message>
    <message>
        <source>What the color of a job shows: its queue, user, account, application, or wait time. With many names, those with the most node time get their own color. Automatic uses the first of queue, user, account, and application that differs between jobs.</source>
        <translation>Was die Farbe eines Jobs zeigt: Warteschlange, Benutzer, Account, Anwendung oder Wartezeit. Bei vielen Namen erhalten die mit der meisten Knotenzeit eine eigene Farbe. Automatisch nimmt das erste von Warteschlange, Benutzer, Account und Anwendung, in dem sich Jobs unterscheiden.</translation>
    </message>
    <message>
        <source>Hatched: no job. Outlined or struck through: freed in at least half of a cell&apos;s samples.</source>
        <translation>Schraffiert: kein Job. Umrandet oder durchgestrichen: in mindestens der Hälfte der Proben eines Feldes freigegeben.</translation>
    </message>
    <message>
        <source>Hatched: no job.</source>
        <translation>Schraffiert: kein Job.</translation>
    </message>
    <message>
        <source>Hatched on gray: node away.</source>
        <translation>Schraffiert auf Grau: Knoten entnommen.</translation>
    </message>
    <message>
        <source>duplicate policy {}</source>
        <translation>doppelte Regel {}</translation>
    </message>
    <message>
        <source>{} to free, {}</source>
        <translation>{} freizugeben, {}</translation>
    </message>
    <message>
        <source>{}: {} node-h, running total {}</source>
        <translation>{}: {} Knoten-h, laufende Summe {}</translation>
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
        <source>pending jobs: {}, nodes needed: {}</source>
        <translation>wartende Jobs: {}, benötigte Knoten: {}</translation>
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
        <source>{} of 1 job used, on {}</source>
        <translation>{} von 1 Job verwendet; Cluster: {}</translation>
    </message>
    <message>
        <source>{} of {} jobs used, on {}</source>
        <translation>{} von {} Jobs verwendet; Cluster: {}</translation>
    </message>
    <message>
        <source>the log contains job priorities, which require batch order</source>
        <translation>das Protokoll enthält Prioritäten von Jobs; sie brauchen die Stapelreihenfolge</translation>
    </message>
    <message>
        <source>removals need jobs in order of submission: killed jobs return to the head of the queue, but the log contains job priorities</source>
        <translation>Entnahmen brauchen die Reihenfolge des Einreichens: Abgebrochene Jobs kehren an den Anfang der Warteschlange zurück, das Protokoll enthält aber Prioritäten von Jobs</translation>
    </message>
    <message>
        <source>Based on {1} of {0} samples, evenly spaced.</source>
        <translation>Aus {1} von {0} Proben, gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>jobs with a priority, which orders them unless fairshare does</source>
        <translation>Jobs mit einer Priorität, die sie ordnet, sofern Fairshare es nicht tut</translation>
    </message>
    <message>
        <source>a number above 0, at most {}</source>
        <translation>eine Zahl über 0, höchstens {}</translation>
    </message>
    <message>
        <source>jobs with an ID or name that is not valid UTF-8, invalid bytes replaced by U+FFFD: {}</source>
        <translation>Jobs, deren ID oder Name kein gültiges UTF-8 ist, ungültige Bytes durch U+FFFD ersetzt: {}</translation>
    </message>
    <message>
        <source>&quot;chosen&quot; lists node {} twice for {}</source>
        <translation>&quot;chosen&quot; nennt den Knoten {} zweimal bei {}</translation>
    </message>
    <message>
        <source>&quot;dt&quot; is {} on the first line of the samples, but {} in run.json, which applies</source>
        <translation>&quot;dt&quot; ist {} in der ersten Zeile der Proben, aber {} in run.json; es gilt run.json</translation>
    </message>
    <message>
        <source>the job has started but has neither an end time nor an elapsed time</source>
        <translation>der Job hat begonnen, aber weder Endzeit noch Laufzeit sind angegeben</translation>
    </message>
    <message>
        <source>jobs in {} whose finish_time (ignored) is not starting_time + execution_time: {}; the first is on line {}</source>
        <translation>Jobs in {}, deren finish_time (ignoriert) nicht starting_time + execution_time ist: {}; der erste steht in Zeile {}</translation>
    </message>
    <message>
        <source>unknown format; line 1 is &apos;{}&apos;; expected a scenario (.fairshare), a CSV table, Slurm or HTCondor output or configuration, a job log (SWF, Batsim) or a recording</source>
        <translation>unbekanntes Format; Zeile 1 ist „{}“; erwartet: ein Szenario (.fairshare), eine CSV-Tabelle, Ausgabe oder Konfiguration von Slurm oder HTCondor, ein Jobprotokoll (SWF, Batsim) oder eine Aufzeichnung</translation>
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
        <source>{} is simulated as a job log; to use it as usage or jobs, open it together with a tree</source>
        <translation>{} wird als Jobprotokoll simuliert; zur Verwendung als Nutzung oder Jobs zusammen mit einem Baum öffnen</translation>
    </message>
    <message>
        <source>contains a tree, and so does {}; open one of them and compare it with the other</source>
        <translation>enthält einen Baum, ebenso wie {}; eine der Dateien öffnen und mit der anderen vergleichen</translation>
    </message>
    <message>
        <source>no file to open</source>
        <translation>keine Datei zu öffnen</translation>
    </message>
    <message>
        <source>users deeper than the {} levels that {} counts: {}; the first is {}</source>
        <translation>Benutzer unterhalb der {} Ebenen, die {} zählt: {}; der erste ist {}</translation>
    </message>
    <message>
        <source>raise {}.{} or flatten the tree; other algorithms are not affected</source>
        <translation>{}.{} erhöhen oder den Baum abflachen; andere Algorithmen sind nicht betroffen</translation>
    </message>
    <message>
        <source>{} has 0 shares; {} gives it the full bucket, so no user of its siblings ranks higher</source>
        <translation>{} hat 0 Anteile; {} gibt ihm den vollen Bucket, daher steht kein Benutzer der Geschwister höher</translation>
    </message>
    <message>
        <source>Each user&apos;s rank under {} algorithms; rank 1 is at the top.</source>
        <translation>Rang jedes Benutzers unter {} Algorithmen; Rang 1 steht oben.</translation>
    </message>
    <message>
        <source>Mean rank of each account&apos;s users under {} algorithms; rank 1 is at the top.</source>
        <translation>Mittlerer Rang der Benutzer jedes Accounts unter {} Algorithmen; Rang 1 steht oben.</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>the amount {} is too large</source>
        <translation>die Menge {} ist zu groß</translation>
    </message>
    <message>
        <source>a group name must not be empty</source>
        <translation>ein Gruppenname darf nicht leer sein</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is the name of the pool itself; choose another name</source>
        <translation>„{}“ ist der Name des Pools selbst; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>&lt;row&gt; or &lt;/resultset&gt;</source>
        <translation>&lt;row&gt; oder &lt;/resultset&gt;</translation>
    </message>
    <message>
        <source>&lt;field&gt; or &lt;/row&gt;</source>
        <translation>&lt;field&gt; oder &lt;/row&gt;</translation>
    </message>
    <message>
        <source>nothing after &lt;/resultset&gt;</source>
        <translation>nichts nach &lt;/resultset&gt;</translation>
    </message>
    <message>
        <source>the demand of {} comes from the groups below it</source>
        <translation>die Nachfrage von {} ergibt sich aus den Gruppen darunter</translation>
    </message>
    <message>
        <source>a sweep</source>
        <translation>ein Durchlauf</translation>
    </message>
    <message>
        <source>an association</source>
        <translation>eine Assoziation</translation>
    </message>
    <message>
        <source>an entry of &quot;away&quot;</source>
        <translation>ein Eintrag von &quot;away&quot;</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>the text has {} bytes; at most {} are allowed</source>
        <translation>der Text hat {} Bytes; höchstens {} sind erlaubt</translation>
    </message>
    <message>
        <source>{}, date</source>
        <translation>{}, Datum</translation>
    </message>
    <message>
        <source>Own text</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>How the algorithm ranks users</source>
        <translation>Wie der Algorithmus Benutzer einordnet</translation>
    </message>
    <message>
        <source>none of the chosen sections has content for this file: {}</source>
        <translation>keiner der gewählten Abschnitte hat Inhalt für diese Datei: {}</translation>
    </message>
    <message>
        <source>section &apos;{}&apos; is listed twice</source>
        <translation>Abschnitt „{}“ ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>usage cannot be {}; expected 0 or more</source>
        <translation>die Nutzung kann nicht {} sein; erwartet: 0 oder mehr</translation>
    </message>
    <message>
        <source>{} TRES-seconds</source>
        <translation>{} TRES-Sekunden</translation>
    </message>
    <message>
        <source>no value entered; type {}, another unit such as 2d, or a change such as *1.5 or +10%</source>
        <translation>kein Wert eingegeben; {}, eine andere Einheit wie 2d oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{} is not a valid value for usage; type {}, another unit such as 2d, or a change such as *1.5 or +10%</source>
        <translation>{} ist kein gültiger Wert für die Nutzung; {}, eine andere Einheit wie 2d oder eine Änderung wie *1.5 oder +10% eingeben</translation>
    </message>
    <message>
        <source>{}% of all usage = {}</source>
        <translation>{} % der gesamten Nutzung = {}</translation>
    </message>
    <message>
        <source>{} for each of {} rows</source>
        <translation>{} für jede von {} Zeilen</translation>
    </message>
    <message>
        <source>{}; {}&apos;s usage × {}</source>
        <translation>{}; Nutzung von {} × {}</translation>
    </message>
    <message>
        <source>{}; {}&apos;s total × {}</source>
        <translation>{}; Summe von {} × {}</translation>
    </message>
    <message>
        <source>{}; {} has no usage to scale, so it becomes the account&apos;s own</source>
        <translation>{}; {} hat keine Nutzung, die skaliert werden kann; daher wird es die eigene des Accounts</translation>
    </message>
    <message>
        <source>the formula has more than {} parts</source>
        <translation>die Formel hat mehr als {} Teile</translation>
    </message>
    <message>
        <source>the formula is incomplete; expected {}</source>
        <translation>die Formel ist unvollständig; erwartet: {}</translation>
    </message>
    <message>
        <source>a number or a column such as shares</source>
        <translation>eine Zahl oder eine Spalte wie shares</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>eines von + - * /</translation>
    </message>
    <message>
        <source>{} is not a number; expected for example 0.5, 30%, 2k or 3h</source>
        <translation>{} ist keine Zahl; erwartet zum Beispiel: 0.5, 30%, 2k oder 3h</translation>
    </message>
    <message>
        <source>{} is not a number; expected for example 0.5, 30% or 2k</source>
        <translation>{} ist keine Zahl; erwartet zum Beispiel: 0.5, 30% oder 2k</translation>
    </message>
    <message>
        <source>found &apos;{}&apos;; commas separate what min and max compare, and decimals have a point, as in 0.5</source>
        <translation>„{}“ gefunden; Kommas trennen, was min und max vergleichen, und Dezimalstellen haben einen Punkt wie in 0.5</translation>
    </message>
    <message>
        <source>formula cancelled</source>
        <translation>Formel abgebrochen</translation>
    </message>
    <message>
        <source>no value for {}: {}</source>
        <translation>kein Wert für {}: {}</translation>
    </message>
    <message>
        <source>division by 0 or too large a number for {}</source>
        <translation>Division durch 0 oder zu große Zahl für {}</translation>
    </message>
    <message>
        <source>shares of {} cannot be {}; expected 0 to {}</source>
        <translation>die Anteile von {} können nicht {} sein; erwartet: 0 bis {}</translation>
    </message>
    <message>
        <source>usage of {} cannot be {} TRES-s; expected a finite number, 0 or more</source>
        <translation>die Nutzung von {} kann nicht {} TRES-s sein; erwartet: eine endliche Zahl, 0 oder mehr</translation>
    </message>
    <message>
        <source>the table contains no numbers next to names; the first column should contain names of users or accounts</source>
        <translation>die Tabelle enthält keine Zahlen neben Namen; die erste Spalte sollte Namen von Benutzern oder Accounts enthalten</translation>
    </message>
    <message>
        <source>reading of the table cancelled</source>
        <translation>Lesen der Tabelle abgebrochen</translation>
    </message>
    <message>
        <source>found &apos;{}&apos;; expected {}</source>
        <translation>„{}“ gefunden; erwartet: {}</translation>
    </message>
    <message>
        <source>there is no &apos;(&apos; for this &apos;)&apos;</source>
        <translation>zu dieser „)“ gibt es keine „(“</translation>
    </message>
    <message>
        <source>a closing {}</source>
        <translation>ein schließendes {}</translation>
    </message>
    <message>
        <source>Shares and usage</source>
        <translation>Anteile und Nutzung</translation>
    </message>
    <message>
        <source>Ranks and algorithms</source>
        <translation>Ränge und Algorithmen</translation>
    </message>
    <message>
        <source>Factor by usage and share</source>
        <translation>Faktor nach Nutzung und Anteil</translation>
    </message>
    <message>
        <source>Job queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Pool and quotas</source>
        <translation>Pool und Quoten</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>users and jobs to simulate</source>
        <translation>Benutzer und zu simulierende Jobs</translation>
    </message>
    <message>
        <source>jobs to simulate</source>
        <translation>zu simulierende Jobs</translation>
    </message>
    <message>
        <source>users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Not drawn, because all users are tied: {}.</source>
        <translation>Nicht gezeichnet, weil alle Benutzer gleichauf liegen: {}.</translation>
    </message>
    <message>
        <source>up at {}, down at {}</source>
        <translation>aufwärts bei {}, abwärts bei {}</translation>
    </message>
    <message>
        <source>up at {}</source>
        <translation>aufwärts bei {}</translation>
    </message>
    <message>
        <source>down at {}</source>
        <translation>abwärts bei {}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is given twice; expected two different accounts</source>
        <translation>„{}“ ist doppelt angegeben; erwartet werden zwei verschiedene Accounts</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is above &apos;{}&apos;; choose two on separate branches</source>
        <translation>„{}“ liegt über „{}“; zwei wählen, von denen keines über dem anderen liegt</translation>
    </message>
    <message>
        <source>{} {}.</source>
        <translation>{} {}.</translation>
    </message>
    <message>
        <source>{} (rank {})</source>
        <translation>{} (Rang {})</translation>
    </message>
    <message>
        <source>{} (ranks {} to {})</source>
        <translation>{} (Ränge {} bis {})</translation>
    </message>
    <message>
        <source>Neither {} nor {} has users.</source>
        <translation>Weder {} noch {} hat Benutzer.</translation>
    </message>
    <message>
        <source>{} has no users and therefore no rank.</source>
        <translation>{} hat keine Benutzer und daher keinen Rang.</translation>
    </message>
    <message>
        <source>{} is in the middle of {}; users before: {}, after: {}.</source>
        <translation>{} liegt in der Mitte von {}; Benutzer davor: {}, danach: {}.</translation>
    </message>
    <message>
        <source>{} and {} are even: each is ahead in {} of {} pairs of users.</source>
        <translation>{} und {} sind gleichauf: Jeder liegt in {} von {} Benutzerpaaren vorn.</translation>
    </message>
    <message>
        <source>In {}, {} ranks first and {} last.</source>
        <translation>In {} steht {} an erster und {} an letzter Stelle.</translation>
    </message>
    <message>
        <source>{} is ahead of {}.</source>
        <translation>{} liegt vor {}.</translation>
    </message>
    <message>
        <source>{} is ahead of {}; they share rank {}.</source>
        <translation>{} liegt vor {}; sie teilen sich Rang {}.</translation>
    </message>
    <message>
        <source>{} is ahead of {} of the {} users of {}.</source>
        <translation>{} liegt vor {} der {} Benutzer von {}.</translation>
    </message>
    <message>
        <source>{} of the {} users of {} are ahead of {}.</source>
        <translation>{} der {} Benutzer von {} liegen vor {}.</translation>
    </message>
    <message>
        <source>{} is ahead of {} in {} of {} pairs of users.</source>
        <translation>{} liegt vor {} in {} von {} Benutzerpaaren.</translation>
    </message>
    <message>
        <source>Users are compared, not accounts: even {}, the last of {}, is ahead of {}, the first of {}.</source>
        <translation>Verglichen werden Benutzer, nicht Accounts: Selbst {}, an letzter Stelle von {}, liegt vor {}, an erster Stelle von {}.</translation>
    </message>
    <message>
        <source>Users are compared, not accounts: {} is ahead of {}, the first of {}.</source>
        <translation>Verglichen werden Benutzer, nicht Accounts: {} liegt vor {}, an erster Stelle von {}.</translation>
    </message>
    <message>
        <source>Users are compared, not accounts: even {}, the last of {}, is ahead of {}.</source>
        <translation>Verglichen werden Benutzer, nicht Accounts: Selbst {}, an letzter Stelle von {}, liegt vor {}.</translation>
    </message>
    <message>
        <source>Users are compared, not accounts.</source>
        <translation>Verglichen werden Benutzer, nicht Accounts.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is an account; only users have a rank that recovers</source>
        <translation>„{}“ ist ein Account; nur Benutzer haben einen Rang, der sich erholt</translation>
    </message>
    <message>
        <source>{} and {} have the same LevelFS, so their members are ranked in one list.</source>
        <translation>{} und {} haben denselben LevelFS-Wert, daher stehen ihre Mitglieder in einer gemeinsamen Liste.</translation>
    </message>
    <message>
        <source>has no share of its own</source>
        <translation>hat keinen eigenen Anteil</translation>
    </message>
    <message>
        <source>has usage but no share: over-served</source>
        <translation>hat Nutzung, aber keinen Anteil: überversorgt</translation>
    </message>
    <message>
        <source>has no share and no usage</source>
        <translation>hat weder Anteil noch Nutzung</translation>
    </message>
    <message>
        <source>has used nothing: under-served</source>
        <translation>hat nichts genutzt: unterversorgt</translation>
    </message>
    <message>
        <source>used its share: on target</source>
        <translation>hat den eigenen Anteil genutzt: am Ziel</translation>
    </message>
    <message>
        <source>used {} times its share: over-served</source>
        <translation>hat das {}-Fache des Anteils genutzt: überversorgt</translation>
    </message>
    <message>
        <source>used {} times its share: under-served</source>
        <translation>hat das {}-Fache des Anteils genutzt: unterversorgt</translation>
    </message>
    <message>
        <source>has no effective usage: under-served</source>
        <translation>hat keine effektive Nutzung: unterversorgt</translation>
    </message>
    <message>
        <source>has effective usage equal to its share: on target</source>
        <translation>hat effektive Nutzung in Höhe des Anteils: am Ziel</translation>
    </message>
    <message>
        <source>has effective usage of {} times its share: over-served</source>
        <translation>hat effektive Nutzung vom {}-Fachen des Anteils: überversorgt</translation>
    </message>
    <message>
        <source>has effective usage of {} times its share: under-served</source>
        <translation>hat effektive Nutzung vom {}-Fachen des Anteils: unterversorgt</translation>
    </message>
    <message>
        <source>ranks moved</source>
        <translation>Rangänderung</translation>
    </message>
    <message>
        <source>ranks gained</source>
        <translation>gewonnene Ränge</translation>
    </message>
    <message>
        <source>ranks lost</source>
        <translation>verlorene Ränge</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a number of shares; expected a number or parent</source>
        <translation>„{}“ ist keine Zahl von Anteilen; erwartet: eine Zahl oder parent</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a number; expected for example 0.5, 50% or 2k</source>
        <translation>„{}“ ist keine Zahl; erwartet zum Beispiel: 0.5, 50% oder 2k</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a number; expected for example 5 or 2k</source>
        <translation>„{}“ ist keine Zahl; erwartet zum Beispiel: 5 oder 2k</translation>
    </message>
    <message>
        <source>the filter has more than {} conditions</source>
        <translation>der Filter hat mehr als {} Bedingungen</translation>
    </message>
    <message>
        <source>a condition such as shares&lt;5</source>
        <translation>eine Bedingung wie shares&lt;5</translation>
    </message>
    <message>
        <source>the filter is incomplete; expected {}</source>
        <translation>der Filter ist unvollständig; erwartet: {}</translation>
    </message>
    <message>
        <source>a column before it, such as shares</source>
        <translation>davor eine Spalte wie shares</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>one of &lt;, &lt;=, =, !=, &gt;=, &gt; and ~</source>
        <translation>eines von &lt;, &lt;=, =, !=, &gt;=, &gt; und ~</translation>
    </message>
    <message>
        <source>{} is text; expected =, != or ~</source>
        <translation>{} ist Text; erwartet: =, != oder ~</translation>
    </message>
    <message>
        <source>{} is a number; expected &lt;, &lt;=, =, !=, &gt;= or &gt;</source>
        <translation>{} ist eine Zahl; erwartet: &lt;, &lt;=, =, !=, &gt;= oder &gt;</translation>
    </message>
    <message>
        <source>{} below {}</source>
        <translation>{} unter {}</translation>
    </message>
    <message>
        <source>{} at most {}</source>
        <translation>{} höchstens {}</translation>
    </message>
    <message>
        <source>{} equal to {}</source>
        <translation>{} gleich {}</translation>
    </message>
    <message>
        <source>{} other than {}</source>
        <translation>{} ungleich {}</translation>
    </message>
    <message>
        <source>{} at least {}</source>
        <translation>{} mindestens {}</translation>
    </message>
    <message>
        <source>{} above {}</source>
        <translation>{} über {}</translation>
    </message>
    <message>
        <source>{} contains {}</source>
        <translation>{} enthält {}</translation>
    </message>
    <message>
        <source>in account {}</source>
        <translation>im Account {}</translation>
    </message>
    <message>
        <source>outside account {}</source>
        <translation>außerhalb des Accounts {}</translation>
    </message>
    <message>
        <source>{} of all usage</source>
        <translation>{} der gesamten Nutzung</translation>
    </message>
    <message>
        <source>changed since the baseline</source>
        <translation>geändert gegenüber dem Ausgangsstand</translation>
    </message>
    <message>
        <source>not in the baseline</source>
        <translation>nicht im Ausgangsstand</translation>
    </message>
    <message>
        <source>with a lint warning</source>
        <translation>mit einer Prüfwarnung</translation>
    </message>
    <message>
        <source>without usage</source>
        <translation>ohne Nutzung</translation>
    </message>
    <message>
        <source>with a rank that differs from the baseline</source>
        <translation>mit anderem Rang als im Ausgangsstand</translation>
    </message>
    <message>
        <source>name like &apos;{}&apos;</source>
        <translation>Name wie „{}“</translation>
    </message>
    <message>
        <source>name contains &apos;{}&apos;</source>
        <translation>Name enthält „{}“</translation>
    </message>
    <message>
        <source>not ({})</source>
        <translation>nicht ({})</translation>
    </message>
    <message>
        <source>not {}</source>
        <translation>nicht {}</translation>
    </message>
    <message>
        <source>TRES that all running jobs of the association may use together.</source>
        <translation>TRES, die alle laufenden Jobs der Assoziation zusammen belegen dürfen.</translation>
    </message>
    <message>
        <source>TRES minutes that may be used in total, with decay.</source>
        <translation>TRES-Minuten, die insgesamt genutzt werden dürfen, mit Zerfall.</translation>
    </message>
    <message>
        <source>TRES minutes that running jobs may reserve together.</source>
        <translation>TRES-Minuten, die laufende Jobs zusammen reservieren dürfen.</translation>
    </message>
    <message>
        <source>Maximum running jobs, including subaccounts.</source>
        <translation>Jobs, die gleichzeitig laufen dürfen, einschließlich allem darunter.</translation>
    </message>
    <message>
        <source>Maximum pending or running jobs, including subaccounts.</source>
        <translation>Jobs, die warten oder laufen dürfen, einschließlich allem darunter.</translation>
    </message>
    <message>
        <source>Wall time that may be used in total, with decay.</source>
        <translation>Laufzeit, die insgesamt genutzt werden darf, mit Zerfall.</translation>
    </message>
    <message>
        <source>Maximum TRES per job.</source>
        <translation>TRES, die ein Job der Assoziation belegen darf.</translation>
    </message>
    <message>
        <source>Maximum TRES per job on each node.</source>
        <translation>TRES, die ein Job auf jedem Knoten belegen darf.</translation>
    </message>
    <message>
        <source>Maximum TRES minutes per job.</source>
        <translation>TRES-Minuten, die ein Job der Assoziation nutzen darf.</translation>
    </message>
    <message>
        <source>Maximum running jobs per user.</source>
        <translation>Jobs, die für jeden Benutzer gleichzeitig laufen dürfen.</translation>
    </message>
    <message>
        <source>Maximum pending or running jobs per user.</source>
        <translation>Jobs, die für jeden Benutzer warten oder laufen dürfen.</translation>
    </message>
    <message>
        <source>Maximum time limit per job.</source>
        <translation>Längstes Zeitlimit, das ein Job der Assoziation haben darf.</translation>
    </message>
    <message>
        <source>Priority of the association, for the association factor of jobs.</source>
        <translation>Priorität der Assoziation, für den Assoziationsfaktor der Jobs.</translation>
    </message>
    <message>
        <source>QOS of the jobs of the association that choose none.</source>
        <translation>QOS der Jobs der Assoziation, die keine wählen.</translation>
    </message>
    <message>
        <source>QOS that jobs of the association may choose.</source>
        <translation>QOS, die Jobs der Assoziation wählen dürfen.</translation>
    </message>
    <message>
        <source>{} for each user, here {}</source>
        <translation>{} für jeden Benutzer, hier {}</translation>
    </message>
    <message>
        <source>{} reserved by running jobs</source>
        <translation>{} von laufenden Jobs reserviert</translation>
    </message>
    <message>
        <source>{} running</source>
        <translation>{} laufen</translation>
    </message>
    <message>
        <source>{} pending or running</source>
        <translation>{} warten oder laufen</translation>
    </message>
    <message>
        <source>{} pending</source>
        <translation>{} warten</translation>
    </message>
    <message>
        <source>{} pending, {} running</source>
        <translation>{} warten, {} laufen</translation>
    </message>
    <message>
        <source>{} used</source>
        <translation>{} genutzt</translation>
    </message>
    <message>
        <source>{} used if usage counts only CPUs</source>
        <translation>{} genutzt, falls die Nutzung nur CPUs zählt</translation>
    </message>
    <message>
        <source>QOS {}, here {}</source>
        <translation>QOS {}, hier {}</translation>
    </message>
    <message>
        <source>the trees are of different clusters, &apos;{0}&apos; and &apos;{1}&apos;</source>
        <translation>die Bäume gehören zu verschiedenen Clustern, &apos;{0}&apos; und &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>the current state has no accounts or users</source>
        <translation>der aktuelle Stand hat keine Accounts oder Benutzer</translation>
    </message>
    <message>
        <source>the proposed state has no accounts or users</source>
        <translation>der vorgeschlagene Stand hat keine Accounts oder Benutzer</translation>
    </message>
    <message>
        <source>the commands would delete {0} of {1} users</source>
        <translation>die Befehle würden {0} von {1} Benutzern löschen</translation>
    </message>
    <message>
        <source>the commands would delete {0} of {1} associations</source>
        <translation>die Befehle würden {0} von {1} Zuordnungen löschen</translation>
    </message>
    <message>
        <source>No commands are listed, because {}.</source>
        <translation>Befehle sind nicht aufgeführt; der Grund: {}.</translation>
    </message>
    <message>
        <source>rows without an association in the tree: {0} of {1}; the first is for {2}</source>
        <translation>Zeilen ohne Zuordnung im Baum: {0} von {1}; die erste ist für {2}</translation>
    </message>
    <message>
        <source>associations of the tree without usage in this file: {0}; the first is {1}</source>
        <translation>Zuordnungen des Baums ohne Nutzung in dieser Datei: {0}; die erste ist {1}</translation>
    </message>
    <message>
        <source>no usage row matches an association of the tree; the first of {0} is for {1}</source>
        <translation>keine Zeile mit Nutzung passt zu einer Zuordnung des Baums; die erste von {0} ist für {1}</translation>
    </message>
    <message>
        <source>unknown key &quot;{0}&quot; in {1}; it has no effect</source>
        <translation>unbekannter Schlüssel „{0}“ in {1}; er hat keine Wirkung</translation>
    </message>
    <message>
        <source>unknown key &quot;{0}&quot; in {1}; did you mean &quot;{2}&quot;?</source>
        <translation>unbekannter Schlüssel „{0}“ in {1}; ist „{2}“ gemeint?</translation>
    </message>
    <message>
        <source>variant &apos;{0}&apos; has a change without effect: {1}</source>
        <translation>Variante „{0}“ hat eine Änderung ohne Wirkung: {1}</translation>
    </message>
    <message>
        <source>variant &apos;{0}&apos; has {1} more changes without effect</source>
        <translation>Variante „{0}“ hat {1} weitere Änderungen ohne Wirkung</translation>
    </message>
    <message>
        <source>Error.</source>
        <translation>Fehler.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a change of a value; expected NAME shares=VALUE or NAME usage=VALUE, also with *=, /=, += or -=</source>
        <translation>„{}“ ändert keinen Wert; erwartet wird NAME shares=WERT oder NAME usage=WERT, auch mit *=, /=, += oder -=</translation>
    </message>
    <message>
        <source>{} cannot contain other associations</source>
        <translation>{} kann keine anderen Zuordnungen enthalten</translation>
    </message>
    <message>
        <source>{0} added to {1}</source>
        <translation>{0} zu {1} hinzugefügt</translation>
    </message>
    <message>
        <source>{0} removed; associations: {1} → {2}</source>
        <translation>{0} entfernt; Zuordnungen: {1} → {2}</translation>
    </message>
    <message>
        <source>{0} moved to {1}</source>
        <translation>{0} nach {1} verschoben</translation>
    </message>
    <message>
        <source>{0} renamed to {1}</source>
        <translation>{0} in {1} umbenannt</translation>
    </message>
    <message>
        <source>{0}: shares {1} → {2}</source>
        <translation>{0}: Anteile {1} → {2}</translation>
    </message>
    <message>
        <source>{0}: usage {1} → {2} TRES-s</source>
        <translation>{0}: Nutzung {1} → {2} TRES-s</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a change of the tree; expected add account PATH, add user PATH, remove NAME, move NAME to ACCOUNT or rename NAME to NEW</source>
        <translation>„{}“ ändert den Baum nicht; erwartet wird add account PFAD, add user PFAD, remove NAME, move NAME to ACCOUNT oder rename NAME to NEU</translation>
    </message>
    <message>
        <source>the text has too many brackets for its long paragraphs; write links as [text](address) without definitions such as [name]: address</source>
        <translation>der Text hat zu viele Klammern für seine langen Absätze; schreiben Sie Links als [Text](Adresse) ohne Definitionen wie [Name]: Adresse</translation>
    </message>
    <message>
        <source>links or tables make the text too long</source>
        <translation>Links oder Tabellen machen den Text zu lang</translation>
    </message>
    <message>
        <source>a table has more than {} columns</source>
        <translation>eine Tabelle hat mehr als {} Spalten</translation>
    </message>
    <message>
        <source>{} for each user</source>
        <translation>{} für jeden Nutzer</translation>
    </message>
    <message>
        <source>{}: job {} asks for only {} and never starts</source>
        <translation>{}: Job {} fordert nur {} an und startet nie</translation>
    </message>
    <message>
        <source>{}: job {} asks for {} and never starts</source>
        <translation>{}: Job {} fordert {} an und startet nie</translation>
    </message>
    <message>
        <source>{}: {} jobs, such as {}, ask for as little as {} and never start</source>
        <translation>{}: {} Jobs, etwa {}, fordern zu wenig an, mindestens einer nur {}, und starten nie</translation>
    </message>
    <message>
        <source>{}: {} jobs, such as {}, ask for up to {} and never start</source>
        <translation>{}: {} Jobs, etwa {}, fordern bis zu {} an und starten nie</translation>
    </message>
    <message>
        <source>{} {} of {}</source>
        <translation>{} {} von {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {} ({} %)</source>
        <translation>{}: {} ({} %)</translation>
    </message>
    <message>
        <source>no job may start</source>
        <translation>kein Job darf starten</translation>
    </message>
    <message>
        <source>Name of the QOS</source>
        <translation>Name der QOS</translation>
    </message>
    <message>
        <source>QOS limits</source>
        <translation>Limits der QOS</translation>
    </message>
    <message>
        <source>Never starts</source>
        <translation>Startet nie</translation>
    </message>
    <message>
        <source>Job {0} is {1}, so it has no place in the queue.</source>
        <translation>Job {0} hat keinen Platz in der Warteschlange ({1}).</translation>
    </message>
    <message>
        <source>No job is waiting: all are running, suspended or held.</source>
        <translation>Kein Job wartet: alle laufen, sind ausgesetzt oder angehalten.</translation>
    </message>
    <message>
        <source>No pending jobs: the file has no &quot;priority&quot; section with jobs that wait.</source>
        <translation>Keine wartenden Jobs: Die Datei hat keinen Abschnitt „priority“ mit Jobs, die warten.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>held</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>At share {0}, F is {1} at usage {2} without interpolation and at usage {3} with it.</source>
        <translation>Beim Anteil {0} ist F ohne Interpolation bei der Nutzung {2} gleich {1}, mit Interpolation bei {3}.</translation>
    </message>
    <message>
        <source>If {0} and {1} alternate every {2} ({0} first) and together use as much as now, neither passes the other under {3} within {4}.</source>
        <translation>Wenn sich {0} und {1} alle {2} abwechseln, {0} zuerst, und zusammen so viel nutzen wie jetzt, überholt unter {3} innerhalb von {4} keiner den anderen.</translation>
    </message>
    <message>
        <source>If {0} and {1} alternate every {2} ({0} first) and together use as much as now, one passes the other once under {3} within {4}, after {5}.</source>
        <translation>Wenn sich {0} und {1} alle {2} abwechseln, {0} zuerst, und zusammen so viel nutzen wie jetzt, überholt unter {3} innerhalb von {4} einer den anderen einmal, nach {5}.</translation>
    </message>
    <message>
        <source>If {0} and {1} alternate every {2} ({0} first) and together use as much as now, they pass each other {6} times under {3} within {4}, first after {5}.</source>
        <translation>Wenn sich {0} und {1} alle {2} abwechseln, {0} zuerst, und zusammen so viel nutzen wie jetzt, überholen sie einander unter {3} innerhalb von {4} {6}-mal, zuerst nach {5}.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Share of usage versus share of the cluster, current (left) and proposed (right). On the line, usage equals the share.</source>
        <translation>Anteil an der Nutzung gegen Anteil am Cluster, aktuell (links) und geplant (rechts). Auf der Linie entspricht die Nutzung dem Anteil.</translation>
    </message>
    <message>
        <source>{0}, current (left) and proposed (right): number of users with the same integer priority as another user, by algorithm. {1}</source>
        <translation>{0}, aktuell (links) und geplant (rechts): Zahl der Benutzer mit derselben ganzzahligen Priorität wie ein anderer, je Algorithmus. {1}</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>{0}, {1} and {2}</source>
        <translation>{0}, {1} und {2}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>Only the users who move are shown.</source>
        <translation>Gezeigt sind nur die Benutzer, die sich bewegen.</translation>
    </message>
    <message>
        <source>Only the users who move the most are shown; of the others, {}.</source>
        <translation>Gezeigt sind nur die Benutzer, die sich am meisten bewegen; von den anderen {}.</translation>
    </message>
    <message>
        <source>In {0}, {1} moves ahead of {2}.</source>
        <translation>In {0} überholt {1} {2}.</translation>
    </message>
    <message>
        <source>1 gains places</source>
        <translation>gewinnt 1 Benutzer Plätze</translation>
    </message>
    <message>
        <source>{} gain places</source>
        <translation>gewinnen {} Benutzer Plätze</translation>
    </message>
    <message>
        <source>Interpolation raises F of {0} of the {1} users by up to {2}, within {3}</source>
        <translation>Die Interpolation hebt F von {0} der {1} Benutzer um bis zu {2}, im Bereich {3}</translation>
    </message>
    <message>
        <source>Interpolation changes F of {0} of the {1} users by up to {2} from damping {3}, within {4}</source>
        <translation>Die Interpolation ändert F von {0} der {1} Benutzer gegenüber Dämpfung {3} um bis zu {2}, im Bereich {4}</translation>
    </message>
    <message>
        <source>unknown account &apos;{}&apos;</source>
        <translation>unbekannter Account „{}“</translation>
    </message>
    <message>
        <source>Lost by other jobs (all samples), node-s</source>
        <translation>Verlust anderer Jobs (alle Proben), Knoten-s</translation>
    </message>
    <message>
        <source>Lost by the class (all samples), node-s</source>
        <translation>Verlust der Klasse (alle Proben), Knoten-s</translation>
    </message>
    <message>
        <source>Lost by other jobs (all samples), node-h</source>
        <translation>Verlust anderer Jobs (alle Proben), Knoten-h</translation>
    </message>
    <message>
        <source>Lost by the class (all samples), node-h</source>
        <translation>Verlust der Klasse (alle Proben), Knoten-h</translation>
    </message>
    <message>
        <source>Jobs killed (all samples)</source>
        <translation>Abgebrochene Jobs (alle Proben)</translation>
    </message>
    <message>
        <source>Lost on freed nodes (all samples), node-s</source>
        <translation>Verlust auf freigegebenen Knoten (alle Proben), Knoten-s</translation>
    </message>
    <message>
        <source>Idle nodes used (all samples)</source>
        <translation>Genutzte freie Knoten (alle Proben)</translation>
    </message>
    <message>
        <source>Protected nodes freed (all samples)</source>
        <translation>Freigegebene geschützte Knoten (alle Proben)</translation>
    </message>
    <message>
        <source>Node shortfall (all samples)</source>
        <translation>Fehlende Knoten (alle Proben)</translation>
    </message>
    <message>
        <source>Lost by other jobs (all samples), core-s</source>
        <translation>Verlust anderer Jobs (alle Proben), Kern-s</translation>
    </message>
    <message>
        <source>Lost by the class (all samples), core-s</source>
        <translation>Verlust der Klasse (alle Proben), Kern-s</translation>
    </message>
    <message>
        <source>Lost by other jobs (all samples), core-h</source>
        <translation>Verlust anderer Jobs (alle Proben), Kern-h</translation>
    </message>
    <message>
        <source>Lost by the class (all samples), core-h</source>
        <translation>Verlust der Klasse (alle Proben), Kern-h</translation>
    </message>
    <message>
        <source>Protected cores freed (all samples)</source>
        <translation>Freigegebene geschützte Kerne (alle Proben)</translation>
    </message>
    <message>
        <source>Weight shortfall (all samples)</source>
        <translation>Fehlendes Gewicht (alle Proben)</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht aufgeführt</translation>
    </message>
    <message>
        <source>the listing is only a part of the tree, so the order of two rows is unknown; add a listing of the rest</source>
        <translation>die Liste ist nur ein Teil des Baums, daher ist die Reihenfolge zweier Zeilen unbekannt; eine Liste des Rests hinzufügen</translation>
    </message>
    <message>
        <source>The rank of {} is unknown: the listing is only a part of the tree.</source>
        <translation>Der Rang von {} ist unbekannt: Die Liste ist nur ein Teil des Baums.</translation>
    </message>
    <message>
        <source>The rank of {} is unknown: the listing is only a part of the tree. Its printed FairShare is {}.</source>
        <translation>Der Rang von {} ist unbekannt: Die Liste ist nur ein Teil des Baums. Die ausgegebene FairShare ist {}.</translation>
    </message>
    <message>
        <source>levels of which the listing shows only a part</source>
        <translation>Ebenen, von denen die Liste nur einen Teil zeigt</translation>
    </message>
    <message>
        <source>printed figures that differ from the computed ones</source>
        <translation>ausgegebene Werte, die von den berechneten abweichen</translation>
    </message>
    <message>
        <source>printed priorities that differ from the computed ones</source>
        <translation>ausgegebene Prioritäten, die von den berechneten abweichen</translation>
    </message>
    <message>
        <source>{} of the {} shares in {} belong to associations that are not listed</source>
        <translation>{} der {} Anteile in {} gehören zu nicht aufgeführten Assoziationen</translation>
    </message>
    <message>
        <source>list the whole tree (sshare -a -l), or add a listing of the rest</source>
        <translation>den ganzen Baum ausgeben (sshare -a -l) oder eine Liste des Rests hinzufügen</translation>
    </message>
    <message>
        <source>printed and computed figures differ in {} of {} rows; for example, {} of {} is printed as {} and computed as {}</source>
        <translation>ausgegebene und berechnete Werte weichen in {} von {} Zeilen ab; zum Beispiel ist {} von {} als {} ausgegeben und als {} berechnet</translation>
    </message>
    <message>
        <source>print all columns with one command; other causes are usage in whole seconds, an incomplete tree, and another algorithm or damping factor</source>
        <translation>alle Spalten zum selben Zeitpunkt ausgeben; weitere Ursachen sind Nutzung in ganzen Sekunden, ein für das Ganze gehaltener Teil des Baums und ein anderer Algorithmus oder Dämpfungsfaktor</translation>
    </message>
    <message>
        <source>check the weights, the partitions and QOS, and that jobs and tree were captured at the same time; someone may have set this priority manually</source>
        <translation>Gewichte, Partitionen und QOS prüfen, und ob Jobs und Baum vom selben Zeitpunkt sind; eine Priorität kann auch von Hand gesetzt sein</translation>
    </message>
    <message>
        <source>a figure of sshare, such as NormShares</source>
        <translation>ein Wert von sshare wie NormShares</translation>
    </message>
    <message>
        <source>{} of {} jobs have points for {}, but the scenario has no weights; priorities and points are as printed, and factors are unknown; take the weights from slurm.conf</source>
        <translation>{} von {} Jobs haben Punkte für {}, aber das Szenario hat keine Gewichte; Prioritäten und Punkte sind wie ausgegeben, die Faktoren unbekannt; die Gewichte aus slurm.conf übernehmen</translation>
    </message>
    <message>
        <source>the listing is from cluster &apos;{}&apos;, but the tree is from cluster &apos;{}&apos;</source>
        <translation>die Liste ist vom Cluster „{}“, der Baum aber vom Cluster „{}“</translation>
    </message>
    <message>
        <source>the root is not listed</source>
        <translation>die Wurzel ist nicht aufgeführt</translation>
    </message>
    <message>
        <source>{} of {} shares in {} are not listed</source>
        <translation>{} von {} Anteilen in {} sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>accounts with further children that are not listed: {}</source>
        <translation>Accounts mit weiteren nicht aufgeführten Einträgen: {}</translation>
    </message>
    <message>
        <source>the printed FairShare are 2^(-EffectvUsage / NormShares / {}), as under {}</source>
        <translation>die ausgegebenen FairShare sind 2^(-EffectvUsage / NormShares / {}), wie unter {}</translation>
    </message>
    <message>
        <source>no known algorithm gives the printed FairShare</source>
        <translation>kein bekannter Algorithmus ergibt die ausgegebenen FairShare</translation>
    </message>
    <message>
        <source>the printed FairShare are those of {}</source>
        <translation>die ausgegebenen FairShare sind die von {}</translation>
    </message>
    <message>
        <source>the priorities are those of priority/basic, which counts down from 2^32 by one per job; they are not sums of weighted factors</source>
        <translation>die Prioritäten sind die von priority/basic, das von 2^32 je Job um eins herunterzählt; sie sind keine Summen gewichteter Faktoren</translation>
    </message>
    <message>
        <source>the scenario has no weights, so priorities are as printed; take the weights from slurm.conf to compute them</source>
        <translation>das Szenario hat keine Gewichte, daher sind die Prioritäten wie ausgegeben; um sie zu berechnen, die Gewichte aus slurm.conf übernehmen</translation>
    </message>
    <message>
        <source>the printed FairShare are 2^(-EffectvUsage / NormShares / {}); the damping factor is set to this</source>
        <translation>die ausgegebenen FairShare sind 2^(-EffectvUsage / NormShares / {}); der Dämpfungsfaktor ist darauf gesetzt</translation>
    </message>
    <message>
        <source>the listing is only a part of the tree, so it is unknown how the rank recovers; add a listing of the rest</source>
        <translation>die Liste ist nur ein Teil des Baums, daher ist unbekannt, wie sich der Rang erholt; eine Liste des Rests hinzufügen</translation>
    </message>
    <message>
        <source>the listing is only a part of the tree ({}); rows are normalized by the printed figures, and ranks among all users are unknown</source>
        <translation>die Liste ist nur ein Teil des Baums ({}); die Zeilen sind nach den ausgegebenen Werten normiert, und Ränge unter allen Benutzern sind unbekannt</translation>
    </message>
    <message>
        <source>the proposed state lists only a part of the cluster</source>
        <translation>der vorgeschlagene Stand führt nur einen Teil des Clusters auf</translation>
    </message>
    <message>
        <source>the current state lists only a part of the cluster</source>
        <translation>der aktuelle Stand führt nur einen Teil des Clusters auf</translation>
    </message>
    <message>
        <source>contains a single job; expected squeue --json output, with a list &quot;jobs&quot;</source>
        <translation>enthält nur einen Job; erwartet wird die Ausgabe von squeue --json mit einer Liste &quot;jobs&quot;</translation>
    </message>
    <message>
        <source>Algorithm, half-life, damping, priority weights and partitions; no tree</source>
        <translation>Algorithmus, Halbwertszeit, Dämpfung, Prioritätsgewichte und Partitionen; kein Baum</translation>
    </message>
    <message>
        <source>; its columns may be {}</source>
        <translation>; die Spalten könnten {} sein</translation>
    </message>
    <message>
        <source>NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION is not set; HTCondor&apos;s default, true, applies</source>
        <translation>NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION ist nicht gesetzt; es gilt die Vorgabe von HTCondor: true</translation>
    </message>
    <message>
        <source>treating the quota {} of {} as a fraction because it is below 1</source>
        <translation>die Quote {} von {} gilt als Anteil, weil sie unter 1 liegt</translation>
    </message>
    <message>
        <source>the table has no user priorities; assuming the lowest one for each submitter</source>
        <translation>die Tabelle enthält keine Benutzerprioritäten; für jeden Einreicher wird die niedrigste angenommen</translation>
    </message>
    <message>
        <source>jobs with fractions of a second in their times, rounded to whole seconds: {}</source>
        <translation>Jobs mit Bruchteilen von Sekunden in ihren Zeiten, auf ganze Sekunden gerundet: {}</translation>
    </message>
    <message>
        <source>is a job log without a header; print it without -n, or insert a first line with its columns, which may be {}</source>
        <translation>ist ein Jobprotokoll ohne Kopfzeile; ohne -n ausgeben oder als erste Zeile die Spalten einfügen, vielleicht {}</translation>
    </message>
    <message>
        <source>the indentation of all lines</source>
        <translation>die Einrückung aller Zeilen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; at the start of every line</source>
        <translation>„{}“ am Anfang jeder Zeile</translation>
    </message>
    <message>
        <source>line numbers</source>
        <translation>Zeilennummern</translation>
    </message>
    <message>
        <source>&apos;\&apos; at the end of every line</source>
        <translation>„\“ am Ende jeder Zeile</translation>
    </message>
    <message>
        <source>lines that are not data: {} (the first is &apos;{}&apos;)</source>
        <translation>Zeilen, die keine Daten sind: {} (die erste ist „{}“)</translation>
    </message>
    <message>
        <source>passed over {}</source>
        <translation>übergangen: {}</translation>
    </message>
    <message>
        <source>the row has {} cells; the format has {} columns</source>
        <translation>die Zeile hat {} Zellen, das Format {} Spalten</translation>
    </message>
    <message>
        <source>is an SQL dump; expected the table as SELECT prints it, for example with mysql -e &apos;SELECT * FROM groups&apos;</source>
        <translation>ist ein SQL-Dump; erwartet wird die Tabelle, wie SELECT sie ausgibt, etwa mit mysql -e &apos;SELECT * FROM groups&apos;</translation>
    </message>
    <message>
        <source>a QOS</source>
        <translation>eine QOS</translation>
    </message>
    <message>
        <source>a QOS has no &quot;name&quot;</source>
        <translation>eine QOS hat kein &quot;name&quot;</translation>
    </message>
    <message>
        <source>QOS as JSON (sacctmgr --json show qos)</source>
        <translation>QOS als JSON (sacctmgr --json show qos)</translation>
    </message>
    <message>
        <source>{}: only a part of the tree, so ranks among all users are unknown.</source>
        <translation>{}: nur ein Teil des Baums, daher sind die Ränge unter allen Benutzern unbekannt.</translation>
    </message>
    <message>
        <source>the commands would reset the usage of {0} of {1} users</source>
        <translation>die Befehle würden die Nutzung von {0} von {1} Benutzern zurücksetzen</translation>
    </message>
    <message>
        <source>neither file names its cluster, so the commands would delete or reset usage on every cluster of the database</source>
        <translation>keine der Dateien nennt ihren Cluster, daher würden die Befehle auf jedem Cluster der Datenbank löschen oder die Nutzung zurücksetzen</translation>
    </message>
    <message>
        <source>a job state such as PENDING or RUNNING</source>
        <translation>ein Jobzustand wie PENDING oder RUNNING</translation>
    </message>
    <message>
        <source>shares are parent, which cannot be reduced</source>
        <translation>die Anteile sind parent, was sich nicht verringern lässt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be a name; expected one word without = , / \ * ? quotes and brackets</source>
        <translation>„{}“ kann kein Name sein; erwartet wird ein Wort ohne = , / \ * ? Anführungszeichen und Klammern</translation>
    </message>
    <message>
        <source>the task list of array {} is truncated; tasks listed: {}</source>
        <translation>die Aufgabenliste des Arrays {} ist abgeschnitten; aufgeführte Aufgaben: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not usage; expected for example 5000, 2 h or 10%</source>
        <translation>„{}“ ist keine Nutzung; erwartet wird zum Beispiel 5000, 2 h oder 10%</translation>
    </message>
    <message>
        <source>unknown column &apos;{}&apos;</source>
        <translation>Unbekannte Spalte &apos;{}&apos;</translation>
    </message>
    <message>
        <source>all other figures agree: siblings with equal LevelFS were visited in another order, which differs between releases of Slurm and after each restart</source>
        <translation>alle anderen Werte stimmen überein: Geschwister mit gleichem LevelFS wurden in anderer Reihenfolge besucht, die von der Version von Slurm und vom letzten Neustart abhängt</translation>
    </message>
    <message>
        <source>print all columns with one command; right after a start of slurmctld, Depth-oblivious prints wrong figures until its second calculation</source>
        <translation>Geben Sie alle Spalten zum selben Zeitpunkt aus; kurz nach einem Start von slurmctld gibt Depth-oblivious bis zur zweiten Berechnung falsche Werte aus</translation>
    </message>
    <message>
        <source>F with interpolation of S minus F without it, 0 to 1.</source>
        <translation>F mit Interpolation von S minus F ohne sie, 0 bis 1.</translation>
    </message>
    <message>
        <source>the node has no name</source>
        <translation>Der Knoten hat keinen Namen</translation>
    </message>
    <message>
        <source>node {} is already listed on line {}</source>
        <translation>Knoten {} ist bereits in Zeile {} aufgeführt</translation>
    </message>
    <message>
        <source>not scontrol show node output; expected NodeName=</source>
        <translation>keine Ausgabe von scontrol show node; erwartet wird NodeName=</translation>
    </message>
    <message>
        <source>the nodes have {} processors; expected at most {}</source>
        <translation>die Knoten haben {} Prozessoren; erwartet werden höchstens {}</translation>
    </message>
    <message>
        <source>Nodes (scontrol show node)</source>
        <translation>Knoten (scontrol show node)</translation>
    </message>
    <message>
        <source>Number of nodes and processors of the cluster, for the jobs in a queue</source>
        <translation>Anzahl der Knoten und Prozessoren des Clusters, für die Jobs einer Warteschlange</translation>
    </message>
    <message>
        <source>FairShare is 0 for every user, as sshare --json of Slurm before 25.11 prints it without Fair Tree; it is ignored</source>
        <translation>FairShare ist für alle Benutzer 0, wie es sshare --json von Slurm vor 25.11 ohne Fair Tree ausgibt; die Werte werden nicht verwendet</translation>
    </message>
    <message>
        <source>finish_time is before starting_time</source>
        <translation>finish_time liegt vor starting_time</translation>
    </message>
    <message>
        <source>jobs whose nodes are ignored because the log lists too many: {}</source>
        <translation>Jobs, deren Knoten ignoriert werden, weil das Protokoll zu viele aufführt: {}</translation>
    </message>
    <message>
        <source>jobs whose End is not Start plus the elapsed time, for example because they were suspended: {}</source>
        <translation>Jobs, deren End nicht Start plus Laufzeit ist, zum Beispiel weil sie angehalten wurden: {}</translation>
    </message>
    <message>
        <source>jobs that started before their submit time, shown without a wait: {}; the first is &apos;{}&apos;</source>
        <translation>Jobs, die vor ihrem Einreichen begannen, ohne Wartezeit gezeigt: {}; der erste ist „{}“</translation>
    </message>
    <message>
        <source>jobs whose nodes are not recorded, shown on nodes that were free: {}</source>
        <translation>Jobs, deren Knoten nicht aufgezeichnet sind, auf freien Knoten gezeigt: {}</translation>
    </message>
    <message>
        <source>jobs in the log used {} nodes, but the cluster has {}</source>
        <translation>Jobs des Protokolls belegten {} Knoten, aber der Cluster hat {}</translation>
    </message>
    <message>
        <source>the cluster has {} nodes with {} cores each; expected at most {} cores in total</source>
        <translation>der Cluster hat {} Knoten mit je {} Kernen; erwartet werden insgesamt höchstens {} Kerne</translation>
    </message>
    <message>
        <source>jobs that shared nodes with others: {} of {}; the first are &apos;{}&apos; and &apos;{}&apos; on node {}</source>
        <translation>Jobs, die Knoten mit anderen teilten: {} von {}; die ersten sind „{}“ und „{}“ auf Knoten {}</translation>
    </message>
    <message>
        <source>the log has {} nodes; expected at most {}</source>
        <translation>das Protokoll hat {} Knoten; erwartet werden höchstens {}</translation>
    </message>
    <message>
        <source>unnamed {}</source>
        <translation>unbenannt {}</translation>
    </message>
    <message>
        <source>jobs in the log used {} at once, but the cluster has {}</source>
        <translation>Jobs des Protokolls belegten {} gleichzeitig, aber der Cluster hat {}</translation>
    </message>
    <message>
        <source>the log does not record on which nodes the jobs ran; only their times are known</source>
        <translation>das Protokoll zeichnet nicht auf, auf welchen Knoten die Jobs liefen; nur ihre Zeiten sind bekannt</translation>
    </message>
    <message>
        <source>{} does not record when the jobs started</source>
        <translation>{} zeichnet nicht auf, wann die Jobs begannen</translation>
    </message>
    <message>
        <source>jobs share nodes, which needs {} rows; expected at most {}</source>
        <translation>Jobs teilen sich Knoten, was {} Zeilen braucht; erwartet werden höchstens {}</translation>
    </message>
    <message>
        <source>control sequences of a terminal</source>
        <translation>Steuerzeichen eines Terminals</translation>
    </message>
    <message>
        <source>non-ASCII blanks</source>
        <translation>Leerzeichen außerhalb von ASCII</translation>
    </message>
    <message>
        <source>tags of a web page</source>
        <translation>Auszeichnungen einer Webseite</translation>
    </message>
    <message>
        <source>the text contains {} tables</source>
        <translation>der Text enthält {} Tabellen</translation>
    </message>
    <message>
        <source>contains only samples; expected a run directory with run.json and jobs.csv</source>
        <translation>enthält nur Proben; erwartet wird ein Ordner eines Laufs mit run.json und jobs.csv</translation>
    </message>
    <message>
        <source>job {} has a row for each of its QOS; the first of each partition counts; rows skipped: {}</source>
        <translation>Job {} hat eine Zeile je QOS; es zählt die erste jeder Partition; übergangene Zeilen: {}</translation>
    </message>
    <message>
        <source>{} of {} associations that both listings contain differ in shares or usage, such as {}; the values of this listing are used</source>
        <translation>{} von {} Assoziationen, die beide Listen enthalten, unterscheiden sich in Anteilen oder Verbrauch, zum Beispiel {}; es gelten die Werte dieser Liste</translation>
    </message>
    <message>
        <source>Picture left out: {}</source>
        <translation>Ausgelassenes Bild: {}</translation>
    </message>
    <message>
        <source>Lines left out here: {}. The complete review contains them.</source>
        <translation>Hier ausgelassene Zeilen: {}. Der vollständige Bericht enthält sie.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a number; column &apos;{}&apos; contains numbers</source>
        <translation>&apos;{}&apos; ist keine Zahl; die Spalte &apos;{}&apos; enthält Zahlen</translation>
    </message>
    <message>
        <source>column &apos;{}&apos; contains text; expected =, != or ~</source>
        <translation>Die Spalte &apos;{}&apos; enthält Text; erwartet wird =, != oder ~</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not apply to these rows; expected a condition such as {}&gt;0</source>
        <translation>&apos;{}&apos; ist auf diese Zeilen nicht anwendbar; erwartet wird eine Bedingung wie {}&gt;0</translation>
    </message>
    <message>
        <source>found &apos;:{}&apos;; expected :asc or :desc</source>
        <translation>&apos;:{}&apos; gefunden; erwartet wird :asc oder :desc</translation>
    </message>
    <message>
        <source>these rows are not compared with others; add an option that compares, such as --baseline</source>
        <translation>Diese Zeilen werden nicht mit anderen verglichen; geben Sie eine vergleichende Option an, zum Beispiel --baseline</translation>
    </message>
    <message>
        <source>Recorded start, s</source>
        <translation>Aufgezeichneter Beginn, s</translation>
    </message>
    <message>
        <source>Recorded wait time, s</source>
        <translation>Aufgezeichnete Wartezeit, s</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source> in Slurm before 25.11, which prints FairShare of accounts</source>
        <translation> in Slurm vor 25.11, das FairShare von Konten ausgibt</translation>
    </message>
    <message>
        <source> in Slurm 25.11 or later, which prints no FairShare of accounts</source>
        <translation> in Slurm ab 25.11, das kein FairShare von Konten ausgibt</translation>
    </message>
    <message>
        <source>the capture has no weights and no half-life</source>
        <translation>der Erfassung fehlen Gewichte und Halbwertszeit</translation>
    </message>
    <message>
        <source>PrivateData of slurmdbd.conf is unknown</source>
        <translation>PrivateData von slurmdbd.conf ist unbekannt</translation>
    </message>
    <message>
        <source>the tree is taken from scontrol or sshare</source>
        <translation>der Baum wird aus scontrol oder sshare übernommen</translation>
    </message>
    <message>
        <source>usage is taken from sshare, in whole seconds</source>
        <translation>die Nutzung wird in ganzen Sekunden aus sshare übernommen</translation>
    </message>
    <message>
        <source>usage is taken from scontrol alone</source>
        <translation>die Nutzung wird allein aus scontrol übernommen</translation>
    </message>
    <message>
        <source>the capture has no default accounts</source>
        <translation>der Erfassung fehlen die Standardaccounts</translation>
    </message>
    <message>
        <source>the capture has no jobs</source>
        <translation>der Erfassung fehlen die Jobs</translation>
    </message>
    <message>
        <source>the jobs have no partition factors and limits</source>
        <translation>den Jobs fehlen Faktoren und Grenzwerte der Partitionen</translation>
    </message>
    <message>
        <source>the size of the cluster is that of its largest partition</source>
        <translation>als Größe des Clusters gilt die seiner größten Partition</translation>
    </message>
    <message>
        <source>the jobs have no QOS factors and limits</source>
        <translation>den Jobs fehlen Faktoren und Grenzwerte der QOS</translation>
    </message>
    <message>
        <source>the jobs have no site factors</source>
        <translation>den Jobs fehlen die Faktoren des Standorts</translation>
    </message>
    <message>
        <source>PrivateData={} in {}: unless you are an administrator of Slurm, the following may be missing: {}</source>
        <translation>PrivateData={} in {}: Wenn Sie kein Slurm-Administrator sind, fehlt möglicherweise Folgendes: {}</translation>
    </message>
    <message>
        <source>{} failed with exit code {}</source>
        <translation>{} endete mit dem Exit-Code {}</translation>
    </message>
    <message>
        <source>{} failed with exit code {}: {}</source>
        <translation>{} endete mit dem Exit-Code {}: {}</translation>
    </message>
    <message>
        <source>the commands printed cluster &apos;{}&apos; instead of &apos;{}&apos;</source>
        <translation>die Befehle gaben Cluster „{}“ statt „{}“ aus</translation>
    </message>
    <message>
        <source>the printed figures are those of {}; the algorithm is set to this</source>
        <translation>die ausgegebenen Werte sind die von {}; dieser Algorithmus ist eingestellt</translation>
    </message>
    <message>
        <source>{} is shown as a recorded run; to use it as usage or jobs, open it together with a tree</source>
        <translation>{} wird als aufgezeichneter Lauf gezeigt; um die Datei als Nutzung oder Jobs zu verwenden, öffnen Sie sie zusammen mit einem Baum</translation>
    </message>
    <message>
        <source>{}: the number of nodes is not recorded; using those that jobs held, {}</source>
        <translation>{}: die Zahl der Knoten ist nicht aufgezeichnet; verwendet werden die von Jobs belegten, {}</translation>
    </message>
    <message>
        <source>accounts that you do not coordinate</source>
        <translation>Accounts, die Sie nicht koordinieren</translation>
    </message>
    <message>
        <source>jobs of other users</source>
        <translation>Jobs anderer Benutzer</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>partitions that you cannot use</source>
        <translation>Partitionen, die Sie nicht nutzen dürfen</translation>
    </message>
    <message>
        <source>usage of other users</source>
        <translation>Nutzung anderer Benutzer</translation>
    </message>
    <message>
        <source>other users</source>
        <translation>andere Benutzer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>1 = for a log that records its run, show that run and a simulation.</source>
        <translation>1 = bei einem Protokoll, das seinen Lauf aufzeichnet, diesen Lauf und eine Simulation zeigen.</translation>
    </message>
    <message>
        <source>{}; expected one of {}</source>
        <translation>{}; möglich sind {}</translation>
    </message>
    <message>
        <source>unknown choice &apos;{}&apos; for {}</source>
        <translation>unbekannte Auswahl „{}“ für {}</translation>
    </message>
    <message>
        <source>unknown chart &apos;{}&apos;</source>
        <translation>unbekanntes Diagramm „{}“</translation>
    </message>
    <message>
        <source>unknown priority flag {}</source>
        <translation>unbekanntes Prioritätsflag {}</translation>
    </message>
    <message>
        <source>unknown variant &apos;{}&apos;</source>
        <translation>unbekannte Variante „{}“</translation>
    </message>
    <message>
        <source>unknown flag {} in PriorityFlags</source>
        <translation>unbekanntes Flag {} in PriorityFlags</translation>
    </message>
    <message>
        <source>unknown section &apos;{}&apos;</source>
        <translation>unbekannter Abschnitt „{}“</translation>
    </message>
    <message>
        <source>&apos;{}&apos; names several columns; expected one of {}</source>
        <translation>„{}“ bezeichnet mehrere Spalten; möglich sind {}</translation>
    </message>
    <message>
        <source>unknown function &apos;{}&apos;</source>
        <translation>unbekannte Funktion „{}“</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be varied</source>
        <translation>„{}“ lässt sich nicht variieren</translation>
    </message>
    <message>
        <source>unknown generator &apos;{}&apos;</source>
        <translation>unbekannter Generator „{}“</translation>
    </message>
    <message>
        <source>unknown input format &apos;{}&apos;</source>
        <translation>unbekanntes Eingabeformat „{}“</translation>
    </message>
    <message>
        <source>the subtree quota of group &apos;{}&apos; is printed as {} and computed as {}</source>
        <translation>die Teilbaumquote der Gruppe „{}“ ist als {} ausgegeben und als {} berechnet</translation>
    </message>
    <message>
        <source>the effective quota of group &apos;{}&apos; is printed as {} and computed as {}</source>
        <translation>die effektive Quote der Gruppe „{}“ ist als {} ausgegeben und als {} berechnet</translation>
    </message>
    <message>
        <source>printed and computed quotas differ in {} of {} groups; for example, {}; likely causes are groups that are not listed (condor_userprio lists those with submitters), a pool that has changed its size, and a configuration that was not reloaded</source>
        <translation>ausgegebene und berechnete Quoten unterscheiden sich bei {} von {} Gruppen; zum Beispiel: {}; wahrscheinliche Ursachen sind nicht aufgeführte Gruppen (condor_userprio zeigt nur die mit Einreichern), ein Pool, dessen Größe sich geändert hat, und eine nicht neu geladene Konfiguration</translation>
    </message>
    <message>
        <source>the commands would delete associations, with their usage, of {0} of {1} users</source>
        <translation>die Befehle würden Assoziationen von {0} von {1} Benutzern löschen, samt ihrer Nutzung</translation>
    </message>
    <message>
        <source>the table has effective priorities below 500 and no factors; assuming a factor of 1 for each submitter</source>
        <translation>die Tabelle hat effektive Prioritäten unter 500 und keine Faktoren; für jeden Einreicher wird der Faktor 1 angenommen</translation>
    </message>
    <message>
        <source>Paragraphs left out here: {}. The complete review contains them.</source>
        <translation>Hier ausgelassene Absätze: {}. Der vollständige Bericht enthält sie.</translation>
    </message>
    <message>
        <source>none of the {} groups in this listing, such as &apos;{}&apos;, is in the pool; it is of another pool</source>
        <translation>keine der {} Gruppen dieser Liste, etwa „{}“, gehört zum Pool; die Liste stammt von einem anderen Pool</translation>
    </message>
    <message>
        <source>; and {} more</source>
        <translation>; und {} weitere</translation>
    </message>
    <message>
        <source>output that starts here is not used; an earlier one is of the same kind</source>
        <translation>die Ausgabe, die hier beginnt, wird nicht verwendet; eine frühere ist von derselben Art</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Actions</name>
    <message>
        <source>For&amp;mula…</source>
        <translation>&amp;Formel …</translation>
    </message>
    <message>
        <source>Calculate the shares or usage of all selected rows, also from columns of a file</source>
        <translation>Anteile oder Nutzung aller gewählten Zeilen berechnen, auch aus Spalten einer Datei</translation>
    </message>
    <message>
        <source>Copy as s&amp;hell command</source>
        <translation>Als Shell-Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy a command line that makes the same picture or table, after trying it out</source>
        <translation>Eine Befehlszeile kopieren, die dasselbe Bild oder dieselbe Tabelle erzeugt; sie wird vorher ausprobiert</translation>
    </message>
    <message>
        <source>&amp;New from template…</source>
        <translation>&amp;Neu aus Vorlage …</translation>
    </message>
    <message>
        <source>Create a tree of a given shape and size</source>
        <translation>Einen Baum mit gegebener Form und Größe erzeugen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a file; its format is detected from the content</source>
        <translation>Eine Datei öffnen; das Format wird am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Read the tree of the cluster this machine belongs to</source>
        <translation>Den Baum des Clusters lesen, zu dem diese Maschine gehört</translation>
    </message>
    <message>
        <source>Reload the file from disk</source>
        <translation>Die Datei neu von der Platte laden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save to the open scenario file</source>
        <translation>In der geöffneten Szenariodatei speichern</translation>
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
        <source>Quit the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cut the selected rows to paste them under another account</source>
        <translation>Die gewählten Zeilen ausschneiden, um sie unter einem anderen Account einzufügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows with exact values</source>
        <translation>Die gewählten Zeilen mit genauen Werten kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Mit Ü&amp;berschriften kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows with their column headings</source>
        <translation>Die gewählten Zeilen mit ihren Spaltenüberschriften kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste cut or copied rows under the current account, or paste numbers into cells</source>
        <translation>Ausgeschnittene oder kopierte Zeilen unter dem aktuellen Account oder Zahlen in Zellen einfügen</translation>
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
        <source>Split a total among the selected rows in proportion to their current values</source>
        <translation>Eine Summe im Verhältnis der aktuellen Werte auf die gewählten Zeilen verteilen</translation>
    </message>
    <message>
        <source>Re&amp;vert change</source>
        <translation>Änderung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Restore the baseline values of the selected cells</source>
        <translation>Die Werte des Ausgangsstands in den gewählten Zellen wiederherstellen</translation>
    </message>
    <message>
        <source>Add &amp;account</source>
        <translation>&amp;Account hinzufügen</translation>
    </message>
    <message>
        <source>Add an account under the current one</source>
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
        <source>Duplicate the selected rows and everything below them</source>
        <translation>Die gewählten Zeilen samt allem darunter duplizieren</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Rename the current row</source>
        <translation>Die aktuelle Zeile umbenennen</translation>
    </message>
    <message>
        <source>Set par&amp;tition…</source>
        <translation>&amp;Partition setzen …</translation>
    </message>
    <message>
        <source>Set or clear the partition of the current user&apos;s association</source>
        <translation>Die Partition der Assoziation des aktuellen Benutzers setzen oder leeren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected rows and everything below them</source>
        <translation>Die gewählten Zeilen samt allem darunter entfernen</translation>
    </message>
    <message>
        <source>&amp;Share from parent</source>
        <translation>Anteile &amp;vom Account (parent)</translation>
    </message>
    <message>
        <source>Set the shares of the selected rows to parent, so that they compete at the level of their account</source>
        <translation>Die Anteile der gewählten Zeilen auf parent setzen, sodass sie auf der Ebene ihres Accounts konkurrieren</translation>
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
        <source>Show &amp;only matches</source>
        <translation>Nur &amp;Treffer zeigen</translation>
    </message>
    <message>
        <source>Hide rows that do not match</source>
        <translation>Zeilen ausblenden, die keine Treffer sind</translation>
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
        <source>Show only users whose rank moved by at least a given number of places under the selected algorithm</source>
        <translation>Nur Benutzer zeigen, deren Rang sich unter dem gewählten Algorithmus um mindestens eine gegebene Zahl von Plätzen bewegt hat</translation>
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
        <source>&amp;Next match</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Zum nächsten Treffer gehen</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Zum vorigen Treffer gehen</translation>
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
        <source>Show only the top accounts</source>
        <translation>Nur die obersten Accounts zeigen</translation>
    </message>
    <message>
        <source>Sort siblings by the current column; repeat to reverse the order, then to restore tree order</source>
        <translation>Geschwister nach der aktuellen Spalte ordnen; noch einmal kehrt die Ordnung um, danach gilt wieder die des Baums</translation>
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
        <source>List all commands and their shortcuts</source>
        <translation>Alle Befehle mit ihren Tastenkürzeln auflisten</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber</translation>
    </message>
    <message>
        <source>Show version and license</source>
        <translation>Version und Lizenz zeigen</translation>
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
        <source>Show or hide the panel for editing and explaining the selected row</source>
        <translation>Den Bereich zum Ändern und Erklären der gewählten Zeile ein- oder ausblenden</translation>
    </message>
    <message>
        <source>E&amp;xplain selected pair</source>
        <translation>Gewähltes Paar &amp;erklären</translation>
    </message>
    <message>
        <source>Show why one selected user ranks before the other</source>
        <translation>Zeigen, warum einer der beiden gewählten Benutzer vor dem anderen steht</translation>
    </message>
    <message>
        <source>&amp;Changes, lint and history</source>
        <translation>Ä&amp;nderungen, Prüfung und Verlauf</translation>
    </message>
    <message>
        <source>Show or hide the panel below the view</source>
        <translation>Den Bereich unter der Ansicht ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Changes since the &amp;baseline</source>
        <translation>Änderungen seit dem &amp;Ausgangsstand</translation>
    </message>
    <message>
        <source>Show the differences from the baseline and the effect of each one alone</source>
        <translation>Die Abweichungen vom Ausgangsstand und die Wirkung jeder einzelnen zeigen</translation>
    </message>
    <message>
        <source>&amp;Lint findings</source>
        <translation>&amp;Befunde der Prüfung</translation>
    </message>
    <message>
        <source>Show suspicious settings in this tree</source>
        <translation>Auffällige Einstellungen in diesem Baum zeigen</translation>
    </message>
    <message>
        <source>&amp;Edit history</source>
        <translation>&amp;Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Show all edits and return to any earlier state</source>
        <translation>Alle Änderungen zeigen und zu jedem früheren Stand zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels</source>
        <translation>Die Standardanordnung der Bereiche wiederherstellen</translation>
    </message>
    <message>
        <source>O&amp;pened file</source>
        <translation>&amp;Geöffnete Datei</translation>
    </message>
    <message>
        <source>Compare with the scenario as opened</source>
        <translation>Mit dem Szenario vergleichen, wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>&amp;Saved state</source>
        <translation>Ge&amp;speicherter Stand</translation>
    </message>
    <message>
        <source>Compare with the scenario as last saved</source>
        <translation>Mit dem zuletzt gespeicherten Szenario vergleichen</translation>
    </message>
    <message>
        <source>Compare with this file</source>
        <translation>Mit dieser Datei vergleichen</translation>
    </message>
    <message>
        <source>&amp;Other file…</source>
        <translation>&amp;Andere Datei …</translation>
    </message>
    <message>
        <source>Compare with the scenario in another file</source>
        <translation>Mit dem Szenario in einer anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Als &amp;Ausgangsstand nehmen</translation>
    </message>
    <message>
        <source>Compare with the scenario after this step</source>
        <translation>Mit dem Szenario nach diesem Schritt vergleichen</translation>
    </message>
    <message>
        <source>&amp;File&apos;s own tree</source>
        <translation>Eigener Baum der &amp;Datei</translation>
    </message>
    <message>
        <source>Show the tree the variants are based on</source>
        <translation>Den Baum zeigen, auf dem die Varianten beruhen</translation>
    </message>
    <message>
        <source>&amp;New variant…</source>
        <translation>&amp;Neue Variante …</translation>
    </message>
    <message>
        <source>Save the current state as a variant; the file&apos;s own tree stays as last saved</source>
        <translation>Den aktuellen Stand als Variante sichern; der eigene Baum der Datei bleibt wie zuletzt gespeichert</translation>
    </message>
    <message>
        <source>&amp;Rename variant…</source>
        <translation>Variante &amp;umbenennen …</translation>
    </message>
    <message>
        <source>Rename the current variant</source>
        <translation>Die aktuelle Variante umbenennen</translation>
    </message>
    <message>
        <source>Re&amp;move variant</source>
        <translation>Variante &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the current variant and show the file&apos;s own tree</source>
        <translation>Die aktuelle Variante entfernen und den eigenen Baum der Datei zeigen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show results for %1</source>
        <translation>Ergebnisse für %1 zeigen</translation>
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
        <source>Set the color theme of the window</source>
        <translation>Das Farbschema des Fensters festlegen</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>Sprache des &amp;Systems</translation>
    </message>
    <message>
        <source>Set the language of the window, effective at the next start</source>
        <translation>Die Sprache des Fensters ab dem nächsten Start festlegen</translation>
    </message>
    <message>
        <source>&amp;Export view…</source>
        <translation>Ansicht e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save the current view as a picture that names the sources of its numbers</source>
        <translation>Die aktuelle Ansicht als Bild speichern, das die Quellen ihrer Zahlen nennt</translation>
    </message>
    <message>
        <source>Export &amp;data…</source>
        <translation>&amp;Daten exportieren …</translation>
    </message>
    <message>
        <source>Save the data of the current view as CSV</source>
        <translation>Die Daten der aktuellen Ansicht als CSV speichern</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Bildunterschri&amp;ft</translation>
    </message>
    <message>
        <source>Show below the view where its numbers come from: file, algorithms, baseline, date</source>
        <translation>Unter der Ansicht die Quellen ihrer Zahlen zeigen: Datei, Algorithmen, Ausgangsstand, Datum</translation>
    </message>
    <message>
        <source>Show how ranks change as the shares or usage of the current row vary</source>
        <translation>Zeigen, wie sich Ränge ändern, wenn Anteile oder Nutzung der aktuellen Zeile variieren</translation>
    </message>
    <message>
        <source>Show when the order next changes as usage decays</source>
        <translation>Zeigen, wann sich die Reihenfolge durch den Zerfall der Nutzung als Nächstes ändert</translation>
    </message>
    <message>
        <source>&amp;Save layout as…</source>
        <translation>Anordnung &amp;sichern als …</translation>
    </message>
    <message>
        <source>Save the arrangement of panels and views under a name</source>
        <translation>Die Anordnung der Bereiche und Ansichten unter einem Namen sichern</translation>
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
        <source>Zoom to the selected items, or to all items</source>
        <translation>Auf die gewählten Elemente zoomen, sonst auf alle</translation>
    </message>
    <message>
        <source>Show the whole chart</source>
        <translation>Das ganze Diagramm zeigen</translation>
    </message>
    <message>
        <source>&amp;Go into account</source>
        <translation>&amp;In den Account gehen</translation>
    </message>
    <message>
        <source>Show only the part of the tree below this account</source>
        <translation>Nur den Teil des Baums unter diesem Account zeigen</translation>
    </message>
    <message>
        <source>&amp;Back to parent account</source>
        <translation>&amp;Zurück zum übergeordneten Account</translation>
    </message>
    <message>
        <source>Show the part of the tree below the parent account</source>
        <translation>Den Teil des Baums unter dem übergeordneten Account zeigen</translation>
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
        <source>Move the selected rows to the account above their own</source>
        <translation>Die gewählten Zeilen in den Account über ihrem eigenen verschieben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach un&amp;ten verschieben</translation>
    </message>
    <message>
        <source>Move the selected rows into the account before them or, if there is none, the one after them</source>
        <translation>Die gewählten Zeilen in den Account davor verschieben oder, wenn es keinen gibt, in den danach</translation>
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
        <source>P&amp;revious match</source>
        <translation>V&amp;origer Treffer</translation>
    </message>
    <message>
        <source>Sort &amp;by column</source>
        <translation>Nach Spalte &amp;ordnen</translation>
    </message>
    <message>
        <source>sacc&amp;tmgr commands…</source>
        <translation>sacctmgr-B&amp;efehle …</translation>
    </message>
    <message>
        <source>Show the sacctmgr commands that make the cluster&apos;s associations match the scenario</source>
        <translation>Die sacctmgr-Befehle zeigen, die die Assoziationen des Clusters an das Szenario angleichen</translation>
    </message>
    <message>
        <source>Polic&amp;y review…</source>
        <translation>Be&amp;richt zur Anteilspolitik …</translation>
    </message>
    <message>
        <source>Write a document for sign-off: changes, effect on users, and causes</source>
        <translation>Ein Dokument zum Unterschreiben erstellen: Änderungen, Wirkung auf Benutzer und Ursachen</translation>
    </message>
    <message>
        <source>Surfaces as &amp;maps</source>
        <translation>Flächen als &amp;Karten</translation>
    </message>
    <message>
        <source>Draw surfaces as color maps or as rotatable solids</source>
        <translation>Flächen als Farbkarten oder als drehbare Körper zeichnen</translation>
    </message>
    <message>
        <source>slurm.conf &amp;keys…</source>
        <translation>Ze&amp;ilen für slurm.conf …</translation>
    </message>
    <message>
        <source>Show the slurm.conf lines that make the cluster&apos;s weights match the scenario</source>
        <translation>Die Zeilen für slurm.conf zeigen, die die Gewichte des Clusters an das Szenario angleichen</translation>
    </message>
    <message>
        <source>Add &amp;usage or jobs from file…</source>
        <translation>Nu&amp;tzung oder Jobs aus Datei hinzufügen …</translation>
    </message>
    <message>
        <source>Add usage, jobs, weights, partitions or QOS from another file to this tree</source>
        <translation>Nutzung, Jobs, Gewichte, Partitionen oder QOS aus einer anderen Datei zu diesem Baum hinzufügen</translation>
    </message>
    <message>
        <source>Synthetic &amp;jobs…</source>
        <translation>Synthetische &amp;Jobs …</translation>
    </message>
    <message>
        <source>Generate a queue of synthetic jobs by the tree&apos;s users, to try out weights</source>
        <translation>Eine Warteschlange synthetischer Jobs für die Benutzer des Baums erzeugen, um Gewichte auszuprobieren</translation>
    </message>
    <message>
        <source>condor_config fra&amp;gment…</source>
        <translation>Fra&amp;gment für condor_config …</translation>
    </message>
    <message>
        <source>Show the condor_config lines that make the pool&apos;s groups match the scenario</source>
        <translation>Die Zeilen für condor_config zeigen, die die Gruppen des Pools an das Szenario angleichen</translation>
    </message>
    <message>
        <source>Add &amp;group</source>
        <translation>&amp;Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Add a group under the current one</source>
        <translation>Eine Gruppe unter der aktuellen hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Import jobs…</source>
        <translation>Jobs &amp;importieren …</translation>
    </message>
    <message>
        <source>Import jobs from a log: Standard Workload Format, sacct, Batsim or CSV</source>
        <translation>Die Jobs eines Protokolls importieren: Standard Workload Format, sacct, Batsim oder CSV</translation>
    </message>
    <message>
        <source>&amp;Generate jobs…</source>
        <translation>Jobs er&amp;zeugen …</translation>
    </message>
    <message>
        <source>Generate synthetic jobs for the simulation</source>
        <translation>Synthetische Jobs für die Simulation erzeugen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Run the simulation again</source>
        <translation>Die Simulation erneut ausführen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Stop the running simulation or export; previous results remain</source>
        <translation>Die laufende Simulation oder den Export anhalten; frühere Ergebnisse bleiben</translation>
    </message>
    <message>
        <source>Save rec&amp;ording…</source>
        <translation>Aufzeichnung &amp;speichern …</translation>
    </message>
    <message>
        <source>Save when and where jobs ran, to view later without simulating again</source>
        <translation>Speichern, wann und wo Jobs liefen, zum späteren Ansehen ohne erneute Simulation</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
        <source>Play or pause the samples</source>
        <translation>Die Proben abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Go to the next sample</source>
        <translation>Zur nächsten Probe gehen</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt zu&amp;rück</translation>
    </message>
    <message>
        <source>Go to the previous sample</source>
        <translation>Zur vorigen Probe gehen</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>Nä&amp;chster Unterschied</translation>
    </message>
    <message>
        <source>Go to the next of the samples where the policies differ most</source>
        <translation>Zur nächsten der Proben gehen, bei denen sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Pre&amp;vious difference</source>
        <translation>Voriger &amp;Unterschied</translation>
    </message>
    <message>
        <source>Go to the previous of the samples where the policies differ most</source>
        <translation>Zur vorigen der Proben gehen, bei denen sich die Regeln am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Schn&amp;eller</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>&amp;Export frames…</source>
        <translation>Bilder e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Export samples as numbered images or as one animation</source>
        <translation>Proben als nummerierte Bilder oder als eine Animation exportieren</translation>
    </message>
    <message>
        <source>Contact &amp;sheet…</source>
        <translation>&amp;Kontaktbogen …</translation>
    </message>
    <message>
        <source>Export the samples where the policies differ most on one sheet</source>
        <translation>Die Proben, bei denen sich die Regeln am meisten unterscheiden, auf einem Bogen exportieren</translation>
    </message>
    <message>
        <source>&amp;Keep results</source>
        <translation>Er&amp;gebnisse aufbewahren</translation>
    </message>
    <message>
        <source>Save the simulation results next to the scenario file, as when saving the scenario; opening the file restores them</source>
        <translation>Die Simulationsergebnisse neben der Szenariodatei speichern, wie es auch das Speichern des Szenarios tut; beim Öffnen der Datei sind sie wieder da</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Show how to use Fairshare Explorer and its command line</source>
        <translation>Zeigen, wie man Fairshare Explorer und seine Befehlszeile benutzt</translation>
    </message>
    <message>
        <source>&amp;Keep usage when moving or renaming</source>
        <translation>Nut&amp;zung beim Verschieben und Umbenennen behalten</translation>
    </message>
    <message>
        <source>Let moved, renamed and copied associations keep their usage; on the cluster they start without it</source>
        <translation>Verschobene, umbenannte und kopierte Assoziationen behalten ihre Nutzung; auf dem Cluster beginnen sie ohne</translation>
    </message>
    <message>
        <source>&amp;Make the present state the baseline</source>
        <translation>Jetzigen Stand zum Ausgangs&amp;stand machen</translation>
    </message>
    <message>
        <source>Compare with the scenario as it is now</source>
        <translation>Mit dem Szenario vergleichen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>Aus der Z&amp;wischenablage öffnen</translation>
    </message>
    <message>
        <source>Open the text of the clipboard, such as the output of a command in a terminal</source>
        <translation>Den Text der Zwischenablage öffnen, etwa die Ausgabe eines Befehls im Terminal</translation>
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
        <source>rank out of %1</source>
        <translation>Rang (von %1)</translation>
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
        <source>Fairshare factor, 0 to 1; higher is served first.</source>
        <translation>Fairshare-Faktor, 0 bis 1; höhere kommen zuerst dran.</translation>
    </message>
    <message>
        <source>1 is served first; tied users share a rank.</source>
        <translation>1 kommt zuerst dran; bei Gleichstand teilen sich Benutzer einen Rang.</translation>
    </message>
    <message>
        <source>Ranks gained or lost compared with the baseline; for an account, the sum over its users.</source>
        <translation>Gegenüber dem Ausgangsstand gewonnene oder verlorene Ränge; bei einem Account die Summe über seine Benutzer.</translation>
    </message>
    <message>
        <source>users&apos; ranks out of %1, total move</source>
        <translation>Ränge der Benutzer (von %1), Bewegung gesamt</translation>
    </message>
    <message>
        <source>Algorithms compared in this scenario.</source>
        <translation>Algorithmen, die in diesem Szenario verglichen werden.</translation>
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
        <source>Creating a tree</source>
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
        <source>To capture the cluster, these read-only commands run on this machine.</source>
        <translation>Zum Erfassen des Clusters laufen auf dieser Maschine diese Befehle, die nur lesen.</translation>
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
        <source>Keep my version</source>
        <translation>Meine Fassung behalten</translation>
    </message>
    <message>
        <source>%1 no longer exists on disk; saving creates it again.</source>
        <translation>%1 ist auf der Platte nicht mehr vorhanden; Speichern legt die Datei wieder an.</translation>
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
        <source>Not saved: %1 has changed on disk. Saving would overwrite those changes.</source>
        <translation>Nicht gespeichert: %1 hat sich auf der Platte geändert. Speichern würde diese Änderungen überschreiben.</translation>
    </message>
    <message>
        <source>%1 has changed on disk. Saving would overwrite those changes.</source>
        <translation>%1 hat sich auf der Platte geändert. Speichern würde diese Änderungen überschreiben.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::BitRuler</name>
    <message>
        <source>Priority bits</source>
        <translation>Bits der Priorität</translation>
    </message>
    <message>
        <source>Drag a boundary between tiers to change the weights. Keyboard: Up and Down select a boundary, Left and Right move it.</source>
        <translation>Eine Grenze zwischen Stufen ziehen, um die Gewichte zu ändern. Tastatur: Auf und Ab wählen eine Grenze, Links und Rechts verschieben sie.</translation>
    </message>
    <message>
        <source>%1: bits %2 to %3, %4</source>
        <translation>%1: Bits %2 bis %3, %4</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Breadcrumb</name>
    <message>
        <source>Path in the tree</source>
        <translation>Pfad im Baum</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
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
        <source>parent account</source>
        <translation>übergeordneter Account</translation>
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
        <source>pending jobs</source>
        <translation>wartende Jobs</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>cannot be applied alone: %1</source>
        <translation>allein nicht anwendbar: %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1, plus %2 below</source>
        <translation>%1, dazu %2 darunter</translation>
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
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Users ranked higher or lower than in the baseline</source>
        <translation>Benutzer mit höherem oder niedrigerem Rang als im Ausgangsstand</translation>
    </message>
    <message>
        <source>Revert this change and keep the others</source>
        <translation>Diese Änderung zurücknehmen und die anderen behalten</translation>
    </message>
    <message>
        <source>Users moved up and down under %1 by this change alone</source>
        <translation>Benutzer, die diese Änderung allein unter %1 nach oben und unten bewegt</translation>
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
        <source>Value in the baseline</source>
        <translation>Wert im Ausgangsstand</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Value in the scenario</source>
        <translation>Wert im Szenario</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Who passes whom if only this change is made to the baseline</source>
        <translation>Wer wen überholt, wenn am Ausgangsstand nur diese Änderung vorgenommen wird</translation>
    </message>
    <message>
        <source>Effect of this change alone</source>
        <translation>Wirkung dieser Änderung allein</translation>
    </message>
    <message>
        <source>Restore the baseline value as one undo step</source>
        <translation>Den Wert des Ausgangsstands wiederherstellen, in einem Schritt, der sich rückgängig machen lässt</translation>
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
        <translation>Jobpriorität</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1, previously %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>Account, user, group or section that differs from the baseline</source>
        <translation>Account, Benutzer, Gruppe oder Abschnitt mit einer Abweichung vom Ausgangsstand</translation>
    </message>
    <message>
        <source>What differs: shares, usage, parent account, name, partition, pending jobs, options, or a setting, named as in the file</source>
        <translation>Was abweicht: Anteile, Nutzung, übergeordneter Account, Name, Partition, wartende Jobs, Optionen oder eine Einstellung mit ihrem Namen in der Datei</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Not shown for lack of room: %1; click to show one of them</source>
        <translation>Aus Platzmangel nicht gezeigt: %1; ein Klick zeigt einen davon</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChangeResults</name>
    <message>
        <source>Revert %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>addition of %1</source>
        <translation>Hinzufügen von %1</translation>
    </message>
    <message>
        <source>removal of %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>move of %1</source>
        <translation>Verschieben von %1</translation>
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
        <source>pending jobs of %1</source>
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
    <message>
        <source>not enough memory to evaluate this change alone</source>
        <translation>nicht genug Speicher, um diese Änderung allein zu berechnen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChangesPanel</name>
    <message>
        <source>Changes since the baseline</source>
        <translation>Änderungen seit dem Ausgangsstand</translation>
    </message>
    <message>
        <source>All changes combined</source>
        <translation>Alle Änderungen zusammen</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Es ist kein Szenario geöffnet.</translation>
    </message>
    <message>
        <source>Nothing differs from the baseline.</source>
        <translation>Nichts weicht vom Ausgangsstand ab.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ChartsPage</name>
    <message>
        <source>the chart shows only one account</source>
        <translation>das Diagramm zeigt nur einen Account</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>select an account in the chart first</source>
        <translation>kein Account im Diagramm hat den Tastaturfokus</translation>
    </message>
    <message>
        <source>the whole tree is already shown</source>
        <translation>der ganze Baum wird bereits gezeigt</translation>
    </message>
    <message>
        <source>%1 (needs %2)</source>
        <comment>chart or group of charts, and what is missing</comment>
        <translation>%1 (braucht %2)</translation>
    </message>
    <message>
        <source>Not available: the open file does not contain %1.</source>
        <translation>Nicht verfügbar: die offene Datei enthält keine Angaben dazu (%1).</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ClassEditor</name>
    <message>
        <source>Add class</source>
        <translation>Klasse hinzufügen</translation>
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
        <source>Weight of the lost work of these jobs; jobs without a class have weight 1</source>
        <translation>Gewicht der verlorenen Arbeit dieser Jobs; Jobs ohne Klasse haben Gewicht 1</translation>
    </message>
    <message>
        <source>Coefficient of class %1</source>
        <translation>Koeffizient der Klasse %1</translation>
    </message>
    <message>
        <source>Remove class %1</source>
        <translation>Klasse %1 entfernen</translation>
    </message>
    <message>
        <source>Change attribute of class %1 to %2</source>
        <translation>Attribut der Klasse %1 auf %2 ändern</translation>
    </message>
    <message>
        <source>Change value of class %1 to %2</source>
        <translation>Wert der Klasse %1 auf %2 ändern</translation>
    </message>
    <message>
        <source>Change coefficient of class %1</source>
        <translation>Koeffizient der Klasse %1 ändern</translation>
    </message>
    <message>
        <source>Add job class</source>
        <translation>Jobklasse hinzufügen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ColumnsMenu</name>
    <message>
        <source>Remove column set</source>
        <translation>Spaltensatz entfernen</translation>
    </message>
    <message>
        <source>Show the columns of this set</source>
        <translation>Die Spalten dieses Satzes zeigen</translation>
    </message>
    <message>
        <source>Remove this column set</source>
        <translation>Diesen Spaltensatz entfernen</translation>
    </message>
    <message>
        <source>Save column set as…</source>
        <translation>Spaltensatz speichern unter…</translation>
    </message>
    <message>
        <source>Save the visible columns and their widths under a name</source>
        <translation>Die sichtbaren Spalten und ihre Breiten unter einem Namen speichern</translation>
    </message>
    <message>
        <source>no saved column sets</source>
        <translation>keine gespeicherten Spaltensätze</translation>
    </message>
    <message>
        <source>Columns %1</source>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>Column set &amp;name</source>
        <translation>&amp;Name des Spaltensatzes</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::CommandCheck</name>
    <message>
        <source>no command for this: cannot run %1, which must be installed in the directory of this program</source>
        <translation>kein Befehl dafür: %1 lässt sich nicht starten; es muss neben diesem Programm installiert sein</translation>
    </message>
    <message>
        <source>no command for this: %1 ends with an error: %2</source>
        <translation>kein Befehl dafür: %1 endet mit einem Fehler: %2</translation>
    </message>
    <message>
        <source>no command for this: some of what is chosen here has no option, so the command writes different data</source>
        <translation>kein Befehl dafür: für manches, was hier gewählt ist, gibt es keine Option, daher schreibt der Befehl andere Daten</translation>
    </message>
    <message>
        <source>no command for this: column widths, sort order, expanded rows, zoom and the fonts of this screen have no options, so the command draws a different picture</source>
        <translation>kein Befehl dafür: für Spaltenbreiten, Sortierung, aufgeklappte Zeilen, Zoom und die Schriften dieses Bildschirms gibt es keine Optionen, daher zeichnet der Befehl ein anderes Bild</translation>
    </message>
    <message>
        <source>no command for this: %1</source>
        <translation>kein Befehl dafür: %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::CommandStates</name>
    <message>
        <source>no matches</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <source>there are no unsaved changes</source>
        <translation>es gibt keine ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>the scenario was not opened from a file</source>
        <translation>das Szenario wurde nicht aus einer Datei geöffnet</translation>
    </message>
    <message>
        <source>no chart has the keyboard focus</source>
        <translation>kein Diagramm hat den Tastaturfokus</translation>
    </message>
    <message>
        <source>the scenario has not been saved since it was opened</source>
        <translation>das Szenario wurde seit dem Öffnen nicht gespeichert</translation>
    </message>
    <message>
        <source>no surface is shown</source>
        <translation>es ist keine Fläche zu sehen</translation>
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
        <source>One line per user, or per account with the mean rank of its users</source>
        <translation>Eine Linie je Benutzer oder je Account mit dem mittleren Rang seiner Benutzer</translation>
    </message>
    <message>
        <source>Agreement between algorithms</source>
        <translation>Übereinstimmung der Algorithmen</translation>
    </message>
    <message>
        <source>Integer priority collisions</source>
        <translation>Kollisionen ganzzahliger Prioritäten</translation>
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
        <translation>Gewinne und Verluste</translation>
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
        <source>Tables and charts</source>
        <translation>Tabellen und Diagramme</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ComparePage</name>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Reference for the ranks: the baseline or another algorithm</source>
        <translation>Bezug der Ränge: der Ausgangsstand oder ein anderer Algorithmus</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
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
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Algorithm to show</source>
        <translation>Gezeigter Algorithmus</translation>
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
        <source>Compare algorithms or variants</source>
        <translation>Algorithmen oder Varianten vergleichen</translation>
    </message>
    <message>
        <source>All algorithms for the current tree, or all variants of the scenario</source>
        <translation>Alle Algorithmen für den aktuellen Baum oder alle Varianten des Szenarios</translation>
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
        <translation>Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>combined changes</source>
        <translation>Änderungen zusammen</translation>
    </message>
    <message>
        <source>%1 up, %2 down, %3 unchanged</source>
        <translation>%1 auf, %2 ab, %3 unverändert</translation>
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
        <source>Under %1 relative to %2: %3 ranks in total, %4 on average</source>
        <translation>Unter %1 gegenüber %2: insgesamt %3 Ränge, im Mittel %4</translation>
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
        <source>Rank %1 under %2; move: %3</source>
        <translation>Rang %1 unter %2; Bewegung: %3</translation>
    </message>
    <message>
        <source>Rank %1 in the baseline; move: %2</source>
        <translation>Rang %1 im Ausgangsstand; Bewegung: %2</translation>
    </message>
    <message>
        <source>New: this user is not in the baseline</source>
        <translation>Neu: Dieser Benutzer ist nicht im Ausgangsstand</translation>
    </message>
    <message>
        <source>Factor: %1</source>
        <translation>Faktor: %1</translation>
    </message>
    <message>
        <source>nan: the calculation divided 0 by 0</source>
        <translation>nan: Bei der Berechnung wurde 0 durch 0 geteilt</translation>
    </message>
    <message>
        <source>Cause: %1</source>
        <translation>Ursache: %1</translation>
    </message>
    <message>
        <source>This user&apos;s own values differ from the baseline</source>
        <translation>Eigene Werte dieses Benutzers weichen vom Ausgangsstand ab</translation>
    </message>
    <message>
        <source>Removed: only the baseline has this user</source>
        <translation>Entfernt: Nur der Ausgangsstand hat diesen Benutzer</translation>
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
        <source>%1, %2 removed</source>
        <translation>%1, %2 entfernt</translation>
    </message>
    <message>
        <source>Hidden, because no user moves: %1.</source>
        <translation>Ausgeblendet, weil sich kein Benutzer bewegt: %1.</translation>
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
        <source>Effect on users</source>
        <translation>Wirkung auf Benutzer</translation>
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
        <source>Explained algorithm</source>
        <translation>Erklärter Algorithmus</translation>
    </message>
    <message>
        <source>Algorithm for the inspector, answer line, rank filters, review and sacctmgr commands</source>
        <translation>Algorithmus für Inspektor, Antwortzeile, Rangfilter, Bericht und sacctmgr-Befehle</translation>
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
        <source>the overwritten file</source>
        <translation>der Datei vor dem Überschreiben</translation>
    </message>
    <message>
        <source>Update file paths for the new folder</source>
        <translation>Dateipfade an den neuen Ordner anpassen</translation>
    </message>
    <message>
        <source>this build does not include the .fairshare format</source>
        <translation>dieses Programm enthält das Format .fairshare nicht</translation>
    </message>
    <message>
        <source>Keep usage of moved associations</source>
        <translation>Nutzung verschobener Assoziationen behalten</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::DropArea</name>
    <message>
        <source>Drop files here. Files of one cluster are combined: tree, usage, settings and jobs.</source>
        <translation>Dateien hier ablegen. Dateien eines Clusters werden kombiniert: Baum, Nutzung, Einstellungen und Jobs.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::EditBand</name>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Effect of the edit</source>
        <translation>Wirkung der Änderung</translation>
    </message>
    <message>
        <source>Values that do not fit</source>
        <translation>Nicht passende Werte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::EvaluationRunner</name>
    <message>
        <source>not enough memory to evaluate this tree</source>
        <translation>nicht genug Speicher, um diesen Baum zu berechnen</translation>
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
        <source>Values level by level</source>
        <translation>Werte Ebene für Ebene</translation>
    </message>
    <message>
        <source>Words by bucket</source>
        <translation>Wörter nach Buckets</translation>
    </message>
    <message>
        <source>Formula with values</source>
        <translation>Formel mit Werten</translation>
    </message>
    <message>
        <source>How the rank comes about</source>
        <translation>Wie der Rang zustande kommt</translation>
    </message>
    <message>
        <source>Word of %1</source>
        <translation>Wort von %1</translation>
    </message>
    <message>
        <source>levels in the middle omitted: %1</source>
        <translation>in der Mitte ausgelassene Ebenen: %1</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Hinweis: %1.</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>Usage and share</source>
        <translation>Nutzung und Anteil</translation>
    </message>
    <message>
        <source>User or account to compare with</source>
        <translation>Benutzer oder Account zum Vergleich</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ExplanationWork</name>
    <message>
        <source>not enough memory to explain this row</source>
        <translation>nicht genug Speicher, um diese Zeile zu erklären</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ExportCommands</name>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>Trying out the command…</source>
        <translation>Der Befehl wird ausprobiert …</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>this view has no data to export</source>
        <translation>diese Ansicht hat keine Daten zum Exportieren</translation>
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
        <source>the file name must end in %1</source>
        <translation>der Dateiname muss auf %1 enden</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ExportDialog</name>
    <message>
        <source>Copy as shell co&amp;mmand</source>
        <translation>Als Shell-Be&amp;fehl kopieren</translation>
    </message>
    <message>
        <source>whole table</source>
        <translation>ganze Tabelle</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a command line that makes the same file, after trying it out</source>
        <translation>Eine Befehlszeile kopieren, die dieselbe Datei erzeugt; sie wird vorher ausprobiert</translation>
    </message>
    <message>
        <source>%1 of %2 rows do not fit into %3 pixels of height; export the data to get all</source>
        <translation>%1 von %2 Zeilen passen nicht in %3 Pixel Höhe; für alle die Daten exportieren</translation>
    </message>
    <message>
        <source>Export view</source>
        <translation>Ansicht exportieren</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Daten exportieren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>C&amp;ontent</source>
        <translation>In&amp;halt</translation>
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
        <source>as on screen</source>
        <translation>wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>benutzerdefiniert</translation>
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
        <source>x</source>
        <translation>-fach</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>S&amp;kalierung</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
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
        <source>original</source>
        <translation>ursprünglich</translation>
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
        <source>Enter a file name</source>
        <translation>Einen Dateinamen eingeben</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 ist ein Ordner</translation>
    </message>
    <message>
        <source>The file name must end in %1</source>
        <translation>Der Dateiname muss auf %1 enden</translation>
    </message>
    <message>
        <source>The file name must end in .csv or .tsv</source>
        <translation>Der Dateiname muss auf .csv oder .tsv enden</translation>
    </message>
    <message>
        <source>Folder %1 does not exist</source>
        <translation>Der Ordner %1 existiert nicht</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 megapixels</source>
        <translation>%1 × %2 Pixel, %3 Megapixel</translation>
    </message>
    <message>
        <source>%1 × %2 logical pixels, vector graphics</source>
        <translation>%1 × %2 logische Pixel, Vektorgrafik</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>ersetzt %1</translation>
    </message>
    <message>
        <source>To set width and height, choose custom as the size</source>
        <translation>Zum Einstellen von Breite und Höhe die Größe „benutzerdefiniert“ wählen</translation>
    </message>
    <message>
        <source>Vector formats have no pixels</source>
        <translation>Vektorformate haben keine Pixel</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existiert bereits. Ersetzen?</translation>
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
        <source>Size not known yet</source>
        <translation>Größe noch nicht bekannt</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Ganze Tabelle</translation>
    </message>
    <message>
        <source>Make the picture as high as all rows need</source>
        <translation>Das Bild so hoch machen, wie alle Zeilen es brauchen</translation>
    </message>
    <message>
        <source>%1 of %2 rows are left out</source>
        <translation>%1 von %2 Zeilen fehlen</translation>
    </message>
    <message>
        <source>Trying out the command…</source>
        <translation>Der Befehl wird ausprobiert …</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FileCommands</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>Alle unterstützten Dateien (%1)</translation>
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
        <source>Locate %1</source>
        <translation>%1 suchen</translation>
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
        <source>Reading baseline %1</source>
        <translation>Ausgangsstand %1 wird gelesen</translation>
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
        <source>Unsaved changes will be lost.</source>
        <translation>Ungespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>This scenario has never been saved and will be lost if you discard it.</source>
        <translation>Dieses Szenario wurde noch nie gespeichert und geht verloren, wenn es verworfen wird.</translation>
    </message>
    <message>
        <source>Discard the changes to %1 and reload the file?</source>
        <translation>Die Änderungen an %1 verwerfen und die Datei neu laden?</translation>
    </message>
    <message>
        <source>Baseline %1 was not restored; the baseline is now the opened file</source>
        <translation>Der Vergleich mit %1 wurde nicht wiederhergestellt; Ausgangsstand ist jetzt die geöffnete Datei</translation>
    </message>
    <message>
        <source>%1 contains no usage, so all usage is 0; choose File &gt; Add usage or jobs from file to add it</source>
        <translation>%1 enthält keine Nutzung, daher ist sie überall 0; zum Hinzufügen Datei &gt; Nutzung oder Jobs aus Datei hinzufügen wählen</translation>
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
        <source>The tree changed in the meantime, so the file was not added; add it again</source>
        <translation>Der Baum hat sich inzwischen geändert, daher wurde die Datei nicht hinzugefügt; bitte noch einmal hinzufügen</translation>
    </message>
    <message>
        <source>Add from file</source>
        <translation>Aus Datei hinzufügen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FindField</name>
    <message>
        <source>Part of a name, a pattern with * and ?, or a filter such as shares&lt;5, usage&gt;=10%, moved&gt;3, account=physics, changed or lint, joined with and, or and not. Return goes to the next match.</source>
        <translation>Teil eines Namens, ein Muster mit * und ? oder ein Filter wie shares&lt;5, usage&gt;=10%, moved&gt;3, account=physics, changed (geändert) oder lint (Warnungen), verknüpft mit and, or und not. Die Eingabetaste geht zum nächsten Treffer.</translation>
    </message>
    <message>
        <source>Show only changed rows, rows whose rank moved, or rows with lint warnings; saved filters</source>
        <translation>Nur geänderte Zeilen, Zeilen mit bewegtem Rang oder Zeilen mit Warnungen zeigen; gespeicherte Filter</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Name, shares&lt;5, changed, lint   Ctrl+F</source>
        <translation>Name, shares&lt;5, changed, lint   Strg+F</translation>
    </message>
    <message>
        <source>Find accounts and users</source>
        <translation>Accounts und Benutzer suchen</translation>
    </message>
    <message>
        <source>Show only</source>
        <translation>Nur zeigen</translation>
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
        <source>Effect of waiting</source>
        <translation>Wirkung des Wartens</translation>
    </message>
    <message>
        <source>Searching for the smallest change</source>
        <translation>Suche nach der kleinsten Änderung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>or wait</source>
        <translation>oder warten</translation>
    </message>
    <message>
        <source>Smallest change that puts %1 ahead</source>
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
        <source>No single change to the shares or usage of either user, or of an account above them, puts %1 ahead.</source>
        <translation>Keine einzelne Änderung an Anteilen oder Nutzung der beiden Benutzer oder eines Accounts darüber bringt %1 nach vorn.</translation>
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
        <source>Smallest change that reverses the order</source>
        <translation>Kleinste Änderung, die die Reihenfolge umkehrt</translation>
    </message>
    <message>
        <source>No single change to the shares or usage of either of the two, or of an account above them, puts %1 ahead.</source>
        <translation>Keine einzelne Änderung an Anteilen oder Nutzung eines der beiden oder eines Accounts darüber bringt %1 nach vorn.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FlipWork</name>
    <message>
        <source>not enough memory to find rank changes in this tree</source>
        <translation>nicht genug Speicher, um Rangänderungen in diesem Baum zu suchen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::FormulaBand</name>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>shares = headcount * 2</source>
        <translation>shares = headcount * 2</translation>
    </message>
    <message>
        <source>Columns from f&amp;ile…</source>
        <translation>Spalten aus Date&amp;i …</translation>
    </message>
    <message>
        <source>Use the columns of a CSV or TSV file, with names of users or accounts in the first one</source>
        <translation>Die Spalten einer CSV- oder TSV-Datei verwenden, in deren erster Namen von Benutzern oder Accounts stehen</translation>
    </message>
    <message>
        <source>&amp;Paste columns</source>
        <translation>&amp;Spalten einfügen</translation>
    </message>
    <message>
        <source>Use the columns of cells that were copied from a spreadsheet, with names of users or accounts in the first one</source>
        <translation>Die Spalten von Zellen verwenden, die aus einer Tabellenkalkulation kopiert wurden; in der ersten stehen Namen von Benutzern oder Accounts</translation>
    </message>
    <message>
        <source>Columns: %1
Functions: %2</source>
        <translation>Spalten: %1
Funktionen: %2</translation>
    </message>
    <message>
        <source>Columns for the formula</source>
        <translation>Spalten für die Formel</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
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
        <source>condor_config fragment</source>
        <translation>Fragment für condor_config</translation>
    </message>
    <message>
        <source>Omit &amp;unchanged settings</source>
        <translation>&amp;Unveränderte Einstellungen weglassen</translation>
    </message>
    <message>
        <source>Use surplus flags of the &amp;policy shown</source>
        <translation>Überschuss-Schalter der gezeigten &amp;Regel verwenden</translation>
    </message>
    <message>
        <source>Effect of the lines</source>
        <translation>Wirkung der Zeilen</translation>
    </message>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
    <message>
        <source>Compared with %1, no HTCondor settings differ.</source>
        <translation>Gegenüber %1 sind keine Einstellungen von HTCondor anders.</translation>
    </message>
    <message>
        <source>HTCondor settings that differ from %1: %2.</source>
        <translation>Einstellungen von HTCondor, die von %1 abweichen: %2.</translation>
    </message>
    <message>
        <source>Add the lines to the configuration of the negotiator&apos;s host, then run condor_reconfig there. Nothing is sent to the pool.</source>
        <translation>Die Zeilen in die Konfiguration des Negotiator-Rechners eintragen und dort condor_reconfig ausführen. Nichts wird an den Pool geschickt.</translation>
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
        <source>Images</source>
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
        <source>Images per second</source>
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
        <source>Numbered images (PNG)</source>
        <translation>Nummerierte Bilder (PNG)</translation>
    </message>
    <message>
        <source>The last sample is before the first; choose a later one.</source>
        <translation>Die letzte Probe liegt vor der ersten; eine spätere wählen.</translation>
    </message>
    <message>
        <source>%1 images, %2 s</source>
        <translation>%1 Bilder, %2 s</translation>
    </message>
    <message>
        <source>%1 files, starting with %2</source>
        <translation>%1 Dateien, beginnend mit %2</translation>
    </message>
    <message>
        <source>Folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 images, %2 s; %4 × %5, because %3 needs an even width and height</source>
        <translation>%1 Bilder, %2 s; %4 × %5, weil %3 eine gerade Breite und Höhe braucht</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::GenerateBand</name>
    <message>
        <source>Random seed; the same seed gives the same jobs</source>
        <translation>Startwert der Zufallszahlen; derselbe Startwert ergibt dieselben Jobs</translation>
    </message>
    <message>
        <source>Offered load as a fraction of the cluster; 0 submits all jobs at the start</source>
        <translation>Angebotene Last als Bruchteil des Clusters; 0 reicht alle Jobs zu Beginn ein</translation>
    </message>
    <message>
        <source>Nodes in the cluster</source>
        <translation>Knoten im Cluster</translation>
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
        <source>Jobs modeled on a published study of an HPC cluster: mostly on one node, for up to a day.</source>
        <translation>Jobs nach einer veröffentlichten Studie eines HPC-Clusters: meist auf einem Knoten, bis zu einem Tag lang.</translation>
    </message>
    <message>
        <source>Single-node jobs that run from half an hour to five and a half hours.</source>
        <translation>Jobs auf je einem Knoten, die eine halbe bis fünfeinhalb Stunden laufen.</translation>
    </message>
    <message>
        <source>Jobs that use from one node to a quarter of the cluster and run for 5 minutes to 4 hours; every user has the same number.</source>
        <translation>Jobs, die von einem Knoten bis zu einem Viertel des Clusters belegen und 5 Minuten bis 4 Stunden laufen; jeder Benutzer hat gleich viele.</translation>
    </message>
    <message>
        <source>all at the start</source>
        <translation>alle zu Beginn</translation>
    </message>
    <message>
        <source>default (%1)</source>
        <translation>Standard (%1)</translation>
    </message>
    <message>
        <source>Number of jobs; 0 uses the default of the shape</source>
        <translation>Anzahl der Jobs; 0 nimmt den Standard der Form</translation>
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
        <source>group names in a pool must be unique</source>
        <translation>Gruppennamen in einem Pool müssen eindeutig sein</translation>
    </message>
    <message>
        <source>groups are listed in HTCondor&apos;s negotiation order</source>
        <translation>die Gruppen stehen in der Verhandlungsreihenfolge von HTCondor</translation>
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
        <source>nothing has been cut or copied</source>
        <translation>es wurde nichts ausgeschnitten oder kopiert</translation>
    </message>
    <message>
        <source>this does not apply to the root</source>
        <translation>das gilt nicht für die Wurzel</translation>
    </message>
    <message>
        <source>this cell cannot be edited</source>
        <translation>diese Zelle lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>the selection matches the baseline</source>
        <translation>die Auswahl stimmt mit dem Ausgangsstand überein</translation>
    </message>
    <message>
        <source>groups cannot be cut; drag a group onto another one, or rename it to its new path</source>
        <translation>Gruppen lassen sich nicht ausschneiden; die Gruppe auf eine andere ziehen oder auf ihren neuen Pfad umbenennen</translation>
    </message>
    <message>
        <source>Move the selected groups out of their parent group</source>
        <translation>Die gewählten Gruppen aus ihrer übergeordneten Gruppe herausnehmen</translation>
    </message>
    <message>
        <source>Move the selected groups into the group before them or, if there is none, the one after them</source>
        <translation>Die gewählten Gruppen in die Gruppe davor verschieben oder, wenn es keine gibt, in die danach</translation>
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
        <translation>%1 von %2 mit Faktor %3 skalieren</translation>
    </message>
    <message>
        <source>Distribute %1 of %2 over %3</source>
        <translation>%1 von %2 auf %3 verteilen</translation>
    </message>
    <message>
        <source>Change %1 of %2 to %3</source>
        <translation>%1 von %2 auf %3 ändern</translation>
    </message>
    <message>
        <source>Current total: %1</source>
        <translation>Summe jetzt: %1</translation>
    </message>
    <message>
        <source>%1, current total: %2, new total: %3</source>
        <translation>%1, Summe jetzt: %2, danach: %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::HistoryView</name>
    <message>
        <source>Edit history</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to the state after it.</source>
        <translation>Ein Klick auf einen Schritt geht zum Stand danach zurück oder vor.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::IdleBars</name>
    <message>
        <source>Cores idle while jobs are pending</source>
        <translation>Freie Kerne, während Jobs warten</translation>
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
        <source>Autoregroup not counted</source>
        <translation>Autoregroup nicht mitgezählt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>&amp;Copy explanation</source>
        <translation>Erklärung &amp;kopieren</translation>
    </message>
    <message>
        <source>Select an account or user to edit its values and see how its rank comes about. Select a second one to see which ranks before the other, and why.</source>
        <translation>Einen Account oder Benutzer wählen, um seine Werte zu ändern und zu sehen, wie sein Rang zustande kommt. Einen zweiten wählen, um zu sehen, welcher vor dem anderen steht und warum.</translation>
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
        <source>Age</source>
        <translation>Alter</translation>
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
        <source>Deciding term</source>
        <translation>Entscheidender Term</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Job ID in the scheduler. Click to sort.</source>
        <translation>Job-ID im Scheduler. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>User who owns the job. Click to sort.</source>
        <translation>Benutzer, dem der Job gehört. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Account the job runs under. Click to sort.</source>
        <translation>Account, unter dem der Job läuft. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Time that counts for the age factor, in days. Click to sort.</source>
        <translation>Zeit, die für den Altersfaktor zählt, in Tagen. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Fairshare factor of the job&apos;s association, 0 to 1; higher is served first. Click to sort.</source>
        <translation>Fairshare-Faktor der Assoziation des Jobs, 0 bis 1; höhere kommen zuerst dran. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Place in the queue under the old weights; 1 is first. Click to sort.</source>
        <translation>Platz in der Warteschlange unter den alten Gewichten; 1 ist der erste. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Places gained by changing the weights. Click to sort.</source>
        <translation>Plätze, die die Änderung der Gewichte bringt. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Multifactor priority under the old weights, 0 to 4294967295. Click to sort.</source>
        <translation>Multifaktor-Priorität unter den alten Gewichten, 0 bis 4294967295. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>The term with the largest lead over the next job in the queue. Click to sort.</source>
        <translation>Der Term mit dem größten Vorsprung vor dem nächsten Job in der Warteschlange. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Share of each term in the priority; old above new.</source>
        <translation>Anteil jedes Terms an der Priorität; alt über neu.</translation>
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
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>QOS of the job. Click to sort.</source>
        <translation>QOS des Jobs. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>QOS limits</source>
        <translation>Limits der QOS</translation>
    </message>
    <message>
        <source>Limits of the QOS, as Slurm prints them. Click to sort.</source>
        <translation>Limits der QOS, wie Slurm sie ausgibt. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Never starts</source>
        <translation>Startet nie</translation>
    </message>
    <message>
        <source>Why Slurm never starts the job: it asks for more than a limit of its QOS or association allows. Click to sort.</source>
        <translation>Warum Slurm den Job nie startet: Er fordert mehr an, als ein Limit seiner QOS oder Assoziation erlaubt. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Limits of QOS %1: %2</source>
        <translation>Limits der QOS %1: %2</translation>
    </message>
    <message>
        <source>Never starts: %1</source>
        <translation>Startet nie: %1</translation>
    </message>
    <message>
        <source>Place in the queue under the new weights; 1 is first. Equal priorities are ordered by job ID. Click to sort.</source>
        <translation>Platz in der Warteschlange unter den neuen Gewichten; 1 ist der erste. Gleiche Prioritäten sind nach Job-ID geordnet. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Multifactor priority under the new weights, 0 to 4294967295. Click to sort.</source>
        <translation>Multifaktor-Priorität unter den neuen Gewichten, 0 bis 4294967295. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::JobTable</name>
    <message>
        <source>Jobs in the queue</source>
        <translation>Jobs in der Warteschlange</translation>
    </message>
    <message>
        <source>No jobs. Choose File &gt; Add usage or jobs from file to add squeue, sprio or sacct output. Choose File &gt; Synthetic jobs to generate a queue for the tree&apos;s users.</source>
        <translation>Keine Jobs. Datei &gt; Nutzung oder Jobs aus Datei hinzufügen liest Ausgaben von squeue, sprio oder sacct. Datei &gt; Synthetische Jobs erzeugt eine Warteschlange für die Benutzer des Baums.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Layouts</name>
    <message>
        <source>&amp;Remove layout</source>
        <translation>Anordnung &amp;entfernen</translation>
    </message>
    <message>
        <source>Apply this layout to panels and views</source>
        <translation>Bereiche und Ansichten nach dieser Anordnung einrichten</translation>
    </message>
    <message>
        <source>Remove this layout</source>
        <translation>Diese Anordnung entfernen</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Anordnung %1</translation>
    </message>
    <message>
        <source>Layout &amp;name</source>
        <translation>&amp;Name der Anordnung</translation>
    </message>
    <message>
        <source>no saved layouts</source>
        <translation>keine gespeicherten Anordnungen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LimitsPanel</name>
    <message>
        <source>Limits reached or nearly reached</source>
        <translation>Grenzen, die erreicht oder fast erreicht sind</translation>
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
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Account or user affected; the first one if there are several</source>
        <translation>Betroffener Account oder Benutzer; bei mehreren der erste</translation>
    </message>
    <message>
        <source>Suggested fix; nothing is changed automatically</source>
        <translation>Vorgeschlagene Abhilfe; nichts wird automatisch geändert</translation>
    </message>
    <message>
        <source>Setting that is rarely intended; a warning or an error affects what users get</source>
        <translation>Einstellung, die selten gewollt ist; eine Warnung oder ein Fehler betrifft, was Benutzer bekommen</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
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
        <translation>Es ist kein Szenario geöffnet.</translation>
    </message>
    <message>
        <source>Checking for suspicious settings…</source>
        <translation>Auffällige Einstellungen werden gesucht …</translation>
    </message>
    <message>
        <source>No suspicious settings in this tree.</source>
        <translation>Keine auffälligen Einstellungen in diesem Baum.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LoadingBand</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Current task</source>
        <translation>Aktueller Vorgang</translation>
    </message>
    <message>
        <source>Progress of opening</source>
        <translation>Fortschritt des Öffnens</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::LookMenus</name>
    <message>
        <source>Restart the program to apply the new language</source>
        <translation>Für die neue Sprache das Programm neu starten</translation>
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
        <source>As on the cluster, moved and renamed associations start without usage, which stays in their old accounts: %1 TRES-h (associations: %2).</source>
        <translation>Wie auf dem Cluster beginnen verschobene und umbenannte Assoziationen ohne Nutzung; sie bleibt in ihren alten Accounts: %1 TRES-h (Assoziationen: %2).</translation>
    </message>
    <message>
        <source>Keep usage</source>
        <translation>Nutzung behalten</translation>
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
        <source>Message details</source>
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
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MomentModel</name>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1, freed</source>
        <translation>%1, freigegeben</translation>
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
        <source>%1: value from 0 (freed first) to 1 (freed last). %2</source>
        <translation>%1: Wert von 0 (zuerst freigegeben) bis 1 (zuletzt freigegeben). %2</translation>
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
        <source>Node number, starting at 0</source>
        <translation>Nummer des Knotens, ab 0</translation>
    </message>
    <message>
        <source>Job running on the node</source>
        <translation>Job, der auf dem Knoten läuft</translation>
    </message>
    <message>
        <source>Number of nodes allocated to the job</source>
        <translation>Anzahl der Knoten, die der Job belegt</translation>
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
        <source>Reasons for the selected node</source>
        <translation>Gründe zum ausgewählten Knoten</translation>
    </message>
    <message>
        <source>busy nodes: %1</source>
        <translation>belegte Knoten: %1</translation>
    </message>
    <message>
        <source>%1, %2 to free</source>
        <translation>%1, %2 freizugeben</translation>
    </message>
    <message>
        <source>Select a node to see why each policy frees or keeps it.</source>
        <translation>Einen Knoten auswählen, um zu sehen, warum jede Regel ihn freigibt oder behält.</translation>
    </message>
    <message>
        <source>, %1 away</source>
        <translation>, %1 entnommen</translation>
    </message>
    <message>
        <source>The run has no samples, so no policy frees nodes.</source>
        <translation>Der Lauf hat keine Proben, daher gibt keine Regel Knoten frei.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::MomentSums</name>
    <message>
        <source>freed</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>jobs killed</source>
        <translation>abgebrochene Jobs</translation>
    </message>
    <message>
        <source>node-h lost now</source>
        <translation>Knoten-h jetzt verloren</translation>
    </message>
    <message>
        <source>in PAP+ classes</source>
        <translation>davon in PAP+-Klassen</translation>
    </message>
    <message>
        <source>node-h lost so far</source>
        <translation>Knoten-h bisher verloren</translation>
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
        <source>&amp;Use name</source>
        <translation>Namen ver&amp;wenden</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::NodePanel</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Reason for rejection</source>
        <translation>Grund der Ablehnung</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Raw shares among siblings: a number, parent, or a change such as *1.5 or +10%.</source>
        <translation>Rohanteile unter Geschwistern: eine Zahl, parent oder eine Veränderung wie *1.5 oder +10%.</translation>
    </message>
    <message>
        <source>Shares slider</source>
        <translation>Schieber für Anteile</translation>
    </message>
    <message>
        <source>Set the shares; all results update while you drag.</source>
        <translation>Die Anteile setzen; alle Ergebnisse folgen beim Ziehen.</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>N&amp;utzung</translation>
    </message>
    <message>
        <source>%1 rows are selected; an edit changes all of them.</source>
        <translation>%1 Zeilen sind gewählt; eine Änderung gilt für alle.</translation>
    </message>
    <message>
        <source>from 0 to %1</source>
        <translation>von 0 bis %1</translation>
    </message>
    <message>
        <source>&amp;Shares</source>
        <translation>A&amp;nteile</translation>
    </message>
    <message>
        <source>Usage in TRES-hours</source>
        <translation>Nutzung in TRES-Stunden</translation>
    </message>
    <message>
        <source>Decayed usage in TRES-hours, of an account with everything below it: a number, optionally with a unit such as 2d, a part of all usage such as 30%, or a change such as +10%.</source>
        <translation>Verfallene Nutzung in TRES-Stunden, bei einem Account mit allem darunter: eine Zahl, auch mit einer Einheit wie 2d, ein Teil der gesamten Nutzung wie 30% oder eine Änderung wie +10%.</translation>
    </message>
    <message>
        <source>Usage is the account&apos;s total; editing it scales all usage below.</source>
        <translation>Die Nutzung ist die Summe des Accounts; eine Änderung skaliert alle Nutzung darunter.</translation>
    </message>
    <message>
        <source>TRES-h</source>
        <translation>TRES-h</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::OtherRun</name>
    <message>
        <source>Simulating jobs.</source>
        <translation>Jobs werden simuliert.</translation>
    </message>
    <message>
        <source>%1: mean wait %2, longest wait %3</source>
        <translation>%1: mittlere Wartezeit %2, längste Wartezeit %3</translation>
    </message>
    <message>
        <source>%1, utilization %2</source>
        <translation>%1, Auslastung %2</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>Anderer Lauf</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::OverviewStrip</name>
    <message>
        <source>Part of the run that is shown</source>
        <translation>Gezeigter Teil des Laufs</translation>
    </message>
    <message>
        <source>Nodes in use over the whole run. Drag the window or its edges to choose the part shown; double-click for the whole run</source>
        <translation>Belegte Knoten über den ganzen Lauf. Den gezeigten Teil durch Ziehen des Fensters oder seiner Ränder wählen; Doppelklick zeigt den ganzen Lauf</translation>
    </message>
    <message>
        <source>whole run shown</source>
        <translation>ganzer Lauf gezeigt</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 gezeigt</translation>
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
        <source>Lines without changes: %1</source>
        <translation>Zeilen ohne Änderung: %1</translation>
    </message>
    <message>
        <source>1 line changes %1: %2</source>
        <translation>1 Zeile ändert %1: %2</translation>
    </message>
    <message>
        <source>%1 lines change %2: %3</source>
        <translation>%1 Zeilen ändern %2: %3</translation>
    </message>
    <message>
        <source>; computed columns ignored: %1</source>
        <translation>; ignorierte berechnete Spalten: %1</translation>
    </message>
    <message>
        <source>; lines that do not match and are skipped: %1</source>
        <translation>; Zeilen, die nicht passen und übersprungen werden: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::PlaybackBar</name>
    <message>
        <source>Next difference  N</source>
        <translation>Nächster Unterschied  N</translation>
    </message>
    <message>
        <source>Go to the next sample where the policies differ most (N)</source>
        <translation>Zur nächsten Probe gehen, bei der sich die Regeln am meisten unterscheiden (N)</translation>
    </message>
    <message>
        <source>Triangles: samples where the policies differ most</source>
        <translation>Dreiecke: Proben, bei denen sich die Regeln am meisten unterscheiden</translation>
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
        <source>Simulated time per second of playback (+ and −)</source>
        <translation>Simulierte Zeit je Sekunde beim Abspielen (+ und −)</translation>
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
    <name>fairshare::gui::PlotMaker</name>
    <message>
        <source>not enough memory for this chart</source>
        <translation>nicht genug Speicher für dieses Diagramm</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QueueDialog</name>
    <message>
        <source>Synthetic jobs</source>
        <translation>Synthetische Jobs</translation>
    </message>
    <message>
        <source>Replace the queue with synthetic pending jobs of the users in the open tree. The same values always generate the same jobs.</source>
        <translation>Die Warteschlange durch synthetische wartende Jobs der Benutzer des geöffneten Baums ersetzen. Gleiche Werte ergeben immer dieselben Jobs.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Generate jobs</source>
        <translation>Jobs &amp;erzeugen</translation>
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
        <source>Number of pending jobs</source>
        <translation>Anzahl wartender Jobs</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same jobs</source>
        <translation>Startwert der Zufallszahlen; derselbe Startwert ergibt dieselben Jobs</translation>
    </message>
    <message>
        <source>0: every user is equally likely to own a job. 1, 2 or 3: user n in a random order owns jobs in proportion to 1/n, 1/n² or 1/n³.</source>
        <translation>0: Jeder Job gehört mit gleicher Wahrscheinlichkeit jedem Benutzer. 1, 2 oder 3: Benutzer n einer zufälligen Reihenfolge hat Jobs im Verhältnis 1/n, 1/n² oder 1/n³.</translation>
    </message>
    <message>
        <source>Upper limit of the wait times; short ones are more frequent</source>
        <translation>Obergrenze der Wartezeiten; kurze sind häufiger</translation>
    </message>
    <message>
        <source>Percentage of jobs owned by the user with the most usage. If above 0, these jobs have waited at least half the longest wait time, all others at most 1/20 of it.</source>
        <translation>Prozentsatz der Jobs, die dem Benutzer mit der größten Nutzung gehören. Bei mehr als 0 warten diese Jobs seit mindestens der Hälfte der längsten Wartezeit, alle anderen seit höchstens 1/20 davon.</translation>
    </message>
    <message>
        <source>Percentage of jobs with QOS priority-access, which has the highest QOS priority</source>
        <translation>Prozentsatz der Jobs mit der QOS priority-access, die die höchste QOS-Priorität hat</translation>
    </message>
    <message>
        <source>Percentage of the other jobs with QOS standby</source>
        <translation>Prozentsatz der anderen Jobs mit der QOS standby</translation>
    </message>
    <message>
        <source>Percentage of jobs that request gres/gpu</source>
        <translation>Prozentsatz der Jobs, die gres/gpu anfordern</translation>
    </message>
    <message>
        <source>Each job uses at most a quarter of the nodes</source>
        <translation>Jeder Job belegt höchstens ein Viertel der Knoten</translation>
    </message>
    <message>
        <source>Single-node jobs may use fewer; multi-node jobs use all CPUs of their nodes</source>
        <translation>Jobs auf einem Knoten nutzen auch weniger; Jobs auf mehreren Knoten nutzen alle CPUs ihrer Knoten</translation>
    </message>
    <message>
        <source>Without weights, all jobs have priority 1</source>
        <translation>Ohne Gewichte haben alle Jobs die Priorität 1</translation>
    </message>
    <message>
        <source>Generate %1 synthetic jobs, seed %2</source>
        <translation>%1 synthetische Jobs erzeugen, Startwert %2</translation>
    </message>
    <message>
        <source>%1 synthetic jobs generated. Undo restores the previous jobs.</source>
        <translation>%1 synthetische Jobs erzeugt. Rückgängig stellt die vorherigen Jobs wieder her.</translation>
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
        <source>Skew</source>
        <translation>Ungleichverteilung</translation>
    </message>
    <message>
        <source>Longest wait time</source>
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
        <source>Standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <source>With GPUs</source>
        <translation>Mit GPUs</translation>
    </message>
    <message>
        <source>Nodes in the cluster</source>
        <translation>Knoten im Cluster</translation>
    </message>
    <message>
        <source>CPUs per node</source>
        <translation>CPUs je Knoten</translation>
    </message>
    <message>
        <source>Also set weights: fairshare %1, QOS %2, age and partition %3, job size %4</source>
        <translation>Auch Gewichte setzen: Fairshare %1, QOS %2, Alter und Partition %3, Jobgröße %4</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaCells</name>
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
        <source>Not in the baseline.</source>
        <translation>Nicht im Ausgangsstand.</translation>
    </message>
    <message>
        <source>In the baseline: %1.</source>
        <translation>Im Ausgangsstand: %1.</translation>
    </message>
    <message>
        <source>Equals usage + demand × weight and follows changes to them.</source>
        <translation>Gleich Nutzung + Nachfrage × Gewicht und folgt deren Änderungen.</translation>
    </message>
    <message>
        <source>Differs from usage + demand × weight, so changes to them leave it as is.</source>
        <translation>Weicht von Nutzung + Nachfrage × Gewicht ab; Änderungen dieser Werte wirken sich nicht aus.</translation>
    </message>
    <message>
        <source>In the baseline: dynamic quota, %1 of what its static siblings leave.</source>
        <translation>Im Ausgangsstand: dynamische Quote, %1 von dem, was die statischen Geschwister übrig lassen.</translation>
    </message>
    <message>
        <source>In the baseline: static quota of %1 cores.</source>
        <translation>Im Ausgangsstand: statische Quote von %1 Kernen.</translation>
    </message>
    <message>
        <source>%1, own %2</source>
        <translation>%1, eigene %2</translation>
    </message>
    <message>
        <source>%1 including subgroups; %2 directly in the group.</source>
        <translation>%1 mit Untergruppen; davon %2 direkt in der Gruppe.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaControls</name>
    <message>
        <source>With oversubscription, surplus counts twice: allocations can exceed the pool, and the group that negotiates first gets the slots.</source>
        <translation>Mit Überbuchung zählt Überschuss doppelt: Zuteilungen können größer sein als der Pool, und wer zuerst verhandelt, bekommt die Slots.</translation>
    </message>
    <message>
        <source>Total slot weight of the pool, in cores</source>
        <translation>Gesamtes Slot-Gewicht des Pools, in Kernen</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Surplus policy for the columns on the right and the chart</source>
        <translation>Überschussregel für die Spalten rechts und das Diagramm</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>both passes</source>
        <translation>beide Durchgänge</translation>
    </message>
    <message>
        <source>Both passes, as in the balancer&apos;s code</source>
        <translation>Beide Durchgänge, wie im Programm des Ausgleichs</translation>
    </message>
    <message>
        <source>first pass only</source>
        <translation>nur erster Durchgang</translation>
    </message>
    <message>
        <source>First pass only, as on the BNL slides</source>
        <translation>Nur der erste Durchgang, wie auf den Folien des BNL</translation>
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
        <source>Subgroups keep their quotas even if the sum exceeds the parent group&apos;s quota. On by default in HTCondor.</source>
        <translation>Untergruppen behalten ihre Quoten, auch wenn deren Summe die Quote der übergeordneten Gruppe übersteigt. In HTCondor standardmäßig eingeschaltet.</translation>
    </message>
    <message>
        <source>Weighted slots</source>
        <translation>Gewichtete Slots</translation>
    </message>
    <message>
        <source>Each slot counts by its cores. Otherwise it counts as one and is never split.</source>
        <translation>Jeder Slot zählt nach seinen Kernen. Sonst zählt er als einer und wird nie geteilt.</translation>
    </message>
    <message>
        <source>Change the pool to %1 cores</source>
        <translation>Pool auf %1 Kerne ändern</translation>
    </message>
    <message>
        <source>Change pool options</source>
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
        <source>0 to 1, fraction of what static sibling groups leave</source>
        <translation>0 bis 1, Bruchteil dessen, was statische Geschwistergruppen übrig lassen</translation>
    </message>
    <message>
        <source>a name with dots is the full path; the group moves there</source>
        <translation>ein Name mit Punkten ist der ganze Pfad; die Gruppe wird dorthin verschoben</translation>
    </message>
    <message>
        <source>in cores; makes the dynamic quota static</source>
        <translation>in Kernen; macht aus der dynamischen Quote eine statische</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaEdits</name>
    <message>
        <source>Change %1 of %2 to %3</source>
        <translation>%1 von %2 auf %3 ändern</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Add group</source>
        <translation>Gruppe hinzufügen</translation>
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
        <source>%1 groups now have dynamic quotas: fractions instead of cores</source>
        <translation>%1 Gruppen haben jetzt dynamische Quoten: Bruchteile statt Kerne</translation>
    </message>
    <message>
        <source>%1 groups now have static quotas: cores instead of fractions</source>
        <translation>%1 Gruppen haben jetzt statische Quoten: Kerne statt Bruchteile</translation>
    </message>
    <message>
        <source>%1 now has a dynamic quota: %2 of what its static siblings leave, instead of %3 cores</source>
        <translation>%1 hat jetzt eine dynamische Quote: %2 von dem, was die statischen Geschwister übrig lassen, statt %3 Kernen</translation>
    </message>
    <message>
        <source>%1 now has a static quota: %2 cores, instead of %3 of what its static siblings leave</source>
        <translation>%1 hat jetzt eine statische Quote: %2 Kerne statt %3 von dem, was die statischen Geschwister übrig lassen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaModel</name>
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
</context>
<context>
    <name>fairshare::gui::QuotaPage</name>
    <message>
        <source>Where each core goes</source>
        <translation>Wohin jeder Kern geht</translation>
    </message>
    <message>
        <source>This scenario has no group quotas. Open a condor_config, a group table, or a scenario with group quotas.</source>
        <translation>Dieses Szenario hat keine Gruppenquoten. Eine condor_config, eine Gruppentabelle oder ein Szenario mit Gruppenquoten öffnen.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Allocation, step by step</source>
        <translation>Zuteilung, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Demand over a day</source>
        <translation>Nachfrage über einen Tag</translation>
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
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Selected: %1 groups</source>
        <translation>Ausgewählt: %1 Gruppen</translation>
    </message>
    <message>
        <source>this view uses group quotas, not a fairshare algorithm</source>
        <translation>diese Ansicht verwendet Gruppenquoten, keinen Fairshare-Algorithmus</translation>
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
        <source>%1: limit %2 cores, %3 in use</source>
        <translation>%1: Grenze %2 Kerne, %3 genutzt</translation>
    </message>
    <message>
        <source>Submitter</source>
        <translation>Einreicher</translation>
    </message>
    <message>
        <source>Submitters by group, best priority first</source>
        <translation>Einreicher nach Gruppe, beste Priorität zuerst</translation>
    </message>
    <message>
        <source>RUP</source>
        <translation>RUP</translation>
    </message>
    <message>
        <source>Real priority: moves halfway toward the cores in use in each half-life; at least 0.5</source>
        <translation>Echte Priorität: nähert sich den genutzten Kernen in jeder Halbwertszeit um die Hälfte; mindestens 0,5</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Multiplier of the real priority</source>
        <translation>Faktor, mit dem die echte Priorität multipliziert wird</translation>
    </message>
    <message>
        <source>EUP</source>
        <translation>EUP</translation>
    </message>
    <message>
        <source>Effective priority: RUP times factor; lower is better</source>
        <translation>Effektive Priorität: RUP mal Faktor; niedriger ist besser</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the group&apos;s limit, in proportion to 1/EUP</source>
        <translation>Anteil an der Grenze der Gruppe, proportional zu 1/EUP</translation>
    </message>
    <message>
        <source>May use</source>
        <translation>Darf nutzen</translation>
    </message>
    <message>
        <source>This share in cores, at most the submitter&apos;s ceiling</source>
        <translation>Dieser Anteil in Kernen, höchstens die Obergrenze des Einreichers</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>Cores that the submitter&apos;s jobs use now</source>
        <translation>Kerne, die die Jobs des Einreichers jetzt nutzen</translation>
    </message>
    <message>
        <source>May get</source>
        <translation>Kann bekommen</translation>
    </message>
    <message>
        <source>Additional cores that the submitter may get</source>
        <translation>Kerne, die der Einreicher zusätzlich bekommen kann</translation>
    </message>
    <message>
        <source>Click a submitter to see how the values are computed.</source>
        <translation>Einen Einreicher anklicken, um zu sehen, wie die Werte entstehen.</translation>
    </message>
    <message>
        <source>The selected groups have no submitters.</source>
        <translation>Die ausgewählten Gruppen haben keine Einreicher.</translation>
    </message>
    <message>
        <source>No submitters are known. Choose File &gt; Add usage or jobs from file to add the output of condor_userprio -all or -allusers.</source>
        <translation>Keine Einreicher bekannt. Datei &gt; Nutzung oder Jobs aus Datei hinzufügen liest die Ausgabe von condor_userprio -all oder -allusers.</translation>
    </message>
    <message>
        <source>The pool has no submitters.</source>
        <translation>Der Pool hat keine Einreicher.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::QuotaTable</name>
    <message>
        <source>Groups in the pool</source>
        <translation>Gruppen im Pool</translation>
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
    <name>fairshare::gui::RangeBar</name>
    <message>
        <source>Clear selected range</source>
        <translation>Ausgewählten Bereich aufheben</translation>
    </message>
    <message>
        <source>Clear selected range (Esc)</source>
        <translation>Ausgewählten Bereich aufheben (Esc)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::RecentMenu</name>
    <message>
        <source>no recent files</source>
        <translation>keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::RecentTiles</name>
    <message>
        <source>no preview</source>
        <translation>keine Vorschau</translation>
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
    <message>
        <source>1 group</source>
        <translation>1 Gruppe</translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation>%1 Gruppen</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 Job</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 Jobs</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::Recovery</name>
    <message>
        <source>Unsaved work would be lost in a crash: %1 %2</source>
        <translation>Bei einem Absturz ginge ungespeicherte Arbeit verloren: %1 %2</translation>
    </message>
    <message>
        <source>Unsaved work from %1 found: %2</source>
        <translation>Ungespeicherte Arbeit von %1 gefunden: %2</translation>
    </message>
    <message>
        <source>Unsaved work from %1 found: %2 (and %3 more)</source>
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
        <source>the sweep is shown</source>
        <translation>das Durchlaufen ist eingeblendet</translation>
    </message>
    <message>
        <source>Close sweep</source>
        <translation>Durchlauf schließen</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>first to move up</source>
        <translation>wer zuerst aufsteigt</translation>
    </message>
    <message>
        <source>User who pauses; type part of the name</source>
        <translation>Benutzer, der pausiert; einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>Clear user</source>
        <translation>Benutzer entfernen</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>User who has the first turn; type part of the name</source>
        <translation>Benutzer, der zuerst an der Reihe ist; einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>Clear first turn</source>
        <translation>Ersten entfernen</translation>
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
        <source>Subject of the review</source>
        <translation>Gegenstand des Berichts</translation>
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
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt des Berichts</translation>
    </message>
    <message>
        <source>&amp;Paper size (PDF)</source>
        <translation>&amp;Papierformat (PDF)</translation>
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
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 compared with %2, ranks under %3.</source>
        <translation>%1 verglichen mit %2, Ränge unter %3.</translation>
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
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Single-file web page (*.html)</source>
        <translation>Webseite in einer Datei (*.html)</translation>
    </message>
    <message>
        <source>unknown file extension; expected .pdf or .html</source>
        <translation>unbekannte Dateiendung; erwartet: .pdf oder .html</translation>
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
        <source>The review was canceled.</source>
        <translation>Der Bericht wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Board; Operations</source>
        <translation>Vorstand; Betrieb</translation>
    </message>
    <message>
        <source>Who signs, separated by semicolons</source>
        <translation>Wer unterschreibt, durch Semikolons getrennt</translation>
    </message>
    <message>
        <source>Your own text is not changed.</source>
        <translation>Ihr eigener Text wird nicht verändert.</translation>
    </message>
    <message>
        <source>Si&amp;gnatures</source>
        <translation>&amp;Unterschriften</translation>
    </message>
    <message>
        <source>S&amp;ections</source>
        <translation>&amp;Abschnitte</translation>
    </message>
    <message>
        <source>&amp;Own text (Markdown)</source>
        <translation>Ei&amp;gener Text (Markdown)</translation>
    </message>
    <message>
        <source>Choose at least one section.</source>
        <translation>Wählen Sie mindestens einen Abschnitt.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ReviewMaker</name>
    <message>
        <source>not enough memory for this review</source>
        <translation>nicht genug Speicher für diesen Bericht</translation>
    </message>
    <message>
        <source>Creating the policy review</source>
        <translation>Bericht wird erstellt</translation>
    </message>
    <message>
        <source>Writing the policy review</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ReviewSectionList</name>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nac&amp;h unten</translation>
    </message>
    <message>
        <source>Sections in their order</source>
        <translation>Abschnitte in ihrer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ReviewTextField</name>
    <message>
        <source>Own text</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>Why this is proposed, or what was decided. # Heading, - list item, *emphasis*, **strong**.</source>
        <translation>Warum dies vorgeschlagen oder was entschieden wurde. # Überschrift, - Listenpunkt, *betont*, **stark**.</translation>
    </message>
    <message>
        <source>Loa&amp;d from file…</source>
        <translation>Aus &amp;Datei laden …</translation>
    </message>
    <message>
        <source>Load own text</source>
        <translation>Eigenen Text laden</translation>
    </message>
    <message>
        <source>Markdown (*.md *.markdown *.txt);;All files (*)</source>
        <translation>Markdown (*.md *.markdown *.txt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SacctmgrWindow</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>sacctmgr commands</source>
        <translation>sacctmgr-Befehle</translation>
    </message>
    <message>
        <source>sacctmgr commands — %1</source>
        <translation>sacctmgr-Befehle — %1</translation>
    </message>
    <message>
        <source>the opened file</source>
        <translation>der geöffneten Datei</translation>
    </message>
    <message>
        <source>No commands for the differences from %1: %2.</source>
        <translation>Keine Befehle für die Unterschiede zu %1: %2.</translation>
    </message>
    <message>
        <source>Generating commands for the differences from %1.</source>
        <translation>Befehle für die Unterschiede zu %1 werden erzeugt.</translation>
    </message>
    <message>
        <source>No association differs from %1, so no commands are needed.</source>
        <translation>Keine Assoziation unterscheidet sich von %1, daher sind keine Befehle nötig.</translation>
    </message>
    <message>
        <source>No command can apply the differences from %1; the comments explain why.</source>
        <translation>Kein Befehl kann die Unterschiede zu %1 umsetzen; die Kommentare erklären, warum.</translation>
    </message>
    <message>
        <source>Commands that apply the differences from %1: %2.</source>
        <translation>Befehle, die die Unterschiede zu %1 umsetzen: %2.</translation>
    </message>
    <message>
        <source>Changes that sacctmgr cannot make: %1; the comments explain why.</source>
        <translation>Änderungen, die mit sacctmgr nicht möglich sind: %1; die Kommentare erklären, warum.</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 lines. Copy and Save include all lines.</source>
        <translation>Gezeigt werden die ersten %1 von %2 Zeilen. Kopieren und Speichern umfassen alle.</translation>
    </message>
    <message>
        <source>Copied %1 lines</source>
        <translation>%1 Zeilen kopiert</translation>
    </message>
    <message>
        <source>Save commands</source>
        <translation>Befehle speichern</translation>
    </message>
    <message>
        <source>Shell script (*.sh)</source>
        <translation>Shell-Skript (*.sh)</translation>
    </message>
    <message>
        <source>Only part of the differences from %1 can be applied; number of commands: %2.</source>
        <translation>Nur ein Teil der Unterschiede zu %1 lässt sich umsetzen; Zahl der Befehle: %2.</translation>
    </message>
    <message>
        <source>&amp;Generate the commands anyway</source>
        <translation>Befehle trotzdem &amp;erzeugen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SampleExport</name>
    <message>
        <source>Drawing images</source>
        <translation>Bilder werden gezeichnet</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Kontaktbogen</translation>
    </message>
    <message>
        <source>Images (*.pdf *.png *.svg)</source>
        <translation>Bilder (*.pdf *.png *.svg)</translation>
    </message>
    <message>
        <source>the file name must end in %1</source>
        <translation>der Dateiname muss auf %1 enden</translation>
    </message>
    <message>
        <source>Samples where the policies differ most</source>
        <translation>Proben, bei denen sich die Regeln am meisten unterscheiden</translation>
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
        <source>Folder (*)</source>
        <translation>Ordner (*)</translation>
    </message>
    <message>
        <source>Saving the recording</source>
        <translation>Aufzeichnung wird gespeichert</translation>
    </message>
    <message>
        <source>Saving the results</source>
        <translation>Ergebnisse werden gespeichert</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1, SHA-256 %2</translation>
    </message>
    <message>
        <source>another export is still running; this one was not started</source>
        <translation>ein anderer Export läuft noch; dieser wurde nicht begonnen</translation>
    </message>
    <message>
        <source>Current sample; the policies never differ</source>
        <translation>Aktuelle Probe; die Regeln unterscheiden sich nie</translation>
    </message>
    <message>
        <source>Current sample</source>
        <translation>Aktuelle Probe</translation>
    </message>
    <message>
        <source>Encoding the animation</source>
        <translation>Animation wird kodiert</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 images saved: %2 to %3</source>
        <translation>%1 Bilder gespeichert: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SampleSlider</name>
    <message>
        <source>Sample shown</source>
        <translation>Gezeigte Probe</translation>
    </message>
    <message>
        <source>Triangles: samples where the policies differ most</source>
        <translation>Dreiecke: Proben, bei denen sich die Regeln am meisten unterscheiden</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SavedFilters</name>
    <message>
        <source>&amp;Save filter as…</source>
        <translation>Filter &amp;speichern als …</translation>
    </message>
    <message>
        <source>Save the text of the find field under a name</source>
        <translation>Den Text des Suchfelds unter einem Namen speichern</translation>
    </message>
    <message>
        <source>no filter in the find field</source>
        <translation>kein Filter im Suchfeld</translation>
    </message>
    <message>
        <source>&amp;Remove filter</source>
        <translation>Filter ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>no saved filters</source>
        <translation>keine gespeicherten Filter</translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation>Filter %1</translation>
    </message>
    <message>
        <source>Filter &amp;name</source>
        <translation>&amp;Name des Filters</translation>
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
        <source>Click to sort siblings.</source>
        <translation>Klicken, um Geschwister zu sortieren.</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SimulationResults</name>
    <message>
        <source>not enough memory for this simulation</source>
        <translation>nicht genug Speicher für diese Simulation</translation>
    </message>
    <message>
        <source>Simulating jobs</source>
        <translation>Jobs werden simuliert</translation>
    </message>
    <message>
        <source>Calculating lost work</source>
        <translation>Verlorene Arbeit wird berechnet</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SimulatorCommands</name>
    <message>
        <source>Import jobs</source>
        <translation>Jobs importieren</translation>
    </message>
    <message>
        <source>Job logs (*.swf *.swf.gz *.csv *.csv.gz *.json *.txt *.gz);;All files (*)</source>
        <translation>Jobprotokolle (*.swf *.swf.gz *.csv *.csv.gz *.json *.txt *.gz);;Alle Dateien (*)</translation>
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
        <source>this scenario has no jobs to simulate</source>
        <translation>dieses Szenario hat keine Jobs zum Simulieren</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>es läuft nichts</translation>
    </message>
    <message>
        <source>nothing has been simulated yet</source>
        <translation>es wurde noch nichts simuliert</translation>
    </message>
    <message>
        <source>the Simulator view is not shown</source>
        <translation>die Ansicht Simulator ist nicht zu sehen</translation>
    </message>
    <message>
        <source>no differences between the policies found</source>
        <translation>keine Unterschiede zwischen den Regeln gefunden</translation>
    </message>
    <message>
        <source>the scenario has not been saved yet</source>
        <translation>das Szenario wurde noch nicht gespeichert</translation>
    </message>
    <message>
        <source>the results are already next to the scenario file</source>
        <translation>die Ergebnisse liegen bereits neben der Szenariodatei</translation>
    </message>
    <message>
        <source>the results come from a recording, which already contains them</source>
        <translation>die Ergebnisse stammen aus einer Aufzeichnung, die sie bereits enthält</translation>
    </message>
    <message>
        <source>another export is still running</source>
        <translation>ein anderer Export läuft noch</translation>
    </message>
    <message>
        <source>Canceled; images drawn so far remain in %1</source>
        <translation>Abgebrochen; bisher gezeichnete Bilder bleiben in %1</translation>
    </message>
    <message>
        <source>the run was opened from a recording</source>
        <translation>der Lauf wurde aus einer Aufzeichnung geöffnet</translation>
    </message>
    <message>
        <source>this run has no samples</source>
        <translation>dieser Lauf hat keine Proben</translation>
    </message>
    <message>
        <source>the jobs have not been simulated yet</source>
        <translation>die Jobs wurden noch nicht simuliert</translation>
    </message>
    <message>
        <source>The export was canceled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>lost work is still being calculated</source>
        <translation>die verlorene Arbeit wird noch berechnet</translation>
    </message>
    <message>
        <source>the run comes from the log, which already contains it</source>
        <translation>der Lauf stammt aus dem Protokoll, das ihn bereits enthält</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SimulatorControls</name>
    <message>
        <source>Picture to show</source>
        <translation>Gezeigtes Bild</translation>
    </message>
    <message>
        <source>Color each job differently from its neighbors, or by an attribute, such as the user, or wait time</source>
        <translation>Jeden Job anders als seine Nachbarn färben oder nach einem Attribut wie dem Benutzer oder nach Wartezeit</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Gantt</source>
        <translation>Gantt</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Nodes to free</source>
        <translation>Freizugebende Knoten</translation>
    </message>
    <message>
        <source>Change number of nodes to free to %1</source>
        <translation>Zahl freizugebender Knoten auf %1 ändern</translation>
    </message>
    <message>
        <source>Grace period</source>
        <translation>Gnadenfrist</translation>
    </message>
    <message>
        <source>invalid grace period &apos;%1&apos;; expected a time such as 60 s, 20 min or 2 h</source>
        <translation>ungültige Gnadenfrist „%1“; erwartet: eine Zeit wie 60 s, 20 min oder 2 h</translation>
    </message>
    <message>
        <source>Job classes whose lost work counts more or less under PAP+</source>
        <translation>Jobklassen, deren verlorene Arbeit unter PAP+ mehr oder weniger zählt</translation>
    </message>
    <message>
        <source>PAP+ classes</source>
        <translation>PAP+-Klassen</translation>
    </message>
    <message>
        <source>Policies to compare</source>
        <translation>Zu vergleichende Regeln</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>select at least one policy</source>
        <translation>mindestens eine Regel auswählen</translation>
    </message>
    <message>
        <source>Add policy %1</source>
        <translation>Regel %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove policy %1</source>
        <translation>Regel %1 entfernen</translation>
    </message>
    <message>
        <source>How pending jobs are started; changing this runs a new simulation</source>
        <translation>Wie wartende Jobs gestartet werden; eine Änderung startet eine neue Simulation</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Change scheduler to %1</source>
        <translation>Scheduler auf %1 ändern</translation>
    </message>
    <message>
        <source>Under every policy, choose idle nodes first</source>
        <translation>Unter jeder Regel zuerst freie Knoten wählen</translation>
    </message>
    <message>
        <source>Outline the nodes that each policy frees, at the cursor and in the table</source>
        <translation>Die Knoten umranden, die jede Regel freigibt, am Cursor und in der Tabelle</translation>
    </message>
    <message>
        <source>Choose idle nodes first</source>
        <translation>Freie Knoten zuerst wählen</translation>
    </message>
    <message>
        <source>Score idle nodes like other nodes</source>
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
        <source>Change grace period to %1</source>
        <translation>Gnadenfrist auf %1 ändern</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Nodes in the cluster; changing this runs a new simulation</source>
        <translation>Knoten im Cluster; eine Änderung startet eine neue Simulation</translation>
    </message>
    <message>
        <source>Nodes in the cluster</source>
        <translation>Knoten im Cluster</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Change cluster size to %1 nodes</source>
        <translation>Clustergröße auf %1 Knoten ändern</translation>
    </message>
    <message>
        <source>Outline freed nodes</source>
        <translation>Freigegebene Knoten umranden</translation>
    </message>
    <message>
        <source>Idle first</source>
        <translation>Freie zuerst</translation>
    </message>
    <message>
        <source>Nodes to free at each sample; changing this needs no new simulation</source>
        <translation>Bei jeder Probe freizugebende Knoten; eine Änderung braucht keine neue Simulation</translation>
    </message>
    <message>
        <source>Time that jobs may continue before their nodes are freed. Choose or type one, such as 90 s; changing this needs no new simulation</source>
        <translation>Zeit, die Jobs weiterlaufen dürfen, bevor ihre Knoten freigegeben werden. Auswählen oder eingeben, etwa 90 s; eine Änderung braucht keine neue Simulation</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Genutzte Knoten</translation>
    </message>
    <message>
        <source>grace period &apos;%2&apos; is out of range; expected 0 to %1 s</source>
        <translation>die Gnadenfrist „%2“ liegt außerhalb des Bereichs; erwartet: 0 bis %1 s</translation>
    </message>
    <message>
        <source>Change cluster size to %1 processors</source>
        <translation>Clustergröße auf %1 Prozessoren ändern</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Neu simulieren</translation>
    </message>
    <message>
        <source>Simulate the jobs of the log instead of showing its recorded run</source>
        <translation>Die Jobs des Protokolls simulieren, statt den aufgezeichneten Lauf zu zeigen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the recorded run and a simulation on one clock</source>
        <translation>Den aufgezeichneten Lauf und eine Simulation auf einer gemeinsamen Uhr zeigen</translation>
    </message>
    <message>
        <source>Simulate the jobs again</source>
        <translation>Jobs neu simulieren</translation>
    </message>
    <message>
        <source>Show the run as recorded</source>
        <translation>Lauf wie aufgezeichnet zeigen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SimulatorPage</name>
    <message>
        <source>Selected range</source>
        <translation>Ausgewählter Bereich</translation>
    </message>
    <message>
        <source>Nothing to simulate yet. Import jobs from a log or generate synthetic jobs.</source>
        <translation>Noch nichts zu simulieren. Jobs aus einem Protokoll importieren oder synthetische Jobs erzeugen.</translation>
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
        <source>grace period %1</source>
        <translation>Gnadenfrist %1</translation>
    </message>
    <message>
        <source>Nothing to simulate yet.</source>
        <translation>Noch nichts zu simulieren.</translation>
    </message>
    <message>
        <source>Simulating jobs.</source>
        <translation>Die Jobs werden simuliert.</translation>
    </message>
    <message>
        <source>The simulation was canceled. Choose Simulation &gt; Run to start it again.</source>
        <translation>Die Simulation wurde abgebrochen. Simulation &gt; Ausführen startet sie erneut.</translation>
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
        <source>Lost work at each sample</source>
        <translation>Verlorene Arbeit je Probe</translation>
    </message>
    <message>
        <source>Read from %1</source>
        <translation>Gelesen aus %1</translation>
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
        <source>%1 The Gantt and Nodes in use charts show when the jobs ran.</source>
        <translation>%1 Die Diagramme Gantt und Genutzte Knoten zeigen, wann die Jobs liefen.</translation>
    </message>
    <message>
        <source>the simulation has its own job order</source>
        <translation>die Simulation hat ihre eigene Reihenfolge der Jobs</translation>
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
        <source>sacctmgr dump, sshare, scontrol show assoc_mgr, .fairshare, CSV; format detected from the content</source>
        <translation>sacctmgr dump, sshare, scontrol show assoc_mgr, .fairshare, CSV; Format wird am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Capture from this cluster…</source>
        <translation>Von diesem Cluster erfassen …</translation>
    </message>
    <message>
        <source>shows each read-only command before running it; requires Slurm on this machine</source>
        <translation>zeigt jeden nur lesenden Befehl vor dem Ausführen; benötigt Slurm auf dieser Maschine</translation>
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
        <source>open with one click; no files on disk are changed</source>
        <translation>öffnen sich mit einem Klick; Dateien auf der Platte bleiben unverändert</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation>Was man daran lernt</translation>
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
        <source>Otherwise the last open file is opened at startup</source>
        <translation>Sonst wird beim Start die zuletzt geöffnete Datei geöffnet</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>the output of a command, copied from a terminal</source>
        <translation>die Ausgabe eines Befehls, im Terminal kopiert</translation>
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
        <translation>Ausgewählt: %1 Zeilen</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
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
        <source>%1, unsaved changes: %2</source>
        <translation>%1, ungespeicherte Änderungen: %2</translation>
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
        <source>Lint findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>Current selection</source>
        <translation>Aktuelle Auswahl</translation>
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
        <source>Value under the pointer</source>
        <translation>Wert unter dem Zeiger</translation>
    </message>
    <message>
        <source>%1 groups, pool of %2 cores</source>
        <translation>%1 Gruppen, Pool aus %2 Kernen</translation>
    </message>
    <message>
        <source>Open file and number of unsaved changes</source>
        <translation>Geöffnete Datei und Zahl der ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Number of associations in the tree, including the root, and of users; some views show their own counts</source>
        <translation>Zahl der Assoziationen im Baum, mit der Wurzel, und der Benutzer; manche Ansichten zeigen eigene Zahlen</translation>
    </message>
    <message>
        <source>Duration of the last evaluation (shares, usage, factors and ranks of every row), or of the view&apos;s own calculation</source>
        <translation>Dauer der letzten Berechnung (Anteile, Nutzung, Faktoren und Ränge jeder Zeile) oder der eigenen Berechnung der Ansicht</translation>
    </message>
    <message>
        <source>Lint findings or weight warnings; click to show them</source>
        <translation>Befunde der Prüfung oder Warnungen zu Gewichten; Klick zeigt sie</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::SurfaceControls</name>
    <message>
        <source>F = 2^(−U/S)</source>
        <translation>F = 2^(−U/S)</translation>
    </message>
    <message>
        <source>R_e, Depth-oblivious</source>
        <translation>R_e, Depth-oblivious</translation>
    </message>
    <message>
        <source>LevelFS, Fair Tree</source>
        <translation>LevelFS, Fair Tree</translation>
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
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Link cameras</source>
        <translation>Kameras koppeln</translation>
    </message>
    <message>
        <source>Rotate all surfaces together</source>
        <translation>Alle Flächen gemeinsam drehen</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Show the users as dots at their values under the chosen algorithm</source>
        <translation>Die Benutzer als Punkte an ihren Werten unter dem gewählten Algorithmus zeigen</translation>
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
        <source>Surfaces that can be rotated; press M on a chart to switch between surfaces and maps</source>
        <translation>Drehbare Flächen; M auf einem Diagramm wechselt zwischen Flächen und Karten</translation>
    </message>
    <message>
        <source>Color maps; press M on a chart to switch between surfaces and maps</source>
        <translation>Farbkarten; M auf einem Diagramm wechselt zwischen Flächen und Karten</translation>
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
        <source>User on the surface. Click to sort.</source>
        <translation>Benutzer auf der Fläche. Klicken zum Sortieren.</translation>
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
        <source>F = 2^(−U/S/damping), 0 to 1; higher is served first. Algorithms that do not use this formula show their own factor. Click to sort.</source>
        <translation>F = 2^(−U/S/Dämpfung), 0 bis 1; höhere kommen zuerst dran. Algorithmen ohne diese Formel zeigen ihren eigenen Faktor. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F = 2^(−U/S&apos;) with S&apos; = 0.1 + 0.9 S, 0 to 1; higher is served first. Click to sort.</source>
        <translation>F = 2^(−U/S&apos;) mit S&apos; = 0,1 + 0,9 S, 0 bis 1; höhere kommen zuerst dran. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F without interpolation times PriorityWeightFairshare, truncated to a whole number of at least 1. = marks values shared with another user. Click to sort.</source>
        <translation>F ohne Interpolation mal PriorityWeightFairshare, auf eine ganze Zahl abgeschnitten, mindestens 1. = kennzeichnet Werte, die auch ein anderer Benutzer hat. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>F with interpolation times PriorityWeightFairshare, truncated to a whole number of at least 1. = marks values shared with another user. Click to sort.</source>
        <translation>F mit Interpolation mal PriorityWeightFairshare, auf eine ganze Zahl abgeschnitten, mindestens 1. = kennzeichnet Werte, die auch ein anderer Benutzer hat. Klicken zum Sortieren.</translation>
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
        <source>= same integer priority as another user</source>
        <translation>= gleiche ganzzahlige Priorität wie ein anderer Benutzer</translation>
    </message>
    <message>
        <source>Users on the surface</source>
        <translation>Benutzer auf der Fläche</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TemplateBand</name>
    <message>
        <source>Tree shape</source>
        <translation>Form des Baums</translation>
    </message>
    <message>
        <source>Associations</source>
        <translation>Assoziationen</translation>
    </message>
    <message>
        <source>Associations, including the root</source>
        <translation>Assoziationen einschließlich der Wurzel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tree</source>
        <translation>Startwert der Zufallszahlen; derselbe Startwert ergibt denselben Baum</translation>
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
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
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
    <name>fairshare::gui::TimelineView</name>
    <message>
        <source>Simulation view</source>
        <translation>Ansicht der Simulation</translation>
    </message>
    <message>
        <source>node %1, %2</source>
        <translation>Knoten %1, %2</translation>
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
        <source>partition of %1; leave empty for an association without a partition</source>
        <translation>Partition von %1; leer lassen für eine Assoziation ohne Partition</translation>
    </message>
    <message>
        <source>in TRES-h; 2d means 2 TRES-d, 30% means 30% of all usage</source>
        <translation>in TRES-h; 2d bedeutet 2 TRES-d, 30% bedeutet 30% der gesamten Nutzung</translation>
    </message>
    <message>
        <source>the account&apos;s total in TRES-h, which scales all usage below it; 2d means 2 TRES-d</source>
        <translation>die Summe des Accounts in TRES-h, die alle Nutzung darunter skaliert; 2d bedeutet 2 TRES-d</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeColumnLayout</name>
    <message>
        <source>Never fold</source>
        <translation>Nie einklappen</translation>
    </message>
    <message>
        <source>Fold columns to fit</source>
        <translation>Spalten nach Platz einklappen</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeCommands</name>
    <message>
        <source>the tree is not shown</source>
        <translation>der Baum ist nicht zu sehen</translation>
    </message>
    <message>
        <source>the pool&apos;s groups are not shown</source>
        <translation>die Gruppen des Pools sind nicht zu sehen</translation>
    </message>
    <message>
        <source>nothing has been cut or copied</source>
        <translation>es wurde nichts ausgeschnitten oder kopiert</translation>
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
        <source>the root account has no shares</source>
        <translation>der Wurzelaccount hat keine Anteile</translation>
    </message>
    <message>
        <source>the selection matches the baseline</source>
        <translation>die Auswahl stimmt mit dem Ausgangsstand überein</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeEdits</name>
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
        <source>Change partition of %1</source>
        <translation>Partition von %1 ändern</translation>
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
        <source>Cannot move %1 into itself</source>
        <translation>%1 kann nicht in sich selbst verschoben werden</translation>
    </message>
    <message>
        <source>Cannot move %1 to %2, which is below it</source>
        <translation>%1 kann nicht nach %2 verschoben werden, das darunter liegt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeFormulaBand</name>
    <message>
        <source>character %1: %2</source>
        <translation>Zeichen %1: %2</translation>
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
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source> (in TRES-h)</source>
        <translation> (in TRES-h)</translation>
    </message>
    <message>
        <source>The formula changes no row</source>
        <translation>Die Formel ändert keine Zeile</translation>
    </message>
    <message>
        <source>New shares for %1: %2</source>
        <translation>Neue Anteile für %1: %2</translation>
    </message>
    <message>
        <source>New usage for %1: %2</source>
        <translation>Neue Nutzung für %1: %2</translation>
    </message>
    <message>
        <source>; same value as before: %1</source>
        <translation>; unveränderter Wert: %1</translation>
    </message>
    <message>
        <source>; scaled with the account above: %1</source>
        <translation>; mit dem Account darüber skaliert: %1</translation>
    </message>
    <message>
        <source>; left unchanged because of the reasons below: %1</source>
        <translation>; aus den Gründen unten unverändert: %1</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1; columns: %2; functions: %3</source>
        <translation>%1; Spalten: %2; Funktionen: %3</translation>
    </message>
    <message>
        <source>; lines of %1 that do not match: %2</source>
        <translation>; Zeilen aus %1, die nicht passen: %2</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TreeHeaderView</name>
    <message>
        <source>%1 ranks all users the same, so it is folded. Click to show its columns.</source>
        <translation>%1 gibt allen Benutzern denselben Rang und ist deshalb eingeklappt. Ein Klick zeigt die Spalten.</translation>
    </message>
    <message>
        <source>%1 is folded because not all columns fit. Click to show it.</source>
        <translation>%1 ist eingeklappt, weil nicht alle Spalten Platz haben. Ein Klick zeigt sie.</translation>
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
        <source>No matches. Turn off Show only matches (Ctrl+Shift+F) to see all rows.</source>
        <translation>Keine Treffer. Nur Treffer zeigen (Strg+Umschalt+F) ausschalten, um alle Zeilen zu sehen.</translation>
    </message>
    <message>
        <source>Tree of accounts and users</source>
        <translation>Baum der Accounts und Benutzer</translation>
    </message>
    <message>
        <source>Cut: %1</source>
        <translation>Ausgeschnitten: %1</translation>
    </message>
    <message>
        <source>Cut: %1 · %2</source>
        <translation>Ausgeschnitten: %1 · %2</translation>
    </message>
    <message>
        <source>Cut: %1 · Paste moves it to %2</source>
        <translation>Ausgeschnitten: %1 · Einfügen verschiebt es nach %2</translation>
    </message>
    <message>
        <source>Cut: %1 · Paste moves them to %2</source>
        <translation>Ausgeschnitten: %1 · Einfügen verschiebt sie nach %2</translation>
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
        <source>10, parent, *1.5</source>
        <translation>10, parent, *1.5</translation>
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
        <source>Distribute usage of %2 over %1</source>
        <translation>Nutzung %2 auf %1 verteilen</translation>
    </message>
    <message>
        <source>Change shares of %1 to %2</source>
        <translation>Anteile von %1 auf %2 ändern</translation>
    </message>
    <message>
        <source>Change usage of %1 to %2</source>
        <translation>Nutzung von %1 auf %2 ändern</translation>
    </message>
    <message>
        <source>Current total: %1</source>
        <translation>Summe jetzt: %1</translation>
    </message>
    <message>
        <source>%1, current total: %2, new total: %3</source>
        <translation>%1, Summe jetzt: %2, danach: %3</translation>
    </message>
    <message>
        <source>50, 2d</source>
        <translation>50, 2d</translation>
    </message>
    <message>
        <source>50, 2d, +10%</source>
        <translation>50, 2d, +10%</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::TresBox</name>
    <message>
        <source>Add a TRES weight</source>
        <translation>TRES-Gewicht hinzufügen</translation>
    </message>
    <message>
        <source>Choose a TRES from the list or enter another name: gres/NAME, license/NAME, bb/NAME, fs/NAME.</source>
        <translation>Ein TRES aus der Liste wählen oder einen anderen Namen eingeben: gres/NAME, license/NAME, bb/NAME, fs/NAME.</translation>
    </message>
    <message>
        <source>Add a TRES weight…</source>
        <translation>TRES-Gewicht hinzufügen …</translation>
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
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Clear comparison</source>
        <translation>Vergleich entfernen</translation>
    </message>
    <message>
        <source>account %1 in %2</source>
        <translation>Account %1 in %2</translation>
    </message>
    <message>
        <source>User or account to compare with; type part of the name</source>
        <translation>Benutzer oder Account zum Vergleich; einen Teil des Namens tippen</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::ValuesBand</name>
    <message>
        <source>&amp;Leave them out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>Value to edit</source>
        <translation>Zu ändernder Wert</translation>
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
        <source>over %1, total</source>
        <translation>auf %1, insgesamt</translation>
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
        <source>Compare with the current state of this variant</source>
        <translation>Mit dem jetzigen Stand dieser Variante vergleichen</translation>
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
        <source>Add variant %1</source>
        <translation>Variante %1 hinzufügen</translation>
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
        <source>The scenario was edited in the meantime; choose the variant again</source>
        <translation>Das Szenario wurde inzwischen geändert; die Variante erneut wählen</translation>
    </message>
    <message>
        <source>no variant is shown</source>
        <translation>keine Variante wird gezeigt</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::VariantModel</name>
    <message>
        <source>%1: none; the user does not exist there</source>
        <translation>%1: keiner; der Benutzer fehlt dort</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>User of the scenario. Click to sort.</source>
        <translation>Benutzer des Szenarios. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Rank in the baseline; 1 is served first. Click to sort.</source>
        <translation>Rang im Ausgangsstand; 1 kommt zuerst dran. Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Rank in this variant under the chosen algorithm; 1 is served first.</source>
        <translation>Rang in dieser Variante unter dem gewählten Algorithmus; 1 kommt zuerst dran.</translation>
    </message>
    <message>
        <source>Ranks gained (+) or lost (−) in this variant compared with the baseline.</source>
        <translation>In dieser Variante gegenüber dem Ausgangsstand gewonnene (+) oder verlorene (−) Ränge.</translation>
    </message>
    <message>
        <source>Fairshare factor in this variant, 0 to 1; higher is served first.</source>
        <translation>Fairshare-Faktor in dieser Variante, 0 bis 1; höhere kommen zuerst dran.</translation>
    </message>
    <message>
        <source>Click to sort.</source>
        <translation>Klicken zum Sortieren.</translation>
    </message>
    <message>
        <source>Not in the tree shown</source>
        <translation>Nicht im gezeigten Baum</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>Rank, current</source>
        <translation>Rang, aktuell</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::VariantResults</name>
    <message>
        <source>This scenario has no variants. Choose Compare &gt; New variant to save the current state as one.</source>
        <translation>Dieses Szenario hat keine Varianten. Vergleich &gt; Neue Variante sichert den aktuellen Stand als Variante.</translation>
    </message>
    <message>
        <source>Not enough memory to compare all variants.</source>
        <translation>Nicht genug Speicher, um alle Varianten zu vergleichen.</translation>
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
        <source>unknown part &apos;%1&apos;; this view has no parts</source>
        <translation>unbekannter Teil „%1“; diese Ansicht hat keine Teile</translation>
    </message>
    <message>
        <source>unknown part &apos;%1&apos;; expected one of %2</source>
        <translation>unbekannter Teil „%1“; erwartet: einer von %2</translation>
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
        <source>Fairshare weight in job priority, 0 to 4294967295</source>
        <translation>Gewicht von Fairshare in der Jobpriorität, 0 bis 4294967295</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsJobs</name>
    <message>
        <source>bars: contribution of each term to the priority, old above new</source>
        <translation>Balken: Beitrag jedes Terms zur Priorität, alt über neu</translation>
    </message>
    <message>
        <source>Jobs around the selected job</source>
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
        <source>Reversed neighbors</source>
        <translation>Vertauschte Nachbarn</translation>
    </message>
    <message>
        <source>Users in the first places</source>
        <translation>Benutzer auf den ersten Plätzen</translation>
    </message>
    <message>
        <source>Reversed neighbors (%1)</source>
        <translation>Vertauschte Nachbarn (%1)</translation>
    </message>
    <message>
        <source>First %1 places</source>
        <translation>Erste %1 Plätze</translation>
    </message>
    <message>
        <source>The baseline has no weights</source>
        <translation>Der Ausgangsstand hat keine Gewichte</translation>
    </message>
    <message>
        <source>Jobs in the queue</source>
        <translation>Jobs in der Warteschlange</translation>
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
        <source>Queue order</source>
        <translation>Reihenfolge der Warteschlange</translation>
    </message>
    <message>
        <source>Distribution of priorities</source>
        <translation>Verteilung der Prioritäten</translation>
    </message>
    <message>
        <source>Priority terms by job</source>
        <translation>Prioritätsterme je Job</translation>
    </message>
    <message>
        <source>Deciding terms</source>
        <translation>Entscheidende Terme</translation>
    </message>
    <message>
        <source>Priorities in the coming week</source>
        <translation>Prioritäten der kommenden Woche</translation>
    </message>
    <message>
        <source>Queue chart</source>
        <translation>Diagramm der Warteschlange</translation>
    </message>
    <message>
        <source>the weights before the swap</source>
        <translation>den Gewichten vor dem Tausch</translation>
    </message>
    <message>
        <source>Swap weights</source>
        <translation>Gewichte tauschen</translation>
    </message>
    <message>
        <source>Restore the old weights</source>
        <translation>Die alten Gewichte wiederherstellen</translation>
    </message>
    <message>
        <source>slurm.conf keys</source>
        <translation>Zeilen für slurm.conf</translation>
    </message>
    <message>
        <source>Replace the lines with the same keys in slurm.conf, then run scontrol reconfigure. Nothing is sent to the cluster.</source>
        <translation>Die Zeilen mit denselben Schlüsseln in slurm.conf ersetzen, dann scontrol reconfigure ausführen. An den Cluster wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Slurm configuration (*.conf)</source>
        <translation>Slurm-Konfiguration (*.conf)</translation>
    </message>
    <message>
        <source>Last %1 of %2 selected jobs:</source>
        <translation>Die letzten %1 von %2 ausgewählten Jobs:</translation>
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
        <source>Weight warnings: %1</source>
        <translation>Warnungen zu Gewichten: %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
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
        <source>Maximum age</source>
        <translation>Höchstalter</translation>
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
        <source>PriorityMaxAge is %1; expected 0 to %2 days</source>
        <translation>PriorityMaxAge ist %1; erwartet: 0 bis %2 Tage</translation>
    </message>
    <message>
        <source>Swap old and new</source>
        <translation>Alt und neu tauschen</translation>
    </message>
    <message>
        <source>Make the new weights the baseline and return to the old weights.</source>
        <translation>Die neuen Gewichte zum Ausgangsstand machen und zu den alten zurückkehren.</translation>
    </message>
    <message>
        <source>slurm.conf keys…</source>
        <translation>Zeilen für slurm.conf …</translation>
    </message>
    <message>
        <source>Show the changed keys as lines for slurm.conf.</source>
        <translation>Die geänderten Schlüssel als Zeilen für slurm.conf zeigen.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the old weights.</source>
        <translation>Die alten Gewichte wiederherstellen.</translation>
    </message>
    <message>
        <source>All terms at their maximum</source>
        <translation>Alle Terme an ihrem Höchstwert</translation>
    </message>
    <message>
        <source>Headroom below the cap</source>
        <translation>Luft bis zur Obergrenze</translation>
    </message>
    <message>
        <source>%1 slider</source>
        <translation>Schieber für %1</translation>
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
        <source>%1, previously %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>%1: %2; found %3</source>
        <translation>%1: %2; gefunden: %3</translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>aktuell: %1</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsRuler</name>
    <message>
        <source>Drag a boundary to change the weights</source>
        <translation>Eine Grenze ziehen, um die Gewichte zu ändern</translation>
    </message>
    <message>
        <source>32 priority bits, new weights</source>
        <translation>32 Bits der Priorität, neue Gewichte</translation>
    </message>
    <message>
        <source>Assign tiers</source>
        <translation>Stufen zuweisen</translation>
    </message>
    <message>
        <source>Give QOS the 2 highest bits, fairshare the next 18, and age and size the last 12; partition and association get no weight. Then drag the boundaries.</source>
        <translation>QOS bekommt die 2 höchsten Bits, Fairshare die nächsten 18, Alter und Größe die letzten 12; Partition und Assoziation bekommen kein Gewicht. Danach die Grenzen ziehen.</translation>
    </message>
    <message>
        <source>Select a job in the table to see its priority bits</source>
        <translation>Einen Job in der Tabelle auswählen, um die Bits seiner Priorität zu sehen</translation>
    </message>
    <message>
        <source>Selected job %1: %2 = %3</source>
        <translation>Ausgewählter Job %1: %2 = %3</translation>
    </message>
    <message>
        <source>Change priority bits</source>
        <translation>Bits der Priorität ändern</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WeightsSide</name>
    <message>
        <source>No warnings for these weights.</source>
        <translation>Keine Warnungen zu diesen Gewichten.</translation>
    </message>
    <message>
        <source>Time until one job passes another</source>
        <translation>Zeit, bis ein Job einen anderen überholt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Warnings (%1)</source>
        <translation>Warnungen (%1)</translation>
    </message>
    <message>
        <source>Select two or more jobs in the table.</source>
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
        <source>Enter a whole number from %1 to %2</source>
        <translation>Eine ganze Zahl von %1 bis %2 eingeben</translation>
    </message>
</context>
<context>
    <name>fairshare::gui::WindowTitle</name>
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
        <source>Progress of the chart</source>
        <translation>Fortschritt des Diagramms</translation>
    </message>
    <message>
        <source>Computing the chart.</source>
        <translation>Das Diagramm wird berechnet.</translation>
    </message>
    <message>
        <source>Waiting for the ranks of all users.</source>
        <translation>Die Ränge aller Benutzer werden noch berechnet.</translation>
    </message>
    <message>
        <source>This chart was canceled. Change the selection or a value to compute it.</source>
        <translation>Dieses Diagramm wurde abgebrochen. Eine andere Auswahl oder ein anderer Wert berechnet es neu.</translation>
    </message>
</context>
</TS>
