/** What is wrong with the metadata of a provider; found by the server alone, so that no page carries its sentences. */
const metadataProblems = [
  'metadata_unreadable',
  'metadata_not_provider',
  'metadata_several',
  'metadata_no_login',
  'metadata_no_certificate',
  'metadata_weak_key',
  'metadata_signed_requests',
  'metadata_unreachable',
] as const;

export type MetadataProblem = (typeof metadataProblems)[number];

export function isMetadataProblem(problem: string): problem is MetadataProblem {
  return (metadataProblems as readonly string[]).includes(problem);
}
