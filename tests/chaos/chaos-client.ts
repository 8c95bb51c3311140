import { setTimeout as pause } from 'node:timers/promises';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import type { RelacheProcess } from '#tests/support/relache-process.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import type { LooseAnswer } from '#tests/support/test-app.ts';

/** A write that the server said yes to: it must be there afterwards, whatever was killed meanwhile. */
export interface Acknowledged {
  readonly requestId: string;
  readonly version: number;
  readonly event: string;
  readonly actorId: string;
}

export interface Diary {
  readonly acknowledged: Acknowledged[];
  /** Keys of creations that were sent, with the request that each was answered with. */
  readonly keys: Map<string, Set<string>>;
  /** Answers that are neither a yes nor a refusal. */
  readonly surprises: string[];
  /** Calls that got no answer because their server was killed. */
  unanswered: number;
  /** Calls that were asked to come again, because the database was away or in trouble. */
  unavailable: number;
  refused: number;
}

export function emptyDiary(): Diary {
  return { acknowledged: [], keys: new Map(), surprises: [], unanswered: 0, unavailable: 0, refused: 0 };
}

interface ListedRequest {
  readonly id: string;
  readonly employeeId: string;
  readonly status: string;
  readonly cancellationAsked: boolean;
  readonly version: number;
}

const refusals = [403, 404, 409, 422];
const attemptsOfCreation = 10;
const longestThoughtMs = 800;

/** One person who does whatever comes into their head, at whichever server answers. */
export class ChaosClient {
  constructor(
    private readonly person: TestPerson,
    private readonly decides: boolean,
    private readonly firstDay: string,
    private readonly servers: () => readonly RelacheProcess[],
    private readonly random: Random,
    private readonly diary: Diary,
  ) {}

  async actUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (this.random.chance(0.4)) await this.#create();
      else await this.#changeSomething();
      // People think. Without that, machines would be busy with calls instead of with being killed and coming back.
      await pause(this.random.below(longestThoughtMs));
    }
  }

  async #create(): Promise<void> {
    const key = `chaos-${this.person.id}-${this.random.below(2 ** 32)}`;
    const body = this.#form();
    const answers = new Set<string>();
    this.diary.keys.set(key, answers);
    // Whoever gets no answer asks again with the same key, and now and then even who got one.
    for (let attempt = 0; attempt < attemptsOfCreation; attempt += 1) {
      const answer = await this.#send('POST', '/leave-requests', body, key);
      if (!answer) continue;
      if (answer.status === 200) {
        answers.add(answer.json.id);
        // Asked for again, the answer shows the request as it has become; it was filed all the same.
        this.#note(answer.json, 'filed', 1);
      }
      if (!this.random.chance(0.1)) return;
    }
  }

  async #changeSomething(): Promise<void> {
    const path = this.decides ? '/leave-requests?limit=50' : '/leave-requests/my-requests?limit=20';
    const listed = await this.#send('GET', path);
    if (listed?.status !== 200 || listed.json.length === 0) return;
    const requests: readonly ListedRequest[] = listed.json;
    // Rarer than all others, and so looked for.
    const asked = requests.filter(({ cancellationAsked }) => cancellationAsked);
    const request = this.random.pick(asked.length > 0 && this.random.chance(0.4) ? asked : requests);
    const { action, body, method = 'PATCH' } = this.#idea(request);
    const version = this.random.chance(0.7) ? { version: request.version } : {};
    const place = `/leave-requests/${request.id}${action === 'edit' ? '' : `/${action}`}`;
    const answer = await this.#send(method, place, { ...body, ...version });
    if (answer?.status === 200) this.#note(answer.json, eventOf(action, answer.json), answer.json.version);
  }

  #idea(request: ListedRequest): { action: string; body: object; method?: string } {
    const own = request.employeeId === this.person.id;
    const reason = `Raison ${this.random.below(1_000)}`;
    if (own && request.status === 'pending' && this.random.chance(0.7)) {
      return this.random.chance(0.6)
        ? { action: 'edit', body: this.#form(), method: 'PUT' }
        : { action: 'withdraw', body: {} };
    }
    if (request.cancellationAsked) {
      return this.random.chance(0.5)
        ? { action: 'cancel', body: { reason } }
        : { action: 'refuse-cancellation', body: { reason } };
    }
    if (request.status === 'approved') return { action: 'cancel', body: { reason } };
    // Also for what is decided already: a refusal must leave no trace.
    return this.random.chance(0.65)
      ? { action: 'approve', body: {} }
      : { action: 'reject', body: { reason } };
  }

  #form(): object {
    const start = addDays(plainDate(this.firstDay), this.random.below(250));
    const longer = this.random.below(6);
    const [startHalf, endHalf] = [this.random.pick(['am', 'pm']), this.random.pick(['am', 'pm'])];
    return {
      type: this.random.pick(['vacation', 'vacation', 'vacation', 'sick', 'personal']),
      startDate: start,
      endDate: addDays(start, longer),
      startHalf,
      endHalf: longer === 0 && startHalf === 'pm' ? 'pm' : endHalf,
      note: `Note ${this.random.below(2 ** 32)}`,
    };
  }

  #note({ id }: { id: string }, event: string, version: number): void {
    this.diary.acknowledged.push({ requestId: id, version, event, actorId: this.person.id });
  }

  /** Null when no answer came. */
  async #send(method: string, path: string, body?: object, key?: string): Promise<LooseAnswer | null> {
    const servers = this.servers();
    if (servers.length === 0) {
      await pause(50);
      return null;
    }
    const server = this.random.pick(servers);
    let answer: LooseAnswer;
    try {
      answer = await server.callAnything(method, path, {
        token: this.person.token,
        ...(body ? { body } : {}),
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
    } catch {
      this.diary.unanswered += 1;
      return null;
    }
    if (answer.status === 503) {
      this.diary.unavailable += 1;
      if (!answer.headers.get('retry-after')) this.diary.surprises.push(`${method} ${path}: 503 alone`);
      return null;
    }
    if (refusals.includes(answer.status)) this.diary.refused += 1;
    else if (answer.status !== 200)
      this.diary.surprises.push(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  }
}

function eventOf(action: string, { status }: { status: string }): string {
  const events: Readonly<Record<string, string>> = {
    edit: 'edited',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
    cancel: status === 'cancelled' ? 'cancelled' : 'cancellation-asked',
    'refuse-cancellation': 'cancellation-refused',
  };
  return events[action] ?? action;
}
