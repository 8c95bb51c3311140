import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** A company's copy, and its end. */
export const COMPANY_RULES = [
  {
    number: 'V18',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 20 et 28)',
      en: 'Product decision, after the GDPR (art. 20 and 28)',
    },
    title: { fr: 'La copie d’une entreprise', en: 'A company’s copy' },
    statement: {
      fr: 'Un administrateur qui vient de prouver que c’est lui demande une copie de tout ce que l’entreprise garde : chaque table en CSV et en JSON, la description de chaque colonne, les documents joints, les photos et les fichiers de paie. Aucun jeton, aucune clé, aucune connexion n’y est ; la description dit ce qui manque et pourquoi. Lui seul la télécharge, pendant 7 jours, après une nouvelle preuve ; le journal le note, et chacun lit que ses données ont été ouvertes.',
      en: 'An admin who has just proven who they are asks for a copy of everything the company keeps: each table as CSV and JSON, a description of every column, attached documents, photos and payroll files. No token, key or session is in it; the description says what is missing and why. They alone download it, for 7 days, after another proof; the log notes it, and everyone reads that their data were opened.',
    },
    example: {
      fr: 'Hélène demande la copie le 3 mars, reçoit un e-mail à 10 h 05, la télécharge jusqu’au 10 mars à 10 h 05.',
      en: 'Hélène asks for the copy on 3 March, gets a mail at 10:05, and downloads it until 10 March at 10:05.',
    },
  },
  {
    number: 'V19',
    source: PRODUCT_DECISION,
    title: { fr: 'Relire une copie ailleurs', en: 'Reading a copy back elsewhere' },
    statement: {
      fr: 'Une commande relit la copie d’une entreprise dans une installation où elle n’est pas, tout ou rien, et compte chaque table. Une copie de l’entreprise relue est la même, octet pour octet, l’heure mise à part. Chacun se connecte par un lien reçu par e-mail ; abonnements de calendrier, clés d’API et annuaires reçoivent de nouveaux secrets.',
      en: 'A command reads a company’s copy into an installation where it is not, all or nothing, and counts every table. A copy of the company that was read back is the same, byte for byte, but for its time. Everyone logs in by a link that they get by mail; subscribed calendars, API keys and directories get new secrets.',
    },
    example: {
      fr: 'Une copie dont un octet a changé est refusée, et rien n’est écrit.',
      en: 'A copy of which one byte changed is refused, and nothing is written.',
    },
  },
  {
    number: 'V20',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 28)',
      en: 'Product decision, after the GDPR (art. 28)',
    },
    title: { fr: 'Fermer une entreprise, et se raviser', en: 'Closing a company, and thinking again' },
    statement: {
      fr: 'Un administrateur qui vient de prouver que c’est lui ferme l’entreprise en tapant son nom. Aussitôt, les abonnements de calendrier, les clés d’API, les webhooks, les liens des e-mails, les annuaires et la connexion d’entreprise ne répondent plus, l’abonnement n’est plus renouvelé, les administrateurs lisent sans écrire, et les autres lisent une phrase. Tous les administrateurs reçoivent la date par e-mail. Pendant 7 jours, un administrateur peut annuler : tout revient comme avant.',
      en: 'An admin who has just proven who they are closes the company by typing its name. At once subscribed calendars, API keys, webhooks, links in mails, directories and company login no longer answer, the subscription is not renewed, admins read and do not write, and the others read a sentence. Every admin gets the date by mail. For 7 days an admin can take it back: everything is as before.',
    },
    example: {
      fr: 'Fermée le 3 mars à 10 h, l’entreprise est effacée le 10 mars à 10 h, sauf annulation d’ici là.',
      en: 'Closed on 3 March at 10:00, the company is erased on 10 March at 10:00 unless it was taken back by then.',
    },
  },
  {
    number: 'V21',
    source: {
      fr: 'RGPD, art. 28 ; Code de commerce, art. L123-22',
      en: 'GDPR, art. 28; Code de commerce, art. L123-22',
    },
    title: { fr: 'L’effacement, et son certificat', en: 'The erasure, and its certificate' },
    statement: {
      fr: 'Au bout des 7 jours, et au plus tard dans les 30 jours de la demande, chaque ligne de chaque table de l’entreprise est effacée, avec ses fichiers et ses tâches en attente. Ne restent que le nom de l’entreprise, son SIRET, le numéro de client du prestataire de paiement et ses factures, 10 ans, comme la loi le demande, et un certificat sans donnée personnelle : ce qui a été effacé, table par table, quand, ce qui reste et pourquoi. Il est envoyé aux administrateurs. La restauration d’une sauvegarde plus ancienne efface l’entreprise de nouveau.',
      en: 'After the 7 days, and within 30 days of the request at the latest, every row of every table of the company is erased, with its files and waiting jobs. All that stays is the name of the company, its SIRET, its customer number at the payment provider and its invoices, for 10 years, as the law asks, and a certificate without personal data: what was erased, table by table, when, what stays and why. It is sent to the admins. A restore of an older backup erases the company again.',
    },
    example: {
      fr: 'Le certificat dit « leave_requests : 412 » et « gardé : factures, 10 ans, art. L123-22 ».',
      en: 'The certificate says “leave_requests: 412” and “kept: invoices, 10 years, art. L123-22”.',
    },
  },
] as const satisfies readonly Rule[];
