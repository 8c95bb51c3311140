import { BalancesPage } from '#web/features/balances/balances-page.tsx';
import { OwnNotices } from '#web/features/entitlements/own-notices.tsx';

export default function Balances() {
  return <BalancesPage beside={<OwnNotices />} />;
}
