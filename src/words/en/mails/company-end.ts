import type { CompanyEndTexts } from '#words/fr/mails/company-end.ts';

export const companyEnd: CompanyEndTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: {
    subject: (company, until) => `${company} will be erased from Relâche on ${until}`,
    lead: (company, by, until) =>
      `${by} closed ${company} in Relâche. Everything it keeps there will be erased on ${until}.`,
    now: 'From now on subscribed calendars, API keys, webhooks, links in mails, directories and company login no longer answer, the subscription is not renewed, and nothing can be written. Admins still read everything and can download a copy.',
    back: 'Until then an admin can take it back: everything is as before.',
    button: 'Copy, or take it back',
  },
  reopened: {
    subject: (company) => `The closing of ${company} was taken back`,
    lead: (company) =>
      `An admin took back the closing of ${company}. Nothing was erased, and everything answers again.`,
    button: 'Open Relâche',
  },
  erased: {
    subject: (company) => `${company}: certificate of erasure`,
    lead: (company, at, rows) =>
      `Everything ${company} kept in Relâche was erased on ${at}: ${rows} rows, with their files.`,
    kept: (until) =>
      `Until ${until} the company’s name, its SIRET, its customer number and its invoices stay, as article L123-22 of the French Code de commerce asks. Backups expire with their cycle; restoring one erases the company again.`,
    attached:
      'The attached certificate says what was erased, table by table. It holds no personal data. Your address is forgotten with this mail.',
  },
};
