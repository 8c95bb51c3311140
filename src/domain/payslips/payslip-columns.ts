import { readDays } from '#domain/balance-imports/read-days.ts';
import { personHeading } from '#domain/members/person-heading.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { FIGURES, type Figure, type PayslipCounter } from './payslip-counter.ts';

/** What a column of a table of payslips holds: who, or a figure of a counter such as `paid-leave-n1.balance`. */
export const PERSON_COLUMNS = ['payrollNumber', 'fullName', 'lastName', 'firstName'] as const;

export type PersonColumn = (typeof PERSON_COLUMNS)[number];
export type ColumnMeaning = PersonColumn | `${string}.${Figure}`;

/** By heading, as it was chosen once. */
export type RememberedColumns = Readonly<Record<string, ColumnMeaning | null>>;

/** So many of an organisation are remembered, the latest. */
export const MOST_HEADINGS = 1_000;

export interface MatchedColumns {
  /** How many lines stand above the first person. */
  readonly headLines: number;
  readonly headings: readonly string[];
  /** By column; null for one that says nothing to us. */
  readonly meanings: readonly (ColumnMeaning | null)[];
}

/** Fields of Silae's edited state « SoldeRepos », as it publishes them. */
const SILAE: readonly (readonly [RegExp, PayslipCounter])[] = [
  [/^cpn1(acquis|pris|solde)$/, 'paid-leave-n1'],
  [/^cpn(acquis|pris|solde)$/, 'paid-leave-n'],
  [/^rtt(acquis|pris|solde)$/, 'rtt'],
];

const NUMBER =
  /^(matricule|mat|n° ?(de )?(matricule|salarie|paie)|numero( de)? (matricule|salarie|paie)|payroll (number|id)|employee (number|id|no)|matriculesalarie|code salarie)$/;
const FIGURE_WORDS: readonly (readonly [Figure, RegExp])[] = [
  ['taken', /\b(pris|prises?|taken|used|utilises?|consommes?)\b/],
  ['acquired', /\b(acquis|acquise?s?|droits?|acquired|accrued|earned)\b/],
  ['balance', /\b(soldes?|restante?s?|restes?|balances?|remaining|left)\b/],
];
const RTT = /\b(j?rtts?)\b/;
const LEAVE = /\b(cp|cpn|cpn1|conges?|paid leave|annual leave|leave|vacation)\b/;
const PREVIOUS =
  /\bn ?- ?1\b|\bn1\b|\bcpn1\b|\bprecedente?s?\b|\banterieure?s?\b|\bprevious\b|\breliquats?\b/;
const PRESENT = /\bn\b|\bcpn\b|\ben cours\b|\bcurrent\b/;
const NEITHER = /\bn ?- ?[2-9]\b|\bn ?\+ ?1\b|\b(provision|montant|valeur|taux|euros?)\b|€/;

/** What a heading says for itself; null where it says nothing sure. */
export function columnMeaning(heading: string): ColumnMeaning | null {
  const word = plainWord(heading)
    .replace(/[:*()[\]/_.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (NUMBER.test(word)) return 'payrollNumber';
  const person = personHeading(heading);
  if (person !== null) return person === 'email' ? null : person;
  const joined = word.replace(/[\s-]/g, '');
  for (const [pattern, counter] of SILAE) {
    const ending = pattern.exec(joined)?.[1];
    if (ending !== undefined) return `${counter}.${figureOfEnding(ending)}`;
  }
  const counter = counterOf(word);
  if (counter === null) return null;
  return `${counter}.${figureOf(word) ?? 'balance'}`;
}

/** Whether plain words say acquired, taken or left. */
export function figureOf(word: string): Figure | null {
  return FIGURE_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

function figureOfEnding(ending: string): Figure {
  return ending === 'acquis' ? 'acquired' : ending === 'pris' ? 'taken' : 'balance';
}

/** The counter that plain words speak of. */
export function counterOf(word: string): PayslipCounter | null {
  if (NEITHER.test(word)) return null;
  if (RTT.test(word)) return 'rtt';
  if (PREVIOUS.test(word)) return 'paid-leave-n1';
  if (!LEAVE.test(word) && !PRESENT.test(word)) return null;
  return PRESENT.test(word) ? 'paid-leave-n' : 'paid-leave';
}

/** What was remembered is asked by the heading alone, whatever its case and spaces. */
export function headingKey(heading: string): string {
  return plainWord(heading).slice(0, 100);
}

const LAST_HEADING_LINE = 15;

/** J20: what was chosen once for a heading holds; otherwise the heading itself tells. */
export function matchPayslipColumns(
  rows: readonly (readonly string[])[],
  remembered: RememberedColumns,
): MatchedColumns {
  const meaningOf = (heading: string): ColumnMeaning | null => {
    const chosen = remembered[headingKey(heading)];
    return chosen === undefined ? columnMeaning(heading) : chosen;
  };
  for (const [place, cells] of rows.slice(0, LAST_HEADING_LINE).entries()) {
    const meanings = once(cells.map(meaningOf));
    const told = meanings.filter((meaning) => meaning !== null);
    if (told.some(isPerson) && told.some((meaning) => !isPerson(meaning)))
      return { headLines: place + 1, headings: cells, meanings };
  }
  const [first = [], second] = rows;
  // Words alone above figures are headings, though of nobody we know: someone will say what they mean.
  if (second === undefined || first.some((cell) => /\d/.test(cell) && readDays(cell) !== 'unreadable'))
    return { headLines: 0, headings: [], meanings: first.map(() => null) };
  return { headLines: 1, headings: first, meanings: once(first.map(meaningOf)) };
}

export function isPerson(meaning: ColumnMeaning): meaning is PersonColumn {
  return (PERSON_COLUMNS as readonly string[]).includes(meaning);
}

/** Of two columns that say the same, the first one holds. */
function once(meanings: readonly (ColumnMeaning | null)[]): (ColumnMeaning | null)[] {
  return meanings.map((meaning, place) => (meanings.indexOf(meaning) === place ? meaning : null));
}

export interface PayslipTexts {
  readonly payrollNumber: string;
  readonly name: string;
  readonly counters: readonly ({ readonly counter: PayslipCounter } & Readonly<Record<Figure, string>>)[];
}

/** One line of cells as the texts to compare. */
export function payslipTexts(
  cells: readonly string[],
  meanings: readonly (ColumnMeaning | null)[],
): PayslipTexts {
  const at = (meaning: ColumnMeaning): string => cells[meanings.indexOf(meaning)] ?? '';
  const counters = [...new Set(meanings.flatMap((meaning) => counterIn(meaning) ?? []))];
  const name = at('fullName') || [at('firstName'), at('lastName')].filter(Boolean).join(' ');
  return {
    payrollNumber: at('payrollNumber'),
    name,
    counters: counters
      .map((counter) => ({
        counter,
        acquired: at(`${counter}.acquired`),
        taken: at(`${counter}.taken`),
        balance: at(`${counter}.balance`),
      }))
      .filter((texts) => FIGURES.some((figure) => texts[figure].trim() !== '')),
  };
}

function counterIn(meaning: ColumnMeaning | null): PayslipCounter | null {
  if (meaning === null || isPerson(meaning)) return null;
  return meaning.slice(0, meaning.lastIndexOf('.'));
}
