import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { TypeForm } from './use-type-form.ts';

const COUNTERS = ['none', 'paid-leave', 'rtt', 'own'] as const;

/** The names of a type and how it behaves. */
export function TypeRuleFields({ form }: { form: TypeForm }) {
  const { t } = useTranslation('leave-types');
  const counter = useController({ control: form.control, name: 'counter' }).field;
  const needsApproval = useController({ control: form.control, name: 'needsApproval' }).field;
  const halfDays = useController({ control: form.control, name: 'halfDays' }).field;
  const justification = useController({ control: form.control, name: 'asksJustification' }).field;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('name.fr')}
          label={t('fields.nameFr')}
          autoComplete="off"
          error={form.errorOf('name.fr')}
        />
        <TextField
          {...form.register('name.en')}
          label={t('fields.nameEn')}
          autoComplete="off"
          error={form.errorOf('name.en')}
        />
      </div>
      <RadioGroup
        label={t('fields.counter')}
        value={counter.value ?? 'none'}
        onChange={(value) => counter.onChange(value === 'none' ? null : value)}
        options={COUNTERS.map((value) => ({ value, label: t(`counters.${value}`) }))}
        error={form.errorOf('counter')}
      />
      <Checkbox
        label={t('fields.needsApproval')}
        hint={t('fields.needsApprovalHint')}
        checked={needsApproval.value}
        onChange={needsApproval.onChange}
      />
      <Checkbox label={t('fields.halfDays')} checked={halfDays.value} onChange={halfDays.onChange} />
      <Checkbox
        label={t('fields.asksJustification')}
        hint={t('fields.asksJustificationHint')}
        checked={justification.value}
        onChange={justification.onChange}
      />
    </>
  );
}
