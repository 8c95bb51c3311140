import { key, type Marks, ofPeople, outside, own, secret, subject } from './mark.ts';

/** What people log in with, besides the link by mail. */
export const loginMarks: Marks = {
  passkeys: ofPeople({
    why: 'Devices by which a person logs in without a mail.',
    keeps: 'access',
    rows: 'deleted',
    columns: {
      id: key,
      user_id: subject,
      credential_id: secret,
      public_key: secret,
      user_handle: secret,
      counter: own(),
      transports: own(),
      synced: own(),
      name: own(),
      created_at: own(),
      last_used_at: own(),
    },
  }),
  passkey_offers: ofPeople({
    why: 'Who does not want to be offered a passkey again.',
    keeps: 'person',
    rows: 'deleted',
    columns: { user_id: subject, declined_at: own() },
  }),
  passkey_challenges: outside({
    why: 'Questions that a device has five minutes to answer.',
    keeps: 'access',
    columns: {
      challenge_hash: secret,
      browser_hash: secret,
      organization_id: key,
      user_id: key,
      user_handle: secret,
      ends_at: key,
    },
  }),
  known_browsers: ofPeople({
    why: 'Browsers that a person has logged in with, so that a new one is told to them.',
    keeps: 'access',
    rows: 'deleted',
    columns: { user_id: subject, browser_hash: secret, last_login_at: own() },
  }),
};
