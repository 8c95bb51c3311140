import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useKept } from '#web/use-kept.ts';
import { ArchiveTypeDialog } from './archive-type-dialog.tsx';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import { inGroups, type LeaveTypeRow } from './leave-type.ts';
import { TypeDialog } from './type-dialog.tsx';
import { TypeRow } from './type-row.tsx';

type Open = { dialog: 'create' | 'catalogue' } | { dialog: 'edit' | 'archive'; type: LeaveTypeRow };

export function LeaveTypesPage({ user }: { user: StoredUser }) {
  const { t, i18n } = useTranslation('leave-types');
  const toast = useToast();
  const sentence = useErrorSentence();
  const list = useQuery(endpointQuery(leaveTypesEndpoints.list, {}));
  const [open, setOpen] = useKept<Open | null>('types.open', null);
  const mayChange = can(user, 'settings.change');
  const restore = useWrite(leaveTypesEndpoints.restore, {
    onSuccess: ({ name }) => toast({ title: t('restore.done', { name: name[toLanguage(i18n.language)] }) }),
  });
  const close = () => setOpen(null);
  const groups = inGroups(list.data ?? []);
  return (
    <>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<Plus className="size-5" aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'create' })}
          >
            {t('create.open')}
          </Button>
          <Button
            variant="secondary"
            icon={<BookOpen className="size-5" aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'catalogue' })}
          >
            {t('catalogue.open')}
          </Button>
        </div>
      )}
      {restore.isError && (
        <Banner tone="error" title={sentence(restore.error, t('restore.failed'))} onClose={restore.reset} />
      )}
      {list.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-5 p-5`}>
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </div>
        </LoadingArea>
      )}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data &&
        (['offered', 'archived'] as const)
          .filter((group) => groups[group].length > 0)
          .map((group) => (
            <Card key={group} title={t(`groups.${group}`)}>
              <ul className="flex flex-col divide-y divide-line">
                {groups[group].map((type) => (
                  <TypeRow
                    key={type.id}
                    type={type}
                    actions={
                      mayChange
                        ? {
                            restoring: restore.isPending && restore.variables.params.id === type.id,
                            onEdit: () => setOpen({ dialog: 'edit', type }),
                            onArchive: () => setOpen({ dialog: 'archive', type }),
                            onRestore: () => restore.mutate({ params: { id: type.id } }),
                          }
                        : undefined
                    }
                  />
                ))}
              </ul>
            </Card>
          ))}
      {open?.dialog === 'create' && <TypeDialog onClose={close} />}
      {open?.dialog === 'edit' && <TypeDialog type={open.type} onClose={close} />}
      {open?.dialog === 'archive' && <ArchiveTypeDialog type={open.type} onClose={close} />}
      {open?.dialog === 'catalogue' && <CatalogueDialog onClose={close} />}
    </>
  );
}
