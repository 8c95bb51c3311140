import type { CompanyLoginNoticeTexts } from '../../fr/mails/company-login-notice.ts';

export const companyLoginNotice: CompanyLoginNoticeTexts = {
  subject: {
    emergency: 'Emergency way into your organisation used',
    'domain-missing': 'The proof of your domain is gone',
    'domain-lost': 'Your domain is not proven any more',
  },
  preview: 'Company login',
  title: (firstName) => `Hello ${firstName},`,
  told: {
    emergency: (about, when) =>
      `${about} came in on ${when} without the company login, by the emergency way of admins.`,
    'domain-missing': (about, when) =>
      `On ${when} the DNS record that proves ${about} was not there any more. Nothing changes for a week.`,
    'domain-lost': (about, when) =>
      `On ${when} the DNS record that proves ${about} had been missing for a week. People of this domain log in by e-mail again.`,
  },
  advice: {
    emergency: 'If nobody knows why, end their sessions and change their second factors.',
    'domain-missing': 'Put the record back, then look again.',
    'domain-lost': 'Put the record back for the company login to be of use again.',
  },
  button: 'Open the login settings',
};
