import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { IssuedFeed } from './calendar-feed.ts';

type NewFeedDialogProps = { user: StoredUser; onCreated: (feed: IssuedFeed) => void; onClose: () => void };

export function NewFeedDialog({ user, onCreated, onClose }: NewFeedDialogProps) {
  const { t } = useTranslation('calendar-feeds');
  const sentence = useErrorSentence();
  const teams = useQuery(endpointQuery(teamsEndpoints.listMine, {}));
  const form = useContractForm(calendarFeedsEndpoints.create.body, {
    name: t('add.defaultName'),
    scope: 'mine',
    holidays: false,
  });
  const scope = useController({ control: form.control, name: 'scope' });
  const holidays = useController({ control: form.control, name: 'holidays' });
  const create = useWrite(calendarFeedsEndpoints.create, { onSuccess: onCreated, onError: form.showRefusal });
  const mine = teams.data ?? [];
  const knowsReasons = can(user, 'absence.reason', {});
  const options = [
    { value: 'mine' as const, label: t('scope.mine.label'), hint: t('scope.mine.hint') },
    ...(mine.length > 0
      ? [
          {
            value: 'team' as const,
            label:
              mine.length === 1 ? t('scope.team.labelOne', { team: mine[0]?.name }) : t('scope.team.label'),
            hint: t(knowsReasons ? 'scope.team.hintPrivileged' : 'scope.team.hint'),
          },
        ]
      : []),
    ...(can(user, 'calendar-feed.organization')
      ? [
          {
            value: 'organization' as const,
            label: t('scope.organization.label'),
            hint: t('scope.organization.hint'),
          },
        ]
      : []),
  ];
  return (
    <FormDialog
      title={t('add.title')}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => create.mutate({ body }))}
      submitLabel={t('add.submit')}
      busyLabel={create.isPending && t('add.saving')}
      incomplete={form.incomplete}
      refusal={create.isError ? sentence(create.error, t('add.failed')) : undefined}
      onRefusalClosed={create.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('add.name')}
        hint={t('add.nameHint')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <RadioGroup
        label={t('scope.label')}
        options={options}
        value={scope.field.value}
        onChange={(value) => {
          scope.field.onChange(value);
          if (value === 'team' && !form.getValues('teamId')) form.setValue('teamId', mine[0]?.id);
        }}
        error={form.errorOf('scope')}
      />
      {teams.isError && (
        <LoadError
          error={teams.error}
          otherwise={t('add.teamsFailed')}
          onRetry={() => teams.refetch()}
          retrying={teams.isRefetching}
        />
      )}
      {scope.field.value === 'team' && mine.length > 1 && (
        <Select
          {...form.register('teamId')}
          label={t('add.team')}
          options={mine.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.errorOf('teamId')}
        />
      )}
      {scope.field.value === 'mine' && (
        <Checkbox
          label={t('add.holidays')}
          checked={holidays.field.value ?? false}
          onChange={holidays.field.onChange}
        />
      )}
    </FormDialog>
  );
}
