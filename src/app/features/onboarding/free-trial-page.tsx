import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { onboardingEndpoints } from '#contract/onboarding.ts';
import { PAGES } from '#contract/pages.ts';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { TRIAL_SEATS } from '#domain/billing/seats.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { measured } from '#web/measured.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { AlreadyLoggedIn } from './already-logged-in.tsx';
import { SignUpFailure } from './sign-up-failure.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import { useSignUpForm } from './sign-up-form.ts';

/** Only what the product does today. */
const included = ['days', 'seat', 'leave', 'teams', 'log', 'keep'] as const;

export function FreeTrialPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const formats = useFormats();
  const openSession = useOpenSession({ newcomer: true });
  const form = useSignUpForm();
  const signUp = useMutation({
    mutationFn: (founder: { organizationName: string; userName: string; userEmail: string }) =>
      call(onboardingEndpoints.createOrganization, {
        body: { ...founder, numberOfUsers: TRIAL_SEATS, plan: 'trial' },
      }),
    onSuccess: openSession,
    onError: form.showRefusal,
  });
  const submit = form.handleSubmit((founder) => {
    if (!signUp.isPending) signUp.mutate(founder);
  });

  return (
    <PublicLayout>
      <PageTitle title={t('common:pages.freeTrial')} description={t('onboarding:trial.lead')} />
      <div className="mx-auto grid w-full max-w-5xl items-start gap-10 px-4 py-8 sm:px-6 md:grid-cols-[1fr_20rem] md:py-14">
        <div className="flex flex-col gap-6">
          <div>
            <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
              {t('onboarding:trial.title')}
            </h1>
            <p className="mt-3 max-w-[56ch] text-muted">{t('onboarding:trial.lead')}</p>
            <p className="mt-2 max-w-[56ch] text-muted">
              {t('onboarding:trial.measured', { presses: measured.pressesOfTheFirstHour })}
            </p>
            <p className="mt-2">
              <a href={PAGES.demo.path} className="link inline-flex min-h-11 items-center">
                {t('onboarding:trial.example')}
              </a>
            </p>
          </div>
          <AlreadyLoggedIn />
          <form
            noValidate
            onSubmit={submit}
            aria-label={t('common:pages.freeTrial')}
            className={`${cardClass} flex flex-col gap-5 p-5 sm:p-6`}
          >
            {form.incomplete && <Banner tone="error" title={form.incomplete} />}
            {signUp.isError && !form.incomplete && <SignUpFailure error={signUp.error} />}
            <SignUpFields form={form} />
            <Button type="submit" size="lg" busyLabel={signUp.isPending && t('onboarding:trial.starting')}>
              {t('onboarding:trial.start')}
            </Button>
          </form>
          <p className="text-muted">
            {t('onboarding:haveAccount')}{' '}
            <Link to={PAGES.login.path} className="link">
              {t('onboarding:logIn')}
            </Link>
          </p>
        </div>
        <aside aria-labelledby="included" className="flex flex-col gap-5 md:pt-2">
          <h2 id="included" className="text-lg font-semibold">
            {t('onboarding:trial.includedTitle')}
          </h2>
          <ul className="flex flex-col gap-3">
            {included.map((key) => (
              <li key={key} className="flex gap-3">
                <Check className="mt-0.5 size-5 shrink-0 text-sea" aria-hidden="true" />
                <span>{t(`onboarding:trial.included.${key}`)}</span>
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-5 text-muted">
            {t('onboarding:trial.paid', { price: formats.euros(PRICE_PER_USER_CENTS) })}{' '}
            <Link to={PAGES.onboarding.path} className="link">
              {t('onboarding:trial.seePaid')}
            </Link>
          </p>
        </aside>
      </div>
    </PublicLayout>
  );
}
