import { HierarchyPage } from '#web/features/teams/hierarchy-page.tsx';
import { PAGES } from '#web/navigation/pages.ts';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Hierarchy() {
  return (
    <OnlyFor capability="team.list" otherwise={PAGES.myTeams.path}>
      {(user) => <HierarchyPage user={user} />}
    </OnlyFor>
  );
}
