import { useMutation } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { onboardingEndpoints } from '#contract/onboarding.ts';
import { PAGES } from '#contract/pages.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { keepCreated, type SignUpDraft } from './draft.ts';
import { keepSignUp } from './kept-sign-up.ts';
import { SignUpFailure } from './sign-up-failure.tsx';
import { StepFrame } from './step-frame.tsx';

type SummaryStepProps = { draft: SignUpDraft; founderPath: string; usersPath: string };

export function SummaryStep({ draft, founderPath, usersPath }: SummaryStepProps) {
  const { t } = useTranslation('onboarding');
  const formats = useFormats();
  const navigate = useNavigate();
  const { organizationName, userName, userEmail, numberOfUsers } = draft;
  const signUp = useMutation({
    mutationFn: () =>
      call(onboardingEndpoints.createOrganization, {
        body: { organizationName, userName, userEmail, numberOfUsers, plan: 'paid' },
      }),
    onSuccess: ({ token, organization, checkout }) => {
      keepSignUp({ token, organizationId: organization.id });
      if (!checkout) {
        navigate(`${PAGES.onboardingSuccess.path}?organization_id=${organization.id}`);
        return;
      }
      keepCreated({ organizationName: organization.name, checkoutUrl: checkout.url });
      window.location.assign(checkout.url);
    },
  });
  const lines = [
    { key: 'organization', value: organizationName, edit: founderPath },
    { key: 'admin', value: userName, edit: founderPath },
    { key: 'email', value: userEmail, edit: founderPath },
    { key: 'count', value: t('wizard.users', { count: numberOfUsers }), edit: usersPath },
  ] as const;
  return (
    <StepFrame step="summary" lead={t('wizard.summaryLead')}>
      {signUp.isError && <SignUpFailure error={signUp.error} />}
      <div className={`${cardClass} flex flex-col p-5 sm:p-6`}>
        <dl className="divide-y divide-line">
          {lines.map(({ key, value, edit }) => (
            <div key={key} className="grid grid-cols-[1fr_auto] gap-x-4 py-3 first:pt-0">
              <dt className="text-sm text-muted">{t(`wizard.${key}`)}</dt>
              <dd className="col-start-1 font-medium wrap-anywhere">{value}</dd>
              <dd className="col-start-2 row-span-2 row-start-1 self-center">
                <Link
                  to={edit}
                  aria-label={t('wizard.editNamed', { part: t(`wizard.${key}`) })}
                  className="inline-flex min-h-9 items-center text-sm text-sea underline underline-offset-4"
                >
                  {t('wizard.edit')}
                </Link>
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-4">
            <dt>{t('wizard.price')}</dt>
            <dd className="text-2xl font-semibold tabular-nums">
              {formats.monthly(monthlyPriceCents(numberOfUsers))}
            </dd>
          </div>
        </dl>
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <ButtonLink
            to={usersPath}
            variant="quiet"
            icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          >
            {t('wizard.back')}
          </ButtonLink>
          <Button
            busyLabel={(signUp.isPending || signUp.isSuccess) && t('wizard.paying')}
            onClick={() => signUp.mutate()}
          >
            {t('wizard.pay')}
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}
