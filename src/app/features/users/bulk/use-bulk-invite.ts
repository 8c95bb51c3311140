import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import type { RowToSend } from './rows-form.ts';

export type Refusal = { place: number; field: 'name' | 'email' | 'role'; sentence: string };

/** `users.2.email` */
const fieldPath = /^users\.(\d+)\.(name|email|role)$/;

type BulkInviteOptions = {
  onInvited: (count: number, kept: boolean) => void;
  /** What the server holds against single rows, by the places they came from. */
  onRefused: (refusals: readonly Refusal[]) => void;
};

/** All or nobody: sends the rows, and brings back what is wrong with each. */
export function useBulkInvite({ onInvited, onRefused }: BulkInviteOptions) {
  const { t, i18n } = useTranslation('users');
  const sentence = useErrorSentence();
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly RowToSend[]>([]);
  const write = useWrite(usersEndpoints.inviteMultiple, {
    onSuccess: ({ users }) =>
      onInvited(
        users.length,
        users.some(({ invitationWaits }) => invitationWaits),
      ),
    onError: (error) => {
      setProblem(sentence(error, t('bulk.failed')));
      if (!(error instanceof ApiError)) return;
      onRefused(
        Object.entries(error.fields).flatMap(([path, text]) => {
          const [, index, field] = fieldPath.exec(path) ?? [];
          const candidate = sent[Number(index)];
          if (!candidate || !field) return [];
          return [{ place: candidate.place, field: field as Refusal['field'], sentence: text }];
        }),
      );
    },
  });

  const send = (candidates: readonly RowToSend[]) => {
    if (write.isPending) return;
    setProblem(null);
    setSent(candidates);
    if (candidates.length === 0) {
      setProblem(fieldSentence('no_user', toLanguage(i18n.language)));
      return;
    }
    write.mutate({ body: { users: candidates.map(({ place: _, ...row }) => row) } });
  };

  return { send, sending: write.isPending, problem, setProblem };
}
