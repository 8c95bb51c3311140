/** « Hélène » as « Helene »: accents are for reading, not for searching. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}
