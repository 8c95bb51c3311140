import { scimBase } from '#contract/directories.ts';
import { mostPerPage } from '#domain/directories/directory-life.ts';
import { enterpriseSchemaUrn, groupSchemaUrn, userSchemaUrn } from '#domain/directories/scim-attributes.ts';
import type { Placed, Resource } from './resources.ts';

const metaSchemas = 'urn:ietf:params:scim:schemas:core:2.0';

const no = { supported: false } as const;

/** RFC 7643 §5: what is spoken here, and what is not. */
export function serviceProviderConfig({ publicUrl }: Placed): Resource {
  return {
    schemas: [`${metaSchemas}:ServiceProviderConfig`],
    documentationUri: new URL('/documentation', publicUrl).href,
    patch: { supported: true },
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostPerPage },
    changePassword: no,
    sort: no,
    etag: no,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer',
        description: 'The token that an admin makes on the page of directories.',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: new URL(`${scimBase}/ServiceProviderConfig`, publicUrl).href,
    },
  };
}

export function resourceTypes({ publicUrl }: Placed): Resource[] {
  const type = (name: string, endpoint: string, schema: string, extensions: object): Resource => ({
    schemas: [`${metaSchemas}:ResourceType`],
    id: name,
    name,
    endpoint,
    schema,
    ...extensions,
    meta: {
      resourceType: 'ResourceType',
      location: new URL(`${scimBase}/ResourceTypes/${name}`, publicUrl).href,
    },
  });
  return [
    type('User', '/Users', userSchemaUrn, {
      schemaExtensions: [{ schema: enterpriseSchemaUrn, required: false }],
    }),
    type('Group', '/Groups', groupSchemaUrn, {}),
  ];
}

type Attribute = Readonly<Record<string, unknown>>;

function attribute(name: string, more: Attribute = {}): Attribute {
  return {
    name,
    type: 'string',
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...more,
  };
}

const reference = attribute('$ref', { type: 'reference', mutability: 'readOnly' });

/** Only what is kept: all else that a directory sends is passed over. */
export function resourceSchemas({ publicUrl }: Placed): Resource[] {
  const schema = (id: string, name: string, attributes: readonly Attribute[]): Resource => ({
    schemas: [`${metaSchemas}:Schema`],
    id,
    name,
    attributes,
    meta: { resourceType: 'Schema', location: new URL(`${scimBase}/Schemas/${id}`, publicUrl).href },
  });
  return [
    schema(userSchemaUrn, 'User', [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('displayName'),
      attribute('name', {
        type: 'complex',
        subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => attribute(name)),
      }),
      attribute('emails', {
        type: 'complex',
        multiValued: true,
        subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
      }),
      attribute('active', { type: 'boolean' }),
    ]),
    schema(groupSchemaUrn, 'Group', [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [attribute('value'), attribute('display', { mutability: 'readOnly' }), reference],
      }),
    ]),
    schema(enterpriseSchemaUrn, 'EnterpriseUser', [
      attribute('employeeNumber'),
      attribute('department'),
      attribute('manager', { type: 'complex', subAttributes: [attribute('value'), reference] }),
    ]),
  ];
}
