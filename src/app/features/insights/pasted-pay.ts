import { plainWord } from '#domain/text/plain-word.ts';
import type { FigureWords } from '#words/words.ts';

/** Someone whose line may be pasted: found by payroll number, or by name. */
export interface PersonPay {
  readonly user: { readonly id: string; readonly name: string };
  readonly payrollNumber: string | null;
  readonly dailyRate: number | null;
  readonly previousGross: number | null;
  readonly currentGross: number | null;
}

export interface PastedPay {
  readonly people: readonly {
    readonly userId: string;
    readonly dailyRate: number | null;
    readonly previousGross: number | null;
    readonly currentGross: number | null;
  }[];
  /** Lines, from 1, that name nobody or an amount that is none. */
  readonly badLines: readonly number[];
}

const RATE_DECIMALS = 4;
const CENT_DECIMALS = 2;

/** « 1 234,5678 » as whole units of the last decimal; null for an empty cell, undefined for what is no amount. */
function readAmount(text: string, decimals: number): number | null | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  if (plain === '') return null;
  const [, whole, rest = ''] = /^(\d{1,8})(?:\.(\d{1,4}))?$/.exec(plain) ?? [];
  if (whole === undefined || rest.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(rest.padEnd(decimals, '0'));
}

/** A line for each person, as a spreadsheet copies it: number or name, pay of a day, gross of N-1, gross of N. */
export function readPasted(text: string, known: readonly PersonPay[]): PastedPay {
  const people = new Map<string, PastedPay['people'][number]>();
  const badLines: number[] = [];
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [who = '', rate = '', previous = '', current = ''] = line.split(/\t|;/).map((cell) => cell.trim());
    const found = known.filter(
      ({ user, payrollNumber }) => payrollNumber === who || plainWord(user.name) === plainWord(who),
    );
    const [person] = found;
    const amounts = [
      readAmount(rate, RATE_DECIMALS),
      readAmount(previous, CENT_DECIMALS),
      readAmount(current, CENT_DECIMALS),
    ] as const;
    const [dailyRate, previousGross, currentGross] = amounts;
    if (
      !person ||
      found.length > 1 ||
      dailyRate === undefined ||
      previousGross === undefined ||
      currentGross === undefined
    ) {
      badLines.push(place + 1);
      continue;
    }
    people.set(person.user.id, { userId: person.user.id, dailyRate, previousGross, currentGross });
  }
  return { people: [...people.values()], badLines };
}

/** The same text from what is known, with the decimal sign of the reader's language, to be changed and pasted back. */
export function writePasted(people: readonly PersonPay[], inFiles: FigureWords['inFiles']): string {
  const written = (units: number | null, decimals: number) =>
    units === null ? '' : inFiles(units / 10 ** decimals, decimals);
  return people
    .map(({ user, payrollNumber, dailyRate, previousGross, currentGross }) =>
      [
        payrollNumber ?? user.name,
        written(dailyRate, RATE_DECIMALS),
        written(previousGross, CENT_DECIMALS),
        written(currentGross, CENT_DECIMALS),
      ].join(' ; '),
    )
    .join('\n');
}
