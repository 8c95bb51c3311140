// @module-tag daily
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { setRequestStage, told, week } from '#tests/support/request-stage.ts';

const stage = setRequestStage();
const { as, eventsOf, filed, ledgerOf, move } = stage;
let organization: TestOrganization;
let lead: TestPerson;
let manager: TestPerson;

beforeAll(() => {
  ({ organization, lead, manager } = stage);
});

describe('deciding', () => {
  it('approves, writes the days into the ledger and says who did it', async () => {
    const ana = await organization.add('employee', 'Ana');
    const request = await filed(ana, { endHalf: 'am' });
    expect(await ledgerOf(request)).toEqual([]);
    const approved = await move(lead, request, 'approve', { version: 1 });
    expect(approved.json).toMatchObject({
      status: 'approved',
      version: 2,
      countedDays: 4.5,
      decidedBy: { id: lead.id, name: 'Lou Chef' },
      decisionReason: null,
    });
    expect(approved.json.decidedAt).toBe(approved.json.updatedAt);
    const july = ['02', '03', '04', '05'].map((day) => ({ date: `2040-07-${day}`, days: -1 }));
    expect(await ledgerOf(request)).toEqual([...july, { date: '2040-07-06', days: -0.5 }]);
    expect(await eventsOf(ana, request)).toMatchObject([
      { event: 'filed', author: 'Ana' },
      { event: 'approved', author: 'Lou Chef', via: 'app', reason: null },
    ]);
    const { rows } = await stage.owner.query(
      'select address from leave_request_events where request_id = $1',
      [request.id],
    );
    expect(rows).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
  });

  it('rejects with a reason, never without, and frees the days', async () => {
    const ana = await organization.add('employee', 'Ana');
    const request = await filed(ana);
    for (const reason of [undefined, '', '   ']) {
      const { status, json } = await move(manager, request, 'reject', { reason });
      expect([status, json.fields]).toEqual([
        400,
        { reason: 'Veuillez remplir tous les champs obligatoires' },
      ]);
    }
    const rejected = await move(manager, request, 'reject', { reason: ' Trop de monde absent ' });
    expect(rejected.json).toMatchObject({ status: 'rejected', decisionReason: 'Trop de monde absent' });
    expect(await ledgerOf(request)).toEqual([]);
    expect((await eventsOf(ana, request)).at(-1)).toMatchObject({
      event: 'rejected',
      reason: 'Trop de monde absent',
    });
    expect(await filed(ana)).toMatchObject({ status: 'pending' });
  });

  it('is for one’s own level and below, never for oneself, unless nobody else could', async () => {
    const { admin } = organization;
    const ana = await organization.add('employee', 'Ana');
    const peer = await organization.add('team_lead', 'Pair');
    const [anas, leads, managers, admins] = [
      await filed(ana),
      await filed(lead),
      await filed(manager),
      await filed(admin),
    ];
    expect(told(await move(ana, leads, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(ana, anas, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(lead, leads, 'approve'))).toEqual([403, 'own_request']);
    expect(told(await move(lead, leads, 'reject', { reason: 'x' }))).toEqual([403, 'own_request']);
    expect(told(await move(lead, managers, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(manager, admins, 'approve'))).toEqual([403, 'forbidden']);
    expect(told(await move(peer, leads, 'approve'))).toEqual([200, 'approved']);
    expect(told(await move(admin, managers, 'approve'))).toEqual([200, 'approved']);
    // The only admin: nobody else could decide.
    expect((await as(admin, 'GET', `/leave-requests/${admins.id}`)).json.actions).toEqual([
      'edit',
      'withdraw',
      'approve',
      'reject',
    ]);
    expect(told(await move(admin, admins, 'approve'))).toEqual([200, 'approved']);
  });

  it('reaches nothing of another organisation', async () => {
    const elsewhere = await createTestOrganization(stage.app.services);
    const request = await filed(await organization.add('employee'));
    for (const verb of ['approve', 'withdraw', 'cancel'] as const)
      expect(told(await move(elsewhere.admin, request, verb))).toEqual([404, 'not_found']);
    for (const verb of ['reject', 'refuse-cancellation'] as const)
      expect(told(await move(elsewhere.admin, request, verb, { reason: 'x' }))).toEqual([404, 'not_found']);
    expect((await as(elsewhere.admin, 'GET', `/leave-requests/${request.id}`)).status).toBe(404);
    expect((await as(elsewhere.admin, 'PUT', `/leave-requests/${request.id}`, week)).status).toBe(404);
  });

  it('tells the second decision what the first one left, in the language of the caller', async () => {
    const ana = await organization.add('employee');
    const request = await filed(ana);
    await move(manager, request, 'approve', { version: 1 });
    const late = await move(lead, request, 'reject', { reason: 'Non', version: 1 });
    expect([late.status, late.json]).toEqual([
      409,
      {
        error: 'Cela n’est plus possible\u00a0: la demande est approuvée.',
        code: 'already_decided',
        details: { status: 'approved', state: 'approuvée', version: 2 },
      },
    ]);
    const english = await stage.app.call('PATCH', `/leave-requests/${request.id}/approve`, {
      token: lead.token,
      body: {},
      headers: { 'accept-language': 'en' },
    });
    expect(english.json.error).toBe('This is no longer possible: the request is approved.');
    expect(told(await move(ana, request, 'withdraw'))).toEqual([409, 'already_decided']);
  });

  it('asks to read again what was edited meanwhile', async () => {
    const ana = await organization.add('employee');
    const request = await filed(ana);
    await as(ana, 'PUT', `/leave-requests/${request.id}`, { ...week, endDate: '2040-07-05' });
    expect(told(await move(manager, request, 'approve', { version: 1 }))).toEqual([409, 'changed_meanwhile']);
    expect(told(await move(manager, request, 'approve', { version: 2 }))).toEqual([200, 'approved']);
    expect(await ledgerOf(request)).toHaveLength(4);
  });
});

describe('taking back', () => {
  it('withdraws one’s own pending request, and nobody else’s', async () => {
    const [ana, bao] = [await organization.add('employee'), await organization.add('employee')];
    const request = await filed(ana);
    expect(told(await move(bao, request, 'withdraw'))).toEqual([404, 'not_found']);
    expect(told(await move(manager, request, 'withdraw'))).toEqual([403, 'forbidden']);
    expect(told(await move(ana, request, 'withdraw', { version: 3 }))).toEqual([409, 'changed_meanwhile']);
    expect(told(await move(ana, request, 'withdraw', { version: 1 }))).toEqual([200, 'withdrawn']);
    expect(told(await move(manager, request, 'approve'))).toEqual([409, 'already_decided']);
  });

  it('asks for the cancellation of approved leave, which is refused with a reason or accepted', async () => {
    const ana = await organization.add('employee', 'Ana');
    const request = await filed(ana);
    expect(told(await move(ana, request, 'cancel'))).toEqual([409, 'already_decided']);
    await move(manager, request, 'approve');
    expect(told(await move(lead, request, 'refuse-cancellation', { reason: 'x' }))).toEqual([
      409,
      'already_decided',
    ]);
    const asked = await move(ana, request, 'cancel', { reason: 'Voyage annulé' });
    expect(asked.json).toMatchObject({
      status: 'approved',
      cancellationAsked: true,
      decidedBy: { id: manager.id },
    });
    expect(told(await move(ana, request, 'cancel'))).toEqual([409, 'already_decided']);
    const page = (await as(manager, 'GET', `/leave-requests/${request.id}`)).json;
    expect(page.actions).toEqual(['cancel', 'refuse-cancellation']);
    expect((await as(ana, 'GET', `/leave-requests/${request.id}`)).json.actions).toEqual([]);

    expect((await move(lead, request, 'refuse-cancellation', {})).status).toBe(400);
    expect(told(await move(ana, request, 'refuse-cancellation', { reason: 'x' }))).toEqual([
      403,
      'forbidden',
    ]);
    const kept = await move(lead, request, 'refuse-cancellation', { reason: 'Déjà remplacée' });
    expect(kept.json).toMatchObject({ status: 'approved', cancellationAsked: false });

    await move(ana, request, 'cancel', {});
    const cancelled = await move(lead, request, 'cancel', {});
    expect(cancelled.json).toMatchObject({ status: 'cancelled', decidedBy: { id: lead.id } });
    expect((await ledgerOf(request)).map(({ days }) => days)).toEqual([0, 0, 0, 0, 0]);
    expect((await eventsOf(ana, request)).map(({ event }: { event: string }) => event)).toEqual([
      'filed',
      'approved',
      'cancellation-asked',
      'cancellation-refused',
      'cancellation-asked',
      'cancelled',
    ]);
    expect(told(await move(lead, request, 'cancel'))).toEqual([409, 'already_decided']);
    expect(await filed(ana)).toMatchObject({ status: 'pending' });
  });

  it('gives back exactly the days that were taken', async () => {
    const ana = await organization.add('employee');
    const balance = async () => (await as(ana, 'GET', '/balances/me?at=2031-01-31')).json[0];
    const before = await balance();
    const form = { startDate: '2030-07-01', endDate: '2030-07-19', startHalf: 'pm' } as const;
    const request = await filed(ana, form);
    await move(manager, request, 'approve');
    const taken = await balance();
    expect(taken?.available).toBeLessThan(present(before?.available));
    await move(manager, request, 'cancel', {});
    const after = await balance();
    expect(after).toMatchObject({
      available: before?.available,
      acquired: before?.acquired,
      taken: before?.taken,
      lots: before?.lots,
    });
  });
});
