import { CalendarDays, SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { CounterBalance } from '#app/leave/balances/counter-balance.ts';
import { Counters } from '#app/leave/balances/counters.tsx';
import { yearPath } from '#app/navigation/calendar-paths.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { DepartureCard } from './departure-card.tsx';
import { DepartureDialog } from './departure-dialog.tsx';
import { EmploymentCard } from './employment-card.tsx';
import { EmploymentDialog } from './employment-dialog.tsx';
import type { PersonSheet } from './person-sheet.ts';
import { RightsFactsCard } from './rights-facts-card.tsx';
import { RightsFactsDialog } from './rights-facts-dialog.tsx';
import { RulesCards } from './rules-cards.tsx';
import { WeekCard } from './week-card.tsx';
import { WeekDialog } from './week-dialog.tsx';
import { WithdrawDepartureDialog } from './withdraw-departure-dialog.tsx';

type Open =
  | { dialog: 'employment' | 'week' | 'facts' | 'departure' | 'withdraw' }
  | { dialog: 'adjust'; counter: CounterBalance };

export function SheetContent({ sheet }: { sheet: PersonSheet }) {
  const { t } = useTranslation('people-sheets');
  // Whoever was about to remove this person was sent here instead.
  const asked = useLocation().state?.departure === true;
  const [open, setOpen] = useKept<Open | null>('sheet.open', () =>
    asked && sheet.may.editEmployment ? { dialog: 'departure' } : null,
  );
  const today = useToday();
  const instants = useInstants();
  const { user, teams, mailRefusedAt, rightsFacts, may } = sheet;
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={user.name}
        lead={user.email}
        badge={<RoleBadge roleName={user.role} />}
        actions={
          <ButtonLink
            variant="secondary"
            to={yearPath(user.id)}
            icon={<CalendarDays className="size-5" aria-hidden="true" />}
          >
            {t('year')}
          </ButtonLink>
        }
      />
      {mailRefusedAt && (
        <Banner tone="warning" title={t('mailRefused.title', { day: instants.day(mailRefusedAt) })}>
          {t('mailRefused.advice')}
        </Banner>
      )}
      <p className="flex flex-wrap gap-x-2 gap-y-1">
        <span className="text-muted">{t('teams', { count: teams.length })}</span>
        {teams.length === 0 && t('noTeam')}
        {teams.map(({ id, name }) => (
          <Link key={id} to={`${PAGES.teams.path}/${id}`} className="link">
            {name}
          </Link>
        ))}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CardBoundary>
          <EmploymentCard sheet={sheet} onEdit={() => setOpen({ dialog: 'employment' })} />
        </CardBoundary>
        <CardBoundary>
          <WeekCard sheet={sheet} today={today} onEdit={() => setOpen({ dialog: 'week' })} />
        </CardBoundary>
        {rightsFacts && (
          <CardBoundary>
            <RightsFactsCard
              facts={rightsFacts}
              mayEdit={may.editRightsFacts}
              onEdit={() => setOpen({ dialog: 'facts' })}
            />
          </CardBoundary>
        )}
        {(may.editEmployment || sheet.departure) && (
          <CardBoundary>
            <DepartureCard
              sheet={sheet}
              onEdit={() => setOpen({ dialog: 'departure' })}
              onWithdraw={() => setOpen({ dialog: 'withdraw' })}
            />
          </CardBoundary>
        )}
      </div>
      <CardBoundary>
        <RulesCards sheet={sheet} today={today} />
      </CardBoundary>
      <CardBoundary>
        <Counters
          userId={user.id}
          name={user.name}
          folded
          actions={(counter) =>
            may.adjust && (
              <Button
                size="sm"
                variant="secondary"
                icon={<SquarePen className="size-4" aria-hidden="true" />}
                aria-label={t('adjust.named', { label: counter.label })}
                onClick={() => setOpen({ dialog: 'adjust', counter })}
              >
                {t('adjust.action')}
              </Button>
            )
          }
        />
      </CardBoundary>
      {open?.dialog === 'employment' && <EmploymentDialog sheet={sheet} onClose={close} />}
      {open?.dialog === 'facts' && rightsFacts && (
        <RightsFactsDialog sheet={sheet} facts={rightsFacts} onClose={close} />
      )}
      {open?.dialog === 'departure' && <DepartureDialog sheet={sheet} onClose={close} />}
      {open?.dialog === 'withdraw' && <WithdrawDepartureDialog sheet={sheet} onClose={close} />}
      {open?.dialog === 'week' && <WeekDialog sheet={sheet} today={today} onClose={close} />}
      {open?.dialog === 'adjust' && (
        <AdjustDialog person={user} counter={open.counter} today={today} onClose={close} />
      )}
    </>
  );
}
