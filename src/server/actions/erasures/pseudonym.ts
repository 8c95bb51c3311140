import { randomInt } from 'node:crypto';
import { freeCode } from '#domain/privacy/erasure.ts';
import type { Language } from '#domain/text/language.ts';
import type { Erasure } from '#server/store/erasures.ts';
import { writtenIn } from '#words/written.ts';

/** V7: what someone is called from then on; nobody else of the organisation is. */
export function freePseudonym(known: Iterable<Pick<Erasure, 'pseudonym'>>, language: Language): string {
  const codes = [...known].map(({ pseudonym }) => pseudonym?.slice(-4) ?? '');
  const code = freeCode(new Set(codes), () => randomInt(0x1_0000) / 0x1_0000);
  return writtenIn(language).departures.erased(code);
}
