import { TeamCoverage } from '#app/features/coverage/team-coverage.tsx';
import { TeamPage } from '#app/features/teams/team-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import type { Route } from './+types/team.ts';

export default function Team({ params }: Route.ComponentProps) {
  return (
    <OnlyFor capability="team.read">
      {(user) => (
        <TeamPage
          key={params.id}
          user={user}
          id={params.id}
          coverage={<TeamCoverage user={user} teamId={params.id} />}
        />
      )}
    </OnlyFor>
  );
}
