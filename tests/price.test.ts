import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';

const euros = PRICE_PER_USER_CENTS / 100;

/** Everything that a customer reads or is charged by. Tests and rules cite the price by its number, E1. */
const files = ['src/domain', 'src/contract', 'src/server', 'src/ui', 'src/app', 'src/site'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);
const sources = files
  .filter((path) => /\.(tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .filter((path) => !path.startsWith('src/domain/rules/') && !/\/dev-ui\.json$/.test(path));

it('is written in one place: no sentence, screen or call says it in figures (E1)', () => {
  const amount = new RegExp(
    `(?<![\\d.,][\\s\\u00a0\\u202f]?)(${euros}|3)([,.]00)?[\\s\\u00a0\\u202f]?(€|EUR\\b|euros?\\b)|€(${euros}|3)(?![\\d,.]*\\d)`,
  );
  const said = sources.filter((path) => amount.test(readFileSync(path, 'utf8')));
  expect(said).toEqual([]);
});

describe('pages of words', () => {
  /** The others’ prices stand in the article that compares them, dated and with their source. */
  const pages = files.filter((path) => path.endsWith('.mdx') && !path.includes('alternatives-'));
  const price =
    /(?<french>\d[\d,]*)[\s\u00a0]€\*{0,2} par (?:place|utilisateur|personne)|€(?<english>\d[\d.]*)\*{0,2} per (?:seat|user|person)/g;
  const said = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(price)].map(({ groups }) => ({
      path,
      euros: Number((groups?.french ?? groups?.english ?? '').replace(',', '.')),
    })),
  );

  it('say the price as it is (E1)', () => {
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((one) => one.euros !== euros)).toEqual([]);
  });
});

it('is read from one constant', () => {
  const defined = sources.filter((path) => /PRICE_PER_USER_CENTS\s*=/.test(readFileSync(path, 'utf8')));
  expect(defined).toEqual(['src/domain/billing/price.ts']);
  const multiplied = sources.filter(
    (path) =>
      path !== 'src/domain/billing/price.ts' &&
      /(seats|count|users)\s*\*\s*\d/i.test(readFileSync(path, 'utf8')),
  );
  expect(multiplied).toEqual([]);
});
