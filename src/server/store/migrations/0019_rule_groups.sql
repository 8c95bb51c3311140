-- Sites and categories of an organisation, where each person belongs, and rules that hold for some people only.

create table rule_groups (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('site', 'category')),
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (organization_id, id)
);
-- Two groups of one kind with one name could not be told apart.
create unique index rule_groups_one_name on rule_groups (organization_id, kind, lower(name)) where archived_at is null;

-- Where a person belongs from a day on; the latest written for a day counts.
create table placements (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  effective_from date not null,
  site_id uuid,
  category_id uuid,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, site_id) references rule_groups (organization_id, id),
  foreign key (organization_id, category_id) references rule_groups (organization_id, id),
  foreign key (organization_id, created_by) references users (organization_id, id)
);
create index placements_by_person on placements (organization_id, user_id, effective_from, created_at);

-- What differs from the organisation for one group or one person, whole, from a day on. What is not named is inherited;
-- an undone one never held.
create table rule_changes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  group_id uuid,
  user_id uuid,
  effective_from date not null,
  rules jsonb not null,
  applied_at timestamptz not null,
  applied_by uuid not null,
  undone_at timestamptz,
  undone_by uuid,
  check ((group_id is null) <> (user_id is null)),
  primary key (organization_id, id),
  foreign key (organization_id, group_id) references rule_groups (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, applied_by) references users (organization_id, id),
  foreign key (organization_id, undone_by) references users (organization_id, id)
);
create index rule_changes_in_force on rule_changes (organization_id, effective_from, applied_at) where undone_at is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['rule_groups', 'placements', 'rule_changes']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on rule_groups, rule_changes to relache_app;
grant select, insert on placements to relache_app;
