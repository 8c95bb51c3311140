import { type ReadMetadata, readProviderMetadata } from './provider-metadata.ts';
import { type ExpectedResponse, type SamlVerdict, verifyResponse } from './verify-response.ts';

/** What is to be read, as it can be handed to a thread. */
export type SamlReading =
  | { readonly what: 'metadata'; readonly text: string }
  | {
      readonly what: 'response';
      readonly posted: string;
      readonly expected: ExpectedResponse;
      readonly at: Date;
    };

export interface SamlFindings {
  readonly metadata: ReadMetadata;
  readonly response: SamlVerdict;
}

export function readSaml(reading: SamlReading): SamlFindings[SamlReading['what']] {
  return reading.what === 'metadata'
    ? readProviderMetadata(reading.text)
    : verifyResponse(reading.posted, reading.expected, reading.at);
}
