import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEveryone } from '#server/actions/balances/everyone.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { counterFindings } from '#tests/support/counter-findings.ts';
import { createLeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { LeaveHistory } from '#tests/support/leave-history.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const seeds = process.env.HISTORY_SEED
  ? [Number(process.env.HISTORY_SEED)]
  : [1, 2, 3].map((place) => (Date.now() + place) % 1_000_000_007);
const steps = Number(process.env.HISTORY_STEPS ?? 60);

describe.each(seeds)('after a random history (HISTORY_SEED=%i)', (seed) => {
  it('every balance is the sum of its ledger less what is reserved, and follows from the facts alone', async () => {
    setClock(app, '2030-03-15T09:00:00Z');
    const company = await createLeaveCompany(app);
    const history = new LeaveHistory(app, company, seededRandom(seed));
    for (let step = 1; step <= steps; step++) {
      await history.step();
      if (step % 20 !== 0) continue;
      await history.runNightly();
      const everyone = await app.services.database.inOrganization(company.organization.id, async (tx) => {
        const organization = await findOrganization(tx);
        if (!organization) throw new Error('The organisation is gone.');
        return loadEveryone(tx, organization, history.today);
      });
      const wrong = everyone.flatMap((person) => counterFindings(person, history.today));
      expect(wrong, history.told.join('\n')).toEqual([]);
    }
  });
});
