import { TeamsPage } from '#app/features/teams/teams-page.tsx';
import { PAGES } from '#app/navigation/pages.ts';
import { OnlyFor } from '#app/session/only-for.tsx';

export default function Teams() {
  return (
    <OnlyFor capability="team.list" otherwise={PAGES.myTeams.path}>
      {(user) => <TeamsPage user={user} which="all" />}
    </OnlyFor>
  );
}
