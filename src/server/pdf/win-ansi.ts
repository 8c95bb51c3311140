import { withoutAccents } from '#domain/text/without-accents.ts';

/** The letters of Windows-1252 above Latin-1, by their code there: what the fonts that every reader has can write. */
const ABOVE_LATIN: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** What stands for signs that have no code: the minus of figures, narrow spaces, letters of other alphabets of Europe. */
const INSTEAD: Readonly<Record<string, string>> = {
  '−': '–',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  ʼ: '’',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ẞ: 'SS',
};

function codeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return ABOVE_LATIN[sign] ?? null;
}

/** Each sign by its code; without its accent where it has none, and a question mark for what no letter resembles. */
export function winAnsi(text: string): number[] {
  return [...text.normalize('NFC')].flatMap((sign) => {
    const code = codeOf(sign);
    if (code !== null) return [code];
    const plain = INSTEAD[sign] ?? withoutAccents(sign);
    return [...plain].map((each) => codeOf(each) ?? 0x3f);
  });
}
