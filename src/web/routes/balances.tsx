import { BalancesPage } from '#web/features/balances/balances-page.tsx';

export default BalancesPage;
