import { useTranslation } from 'react-i18next';
import { webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { type Delivery, deliveryTones } from './webhook.ts';

type DeliveryRowProps = { webhookId: string; delivery: Delivery; canReplay: boolean };

export function DeliveryRow({ webhookId, delivery, canReplay }: DeliveryRowProps) {
  const { t } = useTranslation('webhooks');
  const instants = useInstants();
  const toast = useToast();
  const sentence = useErrorSentence();
  const answerOf = useAnswerWords();
  const { id, state, createdAt, nextAt, tries, request } = delivery;
  const when = instants.shortInstant(createdAt);
  const replay = useWrite(webhookEndpointsEndpoints.replay, {
    onSuccess: () => toast({ title: t('deliveries.replayed') }),
  });
  const event = eventTypes.find((known) => known === request.message.type);
  const last = tries.at(-1);
  const facts = [
    when,
    ...(last ? [answerOf(last)] : []),
    ...(tries.length > 1 ? [t('deliveries.attempts', { count: tries.length })] : []),
    ...(state === 'waiting' && nextAt && tries.length > 0
      ? [t('deliveries.next', { at: instants.shortInstant(nextAt) })]
      : []),
  ];
  return (
    <li className="p-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {event ? t(`events.${event}`) : t('testEvent')}
            <Badge tone={deliveryTones[state]}>{t(`deliveryState.${state}`)}</Badge>
          </p>
          <p className="text-sm text-muted">{facts.join(' · ')}</p>
          {replay.isError && (
            <p role="alert" className="text-sm text-coral">
              {sentence(replay.error)}
            </p>
          )}
        </div>
        {canReplay && state !== 'waiting' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('deliveries.replayNamed', { at: when })}
            onClick={() => replay.mutate({ params: { id: webhookId, deliveryId: id } })}
          >
            {t('deliveries.replay')}
          </Button>
        )}
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer py-1 text-sea">{t('deliveries.details')}</summary>
        <DeliveryDetails delivery={delivery} />
      </details>
    </li>
  );
}

function DeliveryDetails({ delivery: { request, answer, tries } }: { delivery: Delivery }) {
  const { t } = useTranslation('webhooks');
  const instants = useInstants();
  const answerOf = useAnswerWords();
  return (
    <div className="mt-2 flex flex-col gap-4">
      <Code title={t('deliveries.request')} text={JSON.stringify(request.message, null, 2)} />
      {tries.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <h2 className="font-medium">{t('deliveries.tries')}</h2>
          <ul className="flex flex-col gap-1 text-muted">
            {tries.map((one) => (
              <li key={one.at}>
                {[instants.shortInstant(one.at), answerOf(one), t('deliveries.ms', { ms: one.ms })].join(
                  ' · ',
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer !== null && (
        <Code title={t('deliveries.lastAnswer')} text={answer === '' ? t('deliveries.noAnswer') : answer} />
      )}
    </div>
  );
}

function useAnswerWords() {
  const { t } = useTranslation('webhooks');
  return ({ status, problem }: Pick<Delivery['tries'][number], 'status' | 'problem'>): string =>
    problem ? t(`problem.${problem}`) : `HTTP ${status ?? ''}`;
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="font-medium">{title}</h2>
      <ScrollRegion label={title} className="max-h-72 rounded-md bg-sunken">
        <pre className="p-3">
          <code>{text}</code>
        </pre>
      </ScrollRegion>
    </div>
  );
}
