import type { SamlRefusal } from '#domain/company-login/saml-life.ts';
import { type AssertedPerson, assertedPerson } from './asserted-person.ts';
import { largestResponse } from './message-sizes.ts';
import { provenAssertion } from './proven-assertion.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  descendantsOf,
  innerText,
  isElement,
  readMessage,
} from './strict-xml.ts';
import type { XmlElement } from './xml-parser.mjs';

/** Clocks of two companies differ. */
const skewMs = 3 * 60_000;

export interface ExpectedResponse {
  /** Who answers: the entity of the connection. */
  readonly issuer: string;
  /** What it signs with, the next one included. */
  readonly certificates: readonly string[];
  /** Who is answered: this connection, and no other. */
  readonly audience: string;
  readonly recipient: string;
  /** The question that is open. */
  readonly requestId: string;
}

/** `provider`: it says itself that it could not; `answer`: nothing that could be read. */
export type ResponseRefusal = SamlRefusal | 'provider' | 'answer';

export type SamlVerdict =
  | { readonly ok: true; readonly person: AssertedPerson; readonly assertionId: string }
  | { readonly ok: false; readonly refusal: ResponseRefusal };

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

class Refused extends Error {
  readonly refusal: ResponseRefusal;

  constructor(refusal: ResponseRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * What a company's identity provider answered to a question of ours (SAML core, profiles 4.1.4). Everything is read from
 * what was signed; what stands around it can only lead to a refusal.
 */
export function verifyResponse(posted: string, expected: ExpectedResponse, now: Date): SamlVerdict {
  try {
    const text = decoded(posted);
    const response = text === null ? null : readMessage(text);
    if (text === null || !response || !isElement(response, 'protocol', 'Response'))
      return { ok: false, refusal: 'answer' };
    checkEnvelope(response, expected);
    const proven = provenAssertion(text, response, expected.certificates);
    if (!proven.ok) return proven;
    const { assertion } = proven;
    checkAssertion(assertion, expected, now.getTime());
    const person = assertedPerson(assertion);
    if (typeof person === 'string') return { ok: false, refusal: person };
    return { ok: true, person, assertionId: attributeOf(assertion, 'ID') ?? '' };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function decoded(posted: string): string | null {
  const bare = posted.replaceAll(/\s/g, '');
  if (posted.length > largestResponse || !/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bare, 'base64'));
  } catch {
    return null;
  }
}

function insist(holds: boolean, refusal: ResponseRefusal): asserts holds {
  if (!holds) throw new Refused(refusal);
}

function checkEnvelope(response: XmlElement, expected: ExpectedResponse): void {
  insist(attributeOf(response, 'Version') === '2.0', 'answer');
  const issuers = childrenOf(response, 'assertion', 'Issuer');
  insist(
    issuers.every((one) => innerText(one) === expected.issuer),
    'issuer',
  );
  insist(attributeOf(response, 'Destination') === expected.recipient, 'recipient');
  insist(attributeOf(response, 'InResponseTo') === expected.requestId, 'unasked');
  const status = childOf(response, 'protocol', 'Status');
  const code = status && childOf(status, 'protocol', 'StatusCode');
  insist(code !== null && attributeOf(code, 'Value') === success, 'provider');
}

function checkAssertion(assertion: XmlElement, expected: ExpectedResponse, nowMs: number): void {
  insist(attributeOf(assertion, 'Version') === '2.0', 'answer');
  insist(innerText(childOf(assertion, 'assertion', 'Issuer')) === expected.issuer, 'issuer');
  const conditions = childOf(assertion, 'assertion', 'Conditions');
  insist(conditions !== null, 'audience');
  // Restrictions hold together; the audiences of one are a choice.
  const restrictions = childrenOf(conditions, 'assertion', 'AudienceRestriction');
  const isAudience = restrictions.map((one) =>
    childrenOf(one, 'assertion', 'Audience').some((audience) => innerText(audience) === expected.audience),
  );
  insist(isAudience.length > 0 && isAudience.every(Boolean), 'audience');
  checkTimes(conditions, nowMs, { endNeeded: true });
  checkConfirmation(assertion, expected, nowMs);
  const statements = childrenOf(assertion, 'assertion', 'AuthnStatement');
  insist(statements.length > 0, 'no_subject');
  for (const statement of statements) {
    const end = attributeOf(statement, 'SessionNotOnOrAfter');
    insist(end === null || momentOf(end) > nowMs - skewMs, 'too_late');
  }
}

function checkTimes(
  element: XmlElement,
  nowMs: number,
  { endNeeded }: { readonly endNeeded: boolean },
): void {
  const begin = attributeOf(element, 'NotBefore');
  const end = attributeOf(element, 'NotOnOrAfter');
  insist(begin === null || momentOf(begin) <= nowMs + skewMs, 'too_early');
  insist(end === null ? !endNeeded : momentOf(end) > nowMs - skewMs, 'too_late');
}

/** NaN where it is no moment: no comparison with it holds. */
function momentOf(text: string): number {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
}

/** Whoever brings it is its subject, here, in answer to this question, for some minutes. */
function checkConfirmation(assertion: XmlElement, expected: ExpectedResponse, nowMs: number): void {
  const subject = childOf(assertion, 'assertion', 'Subject');
  insist(subject !== null, 'no_subject');
  insist(descendantsOf(subject, 'assertion', 'EncryptedID').length === 0, 'encrypted');
  const confirmations = childrenOf(subject, 'assertion', 'SubjectConfirmation').filter(
    (one) => attributeOf(one, 'Method') === bearer,
  );
  const [confirmation, ...others] = confirmations;
  const data = confirmation && childOf(confirmation, 'assertion', 'SubjectConfirmationData');
  insist(data !== undefined && data !== null && others.length === 0, 'recipient');
  insist(attributeOf(data, 'Recipient') === expected.recipient, 'recipient');
  insist(attributeOf(data, 'InResponseTo') === expected.requestId, 'unasked');
  checkTimes(data, nowMs, { endNeeded: true });
}
