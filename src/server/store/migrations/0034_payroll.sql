-- Pay months that were closed, with what payroll was told of each absence. Lines are written once and never changed.

create table payroll_months (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  month date not null check (month = date_trunc('month', month)),
  closed_at timestamptz not null,
  closed_by uuid not null,
  reopened_at timestamptz,
  reopened_by uuid,
  reopen_reason text check ((reopen_reason is not null) = (reopened_at is not null)),
  primary key (organization_id, id),
  foreign key (organization_id, closed_by) references users (organization_id, id),
  foreign key (organization_id, reopened_by) references users (organization_id, id)
);
create unique index payroll_months_closed_once on payroll_months (organization_id, month)
  where reopened_at is null;

create table payroll_lines (
  organization_id uuid not null,
  closing_id uuid not null,
  -- In the order in which they are read.
  position integer not null check (position >= 0),
  -- The closed month that it corrects, and why; null for a line of the month itself.
  corrects date check (corrects = date_trunc('month', corrects)),
  cause text check (cause in ('late', 'cancelled', 'changed', 'recounted')),
  sign smallint not null check (sign in (-1, 1)),
  user_id uuid not null,
  -- As they were on the day of closing.
  person_name text not null,
  payroll_number text,
  request_id uuid not null,
  type text not null,
  code text,
  dsn_reason text,
  start_date date not null,
  start_half text not null check (start_half in ('am', 'pm')),
  end_date date not null check (end_date >= start_date),
  end_half text not null check (end_half in ('am', 'pm')),
  open_halves integer not null check (open_halves >= 0),
  working_halves integer not null check (working_halves >= 0),
  calendar_halves integer not null check (calendar_halves > 0),
  primary key (organization_id, closing_id, position),
  check ((corrects is null) = (cause is null)),
  check (corrects is not null or sign = 1),
  foreign key (organization_id, closing_id) references payroll_months (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id)
);

create table payroll_codes (
  organization_id uuid not null references organizations (id) on delete cascade,
  type text not null,
  code text,
  dsn_reason text,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (organization_id, type),
  foreign key (organization_id, changed_by) references users (organization_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payroll_months', 'payroll_lines', 'payroll_codes']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert on payroll_months, payroll_lines to relache_app;
grant update (reopened_at, reopened_by, reopen_reason) on payroll_months to relache_app;
grant select, insert, update on payroll_codes to relache_app;
