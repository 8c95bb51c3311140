import { takenOutsideSummer } from '#domain/balances/fractionnement-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { netted } from '#domain/balances/replay.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SettledPerson } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  listFractionnementOf,
  proposeDays,
  type StoredFractionnement,
  withdrawProposal,
} from '#server/store/fractionnement.ts';

/** F7: what was gained is put before whoever decides; what someone gave up stays given up. */
export async function proposeFractionnement(
  tx: TenantTransaction,
  people: readonly SettledPerson[],
  today: PlainDate,
): Promise<void> {
  const rows = await listFractionnementOf(
    tx,
    people.map(({ person }) => person.id),
  );
  for (const settled of people) {
    const own = rows.filter(({ userId }) => userId === settled.person.id);
    await proposeTo(tx, settled, own, today);
  }
}

async function proposeTo(
  tx: TenantTransaction,
  { person, situation, ledger }: SettledPerson,
  rows: readonly StoredFractionnement[],
  today: PlainDate,
): Promise<void> {
  const gained = gainedByPeriod(ledger, today);
  for (const row of rows) {
    if (row.decision === 'proposed' && !gained.has(row.period)) await withdrawProposal(tx, row);
  }
  for (const [period, days] of gained) {
    const known = rows.find((row) => row.period === period);
    if (known?.days === days) continue;
    const { facts, policies } = situation;
    const takenOutside = takenOutsideSummer(periodAt(policies, period), ledger, facts, policies, today);
    await proposeDays(tx, { userId: person.id, period, days, takenOutside });
  }
}

/** Days of fractionnement that the ledger holds, by the first day of their period. */
function gainedByPeriod(ledger: readonly LedgerEntry[], today: PlainDate): Map<PlainDate, number> {
  const gained = new Map<PlainDate, number>();
  const lines = ledger.filter(({ cause }) => cause.kind === 'fractionnement');
  if (lines.length === 0) return gained;
  for (const { period, amount } of netted(lines, today)) {
    if (period === null || amount.n <= 0) continue;
    gained.set(period, (gained.get(period) ?? 0) + amount.n / amount.d);
  }
  return gained;
}
