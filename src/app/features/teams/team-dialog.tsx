import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { teamColors, teamsEndpoints } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { SwatchChoice } from '#ui/swatch-choice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { MemberChoice } from './member-choice.tsx';
import type { EditedTeam, TeamCandidate, TeamColor } from './team.ts';
import { useSaveTeam } from './use-save-team.ts';

type TeamDialogProps = {
  /** Absent: a new team. */
  team?: EditedTeam;
  people: readonly TeamCandidate[] | undefined;
  onClose: () => void;
};

/** One form for a new team and for one that is there. */
export function TeamDialog({ team, people, onClose }: TeamDialogProps) {
  const { t } = useTranslation('teams');
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
  const leaders = (people ?? []).filter((person) => can(person, 'team.lead'));
  // Someone the list of people no longer holds stays chosen rather than vanish in silence.
  const kept = team?.manager && !leaders.some(({ id }) => id === team.manager?.id) ? [team.manager] : [];
  return (
    <FormDialog
      title={team ? t('edit.title', { name: team.name }) : t('create.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      submitLabel={t(`${mode}.submit`)}
      busyLabel={save.isPending && t(`${mode}.saving`)}
      incomplete={form.incomplete}
      refusal={save.isError ? sentence(save.error, t(`${mode}.failed`)) : undefined}
      onRefusalClosed={save.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('fields.name')}
        autoComplete="off"
        required
        error={form.errorOf('name')}
      />
      <Textarea
        {...form.register('description')}
        label={t('fields.description')}
        optional
        error={form.errorOf('description')}
      />
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => <ColorChoice value={field.value ?? teamColors[0]} onChange={field.onChange} />}
      />
      <Select
        {...form.register('managerId')}
        label={t('fields.manager')}
        hint={t('fields.managerHint')}
        optional
        placeholder={t('card.noManager')}
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
    </FormDialog>
  );
}

const nameOf = {
  '#3B82F6': 'blue',
  '#EF4444': 'red',
  '#10B981': 'green',
  '#F59E0B': 'amber',
  '#8B5CF6': 'violet',
  '#EC4899': 'pink',
} as const satisfies Record<TeamColor, string>;

function ColorChoice({ value, onChange }: { value: string; onChange: (color: TeamColor) => void }) {
  const { t } = useTranslation('teams');
  return (
    <SwatchChoice
      label={t('fields.color')}
      colors={teamColors.map((color) => ({ color, name: t(`colors.${nameOf[color]}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
