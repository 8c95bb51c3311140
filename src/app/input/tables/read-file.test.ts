import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const fileOf = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'people.csv');

describe('readFile', () => {
  it.each([
    ['UTF-8', fileOf(0x4c, 0xc3, 0xa9, 0x61)],
    ['Windows-1252', fileOf(0x4c, 0xe9, 0x61)],
    ['UTF-16', fileOf(0xff, 0xfe, 0x4c, 0, 0xe9, 0, 0x61, 0)],
  ])('reads %s', async (_, file) => {
    expect(await readFile(file)).toEqual({ lines: [{ line: 1, cells: ['Léa'] }] });
  });

  it('refuses a broken workbook, and one of the old kind', async () => {
    expect(await readFile(fileOf(0x50, 0x4b, 3, 4))).toEqual({ problem: 'unreadable' });
    expect(await readFile(fileOf(0xd0, 0xcf, 0x11))).toEqual({ problem: 'unreadable' });
  });

  it('refuses what no list of people can weigh', async () => {
    const file = new File([new Uint8Array(1024 * 1024 + 1)], 'people.csv');
    expect(await readFile(file)).toEqual({ problem: 'too_large' });
  });
});
