import type { DirectoryNoticeTexts } from '../../fr/mails/directory-notice.ts';

export const directoryNotice: DirectoryNoticeTexts = {
  subject: 'Your directory was refused',
  preview: 'What the directory could not do',
  title: (firstName) => `Hello ${firstName},`,
  told: (directory) => `The directory “${directory}” asked for what Relâche did not do:`,
  line: (person, reason) => `${person}: ${reason}`,
  more: (count) =>
    count === 1
      ? 'And one more on the page of directories.'
      : `And ${count} more on the page of directories.`,
  advice: 'Nothing else has changed. This mail comes once a day at most, while there is something new.',
  button: 'Open the page of directories',
};
