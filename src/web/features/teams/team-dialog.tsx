import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { teamColors, teamsEndpoints } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ColorChoice } from './color-choice.tsx';
import { MemberChoice } from './member-choice.tsx';
import type { EditedTeam, Person } from './team.ts';
import { useSaveTeam } from './use-save-team.ts';

type TeamDialogProps = {
  /** Absent: a new team. */
  team?: EditedTeam;
  people: readonly Person[] | undefined;
  onClose: () => void;
};

/** One form for a new team and for one that is there. */
export function TeamDialog({ team, people, onClose }: TeamDialogProps) {
  const { t } = useTranslation(['teams', 'ui']);
  const formId = useId();
  const sentence = useErrorSentence();
  const mode = team ? 'edit' : 'create';
  const form = useContractForm(teamsEndpoints.create.body, {
    name: team?.name ?? '',
    description: team?.description ?? '',
    color: team?.color ?? teamColors[0],
    managerId: team?.manager?.id ?? '',
    userIds: team?.members.map(({ user }) => user.id) ?? [],
  });
  const save = useSaveTeam({ team, onSaved: onClose, onError: form.showRefusal });
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate(values);
  });
  const leaders = (people ?? []).filter((person) => can(person, 'team.lead'));
  // Someone the list of people no longer holds stays chosen rather than vanish in silence.
  const kept = team?.manager && !leaders.some(({ id }) => id === team.manager?.id) ? [team.manager] : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={team ? t('teams:edit.title', { name: team.name }) : t('teams:create.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={formId} busyLabel={save.isPending && t(`teams:${mode}.saving`)}>
            {t(`teams:${mode}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {form.incomplete && <Banner tone="error" title={form.incomplete} />}
        {save.isError && !form.incomplete && (
          <Banner tone="error" title={sentence(save.error, t(`teams:${mode}.failed`))} onClose={save.reset} />
        )}
        <TextField
          {...form.register('name')}
          label={t('teams:fields.name')}
          autoComplete="off"
          required
          error={form.errorOf('name')}
        />
        <Textarea
          {...form.register('description')}
          label={t('teams:fields.description')}
          optional
          error={form.errorOf('description')}
        />
        <Controller
          control={form.control}
          name="color"
          render={({ field }) => (
            <ColorChoice value={field.value ?? teamColors[0]} onChange={field.onChange} />
          )}
        />
        <Select
          {...form.register('managerId')}
          label={t('teams:fields.manager')}
          hint={t('teams:fields.managerHint')}
          optional
          placeholder={t('teams:card.noManager')}
          options={[...kept, ...leaders].map(({ id, name }) => ({ value: id, label: name }))}
          error={form.errorOf('managerId')}
        />
        <Controller
          control={form.control}
          name="userIds"
          render={({ field }) => (
            <MemberChoice people={people} chosen={field.value ?? []} onChange={field.onChange} />
          )}
        />
      </form>
    </Dialog>
  );
}
