import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarStep } from '#app/features/first-steps/calendar-step.tsx';
import { FirstStepsCard } from '#app/features/first-steps/first-steps-card.tsx';
import { RequestStep } from '#app/features/first-steps/request-step.tsx';
import { RulesStep } from '#app/features/first-steps/rules-step.tsx';
import { usePeople } from '#app/features/teams/use-people.ts';
import { Button } from '#ui/button.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';

/** Reading tables is for those who get so far. */
const PeopleImportForm = lazy(() =>
  import('#app/features/people-imports/people-import-form.tsx').then((module) => ({
    default: module.PeopleImportForm,
  })),
);
const TeamDialog = lazy(() =>
  import('#app/features/teams/team-dialog.tsx').then((module) => ({ default: module.TeamDialog })),
);

/** The first hour, each step by the feature that knows it. */
export function FirstSteps({ user }: { user: StoredUser }) {
  return (
    <FirstStepsCard
      panels={{
        rules: (settle) => <RulesStep onSettled={settle} />,
        people: () => <PeopleImportForm />,
        teams: () => <TeamStep user={user} />,
        calendar: (settle) => <CalendarStep onSettled={settle} />,
        request: () => <RequestStep />,
      }}
    />
  );
}

function TeamStep({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['first-steps', 'teams']);
  const people = usePeople(user);
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="text-muted">{t('first-steps:teams.about')}</p>
      <div>
        <Button icon={<Users className="size-5" aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('first-steps:teams.create')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <TeamDialog people={people} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
