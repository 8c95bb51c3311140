import type { passkeysEndpoints } from '#contract/passkeys.ts';
import { mostPasskeys } from '#domain/passkeys/passkey-limits.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { declinePasskeys } from '#server/actions/passkeys/decline-passkeys.ts';
import { listPasskeys, type OwnPasskeys } from '#server/actions/passkeys/list-passkeys.ts';
import { logInByPasskey } from '#server/actions/passkeys/log-in.ts';
import { makePasskey } from '#server/actions/passkeys/make-passkey.ts';
import { namePasskey } from '#server/actions/passkeys/name-passkey.ts';
import { proveByPasskey } from '#server/actions/passkeys/prove-by-passkey.ts';
import { removePasskey } from '#server/actions/passkeys/remove-passkey.ts';
import { startLogin } from '#server/actions/passkeys/start-login.ts';
import { startPasskey } from '#server/actions/passkeys/start-passkey.ts';
import type { Services } from '#server/services.ts';
import { shownSession } from './auth.ts';
import { inAskedBrowser, inKnownBrowser } from './browser-cookie.ts';
import type { Handlers } from './mount.ts';

const done = { success: true } as const;

export function passkeysHandlers(services: Services): Handlers<typeof passkeysEndpoints> {
  return {
    list: async (_input, { actor }) => {
      const { passkeys, offered } = await listPasskeys(services, actor);
      return { passkeys: passkeys.map(shownPasskey), most: mostPasskeys, offered };
    },
    start: (_input, context) => startPasskey(services, context.actor, inAskedBrowser(services, context)),
    make: async ({ body }, { actor, origin }) =>
      shownPasskey(await makePasskey(services, actor, body, origin)),
    rename: async ({ params, body }, { actor }) =>
      shownPasskey(await namePasskey(services, actor, params.id, body.name)),
    remove: async ({ params }, { actor }) => {
      await removePasskey(services, actor, params.id);
      return done;
    },
    decline: async (_input, { actor }) => {
      await declinePasskeys(services, actor);
      return done;
    },
    startLogin: (_input, context) => startLogin(services, inAskedBrowser(services, context)),
    login: async ({ body }, context) => {
      const { bearer, origin } = context;
      const held = bearer ? await resumeSession(services, bearer, origin.address) : null;
      const { companies, ...opened } = await inKnownBrowser(services, context, (opening) =>
        logInByPasskey(services, body, { asked: origin, opening, held }),
      );
      return { ...shownSession(opened), ...(companies > 1 ? { companies } : {}) };
    },
    prove: async ({ body }, { actor, origin }) => {
      await proveByPasskey(services, actor, body, origin);
      return done;
    },
  };
}

function shownPasskey({ id, name, createdAt, lastUsedAt, synced }: OwnPasskeys['passkeys'][number]) {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    synced,
  };
}
