import Lock from 'lucide-react/icons/lock';
import type { ClosedMonths } from '#web/leave/leave-request.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';

/** Told before days are changed that payroll knows already. */
export function ClosedMonthsNotice({ closedMonths }: { closedMonths: ClosedMonths }) {
  if (closedMonths.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-md bg-pending-soft p-3 text-plain">
      {closedMonths.map(({ sentence }) => (
        <li key={sentence} className="flex items-start gap-2">
          <Lock className="mt-0.5 size-4 shrink-0 text-pending" aria-hidden="true" />
          <span className="min-w-0">
            {sentence} <RuleReference rule="J10" />
          </span>
        </li>
      ))}
    </ul>
  );
}
