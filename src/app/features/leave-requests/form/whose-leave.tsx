import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { byName } from '#domain/text/by-name.ts';
import { Select } from '#ui/select.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

/** Those for whom this person may record leave; undefined until known. */
export function useRecordable(user: StoredUser) {
  const enabled = can(user, 'leave-request.record');
  const list = useQuery({ ...endpointQuery(usersEndpoints.list, {}), enabled });
  const people = list.data?.users
    .filter((person) => person.id !== user.id && can(user, 'leave-request.record', person))
    .sort((a, b) => byName(a.name, b.name));
  return { enabled, people, error: list.error };
}

export type Recordable = ReturnType<typeof useRecordable>;

type WhoseLeaveProps = {
  recordable: Recordable;
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string;
};

/** Oneself, unless it is recorded for someone: a sick colleague files nothing. */
export function WhoseLeave({ recordable, value, onChange, error }: WhoseLeaveProps) {
  const { t } = useTranslation('leave-requests');
  const sentence = useErrorSentence();
  const people = recordable.people ?? [];
  const chosen = people.find(({ id }) => id === value);
  const unknown = value !== null && recordable.people !== undefined && !chosen;
  return (
    <Select
      label={t('form.whose.label')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      options={[
        { value: '', label: t('form.whose.self') },
        ...(value !== null && !chosen ? [{ value, label: t('form.whose.unknown') }] : []),
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      hint={
        chosen
          ? t('form.whose.consequence', { name: chosen.name })
          : recordable.error
            ? sentence(recordable.error)
            : undefined
      }
      error={unknown ? t('form.whose.notYours') : error}
    />
  );
}
