export interface ClosingWords {
  /** « « Fermeture d’août », du 2 au 20 août 2027 » */
  readonly closing: (name: string, days: string) => string;
  /** For whoever asks for leave on such days. */
  readonly closed: (closing: string) => string;
  /** Q3: of someone, before a closing is applied. */
  readonly nothingRecorded: (days: string) => string;
  /** Q4: days that a request holds which may still be refused. */
  readonly waiting: (days: string) => string;
}
