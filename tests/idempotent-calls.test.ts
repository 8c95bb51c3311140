import { expect, it } from 'vitest';
import { takesIdempotencyKey } from '#contract/endpoint.ts';
import { allEndpoints } from '#tests/support/contract-inputs.ts';

it('an Idempotency-Key is taken by every call of a session that changes something', () => {
  const passing = allEndpoints
    .filter(({ endpoint: { method, access } }) => method !== 'GET' && access === 'session')
    .filter(({ endpoint }) => !takesIdempotencyKey(endpoint))
    .map(({ name }) => name);
  expect(passing).toEqual([
    // They end the session that the key belongs to.
    'auth.leaveOrganization',
    'auth.logout',
    'auth.revokeEverySession',
    // A code is good once; another mail tells another code.
    'secondFactors.stepUp',
    'secondFactors.askMailCode',
    // A question that is answered once anyway; said twice, no is no.
    'passkeys.start',
    'passkeys.decline',
    'passkeys.prove',
    // The same picture, and the same file, twice are one.
    'photos.set',
    // They change nothing.
    'leaveRequests.preview',
    'requestAttachments.add',
    'recordings.preview',
    'leaveTypes.preview',
    'balanceImports.check',
    'closings.preview',
    // Seen twice is seen; a program is asked something; the last ends the session that the key belongs to.
    'payrollRemarks.see',
    'payrollRemarks.seeAboutPerson',
    'payrollSending.test',
    'accountants.enter',
    // They change nothing, too.
    'decisionBatches.preview',
    'settings.preview',
    'ruleGroups.previewRules',
    'ruleGroups.previewPlacement',
    'ruleGroups.previewPersonalRules',
    'peopleImports.check',
    'peopleSheets.previewWorkingPattern',
    'departures.preview',
    'subscription.previewSeats',
    // They say what shall be, and ask the provider for it: said twice, it is what it is.
    'subscription.updateSeats',
    'subscription.checkout',
    'subscription.portal',
    'subscription.cancel',
    'subscription.reactivate',
    // Looking again finds what is there; a test is begun anew.
    'companyLogin.checkDomain',
    'companyLogin.testConnection',
    // Somebody is sent out and comes back, once; a provider is asked something.
    'connections.beginCompany',
    'connections.beginOwn',
    'connections.finish',
    'connections.test',
    'teamsChannel.test',
  ]);
});
