import { TeamsPage } from '#app/features/teams/teams-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function MyTeams() {
  return <OnlyFor capability="team.read">{(user) => <TeamsPage user={user} which="mine" />}</OnlyFor>;
}
