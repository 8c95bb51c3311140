import { TeamsPage } from '#web/features/teams/teams-page.tsx';
import { PAGES } from '#web/navigation/pages.ts';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Teams() {
  return (
    <OnlyFor capability="team.list" otherwise={PAGES.myTeams.path}>
      {(user) => <TeamsPage user={user} which="all" />}
    </OnlyFor>
  );
}
