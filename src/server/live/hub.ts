import type { Logger } from 'pino';
import { heartbeatSeconds } from '#contract/live.ts';
import { Failure } from '#server/failure.ts';
import type { LiveNews } from '#server/store/live.ts';
import { LiveStream } from './stream.ts';

/** Which of an organisation's sessions are still open. */
export type AskOpenSessions = (
  organizationId: string,
  sessionIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** More windows than anybody looks at; beyond that, the oldest is most likely one that nobody hears any more. */
const streamsPerSession = 10;
/** Every seat of the largest organisation, twice over. */
const streamsPerOrganization = 2_000;
const retrySeconds = 60;
/** Who comes back within this time hears what they missed; everyone else asks for all. A meeting, or lunch. */
const memoryMs = 2 * 60 * 60_000;
/** A question may have been on its way for so long: what changed meanwhile is told as well. */
const onTheWayMs = 1_000;

interface Memory {
  readonly at: number;
  readonly topics: LiveNews['topics'];
}

/** The browsers that listen at this process, by organisation: one hears of its own organisation and no other. */
export class LiveHub {
  readonly #streams = new Map<string, Set<LiveStream>>();
  readonly #memories = new Map<string, Memory[]>();
  /** Since when nothing has gone unheard. */
  #hearingSince = Number.POSITIVE_INFINITY;
  readonly #heartbeat = setInterval(() => void this.#beat(), heartbeatSeconds * 1000);
  #checking = false;
  #closed = false;

  constructor(
    private readonly askOpenSessions: AskOpenSessions,
    private readonly log: Logger,
  ) {}

  open({
    organizationId,
    sessionId,
    heardUntil,
  }: {
    readonly organizationId: string;
    readonly sessionId: string;
    /** How many milliseconds ago the browser knew everything. */
    readonly heardUntil?: number | undefined;
  }): ReadableStream<Uint8Array> {
    const streams = this.#streams.get(organizationId) ?? new Set();
    if (streams.size >= streamsPerOrganization) {
      throw new Failure('too_many_requests', { retryAfterSeconds: retrySeconds });
    }
    const [oldest, ...others] = [...streams].filter((stream) => stream.sessionId === sessionId);
    if (oldest && others.length + 1 >= streamsPerSession) this.#end(organizationId, oldest);
    const stream = new LiveStream(sessionId, (gone) => this.#forget(organizationId, gone));
    this.#streams.set(organizationId, streams.add(stream));
    if (heardUntil !== undefined) this.#catchUp(organizationId, stream, heardUntil);
    if (this.#closed) this.#end(organizationId, stream);
    return stream.readable;
  }

  hear({ organizationId, topics, from }: LiveNews): void {
    if (topics.length > 0) this.#remember(organizationId, topics);
    const streams = this.#streams.get(organizationId);
    if (!streams) return;
    for (const stream of streams) if (topics.length > 0 && stream.id !== from) stream.tell(topics);
    if (topics.length === 0 || topics.includes('people')) void this.#endClosedSessions(organizationId);
  }

  /** Changes may have gone unheard: everyone looks again. */
  resync(): void {
    this.#hearingSince = performance.now();
    for (const stream of this.#all()) stream.resync();
  }

  count(): number {
    return this.#all().length;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const [organizationId, streams] of [...this.#streams]) {
      for (const stream of [...streams]) this.#end(organizationId, stream);
    }
  }

  /** One organisation after the other: these questions must not take the connections that requests wait for. */
  async #beat(): Promise<void> {
    for (const stream of this.#all()) stream.beat();
    this.#forgetOld();
    if (this.#checking) return;
    this.#checking = true;
    for (const organizationId of [...this.#streams.keys()]) await this.#endClosedSessions(organizationId);
    this.#checking = false;
  }

  async #endClosedSessions(organizationId: string): Promise<void> {
    const streams = [...(this.#streams.get(organizationId) ?? [])];
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))];
    try {
      const open = await this.askOpenSessions(organizationId, sessionIds);
      for (const stream of streams) if (!open.has(stream.sessionId)) this.#end(organizationId, stream);
    } catch (error) {
      // Nobody is sent away because the database is; the next heartbeat asks again.
      this.log.warn({ err: error }, 'sessions of open streams not checked');
    }
  }

  #catchUp(organizationId: string, stream: LiveStream, heardUntil: number): void {
    const now = performance.now();
    const since = now - heardUntil - onTheWayMs;
    if (now - since > memoryMs || since < this.#hearingSince) {
      stream.resync();
      return;
    }
    const missed = (this.#memories.get(organizationId) ?? []).filter(({ at }) => at >= since);
    for (const { topics } of missed) stream.tell(topics);
  }

  #remember(organizationId: string, topics: Memory['topics']): void {
    const memories = this.#memories.get(organizationId) ?? [];
    const at = performance.now();
    // One for each topic, its latest: an organisation that is busy takes no more room than a quiet one.
    const others = memories
      .map((memory) => ({ ...memory, topics: memory.topics.filter((topic) => !topics.includes(topic)) }))
      .filter((memory) => memory.topics.length > 0);
    this.#memories.set(organizationId, [...others, { at, topics }]);
  }

  #forgetOld(): void {
    const oldest = performance.now() - memoryMs;
    for (const [organizationId, memories] of this.#memories) {
      if (memories.every(({ at }) => at < oldest)) this.#memories.delete(organizationId);
    }
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams]);
  }

  #end(organizationId: string, stream: LiveStream): void {
    stream.end();
    this.#forget(organizationId, stream);
  }

  #forget(organizationId: string, stream: LiveStream): void {
    const streams = this.#streams.get(organizationId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(organizationId);
  }
}
