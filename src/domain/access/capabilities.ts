import { levelOf, type MemberRole, type Role } from '#domain/members/role.ts';

/**
 * How what is touched stands to the one who touches it: themselves or something that is theirs; someone of a
 * lower, the same or a higher level; someone across the line between the company and who stands outside of it; or, with
 * `any`, the organisation and whatever belongs to it.
 */
export const relations = ['self', 'below', 'peer', 'above', 'across', 'any'] as const;

export type Relation = (typeof relations)[number];

type Grant = Readonly<Record<Role, readonly Relation[]>>;

const everyone = (...reach: Relation[]): Grant => from('employee', ...reach);

/** An accountant stands on no rung: what they may do is said in so many words (`accountant: […]`), here or nowhere. */
function from(least: MemberRole, ...reach: Relation[]): Grant {
  const given = (role: MemberRole): readonly Relation[] => (levelOf(role) >= levelOf(least) ? reach : []);
  return {
    employee: given('employee'),
    team_lead: given('team_lead'),
    manager: given('manager'),
    admin: given('admin'),
    accountant: [],
  };
}

/** What each role may do, and to whom. A capability that is not listed does not exist. */
export const grants = {
  'profile.edit': { ...everyone('self'), accountant: ['self'] },
  'photo.remove': { ...everyone('self'), admin: ['self', 'below', 'peer'] },
  'organization.read': everyone('any'),
  'calendar.read': everyone('any'),
  'organization.leave': { ...everyone('self'), accountant: ['self'] },
  'api-key.personal': everyone('self'),
  'api-key.organization': from('admin', 'any'),
  'webhook.manage': from('admin', 'any'),
  'directory.manage': from('admin', 'any'),
  'organization.edit': from('admin', 'any'),
  'audit-log.read': from('admin', 'any'),
  'view-as.use': from('admin', 'any'),
  'subscription.read': from('team_lead', 'any'),
  'subscription.change': from('admin', 'any'),
  'user.list': from('team_lead', 'any'),
  'user.add': from('manager', 'any'),
  'user.resend-invitation': { ...from('manager', 'below', 'peer'), admin: ['below', 'peer', 'across'] },
  'user.change-role': from('manager', 'self', 'below', 'peer'),
  'user.remove': { ...from('manager', 'below', 'peer'), admin: ['below', 'peer', 'across'] },
  'role.grant': { ...from('manager', 'below', 'peer'), admin: ['below', 'peer', 'across'] },
  'accountant.list': from('admin', 'any'),
  'team.list': from('team_lead', 'any'),
  'team.read': { ...from('team_lead', 'self', 'any'), employee: ['self'] },
  'team.manage': from('team_lead', 'any'),
  'team.lead': from('manager', 'any'),
  'leave-request.file': everyone('self'),
  'leave-request.read': { ...from('team_lead', 'self', 'below', 'peer', 'above', 'any'), employee: ['self'] },
  'leave-request.read-all': from('team_lead', 'any'),
  'leave-request.comment': { ...from('team_lead', 'self', 'below', 'peer'), employee: ['self'] },
  'leave-request.decide': from('team_lead', 'below', 'peer'),
  'leave-request.record': from('team_lead', 'below', 'peer'),
  'medical-document.read': { ...everyone('self'), admin: ['self', 'below', 'peer'] },
  'absence.reason': { ...from('team_lead', 'self', 'below', 'peer', 'above', 'any'), employee: ['self'] },
  'balance.read': { ...from('team_lead', 'self', 'below', 'peer'), employee: ['self'] },
  'balance.adjust': { ...from('manager', 'below'), admin: ['self', 'below', 'peer'] },
  'settings.read': from('team_lead', 'any'),
  'settings.change': from('admin', 'any'),
  'coverage.set': from('admin', 'any'),
  'coverage.set-for-team': from('team_lead', 'any'),
  'closing.manage': from('admin', 'any'),
  // What payroll is made with, an accountant may as well: grant it here as these two are.
  'payroll.read': { ...from('admin', 'any'), accountant: ['any'] },
  'payroll.close': { ...from('admin', 'any'), accountant: ['any'] },
  'payroll.reopen': from('admin', 'any'),
  'payroll.discuss': { ...from('admin', 'any'), accountant: ['any'] },
  'payroll.set-codes': from('admin', 'any'),
  'payroll.make-files': { ...from('admin', 'any'), accountant: ['any'] },
  'payroll.set-models': from('admin', 'any'),
  'payroll.compare': { ...from('admin', 'any'), accountant: ['any'] },
  'payroll.connect': from('admin', 'any'),
  'payroll.send': { ...from('admin', 'any'), accountant: ['any'] },
  'insight.read': { ...from('manager', 'self'), admin: ['self', 'any'] },
  'insight.rest': from('admin', 'any'),
  'insight.costs': { ...from('admin', 'any'), accountant: ['any'] },
  'insight.set-costs': { ...from('admin', 'any'), accountant: ['any'] },
  'insight.remind': { ...from('manager', 'self'), admin: ['self', 'any'] },
  'employment.edit': { ...from('manager', 'below'), admin: ['self', 'below', 'peer'] },
  'rights-facts.read': { ...everyone('self'), admin: ['self', 'below', 'peer'] },
  'rights-facts.edit': from('admin', 'self', 'below', 'peer'),
  'user.list-former': from('admin', 'any'),
  'balance.import': from('admin', 'any'),
  'entitlement.decide': { ...from('manager', 'below', 'peer'), admin: ['self', 'below', 'peer'] },
  'calendar-feed.organization': from('team_lead', 'any'),
  'delegation.give': { ...from('team_lead', 'self'), admin: ['self', 'below', 'peer'] },
  'delegation.receive': from('team_lead', 'any'),
  'person-copy.of-others': from('admin', 'any'),
  'person.erase': from('admin', 'any'),
  'organization.copy': from('admin', 'any'),
} as const satisfies Record<string, Grant>;

