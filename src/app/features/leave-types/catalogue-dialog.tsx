import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { inChapters, typeDraftOf } from './leave-type.ts';
import { TypeWords } from './type-words.tsx';
import { useSaveType } from './use-save-type.ts';

/** What the law knows, each one press away, with its duration and its article. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['leave-types', 'ui']);
  const sentence = useErrorSentence();
  const catalogue = useQuery(endpointQuery(leaveTypesEndpoints.catalogue, {}));
  const language = toLanguage(i18n.language);
  const add = useSaveType({ type: undefined, quiet: true });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leave-types:catalogue.title')}
      description={t('leave-types:catalogue.lead')}
      width="lg"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <p role="status" className="sr-only">
          {add.data && t('leave-types:create.done', { name: add.data.name[language] })}
        </p>
        {add.isError && (
          <Banner
            tone="error"
            title={sentence(add.error, t('leave-types:create.failed'))}
            onClose={add.reset}
          />
        )}
        {catalogue.isPending && (
          <LoadingArea label={t('leave-types:catalogue.loading')}>
            <div className="flex flex-col gap-4">
              <Skeleton className="h-14 w-full" />
              <Skeleton className="h-14 w-full" />
              <Skeleton className="h-14 w-full" />
            </div>
          </LoadingArea>
        )}
        {catalogue.isError && (
          <LoadError
            error={catalogue.error}
            otherwise={t('leave-types:catalogue.loadFailed')}
            onRetry={() => catalogue.refetch()}
            retrying={catalogue.isRefetching}
          />
        )}
        {catalogue.data &&
          inChapters(catalogue.data).map(({ group, entries }) => (
            <section key={group} aria-labelledby={`chapter-${group}`} className="flex flex-col gap-3">
              <h3 id={`chapter-${group}`} className="border-b border-line pb-1.5 font-semibold">
                {t(`leave-types:chapters.${group}`)}
              </h3>
              <ul className="flex flex-col divide-y divide-line">
                {entries.map((entry) => (
                  <li
                    key={entry.key}
                    className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
                  >
                    <TypeWords type={entry} />
                    {entry.added ? (
                      <Badge
                        tone="approved"
                        icon={<Check className="size-3.5 shrink-0" aria-hidden="true" />}
                      >
                        {t('leave-types:catalogue.added')}
                      </Badge>
                    ) : (
                      <Button
                        size="sm"
                        variant="secondary"
                        icon={<Plus className="size-4" aria-hidden="true" />}
                        aria-label={t('leave-types:catalogue.addNamed', {
                          name: entry.name[language],
                        })}
                        busyLabel={
                          add.isPending &&
                          add.variables.catalogueKey === entry.key &&
                          t('leave-types:catalogue.adding')
                        }
                        onClick={() => !add.isPending && add.mutate(typeDraftOf(entry))}
                      >
                        {t('leave-types:catalogue.add')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
