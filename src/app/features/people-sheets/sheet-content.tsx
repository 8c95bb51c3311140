import SquarePen from 'lucide-react/icons/square-pen';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { CompanyLinksOf } from '#app/frame/company-login/company-links.tsx';
import type { CounterBalance } from '#app/leave/balances/counter-balance.ts';
import { Counters } from '#app/leave/balances/counters.tsx';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { CopyCard } from './copy-card.tsx';
import { DepartureCard } from './departure-card.tsx';
import { DepartureDialog } from './departure-dialog.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { EmploymentCard } from './employment-card.tsx';
import { EmploymentDialog } from './employment-dialog.tsx';
import { FileHeading } from './file-heading.tsx';
import { NoticesCard } from './notices-card.tsx';
import type { PersonSheet } from './person-sheet.ts';
import { RequestsCard } from './requests-card.tsx';
import { RightsFactsCard } from './rights-facts-card.tsx';
import { RightsFactsDialog } from './rights-facts-dialog.tsx';
import { RulesCards } from './rules-cards.tsx';
import { WeekCard } from './week-card.tsx';
import { WeekDialog } from './week-dialog.tsx';
import { WithdrawDepartureDialog } from './withdraw-departure-dialog.tsx';

type Open =
  | { dialog: 'employment' | 'week' | 'facts' | 'departure' | 'withdraw' }
  | { dialog: 'adjust'; counter: CounterBalance };

type SheetContentProps = { reader: StoredUser; sheet: PersonSheet };

/** A person’s file: what one comes for first, then what they take, then what it all follows from. */
export function SheetContent({ reader, sheet }: SheetContentProps) {
  const { t } = useTranslation('people-sheets');
  // Whoever was about to remove this person was sent here instead.
  const asked = useLocation().state?.departure === true;
  const [open, setOpen] = useKept<Open | null>('sheet.open', () =>
    asked && sheet.may.editEmployment ? { dialog: 'departure' } : null,
  );
  const today = useToday();
  const instants = useInstants();
  const { user, mailRefusedAt, rightsFacts, may } = sheet;
  const close = () => setOpen(null);
  return (
    <>
      <FileHeading reader={reader} sheet={sheet} />
      {mailRefusedAt && (
        <Banner tone="warning" title={t('mailRefused.title', { day: instants.day(mailRefusedAt) })}>
          {t('mailRefused.advice')}
        </Banner>
      )}
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
      <CardBoundary>
        <RequestsCard userId={user.id} own={reader.id === user.id} />
      </CardBoundary>
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
        <DocumentsCard userId={user.id} />
      </CardBoundary>
      <CardBoundary>
        <NoticesCard userId={user.id} own={reader.id === user.id} />
      </CardBoundary>
      {reader.id !== user.id && can(reader, 'organization.edit') && (
        <CardBoundary>
          <CompanyLinksOf userId={user.id} />
        </CardBoundary>
      )}
      {reader.id !== user.id && can(reader, 'person-copy.of-others') && (
        <CardBoundary>
          <CopyCard person={user} />
        </CardBoundary>
      )}
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
