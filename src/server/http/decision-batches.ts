import type { z } from 'zod';
import type { decisionBatchesEndpoints, decisionBatchSchema } from '#contract/decision-batches.ts';
import type { Language } from '#domain/text/language.ts';
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

export function decisionBatchesHandlers(services: Services): Handlers<typeof decisionBatchesEndpoints> {
  return {
    create: async ({ body }, { actor, language }) =>
      shownBatch(await startBatch(services, { ...actor, language }, body), language),
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
    decided: count('decided'),
    undone: count('undone'),
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
