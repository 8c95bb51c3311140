import { useTranslation } from 'react-i18next';
import { ToldSecret } from '#app/input/told-secret.tsx';
import { apiBase } from '#contract/endpoint.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { ToldApiKey } from './api-key.ts';

/** The key itself, this once. */
export function ToldKeyDialog({ told, onClose }: { told: ToldApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const path = told.kind === 'personal' ? '/auth/me' : '/organization/me';
  const words = {
    title: t('told.title', { name: told.name }),
    once: t('told.once'),
    label: t('told.label'),
    copy: t('told.copy'),
    copied: t('told.copied'),
    copyByHand: t('told.copyByHand'),
    secret: t('told.secret'),
    close: t('told.close'),
  };
  return (
    <ToldSecret secret={told.key} words={words} onClose={onClose}>
      {told.scopes.includes('organization.read') && (
        <div className="flex flex-col gap-1.5">
          <h3 className="text-sm font-medium">{t('told.try')}</h3>
          <ScrollRegion label={t('told.try')} className="rounded-md bg-sunken">
            <pre className="p-3 text-sm">
              <code>{`curl ${location.origin}${apiBase}${path} -H "Authorization: Bearer ${told.key}"`}</code>
            </pre>
          </ScrollRegion>
        </div>
      )}
    </ToldSecret>
  );
}
