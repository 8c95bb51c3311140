import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** Calendars by the consent of the company. */
export const COMPANY_CALENDAR_RULES = [
  {
    number: 'N46',
    source: PRODUCT_DECISION,
    title: { fr: 'L’accord de l’entreprise pour les agendas', en: 'The company’s consent for calendars' },
    statement: {
      fr: 'Un administrateur peut relier les agendas de toute l’entreprise : les absences approuvées y sont écrites comme dans un agenda relié par soi-même, sans que chacun ait à le faire. Seules comptent les adresses confirmées d’un domaine que l’entreprise a prouvé. Aucun appel n’est fait pour une autre adresse, pas même pour retirer quelque chose.',
      en: 'An admin can connect the calendars of the whole company: approved absences are written as into a calendar that one connected oneself, without everyone having to. Only confirmed addresses in a domain that the company has proven count. No call is made for any other address, not even to take something away.',
    },
    example: {
      fr: 'Une salariée dont l’adresse est chez un fournisseur public : rien n’est écrit pour elle.',
      en: 'An employee whose address is with a public provider: nothing is written for her.',
    },
  },
  {
    number: 'N47',
    source: PRODUCT_DECISION,
    title: { fr: 'Une personne sans agenda', en: 'A person without a calendar' },
    statement: {
      fr: 'Une adresse sans compte ou sans agenda chez le fournisseur ne concerne que cette personne : elle le lit, les administrateurs en lisent le nom, et tout continue pour les autres. Une clé retirée ou une autorisation manquante arrêtent la connexion, et les administrateurs l’apprennent une fois (N13).',
      en: 'An address without an account or a calendar at the provider is about that person alone: they read so, admins read their name, and everything goes on for the others. A key that was taken back or a missing permission stop the connection, and admins are told once (N13).',
    },
    example: {
      fr: 'Un compte supprimé chez Google : les absences des collègues s’écrivent toujours.',
      en: 'An account that was deleted at Google: absences of colleagues are still written.',
    },
  },
  {
    number: 'N48',
    source: PRODUCT_DECISION,
    title: { fr: 'Chacun peut dire non', en: 'Everyone can say no' },
    statement: {
      fr: 'Chacun lit que l’entreprise écrit dans son agenda, et peut le refuser pour soi : ce qui a été écrit en est retiré. L’agenda qu’une personne a relié elle-même passe avant ; l’événement qui s’y trouve reste le même, il n’y en a jamais deux. Les administrateurs ne lisent pas qui a refusé.',
      en: 'Everyone reads that the company writes into their calendar, and can refuse it for themself: what was written is taken away. A calendar that a person connected themself comes first; the event in it stays the same one, there are never two. Admins do not read who refused.',
    },
    example: {
      fr: 'Une personne relie son Google Agenda : l’événement de l’entreprise devient celui de sa connexion.',
      en: 'A person connects their Google Calendar: the event of the company becomes that of their connection.',
    },
  },
  {
    number: 'N49',
    source: PRODUCT_DECISION,
    title: { fr: 'La clé de l’entreprise', en: 'The key of the company' },
    statement: {
      fr: 'La clé d’un compte de service Google, ou le secret d’une application Microsoft, sont ceux de l’entreprise. Rien n’est gardé si le fournisseur n’ouvre pas, avec, l’agenda de l’administrateur qui relie, à une adresse d’un domaine prouvé. Une clé qui ferait donner ses accès ailleurs que chez Google est refusée. Elle est chiffrée et n’est dite à personne.',
      en: 'The key of a Google service account, or the secret of a Microsoft application, are the company’s own. Nothing is kept unless the provider opens, with it, the calendar of the admin who connects, at an address in a proven domain. A key that would have its accesses given elsewhere than at Google is refused. It is sealed and told to nobody.',
    },
    example: {
      fr: 'Une clé sans délégation dans la console Google : refusée au champ, rien n’est relié.',
      en: 'A key without delegation in Google’s console: refused at its field, nothing is connected.',
    },
  },
] as const satisfies readonly Rule[];
