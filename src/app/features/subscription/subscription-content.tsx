import { useTranslation } from 'react-i18next';
import { useBannerWords } from '#app/billing/banner-words.ts';
import { FocusOnAnchor } from '#app/document/focus-on-anchor.tsx';
import { useFormats } from '#app/i18n/use-formats.ts';
import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { BillingCard } from './billing-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { MembersCard } from './members-card.tsx';
import { SeatsCard } from './seats-card.tsx';
import type { SubscriptionStatus, Usage } from './subscription.ts';
import { UsageTiles } from './usage-tiles.tsx';

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
        <BillingCard status={status} paying={paying} />
        <SeatsCard status={status} />
      </div>
      <UsageTiles usage={usage.usage} />
      <InvoicesCard mayPay={status.can.portal} />
      <MembersCard members={usage.users} />
    </>
  );
}
