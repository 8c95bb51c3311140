/** J17: what is said about one line of a pay month. */
export const REMARK_KINDS = ['comment', 'question', 'answer'] as const;

export type RemarkKind = (typeof REMARK_KINDS)[number];

/** What it is about: an absence that payroll is told of, or a person in that month. */
export interface RemarkSubject {
  readonly about: 'line' | 'person';
  /** Of the request, or of the person. */
  readonly id: string;
}

/** Accountants, or the people of the company. */
export const SIDES = ['company', 'accountant'] as const;

export type Side = (typeof SIDES)[number];

export interface Remark {
  readonly fromAccountant: boolean;
  readonly kind: RemarkKind;
  readonly writtenAt: Date;
}

const sideOf = ({ fromAccountant }: Pick<Remark, 'fromAccountant'>): Side =>
  fromAccountant ? 'accountant' : 'company';

/** Whose word is waited for: a question is open until the other side has written. In the order of writing. */
export function waitsFor(remarks: readonly Remark[]): Side | null {
  const asked = remarks.findLast(({ kind }) => kind === 'question');
  if (!asked) return null;
  const since = remarks.slice(remarks.indexOf(asked) + 1);
  if (since.some((remark) => sideOf(remark) !== sideOf(asked))) return null;
  return asked.fromAccountant ? 'company' : 'accountant';
}

/** Whoever writes where a question waits for their side answers it, whatever they call it, unless they ask back. */
export function kindOfRemark(remarks: readonly Remark[], side: Side, asks: boolean): RemarkKind {
  if (asks) return 'question';
  return waitsFor(remarks) === side ? 'answer' : 'comment';
}

/** Whether the other side has written something that this reader has not seen. */
export function hasUnseen(remarks: readonly Remark[], reader: Side, seenAt: Date | null): boolean {
  return remarks.some(
    (remark) => sideOf(remark) !== reader && remark.writtenAt.getTime() > (seenAt?.getTime() ?? 0),
  );
}
