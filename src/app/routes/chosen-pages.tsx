import type { PageProps } from '#app/frame/session/with-session.tsx';

/** Pages that stand at two addresses, with one thing told apart. */
export const decision = (decided: 'approve' | 'reject') => async () => {
  const { DecisionPage } = await import('#app/features/leave-requests/decision/decision-page.tsx');
  return () => <DecisionPage decision={decided} />;
};

export const teamsPage = (which: 'all' | 'mine') => async () => {
  const { TeamsPage } = await import('#app/features/teams/teams-page.tsx');
  return ({ user }: PageProps) => <TeamsPage user={user} which={which} />;
};
