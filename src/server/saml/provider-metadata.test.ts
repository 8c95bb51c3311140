import { describe, expect, it } from 'vitest';
import { providerMetadata } from '#tests/support/saml-answers.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { largestMetadata } from './message-sizes.ts';
import { readProviderMetadata } from './provider-metadata.ts';
import { serviceProviderMetadata } from './service-provider.ts';
import { readDescription } from './strict-xml.ts';

const until = new Date('2027-03-01T12:00:00Z');
const { certificate } = selfSigned({ until });
const next = selfSigned();
const provider = { entityId: 'https://idp.example/entity', loginUrl: 'https://idp.example/sso' };
const usual = providerMetadata(provider, [certificate]);

const read = (text: string) => readProviderMetadata(text);
const problem = (name: string): unknown => ({ ok: false, problem: name });

describe('metadata of an identity provider (I29)', () => {
  it('tells who it is, where it is asked, and what it signs with', () => {
    expect(read(usual)).toMatchObject({
      ok: true,
      metadata: { ...provider, certificates: [{ validUntil: until, subject: 'CN=Fournisseur de test' }] },
    });
  });

  it('brings the next certificate beside the one in use, each once', () => {
    const both = read(providerMetadata(provider, [certificate, next.certificate, certificate]));
    expect(both.ok && both.metadata.certificates).toHaveLength(2);
  });

  it('may stand alone in a list of entities, as ADFS and Shibboleth write it', () => {
    const bare = usual.replace(/^<\?xml[^>]+>\s*/, '');
    const listed = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${bare}</md:EntitiesDescriptor>`;
    expect(read(listed)).toMatchObject({ ok: true });
    expect(read(listed.replace(bare, bare + bare))).toEqual(problem('metadata_several'));
  });

  const bomb = `<!DOCTYPE a [<!ENTITY b "${'b'.repeat(100)}">]>`;
  it.each([
    [
      'with a type of document',
      'metadata_unreadable',
      usual.replace('<md:EntityDescriptor', `${bomb}<md:EntityDescriptor`),
    ],
    ['no XML', 'metadata_unreadable', 'https://idp.example/metadata'],
    ['longer than any', 'metadata_unreadable', `${usual}${' '.repeat(largestMetadata)}<!-- -->`],
    [
      'of a service as we are',
      'metadata_not_provider',
      serviceProviderMetadata({ entityId: 'a', answersTo: 'b' }),
    ],
    ['without a name', 'metadata_not_provider', usual.replace(/entityID="[^"]+"/, 'entityID=""')],
    ['without a redirect', 'metadata_no_login', usual.replace('HTTP-Redirect', 'HTTP-POST')],
    [
      'that leads to an address we refuse',
      'metadata_no_login',
      usual.replace('https://idp.example/sso', 'javascript:alert(1)'),
    ],
    ['without a certificate', 'metadata_no_certificate', providerMetadata(provider, [])],
    [
      'with a short key',
      'metadata_weak_key',
      providerMetadata(provider, [selfSigned({ bits: 1024 }).certificate]),
    ],
    ['with no certificate in its place', 'metadata_weak_key', providerMetadata(provider, ['AAAA'])],
    [
      'that wants signed questions',
      'metadata_signed_requests',
      usual.replace('<md:IDPSSODescriptor', '<md:IDPSSODescriptor WantAuthnRequestsSigned="true"'),
    ],
  ])('is refused: %s', (_what, name, text) => {
    expect(read(text)).toEqual(problem(name));
  });

  it('is answered with ours: who we are to this connection, and where it answers', () => {
    const ours = readDescription(
      serviceProviderMetadata({ entityId: 'https://r.example/"a&b', answersTo: 'https://r.example/answer' }),
    );
    expect(ours?.getAttribute('entityID')).toBe('https://r.example/"a&b');
    expect(ours?.textContent).toContain('unspecified');
  });
});
