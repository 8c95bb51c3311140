-- Counters of payslips beside ours, as they were compared, and which column of a payroll table says what.
-- Payslips themselves are never kept: only these figures.

create table payslip_comparisons (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null,
  source text not null check (source in ('table', 'pdf')),
  -- The day of the payslips.
  date date not null,
  -- When their month was closed; null when it was not, and the comparison is with what was known that day.
  known_at timestamptz,
  -- Rows of nobody we know, or that could not be read.
  left_out jsonb not null default '[]',
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by) references users (organization_id, id)
);

create table payslip_rows (
  organization_id uuid not null,
  comparison_id uuid not null,
  position integer not null check (position >= 0),
  -- Its place in the table, as people count it.
  line integer not null,
  user_id uuid not null,
  counter text not null,
  -- Theirs, ours, the difference and its causes, in days.
  result jsonb not null,
  note text,
  noted_at timestamptz check ((noted_at is null) = (note is null)),
  noted_by uuid,
  adjusted_at timestamptz,
  adjusted_by uuid,
  primary key (organization_id, comparison_id, position),
  foreign key (organization_id, comparison_id) references payslip_comparisons (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, noted_by) references users (organization_id, id),
  foreign key (organization_id, adjusted_by) references users (organization_id, id)
);

create table payslip_columns (
  organization_id uuid not null references organizations (id) on delete cascade,
  heading text not null,
  -- Null for a column that was left out.
  meaning text,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (organization_id, heading),
  foreign key (organization_id, changed_by) references users (organization_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payslip_comparisons', 'payslip_rows', 'payslip_columns']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert on payslip_comparisons, payslip_rows to relache_app;
grant update (note, noted_at, noted_by, adjusted_at, adjusted_by) on payslip_rows to relache_app;
grant select, insert, update on payslip_columns to relache_app;
