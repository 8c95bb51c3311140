import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { askAgainEvery, isUnpaid, usePatience } from '#app/frame/billing/use-patience.ts';
import { onboardingEndpoints } from '#contract/onboarding.ts';
import { PAGES } from '#contract/pages.ts';
import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { storedToken, storeSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { forgetSignUpDraft } from './draft.ts';
import { adoptSignUp, forgetSignUp } from './kept-sign-up.ts';
import { Welcome } from './welcome.tsx';

/** Where one returns to after paying. The news of a payment may arrive a little after the person who paid. */
export function OnboardingSuccessPage() {
  const { t } = useTranslation(['onboarding', 'billing']);
  const [search] = useSearchParams();
  const idInAddress = search.get('organization_id');
  // Read once: the kept token is forgotten as soon as it has become the session.
  const [organizationId] = useState(() => adoptSignUp(idInAddress));
  const paying = idInAddress !== null;
  const [patient, setPatient] = useState(paying);
  const patience = usePatience(patient);
  const organization = useQuery({
    ...endpointQuery(onboardingEndpoints.organization, { params: { id: organizationId ?? '' } }),
    enabled: organizationId !== null,
    refetchInterval: ({ state }) => {
      const waiting = paying && state.data && isUnpaid(state.data.subscription.status);
      return waiting ? askAgainEvery(patience) : false;
    },
  });

  const { data } = organization;
  const awaited = paying && data !== undefined && isUnpaid(data.subscription.status);
  // The minute runs from the arrival, and ends with the news.
  if (patient && data && !awaited) setPatient(false);
  const finalising = organization.isPending || (awaited && patience !== 'over');
  useEffect(() => {
    const token = storedToken();
    const admin = data?.users.find(keepsOrganizationRunning);
    if (!data || !admin || !token) return;
    const { id, name, timeZone } = data;
    storeSession({ token, user: admin, organization: { id, name, timeZone } });
    forgetSignUp();
    forgetSignUpDraft();
  }, [data]);

  const lost = organizationId === null;
  // Confirmed on another device, which ended the session of the sign-up.
  const ended = organization.error instanceof ApiError && organization.error.code === 'unauthenticated';
  return (
    <PublicLayout>
      <PageTitle title={t('onboarding:success.pageTitle')} />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-6 px-4 py-10 sm:px-6">
        {!lost && !(organization.isError && !data) && finalising && (
          <div role="status" className="flex flex-col items-center gap-4 text-center">
            <Spinner className="size-8 text-sea" />
            <h1 className="text-2xl font-semibold">{t('onboarding:success.finalising')}</h1>
            <p className="text-muted">
              {t(paying ? 'onboarding:success.finalisingText' : 'onboarding:success.preparing')}
            </p>
            {patience === 'slow' && <p className="max-w-[48ch]">{t('billing:waiting.slow')}</p>}
          </div>
        )}
        {(lost || (organization.isError && !data)) && (
          <>
            <h1 className="font-display text-3xl font-semibold tracking-tight">
              {t('onboarding:success.failedTitle')}
            </h1>
            <Banner
              tone="error"
              title={t(`onboarding:success.${ended ? 'ended' : lost ? 'expired' : 'loadFailed'}`)}
            />
            <div className="flex flex-wrap gap-3">
              {!lost && (
                <Button
                  busyLabel={organization.isRefetching && t('onboarding:success.retrying')}
                  onClick={() => {
                    // A refusal has taken the token out of the session; the kept one is tried once more.
                    adoptSignUp(idInAddress);
                    organization.refetch();
                  }}
                >
                  {t('onboarding:success.retry')}
                </Button>
              )}
              {ended ? (
                <ButtonLink to={PAGES.login.path} variant="secondary">
                  {t('onboarding:logIn')}
                </ButtonLink>
              ) : (
                <ButtonLink to={PAGES.onboarding.path} variant={lost ? 'primary' : 'secondary'}>
                  {t('onboarding:success.restart')}
                </ButtonLink>
              )}
            </div>
          </>
        )}
        {data && !finalising && <Welcome organization={data} paying={paying} />}
      </div>
    </PublicLayout>
  );
}
