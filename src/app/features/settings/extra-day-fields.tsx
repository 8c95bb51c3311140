import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SeniorityField } from '#app/leave/rules/seniority-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { AgreementHelp } from './agreement-help.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** What the law or an agreement adds to the days of everyone. */
export function ExtraDayFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const fractionnement = useController({ control: form.control, name: 'fractionnement' }).field;
  const seniority = useController({ control: form.control, name: 'seniority' }).field;
  const children = useController({ control: form.control, name: 'youngParentDays' }).field;
  const problem = form.errorOf('seniority') ?? form.errorOf('seniority.0.days');
  return (
    <>
      <Checkbox
        label={t('fractionnement.label')}
        hint={t('fractionnement.hint')}
        checked={fractionnement.value ?? true}
        onChange={fractionnement.onChange}
      />
      <Checkbox
        label={t('youngParent.label')}
        hint={t('youngParent.hint')}
        checked={children.value}
        onChange={children.onChange}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm font-medium">{t('names.seniority')}</legend>
        <p className="text-sm text-muted">{t('seniority.hint')}</p>
        <SeniorityField value={seniority.value} onChange={seniority.onChange} />
        {problem && <FieldError text={problem} />}
      </fieldset>
      <AgreementHelp form={form} />
    </>
  );
}
