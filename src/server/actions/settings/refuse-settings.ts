import type { PolicyRefusal } from '#domain/policies/policy-check.ts';
import type { SettingsRefusal } from '#domain/policies/settings-verdict.ts';
import type { Language } from '#domain/text/language.ts';
import { failureFor, type Reason } from '#server/failure.ts';
import { refusalWords } from '#words/sentences/policy-refusals.ts';

/** Whoever was refused is told every reason: a field that is missing, and all that is below the law in one sentence. */
export function refuseSettings(refusals: readonly SettingsRefusal[], language: Language): void {
  const belowLaw = refusals.filter((refusal): refusal is PolicyRefusal => refusal !== 'rtt_days_missing');
  const reasons: Reason[] = [];
  if (refusals.includes('rtt_days_missing')) {
    reasons.push({ code: 'validation_failed', fields: { 'rtt.daysPerYear': 'required' } });
  }
  if (belowLaw.length > 0) {
    reasons.push({ code: 'settings_below_law', values: { problems: refusalWords(belowLaw, language) } });
  }
  const [first, ...more] = reasons;
  if (first) throw failureFor([first, ...more]);
}
