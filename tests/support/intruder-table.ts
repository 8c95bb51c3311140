import { randomUUID } from 'node:crypto';
import type { api } from '#contract/api.ts';
import { accountantRows } from './intruder-accountant-rows.ts';
import { calendarRows } from './intruder-calendar-rows.ts';
import { closingRows } from './intruder-closing-rows.ts';
import { companyLoginRows } from './intruder-company-login-rows.ts';
import { connectionRows } from './intruder-connection-rows.ts';
import { counterRows } from './intruder-counter-rows.ts';
import { directoryRows } from './intruder-directory-rows.ts';
import { erasureRows } from './intruder-erasure-rows.ts';
import { insightRows } from './intruder-insight-rows.ts';
import { keyRows } from './intruder-key-rows.ts';
import { loginRows } from './intruder-login-rows.ts';
import { lookRows } from './intruder-look-rows.ts';
import { memberRows } from './intruder-member-rows.ts';
import { passkeyRows } from './intruder-passkey-rows.ts';
import { payMonthRows } from './intruder-pay-month-rows.ts';
import { payrollRows } from './intruder-payroll-rows.ts';
import { payslipRows } from './intruder-payslip-rows.ts';
import { planningRows } from './intruder-planning-rows.ts';
import { privacyRows } from './intruder-privacy-rows.ts';
import { registerRows } from './intruder-register-rows.ts';
import { requestFileRows } from './intruder-request-file-rows.ts';
import type { ByRole, CallParts, OpenRow, SessionRow } from './intruder-row.ts';
import { sendingRows } from './intruder-sending-rows.ts';
import { siteRows } from './intruder-site-rows.ts';
import { subscriptionRows } from './intruder-subscription-rows.ts';
import { typeRows } from './intruder-type-rows.ts';
import { undoRows } from './intruder-undo-rows.ts';
import { webhookRows } from './intruder-webhook-rows.ts';
import { uniqueEmail } from './organizations.ts';

type Api = typeof api;
type Keys<Feature extends keyof Api & string> = `${Feature}.${keyof Api[Feature] & string}`;

/** Every call of the contract. A new one does not compile until it has its row below. */
export type EndpointKey = { [Feature in keyof Api & string]: Keys<Feature> }[keyof Api & string];

const nothing = (): CallParts => ({});
const leave = { type: 'personal', startDate: '2099-06-01', endDate: '2099-06-05' };
const everyone: ByRole = [200, 200, 200, 200];
const privileged: ByRole = [403, 200, 200, 200];
const admins: ByRole = [403, 403, 403, 200];
const unknownToAll: ByRole = [404, 404, 404, 404];
/** What is another person's own: colleagues do not learn of it, those who may read it may not do it for them. */
const theirOwn: ByRole = [404, 403, 403, 403];

