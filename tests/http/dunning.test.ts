import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { fileLeave, jobsDone, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Twice, as an hour later: nothing may be said twice. */
const runAt = async (instant: string, ...organizations: readonly TestOrganization[]) => {
  setClock(app, instant);
  for (const { id: organizationId } of organizations) {
    await followUpOrganization(app.services, { organizationId });
    await followUpOrganization(app.services, { organizationId });
  }
  await jobsDone(app);
};
const subjectsTo = async (email: string) =>
  (await app.mailbox.to(email)).map(({ subject }) => subject).reverse();
const status = async (token: string) => (await app.call('GET', '/subscription/status', { token })).json;

async function pay({ admin }: TestOrganization, card: string): Promise<string> {
  const { token } = admin;
  const { json } = await app.call('POST', '/subscription/checkout', { token, body: { seats: 5 } });
  const [organizationId, sessionId] = json.url.split('/').slice(-2);
  await app.call('POST', `/sandbox/checkouts/${organizationId}/${sessionId}/pay`, { body: { card } });
  return (await app.call('POST', '/subscription/portal', { token })).json.url;
}

describe('the trial (T2)', () => {
  it('is recalled to admins three days and one day before its end, and on the day, once each', async () => {
    setClock(app, '2026-03-02T09:00:00Z');
    const organization = await createTestOrganization(app.services, { trialEnds: true, seats: 10 });
    const english = await createTestOrganization(app.services, { trialEnds: true, language: 'en', seats: 1 });
    const employee = await organization.add('employee');
    const { email, token } = organization.admin;
    const both = [organization, english];
    await runAt('2026-03-12T09:00:00Z', ...both);
    await runAt('2026-03-13T06:30:00Z', ...both);
    expect(await subjectsTo(email)).toEqual([]);
    for (const day of ['13', '14', '15', '16', '17']) await runAt(`2026-03-${day}T09:00:00Z`, ...both);
    expect(await subjectsTo(email)).toEqual([
      'Votre essai se termine dans 3\u00a0jours',
      'Dernier jour de votre essai',
      'Votre essai est terminé',
    ]);
    expect(await subjectsTo(english.admin.email)).toEqual([
      'Your trial ends in 3 days',
      'The last day of your trial',
      'Your trial is over',
    ]);
    expect(await subjectsTo(employee.email)).toEqual([]);
    const [over, , first] = await app.mailbox.to(email);
    expect(first?.text).toMatch(/jusqu’au 15\smars\s2026 compris/);
    expect(first?.text).toContain('20\u00a0€/mois');
    expect(over?.text).toContain(`${app.config.publicUrl}/subscription`);
    expect((await status(token)).subscription).toMatchObject({
      status: 'expired',
      accessUntil: '2026-03-15',
    });
  });

  it('asks nobody to decide in an organisation that is read-only', async () => {
    setClock(app, '2026-03-02T09:00:00Z');
    const organization = await createTestOrganization(app.services, { trialEnds: true });
    const person = await organization.add('employee');
    setClock(app, '2026-03-13T09:00:00Z');
    expect((await fileLeave(app, person)).status).toBe(200);
    await jobsDone(app);
    const before = (await app.mailbox.to(organization.admin.email)).length;
    await runAt('2026-03-26T09:00:00Z', organization);
    expect(await app.mailbox.to(organization.admin.email)).toHaveLength(before);
  });
});

describe('a payment that fails at renewal (T6)', () => {
  it('gives seven days with mails, then read-only; a good card restores at once', async () => {
    setClock(app, '2026-04-01T09:00:00Z');
    const organization = await createTestOrganization(app.services, { trialEnds: true, seats: 5 });
    const { email, token } = organization.admin;
    const portal = await pay(organization, '4000 0000 0000 0341');
    expect(await status(token)).toMatchObject({
      subscription: { status: 'active', currentPeriodEnd: '2026-05-01' },
      banner: { kind: 'none' },
    });
    // The month is over at 11:00 in Paris; the job of the hour after finds the card refused.
    await keepSessions(owner);
    await runAt('2026-05-01T10:00:00Z', organization);
    expect(await subjectsTo(email)).toEqual(['Le paiement de votre abonnement a été refusé']);
    expect(await status(token)).toMatchObject({
      subscription: { status: 'past_due', graceUntil: '2026-05-07', readOnly: false },
      banner: { kind: 'past_due', daysRemaining: 7 },
    });
    for (const day of ['02', '04', '05', '07']) await runAt(`2026-05-${day}T10:00:00Z`, organization);
    expect((await subjectsTo(email)).slice(1)).toEqual([
      'Paiement toujours en attente\u00a0: il reste 4\u00a0jours',
      'Dernier jour avant la lecture seule',
    ]);
    const write = () => app.call('PUT', '/auth/me', { token, body: { name: 'Alix Admin' } });
    expect((await write()).status).toBe(200);
    await runAt('2026-05-08T10:00:00Z', organization);
    expect((await write()).status).toBe(402);
    expect(await status(token)).toMatchObject({
      subscription: { status: 'past_due', readOnly: true },
      banner: { kind: 'read_only', because: 'payment_overdue' },
    });

    const form = (card: string) =>
      fetch(portal, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ card, step: 'card' }),
      });
    expect(await (await form('4000 0000 0000 0002')).text()).toContain('La carte a été refusée.');
    expect((await write()).status).toBe(402);
    expect((await form('4242 4242 4242 4242')).status).toBe(303);
    expect((await write()).status).toBe(200);
    await jobsDone(app);
    expect((await subjectsTo(email)).slice(3)).toEqual([
      'Votre espace est en lecture seule',
      'Paiement reçu, merci',
    ]);
    const invoices = (await app.call('GET', '/subscription/invoices', { token })).json;
    expect(
      invoices.map(({ status: state, amountCents }: { status: string; amountCents: number }) => [
        state,
        amountCents,
      ]),
    ).toEqual([
      ['paid', 1000],
      ['paid', 1000],
    ]);
    const file = await fetch(present(invoices[0]?.pdfUrl));
    expect(await file.text()).toContain('Document d’essai sans valeur');
  });

  it('that was cancelled ends at its due date, and is bought anew', async () => {
    setClock(app, '2026-06-01T09:00:00Z');
    const organization = await createTestOrganization(app.services, { trialEnds: true, seats: 5 });
    const { token } = organization.admin;
    await pay(organization, '4242 4242 4242 4242');
    const { json } = await app.call('POST', '/subscription/cancel', { token });
    expect(json.subscription).toMatchObject({ status: 'cancelled', accessUntil: '2026-07-01' });
    await keepSessions(owner);
    await runAt('2026-07-01T12:00:00Z', organization);
    expect((await status(token)).subscription).toMatchObject({ status: 'expired', readOnly: false });
    setClock(app, '2026-07-02T08:00:00Z');
    expect(await status(token)).toMatchObject({
      subscription: { readOnly: true },
      banner: { kind: 'read_only', because: 'subscription_over' },
    });
    await pay(organization, '4242 4242 4242 4242');
    expect((await status(token)).subscription).toMatchObject({ status: 'active', readOnly: false });
  });
});
