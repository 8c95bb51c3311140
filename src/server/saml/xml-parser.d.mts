/** What is read of a document. */
export interface XmlElement {
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly textContent: string | null;
  readonly parentNode: XmlElement | null;
  readonly childNodes: { readonly length: number; readonly [index: number]: XmlElement | undefined };
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  getElementsByTagNameNS(
    namespace: string,
    localName: string,
  ): { readonly length: number; item(index: number): XmlElement | null };
}

/** Whatever is odd about the text is complained of; the complaint is to throw. */
export function parseXml(text: string, complain: (message: string) => never): XmlElement | null;
