import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type BannerWords, staysInSight, useBannerWords } from '#app/frame/billing/banner-words.ts';
import { authEndpoints } from '#contract/auth.ts';
import { PAGES } from '#contract/pages.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { OpenedSession } from '#web/api/stored-session.ts';
import { now } from '#web/clock/clock.ts';
import { isPutAway, putAway } from './put-away.ts';
import { rememberBanner, rememberedBanner } from './remembered-banner.ts';

/** Above every page but the subscription's own, which says the same with what to do about it. */
export function SubscriptionNotice({ session }: { session: OpenedSession }) {
  const { pathname } = useLocation();
  if (!can(session.user, 'subscription.read')) return <ReadOnlyNotice />;
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
  const mayPay = can(user, 'subscription.change');
  if (!banner) return status.isPending && <BannerPlace label={t('banner.loading')} isSmall={!mayPay} />;
  const words = wordsOf(banner, mayPay);
  const urgent = staysInSight(banner);
  if (!words || (!urgent && isPutAway(banner.kind, now()))) return null;
  const close = () => {
    putAway(banner.kind, now());
    setClosed(banner.kind);
  };
  if (!urgent && !mayPay) {
    return <NoticeLine words={words} className="flex" onClose={close} />;
  }
  return (
    <>
      <div className={classNames('mb-6 max-w-7xl print:hidden', !urgent && 'max-sm:hidden')}>
        <Banner
          tone={words.tone}
          title={words.title}
          action={
            <ButtonLink size="sm" variant={urgent ? 'primary' : 'secondary'} to={words.to}>
              {words.action}
            </ButtonLink>
          }
          onClose={urgent ? undefined : close}
        >
          {words.text}
        </Banner>
      </div>
      {!urgent && <NoticeLine words={words} className="flex sm:hidden" onClose={close} />}
    </>
  );
}

type NoticeLineProps = { words: BannerWords; className: string; onClose: () => void };

/** One line, for those who cannot do anything about it, and on a phone for everyone: it is no more urgent than that. */
function NoticeLine({ words, className, onClose }: NoticeLineProps) {
  const { t } = useTranslation('ui');
  return (
    <div
      role="status"
      className={classNames(
        'mb-4 min-h-11 max-w-7xl items-center gap-x-3 rounded-md border border-line bg-surface pl-3 text-sm print:hidden',
        className,
      )}
    >
      <p className="min-w-0 flex-1">
        {words.title}{' '}
        <Link to={words.to} className="whitespace-nowrap link">
          {words.action}
        </Link>
      </p>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

/** A newcomer is in their trial, so the place that it will take is kept free. */
function BannerPlace({ label, isSmall }: { label: string; isSmall: boolean }) {
  return (
    <div className={classNames('mb-4 max-w-7xl', !isSmall && 'sm:mb-6')}>
      <LoadingArea label={label}>
        <Skeleton className={classNames('h-11.5 rounded-md!', !isSmall && 'sm:h-20')} />
      </LoadingArea>
    </div>
  );
}

/** Whoever cannot see the subscription is told quietly that nothing would be saved. */
function ReadOnlyNotice() {
  const { t } = useTranslation('billing');
  const me = useQuery(endpointQuery(authEndpoints.me, {}));
  if (!me.data?.organization.readOnly) return null;
  return (
    <div className="mb-6 max-w-7xl print:hidden">
      <Banner tone="warning" title={t('employee.title')}>
        {t('employee.text')}
      </Banner>
    </div>
  );
}
