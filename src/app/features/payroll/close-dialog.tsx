import { useTranslation } from 'react-i18next';
import { namingEstablishment } from '#app/leave/establishments/establishment-address.ts';
import { payrollEndpoints } from '#contract/payroll.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { firstDayOf, type PayMonth } from './pay-month.ts';

/** Says what will be written, and what is still missing. */
export function CloseDialog({ page, onClose }: { page: PayMonth; onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const days = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const { month, paidIn, totals, checklist } = page;
  const name = days.monthAndYear(firstDayOf(month));
  const close = useWrite(payrollEndpoints.close, {
    onSuccess: () => {
      toast({ title: t('close.done', { month: name }) });
      onClose();
    },
  });
  const missing = checklist.length > 0 ? ` ${t('close.missing', { count: checklist.length })}` : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={
        paidIn === month
          ? t('close.title', { month: name })
          : t('close.titleShifted', { month: name, paid: days.monthAndYear(firstDayOf(paidIn)) })
      }
      consequence={`${t('close.consequence', { count: totals.lines + totals.differences })}${missing}`}
      confirmLabel={t('close.confirm')}
      busyLabel={close.isPending && t('close.busy')}
      {...(close.isError ? { error: sentence(close.error, t('close.failed')) } : {})}
      onConfirm={() =>
        close.mutate({ params: { month }, query: namingEstablishment(page.establishment?.id) })
      }
    />
  );
}
