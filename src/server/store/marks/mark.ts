import type { RetentionKind } from '#domain/privacy/retention.ts';

/**
 * How long what a table holds is kept: what ends it. The kinds of `domain/privacy/retention.ts`, which organisations
 * read and choose from (V22), and three that are no business of theirs.
 */
export const retentionClasses = {
  installation: 'as long as this installation runs',
  queue: 'until it is done',
  visitor: 'until its own date, or until the visitor asks',
  organization: 'as long as the organisation has an account',
  person: 'five to ten years after the person left, as the organisation chose',
  pay: 'under a pseudonym once the person was erased, five to ten years after they left',
  leavers: 'five years after the departure, or as the organisation chose',
  medical: 'until the pay month is closed, three months at most where it is medical',
  words: 'five years after the absence at most',
  'pay-files': 'five to ten years after the month that was paid',
  journal: 'a year, or as the organisation chose; lines about counters and payroll five years or more',
  'counter-journal': 'five years, or as the organisation chose',
  sessions: 'until it expires, thirteen months after the login at most',
  mails: 'ninety days after it was sent, or as the organisation chose',
  looks: 'a year',
  copies: 'seven days',
  calls: 'thirty days',
  deliveries: 'thirty days',
  access: 'until it expires, days or months after it was made',
} as const satisfies Readonly<Record<RetentionKind | 'installation' | 'queue' | 'visitor', string>>;

export type RetentionClass = keyof typeof retentionClasses;

/**
 * What becomes of a value when its person is erased (V7, decision 076). `kept`: it says nothing of them once the name is
 * gone. `words`: what was written about them or by them is gone. Besides, what they are called is taken out of every
 * text of the organisation, whatever its mark.
 */
export type Erased =
  | 'kept'
  | 'null'
  | 'empty'
  | 'name'
  | 'address'
  | 'object'
  | 'list'
  | 'bytes'
  | 'reasonless'
  | 'words';

/** Nobody, anyone (words that people wrote), or the person that a column of the same row names. */
type Whose = 'nobody' | 'anyone' | { readonly column: string } | { readonly way: 'subject' };

export interface ColumnMark {
  readonly whose: Whose;
  /** Health, family, pay. */
  readonly sensitive: boolean;
  /** Names a person: whom the row is about, or who did something in it. */
  readonly names: 'subject' | 'author' | null;
  /** Tokens, hashes and keys: in no copy. */
  readonly secret: boolean;
  /** A name that others may read as well: who decided, who wrote. */
  readonly told: boolean;
  readonly erased: Erased;
  /** What someone is called by: looked for in every text of the organisation when they are erased. */
  readonly calls: 'name' | 'address' | 'number' | null;
}

/** A person's column of the row itself, or of the row of another table that it hangs on. */
export type Way =
  | string
  | { readonly column: string; readonly table: string; readonly key: string; readonly person: string };

export interface TableMark {
  /** Why it is kept at all. */
  readonly why: string;
  readonly keeps: RetentionClass;
  /** What of it goes by another clock, and which. */
  readonly partly?: readonly RetentionClass[];
  /** Whom its rows are about; null for tables that are about nobody. */
  readonly subject: Way | null;
  /** Other ways to them, where a row has one of several. */
  readonly otherwise?: readonly Way[];
  /** Whose deeds its rows are, where a person's copy tells their deeds (V4). */
  readonly author?: Way;
  /**
   * What becomes of the rows about a person who is erased, or by them where it has an author. `emptied`: what was packed
   * may name anyone and cannot be rewritten, so that all rows of the organisation go.
   */
  readonly rows: 'kept' | 'deleted' | 'emptied';
  /** Where a part of a person's copy is made of it. */
  readonly copied: boolean;
  readonly columns: Readonly<Record<string, ColumnMark>>;
}

export type Marks = Readonly<Record<string, TableMark>>;

const plain: ColumnMark = {
  whose: 'nobody',
  sensitive: false,
  names: null,
  secret: false,
  told: false,
  erased: 'kept',
  calls: null,
};

/** An id, a version, a moment: it belongs to nobody, or says nothing by itself. */
export const key: ColumnMark = plain;
/** What the organisation decided or was told. */
export const fact: ColumnMark = plain;
/** In no copy: whoever has it could act as somebody. */
export const secret: ColumnMark = { ...plain, secret: true };
/** Whom the row is about. */
export const subject: ColumnMark = { ...plain, whose: { way: 'subject' }, names: 'subject' };
/** Who did something in it. */
export const author: ColumnMark = { ...plain, names: 'author' };
/** Somebody's words, which may name anyone. */
export const words: ColumnMark = { ...plain, whose: 'anyone', erased: 'words' };

/** About whom the row is about. */
export const own = (erased: Erased = 'kept'): ColumnMark => ({ ...plain, whose: { way: 'subject' }, erased });
/** The same, of what the law protects more: health, family, pay. */
export const sensitive = (erased: Erased = 'kept'): ColumnMark => ({ ...own(erased), sensitive: true });
/** About whoever another column names. */
export const of = (column: string, erased: Erased = 'kept'): ColumnMark => ({
  ...plain,
  whose: { column },
  erased,
});
/** The name of whoever another column names, kept beside it. */
export const authorName = (column: string): ColumnMark => ({
  ...of(column, 'name'),
  told: true,
  calls: 'name',
});
/** The name of whom the row is about, kept beside it. */
export const ownName: ColumnMark = { ...own('name'), calls: 'name' };
/** An address of theirs, or what stands for it. */
export const ownAddress = (erased: Erased = 'kept'): ColumnMark => ({ ...own(erased), calls: 'address' });
/** A number under which payroll knows them. */
export const ownNumber = (erased: Erased = 'null'): ColumnMark => ({ ...own(erased), calls: 'number' });

/** By a row of a request: whose request it is. */
export const ofRequest = (column = 'request_id'): Way => ({
  column,
  table: 'leave_requests',
  key: 'id',
  person: 'user_id',
});

interface TableOptions {
  readonly why: string;
  readonly keeps: RetentionClass;
  readonly partly?: readonly RetentionClass[];
  readonly columns: TableMark['columns'];
}

/** A table that is about nobody: settings, settings' history, what keeps the machine going. */
export function ofNobody({ columns, ...rest }: TableOptions): TableMark {
  return {
    ...rest,
    subject: null,
    rows: 'kept',
    copied: false,
    columns: { organization_id: key, ...columns },
  };
}

/** The same, outside of every organisation. */
export function outside(options: TableOptions): TableMark {
  return { ...ofNobody(options), columns: options.columns };
}

interface PersonTableOptions extends TableOptions {
  readonly subject?: Way;
  readonly otherwise?: readonly Way[];
  readonly author?: Way;
  readonly rows?: TableMark['rows'];
  readonly copied?: boolean;
}

/** A table whose rows are about people. */
export function ofPeople({
  subject: way = 'user_id',
  rows = 'kept',
  copied = true,
  columns,
  ...rest
}: PersonTableOptions): TableMark {
  return { ...rest, subject: way, rows, copied, columns: { organization_id: key, ...columns } };
}
