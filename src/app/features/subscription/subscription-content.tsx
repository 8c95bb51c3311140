import { useTranslation } from 'react-i18next';
import { FocusOnAnchor } from '#app/document/focus-on-anchor.tsx';
import { useBannerWords } from '#app/frame/billing/banner-words.ts';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { StatTile, StatTiles } from '#ui/card.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { BillingCard } from './billing-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { MembersCard } from './members-card.tsx';
import { SeatsCard } from './seats-card.tsx';
import type { SubscriptionStatus, Usage } from './subscription.ts';

type SubscriptionContentProps = {
  status: SubscriptionStatus;
  usage: Usage;
  mayChange: boolean;
  /** The news of a payment is on its way: what it will change is not told as it was. */
  paying: boolean;
};

export function SubscriptionContent({ status, usage, mayChange, paying }: SubscriptionContentProps) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const words = useBannerWords()(status.banner, mayChange);
  const admins = usage.users.filter(keepsOrganizationRunning).map(({ name }) => name);
  return (
    <>
      <FocusOnAnchor />
      {words && !paying && (
        <Banner tone={words.tone} title={words.title}>
          {words.text}
        </Banner>
      )}
      {!mayChange && <p className="text-muted">{t('onlyAdmins', { names: formats.oneOf(admins) })}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CardBoundary>
          <BillingCard status={status} paying={paying} />
        </CardBoundary>
        <CardBoundary>
          <SeatsCard status={status} />
        </CardBoundary>
      </div>
      <CardBoundary>
        <UsageTiles usage={usage.usage} />
      </CardBoundary>
      <CardBoundary>
        <InvoicesCard mayPay={status.can.portal} />
      </CardBoundary>
      <CardBoundary>
        <MembersCard members={usage.users} />
      </CardBoundary>
    </>
  );
}

function UsageTiles({ usage }: { usage: Usage['usage'] }) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const thisMonth = t('usage.thisMonth');
  const today = t('usage.today');
  const tiles = [
    { key: 'filed', value: usage.totalRequestsThisMonth, detail: thisMonth },
    { key: 'approved', value: usage.approvedRequestsThisMonth, detail: thisMonth },
    { key: 'pending', value: usage.pendingRequests, detail: today },
    { key: 'active', value: usage.activeUsers, detail: today },
  ] as const;
  return (
    <section aria-labelledby="usage-title" className="flex flex-col gap-3">
      <h2 id="usage-title" className="text-lg font-semibold">
        {t('usage.title')}
      </h2>
      <StatTiles>
        {tiles.map(({ key, value, detail }) => (
          <StatTile key={key} label={t(`usage.${key}`)} value={formats.figure(value)} detail={detail} />
        ))}
      </StatTiles>
    </section>
  );
}
