import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { escapedXml, namespaces } from './strict-xml.ts';

/** What we are to one connection: an entity of its own, whose answers come to an address of its own. */
export interface ServiceProvider {
  readonly entityId: string;
  readonly answersTo: string;
}

const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
/** Whatever the provider knows people by. */
const anyName = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

export function serviceProviderMetadata({ entityId, answersTo }: ServiceProvider): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${namespaces.metadata}" entityID="${escapedXml(entityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">
    <md:NameIDFormat>${anyName}</md:NameIDFormat>
    <md:AssertionConsumerService Binding="${post}" Location="${escapedXml(answersTo)}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

/** A name of XML begins with no digit. */
export function newRequestId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}

/** Asks a provider who is there, by the redirect of a browser. */
export function questionUrl(
  provider: { readonly loginUrl: string },
  { entityId, answersTo }: ServiceProvider,
  asked: { readonly requestId: string; readonly relayState: string; readonly at: Date },
): string {
  const request = `<samlp:AuthnRequest xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${asked.requestId}" Version="2.0" IssueInstant="${asked.at.toISOString()}" Destination="${escapedXml(provider.loginUrl)}" ProtocolBinding="${post}" AssertionConsumerServiceURL="${escapedXml(answersTo)}"><saml:Issuer>${escapedXml(entityId)}</saml:Issuer><samlp:NameIDPolicy Format="${anyName}" AllowCreate="true"/></samlp:AuthnRequest>`;
  const url = new URL(provider.loginUrl);
  url.searchParams.set('SAMLRequest', deflateRawSync(request).toString('base64'));
  url.searchParams.set('RelayState', asked.relayState);
  return url.href;
}
