import { withoutAccents } from './without-accents.ts';

/** « Adresse  e-mail », « CHEF D’ÉQUIPE » and « Salarié(e) » as words to compare: no accents, no case, single spaces. */
export function plainWord(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’ʼ]/g, "'")
    .replace(/\(e\)|[·.]e$/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}
