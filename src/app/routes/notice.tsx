import { NoticePage } from '#app/features/entitlements/notice-page.tsx';
import type { Route } from './+types/notice.ts';

export default function NoticeRoute({ params }: Route.ComponentProps) {
  return <NoticePage key={params.id} id={params.id} />;
}
