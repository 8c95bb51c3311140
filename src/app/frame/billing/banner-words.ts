import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { subscriptionSeatsPath } from '#app/navigation/subscription-sections.ts';
import { PAGES } from '#contract/pages.ts';
import type { bannerSchema } from '#contract/subscription.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

export type SubscriptionBannerNews = z.infer<typeof bannerSchema>;

export type BannerWords = {
  tone: 'info' | 'warning' | 'error';
  title: string;
  text: string;
  action: string;
  to: string;
};

/** What stops work, or soon will, cannot be put away. */
export function staysInSight(banner: SubscriptionBannerNews): boolean {
  return (
    banner.kind === 'read_only' || banner.kind === 'past_due' || (banner.kind === 'trial' && banner.urgent)
  );
}

/** What the server found worth saying, in words for those who can do something about it and for those who cannot. */
export function useBannerWords(): (banner: SubscriptionBannerNews, mayChange: boolean) => BannerWords | null {
  const { t } = useTranslation('billing');
  const { longDay } = useDayFormats();
  const formats = useFormats();
  return (banner, mayChange) => {
    const to = PAGES.subscription.path;
    const see = t('banner.action.see');
    switch (banner.kind) {
      case 'none':
        return null;
      case 'read_only':
        return {
          tone: 'error',
          title: t(`banner.readOnly.${banner.because}`),
          text: t(mayChange ? 'banner.readOnlyText' : 'banner.readOnlyAsk'),
          action: mayChange
            ? t(banner.because === 'payment_overdue' ? 'banner.action.settle' : 'banner.action.pay')
            : see,
          to,
        };
      case 'past_due':
        return {
          tone: 'error',
          title: t('banner.pastDue'),
          text: t('banner.pastDueText', { count: banner.daysRemaining, date: longDay(banner.graceUntil) }),
          action: mayChange ? t('banner.action.settle') : see,
          to,
        };
      case 'trial':
        return {
          tone: banner.urgent ? 'warning' : 'info',
          title: t(banner.urgent ? 'banner.trialUrgent' : 'banner.trial', { count: banner.daysRemaining }),
          text: t(banner.urgent ? 'banner.trialUrgentText' : 'banner.trialText'),
          action: mayChange && banner.urgent ? t('banner.action.pay') : see,
          to,
        };
      case 'cancelled':
        return {
          tone: 'warning',
          title: t('banner.cancelled'),
          text: t('banner.cancelledText', { date: longDay(banner.accessUntil) }),
          action: mayChange ? t('banner.action.reactivate') : see,
          to,
        };
      case 'seats':
        return {
          tone: 'warning',
          title: t('banner.seats', {
            count: banner.used,
            used: formats.figure(banner.used),
            seats: formats.figure(banner.seats),
          }),
          text: t(mayChange ? 'banner.seatsText' : 'banner.seatsAsk'),
          action: mayChange ? t('banner.action.increase') : see,
          to: mayChange ? subscriptionSeatsPath : to,
        };
    }
  };
}
