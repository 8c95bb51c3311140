import { TeamCoverage } from '#app/features/coverage/team-coverage.tsx';
import { TeamPage } from '#app/features/teams/team-page.tsx';
import type { PageProps } from '#app/frame/session/with-session.tsx';

export function TeamWithCoverage({ user, id }: PageProps) {
  return <TeamPage user={user} id={id} coverage={<TeamCoverage user={user} teamId={id} />} />;
}
