import { type PersonHeading, personHeading } from '#domain/members/person-heading.ts';
import { roleFromWord } from '#domain/members/role-words.ts';
import { plainWord } from '#domain/text/plain-word.ts';

export type RawInvitation = { name: string; email: string; roleText: string };

const ROLE = /^(role|roles|profil|droits)$/;

type Heading = PersonHeading | 'role';
export type Columns = Partial<Record<Heading, number>>;

function headingOf(cell: string): Heading | null {
  return personHeading(cell) ?? (ROLE.test(plainWord(cell)) ? 'role' : null);
}

/** The columns that a first line names, if it names at least an address. */
export function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const columns: Columns = {};
  cells.forEach((cell, place) => {
    const heading = headingOf(cell);
    if (heading !== null) columns[heading] ??= place;
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
