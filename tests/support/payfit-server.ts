import { type ProviderCall, type ProviderReply, ProviderServer } from './provider-server.ts';

export const payfitAccess = { provider: 'payfit', apiKey: 'cle-de-payfit-g7h8' } as const;
const companyId = '5f0c0ffee';

interface End {
  readonly date: string;
  readonly moment: string;
}

interface PayfitAbsence {
  readonly id: string;
  readonly contractId: string;
  readonly type: string;
  readonly startDate: End;
  readonly endDate: End;
}

/** Several types of creation are read back as one. */
const readTypes: Readonly<Record<string, string>> = { fr_mariage_salarie: 'fr_mariage' };

/** PayFit as its published description has it: a key names its company, absences arrive approved and never change. */
export class PayfitServer {
  readonly absences: PayfitAbsence[] = [];
  active = true;
  #made = 0;
  #server: ProviderServer | null = null;

  static async start(contracts: readonly string[]): Promise<PayfitServer> {
    const payfit = new PayfitServer(contracts);
    payfit.#server = await ProviderServer.start((call) => payfit.#reply(call));
    return payfit;
  }

  private constructor(private readonly contracts: readonly string[]) {}

  get server(): ProviderServer {
    if (this.#server === null) throw new Error('PayFit is not started.');
    return this.#server;
  }

  get env() {
    return { PAYFIT_API_URL: this.server.url, PAYFIT_INTROSPECT_URL: `${this.server.url}/introspect` };
  }

  get told(): string[] {
    const end = ({ date, moment }: End) => `${date} ${moment}`;
    return this.absences
      .map((each) => `${each.contractId} ${each.type} ${end(each.startDate)} ${end(each.endDate)}`)
      .sort();
  }

  #reply(call: ProviderCall): ProviderReply {
    const { method, path, headers, body, query } = call;
    if (path === '/introspect') {
      const isActive = this.active && body?.token === payfitAccess.apiKey;
      return { status: 200, json: isActive ? this.#introspection() : { active: false } };
    }
    if (headers.authorization !== `Bearer ${payfitAccess.apiKey}`) return refused(401, 'Unauthorized');
    const [, root, company, kind, id] = path.split('/');
    if (root !== 'companies' || company !== companyId || kind !== 'absences')
      return refused(404, 'Not found');
    if (method === 'GET') return this.#list(query);
    if (method === 'POST') return this.#create(body);
    if (method === 'DELETE' && id !== undefined) return this.#cancel(id);
    // No update.
    return refused(405, 'Method not allowed');
  }

  #introspection() {
    return { active: true, company_id: companyId, scope: 'time:read time:write' };
  }

  /** Two at a time, so that whoever asks has to turn the page. */
  #list(query: URLSearchParams): ProviderReply {
    const [from, to] = [query.get('beginDate') ?? '', query.get('endDate') ?? '9999'];
    const found = this.absences.filter(
      ({ contractId, startDate, endDate }) =>
        contractId === query.get('contractId') && startDate.date <= to && endDate.date >= from,
    );
    const first = Number(query.get('nextPageToken') ?? 0);
    const absences = found
      .slice(first, first + 2)
      .map((each) => ({ ...each, type: readTypes[each.type] ?? each.type, status: 'approved' }));
    const nextPageToken = first + 2 < found.length ? String(first + 2) : null;
    return { status: 200, json: { absences, meta: { nextPageToken, count: found.length } } };
  }

  #create(body: Omit<PayfitAbsence, 'id'>): ProviderReply {
    if (!this.contracts.includes(body.contractId)) return refused(400, 'Contract not found');
    if (!body.type.startsWith('fr_')) return refused(400, `Unknown absence type ${body.type}`);
    this.#made += 1;
    const id = `absence-${this.#made}`;
    this.absences.push({ id, ...body });
    return { status: 201, json: { id } };
  }

  #cancel(id: string): ProviderReply {
    const place = this.absences.findIndex((each) => each.id === id);
    if (place === -1) return refused(404, 'Absence not found');
    this.absences.splice(place, 1);
    return { status: 204 };
  }
}

function refused(status: number, message: string): ProviderReply {
  return { status, json: { error: { message } } };
}
