/** What lies in the archive of a company's copy, for people. */
export interface CompanyCopyWords {
  /** What the sheet is called, without its ending. */
  readonly sheet: string;
  readonly readme: (facts: {
    readonly organization: string;
    readonly madeAt: string;
    readonly format: string;
    readonly tables: readonly { readonly name: string; readonly rows: number }[];
    readonly files: number;
    readonly leftOut: readonly { readonly what: string; readonly because: string }[];
  }) => string;
  readonly meanings: Readonly<
    Record<'subject' | 'author' | 'pointer' | 'words' | 'fact' | 'other' | 'own' | 'sensitive', string>
  >;
  readonly reasons: Readonly<
    Record<
      'access' | 'secret' | 'machine' | 'derived' | 'payment' | 'programs' | 'copies' | 'closing' | 'place',
      string
    >
  >;
}
