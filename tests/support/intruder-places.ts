import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import { applyImport } from '#server/actions/balance-imports/apply-import.ts';
import { applyClosing } from '#server/actions/closings/apply-closing.ts';
import { createBlackout } from '#server/actions/coverage/save-blackout.ts';
import { createDelegation } from '#server/actions/delegations/create-delegation.ts';
import { recordDeparture } from '#server/actions/departures/record-departure.ts';
import { cancelRequest } from '#server/actions/leave-requests/cancel-request.ts';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import { createType } from '#server/actions/leave-types/save-type.ts';
import { changeEmployment } from '#server/actions/people-sheets/change-employment.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { inviteUsers } from '#server/actions/users/invite-users.ts';
import type { Services } from '#server/services.ts';
import { setEmployment } from './employment.ts';
import { compareFor } from './intruder-comparison.ts';
import { fractionnementPeriod } from './intruder-entitlement-rows.ts';
import { makeOutside } from './intruder-outside.ts';
import { makePayFile } from './intruder-pay-file.ts';
import { makeConnection, makeDirectory, makeKey, makeLoginDomain, makeWebhook } from './intruder-programs.ts';
import type { Targets } from './intruder-row.ts';
import { makeSending } from './intruder-sending.ts';
import { type EndpointKey, intruderTable } from './intruder-table.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from './organizations.ts';
import { TestBrowser } from './passkeys.ts';
import type { TestApp } from './test-app.ts';

interface IntruderStage {
  readonly services: Services;
  /** The owner of the database, who sees past every policy. */
  readonly owner: Pool;
  readonly call: TestApp['call'];
  readonly callAnything: TestApp['callAnything'];
}

/** An organisation with something of each kind to be reached for. */
export interface Place {
  readonly organization: TestOrganization;
  readonly targets: Targets;
  /** What nobody outside may ever read. */
  readonly secrets: readonly string[];
  /** What not even colleagues may read: words and ids of a sickness that lies over booked leave. */
  readonly confidential: readonly string[];
}

/** Which things a call is about: making the others too would take most of the time of these tests. */
export function thingsOf(key: EndpointKey): ReadonlySet<string> {
  const asked = new Set<string>();
  const listening = new Proxy({} as Targets, {
    get: (_, name) => {
      asked.add(String(name));
      return '';
    },
  });
  intruderTable[key].parts(listening);
  return asked;
}

export async function furnish(stage: IntruderStage, things?: ReadonlySet<string>): Promise<Place> {
  const organization = await createTestOrganization(stage.services);
  const { acting } = organization;
  const person = await organization.add('employee', 'Cible Jointe');
  const note = `Confidentiel ${randomUUID()}`;
  const address = uniqueEmail('invitee');
  const only = async <Made>(names: readonly (keyof Targets)[], make: () => Promise<Made>) =>
    things === undefined || names.some((name) => things.has(name)) ? await make() : null;
  const teamId = (await only(['teamId', 'blackoutId'], () => makeTeam(stage, acting))) ?? '';
  const lead = await only(['leadId', 'delegationId'], () => organization.add('team_lead', 'Cible Cheffe'));
  const three = await only(['pendingId', 'approvedId', 'askedId', 'batchId'], () =>
    fileThree(stage, acting, person, note),
  );
  const targets: Targets = {
    organizationId: organization.id,
    userId: person.id,
    invitedId: (await only(['invitedId'], () => invite(stage, acting, address))) ?? '',
    teamId,
    sessionId: (await only(['sessionId'], () => sessionOf(stage, person))) ?? '',
    pendingId: '',
    approvedId: '',
    askedId: '',
    ...three,
    batchId:
      (await only(['batchId'], () => decideLater(stage, organization.admin, three?.approvedId ?? ''))) ?? '',
    leadId: lead?.id ?? '',
    delegationId: (await only(['delegationId'], () => delegate(stage, acting, lead?.id ?? ''))) ?? '',
    importId: (await only(['importId'], () => importFor(stage, acting, person))) ?? '',
    comparisonId: (await only(['comparisonId'], () => compareFor(stage.services, acting, person))) ?? '',
    noticeId: (await only(['noticeId'], () => oweNotice(stage, organization))) ?? '',
    proposedToId: (await only(['proposedToId'], () => proposeDays(stage, acting, person))) ?? '',
    blackoutId: (await only(['blackoutId'], () => blackOut(stage, acting, teamId))) ?? '',
    closingId: (await only(['closingId'], () => closeDown(stage, acting))) ?? '',
    payFileId: (await only(['payFileId'], () => makePayFile(stage.services, acting))) ?? '',
    sendingId: (await only(['sendingId'], () => makeSending(stage.services, acting))) ?? '',
    feedId: (await only(['feedId'], () => subscribe(stage, person))) ?? '',
    passkeyId: (await only(['passkeyId'], () => new TestBrowser(stage).passkeyOf(person))) ?? '',
    keyId: (await only(['keyId'], () => makeKey(stage, person))) ?? '',
    endpointId: '',
    deliveryId: '',
    ...(await only(['endpointId', 'deliveryId'], () => makeWebhook(stage, organization.admin))),
    directoryId: (await only(['directoryId'], () => makeDirectory(stage, organization.admin))) ?? '',
    loginDomainId: (await only(['loginDomainId'], () => makeLoginDomain(stage, organization.admin))) ?? '',
    connectionId: (await only(['connectionId'], () => makeConnection(stage, organization.admin))) ?? '',
    outsideId: (await only(['outsideId'], () => makeOutside(stage.services, organization))) ?? '',
    leaverId: (await only(['leaverId'], () => makeLeaver(stage, organization, '2099-12-31'))) ?? '',
    formerId: (await only(['formerId'], () => makeLeaver(stage, organization, '2026-01-15'))) ?? '',
    typeId: (await only(['typeId'], () => makeType(stage, acting))) ?? '',
    groupId: (await only(['groupId'], () => makeCategory(stage, organization.admin))) ?? '',
  };
  const confidential = things === undefined ? await fallIll(stage, acting, person) : [];
  const secrets = [
    ...Object.values(targets),
    ...confidential,
    note,
    person.email,
    address,
    organization.admin.email,
  ];
  return { organization, targets, confidential, secrets: secrets.filter((secret) => secret !== '') };
}

