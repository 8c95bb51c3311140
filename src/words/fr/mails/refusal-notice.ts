import type { RefusalNoticeTexts } from '../../catalogues/mails/refusal-notice.ts';
import { french } from '../spoken.ts';

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
