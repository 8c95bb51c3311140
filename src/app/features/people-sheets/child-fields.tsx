import Trash2 from 'lucide-react/icons/trash-2';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { rightsFactsFormSchema } from '#contract/rights-facts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import type { ContractForm } from '#web/use-contract-form.ts';

type FactsForm = ContractForm<z.input<typeof rightsFactsFormSchema>, z.output<typeof rightsFactsFormSchema>>;

type ChildFieldsProps = { form: FactsForm; place: number; onRemove: () => void };

/** One dependent child: born when, and at home from and until when, if not all the time. */
export function ChildFields({ form, place, onRemove }: ChildFieldsProps) {
  const { t } = useTranslation('people-sheets');
  const { control } = form;
  const birthDate = useController({ control, name: `children.${place}.birthDate` }).field;
  const disabled = useController({ control, name: `children.${place}.disabled` }).field;
  const from = useController({ control, name: `children.${place}.from` }).field;
  const until = useController({ control, name: `children.${place}.until` }).field;
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1 text-sm text-muted">{t('facts.childNumber', { number: place + 1 })}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <DatePicker
          label={t('facts.childBirth')}
          value={birthDate.value || null}
          onChange={(day) => birthDate.onChange(day ?? '')}
          error={form.errorOf(`children.${place}.birthDate`)}
        />
        <DatePicker
          label={t('facts.childAtHomeFrom')}
          optional
          value={from.value ?? null}
          onChange={from.onChange}
          error={form.errorOf(`children.${place}.from`)}
        />
        <DatePicker
          label={t('facts.childAtHomeUntil')}
          optional
          value={until.value ?? null}
          onChange={until.onChange}
          error={form.errorOf(`children.${place}.until`)}
        />
      </div>
      <Checkbox
        label={t('facts.childIsDisabled')}
        hint={t('facts.childIsDisabledHint')}
        checked={disabled.value ?? false}
        onChange={disabled.onChange}
      />
      <Button
        variant="dangerQuiet"
        size="sm"
        className="self-start"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={onRemove}
      >
        {t('facts.removeChild', { number: place + 1 })}
      </Button>
    </fieldset>
  );
}
