import { can } from '#domain/access/can.ts';
import type { Closing } from '#domain/closings/closing.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findClosing, insertClosing } from '#server/store/closings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockUsers } from '#server/store/users.ts';
import { closingOf, peopleToAdd } from './people-to-add.ts';
import { fingerprintOf, planPeople } from './plan-people.ts';
import { type ClosingForm, readClosing } from './read-form.ts';
import { pageOf, type ReadClosing } from './show-closings.ts';
import { writePlans } from './write-closing.ts';

/** Q1: for everyone at once or for nobody: it is one transaction, and it holds everyone whom it concerns. */
export async function applyClosing(
  { database, now }: Services,
  actor: Acting,
  form: ClosingForm,
): Promise<ReadClosing> {
  if (!can(actor, 'closing.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const { closing, people } = await readClosing(tx, form, organization);
    const held = await lockUsers(
      tx,
      people.map(({ id }) => id),
    );
    const at = now();
    const plans = await planPeople(tx, organization, closing, held, at);
    if (form.fingerprint !== undefined && form.fingerprint !== fingerprintOf(plans))
      throw new Failure('preview_outdated');
    const id = timeOrderedId(at);
    await insertClosing(tx, rowOf(id, closing, actor, at), closing.scope);
    await writePlans(tx, organization, actor, { id, name: closing.name }, plans, at);
    await record(tx, actor, at, deedOf('closing.applied', organization, closing, plans.length));
    return shown(tx, organization, id, at);
  });
}

/** Q6: the same for those whom it has come to concern since. */
export async function addPeopleToClosing(
  { database, now }: Services,
  actor: Acting,
  closingId: string,
): Promise<ReadClosing> {
  if (!can(actor, 'closing.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const found = await findClosing(tx, closingId);
    if (!found) throw new Failure('not_found');
    if (found.closing.undoneAt !== null) throw new Failure('closing_undone');
    const at = now();
    const closing = await closingOf(tx, found.closing);
    const newcomers = await peopleToAdd(tx, organization, found.closing, at);
    const held = await lockUsers(
      tx,
      newcomers.map(({ id }) => id),
    );
    const plans = await planPeople(tx, organization, closing, held, at);
    if (plans.length > 0) {
      await writePlans(tx, organization, actor, found.closing, plans, at);
      await record(tx, actor, at, deedOf('closing.people_added', organization, closing, plans.length));
    }
    return shown(tx, organization, closingId, at);
  });
}

async function shown(tx: TenantTransaction, organization: Organization, id: string, at: Date) {
  const page = await pageOf(tx, organization, id, at);
  if (!page) throw new Error('A closing that was just written is there.');
  return page;
}

function rowOf(id: string, closing: Closing, { id: appliedBy }: Acting, appliedAt: Date) {
  const { range, scope, types, name, reason, whenShort, otherType, consultedOn, consultation } = closing;
  const { start: startDate, startHalf, end: endDate, endHalf } = range;
  const terms = { types: [...types], whenShort, otherType, consultedOn, consultation };
  const days = { startDate, startHalf, endDate, endHalf };
  const standing = { appliedAt, appliedBy, undoneAt: null, undoneBy: null };
  return { id, name, reason, ...days, everyone: scope.everyone, ...terms, ...standing };
}

export function deedOf(
  action: 'closing.applied' | 'closing.people_added' | 'closing.undone',
  { id, name }: Organization,
  closing: Pick<Closing, 'name' | 'range'>,
  people: number,
): Deed {
  const { range } = closing;
  return {
    action,
    subject: { kind: 'organization', id, name },
    details: { closing: closing.name, from: range.start, to: range.end, people },
  };
}
