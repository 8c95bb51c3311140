import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from '../scripts/compress.mjs';

let place: string;
let built: string;
let kept: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'relache-packed-'));
  [built, kept] = [join(place, 'built'), join(place, 'kept')];
  mkdirSync(join(built, 'assets'), { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true }));

const write = (file: string, content: string) => writeFileSync(join(built, file), content);
const packed = (file: string) => brotliDecompressSync(readFileSync(join(built, `${file}.br`))).toString();

it('packs what is text, in both ways and whatever was packed before', () => {
  write('home.html', 'One.');
  write('assets/one.woff2', 'A font.');
  compressFiles(built, kept);
  write('home.html', 'Two.');
  compressFiles(built, kept);
  expect(packed('home.html')).toBe('Two.');
  expect(gunzipSync(readFileSync(join(built, 'home.html.gz'))).toString()).toBe('Two.');
  expect(readdirSync(join(built, 'assets'))).toEqual(['one.woff2']);
});

it('takes what the build before has packed, and keeps no more than the last build needs', () => {
  write('home.html', 'The same.');
  write('gone.html', 'Gone.');
  compressFiles(built, kept);
  rmSync(join(built, 'gone.html'));
  compressFiles(built, kept);
  const [only, ...others] = readdirSync(kept);
  expect(others).toEqual([]);
  // What lies there is taken as it is: nothing was packed again.
  writeFileSync(join(kept, only ?? ''), brotliCompressSync('Marked.'));
  compressFiles(built, kept);
  expect(packed('home.html')).toBe('Marked.');
});
