import { useTranslation } from 'react-i18next';
import { panelClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { CountedSituation, SituationOutcome } from './count-situation.ts';
import { RuleAnchor } from './rule-link.tsx';

/** On a phone it stays at the bottom of the screen while the fields above it are changed. */
const boxClass = classNames(panelClass, 'sticky bottom-0 z-10 px-4 py-3 sm:p-5 lg:static');

function useResultWords(outcome: SituationOutcome) {
  const { t } = useTranslation('leave-calculator');
  const { days, periods } = useWords();
  if (outcome.kind === 'problem') {
    return { kind: 'problem', problem: t(`problems.${outcome.problem}`) } as const;
  }
  const { count } = outcome;
  return {
    kind: 'counted',
    total: t(`result.days.${count.unit}`, { count: count.days }),
    back: count.returns
      ? t('result.back', { day: periods.halfOf(days.longDay(count.returns.date), count.returns.half) })
      : t('result.noWork'),
  } as const;
}

export function ResultSummary({ outcome }: { outcome: SituationOutcome }) {
  const { t } = useTranslation('leave-calculator');
  const words = useResultWords(outcome);
  return (
    <div className={boxClass}>
      {outcome.kind === 'counted' && words.kind === 'counted' ? (
        <Figures {...{ outcome, ...words }} />
      ) : (
        <p className="text-muted">{t('result.waiting')}</p>
      )}
      {/* One element for all results: a live region speaks when its text changes, not when it appears. */}
      <p role="status" className="sr-only">
        {words.kind === 'counted' ? t('result.announcement', words) : words.problem}
      </p>
    </div>
  );
}

function Figures({ outcome, total, back }: { outcome: CountedSituation; total: string; back: string }) {
  const { t } = useTranslation('leave-calculator');
  const { longDay } = useWords().days;
  const { count, otherUnit, range } = outcome;
  return (
    <div>
      <p className="hidden text-sm text-muted sm:block">
        {range.start === range.end
          ? t('result.oneDay', { day: longDay(range.start) })
          : t('result.period', { start: longDay(range.start), end: longDay(range.end) })}
      </p>
      <p className="text-2xl font-semibold tabular-nums sm:text-4xl">{total}</p>
      <p className="text-sm text-muted sm:mt-1 sm:text-base">
        {t('result.calendarDays', { count: outcome.calendarDays })}
        {' · '}
        {t(`result.otherUnit.${otherUnit.unit}`, { count: otherUnit.days })}
      </p>
      <p className="text-sm font-medium sm:mt-3 sm:text-base">{back}</p>
      {count.owedHalves > 0 && (
        <p className="text-sm sm:mt-1 sm:text-base">
          {t('result.owed', { count: count.owedHalves / 2 })} <RuleAnchor rule="C5" />
        </p>
      )}
    </div>
  );
}
