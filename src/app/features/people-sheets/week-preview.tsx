import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { PersonChangeRow } from '#app/leave/change-preview/person-change-row.tsx';
import type { WeekDays } from './person-sheet.ts';
import { useWeekWords } from './use-week-words.ts';

type WeekPreviewProps = {
  before: readonly WeekDays[];
  after: readonly WeekDays[];
  from: string;
  preview: ChangePreview;
};

/** The week before and after, and what that does to counters and to leave already booked. */
export function WeekPreview({ before, after, from, preview }: WeekPreviewProps) {
  const { t } = useTranslation('people-sheets');
  const words = useWeekWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below what was pressed: eye and screen reader go there together.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="week-preview" className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="week-preview" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('week.changes', { day: from })}
      </h3>
      <div className="flex flex-col gap-1">
        <p className="text-muted">
          <span className="sr-only">{t('week.before')}</span> {words(before)}
        </p>
        <p className="flex items-start gap-2 font-medium">
          <ArrowRight className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
          <span>
            <span className="sr-only">{t('week.after')}</span> {words(after)}
          </span>
        </p>
      </div>
      {preview.people.length === 0 ? (
        <p>{t('week.nothingElse')}</p>
      ) : (
        <>
          {preview.people.map((change) => (
            <PersonChangeRow key={change.user.id} change={change} nameless />
          ))}
          <p className="text-sm text-muted">{t('week.consequence')}</p>
        </>
      )}
    </section>
  );
}
