import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';

/** Paid leave left as a payslip of that day printed it, N-1 and N. */
export interface PayrollBalances {
  readonly date: PlainDate;
  readonly previous: number;
  readonly current: number;
}

const printedBalances: Question<PayrollBalances & { readonly userId: string }> = {
  name: 'printed-balances',
  columns: { userId: 'uuid', date: 'text', previous: 'float8', current: 'float8' },
  text: `
    select distinct on (n1.user_id) n1.user_id as "userId", c.date::text as date,
      (n1.result -> 'theirs' ->> 'balance')::float8 as previous, (n.result -> 'theirs' ->> 'balance')::float8 as current
    from payslip_comparisons c
    join payslip_rows n1 on n1.comparison_id = c.id and n1.counter = 'paid-leave-n1'
    join payslip_rows n on n.comparison_id = c.id and n.counter = 'paid-leave-n' and n.user_id = n1.user_id
      and n.line = n1.line
    where c.date between $1 and $2
    order by n1.user_id, c.date desc, c.created_at desc, c.id desc`,
};

/** By person, of the last payslip from a day to a day that was compared and told both. */
export async function listPayrollBalances(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<Map<string, PayrollBalances>> {
  const rows = await tx.ask(printedBalances, [from, to]);
  return new Map(rows.map(({ userId, ...balances }) => [userId, balances]));
}
