import { UsersPage } from '#app/features/users/users-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function Users() {
  return <OnlyFor capability="user.list">{(user) => <UsersPage user={user} />}</OnlyFor>;
}
