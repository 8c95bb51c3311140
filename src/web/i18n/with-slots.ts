import type { i18n } from 'i18next';
import { slotFormats } from '#words/slots.ts';
import { toLanguage } from './language.ts';

/** Teaches i18next what `{{amount, number}}` and `{{name, of}}` are; once it is initialised. */
export function withSlots(texts: i18n): i18n {
  for (const [name, format] of Object.entries(slotFormats)) {
    texts.services.formatter?.add(name, (value, language, options) =>
      format(value, toLanguage(language), options),
    );
  }
  return texts;
}
