import { EntitlementsPage } from '#app/features/entitlements/entitlements-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function Entitlements() {
  return <OnlyFor capability="leave-request.decide">{(user) => <EntitlementsPage user={user} />}</OnlyFor>;
}
