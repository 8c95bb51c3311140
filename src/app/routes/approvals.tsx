import { ApprovalsPage } from '#app/features/approvals/approvals-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function Approvals() {
  return <OnlyFor capability="leave-request.decide">{(user) => <ApprovalsPage user={user} />}</OnlyFor>;
}
