import { SignedXml } from 'xml-crypto';
import type { SamlRefusal } from '#domain/company-login/saml-life.ts';
import { attributeOf, childOf, childrenOf, descendantsOf, isElement, readMessage } from './strict-xml.ts';
import type { XmlElement } from './xml-parser.mjs';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** Everything that is not here is refused: SHA-1 first of all, and forms that keep comments. */
const signatureMethods = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const digestMethods = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];

type SignatureRefusal = Extract<SamlRefusal, 'encrypted' | 'unsigned' | 'weak_signature' | 'signature'>;

export type Proven =
  | { readonly ok: true; readonly assertion: XmlElement }
  | { readonly ok: false; readonly refusal: SignatureRefusal };

/**
 * The one assertion of a response, as it was signed: what is read afterwards is parsed from the very text that the
 * signature covers, so that nothing beside it, around it or inside it can take its place.
 */
export function provenAssertion(text: string, response: XmlElement, certificates: readonly string[]): Proven {
  if (descendantsOf(response, 'assertion', 'EncryptedAssertion').length > 0) return refused('encrypted');
  const assertions = descendantsOf(response, 'assertion', 'Assertion');
  const [assertion] = assertions;
  if (!assertion || assertions.length !== 1 || assertion.parentNode !== response) return refused('signature');
  const signatures = descendantsOf(response, 'signature', 'Signature');
  if (signatures.length === 0) return refused('unsigned');
  const owners = signatures.map(({ parentNode }) => parentNode);
  const misplaced = owners.some((owner, index) => {
    return (owner !== response && owner !== assertion) || owners.indexOf(owner) !== index;
  });
  if (misplaced) return refused('signature');
  const proven = new Map<XmlElement, XmlElement>();
  for (const signature of signatures) {
    const owner = signature.parentNode as XmlElement;
    const verdict = signedElement(text, signature, owner, certificates);
    if (typeof verdict === 'string') return refused(verdict);
    proven.set(owner, verdict);
  }
  const signedResponse = proven.get(response);
  const signed =
    proven.get(assertion) ?? (signedResponse ? childOf(signedResponse, 'assertion', 'Assertion') : null);
  return signed ? { ok: true, assertion: signed } : refused('signature');
}

function refused(refusal: SignatureRefusal): Proven {
  return { ok: false, refusal };
}

/** Its owner as the signature covers it, or why not. */
function signedElement(
  text: string,
  signature: XmlElement,
  owner: XmlElement,
  certificates: readonly string[],
): XmlElement | SignatureRefusal {
  const form = formOf(signature);
  const id = attributeOf(owner, 'ID');
  if (!form || !id || form.uri !== `#${id}`) return 'signature';
  if (!signatureMethods.includes(form.signatureMethod) || !digestMethods.includes(form.digestMethod))
    return 'weak_signature';
  if (form.canonicalization !== exclusive) return 'signature';
  if (!form.transforms.every((one) => one === enveloped || one === exclusive)) return 'signature';
  for (const certificate of certificates) {
    const canonical = verifiedText(text, signature, certificate);
    const element = canonical === null ? null : readMessage(canonical);
    if (!element) continue;
    const kind = owner.localName === 'Response' ? 'protocol' : 'assertion';
    const isOwner = isElement(element, kind, owner.localName) && attributeOf(element, 'ID') === id;
    return isOwner ? element : 'signature';
  }
  return 'signature';
}

interface SignatureForm {
  readonly canonicalization: string;
  readonly signatureMethod: string;
  readonly digestMethod: string;
  readonly uri: string;
  readonly transforms: readonly string[];
}

/** One SignedInfo about one thing, or nothing. */
function formOf(signature: XmlElement): SignatureForm | null {
  const info = childOf(signature, 'signature', 'SignedInfo');
  const reference = info && childOf(info, 'signature', 'Reference');
  if (!info || !reference) return null;
  const algorithm = (parent: XmlElement, name: string): string => {
    const element = childOf(parent, 'signature', name);
    return (element && attributeOf(element, 'Algorithm')) ?? '';
  };
  const transforms = childOf(reference, 'signature', 'Transforms');
  return {
    canonicalization: algorithm(info, 'CanonicalizationMethod'),
    signatureMethod: algorithm(info, 'SignatureMethod'),
    digestMethod: algorithm(reference, 'DigestMethod'),
    uri: attributeOf(reference, 'URI') ?? '',
    transforms: transforms
      ? childrenOf(transforms, 'signature', 'Transform').map((one) => attributeOf(one, 'Algorithm') ?? '')
      : [],
  };
}

function verifiedText(text: string, signature: XmlElement, certificate: string): string | null {
  const check = new SignedXml({ publicCert: certificate });
  keepOnly(check.CanonicalizationAlgorithms, [exclusive, enveloped]);
  keepOnly(check.HashAlgorithms, digestMethods);
  keepOnly(check.SignatureAlgorithms, signatureMethods);
  try {
    check.loadSignature(signature as never);
    if (!check.checkSignature(text)) return null;
    const [only, ...others] = check.getSignedReferences();
    return only !== undefined && others.length === 0 ? only : null;
  } catch {
    return null;
  }
}

function keepOnly(table: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(table)) if (!names.includes(name)) delete table[name];
}
