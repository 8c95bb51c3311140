import type { Texts } from './create-texts.ts';

export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

/** Each namespace is its own file, fetched the first time a screen asks for it. */
export const textFiles: TextFiles = import.meta.glob<Texts>('../../words/*/screens/*.json', {
  import: 'default',
});
