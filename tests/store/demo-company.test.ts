import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { wipeDatabase } from '#server/store/wipe.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function count(from: string, ...values: unknown[]): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${from}`, values);
  return rows[0]?.count ?? -1;
}

describe('the demo company', () => {
  // Around the start of an acquisition period, in and after the summer, at the turn of the year, on a Sunday.
  it.each(['2026-05-31', '2026-06-01', '2026-07-20', '2026-09-07', '2026-12-31', '2027-02-28'])(
    'has lived through believable years on %s',
    async (today) => {
      const now = new Date(`${today}T09:30:00Z`);
      await wipeDatabase(app.connection);
      await createDemoCompany({ ...app.services, now: () => now });
      expect(await count("leave_requests where state = 'pending'")).toBeGreaterThanOrEqual(4);
      expect(
        await count("leave_requests where state = 'pending' and start_date <= $1::date + 3", today),
      ).toBeGreaterThanOrEqual(1);
      expect(await count("leave_requests where state in ('approved', 'cancellation-asked')")).toBeGreaterThan(
        14,
      );
      // Two years lie behind it: leave in every summer and winter, sickness, and answers that took their time.
      const past = `leave_requests where start_date < $1::date - 63 and start_date >= $1::date - 800`;
      expect(await count(`${past} and state = 'approved' and type = 'vacation'`, today)).toBeGreaterThan(30);
      expect(await count(`${past} and state = 'approved' and type <> 'vacation'`, today)).toBeGreaterThan(12);
      expect(
        await count(`(select distinct extract(month from start_date) from ${past}) months`, today),
      ).toBeGreaterThanOrEqual(10);
      expect(await count(`${past} and decided_at - created_at > interval '2 days'`, today)).toBeGreaterThan(
        2,
      );
      for (const state of ['rejected', 'cancelled', 'cancellation-asked', 'withdrawn'])
        expect(await count('leave_requests where state = $1', state), state).toBeGreaterThanOrEqual(1);
      expect(await count("leave_requests where type = 'sick'")).toBeGreaterThanOrEqual(1);
      expect(await count('leave_requests where start_half = end_half')).toBeGreaterThanOrEqual(2);
      // Nothing is written down before it happens, and every decision comes after its request.
      expect(await count('leave_request_events where at > $1', now)).toBe(0);
      expect(await count('leave_requests where decided_at < created_at or updated_at < created_at')).toBe(0);
      // Figures compare groups of five at least, and teams here are smaller (U5).
      expect(
        await count('(select from placements group by category_id having count(*) >= 5) categories'),
      ).toBe(2);
      // Whoever has not answered yet, and the accountant.
      expect(await count('users where employed_from is null')).toBe(2);
      // What was earned is written, and nobody is told of it as of something new.
      expect(await count("ledger_entries where cause ->> 'kind' = 'accrued'")).toBeGreaterThan(50);
      expect(await count('sickness_notices where sent_at is null')).toBeGreaterThanOrEqual(1);
      expect(await count("graphile_worker.jobs where task_identifier = 'send-counters-changed'")).toBe(0);
      // The few that still wait are spoken of; the past is not.
      const jobs = await count("graphile_worker.jobs where task_identifier = 'announce-request'");
      const waiting = await count("leave_requests where state in ('pending', 'cancellation-asked')");
      expect(jobs).toBe(waiting);
    },
  );
});
