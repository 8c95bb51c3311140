import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { departuresEndpoints } from '#contract/departures.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { FormerPerson } from './former-person.ts';

export function RehireDialog({ person, onClose }: { person: FormerPerson; onClose: () => void }) {
  const { t } = useTranslation('departures');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name, email } = person;
  const form = useContractForm(departuresEndpoints.rehire.body, { from: '', keepSeniority: false });
  const from = useController({ control: form.control, name: 'from' }).field;
  const keepSeniority = useController({ control: form.control, name: 'keepSeniority' }).field;
  const rehire = useWrite(departuresEndpoints.rehire, {
    onSuccess: () => {
      toast({ title: t('rehire.done', { name, email }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('rehire.open', { name })}
      description={t('rehire.lead', { email })}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => rehire.mutate({ params: { id }, body }))}
      submitLabel={t('rehire.submit')}
      busyLabel={rehire.isPending && t('rehire.submitting')}
      incomplete={form.incomplete}
      refusal={rehire.isError ? sentence(rehire.error, t('rehire.failed')) : undefined}
      onRefusalClosed={rehire.reset}
    >
      <DatePicker
        label={t('rehire.from')}
        hint={t('rehire.fromHint')}
        value={from.value || null}
        onChange={(day) => from.onChange(day ?? '')}
        error={form.errorOf('from')}
      />
      <Checkbox
        label={t('rehire.keepSeniority')}
        hint={t('rehire.keepSeniorityHint')}
        checked={keepSeniority.value ?? false}
        onChange={keepSeniority.onChange}
      />
    </FormDialog>
  );
}
