import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';

/** Everything that a customer reads or is charged by. Tests and rules cite the price by its number, E1. */
const sources = ['src/domain', 'src/contract', 'src/server', 'src/web']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter((path) => /\.(tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .filter((path) => !path.startsWith('src/domain/rules/') && !/\/dev-ui\.json$/.test(path));

it('is written in one place: no sentence, screen or call says it in figures (E1)', () => {
  const euros = PRICE_PER_USER_CENTS / 100;
  const amount = new RegExp(
    `(?<![\\d.,])(${euros}|3)([,.]00)?[\\s\\u00a0\\u202f]?(€|EUR\\b|euros?\\b)|€(${euros}|3)(?!\\d)`,
  );
  const said = sources.filter((path) => amount.test(readFileSync(path, 'utf8')));
  expect(said).toEqual([]);
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
