import { HistoryPage } from '#app/features/approvals/history-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function ApprovalsHistory() {
  return <OnlyFor capability="leave-request.read-all">{() => <HistoryPage />}</OnlyFor>;
}
