import { plainWord, roleFromWord } from './role-words.ts';

export type RawInvitation = { name: string; email: string; roleText: string };

const headings = {
  email:
    /^(e-?mails?|mails?|courriels?|adresse|adresse (e-?mail|mail|courriel|electronique)|e-?mail address)$/,
  firstName: /^(prenoms?|first ?name|given name)$/,
  lastName: /^(noms?|noms? de famille|last ?name|surname|family name)$/,
  fullName:
    /^(name|full ?name|nom complet|nom et prenom|prenom et nom|nom prenom|prenom nom|personne|person)$/,
  role: /^(role|roles|profil|droits)$/,
} as const;

type Heading = keyof typeof headings;
export type Columns = Partial<Record<Heading, number>>;

/** The columns that a first line names, if it names at least an address. */
export function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const columns: Columns = {};
  cells.forEach((cell, place) => {
    const word = plainWord(cell);
    for (const [heading, pattern] of Object.entries(headings) as [Heading, RegExp][]) {
      if (pattern.test(word)) columns[heading] ??= place;
    }
  });
  return columns.email === undefined ? null : columns;
}

export function byColumns(cells: readonly string[], columns: Columns): RawInvitation {
  const at = (heading: Heading) => cells[columns[heading] ?? -1] ?? '';
  const name = at('fullName') || [at('firstName'), at('lastName')].filter(Boolean).join(' ');
  return { name, email: at('email'), roleText: at('role') };
}

/** An address, or what was meant to be one: no space, and a dot or an @ in the midst. */
function looksLikeAddress(cell: string) {
  return cell.includes('@') || /^[^\s]+\.[^\s]{2,}$/.test(cell);
}

/**
 * Without headings the address tells itself by its look. What stands before it is the name, in one cell or two,
 * and what stands after it the role; if nothing stands before it, the name comes after.
 */
export function byLook(cells: readonly string[]): RawInvitation {
  const together = /^(.*)<([^<>]*@[^<>]*)>$/.exec(cells[0] ?? '');
  if (together) {
    const [, name = '', email = ''] = together;
    return { name: name.trim(), email: email.trim(), roleText: cells.slice(1).join(' ').trim() };
  }
  const withSign = cells.findIndex((cell) => cell.includes('@'));
  const place = withSign >= 0 ? withSign : cells.findIndex(looksLikeAddress);
  const email = cells[place] ?? '';
  const before = cells.slice(0, Math.max(place, 0)).filter(Boolean);
  const after = cells.slice(place + 1).filter(Boolean);
  const known = [...before, ...after].findLast((cell) => roleFromWord(cell) !== null);
  if (known !== undefined) {
    const name = [...before, ...after].filter((cell) => cell !== known).join(' ');
    return { name, email, roleText: known };
  }
  if (before.length > 0) return { name: before.join(' '), email, roleText: after.join(' ') };
  return { name: after.join(' '), email, roleText: '' };
}
