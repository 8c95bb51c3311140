import type { DailyDigestTexts, TeamDigestTexts } from '../../catalogues/mails/digests.ts';
import { french } from '../spoken.ts';

const { of } = french.names;

export const dailyDigest: DailyDigestTexts = {
  subject: (day) => `Votre résumé du ${day}`,
  intro: 'Voici ce qui s’est passé depuis votre dernier résumé.',
  section: { toDecide: 'À décider', changed: 'À savoir', mine: 'Vos absences' },
  approverLine: {
    filed: (person) => `${person} demande un congé`,
    edited: (person) => `${person} a modifié sa demande`,
    accepted: (person) => `${person} a posé une absence, sans validation`,
    withdrawn: (person) => `La demande ${of(person)} est retirée`,
    'cancellation-asked': (person) => `${person} demande une annulation`,
    reminded: (person) => `La demande ${of(person)} attend toujours`,
    escalated: (person) => `La demande ${of(person)} est restée sans réponse`,
    'cancellation-reminded': (person) => `${person} attend toujours une annulation`,
    'cancellation-escalated': (person) => `La demande d’annulation ${of(person)} est restée sans réponse`,
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
};

export const teamDigest: TeamDigestTexts = {
  subject: 'Qui est absent cette semaine',
  intro: (teams) =>
    `Les absences approuvées ${teams.length > 1 ? `de vos équipes (${teams.join(', ')})` : `de l’équipe ${teams.join('')}`}.`,
  thisWeek: (monday) => `Cette semaine, à partir du ${monday}`,
  nextWeek: (monday) => `La semaine prochaine, à partir du ${monday}`,
  nobody: 'Personne.',
  dashboard: 'Ouvrir Relâche',
};
