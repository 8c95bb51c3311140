import { errorStatus } from '#contract/errors.ts';
import { describePaths } from '#contract/openapi.ts';
import type { Schema } from '#contract/schema-branches.ts';
import { errorCodes } from '#domain/refusals/error-code.ts';
import type { EveryLanguage, Language } from '#domain/text/language.ts';
import { errorSentence } from '#words/sentences/errors.ts';
import { exampleCall } from './example-call.ts';
import groupNames from './group-names.json' with { type: 'json' };
import french from './reference.fr.json' with { type: 'json' };
import { fieldsOf, isList, type SchemaField, typeText } from './schema-fields.ts';

export interface ApiCall {
  readonly anchor: string;
  readonly method: string;
  readonly path: string;
  readonly isPublic: boolean;
  /** Of which a key needs one; none where no key is taken. */
  readonly scopes: readonly string[];
  /** Only for keys of a person. */
  readonly oneself: boolean;
  readonly summary: string;
  readonly pathFields: readonly SchemaField[];
  readonly query: readonly SchemaField[];
  readonly headers: readonly SchemaField[];
  readonly body: readonly SchemaField[] | null;
  readonly answer: ApiAnswer;
  readonly errors: readonly { readonly status: string; readonly codes: readonly string[] }[];
  readonly example: string;
}

interface ApiAnswer {
  /** What it is as a whole, when it is more than one object: a list, a text, a file. */
  readonly type: string;
  readonly media: readonly string[];
  readonly fields: readonly SchemaField[];
  /** Where the same fields stood before. */
  readonly sameAs?: { readonly anchor: string; readonly title: string };
}

export interface ApiGroup {
  readonly anchor: string;
  readonly name: string;
  readonly calls: readonly ApiCall[];
}

export interface ApiReference {
  readonly groups: readonly ApiGroup[];
  readonly errors: readonly { readonly code: string; readonly status: number; readonly sentence: string }[];
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly { readonly key?: readonly string[] }[];
  readonly 'x-oneself'?: boolean;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

type Wordings = Readonly<Record<string, string>>;

/** The document is written in English; every other language has its own words for its calls and for what it notes. */
const wordings: EveryLanguage<Wordings | null> = {
  fr: french,
  en: null,
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** What the OpenAPI document says, spelt out, in the words of one language and in the order people read. */
export function apiReference(language: Language): ApiReference {
  const paths = describePaths() as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const answered = new Map<string, { anchor: string; title: string }>();
  const groups = new Map<string, ApiCall[]>();
  for (const { path, method, operation } of operations.sort(byGroup)) {
    const [tag = ''] = operation.tags;
    const call = callOf(path, method, operation, language, answered);
    groups.set(tag, [...(groups.get(tag) ?? []), call]);
  }
  return {
    groups: [...groups].map(([tag, calls]) => ({
      anchor: `api-${kebab(tag)}`,
      name: nameOf(tag, language),
      calls,
    })),
    errors: errorCodes
      .map((code) => ({ code, status: errorStatus(code), sentence: errorSentence(code, language) }))
      .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code)),
  };
}

const groupOrder = Object.keys(groupNames);

/** In the order in which the groups are named; inside a group, the order of the tables stays. */
function byGroup(a: { operation: Operation }, b: { operation: Operation }): number {
  const place = ({ operation }: { operation: Operation }): number =>
    groupOrder.indexOf(operation.tags[0] ?? '');
  return place(a) - place(b);
}

function nameOf(tag: string, language: Language): string {
  const names = Object.entries(groupNames).find(([key]) => key === tag)?.[1];
  if (!names) throw new Error(`No name for the group ${tag} of the API`);
  return names[language];
}

function callOf(
  path: string,
  method: string,
  operation: Operation,
  language: Language,
  answered: Map<string, { anchor: string; title: string }>,
): ApiCall {
  const anchor = `api-${kebab(operation.operationId)}`;
  const parameters = operation.parameters ?? [];
  const placed = (place: string): SchemaField[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema }) =>
        worded(
          {
            name,
            type: typeText(schema),
            ...(required ? {} : { optional: true }),
            ...(schema.description ? { note: schema.description } : {}),
          },
          language,
        ),
      );
  const body = operation.requestBody?.content['application/json']?.schema;
  return {
    anchor,
    method,
    path: `/api${path}`,
    isPublic: operation.security.length === 0,
    scopes: operation.security.flatMap(({ key = [] }) => key),
    oneself: operation['x-oneself'] ?? false,
    summary: wordings[language] ? told(wordings[language], operation.operationId) : operation.summary,
    pathFields: placed('path'),
    query: placed('query'),
    headers: placed('header'),
    body: body ? fieldsOf(body).map((field) => worded(field, language)) : null,
    answer: answerOf(operation, { anchor, title: `${method} /api${path}` }, language, answered),
    errors: Object.entries(operation.responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => ({ status, codes: description.split(', ') })),
    example: exampleCall({
      method,
      path,
      query: parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name, schema }) => ({ name, schema })),
      isSession: operation.security.length > 0,
      isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
      body,
    }),
  };
}

/** Fields that an earlier call already listed are not listed again: a request looks the same everywhere. */
function answerOf(
  operation: Operation,
  call: { anchor: string; title: string },
  language: Language,
  answered: Map<string, { anchor: string; title: string }>,
): ApiAnswer {
  const content = operation.responses[200]?.content ?? {};
  const schema = Object.values(content)[0]?.schema ?? {};
  const fields = fieldsOf(schema).map((field) => worded(field, language));
  const type = isList(schema) || fields.length === 0 ? typeText(schema) : '{ }';
  const media = Object.keys(content);
  const known = JSON.stringify(fields);
  const before = answered.get(known);
  if (before && fields.length > 3) return { type, media, fields: [], sameAs: before };
  answered.set(known, call);
  return { type, media, fields };
}

function worded(field: SchemaField, language: Language): SchemaField {
  const words = wordings[language];
  return words && field.note ? { ...field, note: told(words, field.note) } : field;
}

function told(words: Wordings, key: string): string {
  const found = words[key];
  if (found === undefined) throw new Error(`The API reference has no translation of « ${key} »`);
  return found;
}

function kebab(name: string): string {
  return name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
