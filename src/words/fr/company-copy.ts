import type { CompanyCopyWords } from '../catalogues/company-copy.ts';

export const companyCopy: CompanyCopyWords = {
  sheet: 'LISEZ-MOI',
  readme: ({ organization, madeAt, format, tables, files, leftOut }) =>
    [
      `Copie des données de l’entreprise ${organization}, faite par Relâche le ${madeAt}.`,
      '',
      'Ce qu’elle contient',
      '- donnees/TABLE.csv\u00a0: chaque table, pour un tableur (UTF-8, point-virgule). Une cellule vide est une valeur absente ou un texte vide.',
      '- donnees/TABLE.jsonl\u00a0: la même table, un objet JSON par ligne, exactement.',
      '- fichiers/\u00a0: les documents joints, les photos et les fichiers de paie, nommés par l’identifiant de leur ligne.',
      `- description.json\u00a0: chaque table et chaque colonne, son type et ce qu’elle veut dire (en français et en anglais), le nombre de lignes, l’empreinte SHA-256 de chaque fichier. Format ${format}.`,
      '',
      'Elle contient des données personnelles, documents médicaux compris\u00a0: gardez-la en lieu sûr.',
      '',
      'Pour la relire\u00a0: npm run import-company -- FICHIER, dans une installation de Relâche où cette entreprise n’est pas. Chacun s’y connecte par un lien reçu par e-mail.',
      '',
      `Tables (${tables.length}), avec leur nombre de lignes`,
      ...tables.map(({ name, rows }) => `- ${name}\u00a0: ${rows}`),
      `Fichiers\u00a0: ${files}`,
      '',
      'Ce qui n’y est pas, et pourquoi',
      ...leftOut.map(({ what, because }) => `- ${what}\u00a0: ${because}`),
      '',
    ].join('\r\n'),
  meanings: {
    subject: 'La personne dont parle la ligne.',
    author: 'La personne qui a fait ce que dit la ligne.',
    pointer: 'L’identifiant d’une ligne d’une autre table.',
    words: 'Un texte que quelqu’un a écrit\u00a0; il peut nommer n’importe qui.',
    fact: 'Un identifiant, une date, un réglage ou un fait de l’entreprise.',
    other: 'Une donnée de la personne que nomme une autre colonne de la ligne.',
    own: 'Une donnée de la personne dont parle la ligne.',
    sensitive:
      'Une donnée de la personne dont parle la ligne, qui touche à la santé, à la famille ou à la paie.',
  },
  reasons: {
    access:
      'c’est un moyen d’entrer dans un compte, ou ce qui l’accompagne\u00a0; chacun se reconnecte par e-mail.',
    secret: 'c’est un secret, ou ce qui en dépend\u00a0; qui l’aurait pourrait agir à la place de quelqu’un.',
    machine: 'ne sert qu’au fonctionnement du logiciel, pour un moment.',
    derived: 'se recalcule à partir du reste.',
    payment: 'est le contrat avec qui exploite Relâche\u00a0; les factures sont sur la page de l’abonnement.',
    programs: 'relie cette installation à des programmes\u00a0; une autre ne doit pas leur écrire.',
    copies: 'ce sont des copies de ces mêmes données.',
    closing: 'dit seulement si cette installation ferme l’entreprise.',
    place: 'dit où cette installation range un fichier.',
  },
};
