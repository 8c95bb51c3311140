export type TextPart = { at: number; text: string; link: boolean };

/** Cuts a text into plain parts and web addresses; a full stop after an address is not part of it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g)) {
    if (match.index > from) parts.push({ at: from, text: text.slice(from, match.index), link: false });
    parts.push({ at: match.index, text: match[0], link: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), link: false });
  return parts;
}
