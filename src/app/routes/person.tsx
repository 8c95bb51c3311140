import { PersonPage } from '#app/features/people-sheets/person-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import type { Route } from './+types/person.ts';

export default function Person({ params }: Route.ComponentProps) {
  return (
    <OnlyFor capability="balance.read">
      {(user) => <PersonPage key={params.id} user={user} id={params.id} />}
    </OnlyFor>
  );
}
