import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFailure } from './file-failure.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'relache-files-'));
  writeFileSync(join(directory, 'file'), '');
});
afterAll(() => rmSync(directory, { recursive: true }));

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it.each([
  [
    'a folder below a file',
    () => mkdirSync(join(directory, 'file', 'x')),
    /file.x cannot be used: a part of the path is a file/,
  ],
  ['a folder as a file', () => readFileSync(directory), /cannot be used: it is a folder\.$/],
  [
    'a file that is there',
    () => writeFileSync(join(directory, 'file'), '', { flag: 'wx' }),
    /cannot be used: it exists already/,
  ],
  [
    'a file that is nowhere',
    () => readFileSync(join(directory, 'none')),
    /cannot be used: there is no such place/,
  ],
])('%s is told in a sentence', (_what, work, sentence) => {
  expect(fileFailure(errorOf(work))).toMatch(sentence);
});

it('a disk that is full or read-only is told, with or without the name of the file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(fileFailure(full)).toBe('A file cannot be used: the disk is full.');
  const fixed = Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'mkdir', path: '/data' });
  expect(fileFailure(fixed)).toBe('/data cannot be used: the file system is read-only.');
});

it('a socket is no file, and neither is a mistake of ours', async () => {
  const refused = await new Promise((resolve) =>
    connect(join(directory, 'no-socket')).once('error', resolve),
  );
  expect(fileFailure(refused)).toBeNull();
  expect(fileFailure(new TypeError('x is not a function'))).toBeNull();
});
