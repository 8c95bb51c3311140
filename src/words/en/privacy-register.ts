import type { PrivacyRegisterWords } from '../catalogues/privacy-register.ts';

export const privacyRegister: PrivacyRegisterWords = {
  title: 'Register of processing',
  lead: 'A sheet of the register of article 30 GDPR, for what the organisation entrusts to Relâche. It is filled in from what the software keeps and from your settings; read and complete it before you put it into your register.',
  controller: 'Controller',
  siret: (number) => `SIRET ${number}`,
  toFillIn:
    'To be completed by the organisation: address, representative, data protection officer if there is one.',
  labels: {
    purposes: 'Purposes',
    basis: 'Legal basis',
    people: 'People concerned',
    data: 'Data and durations',
    sensitive: 'Sensitive data',
    recipients: 'Recipients',
    processors: 'Processors',
    transfers: 'Transfers outside the European Union',
    security: 'Security measures',
  },
  processings: {
    people: {
      title: 'Accounts, teams and access',
      purposes: 'To know who belongs to the organisation, who decides for whom, and to protect access.',
      basis: 'Performance of the employment contract; legitimate interest for the security of access.',
      people: 'Employees, former employees, invited accountants.',
      recipients: 'Colleagues (name, team), managers, admins.',
    },
    leave: {
      title: 'Leave and absences',
      purposes: 'To take requests, answer them, count rights and tell teams.',
      basis: 'Performance of the employment contract and legal obligation (Code du travail). Never consent.',
      people: 'Employees and former employees.',
      recipients:
        'The person, their managers, admins. Colleagues see an absence, without its reason where the type is confidential.',
    },
    payroll: {
      title: 'Preparing payroll',
      purposes: 'To tell payroll each month of absences and counters, and to keep proof of it.',
      basis: 'Legal obligation and performance of the employment contract.',
      people: 'Employees and former employees.',
      recipients: 'Admins, invited accountants, and the payroll program if the organisation connected it.',
    },
    proof: {
      title: 'Rights of people, and proof',
      purposes: 'To hand everyone a copy of their data, tell them who opened it, and apply durations.',
      basis: 'Legal obligation (GDPR, art. 5, 12, 15 and 32).',
      people: 'Employees, former employees, admins.',
      recipients: 'The person themselves; admins for the copies that they ask for.',
    },
  },
  sensitive:
    'Health, family or pay, indirectly: the type of an absence, its notes, its documents. For the person, those who decide and admins alone; medical documents for the person and admins.',
  noneSensitive: 'None.',
  kept: (name, holds, span) => (span === null ? `${name}. ${holds}` : `${name}: ${span}. ${holds}`),
  processors: {
    operator: (name, address) => `${name}, ${address}: runs Relâche.`,
    operatorUnknown: 'The operator of this installation has not said who they are.',
    host: (name, address, country) =>
      `${name}, ${address}${country === null ? '' : ` (${country})`}: hosting.`,
    mail: (name) => `${name}: sends mails.`,
    payment: 'Stripe: payment of the subscription (data of the organisation, no absence).',
    others: (list) => `As declared by the operator: ${list}`,
  },
  transfers: (country) =>
    `${
      country === null
        ? 'The operator has not said in which country the service is hosted.'
        : `Hosting as declared by the operator: ${country}.`
    } Notifications on a device pass through the service of its browser, encrypted and without names. To be checked with each processor above.`,
  security: [
    'Every row bears its organisation, and the database itself refuses to read those of others.',
    'No password: links that work once, passkeys, a second factor that the organisation can demand. Tokens are kept as hashes.',
    'Rights by role, applied by the server; confidential types become “Away” before they leave it.',
    'A proof of identity less than ten minutes old for roles, keys, durations and files about everyone.',
    'An audit log that the application cannot change; looks are noted, and read by the person.',
    'HTTPS is enforced in production, no resource of third parties, limits on calls.',
    'Technical logs without tokens, notes or mail addresses.',
  ],
  sheet: {
    title: 'Information for employees',
    lead: (organization) =>
      `${organization} uses Relâche to manage leave and absences. This sheet says what is kept about you, why, who reads it and for how long (Code du travail, L1222-4; GDPR, art. 13).`,
    sections: [
      {
        title: 'Why',
        text: 'To take and decide requests, count rights, tell teams and prepare payroll. The basis is the employment contract and the law: you are not asked for consent.',
      },
      {
        title: 'What',
        text: 'Name, mail address, role, teams, dates of contracts, working week, absences and counters. Where rights depend on it, date of birth and dependent children, read by you and admins. What you suffer from is never asked for: write nothing medical in a note.',
      },
      {
        title: 'Who reads it',
        text: 'Your colleagues see that you are away, not why where the type is confidential. Your managers read your requests and balances. Admins read the rest; you and they alone open a medical document. An invited accountant reads what payroll needs.',
      },
    ],
    kept: 'For how long',
    rights: {
      title: 'Your rights',
      text: (organization) =>
        `Profile, “My data”: a copy of all that is kept about you. Profile, “Who looked at my data”: who opened your file, and when. To correct, erase, restrict or object, write to ${organization}, who answers within a month. You may turn to the CNIL (cnil.fr).`,
    },
  },
};
