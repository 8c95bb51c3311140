import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { assistantsPath } from '#contract/assistants.ts';
import { PAGES } from '#contract/pages.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';

/** How an assistant comes in, for whoever has one; folded, since most have none. */
export function AssistantHelp() {
  const { t } = useTranslation('api-keys');
  const address = `${location.origin}${assistantsPath}`;
  const headers = { Authorization: `Bearer ${t('assistant.yourKey')}` };
  const example = { mcpServers: { relache: { type: 'http', url: address, headers } } };
  return (
    <details className={classNames(cardClass, 'group')}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 text-muted group-open:rotate-90" aria-hidden="true" />
        {t('assistant.title')}
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-5">
        <p className="max-w-[65ch] text-muted">{t('assistant.lead')}</p>
        <ol className="flex max-w-[65ch] list-decimal flex-col gap-2 pl-5">
          {(['key', 'address', 'agree'] as const).map((step) => (
            <li key={step}>{t(`assistant.steps.${step}`)}</li>
          ))}
        </ol>
        <CopyField
          label={t('assistant.address')}
          value={address}
          words={{
            copy: t('assistant.copy'),
            copied: t('assistant.copied'),
            byHand: t('assistant.copyByHand'),
          }}
        />
        <div className="flex flex-col gap-1.5">
          <h3 className="text-sm font-medium">{t('assistant.example')}</h3>
          <ScrollRegion label={t('assistant.example')} className="rounded-md bg-sunken">
            <pre className="p-3 text-sm">
              <code>{JSON.stringify(example, null, 2)}</code>
            </pre>
          </ScrollRegion>
        </div>
        <p className="max-w-[65ch] text-sm text-muted">
          {t('assistant.careful')}{' '}
          <a href={`${PAGES.documentation.path}#${t('assistant.anchor')}`} className="link">
            {t('assistant.guide')}
          </a>
        </p>
      </div>
    </details>
  );
}
