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
  {
    number: 'I36',
    source: PRODUCT_DECISION,
    title: { fr: 'Un facteur en garde un autre', en: 'One factor guards another' },
    statement: {
      fr: 'Quand l’organisation demande un second facteur, qui en a déjà un le donne avant d’en ajouter, d’en changer ou d’en retirer un : la messagerie seule ne suffit pas, ni par un lien, ni par un code. Qui n’a qu’une clé d’accès et l’a perdue passe par la remise à zéro (I12).',
      en: 'Where the organisation asks for a second factor, who has one gives it before adding, changing or removing any: the mailbox alone is not enough, neither by a link nor by a code. Who has a passkey only and lost it goes by the reset (I12).',
    },
    example: {
      fr: 'Quelqu’un lit les e-mails de Nina et ouvre un lien : sans sa clé d’accès, il ne peut pas mettre en place une application à lui.',
      en: 'Somebody reads Nina’s mails and opens a link: without her passkey they cannot set up an app of their own.',
    },
  },
] as const satisfies readonly Rule[];
