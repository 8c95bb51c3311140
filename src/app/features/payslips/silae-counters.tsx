import { useQuery } from '@tanstack/react-query';
import Scale from 'lucide-react/icons/scale';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { addDays, firstOfMonth } from '#domain/calendar/plain-date.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { comparisonPath } from './comparison.ts';

/** Where Silae is connected, one press reads its counters and compares them. */
export function SilaeCountersForm() {
  const found = useQuery(endpointQuery(payrollSendingEndpoints.connection, {}));
  return found.data?.connection?.provider === 'silae' ? <ReadCounters /> : null;
}

function ReadCounters() {
  const { t } = useTranslation(['payroll-sending', 'payslips']);
  const today = useToday();
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const [date, setDate] = useKept<string | null>('payslips.date', () => addDays(firstOfMonth(today), -1));
  const compare = useWrite(payrollSendingEndpoints.compareCounters, {
    onSuccess: ({ id }) => navigate(comparisonPath(id)),
  });
  return (
    <Card title={t('payroll-sending:programs.silae')}>
      <div className="flex flex-col gap-4">
        {compare.isError && (
          <Banner tone="error" title={sentence(compare.error, t('payroll-sending:counters.failed'))} />
        )}
        <p className="max-w-prose text-muted">{t('payroll-sending:counters.lead')}</p>
        <div className="max-w-sm">
          <DatePicker
            label={t('payslips:compare.date')}
            hint={t('payslips:compare.dateHint')}
            value={date}
            onChange={setDate}
            latest={today}
          />
        </div>
        <div>
          <Button
            icon={<Scale className="size-4" aria-hidden="true" />}
            disabled={date === null}
            busyLabel={compare.isPending && t('payroll-sending:counters.reading')}
            onClick={() => date !== null && compare.mutate({ body: { date } })}
            className="max-sm:w-full"
          >
            {t('payroll-sending:counters.read')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
