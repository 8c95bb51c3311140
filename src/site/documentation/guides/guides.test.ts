import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { guideIds } from '../sections/section-ids.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts';

const pictures = new URL('../pictures/', import.meta.url);
const wordsOf = (guide: string, language: string): string =>
  readFileSync(new URL(`./${guide}.${language}.mdx`, import.meta.url), 'utf8');
const namesIn = (words: string): string[] =>
  [...words.matchAll(/<Screenshot name="([\w-]+)" alt="[^"]{20,}" \/>/g)].map(([, name = '']) => name);

describe('the guides', () => {
  it.each(guideIds)('%s has the same headings and pictures in both languages', (guide) => {
    const shapes = languages.map((language) => {
      const words = wordsOf(guide, language);
      expect(words.match(/<Screenshot/g)?.length ?? 0).toBe(namesIn(words).length);
      return { levels: words.match(/^#+(?= )/gm), pictures: namesIn(words) };
    });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[0]?.levels?.length).toBeGreaterThan(3);
  });

  it.each(guideIds)('%s is set as French is', (guide) => {
    // Commands and what stands in a table of keys follow other rules.
    const words = wordsOf(guide, 'fr')
      .replaceAll(/```[\s\S]*?```|`[^`]*`|https?:\/\/\S+/g, '')
      .replaceAll(/^\| .*$/gm, '');
    expect(words.match(/.{0,20} [;?!»:].{0,10}|« .{0,20}|\d [€%].{0,10}/g) ?? []).toEqual([]);
    expect(words).not.toMatch(/[\p{L}\d]'\p{L}|\.\.\./u);
  });

  it('show every picture in both languages and both themes, small and of one size, and no other', () => {
    const wanted = new Set(guideIds.flatMap((guide) => namesIn(wordsOf(guide, 'fr'))));
    const files = [...wanted].flatMap((name) =>
      languages.flatMap((language) => ['light', 'dark'].map((theme) => `${name}.${language}.${theme}.webp`)),
    );
    expect(readdirSync(pictures).toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      const bytes = readFileSync(new URL(file, pictures));
      expect(bytes.length, file).toBeLessThan(60_000);
      expect(sizeOf(bytes), file).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
    }
  });
});

/** Width and height of a WebP, from the head of its picture: the plain kind or the one with extras. */
function sizeOf(bytes: Buffer): [number, number] {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}
