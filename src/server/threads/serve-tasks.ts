import { parentPort, workerData } from 'node:worker_threads';
import { buildServices } from '#server/build-services.ts';
import { clockAheadBy } from '#server/clock.ts';
import { failureOf } from '#server/http/errors.ts';
import { createLog } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import {
  type FromThread,
  nameOf,
  type Task,
  type TaskOutcome,
  type ThreadSetup,
  type ToThread,
} from './task.ts';

/** A transaction, and a question beside it. */
const connections = 2;

/** The life of a thread: its own connections, the process's clock, one task after the other until it is told to end. */
export function serveTasks(perform: (services: Services, task: Task) => Promise<TaskOutcome>): void {
  const port = parentPort;
  if (!port) throw new Error('This is the entry of a thread.');
  const { config, connection } = workerData as ThreadSetup;
  const tell = (message: FromThread, handedOver: ArrayBuffer[] = []): void =>
    port.postMessage(message, handedOver);
  const log = createLog(config, { write: (line) => tell({ kind: 'log', line }) });
  let aheadMs = 0;
  const built = buildServices({
    config,
    connection,
    log,
    now: clockAheadBy(() => aheadMs),
    connections,
    takesMoney: false,
  });
  const answer = async (task: Task): Promise<void> => {
    const { services } = await built;
    const outcome = await perform(services, task).catch((error: unknown): TaskOutcome => {
      const failure = failureOf(error);
      const logged = failure.code === 'internal';
      if (logged && task.kind === 'call')
        log.error({ requestId: task.requestId, err: error }, 'request failed');
      else if (logged) log.error({ task: nameOf(task), err: error }, 'job failed');
      return { kind: 'failed', code: failure.code, details: failure.details, logged };
    });
    tell({ kind: 'outcome', outcome }, buffersOf(outcome));
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'do') {
      aheadMs = message.aheadMs;
      void answer(message.task);
    } else {
      port.close();
      void built.then(({ close }) => close());
    }
  });
  void built.then(() => tell({ kind: 'ready' }));
}

/** Bytes that lie alone in their memory change hands; a slice of Node's own pool has to be copied. */
function buffersOf(outcome: TaskOutcome): ArrayBuffer[] {
  const bytes =
    outcome.kind === 'json'
      ? outcome.bytes
      : outcome.kind === 'answer' && typeof outcome.answer === 'object' && outcome.answer !== null
        ? (outcome.answer as { content?: unknown }).content
        : null;
  if (!(bytes instanceof Uint8Array) || !(bytes.buffer instanceof ArrayBuffer)) return [];
  return bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : [];
}
