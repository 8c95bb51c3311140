import type { InsightWords } from '../catalogues/insights.ts';

const spells =
  'A spell: half-days of work in a row that were missed for sickness or an accident. It counts in the month in which it begins.';

export const insights: InsightWords = {
  sheet: 'Figures',
  figures: {
    'absence-rate-anact': {
      label: 'Absence rate (Anact)',
      formula:
        'Days away for sickness, an accident at work or on the way there, or an occupational illness ÷ days that would have been worked × 100. Public holidays off and days outside the contract do not count.',
    },
    'absence-rate-unplanned': {
      label: 'Unplanned absence rate',
      formula:
        'The same days, and sick children, caring for kin, family events, strikes and suspensions ÷ days that would have been worked × 100.',
    },
    'unplanned-days': {
      label: 'Unplanned days',
      formula: 'Days of work missed that nobody could plan: those of the unplanned rate.',
    },
    'planned-days': {
      label: 'Planned days',
      formula:
        'Days of work missed for paid leave, RTT and every other absence. Telework and trips are none.',
    },
    'spells-per-person': {
      label: 'Spells per person',
      formula: `Number of spells ÷ number of people. ${spells}`,
    },
    'days-per-spell': {
      label: 'Days per spell',
      formula: `Days of work missed for sickness or an accident ÷ number of spells. ${spells}`,
    },
    'short-spells': {
      label: 'Short spells',
      formula: `Share of the spells of three days of work at most. ${spells}`,
    },
    'leave-acquired': {
      label: 'Paid leave earned',
      formula: 'Earned today in the periods whose days can still be taken.',
    },
    'leave-taken': { label: 'Taken', formula: 'Days of these that have been taken by today.' },
    'leave-booked': { label: 'Booked', formula: 'Days of these that are approved for later.' },
    'leave-left': {
      label: 'Left',
      formula: 'Earned − taken − booked. What waits for an answer is still in it.',
    },
    'requests-filed': { label: 'Requests filed', formula: 'Requests filed in the period.' },
    'requests-refused': {
      label: 'Requests refused',
      formula: 'Requests filed in the period, and refused since.',
    },
    'requests-cancelled': {
      label: 'Leave cancelled',
      formula: 'Requests filed in the period, approved and then cancelled.',
    },
    'decision-median': {
      label: 'Median time to an answer',
      formula:
        'From filing to the answer, in hours of the clock: half of the requests had it sooner. What is recorded for somebody does not wait, and does not count.',
    },
    'decision-slowest-tenth': {
      label: 'Slowest tenth',
      formula: 'From filing to the answer: nine requests in ten had it within this time.',
    },
  },
  units: { percent: '%', days: 'days', spells: 'spells', requests: 'requests', hours: 'hours' },
  kinds: { team: 'Team', site: 'Site', category: 'Category' },
  columns: {
    about: 'About',
    figure: 'Figure',
    value: 'Value',
    unit: 'Unit',
    before: 'Period before',
    formula: 'How it is worked out',
  },
  everyone: 'Everyone',
  written: {
    percent: (figure) => `${figure}%`,
    days: (figure) => `${figure} d`,
    hours: (figure) => `${figure} h`,
  },
  report: {
    title: 'Figures of the month',
    people: (count) => (count === 1 ? 'One person.' : `${count} people.`),
    tooFew: 'Too few people to tell their figures.',
    absence: 'Absences',
    leave: 'Paid leave today',
    answers: 'Requests and presence',
    groups: 'Unplanned rate by group',
    lapsing: (day) => `To lose by ${day}`,
    lapsingOf: (people, days) => `${days} d, ${people === 1 ? 'one person' : `${people} people`}`,
    shortDays: 'Days below the minimum presence',
    note: 'Nothing is about fewer than five people, nor lets them be guessed by subtracting. Teams are those of today.',
    before: 'Month before',
  },
  expiring: {
    sheet: 'Days about to lapse',
    person: 'Person',
    counter: 'Counter',
    days: 'Days',
    until: 'To take by',
    afterSickness: 'Put off after a stop',
    yes: 'yes',
    remindedAt: 'Last reminder',
    usual: 'Usually taken',
    likely: 'Likely lost',
  },
  liability: {
    sheet: 'Cost of leave',
    person: 'Person',
    payrollNumber: 'Payroll number',
    previousDays: 'N-1, days',
    previousAmount: 'N-1, amount',
    currentDays: 'N, days',
    currentAmount: 'N, amount',
    amount: 'Total',
    charges: 'Charges',
    forecast: 'Days at the end of the period',
    usualForecast: 'Days at the end of the period, by custom',
    counters: 'Counters',
    total: 'Everyone',
  },
  accounts: {
    '6412': 'Paid leave',
    '4282': 'Debts provisioned for leave to pay',
    '645': 'Social security charges',
    '4382': 'Social charges on leave to pay',
  },
};
