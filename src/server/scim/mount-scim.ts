import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directoryCallsPerMinute, mostPerPage } from '#domain/directories/directory-life.ts';
import { statedGroup } from '#domain/directories/stated-group.ts';
import { type Stated, statedChanges, statedPerson } from '#domain/directories/stated-person.ts';
import { ScimRefusal } from '#server/actions/directories/directory-work.ts';
import {
  listPeopleFor,
  listTeamsFor,
  readPersonFor,
  readTeamFor,
  type ScimPage,
  type ScimQuestion,
} from '#server/actions/directories/list-people.ts';
import { type DirectoryCaller, presentDirectory } from '#server/actions/directories/present-directory.ts';
import {
  changeListedTeam,
  createListedTeam,
  dropListedTeam,
} from '#server/actions/directories/write-group.ts';
import {
  changeListedPerson,
  createListedPerson,
  dropListedPerson,
} from '#server/actions/directories/write-person.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { limitKey } from '#server/http/limits.ts';
import { refuseUnfitTexts } from '#server/http/read-input.ts';
import { languageOfCall } from '#server/http/request-language.ts';
import type { Services } from '#server/services.ts';
import { groupResource, onlyAsked, type Resource, userResource } from './resources.ts';
import { answerScimError, scimType } from './scim-error.ts';
import { resourceSchemas, resourceTypes, serviceProviderConfig } from './service-description.ts';

/** A group of five thousand, with room. */
const largestScimBody = 1024 * 1024;

const listUrn = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

type Params = { readonly id: string };
type Answering = (request: FastifyRequest, reply: FastifyReply, caller: DirectoryCaller) => Promise<unknown>;

