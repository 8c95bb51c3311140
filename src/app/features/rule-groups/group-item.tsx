import { useMutation, useQueryClient } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Pencil from 'lucide-react/icons/pencil';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { RuleHistory } from '#app/leave/rules/rule-history.tsx';
import { namedRules, type RuleGroup, type Rules } from '#app/leave/rules/rules.ts';
import { useRuleWords } from '#app/leave/rules/use-rule-words.ts';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import { writtenSiret } from '#domain/payroll/siret.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';

export type GroupDeed = 'rules' | 'name' | 'archive' | 'restore';

type GroupItemProps = {
  group: RuleGroup;
  mayChange: boolean;
  onDeed: (deed: GroupDeed) => void;
};

/** One site or category: what differs for it in sentences, and the changes that led there. */
export function GroupItem({ group, mayChange, onDeed }: GroupItemProps) {
  const { t } = useTranslation('rule-groups');
  const { longDay } = useDayFormats();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (id: string) =>
      call(ruleGroupsEndpoints.undoRules, { params: { id: group.id }, body: { id } }),
    onSuccess: () => void refreshAfter(queryClient, ruleGroupsEndpoints.undoRules),
  });
  const { name, archived } = group;
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <span className="text-sm font-normal text-muted">{t('people', { count: group.people })}</span>
          {group.siret && (
            <span className="text-sm font-normal text-muted">
              {t('siretOf', { siret: writtenSiret(group.siret) })}
            </span>
          )}
          {archived && <Badge>{t('archived')}</Badge>}
        </h3>
        {mayChange && (
          <div className="flex flex-wrap items-center gap-2">
            {!archived && (
              <>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
                  aria-label={t('editNamed', { name })}
                  onClick={() => onDeed('rules')}
                >
                  {t('edit')}
                </Button>
                <IconButton
                  size="sm"
                  label={t(`kinds.${group.kind}.changeNamed`, { name })}
                  icon={<Pencil className="size-4" aria-hidden="true" />}
                  onClick={() => onDeed('name')}
                />
              </>
            )}
            <IconButton
              size="sm"
              label={t(archived ? 'restoreNamed' : 'archiveNamed', { name })}
              icon={
                archived ? (
                  <ArchiveRestore className="size-4" aria-hidden="true" />
                ) : (
                  <Archive className="size-4" aria-hidden="true" />
                )
              }
              onClick={() => onDeed(archived ? 'restore' : 'archive')}
            />
          </div>
        )}
      </div>
      <RuleSentences rules={group.rules} />
      {group.planned.map((planned) => (
        <div key={planned.effectiveFrom}>
          <p className="text-sm text-muted">{t('plannedFrom', { day: longDay(planned.effectiveFrom) })}</p>
          <RuleSentences rules={planned.rules} />
        </div>
      ))}
      <RuleHistory changes={group.changes} mayUndo={mayChange && !archived} undo={undo} />
    </li>
  );
}

function RuleSentences({ rules }: { rules: Rules }) {
  const { t } = useTranslation('rule-groups');
  const words = useRuleWords();
  const names = namedRules(rules);
  if (names.length === 0) return <p className="text-muted">{t('nothingDiffers')}</p>;
  return (
    <ul className="list-disc pl-5">
      {names.map((name) => (
        <li key={name}>{words(name, rules)}</li>
      ))}
    </ul>
  );
}
