import { ApprovalsPage } from '#web/features/approvals/approvals-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Approvals() {
  return <OnlyFor capability="leave-request.decide">{(user) => <ApprovalsPage user={user} />}</OnlyFor>;
}
