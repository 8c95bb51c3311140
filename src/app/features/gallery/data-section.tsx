import CalendarCheck from 'lucide-react/icons/calendar-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { byName } from '#domain/text/by-name.ts';
import { Avatar, AvatarGroup } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card, StatTile, StatTiles } from '#ui/card.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Progress } from '#ui/progress.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import { LinkTabs, Tabs } from '#ui/tabs.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const people = [
  'Camille Durand',
  'Nour Haddad',
  'Élodie Le Goff',
  'Hugo Petit',
  'Inès Moreau',
  'Malik Benali',
  'Léa Roux',
];

const samples = [
  { id: 'a', name: 'Camille Durand', days: 10, status: 'approved' },
  { id: 'b', name: 'Élodie Le Goff', days: 3.5, status: 'pending' },
  { id: 'c', name: 'Malik Benali', days: 1, status: 'rejected' },
] as const;

type Sample = (typeof samples)[number];
type SampleColumn = 'name' | 'days' | 'status';

export function DataSection() {
  const { t } = useTranslation('dev-ui');
  const [sort, setSort] = useState<Sort<SampleColumn>>({ key: 'name', direction: 'ascending' });
  const [page, setPage] = useState(2);
  const { figure } = useFormats();
  const columns: Column<Sample, SampleColumn>[] = [
    { key: 'name', header: t('data.person'), cell: (row) => row.name, sortable: true, rowHeader: true },
    {
      key: 'days',
      header: t('data.days'),
      cell: (row) => figure(row.days),
      sortable: true,
      numeric: true,
    },
    { key: 'status', header: t('data.status'), cell: (row) => <StatusBadge status={row.status} /> },
  ];
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...samples].sort(
    (a, b) => turn * (sort.key === 'days' ? a.days - b.days : byName(a.name, b.name)),
  );
  return (
    <GallerySection title={t('sections.data')}>
      <GalleryRow>
        <StatusBadge status="pending" />
        <StatusBadge status="approved" />
        <StatusBadge status="rejected" />
        <StatusBadge status="withdrawn" />
        <StatusBadge status="cancelled" />
      </GalleryRow>
      <GalleryRow>
        <RoleBadge roleName="employee" />
        <RoleBadge roleName="team_lead" />
        <RoleBadge roleName="manager" />
        <RoleBadge roleName="admin" />
        <Badge tone="rose">{t('types.sick')}</Badge>
      </GalleryRow>
      <GalleryRow>
        <Avatar name="Camille Durand" size="sm" />
        <Avatar name="Nour Haddad" />
        <Avatar name="Élodie Le Goff" size="lg" />
        <AvatarGroup names={people} label={t('data.members')} />
      </GalleryRow>
      <StatTiles>
        <StatTile
          label={t('data.pending')}
          value="4"
          icon={<Hourglass className="size-4" aria-hidden="true" />}
        />
        <StatTile
          label={t('data.approved')}
          value="27"
          detail={t('data.thisYear')}
          icon={<CalendarCheck className="size-4" aria-hidden="true" />}
        />
      </StatTiles>
      <Card title={t('data.table')}>
        <Table
          caption={t('data.table')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={setSort}
        />
        <div className="mt-4">
          <Pagination page={page} pageCount={5} onPage={setPage} />
        </div>
      </Card>
      <Progress label={t('data.seats')} value={9} max={12} valueText={t('data.seatsUsed')} />
      <Tabs
        label={t('data.tabs')}
        tabs={[
          { value: 'all', label: t('data.tabAll'), content: <p>{t('data.tabAllText')}</p> },
          { value: 'mine', label: t('data.tabMine'), content: <p>{t('data.tabMineText')}</p> },
        ]}
      />
      <LinkTabs
        label={t('data.linkTabs')}
        tabs={[
          { to: '/dev-ui', label: t('title') },
          { to: PAGES.home.path, label: t('overlays.menuLink') },
        ]}
      />
    </GallerySection>
  );
}
