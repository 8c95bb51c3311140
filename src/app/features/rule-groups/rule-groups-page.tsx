import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { RuleGroup, WholeRules } from '#app/leave/rules/rules.ts';
import { RulesDialog } from '#app/leave/rules/rules-dialog.tsx';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import { settingsEndpoints } from '#contract/settings.ts';
import { can } from '#domain/access/can.ts';
import { RULE_GROUP_KINDS, type RuleGroupKind } from '#domain/policies/rule-groups.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { type GroupDeed, GroupItem } from './group-item.tsx';
import { GroupNameDialog } from './group-name-dialog.tsx';

type Open = { deed: 'create'; kind: RuleGroupKind } | { deed: GroupDeed; group: RuleGroup };

/** Sites and categories, and what differs for each. */
export function RuleGroupsPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['rule-groups', 'ui', 'leave', 'change-preview']);
  const groups = useQuery(endpointQuery(ruleGroupsEndpoints.list, {}));
  const settings = useQuery(endpointQuery(settingsEndpoints.read, {}));
  const [open, setOpen] = useKept<Open | null>('groups.open', null);
  const mayChange = can(user, 'settings.change');
  const failed = groups.isError ? groups : settings;
  const close = () => setOpen(null);
  return (
    <>
      <p className="text-muted">{t('rule-groups:intro')}</p>
      {(groups.isPending || settings.isPending) && (
        <LoadingArea label={t('rule-groups:loading')}>
          <Skeleton className="h-48 rounded-md!" />
        </LoadingArea>
      )}
      {failed.isError && (
        <LoadError
          error={failed.error}
          otherwise={t('rule-groups:loadFailed')}
          onRetry={() => failed.refetch()}
          retrying={failed.isRefetching}
        />
      )}
      {groups.data &&
        settings.data &&
        RULE_GROUP_KINDS.map((kind) => (
          <CardBoundary key={kind}>
            <GroupsCard
              kind={kind}
              groups={groups.data.filter((group) => group.kind === kind)}
              mayChange={mayChange}
              onOpen={setOpen}
            />
          </CardBoundary>
        ))}
      {open?.deed === 'create' && <GroupNameDialog kind={open.kind} onClose={close} />}
      {open?.deed === 'name' && <GroupNameDialog kind={open.group.kind} group={open.group} onClose={close} />}
      {open?.deed === 'rules' && settings.data && (
        <GroupRulesDialog group={open.group} inherited={settings.data} onClose={close} />
      )}
      {(open?.deed === 'archive' || open?.deed === 'restore') && (
        <ArchiveDialog group={open.group} onClose={close} />
      )}
    </>
  );
}

type GroupsCardProps = {
  kind: RuleGroupKind;
  groups: readonly RuleGroup[];
  mayChange: boolean;
  onOpen: (open: Open) => void;
};

function GroupsCard({ kind, groups, mayChange, onOpen }: GroupsCardProps) {
  const { t } = useTranslation('rule-groups');
  return (
    <Card
      title={t(`kinds.${kind}.title`)}
      actions={
        mayChange && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => onOpen({ deed: 'create', kind })}
          >
            {t(`kinds.${kind}.add`)}
          </Button>
        )
      }
    >
      {groups.length === 0 ? (
        <p className="text-muted">{t(`kinds.${kind}.none`)}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {groups.map((group) => (
            <GroupItem
              key={group.id}
              group={group}
              mayChange={mayChange}
              onDeed={(deed) => onOpen({ deed, group })}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type GroupRulesDialogProps = { group: RuleGroup; inherited: WholeRules; onClose: () => void };

function GroupRulesDialog({ group, inherited, onClose }: GroupRulesDialogProps) {
  const { t } = useTranslation('rule-groups');
  const today = useToday();
  const queryClient = useQueryClient();
  const params = { id: group.id };
  return (
    <RulesDialog
      title={t('dialog.groupTitle', { name: group.name })}
      today={today}
      rules={group.rules}
      inherited={inherited}
      preview={(body) => call(ruleGroupsEndpoints.previewRules, { params, body })}
      apply={async (body) => {
        await call(ruleGroupsEndpoints.applyRules, { params, body });
        void refreshAfter(queryClient, ruleGroupsEndpoints.applyRules);
      }}
      onClose={onClose}
    />
  );
}

function ArchiveDialog({ group, onClose }: { group: RuleGroup; onClose: () => void }) {
  const { t } = useTranslation('rule-groups');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { name, archived } = group;
  const save = useWrite(ruleGroupsEndpoints.update, {
    onSuccess: () => {
      toast({ title: t(archived ? 'restoreDone' : 'archiveDone', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={archived ? t('restoreNamed', { name }) : t('archiveTitle', { name })}
      consequence={archived ? '' : t('archiveConsequence')}
      confirmLabel={t(archived ? 'restore' : 'archive')}
      busyLabel={save.isPending && t('archiving')}
      error={save.isError ? sentence(save.error, t('archiveFailed')) : undefined}
      onConfirm={() => save.mutate({ params: { id: group.id }, body: { archived: !archived } })}
    />
  );
}
