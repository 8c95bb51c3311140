import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { fitText, isFitText } from '#contract/texts.ts';
import { unknownFields } from '#contract/unknown-fields.ts';
import { Failure } from '#server/failure.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Deeper than any form of ours, and far from what a stack can hold. */
const deepest = 20;

/**
 * What a call brought, checked whole before a handler sees any of it: no text that cannot be kept, no field that the
 * table does not name, and every value as its schema wants it. Throws what names each field at fault.
 */
export function readInput(endpoint: Endpoint, { params, query, body }: FastifyRequest): Input {
  for (const part of [params, query, body]) refuseUnfitTexts(part);
  // Programs that fetch calendars add to an address what they like; the calendar is the same.
  if (!endpoint.refetched) refuseUnknownFields(endpoint.query, query);
  refuseUnknownFields(endpoint.body, body ?? {});
  return {
    params: endpoint.params ? parseParams(endpoint.params, params) : {},
    query: endpoint.query ? endpoint.query.parse(query) : {},
    body: endpoint.body ? endpoint.body.parse(body ?? {}) : undefined,
  };
}

/** Whatever holds them: values, names of fields, places in lists, of fields that no schema knows as well. */
export function refuseUnfitTexts(value: unknown): void {
  const fields: Record<string, string> = Object.create(null);
  collectUnfit(value, [], fields);
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', { fields });
}

function collectUnfit(value: unknown, path: readonly string[], fields: Record<string, string>): void {
  if (path.length > deepest) throw new Failure('malformed_request');
  const refuse = (): void => {
    if (path.length === 0) throw new Failure('malformed_request');
    fields[fitText(path.join('.'))] = 'text_unfit';
  };
  if (typeof value === 'string' && !isFitText(value)) refuse();
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    const place = [...path, key];
    if (isFitText(key)) collectUnfit(one, place, fields);
    else fields[fitText(place.join('.'))] = 'text_unfit';
  }
}

function refuseUnknownFields(schema: z.ZodObject | undefined, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (schema) return;
    throw new Failure('malformed_request');
  }
  const unknown = schema ? unknownFields(schema, value) : Object.keys(value);
  if (unknown.length === 0) return;
  const fields: Record<string, string> = Object.create(null);
  for (const path of unknown) fields[path] = 'unknown_field';
  throw new Failure('validation_failed', { fields });
}

/** An id that cannot exist is an object that does not. */
function parseParams(schema: z.ZodObject, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new Failure('not_found');
  return parsed.data;
}
