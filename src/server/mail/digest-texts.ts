import type { Language } from '#contract/language.ts';
import type { ApproverEvent } from './approver-texts.ts';
import type { DecidedEvent } from './decided-texts.ts';

export type DigestSection = 'toDecide' | 'changed' | 'mine';

interface DailyDigestTexts {
  readonly subject: (day: string) => string;
  readonly intro: string;
  readonly section: Record<DigestSection, string>;
  readonly approverLine: Record<ApproverEvent, (person: string) => string>;
  readonly decidedLine: Record<DecidedEvent, (decider: string) => string>;
  readonly reason: (reason: string) => string;
  readonly decide: string;
  readonly dashboard: string;
}

interface TeamDigestTexts {
  readonly subject: string;
  readonly intro: (teams: readonly string[]) => string;
  readonly thisWeek: (monday: string) => string;
  readonly nextWeek: (monday: string) => string;
  readonly nobody: string;
  readonly dashboard: string;
}

/** No-break spaces are written as \u00a0. */
export const dailyDigestTexts: Record<Language, DailyDigestTexts> = {
  fr: {
    subject: (day) => `Votre résumé du ${day}`,
    intro: 'Voici ce qui s’est passé depuis votre dernier résumé.',
    section: { toDecide: 'À décider', changed: 'À savoir', mine: 'Vos absences' },
    approverLine: {
      filed: (person) => `${person} demande un congé`,
      edited: (person) => `${person} a modifié sa demande`,
      accepted: (person) => `${person} a posé une absence, sans validation`,
      withdrawn: (person) => `La demande de ${person} est retirée`,
      'cancellation-asked': (person) => `${person} demande une annulation`,
      reminded: (person) => `La demande de ${person} attend toujours`,
      escalated: (person) => `La demande de ${person} est restée sans réponse`,
      'cancellation-reminded': (person) => `${person} attend toujours une annulation`,
      'cancellation-escalated': (person) => `La demande d’annulation de ${person} est restée sans réponse`,
    },
    decidedLine: {
      approved: (decider) => `${decider} a approuvé votre demande`,
      rejected: (decider) => `${decider} a refusé votre demande`,
      cancelled: (decider) => `${decider} a annulé votre congé`,
      'cancellation-refused': (decider) => `${decider} a refusé l’annulation`,
      recorded: (decider) => `${decider} a enregistré une absence pour vous`,
    },
    reason: (reason) => `Motif\u00a0: ${reason}`,
    decide: 'Ouvrir les validations',
    dashboard: 'Ouvrir Relâche',
  },
  en: {
    subject: (day) => `Your summary of ${day}`,
    intro: 'Here is what happened since your last summary.',
    section: { toDecide: 'To decide', changed: 'Good to know', mine: 'Your leave' },
    approverLine: {
      filed: (person) => `${person} asks for leave`,
      edited: (person) => `${person} has changed a request`,
      accepted: (person) => `${person} takes leave, without approval`,
      withdrawn: (person) => `The request of ${person} is withdrawn`,
      'cancellation-asked': (person) => `${person} asks to cancel leave`,
      reminded: (person) => `The request of ${person} is still waiting`,
      escalated: (person) => `Nobody has answered the request of ${person}`,
      'cancellation-reminded': (person) => `${person} still waits to cancel leave`,
      'cancellation-escalated': (person) => `Nobody has answered ${person}, who asks to cancel leave`,
    },
    decidedLine: {
      approved: (decider) => `${decider} has approved your request`,
      rejected: (decider) => `${decider} has rejected your request`,
      cancelled: (decider) => `${decider} has cancelled your leave`,
      'cancellation-refused': (decider) => `${decider} has refused to cancel your leave`,
      recorded: (decider) => `${decider} has recorded an absence for you`,
    },
    reason: (reason) => `Reason: ${reason}`,
    decide: 'Open the approvals',
    dashboard: 'Open Relâche',
  },
};

export const teamDigestTexts: Record<Language, TeamDigestTexts> = {
  fr: {
    subject: 'Qui est absent cette semaine',
    intro: (teams) =>
      `Les absences approuvées ${teams.length > 1 ? `de vos équipes (${teams.join(', ')})` : `de l’équipe ${teams.join('')}`}.`,
    thisWeek: (monday) => `Cette semaine, à partir du ${monday}`,
    nextWeek: (monday) => `La semaine prochaine, à partir du ${monday}`,
    nobody: 'Personne.',
    dashboard: 'Ouvrir Relâche',
  },
  en: {
    subject: 'Who is away this week',
    intro: (teams) =>
      `The approved absences of your ${teams.length > 1 ? `teams (${teams.join(', ')})` : `team ${teams.join('')}`}.`,
    thisWeek: (monday) => `This week, from ${monday}`,
    nextWeek: (monday) => `Next week, from ${monday}`,
    nobody: 'Nobody.',
    dashboard: 'Open Relâche',
  },
};
