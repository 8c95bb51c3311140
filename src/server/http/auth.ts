import type { authEndpoints } from '#contract/auth.ts';
import { describeDevice } from '#domain/access/device.ts';
import { attemptMinutes } from '#domain/company-login/connection-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { chooseLanguage } from '#server/actions/auth/choose-language.ts';
import { leaveOrganization } from '#server/actions/auth/leave-organization.ts';
import { listSessions } from '#server/actions/auth/list-sessions.ts';
import type { OpenedSession } from '#server/actions/auth/open-session.ts';
import { requestLoginLink } from '#server/actions/auth/request-login-link.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { revokeEverySession } from '#server/actions/auth/revoke-every-session.ts';
import { revokeOtherSessions } from '#server/actions/auth/revoke-other-sessions.ts';
import { revokeSession } from '#server/actions/auth/revoke-session.ts';
import { updateProfile } from '#server/actions/auth/update-profile.ts';
import { verifyLoginLink } from '#server/actions/auth/verify-login-link.ts';
import { beginCompanyLogin } from '#server/actions/company-login/begin-login.ts';
import { isReadOnly } from '#server/actions/subscription/subscription-today.ts';
import type { Services } from '#server/services.ts';
import { inAskedBrowser, inKnownBrowser } from './browser-cookie.ts';
import { cookiesIn } from './device-cookie.ts';
import type { Handlers } from './mount.ts';

const done = { success: true } as const;

export function authHandlers(services: Services): Handlers<typeof authEndpoints> {
  const account = (actor: SessionActor) => shownAccount(actor, isReadOnly(actor, services.now()));
  return {
    requestMagicLink: async ({ body: { email, byMail } }, context) => {
      const browser = () => inAskedBrowser(services, context, attemptMinutes);
      const url = byMail ? null : await beginCompanyLogin(services, email, browser);
      if (url !== null) return { next: 'connection', url };
      await requestLoginLink(services, email);
      return done;
    },
    verifyMagicLink: async ({ body: { token, replace } }, context) => {
      const { bearer, origin: from, cookie } = context;
      const held = bearer ? await resumeSession(services, bearer, from.address) : null;
      const opened = await inKnownBrowser(services, context, (origin) =>
        verifyLoginLink(services, { token, origin, held, replace, cookies: cookiesIn(cookie) }),
      );
      if ('ticket' in opened) return shownTicket(opened);
      const { waitingInvitations, companies } = opened;
      return {
        ...shownSession(opened),
        ...(waitingInvitations > 0 ? { waitingInvitations } : {}),
        ...(companies > 1 ? { companies } : {}),
      };
    },
    me: async (_input, { actor }) => account(actor),
    updateProfile: async ({ body }, { actor }) => account(await updateProfile(services, actor, body.name)),
    leaveOrganization: async (_input, { actor }) => {
      await leaveOrganization(services, actor);
      return done;
    },
    logout: async (_input, { actor }) => {
      await revokeSession(services, actor, actor.sessionId);
      return done;
    },
    listSessions: async (_input, { actor }) =>
      (await listSessions(services, actor)).map((session) => ({
        id: session.id,
        device: describeDevice(session.userAgent),
        address: session.address,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
        current: session.id === actor.sessionId,
        authenticatedAt: session.provenAt?.toISOString() ?? null,
        notified: session.notified,
        // Before the proof a session may stem from signing up alone.
        method: actor.confirmed ? session.loginMethod : null,
        via: session.via,
      })),
    revokeSession: async ({ params }, { actor }) => {
      await revokeSession(services, actor, params.id);
      return done;
    },
    revokeOtherSessions: async (_input, { actor }) => ({
      revoked: await revokeOtherSessions(services, actor),
    }),
    revokeEverySession: async (_input, { actor }) => ({
      revoked: await revokeEverySession(services, actor),
    }),
    chooseLanguage: async ({ body }, { actor }) => {
      await chooseLanguage(services, actor, body.language);
      return done;
    },
  };
}

function shownAccount(actor: SessionActor, readOnly: boolean) {
  const { id, email, name, role, language, confirmed, timeZone } = actor;
  return {
    user: { id, email, name, role, language, confirmed },
    organization: {
      id: actor.organizationId,
      name: actor.organizationName,
      timeZone,
      readOnly,
      closesAt: actor.closesAt === undefined ? null : new Date(actor.closesAt).toISOString(),
    },
    enrolling: actor.standing?.enrolling ?? false,
  };
}

export function shownTicket({ ticket }: { readonly ticket: string }) {
  return { next: 'second-factor', ticket } as const;
}

export function shownSession({ token, user, organization }: OpenedSession) {
  const { id, email, name, role } = user;
  return { token, user: { id, email, name, role }, organization };
}
