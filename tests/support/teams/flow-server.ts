import { randomUUID } from 'node:crypto';
import { type ProviderCall, type ProviderReply, ProviderServer } from '#tests/support/provider-server.ts';

interface PostedCard {
  readonly flow: string;
  /** Everything that is read in it, line by line. */
  readonly lines: readonly string[];
  readonly links: readonly string[];
  readonly text: string;
}

/** Teams refuses what is larger. */
const mostBytes = 28 * 1024;

/**
 * Flows of Workflows on a port of this machine. They keep the rules that are published: an address counts with its `sig`
 * alone, a card comes in the envelope of a message, opens pages and carries nothing back; 202 says that it was taken.
 */
export class FlowServer {
  readonly cards: PostedCard[] = [];
  readonly #flows = new Map<string, string>();

  private constructor(readonly server: ProviderServer) {}

  static async start(): Promise<FlowServer> {
    let flows: FlowServer | null = null;
    const server = await ProviderServer.start((call) => flows?.reply(call) ?? { status: 503 });
    flows = new FlowServer(server);
    return flows;
  }

  /** What the operator sets, so that addresses of this machine count. */
  get env(): Readonly<Record<string, string>> {
    return { TEAMS_FLOW_HOSTS: `127.0.0.1:${this.server.port}` };
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** As somebody makes one in Teams: its address. */
  make(): string {
    const id = randomUUID().replaceAll('-', '');
    const sig = `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
    this.#flows.set(id, sig);
    return `${this.server.url}/workflows/${id}/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=${sig}`;
  }

  /** As somebody deletes it. */
  remove(address: string): void {
    this.#flows.delete(flowOf(new URL(address).pathname));
  }

  of(address: string): PostedCard[] {
    return this.cards.filter(({ flow }) => flow === flowOf(new URL(address).pathname));
  }

  reply({ method, path, query, text, body }: ProviderCall): ProviderReply {
    const flow = flowOf(path);
    const sig = this.#flows.get(flow);
    if (sig === undefined) return { status: 404, json: { error: { code: 'WorkflowNotFound' } } };
    if (query.get('sig') !== sig)
      return { status: 401, json: { error: { code: 'DirectApiAuthorizationRequired' } } };
    if (method !== 'POST' || Buffer.byteLength(text) > mostBytes) return { status: 400 };
    const card = readCard(flow, body);
    if (!card) return { status: 400, json: { error: { code: 'BadRequest' } } };
    this.cards.push(card);
    return { status: 202 };
  }
}

const flowOf = (path: string): string => /^\/workflows\/([0-9a-f]+)\//.exec(path)?.[1] ?? '';

// biome-ignore lint/suspicious/noExplicitAny: whatever is posted
function readCard(flow: string, message: any): PostedCard | null {
  const [attachment, ...others] = message?.attachments ?? [];
  const card = attachment?.content;
  const isMessage =
    message?.type === 'message' &&
    others.length === 0 &&
    attachment?.contentType === 'application/vnd.microsoft.card.adaptive' &&
    card?.type === 'AdaptiveCard' &&
    card.version === '1.4' &&
    Array.isArray(card.body);
  if (!isMessage) return null;
  const lines: string[] = [];
  for (const element of card.body) {
    if (element.type !== 'RichTextBlock') return null;
    const runs: { type: string; text: string }[] = element.inlines;
    if (runs.length === 0 || runs.some(({ type, text }) => type !== 'TextRun' || typeof text !== 'string'))
      return null;
    lines.push(runs.map(({ text }) => text).join(''));
  }
  const links: string[] = [];
  for (const { type, title, url } of card.actions ?? []) {
    // Nothing else works in what a flow posts.
    if (type !== 'Action.OpenUrl' || typeof title !== 'string' || !URL.canParse(url)) return null;
    links.push(url);
  }
  return { flow, lines, links, text: JSON.stringify(message) };
}
