import type { OpenRow, SessionRow } from './intruder-row.ts';

const nothing = () => ({});
const everyone = [200, 200, 200, 200] as const;
const unknownToAll = [404, 404, 404, 404] as const;
const unfitForAll = [422, 422, 422, 422] as const;

const unknownAnswer = {
  id: 'AAAA',
  clientDataJSON: 'AAAA',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
  userHandle: 'AAAA',
};

/** A passkey is for nobody but its owner: whoever else names it learns nothing of it. */
export const passkeyRows = {
  'passkeys.list': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'passkeys.start': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'passkeys.make': {
    parts: () => ({ body: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }),
    home: unfitForAll,
    accountant: 422,
    stranger: 422,
  },
  'passkeys.rename': {
    parts: ({ passkeyId }) => ({ params: { id: passkeyId }, body: { name: 'À moi' } }),
    home: unknownToAll,
    accountant: 404,
    foreign: unknownToAll,
    stranger: 404,
  },
  'passkeys.remove': {
    parts: ({ passkeyId }) => ({ params: { id: passkeyId } }),
    home: unknownToAll,
    accountant: 404,
    foreign: unknownToAll,
    stranger: 404,
  },
  'passkeys.decline': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'passkeys.startLogin': { parts: nothing, anyone: 200 },
  'passkeys.login': {
    parts: () => ({ body: unknownAnswer }),
    anyone: 401,
  },
  'passkeys.prove': {
    parts: () => ({ body: unknownAnswer }),
    home: unfitForAll,
    accountant: 422,
    stranger: 422,
  },
} as const satisfies Record<string, SessionRow | OpenRow>;
