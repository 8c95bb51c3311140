import type { DailyDigestTexts, TeamDigestTexts } from '../../fr/mails/digests.ts';

export const dailyDigest: DailyDigestTexts = {
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
    cut: (decider) => `${decider} has ended your leave with your last day`,
    recorded: (decider) => `${decider} has recorded an absence for you`,
  },
  commentedLine: (author, person) => `${author} commented on the request of ${person}`,
  reason: (reason) => `Reason: ${reason}`,
  decide: 'Open the approvals',
  dashboard: 'Open Relâche',
};

export const teamDigest: TeamDigestTexts = {
  subject: 'Who is away this week',
  intro: (teams) =>
    `The approved absences of your ${teams.length > 1 ? `teams (${teams.join(', ')})` : `team ${teams.join('')}`}.`,
  thisWeek: (monday) => `This week, from ${monday}`,
  nextWeek: (monday) => `Next week, from ${monday}`,
  nobody: 'Nobody.',
  dashboard: 'Open Relâche',
};
