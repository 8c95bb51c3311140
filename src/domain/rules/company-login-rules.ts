import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** How a company says who its people are. */
export const COMPANY_LOGIN_RULES = [
  {
    number: 'I21',
    source: PRODUCT_DECISION,
    title: { fr: 'Le domaine prouvé', en: 'The proven domain' },
    statement: {
      fr: 'Un domaine est à une organisation tant qu’un enregistrement DNS qu’elle seule connaît s’y trouve. Une seule organisation à la fois ; aucun domaine public. Un enregistrement disparu est annoncé aux administrateurs, et la preuve tient encore une semaine.',
      en: 'A domain is an organisation’s while a DNS record that only it was told stands there. One organisation at a time; no public domain. A record that goes is told to the admins, and the proof holds for another week.',
    },
    example: {
      fr: 'L’enregistrement est retiré lundi : un e-mail. Sept jours après, les personnes du domaine se connectent par e-mail.',
      en: 'The record is removed on Monday: an e-mail. Seven days later people of the domain log in by e-mail.',
    },
  },
  {
    number: 'I22',
    source: PRODUCT_DECISION,
    title: { fr: 'La connexion de l’entreprise', en: 'The company login' },
    statement: {
      fr: 'Une adresse d’un domaine prouvé est envoyée vers la connexion en service de son organisation, qu’un compte existe ou non. La réponse du fournisseur compte une fois, pendant dix minutes, dans le navigateur qui y a été envoyé. Une connexion sert après un test réussi, une à la fois.',
      en: 'An address of a proven domain is sent to the connection that its organisation has turned on, whether an account exists or not. The answer of the provider counts once, for ten minutes, in the browser that was sent there. A connection is used after a good test, one at a time.',
    },
    example: {
      fr: 'La même adresse de retour ouverte deux fois : la seconde n’ouvre rien.',
      en: 'The same return address opened twice: the second time it opens nothing.',
    },
  },
  {
    number: 'I23',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui le fournisseur nomme', en: 'Whom the provider names' },
    statement: {
      fr: 'Une personne est reconnue par la connexion et par ce que le fournisseur l’appelle. Son adresse ne la relie que la première fois, dans un domaine prouvé de son organisation, si elle y est déjà ou y est invitée. Aucun compte n’est créé.',
      en: 'A person is known by the connection and by what the provider calls them. Their address links them the first time only, inside a proven domain of their organisation, if they are there or invited. No account is made.',
    },
    example: {
      fr: 'Une adresse donnée à une nouvelle personne n’ouvre pas le compte de la précédente.',
      en: 'An address that is given to somebody new does not open the account of whoever had it.',
    },
  },
  {
    number: 'I24',
    source: PRODUCT_DECISION,
    title: { fr: 'Exiger la connexion de l’entreprise', en: 'Asking company login of all' },
    statement: {
      fr: 'Elle peut être exigée des adresses des domaines prouvés dès qu’un administrateur qui a une clé d’accès ou une application de codes est entré par elle. Les sessions ouvertes autrement par ces personnes se ferment aussitôt.',
      en: 'It can be asked of the addresses of the proven domains once an admin who has a passkey or an authenticator app has come in by it. Sessions that these people opened otherwise end at once.',
    },
    example: {
      fr: 'Un comptable d’un autre domaine garde son lien par e-mail.',
      en: 'An accountant of another domain keeps their link by e-mail.',
    },
  },
  {
    number: 'I25',
    source: PRODUCT_DECISION,
    title: { fr: 'L’accès de secours', en: 'The emergency way in' },
    statement: {
      fr: 'Quand elle est exigée, un administrateur entre encore par une clé d’accès, ou par un lien et un code. Si aucun administrateur n’a plus de second facteur, la messagerie d’un administrateur suffit. Chaque usage est au journal et annoncé à tous les administrateurs.',
      en: 'Where it is asked for, an admin still comes in by a passkey, or by a link and a code. Should no admin have a second factor any more, the mailbox of an admin is enough. Each use is in the log and told to all admins.',
    },
    example: {
      fr: 'Le fournisseur est en panne : un administrateur entre par sa clé d’accès et l’arrête.',
      en: 'The provider is down: an admin comes in by their passkey and turns it off.',
    },
  },
  {
    number: 'I26',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que vaut cette connexion', en: 'What this login is worth' },
    statement: {
      fr: 'Elle vaut les deux facteurs et une preuve récente : le fournisseur de l’entreprise en répond. Dans une autre organisation, elle ne vaut que la messagerie.',
      en: 'It is worth both factors and a fresh proof: the provider of the company answers for it. In another organisation it is worth the mailbox alone.',
    },
    example: {
      fr: 'Second facteur demandé à tous : qui entre par l’entreprise n’a rien à mettre en place.',
      en: 'A second factor asked of everyone: who comes in by the company has nothing to set up.',
    },
  },
] as const satisfies readonly Rule[];
