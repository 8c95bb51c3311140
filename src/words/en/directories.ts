import type { DirectoryWords } from '../catalogues/directories.ts';

export const directories: DirectoryWords = {
  seat_limit_reached: 'No seat is free: add some on the Subscription page, and the directory will try again.',
  last_admin: 'They are the only admin: name another first.',
  email_taken: 'This address is somebody else’s already.',
  email_invalid: 'The directory gave no e-mail address that can be used.',
  name_unfit: 'The directory gave no name that can be used.',
  subscription_required: 'The subscription has ended: nothing is written until it is taken up again.',
  too_many_invitations: 'Too many invitations for today: the directory will try again tomorrow.',
  teams_elsewhere: 'Teams of this connection do not come from groups: do not send them.',
  other: 'This call of the directory could not be followed.',
  stays_closed:
    'Their access was closed here: the directory does not open it. Hire them again if they come back.',
  departure_stands:
    'A departure is recorded already: their sessions are ended, their last day does not change.',
  address_kept: 'They decide about others: the directory does not change their address.',
  manager_unfit:
    'The directory names them as a manager, and their role does not allow it: give them the role of manager.',
  manager_unknown:
    'The directory names a manager whom Relâche does not know: assign that manager to the application as well.',
  number_unfit: 'Their payroll number was not taken over: letters, digits and dashes only, 30 at most.',
  number_taken: 'Their payroll number was not taken over: somebody else has it.',
  team_kept: 'The directory no longer follows this team; it stays, because it was made here.',
};
