import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';

type ToldCodesProps = { codes: readonly string[]; onClose: () => void };

/** The ten codes, this once. */
export function ToldCodes({ codes, onClose }: ToldCodesProps) {
  const { t } = useTranslation('second-factors');
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = copied ? Check : Copy;
  return (
    <section aria-labelledby="told-codes" className={`${cardClass} flex flex-col gap-4 border-sea/40 p-5`}>
      <h2 id="told-codes" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('codes.told')}
      </h2>
      <p className="text-muted">{t('codes.once')}</p>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-1.5 font-mono text-lg tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="text-sm text-muted empty:hidden">
        {copied === null ? '' : copied ? t('codes.copied') : t('codes.copyByHand')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Icon className="size-4" aria-hidden="true" />} onClick={copy}>
          {t('codes.copy')}
        </Button>
        <Button onClick={onClose}>{t('codes.kept')}</Button>
      </div>
    </section>
  );
}
