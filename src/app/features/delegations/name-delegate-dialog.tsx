import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { delegationsEndpoints } from '#contract/delegations.ts';
import { Banner } from '#ui/banner.tsx';
import { DateRangePicker } from '#ui/date-range-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { mayGiveFor } from './may-give-for.ts';
import { usePeriodPhrase } from './use-period-phrase.ts';

export function NameDelegateDialog({ user, onClose }: { user: StoredUser; onClose: () => void }) {
  const { t } = useTranslation('delegations');
  const toast = useToast();
  const sentence = useErrorSentence();
  const phrase = usePeriodPhrase();
  const today = useToday();
  const candidates = useQuery(endpointQuery(delegationsEndpoints.candidates, {}));
  const form = useContractForm(delegationsEndpoints.create.body, {
    userId: user.id,
    delegateId: '',
    from: '',
    to: '',
  });
  const from = useController({ control: form.control, name: 'from' });
  const to = useController({ control: form.control, name: 'to' });
  const create = useWrite(delegationsEndpoints.create, {
    onSuccess: (created) => {
      const names = { user: created.user.name, delegate: created.delegate.name, period: phrase(created) };
      toast({ title: t(created.user.id === user.id ? 'add.doneOwn' : 'add.done', names) });
      onClose();
    },
    onError: form.showRefusal,
  });
  const others = (candidates.data ?? []).filter(({ id }) => id !== user.id);
  const absentees = others.filter(({ id }) => mayGiveFor(user, id));
  const absentee = form.watch('userId') ?? user.id;
  const standIns = (candidates.data ?? []).filter(({ id }) => id !== absentee);
  return (
    <FormDialog
      title={t('add.title')}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit(({ userId, ...body }) =>
        create.mutate({ body: userId === user.id ? body : { ...body, userId } }),
      )}
      submitLabel={t('add.submit')}
      busyLabel={create.isPending && t('add.saving')}
      idle={candidates.isSuccess && others.length === 0}
      incomplete={form.incomplete}
      refusal={create.isError ? sentence(create.error, t('add.failed')) : undefined}
      onRefusalClosed={create.reset}
    >
      {candidates.isError && (
        <LoadError
          error={candidates.error}
          otherwise={t('add.candidatesFailed')}
          onRetry={() => candidates.refetch()}
          retrying={candidates.isRefetching}
        />
      )}
      {candidates.isSuccess && others.length === 0 && <Banner tone="info">{t('add.nobody')}</Banner>}
      {absentees.length > 0 && (
        <Select
          {...form.register('userId', {
            onChange: ({ target }) => {
              // Nobody stands in for themselves: the list no longer offers them, so neither may the form.
              if (target.value === form.getValues('delegateId')) form.setValue('delegateId', '');
            },
          })}
          label={t('add.user')}
          options={[
            { value: user.id, label: t('add.self', { name: user.name }) },
            ...absentees.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={form.errorOf('userId')}
        />
      )}
      <Select
        {...form.register('delegateId')}
        label={t('add.delegate')}
        hint={t('add.delegateHint')}
        placeholder={candidates.isPending ? t('add.loadingCandidates') : t('add.chooseDelegate')}
        options={standIns.map(({ id, name }) => ({ value: id, label: name }))}
        error={form.errorOf('delegateId')}
      />
      <DateRangePicker
        label={t('add.period')}
        hint={t('add.periodHint')}
        earliest={today}
        value={{ start: from.field.value || null, end: to.field.value || null }}
        onChange={({ start, end }) => {
          from.field.onChange(start ?? '');
          to.field.onChange(end ?? '');
        }}
        error={form.errorOf('from') ?? form.errorOf('to')}
      />
    </FormDialog>
  );
}
