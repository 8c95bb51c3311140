/** Where something sealed lies, and what it is sealed about. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  /** What names the row besides its organisation. */
  readonly key: string;
  readonly about: (organizationId: string, key: string) => string;
}

const connectionAbout = (organizationId: string, id: string) => `connections|${organizationId}|${id}`;
const attemptAbout = (organizationId: string, id: string) => `connection_attempts|${organizationId}|${id}`;

export const connectionTokens: SealedPlace = {
  table: 'connections',
  column: 'tokens',
  key: 'id',
  about: connectionAbout,
};

export const attemptChecks: SealedPlace = {
  table: 'connection_attempts',
  column: 'checks',
  key: 'id',
  about: attemptAbout,
};

const endpointAbout = (_organizationId: string, id: string) => id;
const appAbout = (organizationId: string, userId: string) => `totp|${organizationId}|${userId}`;

/** Everything that is sealed: `npm run reseal` goes through it, and `tests/store/reseal.test.ts` looks for what it lacks. */
export const sealedPlaces: readonly SealedPlace[] = [
  connectionTokens,
  attemptChecks,
  { table: 'webhook_endpoints', column: 'secret', key: 'id', about: endpointAbout },
  { table: 'webhook_endpoints', column: 'previous_secret', key: 'id', about: endpointAbout },
  { table: 'authenticator_apps', column: 'secret', key: 'user_id', about: appAbout },
  { table: 'authenticator_apps', column: 'pending_secret', key: 'user_id', about: appAbout },
  {
    table: 'payroll_connections',
    column: 'secrets',
    key: 'id',
    about: (organizationId, id) => `payroll_connections|${organizationId}|${id}`,
  },
  {
    table: 'login_connections',
    column: 'secret',
    key: 'id',
    about: (organizationId, id) => `company login secret ${organizationId} ${id}`,
  },
  {
    table: 'login_attempts',
    column: 'checks',
    key: 'id',
    about: (organizationId, id) => `company login checks ${organizationId} ${id}`,
  },
];
