import type { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { describeDevice } from '#domain/access/device.ts';
import { groupedCode, isSecondFactorAsked } from '#domain/access/second-factor.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { finishLogin } from '#server/actions/second-factors/finish-login.ts';
import { renewCodes } from '#server/actions/second-factors/recovery-codes.ts';
import { finishApp, startApp } from '#server/actions/second-factors/set-up-app.ts';
import { showFactors } from '#server/actions/second-factors/show-factors.ts';
import { askMailCode, stepUp } from '#server/actions/second-factors/step-up.ts';
import { listTrustedDevices, revokeDevice } from '#server/actions/second-factors/trusted-devices.ts';
import { turnOffApp } from '#server/actions/second-factors/turn-off-app.ts';
import type { Services } from '#server/services.ts';
import { shownSession } from './auth.ts';
import { inKnownBrowser } from './browser-cookie.ts';
import { deviceCookie } from './device-cookie.ts';
import type { Handlers } from './mount.ts';

const done = { success: true } as const;

export function secondFactorsHandlers(services: Services): Handlers<typeof secondFactorsEndpoints> {
  return {
    read: async (_input, { actor }) => {
      const { appSince, codesLeft, passkeys, policy } = await showFactors(services, actor);
      return {
        app: appSince && { since: appSince.toISOString() },
        recoveryCodesLeft: codesLeft,
        passkeys,
        mailCode: actor.standing?.mailboxProves ?? false,
        asked: { ...policy, ofMe: isSecondFactorAsked(policy.secondFactor, actor.role) },
      };
    },
    finishLogin: async ({ body }, context) => {
      const { bearer, header, origin: from } = context;
      const held = bearer ? await resumeSession(services, bearer, from.address) : null;
      const { deviceToken, companies, ...opened } = await inKnownBrowser(services, context, (origin) =>
        finishLogin(services, { ...body, origin, held }),
      );
      if (deviceToken) header('set-cookie', deviceCookie(services, opened.user.id, deviceToken));
      return { ...shownSession(opened), ...(companies > 1 ? { companies } : {}) };
    },
    startApp: async (_input, { actor }) => startApp(services, actor),
    confirmApp: async ({ body }, { actor }) => told(await finishApp(services, actor, body.code)),
    turnOffApp: async (_input, { actor }) => {
      await turnOffApp(services, actor);
      return done;
    },
    renewCodes: async (_input, { actor }) => told(await renewCodes(services, actor)),
    devices: async (_input, { actor }) =>
      (await listTrustedDevices(services, actor)).map(({ id, userAgent, address, ...device }) => ({
        id,
        device: describeDevice(userAgent),
        address,
        createdAt: device.createdAt.toISOString(),
        lastUsedAt: device.lastUsedAt.toISOString(),
        expiresAt: device.expiresAt.toISOString(),
      })),
    revokeDevice: async ({ params }, { actor }) => {
      await revokeDevice(services, actor, params.id);
      return done;
    },
    stepUp: async ({ body }, { actor }) => {
      await stepUp(services, actor, body.code);
      return done;
    },
    askMailCode: async (_input, { actor }) => {
      await askMailCode(services, actor);
      return done;
    },
  };
}

function told(codes: readonly string[]) {
  return { recoveryCodes: codes.map(groupedCode) };
}
