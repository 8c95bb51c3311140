import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { type Batches, type DecisionBatch, isUnderWay, useTimeLeft } from './use-batches.ts';

/** How far decisions made together have come and what became of them, told until it was read. */
export function BatchResults({ batches }: { batches: Batches }) {
  return batches.batches.map((batch) =>
    isUnderWay(batch) ? (
      <BatchProgress key={batch.id} batch={batch} />
    ) : (
      <BatchResult key={batch.id} batch={batch} batches={batches} />
    ),
  );
}

function BatchProgress({ batch }: { batch: DecisionBatch }) {
  const { t } = useTranslation('approvals');
  const { done, total } = batch;
  return (
    <div role="status" className={`${cardClass} flex flex-col gap-1.5 p-4`}>
      <Progress
        label={t('batch.running')}
        value={done}
        max={total}
        valueText={t('batch.progress', { done, total })}
      />
      <p className="text-sm text-muted">{t('batch.mayLeave')}</p>
    </div>
  );
}

function BatchResult({ batch, batches }: { batch: DecisionBatch; batches: Batches }) {
  const { t } = useTranslation(['approvals', 'ui']);
  const words = useDecisionWords();
  const { shortDay } = useDayFormats();
  const [error, setError] = useState<unknown>(null);
  const canUndo = useTimeLeft(batch.undoSeconds);
  const { about, decision, decided, undone, refused } = batch;
  const attempt = (work: Promise<void>) => {
    setError(null);
    work.catch(setError);
  };
  const title =
    undone > 0 && decided === 0
      ? t('approvals:batch.undone', { count: undone })
      : t(`approvals:batch.${about}.${decision}`, { count: decided });
  return (
    <Banner
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={title}
      action={
        canUndo && (
          <Button
            variant="secondary"
            icon={<Undo2 className="size-4" aria-hidden="true" />}
            onClick={() => attempt(batches.undo(batch.id))}
          >
            {t('ui:toast.undo')}
          </Button>
        )
      }
      onClose={() => attempt(batches.close(batch.id))}
    >
      {error !== null && <p>{words.failure(error)}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('approvals:results.failed', { count: refused.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {refused.map(({ requestId, employeeName, startDate, sentence }) => (
              <li key={requestId} className="wrap-anywhere">
                {employeeName && startDate
                  ? t('approvals:results.line', {
                      name: employeeName,
                      period: shortDay(startDate),
                      reason: sentence,
                    })
                  : sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
