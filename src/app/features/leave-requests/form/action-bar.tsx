import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Preview, PreviewState } from './use-preview.ts';

type ActionBarProps = {
  state: PreviewState;
  /** Whose balance the sentence speaks of. */
  own: boolean;
  /** Periods without leave that are in the way. */
  blackouts: Preview['coverage']['blackouts'];
  submitLabel: string;
  busyLabel: string | false;
  onCancel: () => void;
};

/** On a phone it stays above the navigation, whatever is on screen: what it costs, and the way out. */
const barClass = classNames(
  'flex flex-col gap-3 border-t border-line px-4 py-3 sm:px-5 sm:py-4',
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] max-md:z-20 max-md:gap-2 max-md:bg-surface',
  'md:sticky md:bottom-0 md:z-10 md:flex-row md:flex-wrap md:items-center md:justify-between md:rounded-b-md md:bg-surface',
);

/** How much of a phone the bar covers, left free at the end of the page. */
export const roomForBar = 'max-md:pb-32';

export function ActionBar({ state, own, blackouts, submitLabel, busyLabel, onCancel }: ActionBarProps) {
  const { t } = useTranslation('leave-requests');
  const resultId = useId();
  return (
    <div data-bottom-bar className={barClass}>
      <Result id={resultId} state={state} own={own} blackouts={blackouts} />
      <div className="flex gap-3 md:ml-auto">
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" aria-describedby={resultId} busyLabel={busyLabel} className="max-md:flex-1">
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}

type ResultProps = Pick<ActionBarProps, 'state' | 'own' | 'blackouts'> & { id: string };

/** « 3,5 jours, il vous restera 14,5 jours », told aloud when it changes. */
function Result({ id, state, own, blackouts }: ResultProps) {
  const { chosen, preview, stale, problem, error } = state;
  const { t } = useTranslation('leave-requests');
  const words = useLeaveWords();
  const { dayAndMonth } = useDayFormats();
  const sentence = (() => {
    if (!chosen || problem !== null) return t('result.waiting');
    if (!preview) return t(error ? 'result.unknown' : 'result.counting');
    const [closed] = blackouts;
    if (closed) return t(own ? 'result.blackout' : 'result.override', { name: closed.name });
    const duration = words.days(preview.countedDays);
    if (preview.countedDays === 0) return t('result.nothing');
    if (preview.recredit) {
      return t('result.recredited', { duration, left: words.days(preview.recredit.balance.after) });
    }
    if (!preview.balance) return t('result.free', { duration });
    const { after } = preview.balance;
    if (after < 0) {
      return t(own ? 'result.ownShort' : 'result.otherShort', { duration, missing: words.days(-after) });
    }
    return t(own ? 'result.own' : 'result.other', { duration, left: words.days(after) });
  })();
  return (
    <p
      id={id}
      role="status"
      className={classNames(
        'min-h-6 text-plain font-medium tabular-nums',
        (!preview || stale) && 'text-muted',
      )}
    >
      {sentence}
      {preview?.returnsOn && preview.countedDays > 0 && blackouts.length === 0 && (
        <span className="font-normal text-muted">
          {' '}
          · {t('result.return', { day: dayAndMonth(preview.returnsOn) })}
        </span>
      )}
    </p>
  );
}
