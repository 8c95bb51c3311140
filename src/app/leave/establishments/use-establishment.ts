import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { establishmentsEndpoints } from '#contract/establishments.ts';
import { writtenSiret } from '#domain/payroll/siret.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export type Establishments = z.output<typeof establishmentsEndpoints.read.response>;
type Named = Pick<Establishments['establishments'][number], 'name' | 'siret'>;

/** Which establishment is looked at: it stands in the address. Undefined for everyone. */
export function useEstablishment() {
  const [search] = useSearchParams();
  const found = useQuery(endpointQuery(establishmentsEndpoints.read, {}));
  return { found, establishment: found.data && establishmentAsked(found.data, search.get('establishment')) };
}

/** One that is not there is passed over; where each closes its own months, the first of them is shown. */
function establishmentAsked(
  { by, establishments }: Establishments,
  asked: string | null,
): string | undefined {
  const known = establishments.find(({ id }) => id === asked);
  if (known) return known.id;
  return by === 'establishment' ? establishments[0]?.id : undefined;
}

export function useEstablishmentName(): (establishment: Named) => string {
  const { t } = useTranslation('establishments');
  return ({ name, siret }) => [name ?? t('main'), siret && writtenSiret(siret)].filter(Boolean).join(' · ');
}
