import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** What others read of somebody who is away, where that person allows it. */
export const AWAY_NOTE_RULES = [
  {
    number: 'N35',
    source: PRODUCT_DECISION,
    title: { fr: 'Son propre statut Slack', en: 'One’s own Slack status' },
    statement: {
      fr: 'Chacun peut permettre à Relâche de mettre son statut Slack, pour son seul compte et dans l’espace que l’entreprise a relié. Personne ne le permet pour un autre, et chacun le retire quand il veut.',
      en: 'Everyone may let Relâche set their Slack status, for their own account alone and in the workspace that the company connected. Nobody allows it for somebody else, and everyone takes it back when they like.',
    },
    example: {
      fr: 'Un compte d’un autre espace Slack est refusé.',
      en: 'An account of another Slack workspace is refused.',
    },
  },
  {
    number: 'N36',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un statut dit, et quand', en: 'What a status says, and when' },
    statement: {
      fr: '« Absent(e) jusqu’au 20 novembre », pareil pour toute absence approuvée, sans type ni motif. Il est mis quand l’absence commence et retiré quand elle finit, dans le fuseau de l’organisation ; les demi-journées ont les heures de N31. Des absences qui se touchent n’en font qu’une. Il suit le congé qui change ou qui est annulé.',
      en: '“Away through 20 November”, the same for every approved absence, without a type or a reason. It is set when the absence begins and taken off when it ends, in the time zone of the organisation; half-days have the hours of N31. Absences that touch are one. It follows leave that changes or is cancelled.',
    },
    example: {
      fr: 'Un arrêt maladie et des vacances donnent le même statut.',
      en: 'Sick leave and holidays give the same status.',
    },
  },
  {
    number: 'N37',
    source: PRODUCT_DECISION,
    title: { fr: 'Jamais par-dessus ce qu’on a écrit soi-même', en: 'Never over what one wrote oneself' },
    statement: {
      fr: 'Relâche retient ce qu’il a écrit. Ce que la personne a mis elle-même n’est ni remplacé ni retiré, et l’écran le dit. Ce qu’elle a enlevé ne revient pas pour la même absence.',
      en: 'Relâche remembers what it wrote. What the person put there themself is neither replaced nor taken away, and the screen says so. What they took off does not come back for the same absence.',
    },
    example: {
      fr: 'Un statut « En réunion » reste ; celui de Relâche vient quand il a expiré.',
      en: 'A status “In a meeting” stays; that of Relâche comes once it has ended.',
    },
  },
  {
    number: 'N38',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que relie une personne qui part', en: 'What somebody who leaves has connected' },
    statement: {
      fr: 'Quand l’accès d’une personne se ferme (dernier jour passé, retrait, annuaire), ses connexions finissent : ce que Relâche a écrit pour elle est retiré, l’accès rendu au fournisseur, le lien effacé. Rien n’est plus écrit ensuite. Un fournisseur qui ne répond pas est essayé pendant deux jours, puis l’accès est effacé quand même.',
      en: 'When somebody’s access closes (last day over, removal, directory), their connections end: what Relâche wrote for them is taken away, the access given back to the provider, the link erased. Nothing is written afterwards. A provider that does not answer is tried for two days; then the access is erased all the same.',
    },
    example: {
      fr: 'Une personne réembauchée relie son agenda de nouveau.',
      en: 'Somebody who is hired again connects their calendar again.',
    },
  },
  {
    number: 'N39',
    source: PRODUCT_DECISION,
    title: { fr: 'Les réponses automatiques', en: 'Automatic replies' },
    statement: {
      fr: 'Qui a relié Google ou Outlook peut demander que sa messagerie réponde pendant ses absences approuvées, avec un texte à soi ou « Je suis absent(e) jusqu’au … », sans type ni motif. L’autorisation n’est demandée qu’alors. Une messagerie n’a qu’une place : l’absence en cours ou la prochaine y est posée, la suivante quand elle a fini. La réponse suit le congé qui change ou qui est annulé.',
      en: 'Who connected Google or Outlook may have their mailbox answer during their approved absences, with a text of their own or “I am away through …”, without a type or a reason. The permission is asked for only then. A mailbox has one place: the absence of the moment or the next one is set, the one after it once it has ended. The reply follows leave that changes or is cancelled.',
    },
    example: {
      fr: 'Deux congés approuvés, en septembre et en octobre : la réponse d’octobre est posée quand septembre a fini.',
      en: 'Two approved absences, in September and in October: the reply of October is set once September has ended.',
    },
  },
  {
    number: 'N40',
    source: PRODUCT_DECISION,
    title: { fr: 'Sa propre réponse d’abord', en: 'One’s own reply comes first' },
    statement: {
      fr: 'Une réponse automatique que la personne a mise elle-même reste, et l’écran le dit. Un texte qu’elle gardait éteint est remis en place quand celui de Relâche s’en va.',
      en: 'An automatic reply that the person set themself stays, and the screen says so. A text that they kept switched off is put back when that of Relâche goes.',
    },
    example: {
      fr: '« En formation, écrivez à Paul. » reste, même si un congé est approuvé.',
      en: '“On a course, write to Paul.” stays, although leave is approved.',
    },
  },
] as const satisfies readonly Rule[];
