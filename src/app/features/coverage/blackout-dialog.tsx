import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { blackoutFormSchema, coverageEndpoints } from '#contract/coverage.ts';
import { can } from '#domain/access/can.ts';
import { DateRangePicker } from '#ui/date-range-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { Blackout, Coverage } from './coverage.ts';

type BlackoutDialogProps = {
  user: StoredUser;
  teams: Coverage['teams'];
  /** Absent: a new one. */
  blackout?: Blackout;
  /** Whom a new one is for at first. */
  teamId?: string;
  onClose: () => void;
};

/** The value of the list for « everyone »: a list has no place for nothing. */
const EVERYONE = '';

export function BlackoutDialog({ user, teams, blackout, teamId, onClose }: BlackoutDialogProps) {
  const { t } = useTranslation('coverage');
  const toast = useToast();
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  const forEveryone = can(user, 'coverage.set');
  const first = teamId ?? (forEveryone ? null : (teams[0]?.id ?? null));
  const form = useContractForm(blackoutFormSchema, {
    name: blackout?.name ?? '',
    from: blackout?.from ?? '',
    to: blackout?.to ?? '',
    teamId: blackout ? (blackout.team?.id ?? null) : first,
    reason: blackout?.reason ?? '',
  });
  const from = useController({ control: form.control, name: 'from' });
  const to = useController({ control: form.control, name: 'to' });
  const team = useController({ control: form.control, name: 'teamId' }).field;
  const save = useMutation({
    mutationFn: (body: z.output<typeof blackoutFormSchema>) =>
      blackout
        ? call(coverageEndpoints.updateBlackout, { params: { id: blackout.id }, body })
        : call(coverageEndpoints.createBlackout, { body }),
    onSuccess: ({ name }) => {
      toast({ title: t(blackout ? 'dialog.saved' : 'dialog.created', { name }) });
      void refreshAfter(queryClient, coverageEndpoints.updateBlackout);
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={blackout ? t('dialog.edit', { name: blackout.name }) : t('dialog.create')}
      description={t('dialog.before')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      submitLabel={t('dialog.submit')}
      busyLabel={save.isPending && t('dialog.saving')}
      incomplete={form.incomplete}
      refusal={save.isError ? sentence(save.error, t('dialog.failed')) : undefined}
      onRefusalClosed={save.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('dialog.name')}
        hint={t('dialog.nameHint')}
        maxLength={80}
        error={form.errorOf('name')}
      />
      <DateRangePicker
        label={t('dialog.period')}
        earliest="1970-01-01"
        latest="2100-12-31"
        value={{ start: from.field.value || null, end: to.field.value || null }}
        onChange={({ start, end }) => {
          from.field.onChange(start ?? '');
          to.field.onChange(end ?? '');
        }}
        error={form.errorOf('from') ?? form.errorOf('to')}
      />
      <Select
        label={t('dialog.whom')}
        value={team.value ?? EVERYONE}
        onChange={({ target }) => team.onChange(target.value === EVERYONE ? null : target.value)}
        options={[
          ...(forEveryone ? [{ value: EVERYONE, label: t('everyone') }] : []),
          ...teams.map(({ id, name }) => ({ value: id, label: t('teamNamed', { name }) })),
        ]}
        error={form.errorOf('teamId')}
      />
      <Textarea
        {...form.register('reason')}
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        optional
        maxLength={500}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
