import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationNames } from '#server/store/migrate.ts';
import { backedUpSchemas, releases, unreleased } from '#tests/support/releases.ts';

const known = await migrationNames('src/server/store/migrations');

it('every release is a migration that is there, in order, once', () => {
  expect(releases).toEqual(known.filter((name) => releases.includes(name)));
});

it('every release has a backup and the history that it was written from, and nothing else has', () => {
  expect(
    backedUpSchemas(),
    'write what is missing with npx tsx tests/support/write-older-schemas.ts, as its first lines tell',
  ).toEqual(releases);
  expect(releases.filter((name) => !existsSync(`tests/store/fixtures/${name}`))).toEqual([]);
});

it('what came after the last release is said to be unreleased, and nothing else is', () => {
  const last = releases.at(-1) ?? '';
  expect(
    unreleased,
    'a new migration is listed in tests/store/fixtures/releases.json: as « unreleased », or, once it is released, under « releases » with a backup of that schema, which npx tsx tests/support/write-older-schemas.ts writes',
  ).toEqual(known.filter((name) => name > last));
});
