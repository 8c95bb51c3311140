import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve('.');

export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
  readonly text: string;
}

export function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => join(directory, file))
    .filter((file) => /\.tsx?$/.test(file) && statSync(file).isFile());
}

const rooms: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

/** A file of ours as a path from the root; a package by its name. */
export function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(dirname(from), specifier));
  const [alias = '', ...rest] = specifier.split('/');
  const place = rooms[`${alias}/*`];
  return place ? join(place.replace('/*', ''), ...rest) : specifier;
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path, text, imports: importsOf(path, text).map((one) => target(path, one)) };
}

/** Everything that a file names, types included. */
function importsOf(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const given = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const late = dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^'([^']+)'$/.exec(text.slice(start, end))?.[1])
    .filter((one) => one !== undefined);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...given.filter((one) => typeof one === 'string'),
    ...late,
  ];
}

export const sources = ['src', 'seed'].flatMap(filesBelow).map(readSource);
/** What is not delivered as well: tests, what measures, and how it is built. */
export const everything = [...sources, ...['tests', 'bench', 'vite'].flatMap(filesBelow).map(readSource)];
export const product = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));
export const below = (...places: string[]) =>
  product.filter(({ path }) => places.some((place) => path.startsWith(place)));

/** Imports of files below `place` that none of the patterns allows. */
export function strays(place: string, allowed: readonly RegExp[], files = below(place)): string[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter((one) => !allowed.some((pattern) => pattern.test(one)))
      .map((one) => `${path} imports ${one}`),
  );
}
