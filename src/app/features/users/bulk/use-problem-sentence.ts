import { useTranslation } from 'react-i18next';
import { toLanguage } from '#web/i18n/language.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import type { InvitationLine, InvitationProblem } from './read-invitations.ts';

/** Says what is wrong and quotes it, so that the line is found again in the spreadsheet. */
export function useProblemSentence() {
  const { t, i18n } = useTranslation('users');
  return (problem: InvitationProblem, { name, email, roleText }: InvitationLine): string => {
    if (problem === 'name_missing') return t('bulk.problems.name', { email });
    if (problem === 'email_missing') return t('bulk.problems.email', { name });
    if (problem === 'role_unknown') return t('bulk.problems.role', { role: roleText });
    const sentence = fieldSentence(problem, toLanguage(i18n.language));
    return t('bulk.problems.quoted', {
      sentence,
      quote: problem === 'role_above_own' ? roleText : email || name,
    });
  };
}
