import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { PersonSheet } from './person-sheet.ts';

export function EmploymentDialog({ sheet, onClose }: { sheet: PersonSheet; onClose: () => void }) {
  const { t } = useTranslation('people-sheets');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = sheet.user;
  const form = useContractForm(peopleSheetsEndpoints.setEmployment.body, {
    from: sheet.employment.from,
    to: sheet.employment.to,
  });
  const from = useController({ control: form.control, name: 'from' }).field;
  const to = useController({ control: form.control, name: 'to' }).field;
  const save = useWrite(peopleSheetsEndpoints.setEmployment, {
    onSuccess: () => {
      toast({ title: t('employment.done', { name }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('employment.title', { name })}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate({ params: { id }, body }))}
      submitLabel={t('employment.submit')}
      busyLabel={save.isPending && t('employment.saving')}
      incomplete={form.incomplete}
      refusal={save.isError ? sentence(save.error, t('employment.failed')) : undefined}
      onRefusalClosed={save.reset}
    >
      <DatePicker
        label={t('employment.from')}
        hint={t('employment.fromHint')}
        value={from.value || null}
        onChange={(day) => from.onChange(day ?? '')}
        error={form.errorOf('from')}
      />
      <DatePicker
        label={t('employment.to')}
        optional
        hint={t('employment.toHint')}
        value={to.value ?? null}
        onChange={to.onChange}
        error={form.errorOf('to')}
      />
      <p className="text-sm text-muted">{t('employment.consequence')}</p>
    </FormDialog>
  );
}
