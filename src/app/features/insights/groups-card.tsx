import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureId } from '#domain/insights/figures.ts';
import { INSIGHT_KINDS, type InsightKind } from '#domain/insights/group-kinds.ts';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { fetchTable } from './fetch-table.ts';
import { figureNamed, type ShownGroup, type ShownInsights } from './insights.ts';
import type { InsightsAddress } from './insights-address.ts';
import { LongTable } from './long-table.tsx';
import { TableFiles } from './table-files.tsx';

const COLUMNS = [
  'absence-rate-anact',
  'absence-rate-unplanned',
  'requests-refused',
  'decision-median',
  'decision-slowest-tenth',
] as const satisfies readonly FigureId[];

type GroupsCardProps = {
  insights: ShownInsights;
  address: InsightsAddress;
  onChoose: (kind: InsightKind, id: string) => void;
};

/** Teams, sites or categories beside each other; whoever is too few is named and not counted. */
export function GroupsCard({ insights, address, onChoose }: GroupsCardProps) {
  const { t } = useTranslation('insights');
  const { ofUnit } = useFormats();
  const kinds = INSIGHT_KINDS.filter((kind) => insights.groups.some((group) => group.kind === kind));
  const [chosen, setChosen] = useState<InsightKind | null>(null);
  const isTold = (each: InsightKind) =>
    insights.groups.some(({ kind, people }) => kind === each && people !== null);
  // Unless somebody chose, the first kind of which there is something to compare.
  const kind = kinds.find((each) => each === chosen) ?? kinds.find(isTold) ?? kinds[0];
  if (kind === undefined) return null;
  const valueIn = ({ figures }: ShownGroup, id: FigureId) => {
    const found = figures.find((figure) => figure.id === id);
    return found ? ofUnit(found.value, found.unit) : '–';
  };
  return (
    <Card
      title={t('groups.title')}
      actions={
        kinds.length > 1 && (
          <SegmentedControl
            label={t('groups.by')}
            options={kinds.map((each) => ({ value: each, label: t(`groups.${each}`) }))}
            value={kind}
            onChange={setChosen}
          />
        )
      }
    >
      <LongTable
        caption={t('groups.title')}
        rows={insights.groups.filter((group) => group.kind === kind)}
        first={12}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t(`groups.${kind}`),
            rowHeader: true,
            cell: ({ id, name }) => (
              <button type="button" className="link min-w-28 text-left" onClick={() => onChoose(kind, id)}>
                {name}
              </button>
            ),
          },
          {
            key: 'people',
            header: t('columns.people'),
            numeric: true,
            cell: ({ people }) => people ?? t('hiddenCell'),
          },
          ...COLUMNS.map((id) => ({
            key: id,
            header: figureNamed(insights, id)?.label ?? '',
            numeric: true,
            cell: (group: ShownGroup) => valueIn(group, id),
          })),
        ]}
      />
      <p className="mt-4 max-w-[80ch] text-sm text-muted">
        {t(isTold(kind) ? 'groups.note' : 'groups.allHidden')}
      </p>
      <TableFiles title={t('groups.title')} fetchFile={fetchTable('groups', address)} />
    </Card>
  );
}