/** RFC 7644, in a scope of its own: bodies are SCIM or JSON, answers and refusals are SCIM. */
export function mountScim(app: FastifyInstance, config: Config, services: Services): void {
  const callers = new WeakMap<FastifyRequest, DirectoryCaller>();
  app.addContentTypeParser(
    'application/scim+json',
    { parseAs: 'string', bodyLimit: largestScimBody },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setErrorHandler((error: Error, request, reply) =>
    answerScimError(
      error,
      request,
      reply,
      callers.get(request)?.actor.language ?? languageOfCall(request.headers),
    ),
  );
  app.addHook('onRequest', async (request, reply) => {
    const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !bearer) throw new Failure('unauthenticated');
    const caller = await presentDirectory(services, bearer, request.ip);
    callers.set(request, caller);
    const name = `${caller.actor.organizationId} ${caller.directory.id}`;
    limitKey(app, config, name, directoryCallsPerMinute, reply);
  });
  const on = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, answer: Answering): void => {
    app.route({
      method,
      url: path,
      bodyLimit: largestScimBody,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const caller = callers.get(request);
        if (!caller) throw new Failure('unauthenticated');
        for (const part of [request.params, request.query, request.body]) refuseUnfitTexts(part);
        const body = await answer(request, reply, caller);
        return body === undefined
          ? reply.status(204).send()
          : reply.type(scimType).send(JSON.stringify(body));
      },
    });
  };
  const placed = { publicUrl: config.publicUrl };

  on('GET', '/ServiceProviderConfig', async () => serviceProviderConfig(placed));
  for (const [path, list] of [
    ['/ResourceTypes', resourceTypes(placed)],
    ['/Schemas', resourceSchemas(placed)],
  ] as const) {
    on('GET', path, async () => listed({ total: list.length, entries: list }, 0, (each) => each));
    on('GET', `${path}/:id`, async (request) => {
      const found = list.find(({ id }) => id === (request.params as Params).id);
      if (!found) throw new Failure('not_found');
      return found;
    });
  }

  const user = (request: FastifyRequest) => (person: Parameters<typeof userResource>[0]) =>
    shaped(request, userResource(person, placed));
  const group = (request: FastifyRequest) => (team: Parameters<typeof groupResource>[0]) =>
    shaped(request, groupResource(team, placed));

  on('GET', '/Users', async (request, _reply, caller) => {
    const question = questionIn(request);
    const page = await listPeopleFor(services, caller, question);
    return listed(page, question.offset, user(request));
  });
  on('GET', '/Users/:id', async (request, _reply, caller) =>
    user(request)(await readPersonFor(services, caller, idIn(request))),
  );
  on('POST', '/Users', async (request, reply, caller) => {
    const created = await createListedPerson(services, caller, read(statedPerson(request.body)));
    const resource = userResource(created, placed);
    reply.status(201).header('location', placeOf(resource));
    return resource;
  });
  on('PUT', '/Users/:id', async (request, _reply, caller) =>
    user(request)(
      await changeListedPerson(services, caller, idIn(request), read(statedPerson(request.body))),
    ),
  );
  on('PATCH', '/Users/:id', async (request, _reply, caller) =>
    user(request)(
      await changeListedPerson(services, caller, idIn(request), read(statedChanges(request.body))),
    ),
  );
  on('DELETE', '/Users/:id', async (request, _reply, caller) =>
    dropListedPerson(services, caller, idIn(request)),
  );

  on('GET', '/Groups', async (request, _reply, caller) => {
    const question = questionIn(request);
    const page = await listTeamsFor(services, caller, question);
    return listed(page, question.offset, group(request));
  });
  on('GET', '/Groups/:id', async (request, _reply, caller) =>
    group(request)(await readTeamFor(services, caller, idIn(request))),
  );
  on('POST', '/Groups', async (request, reply, caller) => {
    const created = await createListedTeam(services, caller, read(statedGroup(request.body)));
    const resource = groupResource(created, placed);
    reply.status(201).header('location', placeOf(resource));
    return resource;
  });
  on('PUT', '/Groups/:id', async (request, _reply, caller) => {
    const change = { group: read(statedGroup(request.body)) };
    return group(request)(await changeListedTeam(services, caller, idIn(request), change));
  });
  on('PATCH', '/Groups/:id', async (request, _reply, caller) => {
    const change = { operations: request.body };
    return group(request)(await changeListedTeam(services, caller, idIn(request), change));
  });
  on('DELETE', '/Groups/:id', async (request, _reply, caller) =>
    dropListedTeam(services, caller, idIn(request)),
  );
  // Whatever else there might be: asked for with a token or without, it is not there.
  on('GET', '/*', async () => {
    throw new Failure('not_found');
  });
}

function read<Value>(stated: Stated<Value>): Value {
  if (!stated.ok) throw new ScimRefusal(stated.problem);
  return stated.value;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function idIn({ params }: FastifyRequest): string {
  const { id } = params as Params;
  if (!uuid.test(id)) throw new Failure('not_found');
  return id.toLowerCase();
}

function placeOf({ meta }: Resource): string {
  return String((meta as { readonly location: string }).location);
}

function queryOf({ query }: FastifyRequest, name: string): string | null {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function questionIn(request: FastifyRequest): ScimQuestion {
  const figure = (name: string, otherwise: number): number => {
    const text = queryOf(request, name);
    if (text === null) return otherwise;
    if (!/^-?\d{1,9}$/.test(text.trim())) throw new ScimRefusal('invalidValue');
    return Number(text);
  };
  return {
    filter: queryOf(request, 'filter'),
    offset: Math.max(1, figure('startIndex', 1)) - 1,
    limit: Math.min(mostPerPage, Math.max(0, figure('count', mostPerPage))),
  };
}

function shaped(request: FastifyRequest, resource: Resource): Resource {
  const names = (name: string): string[] =>
    (queryOf(request, name) ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  return onlyAsked(resource, names('attributes'), names('excludedAttributes'));
}

function listed<Entry>(page: ScimPage<Entry>, offset: number, shown: (entry: Entry) => Resource): Resource {
  return {
    schemas: [listUrn],
    totalResults: page.total,
    startIndex: offset + 1,
    itemsPerPage: page.entries.length,
    Resources: page.entries.map(shown),
  };
}
