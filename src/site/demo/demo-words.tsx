import { useTranslation } from 'react-i18next';
import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import { ColorDot } from '#web/leave/leave-color.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { type DemoRequest, type DemoType, drawnAs } from './demo-company.ts';

export function DemoTypeName({ type }: { type: DemoType }) {
  const { t } = useTranslation('demo');
  return (
    <span className="inline-flex items-center gap-2">
      <ColorDot color={BUILT_IN_TYPES[drawnAs[type]].color} />
      {t(`types.${type}`)}
    </span>
  );
}

/** « 15 – 21 mars 2025 » */
export function useDemoPeriod() {
  const { shortPeriod } = useLeaveWords();
  return ({ startDate, endDate }: Pick<DemoRequest, 'startDate' | 'endDate'>) =>
    shortPeriod({ startDate, startHalf: 'am', endDate, endHalf: 'pm' });
}

/** What was said under a request, with who said it. */
export function DemoComments({ comments, author }: { comments: readonly string[]; author: string }) {
  const { t } = useTranslation('demo');
  if (comments.length === 0) return null;
  return (
    <ul aria-label={t('comments')} className="flex flex-col gap-1 border-l-2 border-line pl-3 text-sm">
      {comments.map((comment, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: comments are only ever added, and two may say the same
        <li key={place} className="wrap-anywhere">
          <span className="text-muted">{t('commentBy', { author })}</span> {comment}
        </li>
      ))}
    </ul>
  );
}
