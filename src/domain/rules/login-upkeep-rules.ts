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
    number: 'I32',
    source: PRODUCT_DECISION,
    title: { fr: 'La fin annoncée', en: 'The end that is told' },
    statement: {
      fr: 'Trente jours puis sept jours avant la fin du certificat SAML de la connexion en service, tous les administrateurs reçoivent un e-mail, une fois chacun. De plusieurs certificats, le dernier à finir compte. Il en va de même du secret OpenID Connect dont un administrateur a noté la date de fin.',
      en: 'Thirty days and then seven days before the SAML certificate of the connection in use ends, all admins get an e-mail, once each. Of several certificates the last to end counts. The same goes for an OpenID Connect secret whose end an admin noted.',
    },
    example: {
      fr: 'Certificat jusqu’au 31 mars : un e-mail le 1er mars, un autre le 24.',
      en: 'A certificate until 31 March: an e-mail on 1 March, another on the 24th.',
    },
  },
  {
    number: 'I33',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui n’est pas prêt', en: 'Who is not ready' },
    statement: {
      fr: 'La liste de ceux à qui manque un second facteur ne compte pas qui entre par la connexion de l’entreprise : elle vaut les deux facteurs (I26). Y entre qui est relié à la connexion en service, ou dont l’adresse est d’un domaine où elle est exigée.',
      en: 'The list of those who lack a second factor leaves out who comes in by the company login: it counts as both factors (I26). That is whoever is linked to the connection in use, or has an address of a domain that it is asked of.',
    },
    example: {
      fr: 'Dix personnes, huit reliées à Google : deux au plus sont dans la liste.',
      en: 'Ten people, eight linked to Google: two at most are in the list.',
    },
  },
  {
    number: 'I34',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui est refusé à l’annuaire', en: 'What a directory is refused' },
    statement: {
      fr: 'Ce qu’un annuaire demande et n’obtient pas (plus de place, dernier administrateur, adresse déjà prise…) est sur la page des administrateurs, avec le moyen d’en sortir, et leur est écrit une fois par jour au plus, tant qu’il y a du nouveau.',
      en: 'What a directory asks for and is refused (no seat left, last admin, address taken…) is on the page of admins with the way out of it, and is written to them once a day at most, while there is something new.',
    },
    example: {
      fr: 'Trois arrivées refusées dans la nuit, faute de place : un e-mail au matin, trois lignes.',
      en: 'Three arrivals refused at night for want of seats: one e-mail in the morning, three lines.',
    },
  },
  {
    number: 'I35',
    source: PRODUCT_DECISION,
    title: { fr: 'Le dernier jour des personnes', en: 'The last day that people recorded' },
    statement: {
      fr: 'L’annuaire ne connaît que le jour où il dit qu’une personne est inactive ; les personnes connaissent le contrat. Un dernier jour enregistré par quelqu’un, avant ou après l’annuaire, n’est donc ni déplacé ni annulé par lui : il ferme seulement les sessions. Il n’annule que le départ qu’il a enregistré lui-même et que personne n’a changé.',
      en: 'A directory knows only the day on which it says that someone is not active; people know the contract. A last day that somebody recorded, before the directory or after it, is therefore neither moved nor withdrawn by it: it ends sessions and no more. It withdraws only a departure that it recorded itself and that nobody has changed.',
    },
    example: {
      fr: 'Désactivé le 18, dernier jour porté au 30 par la paie : l’annuaire peut le redire chaque heure, le 30 reste.',
      en: 'Switched off on the 18th, last day set to the 30th by payroll: the directory may say it again every hour, the 30th stays.',
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
