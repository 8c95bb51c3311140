import { EditRequestPage } from '#app/features/leave-requests/form/edit-request-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import type { Route } from './+types/edit-request.ts';

export default function EditRequest({ params }: Route.ComponentProps) {
  return (
    <OnlyFor capability="leave-request.file">
      {(user) => <EditRequestPage key={params.id} user={user} id={params.id} />}
    </OnlyFor>
  );
}
