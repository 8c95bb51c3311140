import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { EndpointAnswer, EndpointCall } from '#contract/endpoint.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { type CallAs, callAs } from './call-as.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { actOn, RequestAction } from './leave-company.ts';
import { createTestOrganization, type TestOrganization, type TestPerson } from './organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from './test-app.ts';

const { create, read } = leaveRequestsEndpoints;

type Form = EndpointCall<typeof create>['body'];
type Named = { readonly id: string };

export interface RequestStage {
  readonly app: TestApp;
  /** The owner of the database, who sees every row. */
  readonly owner: Client;
  readonly organization: TestOrganization;
  readonly lead: TestPerson;
  readonly manager: TestPerson;
  readonly as: CallAs;
  readonly filed: (person: TestPerson, form?: Partial<Form>) => Promise<EndpointAnswer<typeof create>>;
  readonly move: (
    person: TestPerson,
    request: Named,
    verb: RequestAction,
    body?: object,
  ) => ReturnType<typeof actOn>;
  readonly eventsOf: (person: TestPerson, request: Named) => Promise<EndpointAnswer<typeof read>['history']>;
  /** What the ledger holds of one request, by day. */
  readonly ledgerOf: (request: Named) => Promise<{ date: string; days: number }[]>;
}

export const week = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;

/** The status of an answer, and what it says of itself: a code where it refuses, else the state of the request. */
export const told = ({ status, json }: LooseAnswer) => [status, json.code ?? json.status];

/** What tests of deciding start from: an organisation with somebody of every kind who decides. */
export function setRequestStage(): RequestStage {
  let app: TestApp;
  let owner: Client;
  let organization: TestOrganization;
  let lead: TestPerson;
  let manager: TestPerson;

  beforeAll(async () => {
    app = await startTestApp({ env: { WORKER: 'off' } });
    owner = new Client(app.connection);
    await owner.connect();
    organization = await createTestOrganization(app.services);
    lead = await organization.add('team_lead', 'Lou Chef');
    manager = await organization.add('manager', 'Maud Manager');
  });
  afterAll(async () => {
    await owner.end();
    await app.close();
  });

  const as = callAs(() => app);
  return {
    get app() {
      return app;
    },
    get owner() {
      return owner;
    },
    get organization() {
      return organization;
    },
    get lead() {
      return lead;
    },
    get manager() {
      return manager;
    },
    as,
    filed: (person, form = {}) => callEndpoint(app, person, create, { body: { ...week, ...form } }),
    move: (person, { id }, verb, body = {}) => as(person, 'PATCH', `/leave-requests/${id}/${verb}`, body),
    eventsOf: async (person, { id }) => (await callEndpoint(app, person, read, { params: { id } })).history,
    ledgerOf: async ({ id }) => {
      const { rows } = await owner.query<{ date: string; days: number }>(
        `select date::text, sum(amount_n::float8 / amount_d) as days from ledger_entries
         where request_id = $1 group by date order by date`,
        [id],
      );
      return rows;
    },
  };
}
