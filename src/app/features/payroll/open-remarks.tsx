import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payrollRemarksEndpoints } from '#contract/payroll-remarks.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { concerns, useOwnSide } from './line-remarks.tsx';
import { firstDayOf, monthPath } from './pay-month.ts';

/** Questions to answer and answers to read, of any month, where the payroll begins. Nothing waits, nothing is said. */
export function OpenRemarks() {
  const { t } = useTranslation('payroll');
  const days = useDayFormats();
  const side = useOwnSide();
  const found = useQuery(endpointQuery(payrollRemarksEndpoints.open, {}));
  const waiting = (found.data ?? []).filter((thread) => concerns(thread, side));
  if (waiting.length === 0) return null;
  return (
    <Card title={t('remarks.waiting', { count: waiting.length })}>
      <ul className="divide-y divide-line">
        {waiting.map(({ month, requestId, userId, personName, establishment, waitsFor, remarks }) => (
          <li key={`${month} ${requestId ?? userId}`} className="flex flex-wrap items-center gap-x-3 py-1">
            <Badge tone={waitsFor === side ? 'pending' : 'approved'}>
              {t(waitsFor === side ? 'remarks.toAnswer' : 'remarks.toRead')}
            </Badge>
            <Link
              to={`${monthPath(month, establishment ?? undefined)}&${requestId === null ? `person=${userId}` : `line=${requestId}`}`}
              className="inline-flex min-h-11 items-center link wrap-anywhere"
            >
              {t(requestId === null ? 'remarks.personOf' : 'remarks.lineOf', {
                name: personName,
                month: days.monthAndYear(firstDayOf(month)),
              })}
            </Link>
            <span className="text-sm text-muted">{remarks.at(-1)?.author.name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
