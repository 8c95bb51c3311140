import { HierarchyPage } from '#app/features/teams/hierarchy-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import { PAGES } from '#app/navigation/pages.ts';

export default function Hierarchy() {
  return (
    <OnlyFor capability="team.list" otherwise={PAGES.myTeams.path}>
      {(user) => <HierarchyPage user={user} />}
    </OnlyFor>
  );
}
