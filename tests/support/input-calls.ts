import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints, type InputPlace, textFields } from './contract-inputs.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

/** An address of the endpoint, of things that are not there. */
export const pathOf = ({ path }: Endpoint): string =>
  path
    .replace('{month}', '2026-09')
    .replace('{row}', '0')
    .replace('{format}', 'csv')
    .replaceAll(/\{\w+\}/g, randomUUID());

/** This one thing in the body or in the query, as whoever holds the token. */
export async function sendInput(
  app: TestApp,
  token: string,
  endpoint: Endpoint,
  {
    place,
    value,
    language = 'fr',
  }: { readonly place: InputPlace; readonly value: unknown; readonly language?: string },
): Promise<LooseAnswer> {
  const query = place === 'query' ? `?${new URLSearchParams(value as Record<string, string>)}` : '';
  return app.callAnything(endpoint.method, `${pathOf(endpoint)}${query}`, {
    token,
    headers: { 'accept-language': language },
    ...(place === 'body' ? { body: JSON.stringify(value) } : {}),
  });
}

export const calls = allEndpoints.filter(({ endpoint }) => !endpoint.stream);
/** Every text that a call may bring. */
export const texts = calls.flatMap(({ name, endpoint }) =>
  textFields(endpoint).map((field) => ({
    name,
    endpoint,
    ...field,
    label: `${name} ${field.path.join('.')}`,
  })),
);
