import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** Whose account it is, and what leaves in whose name. */
export const ACCOUNT_RULES = [
  {
    number: 'I1',
    source: PRODUCT_DECISION,
    title: { fr: 'La messagerie du fondateur', en: 'The founder’s mailbox' },
    statement: {
      fr: 'Tant que la personne qui a créé l’organisation n’a pas ouvert un lien reçu par e-mail, l’organisation se prépare, mais rien n’en sort : aucun programme extérieur ne se connecte, les invitations attendent, et elles ne partent ensuite que sur son accord.',
      en: 'Until whoever created the organisation has opened a link from their mailbox, it can be set up and nothing of it leaves: no outside program is connected, invitations wait, and then go out only with their consent.',
    },
    example: {
      fr: 'Trois collègues ajoutés avant la confirmation : trois invitations à envoyer d’un bouton, après elle.',
      en: 'Three colleagues added before the confirmation: three invitations to send with one button, after it.',
    },
  },
  {
    number: 'I2',
    source: PRODUCT_DECISION,
    title: { fr: 'La preuve efface ce qui la précède', en: 'The proof ends what came before it' },
    statement: {
      fr: 'Le premier lien ouvert depuis une messagerie ferme les sessions, clés, seconds facteurs, abonnements de calendrier, connexions et liens que le compte avait jusque-là ; pour le fondateur, ceux de toute l’organisation.',
      en: 'The first link opened from a mailbox ends the sessions, keys, second factors, calendar feeds, connections and links that the account had until then; for the founder, those of the whole organisation.',
    },
    example: {
      fr: 'Quelqu’un s’est inscrit avec votre adresse : votre première connexion met fin à la sienne.',
      en: 'Someone signed up with your address: your first login ends theirs.',
    },
  },
  {
    number: 'I3',
    source: PRODUCT_DECISION,
    title: { fr: 'Une adresse, un compte', en: 'One address, one account' },
    statement: {
      fr: 'Une adresse n’a qu’un compte, dans une seule organisation. Elle peut être invitée ailleurs : l’invitation reste en attente, et seule la messagerie de cette adresse apprend pourquoi.',
      en: 'An address has one account, in one organisation. It may be invited elsewhere: the invitation stays pending, and only that mailbox learns why.',
    },
    example: {
      fr: 'Inviter une personne qui a un compte ailleurs ou une adresse inconnue : la réponse est la même.',
      en: 'Inviting someone who has an account elsewhere or an unknown address: the answer is the same.',
    },
  },
  {
    number: 'I4',
    source: PRODUCT_DECISION,
    title: { fr: 'Les invitations d’une journée', en: 'Invitations in a day' },
    statement: {
      fr: 'Sur vingt-quatre heures, une organisation écrit au plus deux fois à une même adresse et envoie au plus deux invitations par place, ou 50 si elle en a moins de 25 ; toutes organisations réunies, une adresse en reçoit trois. Une personne retirée puis ajoutée de nouveau reçoit la sienne un jour après la précédente.',
      en: 'Within twenty-four hours, an organisation writes to one address twice at most and sends at most two invitations for each seat, or 50 with fewer than 25 seats; from all organisations together an address gets three. Someone removed and added again gets theirs a day after the last.',
    },
    example: {
      fr: 'Envoyée à 9 h, renvoyée à 10 h : la suivante part le lendemain à 9 h au plus tôt.',
      en: 'Sent at nine, sent again at ten: the next one leaves the day after at nine at the earliest.',
    },
  },
  {
    number: 'I5',
    source: PRODUCT_DECISION,
    title: { fr: 'Les noms dans les e-mails à des inconnus', en: 'Names in mails to strangers' },
    statement: {
      fr: 'Dans un e-mail à une personne qui n’a pas encore rejoint l’organisation, les noms sont coupés à quarante caractères et ne contiennent ni lien, ni adresse, ni numéro de téléphone. Rien d’autre ne lui est écrit que ce qui la fait entrer.',
      en: 'In a mail to someone who has not joined yet, names are cut to forty characters and hold no link, address or telephone number. Nothing is written to them but their way in.',
    },
    example: {
      fr: '« Gagnez sur evil.fr » devient « Gagnez sur evil fr ».',
      en: '“Win at evil.fr” becomes “Win at evil fr”.',
    },
  },
  {
    number: 'I6',
    source: PRODUCT_DECISION,
    title: { fr: 'Le lien de connexion', en: 'The login link' },
    statement: {
      fr: 'Il sert une fois. S’il a été ouvert d’un autre appareil et que personne ne s’est servi de cette session, il s’ouvre une fois encore pendant sa durée, et cette première session se ferme. Quand une autre personne est connectée dans le navigateur, il demande d’abord un appui.',
      en: 'It works once. If it was opened from another device and nobody went on with that session, it opens once more within its time, and that first session ends. When someone else is logged in in the browser, it asks for one press first.',
    },
    reading: {
      fr: 'Des programmes de messagerie ouvrent les liens avant leur destinataire.',
      en: 'Programs that check mails open links before their reader does.',
    },
    example: {
      fr: 'Ouvert par l’antivirus à 9 h, par vous à 9 h 05 : vous êtes connecté.',
      en: 'Opened by a mail filter at 9:00, by you at 9:05: you are logged in.',
    },
  },
  {
    number: 'I7',
    source: PRODUCT_DECISION,
    title: { fr: 'Le code d’une application', en: 'The code of an app' },
    statement: {
      fr: 'Chacun peut ajouter un second facteur à son compte : une application qui montre six chiffres, autres toutes les trente secondes. Un code ne sert qu’une fois, et aucun code plus ancien ne sert après lui. Après cinq codes erronés, quels qu’ils soient, le compte n’en accepte aucun pendant quinze minutes.',
      en: 'Everyone may add a second factor to their account: an app that shows six digits, others every thirty seconds. A code works once, and none older works after it. After five wrong codes of whatever kind, the account takes none for fifteen minutes.',
    },
    example: {
      fr: 'Le code lu par-dessus votre épaule ne sert plus à personne une fois que vous l’avez donné.',
      en: 'The code that was read over your shoulder is of no use to anybody once you have given it.',
    },
  },
  {
    number: 'I8',
    source: PRODUCT_DECISION,
    title: { fr: 'Les codes de secours', en: 'Recovery codes' },
    statement: {
      fr: 'Dix codes viennent avec le second facteur. Ils sont montrés une fois, chacun remplace une fois celui de l’application, et dix nouveaux mettent fin aux précédents.',
      en: 'Ten codes come with the second factor. They are shown once, each replaces that of the app once, and ten new ones end those of before.',
    },
    example: {
      fr: 'Téléphone perdu : un code de secours ouvre, et il en reste neuf.',
      en: 'Phone lost: a recovery code opens, and nine are left.',
    },
  },
  {
    number: 'I9',
    source: PRODUCT_DECISION,
    title: { fr: 'La connexion avec un second facteur', en: 'Logging in with a second factor' },
    statement: {
      fr: 'Le lien reçu par e-mail mène à la question du code, et ne devient une session qu’avec lui, dans les dix minutes. Un appareil auquel la personne se fie n’est plus interrogé pendant trente jours. Passer d’une entreprise à une autre demande le code de l’autre. Les liens d’e-mails qui décident, les calendriers abonnés et les clés d’API n’en demandent pas.',
      en: 'The link from the mailbox leads to the question for the code, and becomes a session only with it, within ten minutes. A device that the person trusts is not asked for thirty days. Going from one company to another asks for the code of the other. Links in mails that decide, subscribed calendars and API keys ask for none.',
    },
    example: {
      fr: 'Quelqu’un lit vos e-mails : il voit la question, et n’entre pas.',
      en: 'Someone reads your mail: they see the question, and do not come in.',
    },
  },
  {
    number: 'I10',
    source: PRODUCT_DECISION,
    title: { fr: 'L’organisation le demande', en: 'The organisation asks for it' },
    statement: {
      fr: 'Un administrateur peut demander un second facteur à tous, ou aux administrateurs, à partir d’un jour. Dès ce jour, qui n’en a pas garde l’accès à la page où le mettre en place, et à elle seule. Une clé d’accès en est un : qui n’a qu’elle et vient par un lien se connecte avec elle (I36). Personne n’est exclu.',
      en: 'An admin may ask everyone, or admins, for a second factor from a day on. From that day, who has none keeps the page where it is set up, and that page alone. A passkey is one: who has nothing else and comes by a link logs in with it (I36). Nobody is shut out.',
    },
    example: {
      fr: 'Demandé à tous le 1er mars : le 1er mars, Paul se connecte, scanne le code, et tout s’ouvre.',
      en: 'Asked of everyone on 1 March: on 1 March Paul logs in, scans the code, and everything opens.',
    },
  },
  {
    number: 'I11',
    source: PRODUCT_DECISION,
    title: { fr: 'La preuve récente', en: 'The fresh proof' },
    statement: {
      fr: 'Changer un rôle, créer une clé, régler la connexion, toucher à son second facteur ou télécharger un fichier sur tout le monde demande une preuve de moins de dix minutes : la connexion elle-même, une clé d’accès, un code de l’application, un code de secours ou, sans second facteur, six chiffres par e-mail.',
      en: 'Changing a role, making a key, setting the login policy, touching one’s second factor or downloading a file about everyone asks for a proof less than ten minutes old: the login itself, a passkey, a code of the app, a recovery code or, without a second factor, six digits by mail.',
    },
    example: {
      fr: 'Un poste laissé ouvert au déjeuner ne suffit pas pour se nommer administrateur.',
      en: 'A screen left open over lunch is not enough to make oneself an admin.',
    },
  },
  {
    number: 'I12',
    source: PRODUCT_DECISION,
    title: { fr: 'Tout est perdu', en: 'Everything is lost' },
    statement: {
      fr: 'Sans téléphone ni codes, un administrateur demande la remise à zéro du second facteur d’une personne, et un autre la confirme. La personne l’apprend par e-mail, et peut l’arrêter d’un lien pendant vingt-quatre heures ; ensuite, le lien de connexion suffit de nouveau. L’exploitant du serveur peut faire de même par une commande, sans délai.',
      en: 'Without phone and codes, an admin asks for someone’s second factor to be reset, and another confirms it. The person learns of it by mail, and can stop it by a link for twenty-four hours; after that the login link is enough again. The operator of the server can do the same by a command, at once.',
    },
    example: {
      fr: 'Demandée par Alix, confirmée par Nina lundi à 10 h : appliquée mardi à 10 h, sauf si Paul l’arrête.',
      en: 'Asked for by Alix, confirmed by Nina on Monday at ten: done on Tuesday at ten, unless Paul stops it.',
    },
  },
  {
    number: 'I13',
    source: PRODUCT_DECISION,
    title: { fr: 'La clé d’accès', en: 'The passkey' },
    statement: {
      fr: 'Une personne a au plus dix clés d’accès, chacune avec un nom. Une clé ouvre un seul compte ; elle prouve à la fois l’appareil et son propriétaire, et ouvre une session sans e-mail. Elle n’ouvre plus rien quand elle est retirée, quand la personne part, ou quand la messagerie est prouvée après elle (I2). Le lien par e-mail reste toujours possible.',
      en: 'A person has ten passkeys at most, each with a name. A passkey opens one account; it proves both the device and its owner, and opens a session without any e-mail. It opens nothing once it was removed, once the person has left, or once the mailbox was proven after it (I2). The link by e-mail always stays possible.',
    },
    example: {
      fr: 'Une clé sur le téléphone, une sur l’ordinateur : le téléphone perdu, on retire la sienne depuis l’ordinateur.',
      en: 'One on the phone, one on the computer: when the phone is lost, its passkey is removed from the computer.',
    },
  },
  {
    number: 'I14',
    source: PRODUCT_DECISION,
    title: { fr: 'La question posée à l’appareil', en: 'What the device is asked' },
    statement: {
      fr: 'La question à laquelle un appareil répond sert une fois, pendant cinq minutes, dans le navigateur qui l’a posée et à l’adresse de l’installation. L’appareil doit avoir reconnu son propriétaire, par une empreinte, un visage ou un code.',
      en: 'What a device answers is asked once, counts for five minutes, in the browser that asked and at the address of the installation. The device must have recognised its owner, by a fingerprint, a face or a code.',
    },
    example: {
      fr: 'Une réponse recopiée, ou donnée sur un site qui imite le nôtre, n’ouvre rien.',
      en: 'An answer that was copied, or given to a site that looks like ours, opens nothing.',
    },
  },
  {
    number: 'I15',
    source: PRODUCT_DECISION,
    title: { fr: 'La clé peut-être copiée', en: 'The passkey that may be copied' },
    statement: {
      fr: 'Quand un appareil qui compte ses utilisations en annonce moins que la fois précédente, le journal le dit. La connexion n’est pas refusée : les clés synchronisées annoncent toujours zéro, et certains appareils comptent mal.',
      en: 'When a device that counts its uses tells fewer than the last time, the audit log says so. The login is not refused: synced passkeys always say zero, and some devices count badly.',
    },
    example: {
      fr: 'Annoncé 40, puis 12 : une ligne au journal.',
      en: 'Told 40, then 12: one line in the audit log.',
    },
  },
  {
    number: 'I16',
    source: PRODUCT_DECISION,
    title: { fr: 'Le navigateur inconnu', en: 'The unknown browser' },
    statement: {
      fr: 'Une connexion depuis un navigateur qui n’a pas servi à cette personne depuis quatre-vingt-dix jours lui est annoncée par e-mail, avec l’appareil, l’heure et l’adresse. La toute première connexion n’annonce rien. Fermer une connexion fait oublier son navigateur.',
      en: 'A login from a browser that this person has not logged in with for ninety days is told to them by e-mail, with the device, the time and the address. The very first login tells nothing. Ending a session forgets its browser.',
    },
    reading: {
      fr: 'Un navigateur se reconnaît à un témoin que lui seul détient : le nom de l’appareil et l’adresse seraient les mêmes pour un collègue du même bureau.',
      en: 'A browser is known by a cookie that it alone has: the name of the device and the address would be the same for a colleague in the same office.',
    },
    example: {
      fr: 'Première connexion sur un nouvel ordinateur : un e-mail. La suivante : aucun.',
      en: 'The first login on a new computer: one e-mail. The next one: none.',
    },
  },
  {
    number: 'I17',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que fait un annuaire', en: 'What a directory does' },
    statement: {
      fr: 'Un annuaire connecté par un administrateur (SCIM 2.0) invite, modifie et retire des personnes de son organisation, sous son propre nom dans le journal. Qui arrive par lui entre comme employé, sur une place libre : il ne donne aucun rôle et n’ajoute aucune place.',
      en: 'A directory that an admin connected (SCIM 2.0) invites, changes and removes people of its organisation, under its own name in the log. Whoever comes by it comes in as an employee, on a free seat: it gives no role and adds no seat.',
    },
    example: {
      fr: 'Dix places, dix personnes : la onzième est refusée à l’annuaire, et l’écran des administrateurs le dit.',
      en: 'Ten seats, ten people: the eleventh is refused to the directory, and the admins’ screen says so.',
    },
  },
  {
    number: 'I18',
    source: PRODUCT_DECISION,
    title: { fr: 'Partir et revenir par l’annuaire', en: 'Leaving and coming back by the directory' },
    statement: {
      fr: 'Une personne que l’annuaire dit inactive part par le départ ordinaire : son dernier jour est celui-là, son accès se ferme aussitôt, rien n’est effacé. Un dernier jour enregistré par quelqu’un n’est pas changé. L’annuaire ne rouvre que l’accès qu’il a fermé, et le dernier administrateur reste.',
      en: 'Someone whom the directory says is not active leaves by the ordinary departure: their last day is that day, access ends at once, nothing is erased. A last day that somebody recorded is not changed. A directory opens again only the access that it closed, and the last admin stays.',
    },
    example: {
      fr: 'Désactivée à 15 h, réactivée le lendemain : le départ est annulé et le contrat continue.',
      en: 'Switched off at three, on again the day after: the departure is withdrawn and the contract goes on.',
    },
  },
  {
    number: 'I19',
    source: PRODUCT_DECISION,
    title: { fr: 'L’adresse que dit l’annuaire', en: 'The address that the directory tells' },
    statement: {
      fr: 'Une nouvelle adresse reçoit une invitation, et n’ouvre le compte qu’une fois ce message ouvert. L’annuaire ne change pas l’adresse d’une personne qui décide pour d’autres : il donnerait son rôle avec elle.',
      en: 'A new address gets an invitation, and opens the account only once that mail is opened. The directory does not change the address of someone who decides about others: it would hand out their role with it.',
    },
    example: {
      fr: 'L’annuaire change l’adresse d’un manager : elle reste, et les administrateurs l’apprennent.',
      en: 'The directory changes the address of a manager: it stays, and the admins are told.',
    },
  },
  {
    number: 'I20',
    source: PRODUCT_DECISION,
    title: { fr: 'Les équipes de l’annuaire', en: 'Teams of the directory' },
    statement: {
      fr: 'Les équipes suivent les groupes de l’annuaire ou le service de chaque personne, selon le choix fait à la connexion. Le responsable que tous les membres nomment dirige l’équipe si son rôle le permet et si personne n’en a choisi un autre. Une équipe faite ici n’est jamais supprimée par l’annuaire.',
      en: 'Teams follow the groups of the directory or the department of each person, as chosen when it was connected. The manager whom every member names leads the team if their role allows it and nobody chose another. A team that was made here is never deleted by the directory.',
    },
    example: {
      fr: 'Quatre personnes des Ventes nomment Noa, manager : Noa dirige les Ventes.',
      en: 'Four people of Sales name Noa, a manager: Noa leads Sales.',
    },
  },
] as const satisfies readonly Rule[];
