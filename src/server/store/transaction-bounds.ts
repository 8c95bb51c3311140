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

/**
 * Left to itself, PostgreSQL plans a statement anew for its first five calls on each connection, to see whether its
 * values matter. `once` is for deeds of every day, whose statements all have names: they are planned for any values.
 */
export type Planning = 'by-values' | 'once';

/** Whatever it wrote makes another version of the organisation, in the round trip that ends it. */
export function tenantBounds(organizationId: string, planning: Planning): TransactionBounds {
  const begin = beginIn(organizationId);
  return {
    begin: planning === 'once' ? `${begin}; set local plan_cache_mode = force_generic_plan` : begin,
    commit: 'select gate.new_version(); commit',
  };
}
