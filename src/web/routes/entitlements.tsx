import { EntitlementsPage } from '#web/features/entitlements/entitlements-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Entitlements() {
  return <OnlyFor capability="leave-request.decide">{(user) => <EntitlementsPage user={user} />}</OnlyFor>;
}