/** Ill in the middle of leave, in a month that calls about the calendar ask for. */
async function fallIll(stage: IntruderStage, admin: Acting, { id: userId }: TestPerson): Promise<string[]> {
  const note = `Arrêt ${randomUUID()}`;
  const file = (type: string, startDate: string, endDate: string) =>
    fileRequest(stage.services, admin, {
      type,
      startDate,
      startHalf: 'am',
      endDate,
      endHalf: 'pm',
      userId,
      note,
    });
  await file('vacation', '2099-03-16', '2099-03-27');
  const sickness = await file('sick', '2099-03-18', '2099-03-20');
  return [note, sickness.id];
}

async function invite(stage: IntruderStage, admin: Acting, email: string): Promise<string | undefined> {
  const invitation = { name: 'Cible Invitée', email, role: 'employee' } as const;
  const [invited] = await inviteUsers(stage.services, admin, [invitation], (_row, field) => field);
  return invited?.id;
}

async function closeDown(stage: IntruderStage, admin: Acting): Promise<string> {
  const { closing } = await applyClosing(stage.services, admin, {
    name: `Fermeture ${randomUUID()}`,
    startDate: '2097-08-05',
    startHalf: 'am',
    endDate: '2097-08-09',
    endHalf: 'pm',
    everyone: true,
    teamIds: [],
    userIds: [],
    exceptIds: [],
    types: ['vacation'],
    whenShort: 'in-advance',
    otherType: null,
    reason: '',
    consultedOn: null,
    consultation: '',
  });
  return closing.id;
}

async function makeTeam(stage: IntruderStage, admin: Acting): Promise<string> {
  const team = { name: 'Cible', description: '', color: '#3B82F6', managerId: null, userIds: [] };
  return (await createTeam(stage.services, admin, team)).id;
}

async function blackOut(stage: IntruderStage, admin: Acting, teamId: string): Promise<string> {
  const days = { from: '2098-01-12', to: '2098-01-14' };
  return (await createBlackout(stage.services, admin, { name: 'Cible', ...days, teamId, reason: '' })).id;
}

async function subscribe(stage: IntruderStage, { token }: TestPerson): Promise<string> {
  const { json } = await stage.call('POST', '/calendar/feeds', {
    token,
    body: { name: 'Cible', scope: 'mine' },
  });
  return json.id;
}

async function sessionOf(stage: IntruderStage, { id }: TestPerson): Promise<string | undefined> {
  const { rows } = await stage.owner.query<{ id: string }>('select id from sessions where user_id = $1', [
    id,
  ]);
  return rows[0]?.id;
}

