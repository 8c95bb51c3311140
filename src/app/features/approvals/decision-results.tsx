import { useTranslation } from 'react-i18next';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import type { Outcome } from '#app/leave/deciding/use-decisions.ts';
import { Banner } from '#ui/banner.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

type DecisionResultsProps = { outcomes: readonly Outcome[]; onClose: () => void };

/** What became of each, told where it stays; those that failed and are still there say it on their own row too. */
export function DecisionResults({ outcomes, onClose }: DecisionResultsProps) {
  const { t } = useTranslation('approvals');
  const words = useLeaveWords();
  const decisionWords = useDecisionWords();
  const done = outcomes.filter(({ error }) => error === null);
  const failed = outcomes.filter(({ error }) => error !== null);
  const [first] = outcomes;
  if (!first) return null;
  return (
    <Banner
      tone={failed.length > 0 ? 'error' : 'success'}
      title={done.length > 0 ? t(`results.${first.verdict}`, { count: done.length }) : undefined}
      onClose={onClose}
    >
      {failed.length > 0 && (
        <>
          <p>{t('results.failed', { count: failed.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {failed.map(({ request, error }) => (
              <li key={request.id}>
                {t('results.line', {
                  name: request.employeeName,
                  period: words.shortPeriod(request),
                  reason: decisionWords.failure(error),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
