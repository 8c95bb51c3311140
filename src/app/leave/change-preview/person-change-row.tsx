import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { ChangeAmount } from './change-amount.tsx';
import type { ShownPersonChange } from './change-preview.ts';

type PersonChangeRowProps = {
  change: ShownPersonChange;
  /** Where there is but one person, whose name the page already says. */
  nameless?: boolean;
};

const lineClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5';

/** One person: counters and booked leave before and after, and why. */
export function PersonChangeRow({ change, nameless = false }: PersonChangeRowProps) {
  const { t } = useTranslation('change-preview');
  const words = useLeaveWords();
  const { user, balances, bookings, why } = change;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {!nameless && (
        <p className="flex items-center gap-3 font-medium">
          <Avatar name={user.name} size="sm" />
          <span className="min-w-0 wrap-anywhere">{user.name}</span>
        </p>
      )}
      <ul className={nameless ? 'flex flex-col gap-1.5' : 'flex flex-col gap-1.5 sm:pl-10'}>
        {balances.map((balance) => (
          <li key={balance.counter} className={lineClass}>
            <span>{balance.label}</span>
            <ChangeAmount before={balance.before} after={balance.after} />
          </li>
        ))}
        {bookings.map((booking) => (
          <li key={booking.requestId} className={lineClass}>
            <span>
              {t('booking', {
                period: words.shortPeriod({ ...booking, startHalf: 'am', endHalf: 'pm' }),
              })}
            </span>
            <ChangeAmount before={booking.before} after={booking.after} isCost />
          </li>
        ))}
        {balances.length === 0 && bookings.length === 0 && <li className="text-muted">{t('linesOnly')}</li>}
        {why.length > 0 && (
          <li>
            <details className="group">
              <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm text-sea underline underline-offset-4">
                {t('why', { count: why.length })}
                <ChevronDown
                  className="size-4 transition-transform duration-150 group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
                {why.map((sentence, place) => (
                  // Two lines may say the same; their order never changes.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={place}>{sentence}</li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </div>
  );
}
