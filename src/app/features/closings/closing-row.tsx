import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { closingPath, type ListedClosing } from './closing.ts';

export function ClosingRow({ closing }: { closing: ListedClosing }) {
  const { t } = useTranslation('closings');
  const words = useLeaveWords();
  const { name, people, requests, undoneAt } = closing;
  return (
    <li className="flex flex-col gap-1 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium wrap-anywhere">
          <Link to={closingPath(closing.id)} className="link">
            {name}
          </Link>
        </h3>
        <ClosingState closing={closing} />
      </div>
      <p className="first-letter:uppercase">{words.period(closing)}</p>
      <p className="text-sm text-muted">
        {t('people', { count: people })}
        {undoneAt === null && `\u00a0· ${t('requests', { count: requests })}`}
      </p>
    </li>
  );
}

export function ClosingState({ closing: { undoneAt } }: { closing: ListedClosing }) {
  const { t } = useTranslation('closings');
  return undoneAt === null ? (
    <Badge tone="approved">{t('state.applied')}</Badge>
  ) : (
    <Badge>{t('state.undone')}</Badge>
  );
}