export type Capability = keyof typeof grants;

export const capabilities = Object.keys(grants) as readonly Capability[];

/** What each is called in `docs/access.md`. */
export const meanings: Record<Capability, string> = {
  'profile.edit': 'Change a name, language and sessions',
  'photo.remove': 'Remove a photo',
  'organization.read': 'See the organisation’s name and settings',
  'calendar.read': 'See who is away, and public holidays',
  'organization.leave': 'Leave the organisation (not as its last admin)',
  'api-key.personal': 'Make keys that act as oneself',
  'api-key.organization': 'Make and end keys of the organisation',
  'webhook.manage': 'Subscribe programs to events, see and replay what they were sent',
  'directory.manage': 'Connect a directory (SCIM), see what it did, disconnect it',
  'organization.edit': 'Change name, time zone and zone of public holidays',
  'audit-log.read': 'Read and export the audit log',
  'view-as.use': 'See what somebody else is shown of an absence or a person',
  'subscription.read': 'See the subscription, its seats and its price',
  'subscription.change': 'Change the number of seats, pay, cancel',
  'user.list': 'See everyone, with addresses and pending invitations',
  'user.add': 'Invite people',
  'user.resend-invitation': 'Send an invitation again',
  'user.change-role': 'Change a role (never above one’s own; an admin remains)',
  'user.remove': 'Remove a person (an admin remains)',
  'role.grant': 'Hand out a role',
  'accountant.list': 'See the accountants of the organisation',
  'team.list': 'See every team and the hierarchy',
  'team.read': 'See a team',
  'team.manage': 'Create, edit and delete teams, choose their members',
  'team.lead': 'Be the manager of a team',
  'leave-request.file': 'File, edit, withdraw a request; ask for a cancellation',
  'leave-request.read': 'Read a request with its note, reason and history',
  'leave-request.read-all': 'List every request of the organisation',
  'leave-request.comment': 'Read and write what is said about a request, and what is attached to it',
  'medical-document.read': 'Attach and open medical documents of an absence',
  'leave-request.decide': 'Approve or refuse a request, cancel approved leave',
  'leave-request.record': 'Record leave for someone else',
  'absence.reason': 'Know why someone is away when it is confidential',
  'balance.read': 'See counters and the lines behind them',
  'balance.adjust': 'Add or take away days, with a reason',
  'settings.read': 'See how leave is counted and earned',
  'settings.change': 'Change, preview and undo leave settings, groups and types',
  'coverage.set': 'Set how many must be in, and periods without leave',
  'coverage.set-for-team': 'The same for one team',
  'closing.manage': 'Try out, apply and undo closings of the company',
  'payroll.read': 'See what payroll is told of each month',
  'payroll.close': 'Close a pay month',
  'payroll.reopen': 'Open a closed pay month again',
  'payroll.discuss': 'Ask and answer about a line of a pay month',
  'payroll.set-codes': 'Set payroll codes and DSN reasons of types',
  'payroll.make-files': 'Make files of a closed month for payroll programs',
  'payroll.set-models': 'Change the models of these files',
  'payroll.compare': 'Compare counters of payslips with ours',
  'payroll.connect': 'Connect a payroll program, and say whom and what it knows by which name',
  'payroll.send': 'Send a closed month to a payroll program',
  'insight.read': 'Read figures: of the teams one leads, or of everyone',
  'insight.rest': 'See who has had no week off for long',
  'insight.costs': 'See what leave costs, and what people are paid for a day',
  'insight.set-costs': 'Set what people are paid for a day of leave',
  'insight.remind': 'Remind people of days that would lapse',
  'employment.edit': 'Set entry, exit, working week, site and category',
  'rights-facts.read': 'Know birth date, children, seniority date and payroll number',
  'rights-facts.edit': 'Change them',
  'user.list-former': 'See people who left, and hire them again',
  'balance.import': 'Import opening balances, and undo it',
  'entitlement.decide': 'Send sickness notices, grant or waive fractionnement days',
  'calendar-feed.organization': 'Subscribe to the calendar of the whole organisation',
  'delegation.give': 'Name who decides in one’s place for a time',
  'delegation.receive': 'Decide in someone’s place',
  'person-copy.of-others': 'Have a copy of what is kept about someone else',
  'person.erase': 'Erase someone who has left, and hold that up',
  'organization.copy': 'Have a copy of everything the organisation keeps',
};
