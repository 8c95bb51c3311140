import type { Rule } from './rule.ts';

/** What is kept of people, and the copy they can have of it. */
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
] as const satisfies readonly Rule[];
