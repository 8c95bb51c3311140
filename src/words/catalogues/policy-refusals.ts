import type { PolicyRefusal } from '#domain/policies/policy-check.ts';

/** What is wrong with settings, as the end of a sentence. */
export type PolicyRefusalWords = Readonly<Record<PolicyRefusal, string>>;
