import type { Rule } from './rule.ts';

/** What is kept of people, the copy they can have of it, and how it is erased. */
export const PRIVACY_RULES = [
  {
    number: 'V3',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 5 et 30)',
      en: 'Product decision, after the GDPR (art. 5 and 30)',
    },
    title: { fr: 'Ce qui est gardé, et de qui', en: 'What is kept, and of whom' },
    statement: {
      fr: 'Pour chaque donnée de chaque table, le logiciel sait de qui elle parle, si elle touche à la santé, à la famille ou à la paie, pourquoi elle est gardée et ce qui y met fin. La copie d’une personne est faite de ces indications : une donnée qui n’en porte pas ne peut pas être ajoutée.',
      en: 'Of every item of every table the software knows whom it is about, whether it touches health, family or pay, why it is kept and what ends it. A person’s copy is made from these marks: an item without one cannot be added.',
    },
    example: {
      fr: 'La note d’une demande parle de la personne, peut toucher à sa santé, et est dans sa copie.',
      en: 'The note of a request is about the person, may touch their health, and is in their copy.',
    },
  },
  {
    number: 'V4',
    source: {
      fr: 'RGPD, art. 15 et 20',
      en: 'GDPR, art. 15 and 20',
    },
    title: { fr: 'Ce que contient la copie d’une personne', en: 'What a person’s copy holds' },
    statement: {
      fr: 'Une archive : data.json, que d’autres logiciels lisent ; une page à lire, dans la langue de la personne ; les documents joints à ses demandes, médicaux compris, et sa photo. On y trouve son profil, ses contrats et semaines, ses demandes avec leur histoire, ses compteurs ligne par ligne, ses notices, les commentaires, ses connexions, le nom de ses clés, et le journal à son sujet et de ses propres actes. Des autres n’y figure que le nom de qui a agi ; ce que la personne a fait pour d’autres y est sans dire pour qui. Aucun mot de passe, jeton ni clé n’y est.',
      en: 'An archive: data.json, which other programs read; a page to read, in the person’s language; documents attached to their requests, medical ones included, and their photo. It holds their profile, contracts and working weeks, their requests with their history, their counters line by line, notices, comments, sessions, the names of their keys, and the log about them and of their own deeds. Of others there is only the name of who acted; what the person did for others is there without saying for whom. No token, password or key is in it.',
    },
    example: {
      fr: 'Samuel a refusé la demande de Léa : la copie de Léa dit que Samuel l’a refusée et pourquoi ; celle de Samuel dit qu’il a refusé une demande ce jour-là.',
      en: 'Samuel refused Léa’s request: Léa’s copy says that Samuel refused it and why; Samuel’s says that he refused a request that day.',
    },
  },
  {
    number: 'V5',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 12 et 15)',
      en: 'Product decision, after the GDPR (art. 12 and 15)',
    },
    title: { fr: 'Demander et télécharger une copie', en: 'Asking for a copy, and downloading it' },
    statement: {
      fr: 'Chaque personne demande sa propre copie ; un administrateur peut demander celle de quiconque, y compris d’une personne partie. Elle est préparée en quelques minutes ; un e-mail prévient qui l’a demandée, et personne d’autre ne peut la télécharger. Elle l’est pendant 7 jours, puis elle est supprimée. Le journal dit qui l’a demandée et qui l’a téléchargée. Aucune clé d’API n’y donne accès. Une demande ne dépend pas de l’abonnement.',
      en: 'Everyone asks for their own copy; an admin can ask for anybody’s, people who left included. It is made within minutes; a mail tells whoever asked, and nobody else can download it. It can be for 7 days, then it is deleted. The log says who asked for it and who downloaded it. No API key gives access to it. Asking does not depend on the subscription.',
    },
    example: {
      fr: 'Copie prête le 3 mars à 10 h : téléchargeable jusqu’au 10 mars à 10 h, supprimée la nuit suivante.',
      en: 'Copy ready on 3 March at 10:00: it can be downloaded until 10 March at 10:00, and is deleted the night after.',
    },
  },
  {
    number: 'V6',
    source: {
      fr: 'RGPD, art. 17',
      en: 'GDPR, art. 17',
    },
    title: { fr: 'Effacer une personne partie', en: 'Erasing someone who left' },
    statement: {
      fr: 'Un administrateur peut effacer une personne dont l’accès est clos, jamais une personne encore là ni le dernier administrateur. Il voit d’abord, en nombres, ce qui disparaît et ce qui reste, choisit une raison, écrit le nom et prouve qui il est. L’effacement se fait dans les minutes qui suivent et ne se reprend pas ; dès qu’il est demandé, la personne ne peut plus être embauchée de nouveau sous ce dossier. Il ne dépend pas de l’abonnement, et aucune clé ne le fait.',
      en: 'An admin can erase a person whose access is closed, never somebody who is still there nor the last admin. They first see in numbers what goes and what stays, choose a reason, type the name and prove who they are. The erasure is done within minutes and cannot be taken back; from when it is asked for, the person cannot be hired again under this file. It does not depend on the subscription, and no key does it.',
    },
    example: {
      fr: 'Zoé est partie le 30 septembre : le 1er octobre, un administrateur peut l’effacer ; le 30, non.',
      en: 'Zoé left on 30 September: on 1 October an admin can erase her; on the 30th they cannot.',
    },
  },
  {
    number: 'V7',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 4, 17) et la CNIL',
      en: 'Product decision, after the GDPR (art. 4, 17) and the CNIL',
    },
    title: { fr: 'Ce qui disparaît, ce qui reste', en: 'What goes, what stays' },
    statement: {
      fr: 'La personne porte désormais un pseudonyme tiré au hasard. Ses demandes, ses compteurs, ses lignes de paie et le journal restent sous ce pseudonyme : aucun total ne change. Disparaissent son nom, son adresse, son matricule, sa photo, ses notes, motifs, commentaires et documents, ce avec quoi elle se connectait, les e-mails qui l’attendaient. Son nom complet, son adresse et son matricule sont aussi ôtés de tout texte de l’organisation ; un prénom ou un nom seul dans la phrase d’un autre reste. Un fichier de paie où elle figurait est vidé et se refait ; les copies de données en attente, de quiconque, sont supprimées. Ce qui est marqué dans le schéma décide : une donnée ajoutée sans marque ne passe pas les tests.',
      en: 'The person carries a pseudonym drawn at random from then on. Their requests, counters, payroll lines and the log stay under it: no total changes. Their name, address, payroll number, photo, notes, reasons, comments and documents go, with what they logged in with and mails that waited for them. Their full name, address and payroll number are also taken out of every text of the organisation; a first or a last name alone in somebody else’s sentence stays. A payroll file in which they stood is emptied and can be made again; copies of data that wait, of anybody, are deleted. The marks of the schema decide: an item that is added without one does not pass the tests.',
    },
    example: {
      fr: '« Vu avec Zoé Martin » devient « Vu avec Personne partie 7F3A » ; ses 3 jours de septembre restent dans le mois clos.',
      en: '“Agreed with Zoé Martin” becomes “Agreed with Former colleague 7F3A”; her 3 days of September stay in the closed month.',
    },
  },
  {
    number: 'V8',
    source: {
      fr: 'RGPD, art. 17, § 3',
      en: 'GDPR, art. 17(3)',
    },
    title: { fr: 'Conserver malgré tout', en: 'Holding the data' },
    statement: {
      fr: 'Un administrateur peut enregistrer un motif de conservation pour une personne, partie ou non : un litige, un contrôle. Tant qu’il tient, l’effacement est refusé, et un effacement déjà demandé attend. Le motif est montré à qui voudrait effacer ; le poser et le lever sont écrits au journal.',
      en: 'An admin can put a reason on record to hold a person’s data, whether they left or not: a dispute, an inspection. While it stands, erasing is refused, and an erasure that was asked for waits. The reason is shown to whoever would erase; setting and lifting it are written to the log.',
    },
    example: {
      fr: 'Motif « Prud’hommes » posé le 2 octobre : effacer répond par un refus jusqu’à ce qu’il soit levé.',
      en: 'Reason “Labour court” set on 2 October: erasing is refused until it is lifted.',
    },
  },
  {
    number: 'V9',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 5)',
      en: 'Product decision, after the GDPR (art. 5)',
    },
    title: { fr: 'Le journal des effacements', en: 'The journal of erasures' },
    statement: {
      fr: 'Chaque effacement est écrit dans une table et dans un fichier à côté de la base, sans nom : l’identifiant, le pseudonyme, quand, qui l’a demandé. Une sauvegarde plus ancienne qui est restaurée est effacée de nouveau, d’après l’une et l’autre, avant que quiconque la voie.',
      en: 'Every erasure is written to a table and to a file beside the database, without a name: the id, the pseudonym, when, who asked. An older backup that is restored is erased again, by either of them, before anybody sees it.',
    },
    example: {
      fr: 'Sauvegarde du 1er octobre, effacement le 2, restauration le 3 : la personne est effacée.',
      en: 'Backup of 1 October, erasure on the 2nd, restore on the 3rd: the person is erased.',
    },
  },
] as const satisfies readonly Rule[];
