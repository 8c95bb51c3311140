import type { Texts } from './create-texts.ts';

export const TEXTS_ID = 'texts';

/** What the document brought along for its page, by namespace. */
export function textsInDocument(): Texts {
  return JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '{}');
}
