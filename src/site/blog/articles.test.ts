import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatterSchema } from './article-meta.ts';

const place = new URL('./articles/', import.meta.url);
const files = readdirSync(place).sort();
const textOf = (file: string): string => readFileSync(new URL(file, place), 'utf8');
const frontMatterOf = (file: string): unknown =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(textOf(file))?.[1] ?? '');

describe('articles', () => {
  it('come in both languages', () => {
    const slugs = (language: string) =>
      files.filter((file) => file.endsWith(`.${language}.mdx`)).map((file) => file.slice(0, -7));
    expect(slugs('fr').length).toBeGreaterThanOrEqual(5);
    expect(slugs('en')).toEqual(slugs('fr'));
  });

  it.each(files)('%s says about itself what lists and search engines need', (file) => {
    expect(frontMatterSchema.safeParse(frontMatterOf(file)).error?.issues ?? []).toEqual([]);
  });

  it.each(files.filter((file) => file.endsWith('.fr.mdx')))('%s is set as French is', (file) => {
    const words = textOf(file)
      .replace(/^---[\s\S]*?\n---\n/, '')
      .replaceAll(/https?:\/\/\S+/g, '');
    expect(words.match(/.{0,20} [;?!»].{0,10}|« .{0,20}|\d [€%].{0,10}/g) ?? []).toEqual([]);
    expect(words.match(/.{0,20}[\p{L}\d]'[\p{L}].{0,10}/gu) ?? []).toEqual([]);
    expect(words).not.toContain('...');
  });
});
