import { signUpSchema } from '#contract/onboarding.ts';
import { useContractForm } from '#web/use-contract-form.ts';

/** Both ways in ask the same three things first. */
export const founderSchema = signUpSchema.pick({ organizationName: true, userName: true, userEmail: true });

/** No default values: what was typed into the prerendered page before the script came is kept. */
export function useSignUpForm() {
  return useContractForm(founderSchema);
}

export type SignUpForm = ReturnType<typeof useSignUpForm>;
