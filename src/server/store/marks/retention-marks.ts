import { author, fact, key, type Marks, ofNobody, ofPeople, ofRequest, own, subject } from './mark.ts';

/** How long an organisation keeps what, what is gone by it, and what the operator told its admins. */
export const retentionMarks: Marks = {
  retention_choices: ofNobody({
    why: 'How long the organisation keeps each kind of data.',
    keeps: 'organization',
    columns: { kind: fact, amount: fact, chosen_at: fact, chosen_by: author },
  }),
  document_erasures: ofPeople({
    why: 'That documents of a request are gone, and since when.',
    keeps: 'person',
    subject: ofRequest(),
    columns: { request_id: key, erased_on: own(), documents: own() },
  }),
  operator_notices: ofNobody({
    why: 'What the operator told the admins: a breach of data, or a change.',
    keeps: 'organization',
    columns: { id: key, kind: fact, content: fact, queued_at: fact },
  }),
  operator_notice_mails: ofPeople({
    why: 'Proof of whom such a notice reached.',
    keeps: 'organization',
    columns: {
      notice_id: key,
      user_id: subject,
      address: own('null'),
      state: own(),
      settled_at: own(),
    },
  }),
};
