import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ChoiceList } from '#app/input/choice-list.tsx';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { RangeFields } from '#app/leave/range-fields.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { recordingFormSchema, recordingsEndpoints } from '#contract/recordings.ts';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { eachText, TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { byName } from '#domain/text/by-name.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';
import { type ContractForm, useContractForm } from '#web/use-contract-form.ts';
import { OutcomeTable, type RecordingOutcome, type Tried, TriedTable } from './recording-tables.tsx';

type FormValues = z.input<typeof recordingFormSchema>;
type Form = ContractForm<FormValues, z.output<typeof recordingFormSchema>>;

const noDays = { startDate: '', startHalf: 'am', endDate: '', endHalf: 'pm' } as const;
const blank: FormValues = {
  userIds: [],
  type: 'other',
  ...noDays,
  ...eachText(() => ''),
  overrideReason: '',
};

/** One absence of several people: what it would cost each, then what became of each. */
export function RecordSeveralPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['recordings', 'pages']);
  const sentence = useErrorSentence();
  const form: Form = useContractForm(recordingFormSchema, blank);
  const values = JSON.stringify(form.watch());
  const [tried, setTried] = useState<{ values: string; preview: Tried } | null>(null);
  const [outcome, setOutcome] = useState<RecordingOutcome | null>(null);
  const preview = useWrite(recordingsEndpoints.preview, {
    onSuccess: (answer) => setTried({ values, preview: answer }),
    onError: form.showRefusal,
  });
  const record = useWrite(recordingsEndpoints.record, {
    onSuccess: (answer) => {
      setOutcome(answer);
      setTried(null);
      form.reset(blank);
    },
    onError: form.showRefusal,
  });
  const shown = tried?.values === values ? tried.preview : null;
  const recordable = shown?.people.filter(({ problem }) => problem === null).length ?? 0;
  const error = record.error ?? preview.error;
  const tryOut = form.handleSubmit((body) => {
    setOutcome(null);
    record.reset();
    preview.mutate({ body });
  });
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('pages:recordSeveral.name')} />
      <PageHeader title={t('pages:recordSeveral.name')} lead={t('recordings:lead')} />
      {outcome && (
        <Card title={t('recordings:outcome.title', { count: outcome.recorded })}>
          <OutcomeTable outcome={outcome} />
        </Card>
      )}
      <form noValidate onSubmit={tryOut} aria-label={t('recordings:label')} className="flex flex-col gap-6">
        <Card title={t('recordings:whom')}>
          <People form={form} user={user} />
        </Card>
        <Card title={t('recordings:what')}>
          <Absence form={form} />
        </Card>
        {error && <Banner tone="error" title={sentence(error, t('recordings:failed'))} />}
        <Button
          type="submit"
          variant={shown ? 'secondary' : 'primary'}
          className="self-start"
          busyLabel={preview.isPending && t('recordings:trying')}
        >
          {t('recordings:try')}
        </Button>
        {shown && (
          <Card title={t('recordings:preview.title')}>
            <div className="flex flex-col gap-5">
              <ClosedMonthsNotice closedMonths={shown.closedMonths} />
              <TriedTable tried={shown} />
              <Button
                className="self-start"
                disabled={recordable === 0}
                busyLabel={record.isPending && t('recordings:recording')}
                onClick={() => void form.handleSubmit((body) => record.mutate({ body }))()}
              >
                {t('recordings:record', { count: recordable })}
              </Button>
            </div>
          </Card>
        )}
      </form>
    </div>
  );
}

function People({ form, user }: { form: Form; user: StoredUser }) {
  const { t } = useTranslation('recordings');
  const list = useQuery(endpointQuery(usersEndpoints.list, {}));
  const { field } = useController({ control: form.control, name: 'userIds' });
  const people = list.data?.users
    .filter((person) => person.id !== user.id && can(user, 'leave-request.record', person))
    .sort((a, b) => byName(a.name, b.name));
  return (
    <ChoiceList
      label={t('people')}
      items={people}
      chosen={field.value}
      onChange={field.onChange}
      texts={{
        chosen: t('choice.chosen', { count: field.value.length }),
        search: t('choice.search'),
        noMatch: t('choice.noMatch'),
        missing: t('choice.missing'),
      }}
      error={form.errorOf('userIds')}
    />
  );
}

function Absence({ form }: { form: Form }) {
  const { t } = useTranslation(['recordings', 'leave-requests']);
  const { types, name } = useLeaveTypes();
  const { control, errorOf } = form;
  const type = useController({ control, name: 'type' }).field;
  const startDate = useController({ control, name: 'startDate' }).field;
  const startHalf = useController({ control, name: 'startHalf' }).field;
  const endDate = useController({ control, name: 'endDate' }).field;
  const endHalf = useController({ control, name: 'endHalf' }).field;
  const offered = (types ?? []).filter(({ archived }) => !archived);
  const isAboutHealth = offered.find(({ id }) => id === type.value)?.aboutHealth === true;
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={t('recordings:type')}
        value={type.value}
        onChange={({ target }) => type.onChange(target.value)}
        options={offered.map(({ id }) => ({ value: id, label: name(id) }))}
        error={errorOf('type')}
      />
      <RangeFields
        label={t('recordings:period')}
        halves={offered.find(({ id }) => id === type.value)?.halfDays !== false}
        value={{
          startDate: startDate.value,
          startHalf: startHalf.value ?? 'am',
          endDate: endDate.value,
          endHalf: endHalf.value ?? 'pm',
        }}
        onChange={(next) => {
          startDate.onChange(next.startDate);
          startHalf.onChange(next.startHalf);
          endDate.onChange(next.endDate);
          endHalf.onChange(next.endHalf);
        }}
        error={errorOf('startDate') ?? errorOf('endDate')}
      />
      {TEXT_FIELDS.map((field) => (
        <Textarea
          key={field}
          {...form.register(field)}
          label={t(`leave-requests:form.${field}`)}
          hint={isAboutHealth ? t('recordings:healthNote') : t(`leave-requests:form.${field}Hint`)}
          optional
          maxLength={2000}
          error={errorOf(field)}
        />
      ))}
      <Textarea
        {...form.register('overrideReason')}
        label={t('recordings:override')}
        hint={t('recordings:overrideHint')}
        optional
        maxLength={2000}
        error={errorOf('overrideReason')}
      />
    </div>
  );
}
