import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { onboardingEndpoints } from '#contract/onboarding.ts';
import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { storedToken, storeSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/document/page-title.tsx';
import { PublicLayout } from '#web/marketing/public-layout.tsx';
import { PAGES } from '#web/navigation/pages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { forgetDraft } from './draft.ts';
import { adoptSignUp, forgetSignUp } from './kept-sign-up.ts';
import { Welcome } from './welcome.tsx';

/** The news of a payment may arrive a little after the person who paid. */
const NEWS_EVERY_MS = 1500;
const NEWS_TRIES = 6;

/** Where one returns to after paying. */
export function OnboardingSuccessPage() {
  const { t } = useTranslation('onboarding');
  const [search] = useSearchParams();
  const idInAddress = search.get('organization_id');
  // Read once: the kept token is forgotten as soon as it has become the session.
  const [organizationId] = useState(() => adoptSignUp(idInAddress));
  const organization = useQuery({
    ...endpointQuery(onboardingEndpoints.organization, { params: { id: organizationId ?? '' } }),
    enabled: organizationId !== null,
    refetchInterval: ({ state }) => {
      const waiting = idInAddress && state.data?.subscription.status === 'trial';
      return waiting && state.dataUpdateCount < NEWS_TRIES ? NEWS_EVERY_MS : false;
    },
  });

  const { data } = organization;
  useEffect(() => {
    const token = storedToken();
    const admin = data?.users.find(keepsOrganizationRunning);
    if (!data || !admin || !token) return;
    storeSession({ token, user: admin, organization: { id: data.id, name: data.name } });
    forgetSignUp();
    forgetDraft();
  }, [data]);

  const lost = organizationId === null;
  return (
    <PublicLayout>
      <PageTitle title={t('success.pageTitle')} />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-6 px-4 py-10 sm:px-6">
        {!lost && organization.isPending && (
          <div role="status" className="flex flex-col items-center gap-4 text-center">
            <Spinner className="size-8 text-sea" />
            <h1 className="text-2xl font-semibold">{t('success.finalising')}</h1>
            <p className="text-muted">{t('success.finalisingText')}</p>
          </div>
        )}
        {(lost || organization.isError) && (
          <>
            <h1 className="font-display text-3xl font-semibold tracking-tight">{t('success.failedTitle')}</h1>
            <Banner tone="error" title={t(lost ? 'success.expired' : 'success.loadFailed')} />
            <div className="flex flex-wrap gap-3">
              {!lost && (
                <Button
                  busyLabel={organization.isRefetching && t('success.retrying')}
                  onClick={() => {
                    // A refusal has taken the token out of the session; the kept one is tried once more.
                    adoptSignUp(idInAddress);
                    organization.refetch();
                  }}
                >
                  {t('success.retry')}
                </Button>
              )}
              <ButtonLink to={PAGES.onboarding.path} variant={lost ? 'primary' : 'secondary'}>
                {t('success.restart')}
              </ButtonLink>
            </div>
          </>
        )}
        {data && <Welcome organization={data} paying={idInAddress !== null} />}
      </div>
    </PublicLayout>
  );
}
