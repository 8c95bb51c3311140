-- V10: who opened what of whom. One line for each looker, person, kind and day of the organisation's calendar.
create table looks (
  organization_id uuid not null,
  id uuid not null,
  -- Null: of everyone who was in the organisation then.
  person_id uuid,
  looker_id uuid not null,
  kind text not null
    check (kind in ('sheet', 'balance', 'sickness', 'document', 'payroll', 'export', 'view-as')),
  -- With a key of the API: the looker's own, or one of the organisation that they answer for.
  key_kind text check (key_kind in ('personal', 'organization')),
  looked_on date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, person_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, looker_id) references users (organization_id, id) on delete cascade
);

create unique index looks_once on looks (
  organization_id, looker_id, looked_on, kind,
  coalesce(person_id, '00000000-0000-0000-0000-000000000000'), coalesce(key_kind, '')
);
create index looks_of_person on looks (organization_id, person_id, last_at);
create index looks_by_age on looks (organization_id, last_at);

alter table looks enable row level security;
create policy own_organization on looks to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
-- Written by the function below alone; nobody changes what was seen.
grant select, delete on looks to relache_app;

-- Looks of whatever organisations in one statement. Those whose people are gone are passed over: one of them must not
-- keep the others from being written.
create function gate.note_looks(
    organizations uuid[], ids uuid[], people uuid[], lookers uuid[], kinds text[], key_kinds text[], days date[],
    times timestamptz[])
  returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into looks (organization_id, id, person_id, looker_id, kind, key_kind, looked_on, first_at, last_at)
  select n.organization_id, min(n.id::text)::uuid, n.person_id, n.looker_id, n.kind, n.key_kind, n.looked_on,
    min(n.at), max(n.at)
  from unnest(organizations, ids, people, lookers, kinds, key_kinds, days, times)
    as n (organization_id, id, person_id, looker_id, kind, key_kind, looked_on, at)
  join users l on l.organization_id = n.organization_id and l.id = n.looker_id
  left join users p on p.organization_id = n.organization_id and p.id = n.person_id
  where n.person_id is null or p.id is not null
  group by n.organization_id, n.person_id, n.looker_id, n.kind, n.key_kind, n.looked_on
  on conflict (
    organization_id, looker_id, looked_on, kind,
    coalesce(person_id, '00000000-0000-0000-0000-000000000000'), coalesce(key_kind, '')
  ) do update set last_at = greatest(looks.last_at, excluded.last_at)
$$;

revoke all on function gate.note_looks(uuid[], uuid[], uuid[], uuid[], text[], text[], date[], timestamptz[])
  from public;
grant execute on function gate.note_looks(uuid[], uuid[], uuid[], uuid[], text[], text[], date[], timestamptz[])
  to relache_app;
