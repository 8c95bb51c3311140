import type { Language } from '#contract/language.ts';
import { toNumber } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { HeldRequest } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import { wordsIn } from '#words/spoken.ts';
import type { Asked, RequestStanding } from './asked.ts';
import { assessRequest } from './assess-request.ts';

export interface BalanceQuestion {
  readonly standing: RequestStanding;
  readonly held: readonly HeldRequest[];
  readonly today: PlainDate;
}

/** G2: what nobody has to approve is accepted as far as its counter reaches; beyond it, someone decides. */
export async function isWithinBalance(
  tx: TenantTransaction,
  asked: Asked,
  { standing, held, today }: BalanceQuestion,
): Promise<boolean> {
  const recorded = await listLedgerEntriesOf(tx, standing.person.id);
  const { balance } = assessRequest(asked, standing, held, recorded, today);
  return balance === null || balance.verdict === 'enough';
}

/** B6, for organisations that say so. The ledger is read for them alone: everyone else is warned, not refused. */
export async function refuseBeyondBalance(
  tx: TenantTransaction,
  asked: Asked,
  { standing, held, today, language }: BalanceQuestion & { readonly language: Language },
): Promise<void> {
  const recorded = await listLedgerEntriesOf(tx, standing.person.id);
  const { balance } = assessRequest(asked, standing, held, recorded, today);
  if (balance?.verdict !== 'beyond-balance-refused') return;
  throw new Failure('beyond_balance', {
    values: { available: wordsIn(language).figures.figure(toNumber(balance.before)) },
  });
}
