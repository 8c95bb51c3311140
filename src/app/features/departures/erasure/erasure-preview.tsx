import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { erasuresEndpoints } from '#contract/erasures.ts';

type Erasure = z.output<(typeof erasuresEndpoints)['read']['response']>;

const goes = ['documents', 'comments', 'notes', 'payrollFiles', 'copies'] as const;
const stays = ['requests', 'counterLines', 'payLines', 'journalLines'] as const;

/** In numbers, before anybody decides. */
export function ErasurePreview({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('erasures');
  return (
    <div className="flex flex-col gap-4">
      <section className="flex flex-col gap-2">
        <h3 className="font-medium">{t('goes')}</h3>
        <ul className="list-disc pl-5 text-sm">
          <li>{t('facts.always')}</li>
          {goes.map((fact) => (
            <li key={fact}>{t(`facts.${fact}`, { count: erasure.goes[fact] })}</li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-medium">{t('stays')}</h3>
        <ul className="list-disc pl-5 text-sm">
          {stays.map((fact) => (
            <li key={fact}>{t(`facts.${fact}`, { count: erasure.stays[fact] })}</li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-muted">{t('backups')}</p>
    </div>
  );
}
