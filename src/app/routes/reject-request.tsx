import { DecisionPage } from '#app/features/leave-requests/decision/decision-page.tsx';
import type { Route } from './+types/reject-request.ts';

export default function RejectRequest({ params }: Route.ComponentProps) {
  return <DecisionPage key={params.id} id={params.id} decision="reject" />;
}
