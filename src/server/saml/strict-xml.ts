import { parseXml, type XmlElement } from './xml-parser.mjs';

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

type Namespace = keyof typeof namespaces;

/** An answer of some kilobytes has a hundred; thousands are no answer, and cost time. */
const mostTags = 4000;
const mostAttributes = 4000;

/**
 * A message that somebody else wrote: nothing in it but elements, attributes and text. Types of documents bring entities,
 * comments cut texts in two, and no program that answers for people sends either.
 */
export function readMessage(text: string): XmlElement | null {
  const withoutHead = text.replace(/^\uFEFF?\s*<\?xml [^?<>]{0,200}\?>/, '');
  if (withoutHead.includes('<!') || withoutHead.includes('<?')) return null;
  return parsed(text);
}

/** Metadata, which people comment; still no type of document. */
export function readDescription(text: string): XmlElement | null {
  return /<!(?!--|\[CDATA\[)/.test(text) ? null : parsed(text);
}

function parsed(text: string): XmlElement | null {
  if (count(text, '<') > mostTags || count(text, '=') > mostAttributes) return null;
  try {
    return parseXml(text, (message) => {
      throw new Error(message);
    });
  } catch {
    return null;
  }
}

function count(text: string, mark: string): number {
  let found = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) found += 1;
  return found;
}

export function isElement(element: XmlElement, namespace: Namespace, name: string): boolean {
  return element.localName === name && element.namespaceURI === namespaces[namespace];
}

const elementType = 1;

export function childrenOf(parent: XmlElement, namespace: Namespace, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (let index = 0; index < parent.childNodes.length; index += 1) {
    const child = parent.childNodes[index];
    if (child?.nodeType === elementType && isElement(child, namespace, name)) found.push(child);
  }
  return found;
}

/** The one child of that name: none and several are the same, nothing to rely on. */
export function childOf(parent: XmlElement, namespace: Namespace, name: string): XmlElement | null {
  const [first, ...others] = childrenOf(parent, namespace, name);
  return first && others.length === 0 ? first : null;
}

export function descendantsOf(parent: XmlElement, namespace: Namespace, name: string): readonly XmlElement[] {
  const list = parent.getElementsByTagNameNS(namespaces[namespace], name);
  return Array.from({ length: list.length }, (_, index) => list.item(index)).filter((one) => one !== null);
}

/** What an attribute says; null where it is missing. */
export function attributeOf(element: XmlElement, name: string): string | null {
  return element.hasAttribute(name) ? element.getAttribute(name) : null;
}

export function innerText(element: XmlElement | null): string {
  return element?.textContent?.trim() ?? '';
}

export function escapedXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
