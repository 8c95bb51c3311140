import type { KeyKind } from '#domain/api-keys/key-format.ts';

export interface KeyNoticeTexts {
  readonly subject: (name: string, isNew: boolean) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (name: string, isNew: boolean) => string;
  readonly reach: Readonly<Record<KeyKind, string>>;
  readonly advice: string;
  readonly button: string;
  readonly why: string;
}

export const keyNotice: KeyNoticeTexts = {
  subject: (name, isNew) =>
    isNew
      ? `Une clé d’API a été créée\u00a0: ${name}`
      : `Le secret d’une clé d’API a été renouvelé\u00a0: ${name}`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (name, isNew) =>
    isNew
      ? `La clé d’API «\u00a0${name}\u00a0» vient d’être créée depuis votre session.`
      : `La clé d’API «\u00a0${name}\u00a0» vient de recevoir un nouveau secret depuis votre session. L’ancien reste valable sept jours.`,
  reach: {
    personal:
      'Le programme qui la détient agit en votre nom, dans la limite des droits que vous avez choisis.',
    organization:
      'Le programme qui la détient agit pour votre organisation, dans la limite des droits choisis, et vous en répondez.',
  },
  advice: 'Si ce n’est pas vous, révoquez cette clé, puis fermez vos autres sessions.',
  button: 'Voir mes clés',
  why: 'Vous recevez ce message de sécurité parce que cette clé est à votre nom.',
};
