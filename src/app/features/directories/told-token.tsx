import { useTranslation } from 'react-i18next';
import { ToldSecret } from '#app/input/told-secret.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ToldDirectory } from './directory.ts';

const steps = ['one', 'two', 'three', 'four'] as const;

/** The address and the token, this once, with where each program asks for them. */
export function ToldToken({ told, onClose }: { told: ToldDirectory; onClose: () => void }) {
  const { t } = useTranslation('directories');
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
    <ToldSecret secret={told.token} words={words} onClose={onClose}>
      <TextField label={t('told.address')} value={told.address} readOnly />
      <div className="flex flex-col gap-1.5">
        <h3 className="text-sm font-medium">{t(`steps.${told.kind}.title`)}</h3>
        <ol className="list-decimal space-y-1 pl-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{t(`steps.${told.kind}.${step}`)}</li>
          ))}
        </ol>
      </div>
    </ToldSecret>
  );
}
