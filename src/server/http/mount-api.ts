import type { FastifyInstance } from 'fastify';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import type { Services } from '#server/services.ts';
import type { HandlerParts } from './handler-parts.ts';
import { handlers } from './handlers.ts';
import type { LocalDoor } from './local-only.ts';
import { type Handlers, mount } from './mount.ts';
import { takeUploads } from './uploads.ts';

type Api = typeof api;
type Feature = keyof Api;

/** Null: without one of the parts there is nothing to call. */
type MakeHandlers<Each extends Feature> = (
  services: Services,
  parts: HandlerParts,
) => Handlers<Api[Each]> | null;

const makers: { readonly [Each in Feature]: MakeHandlers<Each> } = handlers;

const takesFiles = (feature: Feature): boolean =>
  Object.values<EndpointTable[string]>(api[feature]).some(({ upload }) => upload);

/** The routes of every endpoint table. Files are let in where a table takes some, and nowhere else. */
export async function mountApi(
  app: FastifyInstance,
  services: Services,
  parts: HandlerParts,
  door: LocalDoor | null,
): Promise<void> {
  const mountTable = <Each extends Feature>(scope: FastifyInstance, feature: Each): void => {
    const made = makers[feature](services, parts);
    // The test page of payments asks for no key: the address of an order is its secret.
    if (made) mount(scope, parts.config, services, api[feature], made, feature === 'dev' ? door : null);
  };
  const features = Object.keys(api) as Feature[];
  const filled = features.filter(takesFiles);
  for (const feature of features) if (!filled.includes(feature)) mountTable(app, feature);
  await app.register(async (scope) => {
    takeUploads(
      scope,
      filled.map((feature) => api[feature]),
    );
    for (const feature of filled) mountTable(scope, feature);
  });
}
