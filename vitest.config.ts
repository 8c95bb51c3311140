import { defineConfig } from 'vitest/config';
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

export default defineConfig({
  test: {
    // Vitest would leave one core to itself; the tests wait for servers and browsers often enough to use both.
    // A third worker saves a tenth of the time and makes browsers slow enough to trip over.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: ['src/{domain,contract,server}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage/report',
    },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          ...moved,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/*.test.ts',
            'tests/conformance/*.test.ts',
          ],
        },
      },
      {
        // These meet a real PostgreSQL, shared by all of them, and a real Chromium.
        test: {
          name: 'integration',
          isolate,
          ...moved,
          include: ['tests/{http,store,process,e2e}/**/*.test.ts'],
          globalSetup: ['tests/support/shared-server.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
