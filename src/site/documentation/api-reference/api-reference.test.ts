import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { type EndpointTable, scopesOf } from '#contract/endpoint.ts';
import { errorCodes } from '#domain/refusals/error-code.ts';
import { languages } from '#domain/text/language.ts';
import { apiReference } from './api-reference.ts';
import frenchWords from './reference.fr.json';

const endpoints = Object.values<EndpointTable>(api)
  .flatMap((table) => Object.values(table))
  .filter(({ access }) => access !== 'local');

const french = apiReference('fr');
const english = apiReference('en');
const callsOf = ({ groups }: typeof french) => groups.flatMap(({ calls }) => calls);

describe('the API reference', () => {
  it.each(languages)('holds every endpoint of the contract, in %s', (language) => {
    const written = callsOf(apiReference(language)).map(({ method, path }) => `${method} ${path}`);
    expect(written.toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method} /api${path}`).toSorted(),
    );
    expect(new Set(written).size).toBe(written.length);
  });

  it('says who may call, what is sent, what comes back and what can fail', () => {
    for (const call of callsOf(french)) {
      const endpoint = endpoints.find(
        ({ method, path }) => method === call.method && `/api${path}` === call.path,
      );
      expect(call.isPublic, call.path).toBe(endpoint?.access === 'public');
      expect(call.scopes, call.path).toEqual(endpoint ? scopesOf(endpoint) : null);
      expect(call.oneself, call.path).toBe(endpoint?.oneself ?? false);
      expect(call.body !== null, call.path).toBe(endpoint?.body !== undefined);
      const codes = call.errors.flatMap((error) => error.codes);
      expect(codes, call.path).toEqual(expect.arrayContaining([...(endpoint?.errors ?? [])]));
      const { fields, sameAs, type } = call.answer;
      expect(fields.length > 0 || sameAs !== undefined || type === 'string', call.path).toBe(true);
    }
    const filing = callsOf(english).find(({ anchor }) => anchor === 'api-leave-requests-create');
    expect(filing?.body?.find(({ name }) => name === 'startHalf')).toEqual({
      name: 'startHalf',
      type: '"am" | "pm"',
      optional: true,
      note: '`pm`: the leave starts at noon.',
    });
  });

  it('gives examples that the contract takes', () => {
    for (const { method, path, example } of callsOf(english)) {
      const endpoint = endpoints.find((one) => one.method === method && `/api${one.path}` === path);
      const body = /-d '(.*)'$/.exec(example)?.[1];
      expect(body !== undefined, path).toBe(endpoint?.body !== undefined);
      if (body) expect(endpoint?.body?.safeParse(JSON.parse(body)).error?.issues ?? [], path).toEqual([]);
      const address = new URL(/"(https:[^"]*)"/.exec(example)?.[1] ?? '');
      const query = Object.fromEntries(address.searchParams);
      if (endpoint?.query) expect(endpoint.query.safeParse(query).error?.issues ?? [], path).toEqual([]);
      expect(example.includes('Bearer'), path).toBe(endpoint?.access === 'session');
    }
  });

  it('speaks French throughout, as French is set, and keeps nothing that is no longer said', () => {
    const said = callsOf(french).flatMap(({ summary, pathFields, query, body, answer }) => [
      summary,
      ...[...pathFields, ...query, ...(body ?? []), ...answer.fields].flatMap(({ note }) => note ?? []),
    ]);
    expect(said.filter((text) => / [:;?!»]|« |'|\.\.\./.test(text))).toEqual([]);
    const calls = Object.keys(frenchWords).filter((key) => /^\w+\.\w+$/.test(key));
    expect(calls).toHaveLength(endpoints.length);
    const used = new Set(said);
    expect(Object.values(frenchWords).filter((text) => !used.has(text))).toEqual([]);
  });

  it('names every group and anchors each once, the same in both languages', () => {
    const anchors = french.groups.flatMap((group) => [
      group.anchor,
      ...group.calls.map(({ anchor }) => anchor),
    ]);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(
      english.groups.flatMap((group) => [group.anchor, ...group.calls.map(({ anchor }) => anchor)]),
    ).toEqual(anchors);
  });

  it('tells every error with its status and its sentence', () => {
    expect(french.errors).toHaveLength(errorCodes.length);
    expect(english.errors.find(({ code }) => code === 'not_found')).toEqual({
      code: 'not_found',
      status: 404,
      sentence: 'This item does not exist, or no longer does.',
    });
  });
});
