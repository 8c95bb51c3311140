import { useTranslation } from 'react-i18next';
import { namingEstablishment } from '#app/leave/establishments/establishment-address.ts';
import { ReasonDialog } from '#app/leave/reason-dialog.tsx';
import { payrollEndpoints } from '#contract/payroll.ts';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { firstDayOf, type PayMonth } from './pay-month.ts';

export function ReopenDialog({ page, onClose }: { page: PayMonth; onClose: () => void }) {
  const { month, establishment, closedForAll } = page;
  const { t } = useTranslation('payroll');
  const days = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const name = days.monthAndYear(firstDayOf(month));
  const reopen = useWrite(payrollEndpoints.reopen, {
    onSuccess: () => {
      toast({ title: t('reopen.done', { month: name }) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('reopen.title', { month: name })}
      description={[
        ...(closedForAll && establishment !== null ? [t('establishments.reopensForAll')] : []),
        t('reopen.consequence'),
      ].join(' ')}
      reasonLabel={t('reopen.reason')}
      confirmLabel={t('reopen.confirm')}
      busyLabel={reopen.isPending && t('reopen.busy')}
      tone="primary"
      {...(reopen.isError ? { error: sentence(reopen.error, t('reopen.failed')) } : {})}
      onConfirm={(reason) =>
        reopen.mutate({ params: { month }, query: namingEstablishment(establishment?.id), body: { reason } })
      }
      onClose={onClose}
    />
  );
}
