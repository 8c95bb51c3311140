import { BalanceImportsPage } from '#app/features/balance-imports/balance-imports-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function BalanceImports() {
  return <OnlyFor capability="balance.import">{() => <BalanceImportsPage />}</OnlyFor>;
}
