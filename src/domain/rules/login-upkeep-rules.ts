import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** What keeps the ways in good for years: accounts that change, certificates that end, directories that go on calling. */
export const LOGIN_UPKEEP_RULES = [
  {
    number: 'I31',
    source: PRODUCT_DECISION,
    title: { fr: 'Délier un compte', en: 'Unlinking an account' },
    statement: {
      fr: 'Chacun peut délier son compte de la connexion de l’entreprise, sauf si elle est exigée de son adresse et qu’il n’a rien d’autre pour entrer. Un administrateur peut délier celui d’une autre personne : sa prochaine connexion la relie de nouveau, par son adresse. Les sessions ouvertes par ce compte se ferment, sauf celle d’où l’on délie.',
      en: 'Everyone may unlink their account from the company login, unless it is asked of their address and they have nothing else to come in with. An admin may unlink somebody else’s: their next login links them anew, by their address. Sessions that this account opened end, but for the one it is done from.',
    },
    example: {
      fr: 'Le compte Google de Paul a été recréé : un administrateur délie l’ancien, et Paul entre avec le nouveau.',
      en: 'Paul’s Google account was made anew: an admin unlinks the old one, and Paul comes in with the new one.',
    },
  },
] as const satisfies readonly Rule[];
