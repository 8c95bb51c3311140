import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { devKeyHeader } from '#server/http/local-only.ts';
import type { Services } from '#server/services.ts';
import type { NamedEndpoint } from '#tests/support/contract-inputs.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { quickestIfSlow } from './always-slow.ts';
import { type Callers, gatherCallers } from './callers.ts';
import { type Chosen, chooseEndpoints } from './choose-endpoints.ts';
import { type GeneratedCall, generateCall, shapeOf } from './generate-call.ts';
import { Quiet } from './quiet.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly perEndpoint: number;
  /** Opens the developer's tools, which are not there for anyone else. */
  readonly devKey: string;
  /** Every endpoint of the contract, unless some were chosen. */
  readonly chosen?: readonly Chosen[];
  /** How many features are asked at the same time; one organisation is never asked two things at once. */
  readonly hands?: number;
  readonly onFeature?: (name: string, done: FuzzFindings) => void;
}

export interface Finding {
  readonly endpoint: string;
  readonly call: GeneratedCall;
  readonly status: number;
  readonly milliseconds: number;
  readonly answer: string;
}

export interface FuzzFindings {
  calls: number;
  readonly byStatus: Map<number, number>;
  /** Answers of 500 and above, of calls that should have been refused. */
  readonly failed: Finding[];
  /** Answers that took longer than anybody should wait, asked again alone as well; by the quickest of all tries. */
  readonly slow: Finding[];
  /** The slowest of all. */
  slowest: Finding | null;
}

/** Nothing answers so slowly but what never does. */
const hangMs = 60_000;

/** These fail when what they depend on does, which is no fault of a caller's. */
const honest = new Set([503]);

/** Sends generated calls to every endpoint of the contract, the same ones for the same seed. */
export async function fuzz(
  app: FastifyInstance,
  services: Services,
  { seed, perEndpoint, devKey, chosen = chooseEndpoints(), hands = 4, onFeature }: FuzzOptions,
): Promise<FuzzFindings> {
  const findings: FuzzFindings = { calls: 0, byStatus: new Map(), failed: [], slow: [], slowest: null };
  const ask = async (path: string, token: string, body?: object): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = body === undefined ? {} : ({ method: 'POST', payload: body } as const);
    return (await app.inject({ url: `/api${path}`, headers, ...sent })).body;
  };
  const quiet = new Quiet();
  const waiting = inOrder(byFeature(chosen));
  const work = async (): Promise<void> => {
    for (let feature = waiting.shift(); feature; feature = waiting.shift()) {
      const callers = await quiet.beside(() => gatherCallers(services, ask));
      for (const { place, named } of feature.endpoints)
        await fuzzEndpoint(app, named, callers, findings, {
          seed: seed * 1000 + place,
          perEndpoint,
          devKey,
          quiet,
        });
      onFeature?.(feature.name, findings);
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  return findings;
}

interface Feature {
  readonly name: string;
  readonly endpoints: Chosen[];
}

/** Endpoints of one feature change what the others of it are about: they share their organisation, one by one. */
function byFeature(chosen: readonly Chosen[]): Feature[] {
  const features = new Map<string, Feature>();
  for (const one of chosen) {
    const [name = ''] = one.named.name.split('.');
    const feature = features.get(name) ?? { name, endpoints: [] };
    feature.endpoints.push(one);
    features.set(name, feature);
  }
  return [...features.values()];
}

/**
 * The developer's tools first: they look at every organisation there is, and each call that founds one makes them
 * slower. Then the longest, so that no hand is left with it at the end.
 */
function inOrder(features: readonly Feature[]): Feature[] {
  const looksAtAll = ({ endpoints }: Feature): number =>
    Number(endpoints.some(({ named }) => named.endpoint.access === 'local'));
  return [...features].sort(
    (one, other) => looksAtAll(other) - looksAtAll(one) || other.endpoints.length - one.endpoints.length,
  );
}

async function fuzzEndpoint(
  app: FastifyInstance,
  named: NamedEndpoint,
  callers: Callers,
  findings: FuzzFindings,
  {
    seed,
    perEndpoint,
    devKey,
    quiet,
  }: Pick<FuzzOptions, 'seed' | 'perEndpoint' | 'devKey'> & {
    readonly quiet: Quiet;
  },
): Promise<void> {
  const random = seededRandom(seed);
  const shape = shapeOf(named);
  for (let turn = 0; turn < perEndpoint; turn += 1) {
    const call = generateCall(shape, random.branch(), callers.known);
    const token = callers.tokenOf(call.caller);
    // Calls that are refused without a question to anybody follow each other without a pause, which no line from
    // outside could do: whoever else is being answered would wait for all of them.
    await setImmediate();
    const timed = async (by: string | null) => {
      const started = performance.now();
      const answered = await send(app, call, by, devKey);
      return { ...answered, milliseconds: performance.now() - started };
    };
    const { status, answer, milliseconds } = await quiet.beside(() => timed(token));
    const finding: Finding = { endpoint: named.name, call, status, milliseconds, answer };
    findings.calls += 1;
    findings.byStatus.set(status, (findings.byStatus.get(status) ?? 0) + 1);
    if (status >= 500 && !honest.has(status)) findings.failed.push(finding);
    if (milliseconds > (findings.slowest?.milliseconds ?? 0)) findings.slowest = finding;
    // A login link that is none is refused with 401 too, and costs nobody their session.
    if (token !== null && answer.includes('"code":"unauthenticated"')) await callers.replace(call.caller);
    const again = async () => (await timed(callers.tokenOf(call.caller))).milliseconds;
    const quickest = await quickestIfSlow(milliseconds, () => quiet.alone(again));
    if (quickest !== null) findings.slow.push({ ...finding, milliseconds: quickest });
  }
}

async function send(
  app: FastifyInstance,
  { method, url, headers, payload }: GeneratedCall,
  token: string | null,
  devKey: string,
): Promise<{ readonly status: number; readonly answer: string }> {
  const options: InjectOptions = {
    method,
    url,
    headers: {
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      [devKeyHeader]: devKey,
    },
    ...(payload === undefined ? {} : { payload }),
  };
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${method} ${url.slice(0, 300)} never answered.`)), hangMs);
  });
  try {
    // A stream of news has no end: what it starts with is looked at.
    const answer = await Promise.race([app.inject({ ...options, payloadAsStream: true }), hang]);
    const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream');
    if (isEndless) answer.stream().destroy();
    return {
      status: answer.statusCode,
      answer: isEndless ? '' : await Promise.race([textOf(answer.stream()), hang]),
    };
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of stream) if (text.length < 500) text += String(part);
  return text.slice(0, 500);
}

/** As much of a call as shows what it was. */
export function describeFinding({ endpoint, call, status, milliseconds, answer }: Finding): string {
  const body =
    call.payload === undefined ? '' : ` ${JSON.stringify(call.payload.subarray(0, 600).toString('utf8'))}`;
  const headers = JSON.stringify(call.headers).slice(0, 300);
  return `${status} in ${Math.round(milliseconds)} ms: ${endpoint} by ${call.caller}: ${call.method} ${call.url.slice(0, 300)} ${headers}${body} → ${answer.slice(0, 200)}`;
}
