import type { PersonCopyReadyTexts } from '../../fr/mails/person-copy-ready.ts';

export const personCopyReady: PersonCopyReadyTexts = {
  subject: (own) => (own ? 'The copy of your data is ready' : 'The copy of data you asked for is ready'),
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (of, until) =>
    of === null
      ? `The copy of what Relâche keeps about you is ready. You can download it until ${until}; after that it is deleted.`
      : `The copy of ${of} data is ready. You can download it until ${until}; after that it is deleted.`,
  advice:
    'The archive holds personal data, medical documents included: keep it in a safe place. If you did not ask for it, look at your sessions in your profile.',
  button: 'Download the copy',
};
