import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matches } from '#app/input/matches.ts';
import { byName } from '#domain/text/by-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { TeamCandidate } from './team.ts';

type MemberChoiceProps = {
  people: readonly TeamCandidate[] | undefined;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** A list that scrolls, with a search above it; those who were chosen stay chosen when the search hides them. */
export function MemberChoice({ people, chosen, onChange }: MemberChoiceProps) {
  const { t } = useTranslation(['teams', 'ui']);
  const id = useId();
  const [search, setSearch] = useState('');
  const shown = [...(people ?? [])]
    .filter(({ name, email }) => matches(search, name, email))
    .sort((a, b) => byName(a.name, b.name));
  const toggle = (personId: string, wanted: boolean) =>
    onChange(wanted ? [...chosen, personId] : chosen.filter((one) => one !== personId));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-sm font-medium">
        {t('teams:fields.members')}
        <span aria-live="polite" className="font-normal text-muted">
          {t('teams:fields.chosen', { count: chosen.length })}
        </span>
      </legend>
      {people === undefined ? (
        <p className="text-sm text-muted">{t('teams:fields.peopleMissing')}</p>
      ) : (
        <>
          <TextField
            label={t('teams:fields.search')}
            hideLabel
            type="search"
            autoComplete="off"
            placeholder={t('teams:fields.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Enter would submit the whole form while one is only looking for a name.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <ul className="max-h-60 overflow-y-auto rounded-md border border-line py-1">
            {shown.map((person) => (
              <li key={person.id}>
                <label
                  htmlFor={`${id}-${person.id}`}
                  className="flex min-h-11 items-center gap-3 px-3 hover:bg-sunken has-focus-visible:bg-sunken"
                >
                  <input
                    id={`${id}-${person.id}`}
                    type="checkbox"
                    checked={chosen.includes(person.id)}
                    onChange={({ target }) => toggle(person.id, target.checked)}
                    className="size-5 shrink-0 accent-sea-solid"
                  />
                  <Avatar name={person.name} size="sm" />
                  <span className="min-w-0 flex-1 py-1">
                    <span className="block truncate">{person.name}</span>
                    <span className="block truncate text-sm text-muted">{t(`ui:role.${person.role}`)}</span>
                  </span>
                </label>
              </li>
            ))}
            {shown.length === 0 && (
              <li className="px-3 py-4 text-center text-muted">{t('teams:fields.noMatch')}</li>
            )}
          </ul>
        </>
      )}
    </fieldset>
  );
}
