import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { RuleHistory } from '#app/leave/rules/rule-history.tsx';
import type { PersonRules } from '#app/leave/rules/rules.ts';
import { RulesDialog } from '#app/leave/rules/rules-dialog.tsx';
import { RulesList } from '#app/leave/rules/rules-list.tsx';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useKept } from '#web/use-kept.ts';
import { EditableCard } from './editable-card.tsx';
import type { PersonSheet } from './person-sheet.ts';
import { PlacementDialog } from './placement-dialog.tsx';

type RulesCardsProps = { sheet: PersonSheet; today: string };

/** Where a person belongs, and which rules hold for them from there. */
export function RulesCards({ sheet, today }: RulesCardsProps) {
  const { t } = useTranslation('rule-groups');
  const { id, name } = sheet.user;
  const [open, setOpen] = useKept<'placement' | 'rules' | null>('rules.open', null);
  const queryClient = useQueryClient();
  const rules = useQuery(endpointQuery(ruleGroupsEndpoints.readPersonal, { params: { id } }));
  const close = () => setOpen(null);
  if (rules.isPending) {
    return (
      <LoadingArea label={t('card.loading')}>
        <Skeleton className={`${cardClass} h-40`} />
      </LoadingArea>
    );
  }
  if (rules.isError) {
    return (
      <LoadError
        error={rules.error}
        otherwise={t('card.loadFailed')}
        onRetry={() => rules.refetch()}
        retrying={rules.isRefetching}
      />
    );
  }
  const { data } = rules;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <CardBoundary>
        <EditableCard
          title={t('card.placement')}
          mayEdit={data.may.place}
          edit={{ Icon: MapPin, label: t('card.place') }}
          onEdit={() => setOpen('placement')}
        >
          <PlacementList placements={data.placements} today={today} />
        </EditableCard>
      </CardBoundary>
      <CardBoundary>
        <EditableCard
          title={t('card.title')}
          mayEdit={data.may.changeRules}
          edit={{ Icon: SlidersHorizontal, label: t('card.edit') }}
          onEdit={() => setOpen('rules')}
        >
          <div className="flex flex-col gap-3">
            <RulesList rules={data} />
            <OwnHistory rules={data} personId={id} />
          </div>
        </EditableCard>
      </CardBoundary>
      {open === 'placement' && (
        <PlacementDialog person={sheet.user} placements={data.placements} today={today} onClose={close} />
      )}
      {open === 'rules' && (
        <RulesDialog
          title={t('dialog.personTitle', { name })}
          today={today}
          rules={data.own.rules}
          inherited={data.inForce}
          preview={(body) => call(ruleGroupsEndpoints.previewPersonalRules, { params: { id }, body })}
          apply={async (body) => {
            await call(ruleGroupsEndpoints.applyPersonalRules, { params: { id }, body });
            void refreshAfter(queryClient, ruleGroupsEndpoints.applyPersonalRules);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Every place with its first day; the one of today is marked. */
function PlacementList({ placements, today }: { placements: PersonRules['placements']; today: string }) {
  const { t } = useTranslation('rule-groups');
  const { longDay } = useDayFormats();
  const formats = useFormats();
  const current = placements.findLast(({ effectiveFrom }) => effectiveFrom <= today);
  if (placements.length === 0) return <p className="text-muted">{t('card.nowhere')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {placements.map((place) => {
        const names = [
          ...(place.site ? [t('card.levels.site', { name: place.site.name })] : []),
          ...(place.category ? [t('card.levels.category', { name: place.category.name })] : []),
        ];
        return (
          <li key={place.effectiveFrom}>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              {t('card.from', { day: longDay(place.effectiveFrom) })}
              {place === current && <Badge tone="sea">{t('card.current')}</Badge>}
              {place.effectiveFrom > today && <Badge>{t('card.planned')}</Badge>}
            </p>
            <p>{names.length === 0 ? t('card.nowhere') : formats.list(names)}</p>
          </li>
        );
      })}
    </ol>
  );
}

type OwnHistoryProps = { rules: PersonRules; personId: string };

function OwnHistory({ rules, personId }: OwnHistoryProps) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (id: string) =>
      call(ruleGroupsEndpoints.undoPersonalRules, { params: { id: personId }, body: { id } }),
    onSuccess: () => void refreshAfter(queryClient, ruleGroupsEndpoints.undoPersonalRules),
  });
  return <RuleHistory changes={rules.own.changes} mayUndo={rules.may.changeRules} undo={undo} />;
}
