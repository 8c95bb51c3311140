import type { ApproverEvent } from '../../catalogues/mails/approver.ts';
import type { DecidedEvent } from '../../catalogues/mails/decided.ts';
import type { DigestSection } from '../../catalogues/mails/digests.ts';
import { spoken as french } from '../spoken.ts';

export interface DailyDigestTexts {
  readonly subject: (day: string) => string;
  readonly intro: string;
  readonly section: Record<DigestSection, string>;
  readonly approverLine: Record<ApproverEvent, (person: string) => string>;
  readonly decidedLine: Record<DecidedEvent, (decider: string) => string>;
  readonly commentedLine: (author: string, person: string) => string;
  readonly reason: (reason: string) => string;
  readonly decide: string;
  readonly dashboard: string;
}

export interface TeamDigestTexts {
  readonly subject: string;
  readonly intro: (teams: readonly string[]) => string;
  readonly thisWeek: (monday: string) => string;
  readonly nextWeek: (monday: string) => string;
  readonly nobody: string;
  readonly dashboard: string;
}

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
    cut: (decider) => `${decider} a arrêté votre congé à votre dernier jour`,
    recorded: (decider) => `${decider} a enregistré une absence pour vous`,
  },
  commentedLine: (author, person) => `${author} a commenté la demande ${of(person)}`,
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
