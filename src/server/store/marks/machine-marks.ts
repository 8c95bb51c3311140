import { fact, key, type Marks, ofNobody, outside, secret, words } from './mark.ts';

const visitor = { ...fact, whose: 'anyone' } as const;

/** Visitors of the site, payments that are tried out, and what keeps the machine going. */
export const machineMarks: Marks = {
  site_messages: outside({
    why: 'What visitors wrote to the operator.',
    keeps: 'visitor',
    columns: {
      id: key,
      kind: visitor,
      name: visitor,
      email: visitor,
      company: visitor,
      about: visitor,
      message: visitor,
      language: visitor,
      consented_at: visitor,
      created_at: visitor,
      delete_after: visitor,
    },
  }),
  newsletter_readers: outside({
    why: 'Who asked the operator for letters.',
    keeps: 'visitor',
    columns: {
      email_key: visitor,
      id: key,
      email: visitor,
      language: visitor,
      asked_at: visitor,
      confirmed_at: visitor,
      token_hash: secret,
    },
  }),
  newsletter_links: outside({
    why: 'Links that end letters.',
    keeps: 'visitor',
    columns: { token_hash: secret, reader_id: key, created_at: key },
  }),
  newsletter_issues: outside({
    why: 'Letters that were sent.',
    keeps: 'installation',
    columns: { id: key, content: fact, queued_at: fact },
  }),
  newsletter_deliveries: outside({
    why: 'So that a letter is sent once.',
    keeps: 'visitor',
    columns: { issue_id: key, reader_id: key, sent_at: fact },
  }),
  payment_events: outside({
    why: 'What the payment provider reported.',
    keeps: 'organization',
    columns: {
      id: key,
      type: fact,
      created: fact,
      payload: visitor,
      received_at: fact,
      handled_at: fact,
      error: fact,
    },
  }),
  sandbox_customers: ofNobody({
    why: 'The company, as the pretended payment provider of a trial knows it.',
    keeps: 'organization',
    columns: {
      id: key,
      name: words,
      email: words,
      portal_key: secret,
      card: fact,
      invoices_made: fact,
    },
  }),
  sandbox_checkouts: ofNobody({
    why: 'Payments with the pretended provider.',
    keeps: 'organization',
    columns: {
      id: key,
      seats: fact,
      state: fact,
      card: fact,
      success_url: fact,
      cancel_url: fact,
      created_at: fact,
    },
  }),
  sandbox_subscriptions: ofNobody({
    why: 'Subscriptions with the pretended provider.',
    keeps: 'organization',
    columns: {
      id: key,
      status: fact,
      seats: fact,
      period_start: fact,
      period_end: fact,
      cancel_at_period_end: fact,
      ended_at: fact,
      pending_cents: fact,
      created_at: fact,
    },
  }),
  sandbox_invoices: ofNobody({
    why: 'Invoices of the pretended provider.',
    keeps: 'organization',
    columns: {
      id: key,
      subscription_id: key,
      number: fact,
      created_at: fact,
      seats: fact,
      proration_cents: fact,
      amount_cents: fact,
      status: fact,
      period_start: fact,
      period_end: fact,
    },
  }),
  rate_counts: outside({
    why: 'How often something was asked for, by the sum of who asked.',
    keeps: 'access',
    columns: { key: secret, hits: fact, ends_at: fact },
  }),
  service_checks: outside({
    why: 'Whether the service was there.',
    keeps: 'installation',
    columns: {
      service: fact,
      day: fact,
      checks: fact,
      failures: fact,
      last_checked_at: fact,
      last_ok: fact,
    },
  }),
  schema_migrations: outside({
    why: 'Which steps the schema has gone through.',
    keeps: 'installation',
    columns: { name: fact, checksum: fact, applied_at: fact },
  }),
  'gate.lane_beats': outside({
    why: 'Whether background work goes on.',
    keeps: 'installation',
    columns: { lane: fact, beaten_at: fact },
  }),
  'gate.write_proof': outside({
    why: 'Whether the database can be written to.',
    keeps: 'installation',
    columns: { at: fact },
  }),
  'relache_owner.logins': outside({
    why: 'How the parts of the server log in to the database.',
    keeps: 'installation',
    columns: { purpose: fact, role: fact, password: secret },
  }),
};
