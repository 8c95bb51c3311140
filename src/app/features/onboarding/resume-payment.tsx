import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { forgetSignUpDraft, type SignUpDraft } from './draft.ts';
import { forgetSignUp, keptToken } from './kept-sign-up.ts';

/** Someone who came back from the payment page without paying: their organisation is there already. */
export function ResumePayment({ created }: { created: NonNullable<SignUpDraft['created']> }) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  return (
    <>
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('resume.title')}</h1>
        <p className="mt-2 text-muted">{t('resume.lead', { organization: created.organizationName })}</p>
      </div>
      <div className={`${cardClass} flex flex-col gap-3 p-5 sm:p-6`}>
        <a href={created.checkoutUrl} className={buttonClass({ size: 'lg' })}>
          {t('resume.pay')}
        </a>
        {keptToken() && (
          <>
            <Button
              variant="secondary"
              size="lg"
              aria-describedby="pay-later"
              onClick={() => navigate(PAGES.onboardingSuccess.path)}
            >
              {t('resume.later')}
            </Button>
            <p id="pay-later" className="text-sm text-muted">
              {t('resume.laterHint')}
            </p>
          </>
        )}
      </div>
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            forgetSignUp();
            forgetSignUpDraft();
          }}
        >
          {t('resume.restart')}
        </Button>
      </div>
    </>
  );
}
