import type { PolicyRefusal } from '#domain/policies/policy-check.ts';
import type { Language } from '#domain/text/language.ts';
import { writtenIn } from '../written.ts';

export function refusalWords(refusals: readonly PolicyRefusal[], language: Language): string {
  const words = writtenIn(language).policyRefusals;
  return refusals.map((refusal) => words[refusal]).join(', ');
}
