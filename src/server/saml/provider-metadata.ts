import { X509Certificate } from 'node:crypto';
import type { MetadataProblem } from '#domain/refusals/metadata-problem.ts';
import { largestMetadata } from './message-sizes.ts';
import {
  attributeOf,
  childrenOf,
  descendantsOf,
  innerText,
  isElement,
  readDescription,
} from './strict-xml.ts';
import type { XmlElement } from './xml-parser.mjs';

export interface SigningCertificate {
  readonly pem: string;
  readonly fingerprint: string;
  readonly subject: string;
  readonly validUntil: Date;
}

export interface ProviderMetadata {
  readonly entityId: string;
  /** Where browsers are sent with a question. */
  readonly loginUrl: string;
  /** One, or during a change the old and the new. */
  readonly certificates: readonly SigningCertificate[];
}

export type ReadMetadata =
  | { readonly ok: true; readonly metadata: ProviderMetadata }
  | { readonly ok: false; readonly problem: MetadataProblem };

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const mostCertificates = 5;
const leastKeyBits = 2048;

/** The document that a company's identity provider gives to whoever is to rely on it. */
export function readProviderMetadata(text: string): ReadMetadata {
  const root = text.length > largestMetadata ? null : readDescription(text.trim());
  if (!root) return refused('metadata_unreadable');
  const entities = isElement(root, 'metadata', 'EntityDescriptor')
    ? [root]
    : descendantsOf(root, 'metadata', 'EntityDescriptor');
  const providers = entities.flatMap((entity) =>
    childrenOf(entity, 'metadata', 'IDPSSODescriptor').map((role) => ({ entity, role })),
  );
  const [provider, ...others] = providers;
  if (!provider) return refused('metadata_not_provider');
  if (others.length > 0) return refused('metadata_several');
  const { entity, role } = provider;
  const entityId = attributeOf(entity, 'entityID')?.trim() ?? '';
  if (entityId === '' || entityId.length > 1024) return refused('metadata_not_provider');
  if (/^(true|1)$/.test(attributeOf(role, 'WantAuthnRequestsSigned') ?? ''))
    return refused('metadata_signed_requests');
  const loginUrl = childrenOf(role, 'metadata', 'SingleSignOnService')
    .filter((one) => attributeOf(one, 'Binding') === redirect)
    .map((one) => attributeOf(one, 'Location')?.trim() ?? '')
    .find(isWebAddress);
  if (loginUrl === undefined) return refused('metadata_no_login');
  const certificates = certificatesOf(role);
  if (certificates === null) return refused('metadata_weak_key');
  if (certificates.length === 0 || certificates.length > mostCertificates)
    return refused('metadata_no_certificate');
  return { ok: true, metadata: { entityId, loginUrl, certificates } };
}

/** Where a browser can be sent: not to a script, and with nobody's password. */
function isWebAddress(text: string): boolean {
  if (text.length > 2000 || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

function refused(problem: MetadataProblem): ReadMetadata {
  return { ok: false, problem };
}

/** Those for signing, or for whatever; null where one of them is no key to rely on. */
function certificatesOf(role: XmlElement): readonly SigningCertificate[] | null {
  const texts = childrenOf(role, 'metadata', 'KeyDescriptor')
    .filter((one) => (attributeOf(one, 'use') ?? 'signing') === 'signing')
    .flatMap((one) => descendantsOf(one, 'signature', 'X509Certificate'))
    .map((one) => innerText(one).replaceAll(/\s/g, ''));
  const found: SigningCertificate[] = [];
  for (const text of new Set(texts)) {
    const certificate = readCertificate(text);
    if (!certificate) return null;
    found.push(certificate);
  }
  return found;
}

function readCertificate(base64: string): SigningCertificate | null {
  try {
    const read = new X509Certificate(Buffer.from(base64, 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = read.publicKey;
    if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < leastKeyBits) return null;
    return {
      pem: read.toString(),
      fingerprint: read.fingerprint256,
      subject: read.subject?.replaceAll('\n', ', ') ?? '',
      validUntil: new Date(read.validTo),
    };
  } catch {
    return null;
  }
}
