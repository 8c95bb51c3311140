import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** A company's copy. */
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
] as const satisfies readonly Rule[];
