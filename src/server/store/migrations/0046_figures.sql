-- What figures are added up from, kept for each person: half-days by month and weekday, and where their leave stands.
-- Everything here follows from other tables, and is made again for whoever has a mark.
create table person_months (
  organization_id uuid not null,
  user_id uuid not null,
  month date not null,
  -- Half-days from Monday to Sunday: worked if nobody were away, and away by class.
  expected smallint[] not null check (cardinality(expected) = 7),
  health smallint[] not null check (cardinality(health) = 7),
  unforeseen smallint[] not null check (cardinality(unforeseen) = 7),
  other smallint[] not null check (cardinality(other) = 7),
  paid_leave smallint[] not null check (cardinality(paid_leave) = 7),
  -- The same of the whole month.
  expected_halves integer not null,
  health_halves integer not null,
  unforeseen_halves integer not null,
  other_halves integer not null,
  paid_leave_halves integer not null,
  spells integer not null,
  short_spells integer not null,
  primary key (organization_id, user_id, month),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index person_months_by_month on person_months (organization_id, month);

create table person_standings (
  organization_id uuid not null,
  user_id uuid not null,
  -- The day it is about.
  made_on date not null,
  standing jsonb not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- Whose figures something has changed under; nobody named is everyone. Only ever added to, so that no one who writes
-- waits for another; whoever makes the figures again takes away the marks they saw.
create table figure_marks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  primary key (organization_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['person_months', 'person_standings', 'figure_marks']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on person_months, person_standings to relache_app;
grant select, insert, delete on figure_marks to relache_app;

create function gate.mark_figures() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into figure_marks (organization_id, user_id) select distinct organization_id, user_id from changed;
  return null;
end
$$;

create function gate.mark_figures_of_all() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into figure_marks (organization_id) select distinct organization_id from changed;
  return null;
end
$$;

create function gate.mark_figures_of_person() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into figure_marks (organization_id, user_id) values (new.organization_id, new.id);
  return null;
end
$$;

create function gate.mark_figures_of_organization() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into figure_marks (organization_id) values (new.id);
  return null;
end
$$;

do $$
declare
  marked text;
begin
  foreach marked in array array['leave_requests', 'ledger_entries', 'working_patterns', 'placements', 'rights_facts']
  loop
    execute format('create trigger mark_figures_inserted after insert on %I referencing new table as changed
      for each statement execute function gate.mark_figures()', marked);
    execute format('create trigger mark_figures_updated after update on %I referencing new table as changed
      for each statement execute function gate.mark_figures()', marked);
  end loop;
  foreach marked in array array['leave_settings', 'leave_types', 'rule_changes']
  loop
    execute format('create trigger mark_figures_inserted after insert on %I referencing new table as changed
      for each statement execute function gate.mark_figures_of_all()', marked);
    execute format('create trigger mark_figures_updated after update on %I referencing new table as changed
      for each statement execute function gate.mark_figures_of_all()', marked);
  end loop;
end $$;

create trigger mark_figures after update on users for each row
  when ((old.employed_from, old.employed_to, old.joined_at, old.removed_at, old.role)
    is distinct from (new.employed_from, new.employed_to, new.joined_at, new.removed_at, new.role))
  execute function gate.mark_figures_of_person();
create trigger mark_figures after update on organizations for each row
  when ((old.time_zone, old.holiday_zone) is distinct from (new.time_zone, new.holiday_zone))
  execute function gate.mark_figures_of_organization();
