/** La Poste: its establishments after the head office fail the check of everybody else. */
const LA_POSTE = '356000000';

/** Its head office passes the check, as does every other SIRET. */
const passesLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0) %
    10 ===
  0;

/** J22: fourteen digits that pass Luhn’s check; those of La Poste add up to a multiple of five. */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || /^0+$/.test(text)) return false;
  if (passesLuhn(text)) return true;
  return text.startsWith(LA_POSTE) && [...text].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}

/** As people write and paste them: with spaces and dots. */
export function plainSiret(text: string): string {
  return text.replaceAll(/[\s.\u00a0\u202f]/g, '');
}

/** « 732 829 320 00074 »: the nine figures of the company, then the five of the establishment. */
export function writtenSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
