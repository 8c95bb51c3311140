import { UsersPage } from '#web/features/users/users-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Users() {
  return <OnlyFor capability="user.list">{(user) => <UsersPage user={user} />}</OnlyFor>;
}
