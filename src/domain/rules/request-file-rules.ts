import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** What is said about a request and what is attached to it. */
export const REQUEST_FILE_RULES = [
  {
    number: 'L13',
    source: PRODUCT_DECISION,
    title: { fr: 'Les commentaires d’une demande', en: 'Comments on a request' },
    statement: {
      fr: 'La personne, celles et ceux qui peuvent décider de sa demande et les administrateurs lisent et écrivent des commentaires. Les autres personnes du fil sont prévenues par e-mail, une fois par commentaire, sans ses mots ni le type de l’absence. Aucun calendrier, export, flux, clé, webhook ni assistant ne les donne. Qui l’a écrit, ou un administrateur, peut supprimer un commentaire.',
      en: 'The person, those who may decide their request, and admins read and write comments. The others of the thread are told by mail, once for each comment, without its words or the type of absence. No calendar, export, feed, key, webhook or assistant gives them away. Whoever wrote a comment, or an admin, can delete it.',
    },
    example: {
      fr: 'Léa écrit « je peux décaler au 12 » : sa responsable reçoit « Léa a commenté sa demande », et lit la suite sur la page.',
      en: 'Léa writes “I can move it to the 12th”: her manager gets “Léa commented on the request”, and reads the rest on the page.',
    },
  },
  {
    number: 'L14',
    source: PRODUCT_DECISION,
    title: { fr: 'Les documents d’une demande', en: 'Documents of a request' },
    statement: {
      fr: 'Une demande porte jusqu’à 5 documents PNG, JPEG ou PDF de 5 Mo au plus, ajoutés et ouverts par les mêmes personnes que ses commentaires. Un document est ce que dit son contenu, non son nom : tout autre format, un fichier incomplet, un PDF protégé, un script, une action ou un fichier caché sont refusés. Des images ne sont gardés ni le lieu, ni l’heure, ni l’appareil. Un document se télécharge ; il ne s’affiche jamais comme une page de Relâche. Une organisation garde 1 Go au plus.',
      en: 'A request holds up to 5 documents, PNG, JPEG or PDF, of 5 MB at most, added and opened by the same people as its comments. A document is what its content says, not its name: any other format, an incomplete file, a protected PDF, a script, an action or a hidden file are refused. Of pictures neither place, nor time, nor camera is kept. A document is downloaded; it is never shown as a page of Relâche. An organisation keeps 1 GB at most.',
    },
    example: {
      fr: 'Un dessin SVG renommé en photo.png est refusé.',
      en: 'An SVG drawing renamed photo.png is refused.',
    },
  },
  {
    number: 'L15',
    source: {
      fr: 'Décision du produit, d’après le RGPD (art. 5 et 9) et la CNIL',
      en: 'Product decision, after the GDPR (art. 5 and 9) and the CNIL',
    },
    title: { fr: 'Les documents médicaux', en: 'Medical documents' },
    statement: {
      fr: 'Les documents d’une absence pour raison de santé, ou d’un type confidentiel, ne sont ajoutés et ouverts que par la personne et les administrateurs ; chaque ouverture par un administrateur est au journal. Qui décide de la demande voit qu’un document est joint, et rien d’autre. Ils sont supprimés à la clôture du mois de paie où l’absence se termine, au plus tard trois mois après elle ; rouvrir le mois ne les ramène pas. Le journal garde leur nombre, pas leur nom.',
      en: 'Documents of an absence for reasons of health, or of a confidential type, are added and opened by the person and by admins alone; each time an admin opens one is in the log. Whoever decides the request sees that a document is attached, and nothing else. They are deleted when the pay month in which the absence ends is closed, three months after it at the latest; opening the month again does not bring them back. The log keeps how many there were, not their names.',
    },
    example: {
      fr: 'Arrêt du 3 au 7 août, avis joint le 4 : il disparaît quand août est clos.',
      en: 'Sick leave from 3 to 7 August, note attached on the 4th: it disappears when August is closed.',
    },
  },
  {
    number: 'L16',
    source: PRODUCT_DECISION,
    title: { fr: 'Les photos des personnes', en: 'Photos of people' },
    statement: {
      fr: 'Chaque personne peut mettre sa propre photo, et elle seule ; le navigateur la recadre en carré de 256 pixels avant de l’envoyer, et rien d’autre n’est gardé. Elle remplace ses initiales pour les personnes connectées de la même organisation, et pour personne d’autre. La personne la retire quand elle veut ; un administrateur peut la retirer aussi.',
      en: 'Everyone can set their own photo, and nobody else’s; the browser cuts it to a square of 256 pixels before it is sent, and nothing else is kept. It takes the place of their initials for people of the same organisation who are logged in, and for nobody else. They remove it whenever they like; an admin can remove it too.',
    },
    example: {
      fr: 'Une photo de vacances de 4 Mo devient un carré de 20 ko, sans lieu ni date.',
      en: 'A holiday picture of 4 MB becomes a square of 20 kB, without place or date.',
    },
  },
] as const satisfies readonly Rule[];