export const intruderTable = {
  'onboarding.createOrganization': {
    parts: () => ({
      body: {
        organizationName: 'Nouvelle',
        userName: 'Nouvelle Personne',
        userEmail: uniqueEmail('nouvelle'),
        numberOfUsers: 1,
      },
    }),
    anyone: 200,
  },
  'onboarding.organization': {
    parts: ({ organizationId }) => ({ params: { id: organizationId } }),
    home: everyone,
    foreign: unknownToAll,
    stranger: 404,
  },
  'auth.requestMagicLink': { parts: () => ({ body: { email: uniqueEmail('inconnue') } }), anyone: 200 },
  'auth.verifyMagicLink': { parts: () => ({ body: { token: 'A'.repeat(64) } }), anyone: 401 },
  ...loginRows,
  ...companyLoginRows,
  ...connectionRows,
  'auth.me': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'auth.updateProfile': {
    parts: () => ({ body: { name: 'Autre Nom' } }),
    home: everyone,
    accountant: 200,
    stranger: 200,
  },
  'auth.leaveOrganization': { parts: nothing, home: everyone, accountant: 200, stranger: 409 },
  'auth.logout': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'auth.listSessions': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'auth.revokeSession': {
    parts: ({ sessionId }) => ({ params: { id: sessionId } }),
    home: unknownToAll,
    accountant: 404,
    foreign: unknownToAll,
    stranger: 404,
  },
  'auth.revokeOtherSessions': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'auth.revokeEverySession': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  ...passkeyRows,
  'auth.chooseLanguage': {
    parts: () => ({ body: { language: 'en' } }),
    home: everyone,
    accountant: 200,
    stranger: 200,
  },
  'organization.me': { parts: nothing, home: everyone, stranger: 200 },
  'organization.update': {
    parts: () => ({ body: { name: 'Renommée', timeZone: 'Europe/Paris', holidayZone: 'mayotte' } }),
    home: admins,
    stranger: 200,
  },
  // A name that is not theirs: the table is asked by many, and a company that is being closed answers to none of them.
  'organization.close': {
    parts: () => ({ body: { name: 'Une autre entreprise' } }),
    home: [403, 403, 403, 400],
    stranger: 400,
  },
  'organization.reopen': { parts: nothing, home: [403, 403, 403, 404], stranger: 404 },
  'firstSteps.read': { parts: nothing, home: admins, stranger: 200 },
  'firstSteps.settle': { parts: () => ({ body: { steps: ['teams'] } }), home: admins, stranger: 200 },
  'peopleLists.figures': {
    parts: ({ userId }) => ({ query: { ids: userId } }),
    home: privileged,
    // Somebody of another organisation is nobody: the list is empty.
    foreign: privileged,
    stranger: 200,
  },
  'peopleLists.act': {
    parts: ({ userId, teamId }) => ({ body: { userIds: [userId], deed: 'join-team', teamId } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  ...memberRows,
  'live.listen': { parts: nothing, home: everyone, accountant: 200, stranger: 200 },
  'leaveRequests.listMine': { parts: nothing, home: everyone, stranger: 200 },
  'leaveRequests.summary': { parts: nothing, home: everyone, stranger: 200 },
  'leaveRequests.teamCalendar': {
    parts: ({ teamId }) => ({ query: { team: teamId } }),
    home: everyone,
    foreign: unknownToAll,
    stranger: 404,
  },
  'leaveRequests.list': {
    parts: ({ userId }) => ({ query: { user: userId } }),
    home: privileged,
    foreign: privileged,
    stranger: 200,
  },
  'leaveRequests.create': {
    parts: ({ userId }) => ({ body: { ...leave, userId } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  ...planningRows,
  'leaveRequests.preview': {
    parts: ({ userId, pendingId }) => ({ body: { ...leave, userId, requestId: pendingId } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'leaveRequests.read': {
    parts: ({ pendingId }) => ({ params: { id: pendingId } }),
    home: [404, 200, 200, 200],
    foreign: unknownToAll,
    stranger: 404,
  },
  'leaveRequests.edit': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, body: leave }),
    home: theirOwn,
    foreign: unknownToAll,
    stranger: 404,
  },
  'leaveRequests.approve': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, body: {} }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'leaveRequests.reject': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, body: { reason: 'Non' } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'leaveRequests.withdraw': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, body: {} }),
    home: theirOwn,
    foreign: unknownToAll,
    stranger: 404,
  },
  'leaveRequests.cancel': {
    parts: ({ approvedId }) => ({ params: { id: approvedId }, body: {} }),
    home: [404, 200, 200, 200],
    foreign: unknownToAll,
    stranger: 404,
  },
  'leaveRequests.refuseCancellation': {
    parts: ({ askedId }) => ({ params: { id: askedId }, body: { reason: 'Non' } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  ...calendarRows,
  ...counterRows,
  ...keyRows,
  ...directoryRows,
  ...webhookRows,
  ...typeRows,
  'leaveRequests.showMailDecision': {
    parts: () => ({ params: { id: randomUUID() }, body: { token: 'A'.repeat(64) } }),
    anyone: 410,
  },
  'leaveRequests.decideFromMail': {
    parts: () => ({
      params: { id: randomUUID() },
      body: { token: 'A'.repeat(64), decision: 'approve', version: 1 },
    }),
    anyone: 410,
  },
  'delegations.list': { parts: nothing, home: privileged, stranger: 200 },
  'delegations.candidates': { parts: nothing, home: privileged, stranger: 200 },
  'delegations.create': {
    parts: ({ leadId }) => ({ body: { delegateId: leadId, from: '2099-07-06', to: '2099-07-10' } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'delegations.end': {
    parts: ({ delegationId }) => ({ params: { id: delegationId } }),
    home: admins,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'notifications.choices': { parts: nothing, home: everyone, stranger: 200 },
  'notifications.choose': {
    parts: () => ({ body: { kind: 'request-decided', choice: 'daily' } }),
    home: everyone,
    stranger: 200,
  },
  'push.read': { parts: nothing, home: everyone, stranger: 200 },
  'push.subscribe': {
    parts: () => ({
      body: {
        endpoint: 'https://push.example.org/abc',
        publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        kinds: ['request-decided'],
      },
    }),
    home: everyone,
    stranger: 200,
  },
  'push.unsubscribe': { parts: nothing, home: everyone, stranger: 200 },
  'notifications.showUnsubscribe': { parts: () => ({ body: { token: 'A'.repeat(64) } }), anyone: 410 },
  'notifications.unsubscribe': { parts: () => ({ body: { token: 'A'.repeat(64) } }), anyone: 410 },
  ...subscriptionRows,
  ...closingRows,
  ...payrollRows,
  ...payMonthRows,
  ...payslipRows,
  ...sendingRows,
  ...insightRows,
  ...lookRows,
  ...accountantRows,
  ...requestFileRows,
  ...privacyRows,
  ...erasureRows,
  ...registerRows,
  ...siteRows,
  'auditLog.list': {
    parts: ({ userId }) => ({ query: { subjectId: userId } }),
    home: admins,
    foreign: admins,
    stranger: 200,
  },
  'auditLog.export': {
    parts: ({ userId }) => ({ query: { subjectId: userId } }),
    home: admins,
    foreign: admins,
    stranger: 200,
  },
  ...undoRows,
  'operations.health': { parts: nothing, anyone: 200 },
  'operations.ready': { parts: nothing, anyone: 200 },
  // In local mode on the machine itself; dev.test.ts shows that they exist nowhere else.
  'dev.listUsers': { parts: nothing, anyone: 200 },
  'dev.loginAs': { parts: ({ userId }) => ({ body: { userId } }), anyone: 200 },
  'dev.listMails': { parts: nothing, anyone: 200 },
  'dev.readMail': { parts: () => ({ params: { id: randomUUID() } }), anyone: 404 },
} satisfies Record<EndpointKey, SessionRow | OpenRow>;
