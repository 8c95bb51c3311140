import { readdirSync } from 'node:fs';
import listed from '#tests/store/fixtures/releases.json' with { type: 'json' };

export const fixturesDirectory = 'tests/store/fixtures';

/**
 * The last migration of each release, in order: what came together, and a step or two between where that was much.
 * Migrations beyond the last of them are listed as unreleased, or forgotten.
 */
export const releases: readonly string[] = listed.releases;
export const unreleased: readonly string[] = listed.unreleased;

/** A backup of the day on which this migration was the last one. Kept as it was written then. */
export const fixtureOf = (migration: string): string =>
  `${fixturesDirectory}/${migration.replace('.sql', '.jsonl.gz')}`;

/** Migrations of which there is a backup, by the name of the last one. */
export function backedUpSchemas(): string[] {
  return readdirSync(fixturesDirectory)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .map((name) => name.replace('.jsonl.gz', '.sql'))
    .sort();
}
