import { personHeading } from '#domain/members/person-heading.ts';
import { plainWord } from '#domain/text/plain-word.ts';

/** What a table of openings can hold about each person. */
export const importFields = [
  'email',
  'fullName',
  'lastName',
  'firstName',
  'previous',
  'current',
  'rtt',
  'employedFrom',
] as const;

export type ImportField = (typeof importFields)[number];
export type ImportColumns = Partial<Record<ImportField, number>>;

export type Cells = readonly string[];

/** A column that may be meant; of several, the best alone wins. */
export interface Candidate {
  readonly field: ImportField;
  readonly column: number;
  readonly rank: number;
}

const TAKEN =
  /\b(pris|prises?|taken|used|utilises?|consommes?|poses?|planifies?|demandes?|provisions?|montant|valeur)\b/;
const RTT = /\b(j?rtts?|reduction du temps de travail|repos rtt)\b/;
const PREVIOUS =
  /\bn ?- ?1\b|\bn1\b|\breliquats?\b|\banterieure?s?\b|\bprecedente?s?\b|\breports?\b|\bprevious\b|\blast (year|period)\b|\bcarried\b|\bprior\b/;
const OLDER = /\bn ?- ?[2-9]\b/;
const IN_PROGRESS = /\ben cours\b|\bin progress\b|\baccruing\b/;
const LEAVE = /\b(cp|cpn|cpn1|conges?|conge paye|paid leave|annual leave|leave|holidays?|vacation|pto)\b/;
const LEFT = /\b(soldes?|restante?s?|restes?|balances?|remaining|left|available|disponibles?|a prendre)\b/;
const EARNED = /\b(acquis|acquise?s?|droits?|acquired|accrued|earned|acquisitions?)\b/;
const TOTAL = /\btota(l|ux|le|les)\b/;
const OTHER_LEAVE =
  /\b(maladie|sick|anciennete|fractionnement|cet|parental|maternite|sans solde|unpaid|recup\w*|evenements?)\b/;

/** The best wordings for the day someone came, first the surest. */
const ENTRY = [
  /^entree( le| dans (la societe|l'entreprise))?$|^entry( date)?$/,
  /^embauche( le)?$|^hired?( date| on)?$/,
  /^arrivee$|^(employment )?start date$|^joined( on)?$/,
  /^debut( (de |du )?contrat)?$|^contract start$/,
  /^anciennete$|^seniority( date)?$/,
];

function headingWord(cell: string): string {
  return plainWord(cell)
    .replace(/[:*()[\]/]+/g, ' ')
    .replace(/\s[-–—]\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function entryRank(word: string): number {
  const bare = word.replace(/^date (de |d'|of )?/, '');
  const place = ENTRY.findIndex((pattern) => pattern.test(bare));
  return place < 0 ? 0 : ENTRY.length - place;
}

/** What is left counts before what was earned; what was taken, or is kept in euros, never. */
function amountRank(word: string): number {
  if (TOTAL.test(word)) return 1;
  if (LEFT.test(word)) return 4;
  return EARNED.test(word) ? 2 : 3;
}

function amountField(word: string): 'previous' | 'current' | 'rtt' | null {
  if (TAKEN.test(word) || OLDER.test(word)) return null;
  if (RTT.test(word)) return 'rtt';
  if (OTHER_LEAVE.test(word)) return null;
  if (PREVIOUS.test(word)) return 'previous';
  const speaksOfLeave = LEAVE.test(word) || IN_PROGRESS.test(word);
  return speaksOfLeave || LEFT.test(word) || EARNED.test(word) ? 'current' : null;
}

function candidatesIn(cells: Cells): Candidate[] {
  return cells.flatMap((cell, column): Candidate[] => {
    const person = personHeading(cell);
    if (person !== null) return [{ field: person, column, rank: 1 }];
    const word = headingWord(cell);
    const entry = entryRank(word);
    if (entry > 0) return [{ field: 'employedFrom', column, rank: entry }];
    const amount = amountField(word);
    return amount === null ? [] : [{ field: amount, column, rank: amountRank(word) }];
  });
}

/** Payslips call « acquis » what can be taken now and « en cours » what is still being earned. */
function asOnPayslips(candidates: readonly Candidate[], cells: Cells): readonly Candidate[] {
  const word = (column: number): string => headingWord(cells[column] ?? '');
  const current = candidates.filter(({ field }) => field === 'current');
  const inProgress = current.filter(({ column }) => IN_PROGRESS.test(word(column)));
  const hasPrevious = candidates.some(({ field }) => field === 'previous');
  if (inProgress.length === 0 || hasPrevious) return candidates;
  return candidates.map((each) =>
    each.field === 'current' && !inProgress.includes(each) && !TOTAL.test(word(each.column))
      ? { ...each, field: 'previous' }
      : each,
  );
}

/** What a line of headings may mean, column by column. */
export function headingCandidates(cells: Cells): readonly Candidate[] {
  return asOnPayslips(candidatesIn(cells), cells);
}
