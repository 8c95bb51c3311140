import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

/** Why no organisation was created; someone who has an account already is shown the way to it. */
export function SignUpFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('onboarding');
  const sentence = useErrorSentence();
  const code = error instanceof ApiError ? error.code : null;
  return (
    <Banner
      tone="error"
      title={sentence(error)}
      action={
        code === 'email_taken' ? (
          <ButtonLink to={PAGES.login.path} size="sm" variant="secondary">
            {t('logIn')}
          </ButtonLink>
        ) : (
          code === 'trial_seats_limit' && (
            <ButtonLink to={PAGES.contact.path} size="sm" variant="secondary">
              {t('writeToUs')}
            </ButtonLink>
          )
        )
      }
    />
  );
}
