import Link2 from 'lucide-react/icons/link-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EXAMPLE, type Situation, writeSituation } from './situation.ts';

type ShareBarProps = { situation: Situation; anchor: string; onReset: () => void };

export function ShareBar({ situation, anchor, onReset }: ShareBarProps) {
  const { t } = useTranslation('leave-calculator');
  const [copied, setCopied] = useState<{ link: string; ok: boolean } | null>(null);
  const query = writeSituation(situation, new URLSearchParams());
  const link = `?${query}#${anchor}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(link, window.location.href).href);
      setCopied({ link, ok: true });
    } catch {
      // No permission, or a page that is not served securely: the address bar holds the same link.
      setCopied({ link, ok: false });
    }
  };
  const told = copied?.link === link ? t(copied.ok ? 'share.copied' : 'share.copyByHand') : '';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        icon={<Link2 className="size-4" aria-hidden="true" />}
        onClick={copy}
      >
        {t('share.copy')}
      </Button>
      {String(query) !== String(writeSituation(EXAMPLE, new URLSearchParams())) && (
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={onReset}
        >
          {t('share.reset')}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {told}
      </p>
    </div>
  );
}
