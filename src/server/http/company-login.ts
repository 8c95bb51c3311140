import type { companyLoginEndpoints } from '#contract/company-login.ts';
import { attemptMinutes, mostConnections, mostDomains } from '#domain/company-login/connection-life.ts';
import { recordNameOf, recordValueOf } from '#domain/company-login/login-domain.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { beginTest } from '#server/actions/company-login/begin-login.ts';
import { comeBack } from '#server/actions/company-login/come-back.ts';
import {
  createConnection,
  editConnection,
  removeConnection,
  type ShownLoginConnection,
  showConnections,
} from '#server/actions/company-login/connections.ts';
import { addDomain, checkDomain, removeDomain, showDomains } from '#server/actions/company-login/domains.ts';
import {
  type ShownLink,
  showLinksOf,
  showOwnLinks,
  unlinkOneself,
  unlinkPerson,
} from '#server/actions/company-login/links.ts';
import { turnConnection } from '#server/actions/company-login/turn-connection.ts';
import { returnAddressOf } from '#server/company-login/oidc.ts';
import { shownSaml } from '#server/company-login/shown-saml.ts';
import type { Services } from '#server/services.ts';
import { shownSession } from './auth.ts';
import { inAskedBrowser, inKnownBrowser } from './browser-cookie.ts';
import type { Handlers } from './mount.ts';

type ShownDomain = Awaited<ReturnType<typeof showDomains>>[number];

export function companyLoginHandlers(services: Services): Handlers<typeof companyLoginEndpoints> {
  const domains = (found: readonly ShownDomain[]) => ({ domains: found.map(shownDomain), most: mostDomains });
  const connections = async (actor: SessionActor) => {
    const { connections: found, swornBy } = await showConnections(services, actor);
    return {
      connections: found.map((one) => shownConnection(services, one)),
      most: mostConnections,
      returnAddress: returnAddressOf(services),
      swornBy: [...swornBy],
    };
  };
  return {
    listDomains: async (_input, { actor }) => domains(await showDomains(services, actor)),
    addDomain: async ({ body }, { actor }) => domains(await addDomain(services, actor, body.domain)),
    checkDomain: async ({ params }, { actor }) => domains(await checkDomain(services, actor, params.id)),
    removeDomain: async ({ params }, { actor }) => domains(await removeDomain(services, actor, params.id)),
    listConnections: async (_input, { actor }) => connections(actor),
    createConnection: async ({ body }, { actor }) => {
      const keep = await createConnection(services, actor, body);
      return async () => {
        await keep();
        return connections(actor);
      };
    },
    changeConnection: async ({ params, body }, { actor }) => {
      const keep = await editConnection(services, actor, params.id, body);
      return async () => {
        await keep();
        return connections(actor);
      };
    },
    testConnection: async ({ params }, context) => ({
      url: await beginTest(
        services,
        context.actor,
        params.id,
        inAskedBrowser(services, context, attemptMinutes),
      ),
    }),
    turnConnection: async ({ params, body }, { actor }) => {
      await turnConnection(services, actor, params.id, body);
      return connections(actor);
    },
    removeConnection: async ({ params }, { actor }) => {
      await removeConnection(services, actor, params.id);
      return connections(actor);
    },
    unlinkPerson: async ({ params }, { actor }) => {
      await unlinkPerson(services, actor, params.id, params.userId);
      return connections(actor);
    },
    listLinksOf: async ({ params }, { actor }) =>
      (await showLinksOf(services, actor, params.id)).map(shownLink),
    listOwnLinks: async (_input, { actor }) => (await showOwnLinks(services, actor)).map(shownLink),
    unlinkOneself: async ({ params }, { actor }) => {
      await unlinkOneself(services, actor, params.id);
      return (await showOwnLinks(services, actor)).map(shownLink);
    },
    finish: async ({ body: { answer } }, context) => {
      const { bearer, origin: asked } = context;
      const held = bearer ? await resumeSession(services, bearer, asked.address) : null;
      const outcome = await inKnownBrowser(services, context, (opening) =>
        comeBack(services, { answer, asked, opening, held }),
      );
      if ('tested' in outcome) return { next: 'tested', ...outcome.tested } as const;
      const { companies } = outcome;
      return { ...shownSession(outcome), ...(companies > 1 ? { companies } : {}) };
    },
  };
}

function shownLink({ linkedAt, lastLoginAt, ...link }: ShownLink) {
  return { ...link, linkedAt: linkedAt.toISOString(), lastLoginAt: lastLoginAt.toISOString() };
}

function shownDomain({ id, domain, token, provenAt, checkedAt, finding, missingSince }: ShownDomain) {
  return {
    id,
    domain,
    record: { name: recordNameOf(domain), value: recordValueOf(token) },
    provenAt: provenAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    finding,
    missingSince: missingSince?.toISOString() ?? null,
  };
}

function shownConnection(services: Services, connection: ShownLoginConnection) {
  const { id, kind, name, state, enforced, settings, hasSecret, secretEndsOn, testedBy, people } = connection;
  const { testedAt, lastLoginAt, refusedAt, refusal } = connection;
  return {
    id,
    kind,
    name,
    state,
    enforced,
    // SAML's are told in a form of their own.
    settings: kind === 'saml' ? {} : settings,
    saml: shownSaml(services, connection),
    hasSecret,
    secretEndsOn,
    testedAt: testedAt?.toISOString() ?? null,
    testedBy,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    people,
    refusal: refusal && refusedAt ? { at: refusedAt.toISOString(), reason: refusal } : null,
  };
}
