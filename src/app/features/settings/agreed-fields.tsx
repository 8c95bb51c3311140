import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ForfaitField } from '#app/leave/rules/rule-field.tsx';
import { SeniorityField } from '#app/leave/rules/seniority-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** What an agreement adds: seniority, contracts in days, children. */
export function AgreedFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const seniority = useController({ control: form.control, name: 'seniority' }).field;
  const forfait = useController({ control: form.control, name: 'forfaitJours' }).field;
  const children = useController({ control: form.control, name: 'youngParentDays' }).field;
  const problem = form.errorOf('seniority') ?? form.errorOf('seniority.0.days');
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <ForfaitField value={forfait.value} onChange={forfait.onChange} />
        <p className="text-sm text-muted">
          <RuleReference rule="R3" /> <RuleReference rule="R5" />
        </p>
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm font-medium">{t('names.seniority')}</legend>
        <p className="text-sm text-muted">
          {t('seniority.hint')} <RuleReference rule="N1" />
        </p>
        <SeniorityField value={seniority.value} onChange={seniority.onChange} />
        {problem && <FieldError text={problem} />}
      </fieldset>
      <Checkbox
        label={t('youngParent.label')}
        hint={t('youngParent.hint')}
        checked={children.value}
        onChange={children.onChange}
      />
    </>
  );
}
