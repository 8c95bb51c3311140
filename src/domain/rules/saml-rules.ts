import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const SAML_RULES = [
  {
    number: 'I27',
    source: PRODUCT_DECISION,
    title: { fr: 'Une réponse SAML, une question', en: 'One SAML answer, one question' },
    statement: {
      fr: 'La réponse d’un fournisseur SAML ne compte que si Relâche a posé la question, depuis cette connexion, il y a dix minutes au plus, et une seule fois. Elle n’ouvre rien par elle-même : la session s’ouvre dans le navigateur qui est parti, et dans aucun autre. Une connexion commencée chez le fournisseur est refusée.',
      en: 'The answer of a SAML provider counts only where Relâche asked the question, by that connection, ten minutes ago at most, and once. It opens nothing by itself: the session is opened in the browser that was sent away, and in no other. A login that begins at the provider is refused.',
    },
    example: {
      fr: 'La même réponse envoyée deux fois : la seconde n’est pas lue.',
      en: 'The same answer sent twice: the second is not read.',
    },
  },
  {
    number: 'I28',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui est cru d’une réponse SAML', en: 'What of a SAML answer is believed' },
    statement: {
      fr: 'Seul ce qui est signé par un certificat connu du fournisseur est lu, en SHA-256 ou SHA-512 : le destinataire, l’adresse de réponse, la question et la durée doivent être les bons, à trois minutes près. Une réponse sans signature, en SHA-1, chiffrée, commentée ou à double sens est refusée, et les administrateurs lisent pourquoi.',
      en: 'Only what a known certificate of the provider signed is read, with SHA-256 or SHA-512: audience, recipient, question and time have to be right, within three minutes. An answer without a signature, with SHA-1, encrypted, with comments or that can be read in two ways is refused, and admins read why.',
    },
    example: {
      fr: 'Une réponse faite pour un autre service : refusée, quelle que soit sa signature.',
      en: 'An answer that was made for another service: refused, whoever signed it.',
    },
  },
  {
    number: 'I29',
    source: PRODUCT_DECISION,
    title: { fr: 'Changer les métadonnées SAML', en: 'Changing SAML metadata' },
    statement: {
      fr: 'De nouvelles métadonnées du même fournisseur, où se retrouve un certificat déjà connu, valent aussitôt. Toutes les autres demandent un nouveau test ; d’ici là, chacun se connecte par e-mail. Des métadonnées ne sont lues à une adresse que lorsqu’un administrateur le demande.',
      en: 'New metadata of the same provider, in which a known certificate is found, counts at once. Any other has to be tested again; until then everyone logs in by e-mail. Metadata is read from an address only when an admin asks for it.',
    },
    example: {
      fr: 'Entra publie l’ancien et le nouveau certificat : les remplacer n’interrompt personne.',
      en: 'Entra publishes the old certificate and the new one: replacing them interrupts nobody.',
    },
  },
  {
    number: 'I30',
    source: PRODUCT_DECISION,
    title: { fr: 'La fin d’un certificat', en: 'The end of a certificate' },
    statement: {
      fr: 'Trente jours avant la fin du certificat d’un fournisseur SAML, la page des administrateurs le dit. Passé ce jour, il vérifie encore les réponses : personne n’est mis dehors par une date.',
      en: 'Thirty days before the certificate of a SAML provider ends, the admins’ page says so. After that day it still verifies answers: nobody is shut out by a date.',
    },
    example: {
      fr: 'Certificat jusqu’au 31 mars : la page en parle dès le 1er mars.',
      en: 'A certificate until 31 March: the page speaks of it from 1 March.',
    },
  },
] as const satisfies readonly Rule[];
