import { author, fact, key, type Marks, ofNobody, ofPeople, own, secret, subject } from './mark.ts';

/** What companies and people connected. */
export const connectionMarks: Marks = {
  connections: ofPeople({
    why: 'Programs of others that the company, or the person, has connected.',
    keeps: 'person',
    subject: 'owner_user_id',
    rows: 'deleted',
    columns: {
      id: key,
      provider: fact,
      owner_user_id: subject,
      state: own(),
      label: own(),
      external_id: own(),
      tokens: secret,
      scopes: own(),
      choices: own(),
      made_by: author,
      made_at: own(),
      last_success_at: own(),
      last_error_code: own(),
      last_error_at: own(),
      told_at: own(),
    },
  }),
  slack_messages: ofPeople({
    why: 'Where a decider reads of a request in Slack, so that it is changed once it is decided.',
    keeps: 'person',
    rows: 'deleted',
    columns: {
      request_id: key,
      user_id: subject,
      connection_id: key,
      channel: own(),
      ts: own(),
      version: own(),
      posted_at: own(),
    },
  }),
  slack_calls: ofNobody({
    why: 'Calls of Slack of the past minutes, so that none counts twice.',
    keeps: 'access',
    columns: { signature_hash: secret, seen_at: fact },
  }),
  connection_attempts: ofPeople({
    why: 'Who was sent to a provider to allow something, and has ten minutes to come back.',
    keeps: 'access',
    rows: 'deleted',
    copied: false,
    columns: {
      id: key,
      provider: own(),
      owner: own(),
      user_id: subject,
      state_hash: secret,
      browser_hash: secret,
      checks: secret,
      created_at: own(),
      expires_at: own(),
    },
  }),
};
