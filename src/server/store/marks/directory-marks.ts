import {
  author,
  fact,
  key,
  type Marks,
  ofNobody,
  ofPeople,
  own,
  ownAddress,
  secret,
  subject,
  words,
} from './mark.ts';

/** What a company's directory told us. */
export const directoryMarks: Marks = {
  directories: ofNobody({
    why: 'Directories that an admin connected.',
    keeps: 'organization',
    columns: {
      id: key,
      name: fact,
      kind: fact,
      teams_from: fact,
      token_hash: secret,
      made_by: author,
      created_at: fact,
      last_used_at: fact,
      revoked_at: fact,
      told_at: fact,
    },
  }),
  directory_people: ofPeople({
    why: 'What a directory says of someone, and what it did about their access.',
    keeps: 'person',
    rows: 'deleted',
    columns: {
      user_id: subject,
      user_name: ownAddress(),
      external_id: own(),
      given_name: own(),
      family_name: own(),
      department: own(),
      manager_id: author,
      said_active: own(),
      closed_access: own(),
      departure_id: key,
      team_id: key,
    },
  }),
  directory_teams: ofNobody({
    why: 'Teams that a directory made or took up.',
    keeps: 'organization',
    columns: { team_id: key, external_id: fact, made: fact, manager_id: author },
  }),
  directory_events: ofNobody({
    why: 'What a directory did of late, and what it was refused.',
    keeps: 'organization',
    columns: {
      id: key,
      directory_id: key,
      at: fact,
      kind: fact,
      subject_name: words,
      reason: fact,
      times: fact,
    },
  }),
};
