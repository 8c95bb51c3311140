import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { formatTypedDay } from '#ui/typed-date.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import { type BalanceEntry, type CounterBalance, statementOf } from './counter-balance.ts';

/** About two years of monthly lines. */
const LINES = 24;

const cellClass = 'px-2 py-2.5 align-top sm:px-3';
const figureClass = `${cellClass} text-right tabular-nums whitespace-nowrap`;

/** « Pourquoi ce solde ? »: line after line, with what stood after each, down to what is available. */
export function StatementTable({ counter }: { counter: CounterBalance }) {
  const { t } = useTranslation('balances');
  const formats = useFormats();
  const [whole, setWhole] = useState(false);
  const { entries, reserved, available, label } = counter;
  const { hidden, carried, lines } = statementOf(entries, whole ? entries.length : LINES);
  const total = entries.at(-1)?.balance ?? 0;
  if (entries.length === 0) return <p className="text-muted">{t('statement.none')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      {hidden > 0 && (
        <Button size="sm" variant="secondary" onClick={() => setWhole(true)}>
          {t('statement.showAll', { count: hidden })}
        </Button>
      )}
      <table className="w-full text-left text-plain">
        <caption className="sr-only">{t('statement.caption', { label })}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className={`${cellClass} font-medium max-sm:hidden`}>
              {t('statement.date')}
            </th>
            <th scope="col" className={`${cellClass} font-medium`}>
              {t('statement.why')}
            </th>
            <th scope="col" className={`${figureClass} font-medium`}>
              {t('statement.amount')}
            </th>
            <th scope="col" className={`${figureClass} font-medium`}>
              {t('statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {hidden > 0 && (
            <tr>
              <td className={`${cellClass} max-sm:hidden`} />
              <td className={`${cellClass} text-muted`}>{t('statement.carried')}</td>
              <td className={figureClass} />
              <td className={figureClass}>{formats.amount(carried)}</td>
            </tr>
          )}
          {lines.map((entry, place) => (
            // Two lines may be alike in everything; the order of a ledger never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Line key={hidden + place} entry={entry} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong">
          <Total label={t('statement.total')} amount={formats.amount(total)} />
          {reserved > 0 && <Total label={t('statement.minusReserved')} amount={formats.amount(-reserved)} />}
          <Total label={t('statement.left')} amount={formats.amount(available)} strong />
        </tfoot>
      </table>
    </div>
  );
}

function Line({ entry }: { entry: BalanceEntry }) {
  const { t } = useTranslation('balances');
  const formats = useFormats();
  const day = formatTypedDay(entry.date);
  return (
    <tr>
      <td className={`${cellClass} tabular-nums max-sm:hidden`}>{day}</td>
      <td className={`${cellClass} wrap-anywhere`}>
        <span className="block text-sm text-muted tabular-nums sm:hidden">{day}</span>
        {entry.sentence}
        {entry.rule && (
          <>
            {' '}
            <RuleReference rule={entry.rule} />
          </>
        )}
        {entry.requestId && (
          <>
            {' '}
            <Link to={requestPath(entry.requestId)} className="text-sea underline underline-offset-4">
              {t('statement.openRequest')}
            </Link>
          </>
        )}
      </td>
      <td className={`${figureClass} ${entry.amount < 0 ? 'text-coral' : ''}`}>
        {formats.movement(entry.amount)}
      </td>
      <td className={figureClass}>{formats.amount(entry.balance)}</td>
    </tr>
  );
}

function Total({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <tr className={strong ? 'font-semibold' : undefined}>
      <td className={`${cellClass} max-sm:hidden`} />
      <th scope="row" className={`${cellClass} text-left ${strong ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className={figureClass} />
      <td className={figureClass}>{amount}</td>
    </tr>
  );
}
