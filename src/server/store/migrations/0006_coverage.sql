-- How many must be in, and when nobody may be on leave, of the organisation (no team) or of one team.

create table presence_minimums (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  team_id uuid,
  people integer not null check (people between 1 and 1000),
  primary key (organization_id, id),
  constraint presence_minimums_once unique nulls not distinct (organization_id, team_id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade
);

create table blackout_periods (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  team_id uuid,
  name text not null check (char_length(name) between 1 and 80),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Shown to the people whom it keeps from leave.
  reason text not null default '',
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade
);

-- The names of the periods without leave that an approval set aside; the reason stands beside.
alter table leave_request_events add column overrode text;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['presence_minimums', 'blackout_periods']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update, delete on presence_minimums, blackout_periods to relache_app;
