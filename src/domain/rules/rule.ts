import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import type { EveryLanguage } from '#domain/text/language.ts';

/** One rule of French leave as this product applies it: the source of the documentation and of the public page. */
export interface Rule {
  readonly number: string;
  /**
   * Article of the Code du travail, page of service-public.fr (F…), ruling, or the product decision. Bare numbers
   * read the same in both languages.
   */
  readonly source: string | EveryLanguage;
  readonly title: EveryLanguage;
  readonly statement: EveryLanguage;
  /** How the rule is read where the sources are silent or clash. */
  readonly reading?: EveryLanguage;
  /** The setting that changes it: one that a company really has, or the rule page would promise what nobody can do. */
  readonly setting?: keyof LeaveSettings | 'grantedDays';
  readonly example: EveryLanguage;
}

export const PRODUCT_DECISION: EveryLanguage = { fr: 'Choix du produit', en: 'Product decision' };

export const NO_TEXT: EveryLanguage = {
  fr: 'Aucun texte ; choix du produit',
  en: 'No text; product decision',
};
