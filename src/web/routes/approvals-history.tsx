import { HistoryPage } from '#web/features/approvals/history-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function ApprovalsHistory() {
  return <OnlyFor capability="leave-request.read-all">{() => <HistoryPage />}</OnlyFor>;
}
