import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { teamsEndpoints } from '#contract/teams.ts';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import type { EditedTeam } from './team.ts';

type TeamValues = z.output<typeof teamsEndpoints.create.body>;
type SaveTeamOptions = { team?: EditedTeam; onSaved: () => void; onError: (error: unknown) => void };

function sameIds(a: readonly string[], b: readonly string[]) {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** A team that is there is saved in two calls, as the API has it: what it is, then who is in it. */
export function useSaveTeam({ team, onSaved, onError }: SaveTeamOptions) {
  const { t } = useTranslation('teams');
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ userIds, ...values }: TeamValues) => {
      if (!team) return call(teamsEndpoints.create, { body: { ...values, userIds } });
      const params = { id: team.id };
      const saved = await call(teamsEndpoints.update, { params, body: values });
      const before = team.members.map(({ user }) => user.id);
      return sameIds(before, userIds)
        ? saved
        : call(teamsEndpoints.setMembers, { params, body: { userIds } });
    },
    // Even a failure may have saved the first half.
    onSettled: () => refreshAfter(queryClient, teamsEndpoints.update, teamsEndpoints.setMembers),
    onSuccess: ({ name }) => {
      toast({ title: t(team ? 'edit.done' : 'create.done', { name }) });
      onSaved();
    },
    onError,
  });
}
