-- Steps of the first hour that somebody looked at or set aside. What was really done shows by itself.

create table first_steps (
  organization_id uuid not null references organizations (id) on delete cascade,
  step text not null check (step in ('rules', 'people', 'teams', 'calendar', 'request')),
  settled_at timestamptz not null,
  settled_by uuid not null,
  primary key (organization_id, step),
  foreign key (organization_id, settled_by) references users (organization_id, id)
);

alter table first_steps enable row level security;
create policy own_organization on first_steps to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());

grant select, insert on first_steps to relache_app;
