import type { CountersChangedTexts } from '../../fr/mails/counters-changed.ts';

export const countersChanged: CountersChangedTexts = {
  subject: 'Your leave counters have changed',
  greeting: (firstName) => `Hello ${firstName},`,
  cause: {
    settings: 'Your company changed its rules for leave. Your counters have been worked out anew.',
    'settings-undone':
      'A change of the rules for leave was undone. Your counters are back to what they were.',
    'group-rules': 'The leave rules that hold for you have changed. Your counters were recalculated.',
    'group-rules-undone': 'A change of the rules that hold for you was undone. Your counters went back.',
    placement: 'Your site or category has changed. Your counters follow the rules that hold there.',
    'working-week':
      'Your working week has changed. Your counters and booked leave have been worked out anew.',
    employment: 'Your dates of employment were corrected. Your counters have been worked out anew.',
    'leave-type': 'What a type of leave counts as has been corrected. Your counters have been recalculated.',
    recount: 'Your counters have been worked out anew from what was recorded since.',
    absence: 'An absence was recorded or cancelled. Your counters have been worked out anew.',
    notice: 'A notice about your leave was sent to you. Your counters follow its dates.',
    fractionnement: 'A decision was taken on your fractionnement days. Your counters are up to date.',
    'rights-facts':
      'What your rights depend on was brought up to date. Your counters have been worked out anew.',
    departure: 'The end of your contract was recorded or changed. Your counters have been worked out anew.',
  },
  change: (before, after) => `${before} before, ${after} now`,
  why: 'Nothing was erased: each correction is one more line, with its cause.',
  button: 'See my counters',
};
