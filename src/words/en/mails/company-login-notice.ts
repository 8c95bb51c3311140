import type { CompanyLoginNoticeTexts } from '../../fr/mails/company-login-notice.ts';

const certificateEnds = (about: string, when: string): string =>
  `The certificate by which “${about}” signs its answers ends on ${when}.`;
const newMetadata =
  'Ask the provider for its new metadata while the old certificate still stands in it, and save it in Relâche: nothing is interrupted. When the day comes nobody is shut out by the date, but your provider may change its certificate.';
const secretEnds = (about: string, when: string): string =>
  `The client secret of “${about}” ends on ${when}, by the date that was noted in Relâche.`;
const newSecret =
  'Make a new secret at the provider, save it in Relâche with its end date, test, and turn the connection on again. Without that, the company login stops working after that day.';

export const companyLoginNotice: CompanyLoginNoticeTexts = {
  subject: {
    emergency: 'Emergency way into your organisation used',
    'domain-missing': 'The proof of your domain is gone',
    'domain-lost': 'Your domain is not proven any more',
    'certificate-ends': 'The certificate of your company login ends soon',
    'certificate-ends-soon': 'The certificate of your company login ends in a week',
    'secret-ends': 'The secret of your company login ends soon',
    'secret-ends-soon': 'The secret of your company login ends in a week',
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
    'certificate-ends': certificateEnds,
    'certificate-ends-soon': certificateEnds,
    'secret-ends': secretEnds,
    'secret-ends-soon': secretEnds,
  },
  advice: {
    emergency: 'If nobody knows why, end their sessions and change their second factors.',
    'domain-missing': 'Put the record back, then look again.',
    'domain-lost': 'Put the record back for the company login to be of use again.',
    'certificate-ends': newMetadata,
    'certificate-ends-soon': newMetadata,
    'secret-ends': newSecret,
    'secret-ends-soon': newSecret,
  },
  button: 'Open the login settings',
};
