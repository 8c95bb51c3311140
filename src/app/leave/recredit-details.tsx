import ArrowRight from 'lucide-react/icons/arrow-right';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toHundredths } from '#domain/amounts/rounding.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { requestPath, type ShownRecredit } from '#web/leave/leave-request.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

type RecreditDetailsProps = {
  recredit: ShownRecredit;
  stale?: boolean;
  /** A reader who came from a mail has no session to open the leave with. */
  linked?: boolean;
};

/** Sickness over booked leave: which leave, the days given back one by one, and what the balance becomes. */
export function RecreditDetails({ recredit, stale = false, linked = true }: RecreditDetailsProps) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const formats = useFormats();
  const { leaves, days, balance } = recredit;
  // A month with sickness earns a little less: without a word about it the figures would not add up.
  const earned = toHundredths(balance.after - balance.before - days);
  return (
    <div className={classNames('flex flex-col gap-4', stale && 'outdated')}>
      <p className="flex items-start gap-2 rounded-md bg-sea-soft p-3 text-plain">
        <Undo2 className="mt-0.5 size-4 shrink-0 text-sea" aria-hidden="true" />
        <span>{days > 0 ? t('recredit.lead', { count: days }) : t('recredit.leadPending')}</span>
      </p>
      <div className="flex flex-col gap-1">
        <p className="text-sm text-muted">{balance.label}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold tabular-nums">
          <span className="sr-only">{t('balance.before')}</span>
          {words.days(balance.before)}
          <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <span className="sr-only">{t('balance.after')}</span>
          {words.days(balance.after)}
        </p>
        {earned !== 0 && (
          <p className="text-sm text-muted">
            {t('recredit.earned', { days: formats.signedDays(earned) })} <RuleReference rule="S1" />
          </p>
        )}
      </div>
      {leaves.map((leave) => (
        <section key={leave.id} aria-label={words.period(leave)} className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">
            {linked ? (
              <Link
                to={requestPath(leave.id)}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {t('recredit.leave', { period: words.ofPeriod(leave) })}
              </Link>
            ) : (
              t('recredit.leave', { period: words.ofPeriod(leave) })
            )}
            {isPending(leave.status) && <span className="text-muted"> {t('recredit.pending')}</span>}
          </h3>
          <GivenBackDays leave={leave} />
        </section>
      ))}
    </div>
  );
}

function GivenBackDays({ leave }: { leave: ShownRecredit['leaves'][number] }) {
  const { t } = useTranslation('leave');
  const { dayAndMonth } = useDayFormats();
  if (leave.days.length === 0) return <p className="text-sm text-muted">{t('recredit.nothing')}</p>;
  return (
    <ol className="divide-y divide-line">
      {leave.days.map(({ date, days, rule, sentence }) => (
        <li key={date} className="grid grid-cols-[1fr_auto] gap-x-3 py-2 first:pt-0 last:pb-0">
          <span className="font-medium first-letter:uppercase">{dayAndMonth(date)}</span>
          <span className="font-semibold text-sea tabular-nums">
            {t('recredit.amount', { amount: days })}
          </span>
          <p className="col-span-full text-sm text-muted">
            {sentence} <RuleReference rule={rule} />
          </p>
        </li>
      ))}
    </ol>
  );
}