async function delegate(stage: IntruderStage, admin: Acting, delegateId: string): Promise<string> {
  const weeks = { delegateId, from: '2099-01-05', to: '2099-01-09' };
  return (await createDelegation(stage.services, { ...admin, timeZone: 'Europe/Paris' }, weeks)).id;
}

async function importFor(stage: IntruderStage, admin: Acting, person: TestPerson): Promise<string> {
  const lines = [{ line: 1, person: person.email, previous: '', current: '2', rtt: '', employedFrom: '' }];
  const table = { name: 'Reprise', asOf: plainDate('2026-05-31'), lines };
  return (await applyImport(stage.services, admin, table, null)).imported.id;
}

async function makeType(stage: IntruderStage, admin: Acting): Promise<string> {
  const { type } = await createType(stage.services, admin, {
    name: { fr: 'Cible', en: 'Target' },
    color: '#3F6212',
    confidential: true,
    needsApproval: true,
    counter: 'own',
    halfDays: true,
    asksJustification: false,
    catalogueKey: null,
  });
  return type.id;
}

async function makeCategory(stage: IntruderStage, { token }: TestPerson): Promise<string> {
  const { json } = await stage.call('POST', '/rule-groups', {
    token,
    body: { kind: 'category', name: 'Cible' },
  });
  return json.id;
}

/** One request that waits, one that is approved, one whose cancellation is asked for. */
async function fileThree(
  stage: IntruderStage,
  admin: Acting,
  person: TestPerson,
  note: string,
): Promise<Pick<Targets, 'pendingId' | 'approvedId' | 'askedId'>> {
  const own: Acting = { ...person, organizationId: admin.organizationId, language: 'fr', address: null };
  const form = { type: 'vacation', startHalf: 'am', endHalf: 'pm', note } as const;
  const file = (actor: Acting, month: string, userId?: string) =>
    fileRequest(stage.services, actor, {
      ...form,
      startDate: `2099-${month}-02`,
      endDate: `2099-${month}-06`,
      userId,
    });
  const pending = await file(own, '02');
  const approved = await file(admin, '03', person.id);
  const asked = await file(admin, '04', person.id);
  await cancelRequest(stage.services, own, asked.id, { reason: note });
  return { pendingId: pending.id, approvedId: approved.id, askedId: asked.id };
}

/** Nothing comes of it: the request is approved already. */
async function decideLater({ call }: IntruderStage, { token }: TestPerson, id: string): Promise<string> {
  const body = { about: 'leave', decision: 'approve', requests: [{ id }] };
  return (await call('POST', '/leave-requests/decisions', { token, body })).json.id;
}

async function makeLeaver(
  stage: IntruderStage,
  { acting, add }: TestOrganization,
  lastDay: string,
): Promise<string> {
  const { id } = await add('employee', 'Cible Partante');
  const employment = { from: plainDate('2020-01-01'), to: null };
  await changeEmployment(stage.services, acting, id, employment);
  await recordDeparture(stage.services, acting, id, { lastDay: plainDate(lastDay), reason: null });
  return id;
}

/** A notice that is due. */
/** To someone of whom no balance was brought in: leave before an opening is in the opening. */
async function oweNotice(stage: IntruderStage, organization: TestOrganization): Promise<string | undefined> {
  const { acting: admin } = organization;
  const { id: userId } = await organization.add('employee', 'Cible Revenue');
  const stop = { startDate: '2026-03-02', startHalf: 'am', endDate: '2026-03-06', endHalf: 'pm' } as const;
  await setEmployment(stage.services, admin, userId, { from: plainDate('2025-06-01'), to: null });
  for (const type of ['vacation', 'sick'])
    await fileRequest(stage.services, admin, { type, note: '', userId, ...stop });
  const { rows } = await stage.owner.query<{ id: string }>(
    'select id from sickness_notices where user_id = $1',
    [userId],
  );
  return rows[0]?.id;
}

async function proposeDays(
  stage: IntruderStage,
  { organizationId }: Acting,
  { id }: TestPerson,
): Promise<string> {
  await stage.owner.query(
    `insert into fractionnement_decisions (organization_id, user_id, period, decision, days, taken_outside)
     values ($1, $2, $3, 'proposed', 1, '{"n": 3, "d": 1}')`,
    [organizationId, id, fractionnementPeriod],
  );
  return id;
}
