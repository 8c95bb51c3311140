import { BalanceImportsPage } from '#web/features/balance-imports/balance-imports-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function BalanceImports() {
  return <OnlyFor capability="balance.import">{() => <BalanceImportsPage />}</OnlyFor>;
}
