import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { apiBase, type Endpoint, type EndpointAnswer, type EndpointCall } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { can } from '#domain/access/can.ts';
import { ABSENT, BUILT_IN_TYPES, isBuiltIn } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import type { AssistantWords } from '#words/catalogues/assistants.ts';
import { wordsIn } from '#words/spoken.ts';
import type { Words } from '#words/words.ts';
import { writtenIn } from '#words/written.ts';

/** A call of ours was refused: the assistant is told in the words of the answer. */
export class Refused extends Error {
  readonly answer: ErrorBody;

  constructor(answer: ErrorBody) {
    super(answer.error);
    this.answer = answer;
  }
}

/** One use of a tool: who asks, in which words they are answered, and the calls it is made of. */
export interface ToolUse {
  readonly actor: SessionActor;
  readonly services: Services;
  readonly words: Words;
  readonly said: AssistantWords;
  readonly ask: <E extends Endpoint>(endpoint: E, parts: EndpointCall<E>) => Promise<EndpointAnswer<E>>;
  /** What a type is called, as far as the key lets it be known. */
  readonly nameOfType: (id: string) => Promise<string>;
  readonly typesByName: () => Promise<ReadonlyMap<string, string>>;
}

/** What says how this request is packed, and in which of its languages, is not about the calls inside it. */
const passedOn = ['authorization', 'x-forwarded-for', 'forwarded', 'user-agent'] as const;

/**
 * Whatever a tool does is a call of the API with the very key that the assistant brought: its route, its guards, its
 * limits, its line in the journal of the key and in the audit log are those of every other call.
 */
export function visitOf(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  actor: SessionActor,
): ToolUse {
  const headers = {
    ...Object.fromEntries(
      passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
    ),
    'accept-language': actor.language,
  };
  const ask: ToolUse['ask'] = async (endpoint, parts) => {
    const {
      params = {},
      query = {},
      body,
    } = parts as Partial<Record<string, Readonly<Record<string, unknown>>>>;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    const { statusCode, payload } = await app.inject({
      method: endpoint.method,
      url: `${apiBase}${path}${given.length > 0 ? `?${search}` : ''}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
      remoteAddress: request.socket.remoteAddress ?? '',
    });
    const answer: unknown = JSON.parse(payload);
    if (statusCode >= 400) throw new Refused(answer as ErrorBody);
    return answer as EndpointAnswer<typeof endpoint>;
  };
  let types: Promise<LeaveType[]> | undefined;
  const knownTypes = (): Promise<LeaveType[]> => {
    types ??= can(actor, 'organization.read') ? ask(leaveTypesEndpoints.list, {}) : Promise.resolve([]);
    return types;
  };
  const nameIn = ({ name }: LeaveType): string => name[actor.language];
  return {
    actor,
    services,
    words: wordsIn(actor.language),
    said: writtenIn(actor.language).assistants,
    ask,
    nameOfType: async (id) => {
      if (id === ABSENT) return writtenIn(actor.language).leave.absent;
      const known = (await knownTypes()).find((type) => type.id === id);
      if (known) return nameIn(known);
      return isBuiltIn(id) ? BUILT_IN_TYPES[id].name[actor.language] : id;
    },
    typesByName: async () =>
      new Map((await knownTypes()).flatMap((type) => [[nameIn(type).toLowerCase(), type.id]])),
  };
}

type LeaveType = z.output<typeof leaveTypesEndpoints.list.response>[number];
