import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p95Milliseconds: number;
  readonly p99Milliseconds: number;
}

export interface LoadTarget {
  /** The same for every connection, or told by which of them asks. */
  readonly url: string | ((connection: number) => string);
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What it must be answered with; 200 unless said otherwise. */
  readonly status?: number;
}

const usualConnections = 16;

/** Keeps requests under way for `seconds`, the targets in turn. */
export async function load(
  targets: readonly LoadTarget[],
  seconds: number,
  connections = usualConnections,
): Promise<LoadResult> {
  const end = performance.now() + seconds * 1000;
  const next = (count: number) => (performance.now() < end ? targets[count % targets.length] : undefined);
  return keepUnderWay(next, connections);
}

/** Sends each target once: for writes that can be done only once. */
export async function loadOnce(
  targets: readonly LoadTarget[],
  connections = usualConnections,
): Promise<LoadResult> {
  return keepUnderWay((count) => targets[count], connections);
}

/** So many requests, the targets in turn. */
export async function loadTimes(
  targets: readonly LoadTarget[],
  times: number,
  connections = usualConnections,
): Promise<LoadResult> {
  const next = (count: number) => (count < times ? targets[count % targets.length] : undefined);
  return keepUnderWay(next, connections);
}

async function keepUnderWay(
  next: (count: number) => LoadTarget | undefined,
  connections: number,
): Promise<LoadResult> {
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const durations: number[] = [];
  const started = performance.now();
  let count = 0;
  const client = async (agent: Agent, connection: number): Promise<void> => {
    for (let target = next(count++); target; target = next(count++)) {
      const sent = performance.now();
      await send(target, agent, connection);
      durations.push(performance.now() - sent);
    }
  };
  await Promise.all(agents.map(client));
  const seconds = (performance.now() - started) / 1000;
  for (const agent of agents) agent.destroy();
  durations.sort((a, b) => a - b);
  const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? 0;
  return {
    requests: durations.length,
    requestsPerSecond: durations.length / seconds,
    p50Milliseconds: at(0.5),
    p95Milliseconds: at(0.95),
    p99Milliseconds: at(0.99),
  };
}

function send(
  { url, method = 'GET', headers = {}, body, status = 200 }: LoadTarget,
  agent: Agent,
  connection: number,
): Promise<void> {
  const address = typeof url === 'string' ? url : url(connection);
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === status
          ? resolve()
          : reject(new Error(`${method} ${address} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject).end(body);
  });
}

export interface Comparison {
  readonly ours: LoadResult;
  readonly bare: LoadResult;
  readonly ratio: number;
}

/** Rounds of both, turn by turn, so that a noisy neighbour hits them alike; the median round counts. */
export async function compare(
  ours: () => Promise<LoadResult>,
  bare: () => Promise<LoadResult>,
  rounds = 5,
): Promise<Comparison> {
  // The first round of each only warms up.
  await ours();
  await bare();
  const measured: Comparison[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair = { ours: await ours(), bare: await bare() };
    measured.push({ ...pair, ratio: pair.ours.requestsPerSecond / pair.bare.requestsPerSecond });
  }
  measured.sort((a, b) => a.ratio - b.ratio);
  const median = measured[Math.floor(rounds / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
}
