import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/**
 * Files that share a worker share its modules: loading them anew for each file cost more than many a test did.
 * So a file undoes what it stubs, and every database, server and browser profile is made for one file.
 */
const isolate = false;

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
