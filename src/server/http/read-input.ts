import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { TooDeep, unfitTexts } from '#contract/unfit-texts.ts';
import { unknownFields } from '#contract/unknown-fields.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { Failure } from '#server/failure.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** An answer names so many fields at fault: a body may hold a million of them. */
const mostNamed = 100;

/**
 * What a call brought, checked whole before a handler sees any of it: no text that cannot be kept, no field that the
 * table does not name, and every value as its schema wants it. Throws what names each field at fault.
 */
export function readInput(endpoint: Endpoint, { params, query, body }: Partial<Input>): Input {
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

export function refuseUnfitTexts(value: unknown): void {
  const unfit = unfitTextsOf(value);
  if (unfit.includes('')) throw new Failure('malformed_request');
  refuse(unfit, 'text_unfit');
}

function unfitTextsOf(value: unknown): string[] {
  try {
    return unfitTexts(value);
  } catch (error) {
    if (error instanceof TooDeep) throw new Failure('malformed_request');
    throw error;
  }
}

function refuse(paths: readonly string[], problem: FieldProblem): void {
  if (paths.length === 0) return;
  // Without a prototype: a field may bear any name, that of an inherited one as well.
  const fields: Record<string, string> = Object.create(null);
  for (const path of paths.slice(0, mostNamed)) fields[path] = problem;
  throw new Failure('validation_failed', { fields });
}

function refuseUnknownFields(schema: z.ZodObject | undefined, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (schema) return;
    throw new Failure('malformed_request');
  }
  refuse(schema ? unknownFields(schema, value) : Object.keys(value), 'unknown_field');
}

/** An id that cannot exist is an object that does not. */
function parseParams(schema: z.ZodObject, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new Failure('not_found');
  return parsed.data;
}
