-- Files for payroll programs, kept byte for byte, who fetched them, and the models they are made with.

-- What each calendar day of a line counts; null for months that were closed before it was kept.
alter table payroll_lines
  add column open_by_day smallint[],
  add column working_by_day smallint[];

create table payroll_models (
  organization_id uuid not null references organizations (id) on delete cascade,
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  definition jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, changed_by) references users (organization_id, id)
);

create table payroll_files (
  organization_id uuid not null,
  id uuid not null,
  closing_id uuid not null,
  -- As they were when it was made; the model may be another by now, or gone.
  model text not null,
  model_name text not null,
  name text not null,
  row_count integer not null check (row_count >= 0),
  bytes bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  made_at timestamptz not null,
  made_by uuid not null,
  primary key (organization_id, id),
  -- Made again without a change, it is the same file.
  unique (organization_id, closing_id, model, sha256),
  foreign key (organization_id, closing_id) references payroll_months (organization_id, id) on delete cascade,
  foreign key (organization_id, made_by) references users (organization_id, id)
);

-- The first time that each person fetched each file.
create table payroll_fetches (
  organization_id uuid not null,
  file_id uuid not null,
  user_id uuid not null,
  -- The role they had then.
  role text not null,
  fetched_at timestamptz not null,
  primary key (organization_id, file_id, user_id),
  foreign key (organization_id, file_id) references payroll_files (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payroll_models', 'payroll_files', 'payroll_fetches']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert on payroll_files, payroll_fetches to relache_app;
grant select, insert, update, delete on payroll_models to relache_app;
