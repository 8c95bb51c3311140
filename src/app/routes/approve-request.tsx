import { DecisionPage } from '#app/features/leave-requests/decision/decision-page.tsx';
import type { Route } from './+types/approve-request.ts';

export default function ApproveRequest({ params }: Route.ComponentProps) {
  return <DecisionPage key={params.id} id={params.id} decision="approve" />;
}
