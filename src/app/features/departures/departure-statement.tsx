import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { OwedCounters } from '#app/leave/departure/owed-counters.tsx';
import type { departureStatementSchema } from '#contract/departures.ts';
import { Card } from '#ui/card.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';

type Statement = z.output<typeof departureStatementSchema>;

export function DepartureStatement({ statement }: { statement: Statement }) {
  const { t } = useTranslation('departures');
  const { longDay } = useDayFormats();
  const instants = useInstants();
  const { user, organizationName, payrollNumber, employment, reason, recordedAt, counters, others } =
    statement;
  return (
    <>
      <Card title={user.name}>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact label={t('statement.company')} value={organizationName} />
          {payrollNumber && <Fact label={t('statement.payrollNumber')} value={payrollNumber} />}
          <Fact label={t('statement.from')} value={longDay(employment.from)} />
          <Fact label={t('card.lastDay')} value={longDay(employment.to)} />
          {reason && <Fact label={t('form.reason')} value={t(`reasons.${reason}`)} />}
          <Fact label={t('statement.recorded')} value={instants.day(recordedAt)} />
        </dl>
      </Card>
      <Card title={t('statement.owed')}>
        <OwedCounters counters={counters} />
      </Card>
      {others.length > 0 && (
        <div className="flex flex-col gap-2 print:hidden">
          <h2 className="font-semibold">{t('statement.others')}</h2>
          <ul className="flex flex-col gap-1">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={`?departure=${other.id}`} className="link">
                  {t('statement.other', { day: longDay(other.lastDay) })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
