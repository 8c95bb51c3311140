import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { owedCounterSchema } from '#contract/departures.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type OwedCounter = z.output<typeof owedCounterSchema>;

const cellClass = 'py-2 pr-4 align-top';
const figureClass = 'py-2 pl-4 text-right align-top tabular-nums';

/** What each counter holds on the last day, period by period, with the article it rests on. */
export function OwedCounters({ counters }: { counters: readonly OwedCounter[] }) {
  return (
    <div className="flex flex-col gap-6">
      {counters.map((counter) => (
        <Counter key={counter.counter} counter={counter} />
      ))}
    </div>
  );
}

function Counter({ counter }: { counter: OwedCounter }) {
  const { t } = useTranslation('departures');
  const { days, figure } = useFormats();
  const { date } = useDayFormats();
  const { label, unit, lots, takenAhead, total, isPaid, rule, source } = counter;
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full text-plain">
        <caption className="pb-1 text-left font-semibold">
          {t('owed.caption', { label, unit: t(`owed.units.${unit}`) })}
        </caption>
        <thead>
          <tr className="border-b border-line text-left text-sm text-muted">
            <th scope="col" className={cellClass}>
              {t('owed.period')}
            </th>
            <th scope="col" className={figureClass}>
              {t('owed.earned')}
            </th>
            <th scope="col" className={figureClass}>
              {t('owed.left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={`${lot.label} ${lot.from}`} className="border-b border-line">
              <th scope="row" className={`${cellClass} text-left font-normal`}>
                {lot.label}
                {lot.from && lot.to && (
                  <span className="block text-sm text-muted">
                    {t('owed.between', { from: date(lot.from), to: date(lot.to) })}
                  </span>
                )}
              </th>
              <td className={figureClass}>{lot.earned === null ? '' : figure(lot.earned)}</td>
              <td className={figureClass}>{figure(lot.left)}</td>
            </tr>
          ))}
          {takenAhead > 0 && (
            <tr className="border-b border-line">
              <th scope="row" className={`${cellClass} text-left font-normal`}>
                {t('owed.takenAhead')}
              </th>
              <td />
              <td className={figureClass}>{figure(-takenAhead)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={`${cellClass} text-left`}>
              {t(isPaid ? 'owed.total' : 'owed.totalLeft')}
            </th>
            <td />
            <td className={figureClass}>{days(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-sm text-muted">
        {t(isPaid ? 'owed.why' : 'owed.whyLeft')} {t('owed.rule', { rule, source })}
      </p>
    </div>
  );
}
