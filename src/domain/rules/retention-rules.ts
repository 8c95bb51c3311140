import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** How long what is kept, what is told of it, and what the operator owes admins. */
export const RETENTION_RULES = [
  {
    number: 'V22',
    source: {
      fr: 'RGPD, art. 5 ; service-public.fr F10029 ; Code de commerce, L123-22 ; choix du produit',
      en: 'GDPR, art. 5; service-public.fr F10029; Code de commerce, L123-22; product decision',
    },
    title: { fr: 'Chaque donnée a sa durée', en: 'Every kind of data has its duration' },
    statement: {
      fr: 'Une liste dit, genre par genre, combien de temps les données sont gardées, d’où vient cette durée ou que c’est un choix du produit, et dans quelles bornes un administrateur peut la changer, avec une preuve d’identité récente. Ce qui a fait son temps est effacé chaque nuit : justificatifs médicaux 3 mois après l’absence au plus, notes, motifs, commentaires et pièces jointes 5 ans après elle, fichiers de paie 5 ans après le mois payé, journal 12 mois et 5 ans pour les compteurs et la paie, sessions 13 mois au plus, traces d’e-mails 90 jours. Les dates des absences et les lignes des compteurs restent avec la fiche de la personne. Une demande encore en attente garde tout.',
      en: 'A list says, kind by kind, how long data is kept, where that comes from or that it is a choice of the product, and within which bounds an admin can change it, with a fresh proof of identity. What has had its time is deleted each night: medical documents 3 months after the absence at most, notes, reasons, comments and attachments 5 years after it, payroll files 5 years after the month that was paid, the log 12 months and 5 years for counters and payroll, sessions 13 months at most, traces of mails 90 days. Dates of absences and lines of counters stay with the person’s file. A request that still waits keeps everything.',
    },
    example: {
      fr: 'Note d’un congé terminé le 16 janvier 2026 : effacée dans la nuit du 16 au 17 janvier 2031 ; le congé reste compté.',
      en: 'Note of leave that ended on 16 January 2026: deleted in the night of 16 January 2031; the leave still counts.',
    },
  },
  {
    number: 'V23',
    source: PRODUCT_DECISION,
    title: {
      fr: 'La demande dit que son document est effacé',
      en: 'The request says that its document is gone',
    },
    statement: {
      fr: 'Quand un document est effacé par sa durée, la demande dit combien l’ont été et quel jour, à qui peut la lire. Rien n’est gardé de ce qu’il était.',
      en: 'When a document is deleted by its age, the request says how many were and on which day, to whoever may read it. Nothing is kept of what it was.',
    },
    example: {
      fr: 'Mois clos le 3 février 2026 : « Justificatif effacé le 3 février 2026 ».',
      en: 'Month closed on 3 February 2026: “Document deleted on 3 February 2026”.',
    },
  },
  {
    number: 'V24',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui va être effacé est annoncé', en: 'What is about to go is announced' },
    statement: {
      fr: 'La page « Données personnelles » compte ce qui arrivera au bout de sa durée d’ici à la fin du mois suivant : justificatifs, demandes qui portent des mots ou des pièces, fichiers de paie, lignes du journal. Un administrateur qui reçoit les chiffres du mois par e-mail y trouve la même liste.',
      en: 'The page “Personal data” counts what reaches its end until the end of next month: documents, requests that bear words or attachments, payroll files, lines of the log. An admin who gets the figures of the month by mail finds the same list there.',
    },
    example: {
      fr: 'Le 20 décembre : ce qui sera effacé d’ici au 31 janvier.',
      en: 'On 20 December: what will be deleted until 31 January.',
    },
  },
  {
    number: 'V25',
    source: {
      fr: 'RGPD, art. 13 et 30 ; Code du travail, L1222-4',
      en: 'GDPR, art. 13 and 30; Code du travail, L1222-4',
    },
    title: { fr: 'Registre et feuille d’information', en: 'Register and information sheet' },
    statement: {
      fr: 'Le registre des traitements de l’organisation est rempli d’après ce que le logiciel garde, les durées en vigueur et ce que l’exploitant a dit de lui : personne n’y est nommé qu’il n’ait nommé. Il se lit et s’imprime, pour les administrateurs. La feuille d’information des salariés, en français ou en anglais, est pour toute l’organisation.',
      en: 'The organisation’s register of processing is filled in from what the software keeps, the durations in force and what the operator said of themselves: nobody is named in it whom they did not name. Admins read and print it. The sheet that informs employees, in French or English, is for everyone of the organisation.',
    },
    example: {
      fr: 'Journal réglé sur 6 mois : le registre et la feuille disent 6 mois.',
      en: 'Log set to 6 months: register and sheet say 6 months.',
    },
  },
  {
    number: 'V26',
    source: {
      fr: 'RGPD, art. 28 et 33 ; choix du produit',
      en: 'GDPR, art. 28 and 33; product decision',
    },
    title: { fr: 'Prévenir tous les administrateurs', en: 'Telling all admins' },
    statement: {
      fr: 'L’exploitant prévient d’une violation de données ou d’un changement tous les administrateurs de toutes les organisations, dans leur langue, par une commande. Chacun reçoit le message une fois, même si la commande est interrompue et relancée. Qui a été prévenu, à quelle adresse, quand, et si l’adresse a été refusée est gardé et s’imprime. Sans accord explicite, rien ne part.',
      en: 'By a command the operator tells all admins of all organisations of a breach of data or a change, in their language. Each gets the message once, even if the command is killed and started again. Who was told, at which address, when, and whether the address was refused is kept and can be printed. Without an explicit word nothing leaves.',
    },
    example: {
      fr: 'Commande interrompue après trois organisations : relancée, elle prévient les autres, et elles seules.',
      en: 'Killed after three organisations: started again, it tells the others, and them alone.',
    },
  },
  {
    number: 'V27',
    source: PRODUCT_DECISION,
    title: { fr: 'Rien de médical dans un texte libre', en: 'Nothing medical in free text' },
    statement: {
      fr: 'À côté de chaque champ où l’on écrit librement au sujet d’une personne (note, motif, commentaire, question de paie), l’écran rappelle de n’y rien écrire de médical.',
      en: 'Beside every field in which one writes freely about a person (note, reason, comment, question of payroll), the screen reminds that nothing medical belongs there.',
    },
    example: {
      fr: 'Sous la note d’une demande : « Lue par la personne qui décide, jamais par vos collègues. Rien de médical. »',
      en: 'Under the note of a request: “Read by whoever decides, never by your colleagues. Nothing medical.”',
    },
  },
  {
    number: 'V28',
    source: {
      fr: 'RGPD, art. 5 ; Code du travail, art. R1221-26 ; choix du produit',
      en: 'GDPR, art. 5; Code du travail, art. R1221-26; product decision',
    },
    title: { fr: 'Les personnes parties sont effacées', en: 'People who left are erased' },
    statement: {
      fr: 'Cinq ans après le départ d’une personne, ou jusqu’à dix si un administrateur l’a choisi, son effacement est inscrit et, quatre semaines plus tard, fait comme s’il l’avait demandé (V7) : un pseudonyme reste dans les comptes. Après une mise à jour, personne n’est donc effacé avant quatre semaines. Le départ est la fin de l’accès ou celle du contrat, la dernière des deux. Une conservation motivée (V8) l’empêche ; levée, la nuit suivante reprend. Le nombre est annoncé avec ce qui arrive au bout de sa durée (V24), et le journal des effacements dit que c’est par l’âge, sans personne qui l’ait demandé.',
      en: 'Five years after somebody left, or up to ten where an admin chose so, their erasure is put down and, four weeks later, carried out as if one had asked for it (V7): a pseudonym stays in the accounts. So after an upgrade nobody is erased for four weeks. They left when their access or their contract ended, whichever came later. A hold with a reason (V8) stops it; once lifted, the following night goes on. How many is announced with what reaches its end (V24), and the journal of erasures says that it was by age and that nobody asked.',
    },
    example: {
      fr: 'Partie le 30 juin 2026, une personne est inscrite le 1er juillet 2031 et effacée le 29.',
      en: 'Someone who left on 30 June 2026 is put down on 1 July 2031 and erased on the 29th.',
    },
  },
] as const satisfies readonly Rule[];
