-- Days on which the company is closed, whom that concerns, and the leave that was recorded for it.

create table closings (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  reason text not null default '',
  start_date date not null,
  start_half text not null check (start_half in ('am', 'pm')),
  end_date date not null check (end_date >= start_date),
  end_half text not null check (end_half in ('am', 'pm')),
  everyone boolean not null,
  -- What pays, in this order, then what becomes of the rest.
  types text[] not null,
  when_short text not null check (when_short in ('in-advance', 'other-type', 'nothing')),
  other_type text check ((other_type is not null) = (when_short = 'other-type')),
  -- When the works council was consulted, and what there is to say of it.
  consulted_on date,
  consultation text not null default '',
  applied_at timestamptz not null,
  applied_by uuid not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, applied_by) references users (organization_id, id),
  foreign key (organization_id, undone_by) references users (organization_id, id)
);
create index closings_by_days on closings (organization_id, start_date);

-- Teams and people that were chosen, and people who were left out.
create table closing_scopes (
  organization_id uuid not null,
  closing_id uuid not null,
  id uuid not null,
  team_id uuid,
  user_id uuid,
  excepted boolean not null default false,
  primary key (organization_id, id),
  check ((team_id is null) <> (user_id is null)),
  foreign key (organization_id, closing_id) references closings (organization_id, id) on delete cascade,
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index closing_scopes_by_closing on closing_scopes (organization_id, closing_id);

-- Whom it was applied to, those for whom nothing had to be recorded among them.
create table closing_people (
  organization_id uuid not null,
  closing_id uuid not null,
  user_id uuid not null,
  added_at timestamptz not null,
  -- Half-days of work for which nothing was recorded.
  left_halves integer not null check (left_halves >= 0),
  primary key (organization_id, closing_id, user_id),
  foreign key (organization_id, closing_id) references closings (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

create table closing_requests (
  organization_id uuid not null,
  closing_id uuid not null,
  request_id uuid not null,
  primary key (organization_id, closing_id, request_id),
  foreign key (organization_id, closing_id) references closings (organization_id, id) on delete cascade,
  foreign key (organization_id, request_id) references leave_requests (organization_id, id)
);
create unique index closing_requests_once on closing_requests (organization_id, request_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['closings', 'closing_scopes', 'closing_people', 'closing_requests']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on closings to relache_app;
grant select, insert on closing_scopes, closing_people, closing_requests to relache_app;
