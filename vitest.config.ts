import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import folders from './tests/folders.json' with { type: 'json' };
import { LongestFirst } from './tests/support/longest-first.ts';
import { clockShift } from './tests/support/moved-clock.ts';

/**
 * Files that share a worker share its modules: loading them anew for each file cost more than many a test did.
 * So a file undoes what it stubs, and every database, server and browser profile is made for one file.
 */
const isolate = false;

/** `RELACHE_TEST_CLOCK=2026-12-31T23:30:00Z npm test -- http` runs as if it had been started at that moment. */
const moved = {
  env: { [clockShift.variable]: clockShift.asked() },
  setupFiles: ['tests/support/move-clock.ts'],
};

/** These meet a real PostgreSQL, shared by all of them; those of what was built, a real Chromium too. */
const integration = {
  isolate,
  ...moved,
  globalSetup: ['tests/support/shared-server.ts'],
  testTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
};

/**
 * Pages are drawn by the React that people have, at two thirds of the cost; `npm run prove` draws them again by the one that
 * complains of wrong markup. The mode tells the cache of modules which of them a file was made for.
 */
const drawing =
  process.env.REACT === 'development'
    ? { by: {}, env: {} }
    : ({
        by: { mode: 'production', oxc: { jsx: { runtime: 'automatic', development: false } } },
        env: { NODE_ENV: 'production' },
      } as const);

/** A place is a folder, or one file that runs in another project besides. */
const testsBelow = (places: readonly string[]) =>
  places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.test.ts`));

export default defineConfig({
  test: {
    // Vitest would leave one core to itself; the tests wait for servers and browsers often enough to use all.
    // One worker more than there are cores saves a tenth of the time and makes browsers slow enough to trip over.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // What was made of a file for one run is there for the next, of the same `npm test` or of the next edit.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: resolve('node_modules/.cache/modules-under-test'),
    },
    coverage: {
      provider: 'v8',
      include: ['src/{domain,words,contract,server,ui,web,app,site}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage/report',
    },
    tags: [{ name: 'daily', description: 'Part of `npm test`; the rest is left to `npm run prove`.' }],
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          ...moved,
          // How long a machine takes that has other things to do says nothing of the code.
          testTimeout: 60_000,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/*.test.ts',
            'tests/conformance/*.test.ts',
          ],
        },
      },
      { test: { name: 'server', ...integration, include: testsBelow(folders.server) } },
      {
        // The pages of the application, drawn without a browser before a real server.
        ...drawing.by,
        test: {
          name: 'component',
          ...integration,
          env: { ...moved.env, ...drawing.env },
          setupFiles: [...moved.setupFiles, 'tests/support/dom.ts'],
          include: folders.component.map((place) => `${place}/**/*.test.tsx`),
        },
      },
      { test: { name: 'built', ...integration, include: testsBelow(folders.built) } },
      {
        // What takes its time by nature, and the intruders again: everyone at everything.
        test: {
          name: 'prove',
          ...integration,
          env: { ...moved.env, INTRUDERS: 'all' },
          include: testsBelow(folders.prove),
        },
      },
    ],
  },
});
