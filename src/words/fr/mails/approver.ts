import type { ApproverEvent } from '../../catalogues/mails/approver.ts';
import { spoken as french } from '../spoken.ts';

export interface ApproverTexts {
  readonly subject: Record<ApproverEvent, (person: string, period: string) => string>;
  readonly intro: Record<ApproverEvent, (person: string, since: string) => string>;
  readonly approve: string;
  readonly reject: string;
  readonly caution: (days: number) => string;
}

const { of } = french.names;

export const approver: ApproverTexts = {
  subject: {
    filed: (person, period) => `Demande de congé\u00a0: ${person}, ${period}`,
    edited: (person, period) => `Demande modifiée\u00a0: ${person}, ${period}`,
    accepted: (person, period) => `Absence posée\u00a0: ${person}, ${period}`,
    withdrawn: (person, period) => `Demande retirée\u00a0: ${person}, ${period}`,
    'cancellation-asked': (person, period) => `Annulation demandée\u00a0: ${person}, ${period}`,
    reminded: (person, period) => `Rappel\u00a0: ${person} attend votre décision, ${period}`,
    escalated: (person, period) => `Sans réponse\u00a0: la demande ${of(person)}, ${period}`,
    'cancellation-reminded': (person, period) => `Rappel\u00a0: annulation demandée par ${person}, ${period}`,
    'cancellation-escalated': (person, period) =>
      `Sans réponse\u00a0: annulation demandée par ${person}, ${period}`,
  },
  intro: {
    filed: (person) => `${person} demande un congé et attend votre décision.`,
    edited: (person) =>
      `${person} a modifié sa demande, qui attend votre décision. Voici ce qu’elle dit maintenant.`,
    accepted: (person) =>
      `${person} a posé cette absence. Ce type ne demande pas de validation\u00a0: elle est déjà acceptée, vous n’avez rien à faire.`,
    withdrawn: (person) => `La demande ${of(person)} est retirée. Vous n’avez rien à faire.`,
    'cancellation-asked': (person) =>
      `${person} demande l’annulation de ce congé déjà approuvé. La décision vous revient.`,
    reminded: (person, since) => `La demande ${of(person)} attend votre décision depuis le ${since}.`,
    escalated: (person, since) =>
      `La demande ${of(person)} attend depuis le ${since} et personne n’y a répondu. Vous pouvez décider à la place des personnes sollicitées.`,
    'cancellation-reminded': (person, since) =>
      `${person} attend depuis le ${since} une réponse à sa demande d’annulation.`,
    'cancellation-escalated': (person, since) =>
      `${person} attend depuis le ${since} une réponse à sa demande d’annulation. Vous pouvez décider à la place des personnes sollicitées.`,
  },
  approve: 'Approuver',
  reject: 'Refuser',
  caution: (days) =>
    `Chaque bouton ouvre une page\u00a0: rien n’est décidé avant que vous ne confirmiez. Ces liens sont personnels et valables ${days}\u00a0jours\u00a0; ne transférez pas ce message.`,
};
