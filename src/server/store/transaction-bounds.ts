/** What stands around the work of a transaction. */
export interface TransactionBounds {
  readonly begin: string;
  readonly commit: string;
}

export const gateBounds: TransactionBounds = { begin: 'begin', commit: 'commit' };

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function beginIn(organizationId: string): string {
  if (!uuidShape.test(organizationId)) throw new Error('An organisation id is a UUID in lower case.');
  return `begin; set local app.organization_id = '${organizationId}'`;
}

/** Whatever it wrote makes another version of the organisation, in the round trip that ends it. */
export function tenantBounds(organizationId: string): TransactionBounds {
  return { begin: beginIn(organizationId), commit: 'select gate.new_version(); commit' };
}
