import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '#app/input/choice-list.tsx';
import { teamsEndpoints } from '#contract/teams.ts';
import { usersEndpoints } from '#contract/users.ts';
import { byName } from '#domain/text/by-name.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { ClosingForm } from './closing.ts';

/** Everyone, or teams and people that are chosen; then those who are left out. */
export function ScopeFields({ form }: { form: ClosingForm }) {
  const { t } = useTranslation('closings');
  const { control, errorOf } = form;
  const users = useQuery(endpointQuery(usersEndpoints.list, {}));
  const teams = useQuery(endpointQuery(teamsEndpoints.list, {}));
  const everyone = useController({ control, name: 'everyone' }).field;
  const teamIds = useController({ control, name: 'teamIds' }).field;
  const userIds = useController({ control, name: 'userIds' }).field;
  const exceptIds = useController({ control, name: 'exceptIds' }).field;
  const people = users.data?.users.toSorted((a, b) => byName(a.name, b.name));
  const texts = (count: number) => ({
    chosen: t('choice.chosen', { count }),
    search: t('choice.search'),
    noMatch: t('choice.noMatch'),
    missing: t('choice.missing'),
  });
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t('form.scope')}
        value={everyone.value ? 'everyone' : 'chosen'}
        onChange={(scope) => everyone.onChange(scope === 'everyone')}
        options={[
          { value: 'everyone', label: t('everyone') },
          { value: 'chosen', label: t('form.chosen') },
        ]}
      />
      {!everyone.value && (
        <>
          <ChoiceList
            label={t('form.teams')}
            items={teams.data}
            chosen={teamIds.value ?? []}
            onChange={teamIds.onChange}
            texts={texts(teamIds.value?.length ?? 0)}
            error={errorOf('teamIds')}
          />
          <ChoiceList
            label={t('form.people')}
            items={people}
            chosen={userIds.value ?? []}
            onChange={userIds.onChange}
            texts={texts(userIds.value?.length ?? 0)}
            error={errorOf('userIds')}
          />
        </>
      )}
      <details open={(exceptIds.value?.length ?? 0) > 0 || undefined}>
        <summary className="min-h-6 cursor-pointer font-medium text-sea">{t('form.exceptions')}</summary>
        <div className="pt-3">
          <ChoiceList
            label={t('form.exceptionsLabel')}
            items={people}
            chosen={exceptIds.value ?? []}
            onChange={exceptIds.onChange}
            texts={texts(exceptIds.value?.length ?? 0)}
            error={errorOf('exceptIds')}
          />
        </div>
      </details>
    </div>
  );
}
