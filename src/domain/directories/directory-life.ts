/** One that works, and one that is to take its place. */
export const mostDirectories = 2;

/** Entra asks for twenty-five calls a second. */
export const directoryCallsPerMinute = 1500;

export const mostPerPage = 200;

/** Of one call: Entra and Okta send some dozens of operations, and a group at most with everyone in it. */
export const mostOperations = 1000;
export const mostMembers = 5000;

/** What the screen lists of what a directory did; the journal keeps the rest. */
export const mostDirectoryEvents = 200;

export const directoryKinds = ['entra', 'okta', 'other'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

/** Where teams come from. With `nothing` they are made on the screen alone. */
export const teamSources = ['groups', 'department', 'nothing'] as const;
export type TeamSource = (typeof teamSources)[number];

export const directoryEventKinds = [
  'arrived',
  'changed',
  'left',
  'returned',
  'team',
  'noticed',
  'refused',
] as const;
export type DirectoryEventKind = (typeof directoryEventKinds)[number];

/** What a directory asks for and an admin has to know: it is done otherwise, or not at all. */
export const directoryNotices = [
  'stays_closed',
  'departure_stands',
  'address_kept',
  'manager_unfit',
  'manager_unknown',
  'number_unfit',
  'number_taken',
  'team_kept',
] as const;
export type DirectoryNotice = (typeof directoryNotices)[number];

/** Why a call of a directory changed nothing, as far as an admin can do something about it. */
export const directoryRefusals = [
  'seat_limit_reached',
  'last_admin',
  'email_taken',
  'email_invalid',
  'name_unfit',
  'subscription_required',
  'too_many_invitations',
  'teams_elsewhere',
  'other',
] as const;
export type DirectoryRefusal = (typeof directoryRefusals)[number];
