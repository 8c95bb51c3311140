import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from 'react-i18next';
import { useWords } from '#web/i18n/use-words.ts';
import type { CoverageCheck } from '#web/leave/leave-request.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';

type Shortage = CoverageCheck['shortages'][number];

const boxClass = 'flex flex-col gap-2 rounded-md bg-pending-soft p-3 text-plain';
const rowClass = 'flex items-start gap-2';
const iconClass = 'mt-0.5 size-4 shrink-0 text-pending';

type CoverageNoticesProps = {
  coverage: CoverageCheck;
  /** Told to whoever decides: what sets a period without leave aside. */
  deciding?: boolean;
};

/** What an absence means for those who stay: too few on some days, or a period without leave. */
export function CoverageNotices({ coverage: { shortages, blackouts }, deciding }: CoverageNoticesProps) {
  const { t } = useTranslation('leave');
  if (shortages.length === 0 && blackouts.length === 0) return null;
  return (
    <ul className={boxClass}>
      {blackouts.map(({ id, sentence, reason }) => (
        <li key={id} className={rowClass}>
          <CalendarX2 className={iconClass} aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {sentence} {reason} {deciding && t('coverage.approving')} <RuleReference rule="K3" />
          </span>
        </li>
      ))}
      {shortages.map((shortage) => (
        <li key={shortage.sentence} className={rowClass}>
          <UsersRound className={iconClass} aria-hidden="true" />
          <div className="min-w-0">
            <p className="wrap-anywhere">
              {shortage.sentence} <RuleReference rule="K2" />
            </p>
            <ShortDays shortage={shortage} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One by one, for whoever wants to see which; a single day is in the sentence already. */
function ShortDays({ shortage: { days, minimum } }: { shortage: Shortage }) {
  const { t } = useTranslation('leave');
  const {
    days: { dayAndMonth },
    periods,
  } = useWords();
  if (days.length < 2) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-6 cursor-pointer text-sm font-medium text-sea">{t('coverage.days')}</summary>
      <ul className="mt-1 flex flex-col gap-0.5 text-sm tabular-nums">
        {days.map(({ date, half, present }) => {
          const day = dayAndMonth(date);
          const named = half === null ? day : periods.halfOf(day, half);
          return <li key={date}>{t('coverage.day', { day: named, present, minimum })}</li>;
        })}
      </ul>
    </details>
  );
}
