import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { SelfSigned } from './self-signed.ts';

/** What an identity provider is asked, read from the address that a browser is sent to. */
export interface SamlQuestion {
  readonly id: string;
  readonly issuer: string;
  readonly answersTo: string;
  readonly relayState: string;
}

export function readQuestion(address: string): SamlQuestion {
  const { searchParams } = new URL(address);
  const request = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const read = (pattern: RegExp): string => pattern.exec(request)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    id: read(/ ID="([^"]+)"/),
    issuer: read(/<saml:Issuer>([^<]+)</),
    answersTo: read(/AssertionConsumerServiceURL="([^"]+)"/),
    relayState: searchParams.get('RelayState') ?? '',
  };
}

export interface SamlAnswer {
  readonly issuer: string;
  readonly subject: string;
  readonly address: string | null;
  readonly name: string | null;
  readonly format: string;
  readonly audience: string;
  readonly recipient: string;
  readonly destination: string;
  readonly inResponseTo: string;
  readonly at: Date;
  readonly begin: Date;
  readonly end: Date;
  readonly status: string;
  /** What stands in the response besides. */
  readonly beside: string;
}

const minute = 60_000;
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export function usualAnswer(
  question: SamlQuestion,
  person: Pick<SamlAnswer, 'issuer' | 'subject' | 'address'> & Partial<SamlAnswer>,
  at: Date,
): SamlAnswer {
  return {
    name: 'Alice Martin',
    format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    audience: question.issuer,
    recipient: question.answersTo,
    destination: question.answersTo,
    inResponseTo: question.id,
    at,
    begin: new Date(at.getTime() - minute),
    end: new Date(at.getTime() + 5 * minute),
    status: success,
    beside: '',
    ...person,
  };
}

function attribute(name: string, value: string | null): string {
  if (value === null) return '';
  return `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`;
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** A response with one assertion, nothing of it signed yet. */
export function unsignedResponse(answer: SamlAnswer): string {
  const { at, begin, end } = answer;
  const attributes =
    attribute(`${claims}/emailaddress`, answer.address) +
    attribute('http://schemas.microsoft.com/identity/claims/displayname', answer.name);
  const said = `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`;
  const confirmation = `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${answer.inResponseTo}" NotOnOrAfter="${end.toISOString()}" Recipient="${answer.recipient}"/></saml:SubjectConfirmation>`;
  const assertion = `<saml:Assertion ID="_${randomUUID()}" IssueInstant="${at.toISOString()}" Version="2.0"><saml:Issuer>${answer.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${answer.format}">${answer.subject}</saml:NameID>${confirmation}</saml:Subject><saml:Conditions NotBefore="${begin.toISOString()}" NotOnOrAfter="${end.toISOString()}"><saml:AudienceRestriction><saml:Audience>${answer.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>${said}<saml:AuthnStatement AuthnInstant="${at.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" InResponseTo="${answer.inResponseTo}" Version="2.0" IssueInstant="${at.toISOString()}" Destination="${answer.destination}"><saml:Issuer>${answer.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${answer.status}"/></samlp:Status>${assertion}${answer.beside}</samlp:Response>`;
}

export interface Signing {
  readonly part?: 'Assertion' | 'Response';
  readonly algorithm?: 'sha1' | 'sha256';
}

const algorithms = {
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
} as const;

export function signedResponse(
  xml: string,
  { privateKey }: SelfSigned,
  { part = 'Assertion', algorithm = 'sha256' }: Signing = {},
): string {
  const path = part === 'Response' ? '/*' : "/*/*[local-name(.)='Assertion']";
  const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const signing = new SignedXml({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    signatureAlgorithm: algorithms[algorithm].signature,
    canonicalizationAlgorithm: exclusive,
  });
  signing.addReference({
    xpath: path,
    digestAlgorithm: algorithms[algorithm].digest,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
  });
  signing.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signing.getSignedXml();
}

export function posted(xml: string): string {
  return Buffer.from(xml).toString('base64');
}

export function providerMetadata(
  { entityId, loginUrl }: { readonly entityId: string; readonly loginUrl: string },
  certificates: readonly string[],
): string {
  const keys = certificates
    .map(
      (one) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${one}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by the provider -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${loginUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}
