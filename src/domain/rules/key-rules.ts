import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** Doors for programs: what a key may, and who answers for it. */
export const KEY_RULES = [
  {
    number: 'Z1',
    source: PRODUCT_DECISION,
    title: { fr: 'Les droits d’une clé', en: 'What a key may do' },
    statement: {
      fr: 'Une clé n’a que les droits choisis à sa création, et jamais plus que le rôle de la personne qui en répond n’en donne au moment de l’appel.',
      en: 'A key has only the rights chosen when it was made, and never more than the role of whoever answers for it grants at the moment of the call.',
    },
    example: {
      fr: 'Une responsable redevient employée : sa clé ne valide plus rien dès l’appel suivant.',
      en: 'A team lead becomes an employee again: from the next call on their key approves nothing.',
    },
  },
  {
    number: 'Z2',
    source: PRODUCT_DECISION,
    title: { fr: 'La clé personnelle', en: 'The personal key' },
    statement: {
      fr: 'Une clé personnelle agit comme la personne qui l’a créée, sous son nom, et disparaît avec son compte.',
      en: 'A personal key acts as the person who made it, under their name, and ends with their account.',
    },
    example: {
      fr: 'Une personne quitte l’organisation : ses clés sont révoquées aussitôt et le restent si elle revient.',
      en: 'Someone leaves the organisation: their keys are revoked at once, and stay so if they return.',
    },
  },
  {
    number: 'Z3',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’aucune clé ne fait', en: 'What no key does' },
    statement: {
      fr: 'Aucune clé ne crée de clé ni d’abonnement de calendrier, ne change de rôle, ne retire de personne, ne touche aux sessions ni à l’abonnement payant. Elle n’invite qu’au rôle d’employé. Les notes et les motifs écrits par d’autres ne lui sont pas dits.',
      en: 'No key makes keys or calendar feeds, changes a role, removes anyone, or touches sessions or the paid subscription. It invites to the role of employee only. Notes and reasons that others wrote are not told to it.',
    },
    example: {
      fr: 'La clé d’un administrateur lit toutes les demandes : la note y est vide.',
      en: 'An admin’s key reads every request: the note in it is empty.',
    },
  },
  {
    number: 'Z4',
    source: PRODUCT_DECISION,
    title: { fr: 'La clé de l’organisation', en: 'The organisation’s key' },
    statement: {
      fr: 'Une clé de l’organisation est un compte de service : elle figure sous son propre nom dans le journal, n’a pas de congés et ne décide ni ne signe à la place de quelqu’un. Un administrateur en répond : rétrogradé, il réduit ses droits ; parti, il la met en sommeil jusqu’à ce qu’un autre administrateur la renouvelle, et en réponde.',
      en: 'A key of the organisation is a service account: it stands under its own name in the log, has no leave, and neither decides nor signs in anyone’s place. An admin answers for it: demoted, they narrow its rights; gone, they leave it resting until another admin rotates it and answers for it.',
    },
    example: {
      fr: 'L’administratrice qui a créé « Paie » s’en va : un collègue renouvelle la clé, l’ancien secret répond de nouveau pendant sept jours.',
      en: 'The admin who made “Payroll” leaves: a colleague rotates the key, and its old secret answers again for seven days.',
    },
  },
  {
    number: 'Z5',
    source: PRODUCT_DECISION,
    title: { fr: 'Le renouvellement', en: 'Rotation' },
    statement: {
      fr: 'Renouveler une clé lui donne un nouveau secret ; le précédent reste valable 7 jours, et un seul précédent à la fois.',
      en: 'Rotating a key gives it a new secret; the one before stays good for 7 days, and only one before at a time.',
    },
    example: {
      fr: 'Renouvelée lundi : les deux secrets répondent jusqu’au lundi suivant.',
      en: 'Rotated on a Monday: both secrets answer until the next Monday.',
    },
  },
  {
    number: 'Z6',
    source: PRODUCT_DECISION,
    title: { fr: 'Fin et adresses', en: 'End and addresses' },
    statement: {
      fr: 'Une clé peut avoir une date de fin et une liste d’adresses réseau ; en dehors, elle est refusée. Une faute de frappe est reconnue à la somme de contrôle, sans rien chercher.',
      en: 'A key may have an end and a list of network addresses; outside of them it is refused. A typing mistake is known by the checksum, without looking anything up.',
    },
    example: {
      fr: 'Adresses 203.0.113.0/24 : un appel depuis 198.51.100.7 est refusé et noté.',
      en: 'Addresses 203.0.113.0/24: a call from 198.51.100.7 is refused and noted.',
    },
  },
  {
    number: 'Z7',
    source: PRODUCT_DECISION,
    title: { fr: 'Les appels d’une clé', en: 'The calls of a key' },
    statement: {
      fr: 'Une clé fait au plus 300 appels par minute. Ses appels des 30 derniers jours se lisent sur sa page : heure, méthode, chemin, réponse, jamais le contenu.',
      en: 'A key makes at most 300 calls a minute. Its calls of the last 30 days can be read on its page: time, method, path, status, never what they said.',
    },
    example: {
      fr: 'Le 301e appel de la minute reçoit 429 et le nombre de secondes à attendre.',
      en: 'The 301st call of a minute gets 429 and the number of seconds to wait.',
    },
  },
  {
    number: 'Z8',
    source: PRODUCT_DECISION,
    title: { fr: 'Les assistants', en: 'Assistants' },
    statement: {
      fr: 'Un assistant vient avec la clé personnelle de quelqu’un : il voit et fait ce que cette clé permet, par les mêmes appels, sous les mêmes limites. Un outil que la clé ou le rôle ne permet pas ne lui est pas proposé.',
      en: 'An assistant comes with the personal key of somebody: it sees and does what this key allows, by the same calls, within the same limits. A tool that the key or the role does not allow is not offered to it.',
    },
    example: {
      fr: 'Une clé qui ne lit que les soldes donne un assistant qui ne connaît qu’un outil.',
      en: 'A key that reads balances only makes an assistant that knows one tool.',
    },
  },
  {
    number: 'Z9',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un assistant écrit', en: 'What an assistant writes' },
    statement: {
      fr: 'Déposer une demande et décider se font en deux appels : le premier montre ce qui serait fait et rend un jeton, le second le fait. Le jeton vaut pour cette personne, cette clé, ces mots et ces faits, une fois, pendant 10 minutes ; sinon, un nouvel aperçu est montré et rien n’est écrit.',
      en: 'Asking for leave and deciding take two calls: the first shows what would be done and returns a token, the second does it. The token is good for this person, this key, these words and these facts, once, for 10 minutes; otherwise another preview is shown and nothing is written.',
    },
    example: {
      fr: 'Le solde change entre l’aperçu et l’accord : l’assistant montre le nouvel aperçu au lieu de déposer.',
      en: 'The balance changes between preview and agreement: the assistant shows the new preview instead of filing.',
    },
  },
] as const satisfies readonly Rule[];
