import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type leaveTypeSchema, leaveTypesEndpoints } from '#contract/leave-types.ts';
import { ABSENT, BUILT_IN_TYPES, isBuiltIn } from '#domain/leave-types/leave-type.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { toLanguage } from '#web/i18n/language.ts';

export type OfferedType = z.output<typeof leaveTypeSchema>;
type NamedType = Pick<OfferedType, 'id' | 'name' | 'color'>;

/** The types of a page that stands without a session, and brings them itself. */
export const GivenTypes = createContext<readonly NamedType[] | null>(null);

/** Everything that names a type asks here: requests carry ids, and one answer tells what they are called. */
export function useLeaveTypes() {
  const { t, i18n } = useTranslation('leave');
  const language = toLanguage(i18n.language);
  const given = useContext(GivenTypes);
  const session = useStoredSession();
  const list = useQuery({
    ...endpointQuery(leaveTypesEndpoints.list, {}),
    enabled: given === null && session !== null,
  });
  const { data } = list;
  return useMemo(() => {
    const known: readonly NamedType[] = given ?? data ?? [];
    const find = (id: string) => known.find((type) => type.id === id);
    const own = (id: string) => find(id)?.name[language] ?? t('types.unknown');
    return {
      /** Undefined until they are there; archived ones included. */
      types: data,
      /** « Vacances / Congés payés », « Enfant malade » */
      name: (id: string) => (id === ABSENT || isBuiltIn(id) ? t(`types.${id}`) : own(id)),
      /** The same, where there is little room. */
      shortName: (id: string) => (id === ABSENT || isBuiltIn(id) ? t(`shortTypes.${id}`) : own(id)),
      /** Null where the reader may not know the type. */
      color: (id: string) => find(id)?.color ?? (isBuiltIn(id) ? BUILT_IN_TYPES[id].color : null),
    };
  }, [given, data, language, t]);
}
