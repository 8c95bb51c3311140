import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';

type ConsentFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>;
  name: FieldPath<Values>;
  label: string;
  error?: string;
};

export function ConsentField<Values extends FieldValues>(props: ConsentFieldProps<Values>) {
  const { control, name, label, error } = props;
  const { t } = useTranslation('contact');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Checkbox
          name={name}
          checked={field.value === true}
          onChange={field.onChange}
          error={error}
          label={
            <>
              {label}{' '}
              <Link
                to={PAGES.privacy.path}
                className="whitespace-nowrap text-sea underline underline-offset-4"
              >
                {t('privacy')}
              </Link>
            </>
          }
        />
      )}
    />
  );
}
