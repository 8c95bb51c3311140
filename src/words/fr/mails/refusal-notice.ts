import { spoken as french } from '../spoken.ts';

export interface RefusalNoticeTexts {
  readonly subject: (name: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (name: string, email: string) => string;
  readonly advice: string;
  readonly button: string;
  readonly why: string;
}

const { of } = french.names;

export const refusalNotice: RefusalNoticeTexts = {
  subject: (name) => `L’adresse ${of(name)} refuse les e-mails`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (name, email) =>
    `Vous avez invité ${name}, mais l’e-mail à ${email} a été refusé\u00a0: le serveur de messagerie ne connaît pas cette adresse.`,
  advice:
    'Si elle contient une faute, retirez cette personne et invitez-la à la bonne adresse. Si elle est juste, renvoyez l’invitation une fois la boîte ouverte.',
  button: 'Ouvrir les utilisateurs',
  why: 'Vous recevez ce message parce que vous avez invité cette personne.',
};
