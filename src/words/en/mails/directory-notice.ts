import type { DirectoryNoticeTexts } from '../../fr/mails/directory-notice.ts';

export const directoryNotice: DirectoryNoticeTexts = {
  subject: 'Your directory was refused',
  preview: 'What the directory could not do',
  title: (firstName) => `Hello ${firstName},`,
  told: (directory) => `The directory “${directory}” asked for what Relâche did not do:`,
  line: (person, reason) => `${person}: ${reason}`,
  reasons: {
    seat_limit_reached:
      'No seat is free: add some on the Subscription page, and the directory will try again.',
    last_admin: 'They are the only admin: name another first.',
    email_taken: 'This address is somebody else’s already.',
    email_invalid: 'The directory gave no e-mail address that can be used.',
    name_unfit: 'The directory gave no name that can be used.',
    subscription_required: 'The subscription has ended: nothing is written until it is taken up again.',
    too_many_invitations: 'Too many invitations for today: the directory will try again tomorrow.',
    teams_elsewhere: 'Teams of this connection do not come from groups: do not send them.',
    other: 'This call of the directory could not be followed.',
  },
  more: (count) =>
    count === 1
      ? 'And one more on the page of directories.'
      : `And ${count} more on the page of directories.`,
  advice: 'Nothing else has changed. This mail comes once a day at most, while there is something new.',
  button: 'Open the page of directories',
};
