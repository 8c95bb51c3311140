import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { formatTypedDay } from '#ui/typed-date.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import type { BalanceEntry } from './counter-balance.ts';

export const cellClass = 'px-2 py-2.5 align-top sm:px-3 print:px-1 print:py-1';
export const figureClass = `${cellClass} text-right tabular-nums whitespace-nowrap`;

/** One line of a statement, with its sentence, of which the rule is a link. */
export function StatementRow({ entry }: { entry: BalanceEntry }) {
  const { t } = useTranslation('balances');
  const formats = useFormats();
  const day = formatTypedDay(entry.date);
  return (
    <tr className="border-t border-line break-inside-avoid">
      <td className={`${cellClass} tabular-nums max-sm:hidden print:table-cell!`}>{day}</td>
      <td className={`${cellClass} wrap-anywhere`}>
        <span className="block text-sm text-muted tabular-nums sm:hidden print:hidden!">{day}</span>
        <Sentence entry={entry} />
        {entry.requestId && (
          <span className="print:hidden">
            {' '}
            <Link to={requestPath(entry.requestId)} className="text-sea underline underline-offset-4">
              {t('statement.openRequest')}
            </Link>
          </span>
        )}
      </td>
      <td className={`${figureClass} ${entry.amount < 0 ? 'text-coral' : ''}`}>
        {formats.movement(entry.amount)}
      </td>
      <td className={figureClass}>{formats.amount(entry.balance)}</td>
    </tr>
  );
}

/** The rule opens in a tab of its own, as everywhere: nobody loses their place to read it. */
function Sentence({ entry: { sentence, rule, reference } }: { entry: BalanceEntry }) {
  const { t } = useTranslation('leave');
  if (rule === null || reference === null || !sentence.endsWith(reference)) return sentence;
  return (
    <>
      {sentence.slice(0, -reference.length)}
      <a
        href={`${PAGES.documentation.path}#${rule}`}
        target="_blank"
        rel="noreferrer"
        className="text-sea underline underline-offset-4"
      >
        {reference}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
    </>
  );
}
