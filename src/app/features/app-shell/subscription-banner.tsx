import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { staysInSight, useBannerWords } from '#app/frame/billing/banner-words.ts';
import { authEndpoints } from '#contract/auth.ts';
import { PAGES } from '#contract/pages.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { OpenedSession } from '#web/api/stored-session.ts';
import { now } from '#web/clock/clock.ts';
import { isPutAway, putAway } from './put-away.ts';
import { rememberBanner, rememberedBanner } from './remembered-banner.ts';

/** Above every page but the subscription's own, which says the same with what to do about it. */
export function SubscriptionNotice({ session }: { session: OpenedSession }) {
  const { pathname } = useLocation();
  if (!can(session.user, 'subscription.read')) return <ReadOnlyNotice pathname={pathname} />;
  if (pathname === PAGES.subscription.path) return null;
  return <SubscriptionBanner key={session.organization.id} session={session} />;
}

function SubscriptionBanner({ session: { user, organization } }: { session: OpenedSession }) {
  const { t } = useTranslation('billing');
  const wordsOf = useBannerWords();
  const status = useQuery(endpointQuery(subscriptionEndpoints.status, {}));
  const [remembered] = useState(() => rememberedBanner(organization.id));
  const [, setClosed] = useState<string | null>(null);
  const told = status.data?.banner;
  useEffect(() => {
    if (told) rememberBanner(organization.id, told);
  }, [organization.id, told]);

  const banner = told ?? remembered;
  if (!banner) return status.isPending && <BannerPlace label={t('banner.loading')} />;
  const words = wordsOf(banner, can(user, 'subscription.change'));
  const urgent = staysInSight(banner);
  if (!words || (!urgent && isPutAway(banner.kind, now()))) return null;
  return (
    <div className="mx-auto mb-6 max-w-6xl">
      <Banner
        tone={words.tone}
        title={words.title}
        action={
          <ButtonLink size="sm" variant={urgent ? 'primary' : 'secondary'} to={words.to}>
            {words.action}
          </ButtonLink>
        }
        onClose={
          urgent
            ? undefined
            : () => {
                putAway(banner.kind, now());
                setClosed(banner.kind);
              }
        }
      >
        {words.text}
      </Banner>
    </div>
  );
}

/** A newcomer is in their trial, so the place that it will take is kept free. */
function BannerPlace({ label }: { label: string }) {
  return (
    <div className="mx-auto mb-6 max-w-6xl">
      <LoadingArea label={label}>
        <Skeleton className="h-43 rounded-md! sm:h-20" />
      </LoadingArea>
    </div>
  );
}

/** Where employees write: their requests, old and new, and what is kept of themselves. */
const writingPlaces = ['/requests/', PAGES.profile.path];

/** Whoever cannot see the subscription is told of it where nothing would be saved, and nowhere else. */
function ReadOnlyNotice({ pathname }: { pathname: string }) {
  const { t } = useTranslation('billing');
  const me = useQuery(endpointQuery(authEndpoints.me, {}));
  const writes = writingPlaces.some((place) => pathname.startsWith(place));
  if (!writes || !me.data?.organization.readOnly) return null;
  return (
    <div className="mx-auto mb-6 max-w-6xl">
      <Banner tone="warning" title={t('employee.title')}>
        {t('employee.text')}
      </Banner>
    </div>
  );
}
