import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
}

export interface LoadTarget {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Keeps `connections` requests under way for `seconds`; every answer must be a 200. */
export async function load(target: LoadTarget, seconds: number, connections = 16): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const started = performance.now();
      await send(target, agent);
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  durations.sort((a, b) => a - b);
  return {
    requestsPerSecond: durations.length / seconds,
    p99Milliseconds: durations[Math.floor(durations.length * 0.99)] ?? 0,
  };
}

function send({ url, method = 'GET', headers = {}, body }: LoadTarget, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** Rounds of both, turn by turn, so that a noisy neighbour hits them alike; the median round counts. */
export async function compare(
  ours: () => Promise<LoadResult>,
  bare: () => Promise<LoadResult>,
  rounds = 5,
): Promise<{ ours: LoadResult; bare: LoadResult; ratio: number }> {
  const measured: { ours: LoadResult; bare: LoadResult; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair = { ours: await ours(), bare: await bare() };
    measured.push({ ...pair, ratio: pair.ours.requestsPerSecond / pair.bare.requestsPerSecond });
  }
  measured.sort((a, b) => a.ratio - b.ratio);
  const median = measured[Math.floor(rounds / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
}
