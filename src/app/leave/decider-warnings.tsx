import Info from 'lucide-react/icons/info';
import type { Warning } from '#web/leave/leave-request.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';

/** What is allowed and worth knowing, each with the rule that says so. */
export function DeciderWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-md bg-pending-soft p-3 text-plain">
      {warnings.map(({ rule, sentence }) => (
        <li key={sentence} className="flex items-start gap-2">
          <Info className="mt-0.5 size-4 shrink-0 text-pending" aria-hidden="true" />
          <span>
            {sentence} {rule && <RuleReference rule={rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
