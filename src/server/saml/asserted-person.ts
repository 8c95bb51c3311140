import { attributeOf, childOf, childrenOf, innerText } from './strict-xml.ts';
import type { XmlElement } from './xml-parser.mjs';

export interface AssertedPerson {
  /** By which the provider knows them, for good. */
  readonly subject: string;
  /** Null where it says none: who is known by their subject needs none. */
  readonly address: string | null;
  readonly name: string | null;
}

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const longestSubject = 500;

/** What Entra, Google Workspace, Okta, ADFS and Keycloak call these, without case. */
const addressNames = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'email',
  'mail',
  'emailaddress',
];
const fullNames = [
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'displayname',
  'name',
];
const givenNames = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  'urn:oid:2.5.4.42',
  'givenname',
  'firstname',
];
const familyNames = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  'urn:oid:2.5.4.4',
  'surname',
  'sn',
  'lastname',
];

/** Who the assertion is about; it is to be one that was proven. */
export function assertedPerson(assertion: XmlElement): AssertedPerson | 'no_subject' | 'passing_subject' {
  const holder = childOf(assertion, 'assertion', 'Subject');
  const nameId = holder && childOf(holder, 'assertion', 'NameID');
  const subject = innerText(nameId);
  if (!nameId || subject === '' || subject.length > longestSubject) return 'no_subject';
  if (attributeOf(nameId, 'Format') === transient) return 'passing_subject';
  const attributes = attributesOf(assertion);
  const address = first(attributes, addressNames) ?? subject;
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(address) && address.length <= 254;
  const parts = [first(attributes, givenNames), first(attributes, familyNames)].filter((one) => one !== null);
  const name = first(attributes, fullNames) ?? (parts.length > 0 ? parts.join(' ') : null);
  return { subject, address: isAddress ? address : null, name: name?.slice(0, 200) ?? null };
}

function attributesOf(assertion: XmlElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of childrenOf(assertion, 'assertion', 'AttributeStatement')) {
    for (const attribute of childrenOf(statement, 'assertion', 'Attribute')) {
      const name = attributeOf(attribute, 'Name')?.toLowerCase();
      const value = innerText(childrenOf(attribute, 'assertion', 'AttributeValue')[0] ?? null);
      // The first of a name counts, of its values the first: a list of addresses is in the order of the provider.
      if (name !== undefined && value !== '' && !found.has(name)) found.set(name, value);
    }
  }
  return found;
}

function first(attributes: ReadonlyMap<string, string>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = attributes.get(name);
    if (value !== undefined) return value;
  }
  return null;
}
