export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Some programs write `x:row` where others write `row`. */
function bareName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Reads the plain XML that spreadsheets write: elements, attributes and text, in order. */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  for (const [, cdata, closing, name, written = '', selfClosing, text] of xml.matchAll(TOKEN)) {
    if (cdata !== undefined) yield { kind: 'text', text: cdata };
    else if (text !== undefined) yield { kind: 'text', text: plain(text) };
    else if (name !== undefined && closing) yield { kind: 'close', name: bareName(name) };
    else if (name !== undefined) {
      const attributes: Record<string, string> = {};
      for (const [, key = '', double, single] of written.matchAll(ATTRIBUTE)) {
        attributes[bareName(key)] = plain(double ?? single ?? '');
      }
      yield { kind: 'open', name: bareName(name), attributes };
      if (selfClosing) yield { kind: 'close', name: bareName(name) };
    }
  }
}
