import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { PAGES } from '#contract/pages.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { AlreadyLoggedIn } from './already-logged-in.tsx';
import { useDraft } from './draft.ts';
import { FounderStep } from './founder-step.tsx';
import { ResumePayment } from './resume-payment.tsx';
import { founderSchema } from './sign-up-form.ts';
import { STEPS, type StepName } from './step-progress.tsx';
import { SummaryStep } from './summary-step.tsx';
import { UsersStep } from './users-step.tsx';

/** Steps are addresses, so that the browser's own buttons lead from one to the next. */
function pathOf(step: StepName) {
  const position = STEPS.indexOf(step) + 1;
  return position === 1 ? PAGES.onboarding.path : `${PAGES.onboarding.path}?step=${position}`;
}

export function OnboardingPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draft = useDraft();

  // The prerendered page knows no query string: it always shows the first step.
  const asked = (hydrated && STEPS[Number(search.get('step') ?? 1) - 1]) || 'founder';
  const step = asked !== 'founder' && !founderSchema.safeParse(draft).success ? 'founder' : asked;
  useEffect(() => {
    if (step !== asked) navigate(pathOf(step), { replace: true });
  }, [step, asked, navigate]);

  // The path stays the same from step to step, so nobody else moves the focus to the new heading.
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) document.querySelector<HTMLElement>('main h1')?.focus();
    lastStep.current = step;
  }, [step]);

  return (
    <PublicLayout>
      <PageTitle title={t('common:pages.onboarding')} description={t('onboarding:description')} />
      <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-8 sm:px-6 md:py-12">
        {draft.created ? (
          <ResumePayment created={draft.created} />
        ) : (
          <>
            <AlreadyLoggedIn />
            {step === 'founder' && <FounderStep onDone={() => navigate(pathOf('users'))} />}
            {step === 'users' && (
              <UsersStep
                count={draft.numberOfUsers}
                back={pathOf('founder')}
                onDone={() => navigate(pathOf('summary'))}
              />
            )}
            {step === 'summary' && (
              <SummaryStep draft={draft} founderPath={pathOf('founder')} usersPath={pathOf('users')} />
            )}
            <p className="text-muted">
              {t('onboarding:wizard.trialFirst')}{' '}
              <Link to={PAGES.freeTrial.path} className="link">
                {t('onboarding:wizard.seeTrial')}
              </Link>
            </p>
          </>
        )}
      </div>
    </PublicLayout>
  );
}
