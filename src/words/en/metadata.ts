import type { MetadataWords } from '../catalogues/metadata.ts';

export const metadata: MetadataWords = {
  metadata_unreadable: 'This is no SAML metadata that can be read',
  metadata_not_provider: 'This metadata describes no identity provider',
  metadata_several: 'This metadata describes several providers',
  metadata_no_login: 'The login address over HTTPS (HTTP-Redirect) is missing',
  metadata_no_certificate: 'The signing certificate is missing',
  metadata_weak_key: 'Certificate refused: an RSA key of 2,048 bits or more is needed',
  metadata_signed_requests: 'This provider wants signed requests, which are not possible here',
  metadata_unreachable: 'Nothing to be read at this address',
};
