import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { api } from '#contract/api.ts';
import { scimBase } from '#contract/directories.ts';
import { apiBase } from '#contract/endpoint.ts';
import { mountAssistants } from '#server/assistants/mount-assistants.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import type { LiveHub } from '#server/live/hub.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Sandbox } from '#server/payments/sandbox/sandbox.ts';
import { mountScim } from '#server/scim/mount-scim.ts';
import type { Services } from '#server/services.ts';
import { watchLoop } from '#server/status/loop-watch.ts';
import { accountantsHandlers } from './accountants.ts';
import { apiKeysHandlers } from './api-keys.ts';
import { auditLogHandlers } from './audit-log.ts';
import { authHandlers } from './auth.ts';
import { balanceImportsHandlers } from './balance-imports.ts';
import { balancesHandlers } from './balances.ts';
import { calendarHandlers } from './calendar.ts';
import { calendarExportsHandlers } from './calendar-exports.ts';
import { calendarFeedsHandlers } from './calendar-feeds.ts';
import { closingsHandlers } from './closings.ts';
import { companyLoginHandlers } from './company-login.ts';
import { mountConnectedPrograms } from './connected-programs.ts';
import { connectionsHandlers } from './connections.ts';
import { coverageHandlers } from './coverage.ts';
import { decisionBatchesHandlers } from './decision-batches.ts';
import { delegationsHandlers } from './delegations.ts';
import { departuresHandlers } from './departures.ts';
import { devHandlers } from './dev.ts';
import { mountDevPages } from './dev-pages.ts';
import { directoriesHandlers } from './directories.ts';
import { mountDocumentation } from './documentation.ts';
import { endPromptly } from './ending.ts';
import { entitlementsHandlers } from './entitlements.ts';
import { erasuresHandlers } from './erasures.ts';
import { answerError } from './errors.ts';
import { establishmentsHandlers } from './establishments.ts';
import { expiringLeaveHandlers } from './expiring-leave.ts';
import { firstStepsHandlers } from './first-steps.ts';
import { insightTablesHandlers } from './insight-tables.ts';
import { insightsHandlers } from './insights.ts';
import { journalKeyCalls } from './key-calls.ts';
import { leaveLiabilityHandlers } from './leave-liability.ts';
import { leavePlanningHandlers } from './leave-planning.ts';
import { leaveRequestsHandlers } from './leave-requests.ts';
import { leaveTypesHandlers } from './leave-types.ts';
import { limitEveryCall } from './limits.ts';
import { liveHandlers } from './live.ts';
import { LocalDoor } from './local-only.ts';
import { loginPolicyHandlers } from './login-policy.ts';
import { looksHandlers } from './looks.ts';
import { monthlyStatementsHandlers } from './monthly-statements.ts';
import { mount } from './mount.ts';
import { myYearHandlers } from './my-year.ts';
import { newsletterHandlers } from './newsletter.ts';
import { journalLooks } from './note-looks.ts';
import { notificationsHandlers } from './notifications.ts';
import { onboardingHandlers } from './onboarding.ts';
import { mountOneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { mountMetrics, operationsHandlers, type WorkerState } from './operations.ts';
import { organizationHandlers } from './organization.ts';
import { passkeysHandlers } from './passkeys.ts';
import { payTimesHandlers } from './pay-times.ts';
import { payrollHandlers } from './payroll.ts';
import { payrollFilesHandlers } from './payroll-files.ts';
import { payrollRemarksHandlers } from './payroll-remarks.ts';
import { payrollSendingHandlers } from './payroll-sending.ts';
import { payslipsHandlers } from './payslips.ts';
import { peopleImportsHandlers } from './people-imports.ts';
import { peopleListsHandlers } from './people-lists.ts';
import { peopleSheetsHandlers } from './people-sheets.ts';
import { photosHandlers } from './photos.ts';
import { privacyHandlers } from './privacy.ts';
import { privacyRegisterHandlers } from './privacy-register.ts';
import { pushHandlers } from './push.ts';
import { recordingsHandlers } from './recordings.ts';
import { requestAttachmentsHandlers } from './request-attachments.ts';
import { requestCommentsHandlers } from './request-comments.ts';
import { ruleGroupsHandlers } from './rule-groups.ts';
import { mountSamlAnswers } from './saml-answers.ts';
import { sandboxCheckoutHandlers } from './sandbox-checkout.ts';
import { mountSandboxPages } from './sandbox-pages.ts';
import { secondFactorsHandlers } from './second-factors.ts';
import { settingsHandlers } from './settings.ts';
import { mountSite } from './site.ts';
import { siteMessagesHandlers } from './site-messages.ts';
import { statusHandlers } from './status.ts';
import { subscriptionHandlers } from './subscription.ts';
import { teamsHandlers } from './teams.ts';
import { mountTogether } from './together.ts';
import { takeUploads } from './uploads.ts';
import { usersHandlers } from './users.ts';
import { viewAsHandlers } from './view-as.ts';
import { webhookEndpointsHandlers } from './webhook-endpoints.ts';
import { mountWebhooks } from './webhooks.ts';

export interface AppParts {
  readonly config: Config;
  readonly services: Services;
  readonly live: LiveHub;
  readonly outbox: Outbox | null;
  /** The payment provider of local mode, with its pages. */
  readonly sandbox: Sandbox | null;
  /** Wipes and seeds again; local mode only. */
  readonly reset: () => Promise<void>;
  readonly siteDirectory: string;
  /** What opens the developer's tools; null where there are none. */
  readonly devKey: string | null;
  readonly isWorking: WorkerState;
}

const largestBody = 2 * 1024 * 1024;

/** Every open screen holds one for its news; far beyond what one process serves, and short of what it can hold. */
const mostConnections = 10_000;

export async function buildApp({
  config,
  services,
  live,
  outbox,
  sandbox,
  reset,
  siteDirectory,
  devKey,
  isWorking,
}: AppParts): Promise<FastifyInstance> {
  const local = config.mode === 'local';
  const door = devKey === null ? null : new LocalDoor(devKey);
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    // Requests are logged once, by the hook below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // ending.ts answers in our own words.
    return503OnClosing: false,
    // Whoever sends a request byte by byte holds a connection: headers and body together have so long to arrive.
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, config.requestTimeoutMs / 2),
    },
  });
  app.server.maxConnections = mostConnections;
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Browsers take the time from it: the server's clock, moved or not, decides what day it is.
    if (request.url.startsWith(apiBase)) reply.header('date', services.now().toUTCString());
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the address: addresses may carry tokens and names.
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, milliseconds },
      'request',
    );
  });

  await app.register(helmet, {
    // Answers of the API are no documents; pages bring a policy of their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    hsts: local ? false : { maxAge: 31_536_000, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Browsers complain when some answers of an origin ask for it and others, such as sandboxed mails, cannot.
    originAgentCluster: false,
  });
  limitEveryCall(app, config, services);
  journalKeyCalls(app, services);
  journalLooks(app, services);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });

  endPromptly(app, live);

  const loop = watchLoop();
  app.addHook('onClose', async () => loop.stop());
  mountMetrics(app, config, door, { services, live, loop });
  mount(app, config, services, api.operations, operationsHandlers(services, isWorking, loop));
  mount(app, config, services, api.onboarding, onboardingHandlers(services));
  mount(app, config, services, api.auth, authHandlers(services));
  mount(app, config, services, api.secondFactors, secondFactorsHandlers(services));
  mount(app, config, services, api.organization, organizationHandlers(services));
  mount(app, config, services, api.loginPolicy, loginPolicyHandlers(services));
  mount(app, config, services, api.companyLogin, companyLoginHandlers(services));
  mount(app, config, services, api.connections, connectionsHandlers(services));
  await mountConnectedPrograms(app, config, services);
  await app.register(async (scope) => mountSamlAnswers(scope, config, services));
  mount(
    app,
    config,
    services,
    api.privacyRegister,
    privacyRegisterHandlers(services, {
      operator: config.operator,
      takesCards: config.payments.kind === 'stripe',
    }),
  );
  mount(app, config, services, api.firstSteps, firstStepsHandlers(services));
  mount(app, config, services, api.users, usersHandlers(services));
  mount(app, config, services, api.teams, teamsHandlers(services));
  mount(app, config, services, api.live, liveHandlers(live));
  mount(app, config, services, api.leaveRequests, leaveRequestsHandlers(services));
  mount(app, config, services, api.requestComments, requestCommentsHandlers(services));
  await app.register(async (scope) => {
    takeUploads(scope, { ...api.requestAttachments, ...api.photos });
    mount(scope, config, services, api.requestAttachments, requestAttachmentsHandlers(services));
    mount(scope, config, services, api.photos, photosHandlers(services));
    mount(scope, config, services, api.privacy, privacyHandlers(services));
  });
  mount(app, config, services, api.decisionBatches, decisionBatchesHandlers(services));
  mount(app, config, services, api.calendar, calendarHandlers(services));
  mount(app, config, services, api.leavePlanning, leavePlanningHandlers(services));
  mount(app, config, services, api.leaveTypes, leaveTypesHandlers(services));
  mount(app, config, services, api.balances, balancesHandlers(services));
  mount(app, config, services, api.balanceImports, balanceImportsHandlers(services));
  mount(app, config, services, api.coverage, coverageHandlers(services));
  mount(app, config, services, api.recordings, recordingsHandlers(services));
  mount(app, config, services, api.closings, closingsHandlers(services));
  mount(app, config, services, api.payroll, payrollHandlers(services));
  mount(app, config, services, api.passkeys, passkeysHandlers(services));
  mount(app, config, services, api.payTimes, payTimesHandlers(services));
  mount(app, config, services, api.establishments, establishmentsHandlers(services));
  mount(app, config, services, api.monthlyStatements, monthlyStatementsHandlers(services));
  mount(app, config, services, api.insights, insightsHandlers(services));
  mount(app, config, services, api.insightTables, insightTablesHandlers(services));
  mount(app, config, services, api.expiringLeave, expiringLeaveHandlers(services));
  mount(app, config, services, api.leaveLiability, leaveLiabilityHandlers(services));
  mount(app, config, services, api.erasures, erasuresHandlers(services));
  mount(app, config, services, api.looks, looksHandlers(services));
  mount(app, config, services, api.myYear, myYearHandlers(services));
  mount(app, config, services, api.payrollFiles, payrollFilesHandlers(services));
  mount(app, config, services, api.payslips, payslipsHandlers(services));
  mount(app, config, services, api.payrollRemarks, payrollRemarksHandlers(services));
  mount(app, config, services, api.payrollSending, payrollSendingHandlers(services));
  mount(app, config, services, api.accountants, accountantsHandlers(services));
  mount(app, config, services, api.calendarFeeds, calendarFeedsHandlers(services));
  mount(app, config, services, api.calendarExports, calendarExportsHandlers(services));
  mount(app, config, services, api.delegations, delegationsHandlers(services));
  mount(app, config, services, api.notifications, notificationsHandlers(services));
  mount(app, config, services, api.push, pushHandlers(services));
  await app.register(async (scope) => mountOneClickUnsubscribe(scope, config, services));
  mount(app, config, services, api.settings, settingsHandlers(services));
  mount(app, config, services, api.ruleGroups, ruleGroupsHandlers(services));
  mount(app, config, services, api.peopleImports, peopleImportsHandlers(services));
  mount(app, config, services, api.peopleLists, peopleListsHandlers(services));
  mount(app, config, services, api.peopleSheets, peopleSheetsHandlers(services));
  mount(app, config, services, api.departures, departuresHandlers(services));
  mount(app, config, services, api.entitlements, entitlementsHandlers(services));
  mount(app, config, services, api.subscription, subscriptionHandlers(services));
  mount(app, config, services, api.apiKeys, apiKeysHandlers(services));
  mount(app, config, services, api.directories, directoriesHandlers(services, config));
  mount(app, config, services, api.webhookEndpoints, webhookEndpointsHandlers(services));
  mount(app, config, services, api.viewAs, viewAsHandlers(services));
  mount(app, config, services, api.auditLog, auditLogHandlers(services));
  mount(app, config, services, api.siteMessages, siteMessagesHandlers(services));
  mount(app, config, services, api.newsletter, newsletterHandlers(services));
  mount(app, config, services, api.status, statusHandlers(services));
  mount(app, config, services, api.dev, devHandlers(services, outbox), door);
  if (door) await app.register(async (scope) => mountDevPages(scope, door, outbox, reset));
  await app.register(async (scope) => mountWebhooks(scope, services));
  if (local && sandbox) {
    mount(app, config, services, api.sandboxCheckout, sandboxCheckoutHandlers(sandbox));
    await app.register(async (scope) => mountSandboxPages(scope, sandbox));
  }
  mountTogether(app);
  mountAssistants(app, config, services);
  await app.register(async (scope) => mountScim(scope, config, services), { prefix: scimBase });
  mountDocumentation(app, config.publicUrl);
  if (existsSync(join(siteDirectory, 'site.json'))) {
    const { publicUrl, operator, serviceWorker } = config;
    const finishing = { operator, withSamples: local };
    await mountSite(app, { directory: siteDirectory, publicUrl, finishing, door, serviceWorker });
  } else {
    app.setNotFoundHandler((request, reply) => answerError(new Failure('not_found'), request, reply));
  }
  return app;
}
