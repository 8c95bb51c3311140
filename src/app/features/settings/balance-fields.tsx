import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#ui/radio-group.tsx';
import { CarryOverFields } from './carry-over-fields.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** What happens beyond a balance, and to what is left of it. */
export function BalanceFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const refuse = useController({ control: form.control, name: 'refuseBeyondBalance' }).field;
  return (
    <>
      <RadioGroup
        label={t('names.refuseBeyondBalance')}
        value={refuse.value ? 'refuse' : 'warn'}
        onChange={(value) => refuse.onChange(value === 'refuse')}
        options={[
          { value: 'warn', label: t('beyondBalance.warn') },
          { value: 'refuse', label: t('beyondBalance.refuse') },
        ]}
      />
      <CarryOverFields form={form} />
    </>
  );
}
