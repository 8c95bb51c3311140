import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#app/input/use-settled.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { DatesRead, readWrittenDates } from '#domain/leave-planning/free-text/read-dates.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/field.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { RequestFields } from './request-fields.ts';

type WrittenDatesProps = { fields: RequestFields; change: (fields: RequestFields) => void };

/** While somebody types, most texts are not clear yet. */
const PAUSE_MS = 700;

/** Dates in one's own words: what was understood is said before it is taken, and what was not as well. */
export function WrittenDates({ fields, change }: WrittenDatesProps) {
  const { t } = useTranslation('leave-requests');
  const { periods } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const understood = useUnderstood(text);
  const settled = useSettled(text, PAUSE_MS);
  const refusal = useRefusalWords();
  const take = () => {
    if (!understood?.ok) return;
    const { start, startHalf, end, endHalf } = understood.range;
    change({ ...fields, start, startHalf, end, endHalf });
    setText('');
  };
  const isBlank = text.trim() === '';
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm text-muted">
        {t('written.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          placeholder={t('written.placeholder')}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
          aria-describedby={`${id}-said`}
          className={`${controlClass} min-w-0 flex-1 basis-52`}
        />
        {understood?.ok && (
          <Button variant="secondary" onClick={take}>
            {t('written.take')}
          </Button>
        )}
      </div>
      <p id={`${id}-said`} role="status" className="text-sm">
        {!isBlank && understood?.ok && t('written.understood', { period: periods.long(understood.range) })}
        {!isBlank && understood && !understood.ok && settled === text && (
          <span className="text-muted">{refusal(understood)}</span>
        )}
      </p>
    </div>
  );
}

/** The grammar is fetched with the first letter: most people press days. */
function useUnderstood(text: string): DatesRead | null {
  const today = useToday();
  const [read, setRead] = useState<{ dates: typeof readWrittenDates } | null>(null);
  const isNeeded = text !== '';
  useEffect(() => {
    if (!isNeeded || read) return;
    let isHere = true;
    import('#domain/leave-planning/free-text/read-dates.ts').then(
      ({ readWrittenDates: dates }) => isHere && setRead({ dates }),
      // Without it days can still be pressed and typed.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded, read]);
  return isNeeded && read ? read.dates(text, today) : null;
}

function useRefusalWords() {
  const { t } = useTranslation('leave-requests');
  const { days } = useWords();
  const named = (date: PlainDate) => ({
    date: days.date(date),
    weekday: days.weekday(date),
    day: days.longDay(date),
  });
  return ({ refusal }: Extract<DatesRead, { ok: false }>): string => {
    const word = 'word' in refusal ? refusal.word : '';
    const date = 'date' in refusal ? named(refusal.date) : {};
    return t(`written.unclear.${refusal.kind}`, { word, ...date });
  };
}
