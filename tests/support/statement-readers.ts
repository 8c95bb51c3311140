import { readFileSync } from 'node:fs';
import { filesBelow } from './source-files.ts';

const declaration = /^(?=(?:export )?(?:async function\*?|function|const) )/m;
const nameOf = /^(export )?(?:async function\*?|function|const) (\w+)/;
const asking = /\b(answersTo<)|\.(?:ask|askGate)(<)?\(\s*(\w+|\{[^}]*\})|\.askOrganization(<)?\(\w+, (\w+)/g;

interface Declared {
  readonly name: string;
  readonly isExported: boolean;
  readonly text: string;
}

/**
 * The exported functions of the store that read what a statement written by hand answers, whether they ask themselves
 * or leave it to a function of their file. A statement without columns answers nothing that could be read.
 */
export function readersBelow(directory: string): string[] {
  return filesBelow(directory)
    .filter((path) => !/\/(answers|database)\.ts$/.test(path))
    .flatMap((path) => readersIn(readFileSync(path, 'utf8')));
}

function readersIn(text: string): string[] {
  const all = text.split(declaration).flatMap((part): Declared[] => {
    const [, exported, name] = nameOf.exec(part) ?? [];
    return name === undefined ? [] : [{ name, isExported: exported !== undefined, text: part }];
  });
  const readers = new Set(all.filter((one) => asksToRead(one, all)));
  for (const reader of readers) {
    if (reader.isExported) continue;
    const calling = new RegExp(`\\b${reader.name}\\b`);
    for (const one of all) if (one !== reader && calling.test(one.text)) readers.add(one);
  }
  return [...readers].filter(({ isExported }) => isExported).map(({ name }) => name);
}

function asksToRead({ text }: Declared, all: readonly Declared[]): boolean {
  return [...text.matchAll(asking)].some(([, built, atGate, asking = '', inside, asked = asking]) => {
    if ((built ?? atGate ?? inside) !== undefined) return true;
    if (asked.startsWith('{')) return asked.includes('...') || hasColumns(asked);
    const local = new RegExp(`const ${asked}(?:: [^=]+)? = \\{[\\s\\S]*?\\};`).exec(text)?.[0];
    const statement = local ?? all.find(({ name }) => name === asked)?.text;
    // Put together elsewhere: whoever asks it is taken to read it.
    return statement === undefined || hasColumns(statement);
  });
}

const hasColumns = (statement: string): boolean => /\bcolumns\b|Question</.test(statement);
