import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { FeastName } from './vocabulary.ts';

/** Why a text is not taken. Two readings are none: whoever wrote it is asked. */
export type TextRefusal =
  | { readonly kind: 'nothing' }
  /** The first word that leads nowhere. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'end-missing' }
  | { readonly kind: 'which-half' }
  | { readonly kind: 'no-such-day' }
  /** The date was named with another weekday than it has. */
  | { readonly kind: 'other-weekday'; readonly date: PlainDate }
  /** The feast leaves no working day between itself and a weekend, or two ways to make one. */
  | { readonly kind: 'no-bridge'; readonly date: PlainDate; readonly feast: FeastName | null }
  | { readonly kind: 'days-apart' }
  | { readonly kind: 'backwards' }
  | { readonly kind: 'outside' };

/** Thrown while a text is read; `readDates` gives it back as an answer. */
export class Unclear extends Error {
  readonly refusal: TextRefusal;

  constructor(refusal: TextRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}
