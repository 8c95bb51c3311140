import { TeamsPage } from '#web/features/teams/teams-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function MyTeams() {
  return <OnlyFor capability="team.read">{(user) => <TeamsPage user={user} which="mine" />}</OnlyFor>;
}
