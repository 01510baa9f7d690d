#!/usr/bin/env python3
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds words that no native administrator would write in any sentence that people read.

word_rules.py          reports each, with its place and what to write instead; exit code 1 if there is one
word_rules.py --list   prints all sentences, one per line, with the place of each

Sentences are the texts of core, widgets and app, the notes of the samples, the manual, the README, and the docstrings of
headers. word_exceptions.txt lists the few that are right, each with its reason.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# A pattern, what to write instead, and a sentence in which it is found.
GIVE_AWAYS = [
    (r"\btells?\b|\btold\b", "records, contains, shows, reports", "the file tells no size"),
    (r"\bstands?\b(?! (?:for|out)\b)|\bstood\b", "is, is on line 3, ranks before, next to", "the job stands first"),
    (r"\bholds? \w+ and no\b", "contains jobs but no tree", "it holds jobs and no tree"),
    (r"(?<!there )\b(?:is|are) no (?!longer\b|more\b|other\b|need\b)[a-z]", "is not a", "x is no map"),
    (r"\bthere (?:is|are) no \w+ '", "unknown X 'y'", "there is no policy 'X'"),
    (r"\bshall\b", "should, proposed", "the tree shall change"),
    (r"\b(?:tree|state|file|queue) as (?:it is|is usual)\b(?! (?:on disk|drawn))",
     "the current X, by default", "the tree as it is"),
    (r"\bof (?:it|them) by\b", "say what 'it' is", "of it by classes"),
    (r"\bmade[ -]up\b|\bmakes? up jobs\b", "synthetic, generate", "made up jobs"),
    (r"\b(?:a|one) (?:row|line|number|value|picture|image|figure|column|word|bar|file|step|entry) (?:a|an) \w+",
     "one row per user", "a row a user"),
    (r"\b(?:operations|frames|pictures|images|jobs|events|samples|times) a (?:second|minute|hour|day)\b",
     "per second", "operations a second"),
    (r"\bsought\b|\bnothing fits\b", "search text, no matches", "what is sought"),
    (r"\bnot to be (?:reported|named|shown|counted)\b", "to ignore", "rules not to be reported"),
    (r"\bbehind (?:an? |the |this |that )?(?:option|time|number|moment|limit|value|name)\b",
     "after", "behind an option"),
    (r"\bwho (?:gains|loses) by\b|\bloses by it\b", "effect on users", "who loses by it"),
    (r"\bthe way of\b", "how", "the way of the ranking"),
    (r"\bno space is left for\b|\bthe permission for\b",
     "no space left on device; permission denied", "no space is left for it"),
    (r"\barguments? too many\b", "unexpected argument 'X'", "one argument too many"),
    (r"\bso that it is not written\b", "refusing to overwrite input file X", "so that it is not written"),
    (r"\bthereof\b|\bwherein\b|\bhereby\b", "two sentences", "the meaning thereof"),
    (r"\bis taken for\b|\bare taken for\b", "is treated as", "it is taken for a name"),
    (r"\bbeside\b", "next to, besides", "a column beside the names"),
    (r"(?<!--)\banew\b", "again", "simulate anew"),
    (r"\bwhoever\b", "the user who", "whoever comes first"),
    (r"\bfilms?\b", "preemption samples, heat maps", "open the film"),
    (r"\bnobody says\b|\b(?:nothing says|says nothing)\b", "not recorded", "nothing says how large it is"),
]

TOKEN = re.compile(
    r'''//[^\n]*|/\*.*?\*/|R"(?P<mark>[^()\s\\]*)\((?P<raw>.*?)\)(?P=mark)"|"(?P<text>(?:\\.|[^"\\\n])*)"'''
    r"""|'(?:\\.|[^'\\\n])+'|[A-Za-z_]\w*|\d[\w.']*|\s+|.""", re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t"}


def tracked(*patterns):
    names = subprocess.run(["git", "-C", ROOT, "ls-files", *patterns], check=True, capture_output=True, text=True)
    return names.stdout.split()


def is_sentence(text):
    return re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text) is not None and "</" not in text and "{ " not in text


