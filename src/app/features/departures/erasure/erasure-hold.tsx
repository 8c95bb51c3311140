import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type erasureHoldSchema, erasuresEndpoints } from '#contract/erasures.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useKept } from '#web/use-kept.ts';

type ErasureHoldProps = { personId: string; hold: z.output<typeof erasureHoldSchema> | null };

/** V8: what holds an erasure up, set or lifted. Within a form it sends nothing of the form's. */
export function ErasureHoldSection({ personId, hold }: ErasureHoldProps) {
  const { t } = useTranslation('erasures');
  const instants = useInstants();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [reason, setReason] = useKept('erasure.holdReason', '');
  const params = { id: personId };
  const set = useWrite(erasuresEndpoints.hold, { onSuccess: () => toast({ title: t('hold.wasSet') }) });
  const lift = useWrite(erasuresEndpoints.lift, { onSuccess: () => toast({ title: t('hold.lifted') }) });
  const failed = set.error ?? lift.error;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-medium">{t('hold.title')}</h3>
      {failed && <Banner tone="error" title={sentence(failed, t('hold.failed'))} />}
      {hold === null ? (
        <>
          <p className="text-sm text-muted">{t('hold.lead')}</p>
          <TextField
            label={t('hold.reason')}
            optional
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div>
            <Button
              variant="secondary"
              disabled={reason.trim() === ''}
              busyLabel={set.isPending && t('hold.setting')}
              onClick={() => set.mutate({ params, body: { reason } })}
            >
              {t('hold.set')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {t('hold.stands', {
              day: instants.day(hold.setAt),
              by: hold.setBy.name,
              reason: hold.reason,
            })}
          </p>
          <div>
            <Button
              variant="secondary"
              busyLabel={lift.isPending && t('hold.lifting')}
              onClick={() => lift.mutate({ params })}
            >
              {t('hold.lift')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
