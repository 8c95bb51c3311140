import { RequestPage } from '#app/features/leave-requests/page/request-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import type { Route } from './+types/request.ts';

export default function Request({ params }: Route.ComponentProps) {
  return (
    <OnlyFor capability="leave-request.read">
      {(user) => <RequestPage key={params.id} user={user} id={params.id} />}
    </OnlyFor>
  );
}
