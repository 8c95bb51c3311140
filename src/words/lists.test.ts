import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { languageFolders, wordLists } from '../../scripts/word-lists.mjs';

const lists = wordLists();

describe('lists that are written from folders', () => {
  it('are as the folders say', () => {
    expect(languageFolders().sort()).toEqual([...languages].sort());
    for (const [file, text] of Object.entries(lists)) expect(readFileSync(file, 'utf8'), file).toBe(text);
  });

  it('name a new language in every table once there is a folder of it', () => {
    const more = wordLists([...languageFolders(), 'px']);
    const tables = Object.keys(lists).filter((file) => file.startsWith('src/words/languages/'));
    expect(tables.length).toBeGreaterThan(3);
    for (const file of tables) {
      const before = lists[file]?.split('\n') ?? [];
      const added = more[file]?.split('\n').filter((line) => !before.includes(line));
      expect(added).toEqual([expect.stringMatching(/^import \{ \w+ as px \} from '\.\.\/px\//), '  px,']);
    }
  });
});
