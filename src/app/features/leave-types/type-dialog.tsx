import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { type LeaveTypeRow, NEW_TYPE, typeDraftOf } from './leave-type.ts';
import { TypeColorChoice } from './type-color-choice.tsx';
import { TypeRuleFields } from './type-rule-fields.tsx';
import { useSaveType } from './use-save-type.ts';
import { useTypeForm } from './use-type-form.ts';

type TypeDialogProps = {
  /** Absent: a new type. */
  type?: LeaveTypeRow;
  onClose: () => void;
};

/** One form for a new type and for one that is there; of the four of every account, only two things can be set. */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const { t, i18n } = useTranslation('leave-types');
  const sentence = useErrorSentence();
  const mode = type ? 'edit' : 'create';
  const started = type ? typeDraftOf(type) : NEW_TYPE;
  const form = useTypeForm(started);
  const color = useController({ control: form.control, name: 'color' }).field;
  const confidential = useController({ control: form.control, name: 'confidential' }).field;
  const save = useSaveType({ type, onSaved: onClose, onError: form.showRefusal });
  return (
    <FormDialog
      title={type ? t('edit.title', { name: type.name[toLanguage(i18n.language)] }) : t('create.title')}
      description={type?.builtIn ? t('edit.builtIn') : undefined}
      onClose={onClose}
      onSubmit={form.handleSubmit((draft) => save.mutate(draft))}
      submitLabel={t(`${mode}.submit`)}
      busyLabel={save.isPending && t(`${mode}.saving`)}
      incomplete={form.incomplete}
      refusal={save.isError ? sentence(save.error, t(`${mode}.failed`)) : undefined}
      onRefusalClosed={save.reset}
    >
      {!type?.builtIn && <TypeRuleFields form={form} />}
      <TypeColorChoice value={color.value} current={started.color} onChange={color.onChange} />
      <Checkbox
        label={t('fields.confidential')}
        hint={t(type?.aboutHealth ? 'fields.confidentialHealth' : 'fields.confidentialHint')}
        disabled={type?.aboutHealth}
        checked={confidential.value}
        onChange={confidential.onChange}
      />
    </FormDialog>
  );
}
