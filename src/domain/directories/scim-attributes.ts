export const userSchemaUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchemaUrn = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchemaUrn = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const namespaces = [enterpriseSchemaUrn, userSchemaUrn, groupSchemaUrn];

/**
 * What an attribute is known by here: lower case, since names are compared without case, and without the namespace that
 * Entra writes in front of some of them. None of ours bears the name of another.
 */
export function plainAttribute(path: string): string {
  const lower = path.trim().toLowerCase();
  const namespace = namespaces.map((each) => each.toLowerCase()).find((each) => lower.startsWith(each));
  return namespace === undefined ? lower : lower.slice(namespace.length).replace(/^[:.]/, '');
}

/** The attributes that may be asked for by a filter, with where they stand in a resource. */
export const userPaths: Readonly<Record<string, readonly string[]>> = {
  id: ['id'],
  externalid: ['externalId'],
  username: ['userName'],
  displayname: ['displayName'],
  active: ['active'],
  name: ['name', 'formatted'],
  'name.formatted': ['name', 'formatted'],
  'name.givenname': ['name', 'givenName'],
  'name.familyname': ['name', 'familyName'],
  emails: ['emails', 'value'],
  'emails.value': ['emails', 'value'],
  'emails.type': ['emails', 'type'],
  'emails.primary': ['emails', 'primary'],
  employeenumber: [enterpriseSchemaUrn, 'employeeNumber'],
  department: [enterpriseSchemaUrn, 'department'],
  manager: [enterpriseSchemaUrn, 'manager', 'value'],
  'manager.value': [enterpriseSchemaUrn, 'manager', 'value'],
  'meta.created': ['meta', 'created'],
  'meta.lastmodified': ['meta', 'lastModified'],
  'meta.resourcetype': ['meta', 'resourceType'],
};

export const groupPaths: Readonly<Record<string, readonly string[]>> = {
  id: ['id'],
  externalid: ['externalId'],
  displayname: ['displayName'],
  members: ['members', 'value'],
  'members.value': ['members', 'value'],
  'meta.created': ['meta', 'created'],
  'meta.resourcetype': ['meta', 'resourceType'],
};
