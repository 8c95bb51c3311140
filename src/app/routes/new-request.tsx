import { NewRequestPage } from '#app/features/leave-requests/form/new-request-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function NewRequest() {
  return (
    <OnlyFor capability="leave-request.file">
      {(user) => <NewRequestPage key={user.id} user={user} />}
    </OnlyFor>
  );
}
