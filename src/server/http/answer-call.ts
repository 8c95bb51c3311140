import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import type { Looked } from '#domain/looks/look.ts';
import type { Services } from '#server/services.ts';
import type { CallTask, TaskOutcome } from '#server/threads/task.ts';
import { type AnyHandler, performCall } from './perform-call.ts';
import { answersJson } from './send-answer.ts';
import { serializerOf } from './serializer.ts';
import { handlerInThread } from './thread-handlers.ts';

/** In a thread, what a route does after its guards: reading, handler, serialisation. */
export async function answerCall(services: Services, task: CallTask): Promise<TaskOutcome> {
  const tables: Readonly<Record<string, EndpointTable>> = api;
  const endpoint = tables[task.feature]?.[task.name];
  if (!endpoint) throw new Error(`There is no ${task.feature}.${task.name}.`);
  const handle = (await handlerInThread(services, task.feature, task.name)) as AnyHandler;
  const headers: [string, string][] = [];
  const looked: Looked[] = [];
  const header = (name: string, value: string): void => {
    headers.push([name, value]);
  };
  // The main thread made the context: what a handler is told, but for the functions.
  const context = {
    ...task.context,
    header,
    looked: (one: Looked) => looked.push(one),
  } as unknown as Parameters<AnyHandler>[1];
  const answer = await performCall(services, endpoint, handle, task, context);
  if (!answersJson(endpoint)) return { kind: 'answer', answer, headers, looked };
  const bytes = new TextEncoder().encode(serializerOf(endpoint.response)(answer));
  return { kind: 'json', bytes, headers, looked };
}
