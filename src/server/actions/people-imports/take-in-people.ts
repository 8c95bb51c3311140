import type { Acting } from '#server/actions/actor.ts';
import { writePreparedImport } from '#server/actions/balance-imports/apply-import.ts';
import { type PreparedLine, prepareImport } from '#server/actions/balance-imports/prepare-import.ts';
import { writeUnpaidSeats } from '#server/actions/subscription/update-seats.ts';
import { admitMembers } from '#server/actions/users/admit-members.ts';
import { postInvitations } from '#server/actions/users/invite-users.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findPaymentAccount, type PaymentAccount } from '#server/store/payment-accounts.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { type PeopleForm, type PlannedTable, planTable, refuseTableUnlessAllowed } from './plan-table.ts';
import { staffTeams } from './staff-teams.ts';

/** A table, and what its people could take today once it holds. */
export interface TakenIn extends PlannedTable {
  readonly available: ReadonlyMap<number, PreparedLine>;
}

interface Written {
  readonly table: TakenIn;
  readonly outdated: { readonly account: PaymentAccount; readonly sessionId: string } | null;
}

/** Thrown so that a dry run leaves nothing behind. */
class TriedOut extends Error {
  readonly table: TakenIn;

  constructor(table: TakenIn) {
    super('A dry run ends here.');
    this.table = table;
  }
}

/** The dry run: the table is taken in for good measure, and all of it taken back. */
export async function checkPeople(services: Services, actor: Acting, form: PeopleForm): Promise<TakenIn> {
  refuseTableUnlessAllowed(actor);
  try {
    return await inOneGo(services, actor, async (tx) => {
      const planned = await planTable(tx, services, actor, form);
      if (!planned.ready) return { ...planned, available: new Map() };
      throw new TriedOut((await write(tx, services, actor, form, planned)).table);
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.table;
    throw error;
  }
}

/** Everyone with their seat, team, entry date and opening balance in one transaction, or nobody. */
export async function takeInPeople(services: Services, actor: Acting, form: PeopleForm): Promise<TakenIn> {
  refuseTableUnlessAllowed(actor);
  const { table, outdated } = await inOneGo(services, actor, async (tx) => {
    const planned = await planTable(tx, services, actor, form);
    const { seats, needed, outcome } = planned.seats;
    if (planned.lines.some(({ problems }) => problems.length > 0)) throw new Failure('import_has_problems');
    if (outcome === 'short') {
      throw new Failure('seat_limit_reached', {
        values: { seats, missing: needed - seats, raiseSeats: '/subscription#seats' },
      });
    }
    return write(tx, services, actor, form, planned);
  });
  if (outdated) await services.payments?.closeCheckout(outdated.account, outdated.sessionId);
  return table;
}

async function inOneGo<Result>(
  { database }: Services,
  actor: Acting,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.inOrganization(actor.organizationId, work);
  } catch (error) {
    // Two spellings that only the database holds to be one.
    if (violatedConstraint(error) === 'email_directory_once_each') throw new Failure('email_taken');
    throw error;
  }
}

async function write(
  tx: TenantTransaction,
  { payments, now }: Services,
  actor: Acting,
  form: PeopleForm,
  planned: PlannedTable,
): Promise<Written> {
  const at = now();
  const { organization, today, lines, seats } = planned;
  const account = payments ? await findPaymentAccount(tx, payments.provider) : null;
  const sessionId =
    seats.outcome === 'raised' ? await writeUnpaidSeats(tx, actor, organization, seats.needed, at) : null;
  const newcomers = lines.filter(({ known }) => !known);
  if (newcomers.length > 0) {
    const admitted = await admitMembers(tx, actor, newcomers, at, (row) => `lines.${row}`);
    // I1: before the proof, rows are there and nothing leaves.
    if (organization.provenAt) {
      await postInvitations(tx, admitted.organization, actor, admitted.added, { at, again: false });
    }
  }
  await staffTeams(tx, actor, lines, at);
  const opened = lines.filter(
    ({ previous, current, rtt, employedFrom }) => (previous ?? current ?? rtt ?? employedFrom) !== null,
  );
  const texts = new Map(form.lines.map((line) => [line.line, line]));
  const importForm = {
    name: form.name,
    asOf: form.asOf,
    lines: opened.flatMap(({ line, email, previous, current, rtt }) => {
      const text = texts.get(line);
      // What says nothing is not opened at nought: someone may have come after the day of the balances.
      const said = (amount: unknown, cell: string): string => (amount === null ? '' : cell);
      return text
        ? [
            {
              line,
              person: email,
              previous: said(previous, text.previous),
              current: said(current, text.current),
              rtt: said(rtt, text.rtt),
              employedFrom: text.employedFrom,
            },
          ]
        : [];
    }),
  };
  const importId = timeOrderedId(at);
  const prepared = await prepareImport(tx, organization, importForm, { importId, today, hold: true });
  if (prepared.length > 0) {
    const deed = { form: importForm, idempotencyKey: null, digest: null, at };
    await writePreparedImport(tx, organization, actor, { ...deed, importId, lines: prepared });
  }
  const available = new Map(prepared.map((line) => [line.line, line]));
  return {
    table: { ...planned, available },
    outdated: account && sessionId ? { account, sessionId } : null,
  };
}
