// A thread that does whatever a task could do wrong, when the body of a call asks for it; else what every thread does.
import { existsSync } from 'node:fs';
import { readingPlaces } from '#server/pdf/reading-places.ts';
import type { Services } from '#server/services.ts';
import { performTask } from '#server/threads/perform-task.ts';
import { serveTasks } from '#server/threads/serve-tasks.ts';
import type { Task, TaskOutcome } from '#server/threads/task.ts';

export type Trick =
  | { readonly trick: 'compute-for-ever' | 'take-all-memory' | 'end' | 'lose-a-promise' | 'throw' }
  /** Reads a payslip for ever. */
  | { readonly trick: 'keep-a-reading-place' }
  /** Computes, and lets nothing else run, until this file is there. */
  | { readonly trick: 'compute'; readonly until: string };

function play(given: Trick): void {
  switch (given.trick) {
    case 'compute':
      while (!existsSync(given.until));
      return;
    case 'compute-for-ever':
      for (;;);
    case 'take-all-memory': {
      const taken: string[][] = [];
      for (;;) taken.push(Array.from({ length: 100_000 }, (_, place) => `${place} of ${taken.length}`));
    }
    case 'keep-a-reading-place':
      if (!readingPlaces.take()) throw new Error('There is no place.');
      return;
    case 'lose-a-promise':
      void Promise.reject(new Error('nobody waited for this'));
      return;
    case 'throw':
      throw new Error('marked text of an internal error');
    case 'end':
      process.exit(3);
  }
}

async function perform(services: Services, task: Task): Promise<TaskOutcome> {
  const body = task.kind === 'call' ? task.body : null;
  if (task.kind !== 'call' || typeof body !== 'object' || body === null || !('trick' in body))
    return performTask(services, task);
  play(body as unknown as Trick);
  // What is left is a call like any other: fields that an endpoint does not know are refused.
  const { trick: _, until: __, ...rest } = body as Record<string, unknown>;
  return performTask(services, { ...task, body: rest });
}

serveTasks(perform);