def texts_of_code(name):
    """(line, text) of each string, with adjacent literals joined."""
    code = (ROOT / name).read_text(encoding="utf-8")
    parts, first = [], 0
    for token in TOKEN.finditer(code):
        word = token.group(0)
        if word.isspace() or word.startswith(("//", "/*")):
            continue
        if token.group("raw") is None and token.group("text") is None:
            if parts:
                yield code.count("\n", 0, first) + 1, "".join(parts)
            parts = []
            continue
        if not parts:
            first = token.start()
        text = token.group("raw")
        if text is None:
            text = re.sub(r"\\(.)", lambda match: ESCAPES.get(match.group(1), match.group(1)), token.group("text"))
        parts.append(text)


def without_code(text):
    """Code and names of parameters do not count."""
    return re.sub(r"`[^`]*`|@param \w+|\b\w+::\w+", "CODE", text)


def docstrings_of(name):
    """(line, text) of each block of documentation."""
    block, first = [], 0
    for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").split("\n") + [""], 1):
        comment = re.match(r"\s*///(?!<)\s?(.*)", line)
        if comment:
            first = first or number
            block.append(comment.group(1))
            continue
        if block:
            yield first, without_code(" ".join(block))
        block, first = [], 0
        if beside := re.search(r"///<\s*(.*)", line):
            yield number, without_code(beside.group(1))


def paragraphs_of(name):
    start, block, is_code = 0, [], False
    for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").split("\n") + [""], 1):
        if line.startswith("```"):
            is_code = not is_code
        if is_code or not line.strip() or line.startswith("```"):
            if block:
                yield start, " ".join(block)
            start, block = 0, []
            continue
        start = start or number
        block.append(re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`", "CODE", line.strip())))


def notes_of(name):
    scenario = json.loads((ROOT / name).read_text(encoding="utf-8"))
    for key in ("title", "notes", "description"):
        value = scenario.get(key)
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str):
                yield 1, text


def sentences():
    for name in tracked("core/*.cpp", "core/*.h", "widgets/*.cpp", "widgets/*.h", "app/*.cpp", "app/*.h"):
        for line, text in texts_of_code(name):
            if is_sentence(text):
                yield name, line, text
        if name.endswith(".h"):
            for line, text in docstrings_of(name):
                yield name, line, text
    for name in tracked("resources/manual/*.md", "README.md", ".github/CONTRIBUTING.md"):
        for line, text in paragraphs_of(name):
            yield name, line, text
    for name in tracked("resources/samples/*.fairshare"):
        for line, text in notes_of(name):
            yield name, line, text


def exceptions():
    """Texts that may contain a word, by word. A line: word | part of the text | reason."""
    known = []
    for line in (Path(__file__).parent / "word_exceptions.txt").read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            word, part, reason = (field.strip() for field in line.split("|"))
            assert reason, line
            known.append([word, part, False])
    return known


def main():
    if sys.argv[1:] == ["--list"]:
        for name, line, text in sentences():
            print(f"{name}:{line}: {json.dumps(text, ensure_ascii=False)[1:-1]}")
        return 0
    known, count = exceptions(), 0
    for pattern, _, example in GIVE_AWAYS:
        assert re.search(pattern, example, re.IGNORECASE), f"{pattern} does not find '{example}'"
    for name, line, text in sentences():
        for pattern, instead, _ in GIVE_AWAYS:
            found = re.search(pattern, text, re.IGNORECASE)
            if not found:
                continue
            allowed = [entry for entry in known if entry[0] == found.group(0).lower() and entry[1] in text]
            for entry in allowed:
                entry[2] = True
            if not allowed:
                count += 1
                print(f"{name}:{line}: '{found.group(0)}' in \"{text}\"; write: {instead}")
    for word, part, used in known:
        if not used:
            count += 1
            print(f"word_exceptions.txt: nothing contains '{word}' and '{part}' any more")
    print(f"{count} sentences to rewrite" if count else "all sentences are plain")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
