import type { Language } from '#contract/language.ts';

/** What an approver is told of: the events of a request, a cancellation that waits being two of them. */
export type ApproverEvent =
  | 'filed'
  | 'edited'
  | 'withdrawn'
  | 'accepted'
  | 'cancellation-asked'
  | 'reminded'
  | 'escalated'
  | 'cancellation-reminded'
  | 'cancellation-escalated';

interface ApproverTexts {
  readonly subject: Record<ApproverEvent, (person: string, period: string) => string>;
  readonly intro: Record<ApproverEvent, (person: string, since: string) => string>;
  readonly approve: string;
  readonly reject: string;
  readonly caution: (days: number) => string;
}

/** No-break spaces are written as \u00a0. The type of leave never stands in a subject: it may be confidential. */
export const approverTexts: Record<Language, ApproverTexts> = {
  fr: {
    subject: {
      filed: (person, period) => `Demande de congé\u00a0: ${person}, ${period}`,
      edited: (person, period) => `Demande modifiée\u00a0: ${person}, ${period}`,
      accepted: (person, period) => `Absence posée\u00a0: ${person}, ${period}`,
      withdrawn: (person, period) => `Demande retirée\u00a0: ${person}, ${period}`,
      'cancellation-asked': (person, period) => `Annulation demandée\u00a0: ${person}, ${period}`,
      reminded: (person, period) => `Rappel\u00a0: ${person} attend votre décision, ${period}`,
      escalated: (person, period) => `Sans réponse\u00a0: la demande de ${person}, ${period}`,
      'cancellation-reminded': (person, period) =>
        `Rappel\u00a0: annulation demandée par ${person}, ${period}`,
      'cancellation-escalated': (person, period) =>
        `Sans réponse\u00a0: annulation demandée par ${person}, ${period}`,
    },
    intro: {
      filed: (person) => `${person} demande un congé et attend votre décision.`,
      edited: (person) =>
        `${person} a modifié sa demande, qui attend votre décision. Voici ce qu’elle dit maintenant.`,
      accepted: (person) =>
        `${person} a posé cette absence. Ce type ne demande pas de validation\u00a0: elle est déjà acceptée, vous n’avez rien à faire.`,
      withdrawn: (person) => `La demande de ${person} est retirée. Vous n’avez rien à faire.`,
      'cancellation-asked': (person) =>
        `${person} demande l’annulation de ce congé déjà approuvé. La décision vous revient.`,
      reminded: (person, since) => `La demande de ${person} attend votre décision depuis le ${since}.`,
      escalated: (person, since) =>
        `La demande de ${person} attend depuis le ${since} et personne n’y a répondu. Vous pouvez décider à la place des personnes sollicitées.`,
      'cancellation-reminded': (person, since) =>
        `${person} attend depuis le ${since} une réponse à sa demande d’annulation.`,
      'cancellation-escalated': (person, since) =>
        `${person} attend depuis le ${since} une réponse à sa demande d’annulation. Vous pouvez décider à la place des personnes sollicitées.`,
    },
    approve: 'Approuver',
    reject: 'Refuser',
    caution: (days) =>
      `Chaque bouton ouvre une page\u00a0: rien n’est décidé avant que vous ne confirmiez. Ces liens sont personnels et valables ${days}\u00a0jours\u00a0; ne transférez pas ce message.`,
  },
  en: {
    subject: {
      filed: (person, period) => `Leave request: ${person}, ${period}`,
      edited: (person, period) => `Request changed: ${person}, ${period}`,
      accepted: (person, period) => `Leave taken: ${person}, ${period}`,
      withdrawn: (person, period) => `Request withdrawn: ${person}, ${period}`,
      'cancellation-asked': (person, period) => `Cancellation asked for: ${person}, ${period}`,
      reminded: (person, period) => `Reminder: ${person} waits for your decision, ${period}`,
      escalated: (person, period) => `Unanswered: the request of ${person}, ${period}`,
      'cancellation-reminded': (person, period) => `Reminder: ${person} asks to cancel leave, ${period}`,
      'cancellation-escalated': (person, period) => `Unanswered: ${person} asks to cancel leave, ${period}`,
    },
    intro: {
      filed: (person) => `${person} asks for leave and waits for your decision.`,
      edited: (person) => `${person} has changed a request that waits for you. This is what it says now.`,
      accepted: (person) =>
        `${person} takes this leave. Its type needs no approval: it is already accepted, there is nothing for you to do.`,
      withdrawn: (person) => `The request of ${person} is withdrawn. There is nothing for you to do.`,
      'cancellation-asked': (person) =>
        `${person} asks to cancel this leave, which is approved. The decision is yours.`,
      reminded: (person, since) => `The request of ${person} has been waiting for you since ${since}.`,
      escalated: (person, since) =>
        `The request of ${person} has been waiting since ${since} and nobody has answered. You can decide in place of those who were asked.`,
      'cancellation-reminded': (person, since) =>
        `${person} has been waiting since ${since} for an answer: they ask to cancel this leave.`,
      'cancellation-escalated': (person, since) =>
        `${person} has been waiting since ${since} for an answer: they ask to cancel this leave. You can decide in place of those who were asked.`,
    },
    approve: 'Approve',
    reject: 'Reject',
    caution: (days) =>
      `Each button opens a page: nothing is decided until you confirm. These links are yours alone and work for ${days} days; do not forward this message.`,
  },
};
