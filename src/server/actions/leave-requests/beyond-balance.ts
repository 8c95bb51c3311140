import type { Language } from '#contract/language.ts';
import { decimalText } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { HeldRequest } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';
import { type Asked, assessRequest } from './assess-request.ts';

export interface BalanceFacts {
  readonly person: User;
  readonly organization: Organization;
  readonly held: readonly HeldRequest[];
  readonly today: PlainDate;
  readonly language: Language;
}

/** B6, for organisations that say so. The ledger is read for them alone: everyone else is warned, not refused. */
export async function refuseBeyondBalance(
  tx: TenantTransaction,
  asked: Asked,
  { person, organization, held, today, language }: BalanceFacts,
): Promise<void> {
  const recorded = await listLedgerEntriesOf(tx, person.id);
  const { balance } = assessRequest(asked, person, organization, held, recorded, today);
  if (balance?.verdict !== 'beyond-balance-refused') return;
  throw new Failure('beyond_balance', { values: { available: decimalText(balance.before, language) } });
}
