import { randomUUID } from 'node:crypto';
import type { Services } from '#server/services.ts';
import { insertOutsideConnection } from '#server/store/connections.ts';
import type { TestOrganization } from './organizations.ts';

/** Connected once, and taken back: nothing of these tests leaves the machine. */
export async function makeOutside(services: Services, { id: organizationId, admin }: TestOrganization) {
  const id = randomUUID();
  const at = services.now();
  await services.database.inOrganization(organizationId, (tx) =>
    insertOutsideConnection(tx, {
      id,
      provider: 'slack',
      ownerUserId: null,
      state: 'broken',
      label: 'Cible',
      externalId: `T${randomUUID()}`,
      tokens: null,
      renewingUntil: null,
      scopes: [],
      choices: {},
      madeBy: admin.id,
      madeAt: at,
      lastSuccessAt: null,
      lastErrorCode: 'revoked',
      lastErrorAt: at,
      toldAt: at,
    }),
  );
  return id;
}
