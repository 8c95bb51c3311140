import { z } from 'zod';
import type { Half } from '#domain/calendar/half-day.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { ThereAbsence } from '#domain/payroll-sending/next-call.ts';
import type { CallProvider, ProviderRequest } from './call-provider.ts';
import type { PayrollClient } from './payroll-client.ts';
import type { ProviderAddresses } from './provider-addresses.ts';
import { ProviderFailure, ProviderRefusal } from './provider-answers.ts';
import { answeredDaySchema, readAnswer } from './read-answer.ts';

export interface PayfitParts {
  readonly addresses: ProviderAddresses['payfit'];
  readonly call: CallProvider;
  readonly apiKey: string;
  /** The id of the company; null until the key was looked up. */
  readonly dossier: string | null;
  readonly signal: AbortSignal;
}

const introspectionSchema = z.object({
  active: z.boolean(),
  company_id: z.string().min(1).max(100).optional(),
  scope: z.union([z.string(), z.array(z.string())]).optional(),
});

const momentSchema = z.enum(['beginning-of-day', 'middle-of-day', 'end-of-day']);
const endSchema = z.object({ date: answeredDaySchema, moment: momentSchema });
const absencesSchema = z.object({
  absences: z.array(z.object({ id: z.string(), type: z.string(), startDate: endSchema, endDate: endSchema })),
  meta: z.object({ nextPageToken: z.string().nullish() }).nullish(),
});
const createdSchema = z.object({ id: z.string() });

const startMoments = { am: 'beginning-of-day', pm: 'middle-of-day' } as const;
const endMoments = { am: 'middle-of-day', pm: 'end-of-day' } as const;
const mostPages = 40;

/** PayFit's partner API by its published description: absences are approved as they arrive, and never changed. */
export function payfitClient(parts: PayfitParts): PayrollClient {
  const { addresses, apiKey } = parts;
  const ask = (method: ProviderRequest['method'], path: string, body?: object) => {
    if (parts.dossier === null) throw new ProviderFailure('credentials');
    return send(parts, {
      method,
      url: `${addresses.api}/companies/${encodeURIComponent(parts.dossier)}${path}`,
      ...(body ? { body } : {}),
    });
  };
  return {
    check: async () => {
      const answer = await send(parts, {
        method: 'POST',
        url: addresses.introspect,
        body: { token: apiKey },
      }).catch((error: unknown) => {
        throw error instanceof ProviderRefusal ? new ProviderFailure('credentials') : error;
      });
      const { active, company_id: company, scope } = readAnswer(introspectionSchema, answer);
      if (!active || company === undefined) throw new ProviderFailure('credentials');
      if (scope !== undefined && !mayWrite(scope)) throw new ProviderFailure('forbidden');
      return company;
    },
    absences: async (employee, from, to) => {
      const found: ThereAbsence[] = [];
      let token: string | null = null;
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({ contractId: employee, beginDate: from, endDate: to });
        query.set('maxResults', '50');
        if (token !== null) query.set('nextPageToken', token);
        const answer = readAnswer(absencesSchema, await ask('GET', `/absences?${query}`));
        found.push(...answer.absences.map((each) => asThere(each, employee)));
        token = answer.meta?.nextPageToken ?? null;
        if (token === null) return found;
      }
      throw new ProviderFailure('unexpected');
    },
    add: async ({ employee, code, startDate, startHalf, endDate, endHalf }) => {
      const answer = await ask('POST', '/absences', {
        contractId: employee,
        type: code,
        startDate: { date: startDate, moment: startMoments[startHalf] },
        endDate: { date: endDate, moment: endMoments[endHalf] },
      });
      return createdSchema.safeParse(answer).data?.id ?? null;
    },
    change: async () => {
      throw new Error('PayFit changes no absence.');
    },
    remove: async (_, id) => {
      if (id === null) throw new ProviderFailure('unexpected');
      await ask('DELETE', `/absences/${encodeURIComponent(id)}`).catch((error: unknown) => {
        // Gone is gone.
        if (!(error instanceof ProviderRefusal && error.status === 404)) throw error;
      });
    },
    counters: async () => {
      throw new Error('PayFit tells no counters.');
    },
  };
}

type Sent = Pick<ProviderRequest, 'method' | 'url'> & { readonly body?: object };

function send({ call, apiKey, signal }: PayfitParts, { method, url, body }: Sent): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const content = body ? { body: JSON.stringify(body) } : {};
  return call({ method, url, headers, ...content, secrets: [apiKey], signal });
}

function mayWrite(scope: string | readonly string[]): boolean {
  const scopes = typeof scope === 'string' ? scope.split(/[\s,]+/) : scope;
  return scopes.includes('time:write') && scopes.includes('time:read');
}

type Found = z.output<typeof absencesSchema>['absences'][number];

function asThere({ id, type, startDate, endDate }: Found, employee: string): ThereAbsence {
  const startHalf: Half = startDate.moment === 'beginning-of-day' ? 'am' : 'pm';
  const endHalf: Half = endDate.moment === 'end-of-day' ? 'pm' : 'am';
  const [first, last] = [plainDate(startDate.date), plainDate(endDate.date)];
  return { id, employee, code: type, startDate: first, startHalf, endDate: last, endHalf };
}
