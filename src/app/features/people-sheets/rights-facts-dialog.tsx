import Plus from 'lucide-react/icons/plus';
import { useController, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { Button } from '#ui/button.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { ChildFields } from './child-fields.tsx';
import type { PersonSheet } from './person-sheet.ts';

type RightsFactsDialogProps = {
  sheet: PersonSheet;
  facts: NonNullable<PersonSheet['rightsFacts']>;
  onClose: () => void;
};

export function RightsFactsDialog({ sheet, facts, onClose }: RightsFactsDialogProps) {
  const { t } = useTranslation('people-sheets');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = sheet.user;
  const form = useContractForm(peopleSheetsEndpoints.setRightsFacts.body, facts);
  const { control } = form;
  const birthDate = useController({ control, name: 'birthDate' }).field;
  const seniorityFrom = useController({ control, name: 'seniorityFrom' }).field;
  const payrollNumber = useController({ control, name: 'payrollNumber' }).field;
  const children = useFieldArray({ control, name: 'children' });
  const save = useWrite(peopleSheetsEndpoints.setRightsFacts, {
    onSuccess: () => {
      toast({ title: t('facts.done', { name }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('facts.title', { name })}
      description={t('facts.privacy')}
      width="lg"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate({ params: { id }, body }))}
      submitLabel={t('facts.submit')}
      busyLabel={save.isPending && t('facts.saving')}
      incomplete={form.incomplete}
      refusal={save.isError ? sentence(save.error, t('facts.failed')) : undefined}
      onRefusalClosed={save.reset}
    >
      <TextField
        label={t('facts.payrollNumber')}
        hint={t('facts.payrollNumberHint')}
        optional
        autoComplete="off"
        value={payrollNumber.value ?? ''}
        onChange={({ target }) => payrollNumber.onChange(target.value.trim() === '' ? null : target.value)}
        error={form.errorOf('payrollNumber')}
      />
      <DatePicker
        label={t('facts.seniorityFrom')}
        hint={t('facts.seniorityFromHint')}
        optional
        value={seniorityFrom.value}
        onChange={seniorityFrom.onChange}
        error={form.errorOf('seniorityFrom')}
      />
      <DatePicker
        label={t('facts.birthDate')}
        hint={t('facts.birthDateHint')}
        optional
        value={birthDate.value}
        onChange={birthDate.onChange}
        error={form.errorOf('birthDate')}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="font-medium">{t('facts.children')}</legend>
        <p className="text-sm text-muted">{t('facts.childrenHint')}</p>
        {children.fields.map((child, place) => (
          <ChildFields key={child.id} form={form} place={place} onRemove={() => children.remove(place)} />
        ))}
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => children.append({ birthDate: '', disabled: false, from: null, until: null })}
        >
          {t('facts.addChild')}
        </Button>
      </fieldset>
      <p className="text-sm text-muted">{t('facts.consequence')}</p>
    </FormDialog>
  );
}
