// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLeave, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
  // As if a request said one thing more.
  await owner.query("alter table leave_requests add column asked_besides text not null default ''");
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** A request that is long over, with words of every kind: in its texts, and in what became of them. */
async function pastRequest() {
  setClock(app, '2026-09-01T08:00:00Z');
  const { organization, admin, ines } = await groupCompany(app);
  const leave = { userId: ines.id, type: 'vacation', startDate: '2026-09-14', endDate: '2026-09-15' };
  const { json } = await fileLeave(app, admin, leave);
  const id: string = json.id;
  await owner.query(
    "update leave_requests set note = 'Chez Mamie', asked_besides = '06 00 00 00 00' where id = $1",
    [id],
  );
  await owner.query('update leave_request_events set changes = $2 where request_id = $1', [
    id,
    { note: ['', 'Chez Mamie'], askedBesides: ['', '06 00 00 00 00'], endDate: ['2026-09-14', '2026-09-15'] },
  ]);
  const forget = async (texts: readonly string[], fields: readonly string[]): Promise<number> => {
    await owner.query("select set_config('app.organization_id', $1, false)", [organization.id]);
    const { rows } = await owner.query(
      "select gate.forget_request_words('2026-12-31', 10, $1, $2)::int as gone",
      [texts, fields],
    );
    return rows[0].gone;
  };
  const kept = async () => {
    const { rows } = await owner.query(
      `select r.note, r.asked_besides, r.type, r.state, array(select jsonb_object_keys(e.changes) order by 1) as changed
        from leave_requests r join leave_request_events e on e.request_id = r.id where r.id = $1`,
      [id],
    );
    return rows[0];
  };
  return { forget, kept };
}

describe('words of requests that are long over', () => {
  it('go in every text of a request that is named, and out of what tells its changes', async () => {
    const { forget, kept } = await pastRequest();
    expect(await forget(['note', 'asked_besides'], ['note', 'askedBesides'])).toBe(1);
    expect(await kept()).toMatchObject({
      note: '',
      asked_besides: '',
      type: 'vacation',
      changed: ['endDate'],
    });
    expect(await forget(['note', 'asked_besides'], ['note', 'askedBesides'])).toBe(0);
  });

  it('are found by any one of them', async () => {
    const { forget, kept } = await pastRequest();
    await forget(['note'], ['note']);
    expect(await kept()).toMatchObject({
      note: '',
      asked_besides: '06 00 00 00 00',
      changed: ['askedBesides', 'endDate'],
    });
    expect(await forget(['note', 'asked_besides'], ['note', 'askedBesides'])).toBe(1);
    expect(await kept()).toMatchObject({ asked_besides: '', changed: ['endDate'] });
  });

  it('are named as texts that may be empty, or nothing is touched', async () => {
    const { forget, kept } = await pastRequest();
    const before = await kept();
    for (const name of ['state', 'type', 'idempotency_key', "note = '' --", 'unknown', null]) {
      await expect(forget(['note', name as string], ['note'])).rejects.toThrow('not texts of a request');
    }
    expect(await kept()).toEqual(before);
  });
});
