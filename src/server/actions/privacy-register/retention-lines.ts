import {
  type AnnouncedKind,
  amountKept,
  announcedKinds,
  chosenKinds,
  chosenRetention,
  fixedKinds,
  fixedRetention,
  type RetentionChoices,
  type RetentionKind,
  type RetentionSource,
} from '#domain/privacy/retention.ts';
import type { Language } from '#domain/text/language.ts';
import { writtenIn } from '#words/written.ts';
import type { ComingErasures } from './forget-by-age.ts';

const addresses: Readonly<Record<NonNullable<RetentionSource>, string>> = {
  f10029: 'https://entreprendre.service-public.fr/vosdroits/F10029',
  'cnil-hr': 'https://www.cnil.fr/fr/gerer-la-duree-de-conservation-des-donnees',
};

export interface RetentionLine {
  readonly kind: RetentionKind;
  readonly name: string;
  readonly holds: string;
  readonly because: string;
  readonly unit: 'days' | 'months' | null;
  readonly amount: number | null;
  readonly standard: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly source: { readonly name: string; readonly url: string } | null;
}

/** V22: the one list, in words: those that can be changed first. */
export function retentionLines(choices: RetentionChoices, language: Language): RetentionLine[] {
  const { kinds, sources } = writtenIn(language).retention;
  const told = (source: RetentionSource) =>
    source === null ? null : { name: sources[source], url: addresses[source] };
  return [
    ...chosenKinds.map((kind) => {
      const { source, ...bounds } = chosenRetention[kind];
      return { kind, ...kinds[kind], ...bounds, amount: amountKept(kind, choices), source: told(source) };
    }),
    ...fixedKinds.map((kind) => {
      const { unit, amount, source } = fixedRetention[kind];
      const bounds = { unit, amount, standard: amount, least: null, most: null };
      return { kind, ...kinds[kind], ...bounds, source: told(source) };
    }),
  ];
}

export function durationText({ unit, amount }: RetentionLine, language: Language): string {
  const words = writtenIn(language).retention;
  return unit === null || amount === null ? words.byEvent : words[unit](amount);
}

/** V24: nothing is told of what there is none of. */
export function comingLines(
  { counts }: ComingErasures,
  language: Language,
): { readonly kind: AnnouncedKind; readonly name: string; readonly count: number }[] {
  const { kinds } = writtenIn(language).retention;
  return announcedKinds
    .map((kind) => ({ kind, name: kinds[kind].name, count: counts[kind] }))
    .filter(({ count }) => count > 0);
}
