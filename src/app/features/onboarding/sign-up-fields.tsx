import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';
import type { SignUpForm } from './sign-up-form.ts';

export function SignUpFields({ form }: { form: SignUpForm }) {
  const { t } = useTranslation('onboarding');
  const { register, errorOf } = form;
  return (
    <>
      <TextField
        {...register('organizationName')}
        label={t('fields.organizationName')}
        autoComplete="organization"
        required
        error={errorOf('organizationName')}
      />
      <TextField
        {...register('userName')}
        label={t('fields.userName')}
        autoComplete="name"
        required
        error={errorOf('userName')}
      />
      <TextField
        {...register('userEmail')}
        label={t('fields.userEmail')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={t('fields.userEmailExample')}
        hint={t('fields.userEmailHint')}
        error={errorOf('userEmail')}
      />
    </>
  );
}
