import type { LoginMethod } from '#domain/access/login-method.ts';

/** A login from a browser that was not known, or a passkey that was made. */
export type AccessDeed = 'login' | 'passkey';

export interface AccessNoticeTexts {
  readonly subject: Readonly<Record<AccessDeed, string>>;
  readonly greeting: (firstName: string) => string;
  readonly lead: Readonly<Record<AccessDeed, string>>;
  readonly device: string;
  readonly when: string;
  readonly address: string;
  readonly unknownAddress: string;
  readonly way: string;
  readonly ways: Readonly<Record<LoginMethod, string>>;
  readonly calm: string;
  readonly advice: Readonly<Record<AccessDeed, string>>;
  readonly button: string;
  readonly why: string;
}

export const accessNotice: AccessNoticeTexts = {
  subject: {
    login: 'Connexion à Relâche depuis un nouveau navigateur',
    passkey: 'Une clé d’accès a été ajoutée à votre compte',
  },
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: {
    login:
      'Votre compte vient d’être ouvert dans un navigateur que vous n’aviez pas utilisé ces trois derniers mois.',
    passkey: 'Une clé d’accès vient d’être ajoutée à votre compte. Elle permet d’y entrer sans e-mail.',
  },
  device: 'Appareil',
  when: 'Quand',
  address: 'Adresse IP',
  unknownAddress: 'inconnue',
  way: 'Moyen',
  ways: {
    mail: 'lien reçu par e-mail',
    'mail+code': 'lien reçu par e-mail et code',
    passkey: 'clé d’accès',
    company: 'connexion de l’entreprise',
  },
  calm: 'Si c’est vous, il n’y a rien à faire.',
  advice: {
    login:
      'Si ce n’est pas vous, fermez cette connexion, retirez les clés d’accès que vous ne connaissez pas, puis changez le mot de passe de votre messagerie.',
    passkey:
      'Si ce n’est pas vous, retirez cette clé, fermez toutes les connexions, puis changez le mot de passe de votre messagerie.',
  },
  button: 'Voir mes connexions',
  why: 'Vous recevez ce message de sécurité parce que ce compte est à votre nom. Il ne peut pas être désactivé.',
};
