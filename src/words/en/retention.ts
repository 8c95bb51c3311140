import type { RetentionWords } from '../catalogues/retention.ts';

export const retention: RetentionWords = {
  kinds: {
    leavers: {
      name: 'People who left',
      holds:
        'Name, address, payroll number, words and documents of who left. Erased within the month that follows this time after the departure: a pseudonym stays in the accounts. A hold with a reason stops it.',
      because:
        'The staff register is kept for five years after the departure, as documents about pay are; ten are enough, as for accounting documents (C. com. L123-22).',
    },
    medical: {
      name: 'Medical documents',
      holds:
        'Documents attached to an absence that is about health or confidential. Deleted when the pay month in which the absence ends is closed, and this long after it at the latest.',
      because:
        'A month leaves time to make the payroll; beyond three, nothing justifies keeping a document about health.',
    },
    words: {
      name: 'Notes, reasons, comments and attachments',
      holds:
        'What was written about a request or attached to it, and the network address of who acted. Deleted this long after the absence ended; dates and counters stay.',
      because: 'A year covers a recent dispute; after five years, dates are enough to prove rights.',
    },
    'pay-files': {
      name: 'Payroll files and compared payslips',
      holds:
        'Files made for the payroll program, and comparisons of counters. Deleted this long after the month that was paid; the month stays closed.',
      because:
        'The employer keeps documents about pay for five years; ten are enough, as for accounting documents (C. com. L123-22).',
    },
    journal: {
      name: 'Audit log',
      holds: 'Who did what, when and from which network address. The whole line is deleted.',
      because:
        'Six months let an incident be explained; beyond two years, a log watches more than it protects.',
    },
    'counter-journal': {
      name: 'Audit log of counters and payroll',
      holds: 'Lines of the log that change a counter, a right or payroll. The whole line is deleted.',
      because:
        'They explain documents that the employer keeps for five years; ten are enough, as for accounting documents (C. com. L123-22).',
    },
    sessions: {
      name: 'Logins',
      holds:
        'Device, network address and dates of a session. Deleted 30 days after its last use, and this long after the login at the latest: one then logs in again.',
      because:
        'Less than a month would mean logging in all the time; beyond thirteen months, a forgotten session would stay open.',
    },
    mails: {
      name: 'Traces of mails that were sent',
      holds:
        'Who was told of what, and when. The text of mails is not kept. Traces of a request that still waits stay.',
      because: 'Thirty days let one answer “I got nothing”; after a year, nobody asks any more.',
    },
    looks: {
      name: 'Looks',
      holds: 'Who opened the file, balances or a document of a person, which that person alone reads.',
      because: 'Fixed: everyone can count on the same year, whoever their employer is.',
    },
    copies: {
      name: 'Copies of data',
      holds: 'Archives that a person or an admin asked for.',
      because: 'Fixed: a forgotten archive would be a second database.',
    },
    calls: {
      name: 'Calls with API keys',
      holds: 'What programs asked for with a key: path, date and answer. Ended keys as well.',
      because: 'Fixed: enough to find a fault.',
    },
    deliveries: {
      name: 'Deliveries to subscribed programs',
      holds: 'Events sent by webhook, and what was answered.',
      because: 'Fixed: enough to find a fault and send again.',
    },
    access: {
      name: 'Links, codes and devices of logins',
      holds:
        'Links to log in and to join, codes, known devices, what can be undone. Each has its own end, from minutes to a year.',
      because: 'Fixed: their end is what protects the account.',
    },
    person: {
      name: 'A person’s file and requests',
      holds:
        'Name, address, contract, teams, absences and their dates. Kept while the person is there, then until they are erased (see “People who left”).',
      because:
        'Fixed: rights are counted over the whole employment. The CNIL’s guidelines ask the employer to decide what comes after.',
    },
    pay: {
      name: 'Counters and lines of payroll',
      holds:
        'Every day earned, taken or corrected, and what payroll was told. Kept with the file of the person.',
      because: 'Fixed: a counter is explained by all of its lines.',
    },
    organization: {
      name: 'Settings of the organisation',
      holds:
        'Leave types, rules, teams, closings, subscription. Kept as long as the organisation has an account.',
      because: 'Fixed: nothing is counted without them.',
    },
  },
  sources: {
    f10029: 'Service Public Entreprendre, page F10029',
    'cnil-hr': 'CNIL, guidelines on staff management (deliberation 2019-160, amended in 2022, not binding)',
  },
  ourChoice: 'our choice',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  byEvent: 'see beside',
  coming: (until) => `What will be deleted until ${until}`,
};
