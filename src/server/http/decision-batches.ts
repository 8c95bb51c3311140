import type { z } from 'zod';
import type { decisionBatchesEndpoints, decisionBatchSchema } from '#contract/decision-batches.ts';
import type { Language } from '#domain/text/language.ts';
import { previewBatch } from '#server/actions/decision-batches/preview-batch.ts';
import {
  listBatches,
  type ShownBatch,
  seeBatch,
  showBatch,
} from '#server/actions/decision-batches/read-batches.ts';
import { startBatch } from '#server/actions/decision-batches/start-batch.ts';
import { undoBatch } from '#server/actions/decision-batches/undo-batch.ts';
import type { Services } from '#server/services.ts';
import { errorSentence } from '#words/sentences/errors.ts';
import type { Handlers } from './mount.ts';
import { shownClosedMonths } from './shown-closed-months.ts';

export function decisionBatchesHandlers(services: Services): Handlers<typeof decisionBatchesEndpoints> {
  return {
    create: async ({ body }, { actor, language }) =>
      shownBatch(await startBatch(services, { ...actor, language }, body), language),
    preview: async ({ body }, { actor, language }) => {
      const { closedMonths, touching } = await previewBatch(services, actor, body.requests);
      return { closedMonths: shownClosedMonths(closedMonths, language), touching: [...touching] };
    },
    list: async (_input, { actor, language }) =>
      (await listBatches(services, actor)).map((batch) => shownBatch(batch, language)),
    read: async ({ params }, { actor, language }) =>
      shownBatch(await showBatch(services, actor, params.id), language),
    undo: async ({ params }, { actor, language }) =>
      shownBatch(await undoBatch(services, { ...actor, language }, params.id), language),
    see: async ({ params }, { actor, language }) =>
      shownBatch(await seeBatch(services, actor, params.id), language),
  };
}

function shownBatch(
  { batch, items, undoSeconds }: ShownBatch,
  language: Language,
): z.input<typeof decisionBatchSchema> {
  const { id, about, decision, createdAt, finishedAt } = batch;
  const count = (outcome: string): number => items.filter(({ item }) => item.outcome === outcome).length;
  return {
    id,
    about,
    decision,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoSeconds,
    total: items.length,
    done: items.length - count('waiting'),
    decided: count('decided'),
    undone: count('undone'),
    waiting: items.flatMap(({ item, request }) =>
      item.outcome === 'waiting' && request ? item.requestId : [],
    ),
    refused: items.flatMap(({ item: { requestId, refusal, refusalValues }, request, employeeName }) =>
      refusal === null
        ? []
        : {
            requestId,
            employeeName,
            startDate: request?.startDate ?? null,
            endDate: request?.endDate ?? null,
            code: refusal,
            sentence: errorSentence(refusal, language, refusalValues),
          },
    ),
  };
}
