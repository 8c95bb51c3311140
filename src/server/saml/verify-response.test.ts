import { describe, expect, it } from 'vitest';
import {
  posted,
  readQuestion,
  type SamlAnswer,
  signedResponse,
  unsignedResponse,
  usualAnswer,
} from '#tests/support/saml-answers.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { questionUrl } from './service-provider.ts';
import { type SamlVerdict, verifyResponse } from './verify-response.ts';

const key = selfSigned();
const another = selfSigned({ name: 'Un autre' });
const pem = (base64: string): string => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;

const now = new Date('2026-11-17T09:00:00Z');
const issuer = 'https://idp.example/entity';
const party = {
  entityId: 'https://relache.example/api/saml/one/metadata',
  answersTo: 'https://relache.example/api/saml/one/answer',
};
const question = readQuestion(
  questionUrl({ loginUrl: 'https://idp.example/sso?tenant=1&x=2' }, party, {
    requestId: '_0123abcd',
    relayState: 'state of ours',
    at: now,
  }),
);
const expected = {
  issuer,
  certificates: [pem(another.certificate), pem(key.certificate)],
  audience: party.entityId,
  recipient: party.answersTo,
  requestId: '_0123abcd',
};

function answer(changes: Partial<SamlAnswer> = {}): SamlAnswer {
  return usualAnswer(
    question,
    { issuer, subject: 'u-4711', address: 'alice@atelier.example', ...changes },
    now,
  );
}

function verdictOn(xml: string, at = now): SamlVerdict {
  return verifyResponse(posted(xml), expected, at);
}

const signed = (changes: Partial<SamlAnswer> = {}): string =>
  signedResponse(unsignedResponse(answer(changes)), key);

const refusal = (name: string): unknown => ({ ok: false, refusal: name });

describe('an answer of an identity provider (I27, I28)', () => {
  it('is asked with an address of our own, an id and a state', () => {
    expect(question).toEqual({
      id: '_0123abcd',
      issuer: party.entityId,
      answersTo: party.answersTo,
      relayState: 'state of ours',
    });
  });

  it.each(['Assertion', 'Response'] as const)(
    'is taken when the %s is signed by a known certificate',
    (part) => {
      const xml = signedResponse(unsignedResponse(answer()), key, { part });
      expect(verdictOn(xml)).toMatchObject({
        ok: true,
        person: { subject: 'u-4711', address: 'alice@atelier.example', name: 'Alice Martin' },
      });
    },
  );

  it('is taken when both are signed', () => {
    const xml = signedResponse(signed(), key, { part: 'Response' });
    expect(verdictOn(xml)).toMatchObject({ ok: true });
  });

  it('takes the address from the name where there is no attribute, and none where it is no address', () => {
    const named = signed({ address: null, subject: 'alice@atelier.example' });
    expect(verdictOn(named)).toMatchObject({ ok: true, person: { address: 'alice@atelier.example' } });
    expect(verdictOn(signed({ address: null }))).toMatchObject({ ok: true, person: { address: null } });
  });

  const cases: readonly [string, string, () => string][] = [
    ['unsigned', 'unsigned', () => unsignedResponse(answer())],
    [
      'signed with SHA-1',
      'weak_signature',
      () => signedResponse(unsignedResponse(answer()), key, { algorithm: 'sha1' }),
    ],
    ['signed by a stranger', 'signature', () => signedResponse(unsignedResponse(answer()), selfSigned())],
    ['changed afterwards', 'signature', () => signed().replace('alice@atelier', 'chief@atelier')],
    ['for another audience', 'audience', () => signed({ audience: 'https://elsewhere.example' })],
    ['for another recipient', 'recipient', () => signed({ recipient: 'https://elsewhere.example/answer' })],
    [
      'for another destination',
      'recipient',
      () => signed({ destination: 'https://elsewhere.example/answer' }),
    ],
    ['of another issuer', 'issuer', () => signed({ issuer: 'https://other.example' })],
    ['to another question', 'unasked', () => signed({ inResponseTo: '_other' })],
    ['to no question', 'unasked', () => signed().replace(/ InResponseTo="_0123abcd" Version/, ' Version')],
    ['expired', 'too_late', () => signed({ end: new Date('2026-11-17T08:56:59Z') })],
    ['from the future', 'too_early', () => signed({ begin: new Date('2026-11-17T09:03:01Z') })],
    [
      'a refusal of the provider',
      'provider',
      () => signed({ status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }),
    ],
    [
      'about somebody of the moment',
      'passing_subject',
      () => signed({ format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
    ],
    ['about nobody', 'no_subject', () => signed({ subject: '' })],
    [
      'encrypted',
      'encrypted',
      () => signed().replace(/<saml:Assertion.*<\/saml:Assertion>/s, '<saml:EncryptedAssertion/>'),
    ],
    [
      'with a comment in its name',
      'answer',
      () => signed({ subject: 'chief@atelier.example<!-- -->.evil.example' }),
    ],
    ['with a type of document', 'answer', () => `<!DOCTYPE a [<!ENTITY b "b">]>${signed()}`],
    ['with an instruction', 'answer', () => signed().replace('u-4711', 'u-<?x?>4711')],
    ['no XML', 'answer', () => 'not XML at all'],
    ['another document', 'answer', () => '<a/>'],
    ['too large', 'answer', () => signed({ beside: `<a>${'x'.repeat(100_000)}</a>` })],
    ['of too many elements', 'answer', () => signed({ beside: '<a/>'.repeat(5000) })],
  ];
  it.each(cases)('is refused when it is %s', (_what, name, xml) => {
    expect(verdictOn(xml())).toEqual(refusal(name));
  });

  it('is taken while clocks differ by less than three minutes', () => {
    const late = signed({ end: new Date('2026-11-17T08:57:01Z') });
    const early = signed({ begin: new Date('2026-11-17T09:02:59Z') });
    expect([verdictOn(late).ok, verdictOn(early).ok]).toEqual([true, true]);
  });

  it('is never read from what nobody signed, however it is wrapped', () => {
    const good = signed();
    const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(good)?.[0] ?? '';
    const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(good)?.[0] ?? '';
    const evil = assertion
      .replace(signature, '')
      .replace('u-4711', 'u-chief')
      .replace(/ID="[^"]+"/, 'ID="_evil"');
    const sameId = assertion.replace(signature, '').replace('u-4711', 'u-chief');
    const wrapped = [
      good.replace(assertion, evil + assertion),
      good.replace(assertion, assertion + evil),
      good.replace(assertion, sameId + assertion),
      good.replace(assertion, `<samlp:Extensions>${assertion}</samlp:Extensions>${evil}`),
      good.replace(assertion, evil.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`)),
      good.replace(assertion, evil.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)),
      good.replace(
        assertion,
        evil.replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signature.replace('</ds:Signature>', `<ds:Object>${assertion.replace(signature, '')}</ds:Object></ds:Signature>`)}`,
        ),
      ),
      good.replace(assertion, evil).replace('</samlp:Status>', `</samlp:Status>${signature}`),
    ];
    for (const xml of wrapped) expect(verdictOn(xml)).toEqual(refusal('signature'));
  });

  it('is refused with a second reference, or with text hidden in the digest', () => {
    const good = signed();
    const reference = /<ds:Reference.*<\/ds:Reference>/s.exec(good)?.[0] ?? '';
    expect(verdictOn(good.replace(reference, reference + reference))).toEqual(refusal('signature'));
    expect(verdictOn(good.replace('<ds:DigestValue>', '<ds:DigestValue><!--x-->'))).toEqual(
      refusal('answer'),
    );
  });
});
