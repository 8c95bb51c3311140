import { HierarchyPage } from '#app/features/teams/hierarchy-page.tsx';
import { PAGES } from '#app/navigation/pages.ts';
import { OnlyFor } from '#app/session/only-for.tsx';

export default function Hierarchy() {
  return (
    <OnlyFor capability="team.list" otherwise={PAGES.myTeams.path}>
      {(user) => <HierarchyPage user={user} />}
    </OnlyFor>
  );
}
