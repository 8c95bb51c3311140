import { author, fact, key, type Marks, ofNobody, ofPeople, own, subject } from './mark.ts';

/** Copies that people asked for, and who looked at what is kept about them. */
export const privacyMarks: Marks = {
  person_copies: ofPeople({
    why: 'A copy of what is kept about a person, until it was fetched or its week is over.',
    keeps: 'copies',
    // Packed, and it names whoever decided something.
    rows: 'emptied',
    columns: {
      id: key,
      user_id: subject,
      asked_by: author,
      asked_at: own(),
      ready_at: own(),
      expires_at: own(),
      size: own(),
      stored_in: key,
      fetched_at: own(),
    },
  }),
  looks: ofPeople({
    why: 'Who opened what about a person, so that they can read it.',
    keeps: 'looks',
    subject: 'person_id',
    rows: 'deleted',
    columns: {
      id: key,
      person_id: subject,
      looker_id: author,
      kind: own(),
      key_kind: own(),
      looked_on: own(),
      first_at: own(),
      last_at: own(),
    },
  }),
  erasures: ofNobody({
    why: 'Who was erased and when, without a name: a restore carries it out again.',
    keeps: 'installation',
    columns: {
      id: key,
      kind: fact,
      subject_id: author,
      pseudonym: fact,
      reason: fact,
      asked_at: fact,
      asked_by: author,
      done_at: fact,
    },
  }),
  erasure_holds: ofPeople({
    why: 'Why somebody’s data must stay for now.',
    keeps: 'person',
    rows: 'deleted',
    columns: { user_id: subject, reason: own(), set_at: own(), set_by: author },
  }),
  organization_certificates: ofNobody({
    why: 'Whose invoices they were, and how much was erased, ten years long.',
    keeps: 'installation',
    columns: {
      company: fact,
      siret: fact,
      provider: fact,
      customer_id: key,
      asked_at: fact,
      erased_at: fact,
      erased: fact,
      files: fact,
      keep_until: fact,
    },
  }),
  person_copy_chunks: ofNobody({
    why: 'The content of these copies, gone with their row.',
    keeps: 'copies',
    columns: { copy_id: key, position: key, bytes: { ...fact, sensitive: true } },
  }),
};
