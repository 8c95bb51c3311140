import { apiBase, type Endpoint, type EndpointAnswer } from '#contract/endpoint.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';

/** What a server says that refuses: one of the codes of the contract. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, string | number>>;
}

type Reply = (pass: () => Promise<Response>) => Promise<Response>;

/**
 * What stands between a screen and its server. Calls pass, but for those that a test answers itself, in the shape that
 * the contract gives them, and for all of them while there is no connection.
 */
export class ScreenAnswers {
  private readonly replies = new Map<Endpoint, Reply>();
  private isOffline = false;
  /** Of every call that the screen made, its method and address. */
  readonly asked: string[] = [];

  /** From now on, this and nothing else; a shape that the contract does not know does not compile. */
  answer<E extends Endpoint>(endpoint: E, answer: EndpointAnswer<E>): void {
    this.replies.set(endpoint, async () => Response.json(answer));
  }

  refuse(endpoint: Endpoint, { status, error = 'Refusé.', ...refusal }: Refusal): void {
    this.replies.set(endpoint, async () => Response.json({ error, ...refusal }, { status }));
  }

  /** A server that is there and does not know what to say. */
  fail(endpoint: Endpoint, status = 500): void {
    this.replies.set(endpoint, async () => new Response('', { status }));
  }

  /** The connection breaks at this call, before the server hears of it; or after, when its answer is on the way. */
  lose(endpoint: Endpoint, moment: 'before' | 'after' = 'before'): void {
    this.replies.set(endpoint, async (pass) => {
      if (moment === 'after') await pass();
      throw new TypeError('Failed to fetch');
    });
  }

  /** Answers of the server wait until they are let go. */
  hold(endpoint: Endpoint): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.replies.set(endpoint, async (pass) => {
      await released;
      return pass();
    });
    return () => {
      this.replies.delete(endpoint);
      release();
    };
  }

  /** The server answers this again. */
  pass(endpoint: Endpoint): void {
    this.replies.delete(endpoint);
  }

  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline;
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: !isOffline });
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }

  /** How often the screen called this. */
  timesAsked(endpoint: Endpoint): number {
    return this.asked.filter((call) => matches(endpoint, call)).length;
  }

  async reply(method: string, address: string, pass: () => Promise<Response>): Promise<Response> {
    const called = `${method} ${address}`;
    this.asked.push(called);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    for (const [endpoint, reply] of this.replies) if (matches(endpoint, called)) return reply(pass);
    return pass();
  }
}

function matches({ method, path }: Endpoint, called: string): boolean {
  const [calledMethod, address = ''] = called.split(' ');
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${apiBase}${parts.join('[^/?]+')}(\\?|$)`);
  return calledMethod === method && pattern.test(address);
}
