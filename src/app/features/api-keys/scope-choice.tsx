import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import type { KeyScope } from '#domain/api-keys/key-scopes.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { scopeGroups } from './scope-groups.ts';

type ScopeChoiceProps = {
  user: StoredUser;
  kind: KeyKind;
  chosen: readonly KeyScope[];
  onChange: (chosen: KeyScope[]) => void;
  error: string | undefined;
};

export function ScopeChoice({ user, kind, chosen, onChange, error }: ScopeChoiceProps) {
  const { t } = useTranslation('api-keys');
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-4" aria-describedby={`${id}-hint`}>
      <legend className="text-sm font-medium">{t('add.scopes')}</legend>
      <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
        {t('add.scopesHint')}
      </p>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {scopeGroups(user, kind).map(({ group, scopes }) => (
        <fieldset key={group} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 text-sm text-muted">{t(`groups.${group}`)}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scopes.${scope}`)}
              checked={chosen.includes(scope)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
