import { TeamsPage } from '#app/features/teams/teams-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import { PAGES } from '#app/navigation/pages.ts';

export default function Teams() {
  return (
    <OnlyFor capability="team.list" otherwise={PAGES.myTeams.path}>
      {(user) => <TeamsPage user={user} which="all" />}
    </OnlyFor>
  );
}
