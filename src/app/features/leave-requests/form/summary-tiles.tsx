import { useQuery } from '@tanstack/react-query';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Hourglass from 'lucide-react/icons/hourglass';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { balancesEndpoints } from '#contract/balances.ts';
import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { periodOf, type RequestFields } from './request-fields.ts';
import type { PreviewState } from './use-preview.ts';

type SummaryTilesProps = { fields: RequestFields; state: PreviewState };

const iconClass = 'size-4 shrink-0';

/** What the form says so far, in four figures. */
export function SummaryTiles({ fields, state }: SummaryTilesProps) {
  const { t } = useTranslation(['leave-requests', 'leave']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const period = periodOf(fields);
  const { preview } = state;
  const balance = useIndicativeBalance(fields, state);
  return (
    <dl
      aria-busy={(preview && state.stale) || undefined}
      className={classNames(
        cardClass,
        'grid grid-cols-2 lg:flex lg:divide-x lg:divide-line',
        preview && state.stale && 'outdated',
      )}
    >
      <Tile
        icon={<Tag className={iconClass} aria-hidden="true" />}
        label={t('leave-requests:tiles.type')}
        value={types.shortName(fields.type)}
      />
      <Tile
        icon={<CalendarRange className={iconClass} aria-hidden="true" />}
        label={t('leave-requests:tiles.range')}
        value={period ? words.shortPeriod(period) : '—'}
      />
      <Tile
        icon={<Hourglass className={iconClass} aria-hidden="true" />}
        label={t('leave-requests:tiles.duration')}
        value={preview ? words.counted(preview.countedDays) : '—'}
        detail={preview && words.calendar(preview.calendarDays)}
      />
      <Tile
        icon={<PiggyBank className={iconClass} aria-hidden="true" />}
        label={t('leave-requests:tiles.balance')}
        value={balance ? words.days(balance.days) : '—'}
        detail={balance?.label}
      />
    </dl>
  );
}

/** At the date of the leave; the paid leave that is left when the type itself takes from no counter. */
function useIndicativeBalance({ end, forId }: RequestFields, { preview }: PreviewState) {
  const enabled =
    preview !== undefined && preview.balance === null && preview.recredit === null && end !== null;
  const at = { query: { at: end ?? undefined } };
  const mine = useQuery({
    ...endpointQuery(balancesEndpoints.mine, at),
    enabled: enabled && forId === null,
  });
  const theirs = useQuery({
    ...endpointQuery(balancesEndpoints.ofUser, { params: { id: forId ?? '' }, ...at }),
    enabled: enabled && forId !== null,
  });
  if (preview?.recredit) {
    const { before, label } = preview.recredit.balance;
    return { days: before, label };
  }
  if (preview?.balance) return { days: preview.balance.before, label: preview.balance.label };
  const counters = forId === null ? mine.data : theirs.data;
  const paid = counters?.find(({ counter }) => counter === BUILT_IN_TYPES.vacation.counter);
  return paid && enabled ? { days: paid.available, label: paid.label } : null;
}

type TileProps = { icon: ReactNode; label: string; value: string; detail?: string };

function Tile({ icon, label, value, detail }: TileProps) {
  return (
    <div className="flex flex-col gap-0.5 px-4 py-3 lg:flex-1">
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        {icon}
        {label}
      </dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      {detail && <dd className="text-sm text-muted">{detail}</dd>}
    </div>
  );
}
