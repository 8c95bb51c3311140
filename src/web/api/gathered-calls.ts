import { apiBase } from '#contract/endpoint.ts';
import { mostCallsTogether, togetherAddress } from '#contract/together.ts';
import { answersTogether, asResponse } from './answers-together.ts';

interface Asked {
  readonly address: string;
  readonly hear: (answer: Response | null) => void;
}

type Fetch = (address: string) => Promise<Response>;

let gathered: Asked[] = [];

/**
 * What is asked at the same moment leaves as one request. Null for who asks alone, and where no answer came that way:
 * they ask by themselves.
 */
export function askGathered(address: string, fetchFrom: Fetch): Promise<Response | null> {
  return new Promise((hear) => {
    gathered.push({ address, hear });
    if (gathered.length === 1) setTimeout(() => leaveWith(fetchFrom));
  });
}

function leaveWith(fetchFrom: Fetch): void {
  const all = gathered;
  gathered = [];
  for (let from = 0; from < all.length; from += mostCallsTogether)
    void leaveTogether(all.slice(from, from + mostCallsTogether), fetchFrom);
}

async function leaveTogether(some: readonly Asked[], fetchFrom: Fetch): Promise<void> {
  const calls = some.map(({ address }) => address.slice(apiBase.length));
  const answers = calls.length === 1 ? [] : await askTogether(calls, fetchFrom).catch(() => []);
  for (const [index, { hear }] of some.entries()) hear(answers[index] ?? null);
}

async function askTogether(calls: readonly string[], fetchFrom: Fetch): Promise<Response[]> {
  const response = await fetchFrom(togetherAddress(calls));
  const answers = await answersTogether(response);
  return answers.map((answer) => asResponse(answer, response.headers.get('date')));
}
