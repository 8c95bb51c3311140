-- U10: a person was reminded, by whom and when, of days that would lapse: proof that the employer made leave possible.
create table leave_reminders (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  sent_at timestamptz not null,
  -- On the organisation's calendar: nobody is reminded twice on one day.
  sent_on date not null,
  sent_by uuid not null,
  -- As the mail told it: counter, days in hundredths, last day.
  lots jsonb not null,
  primary key (organization_id, id),
  unique (organization_id, user_id, sent_on),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, sent_by) references users (organization_id, id)
);

-- U11: what a day of leave costs, for admins and accountants alone. A day in ten-thousandths of a euro, as payroll has it;
-- what was earned in the period before and in this one in cents.
create table pay_bases (
  organization_id uuid not null,
  user_id uuid not null,
  daily_rate integer check (daily_rate between 0 and 100000000),
  previous_gross integer check (previous_gross between 0 and 2000000000),
  current_gross integer check (current_gross between 0 and 2000000000),
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, changed_by) references users (organization_id, id)
);

-- The employer's charges, in hundredths of a percent of what leave costs.
create table liability_settings (
  organization_id uuid primary key references organizations (id) on delete cascade,
  charges_rate integer not null check (charges_rate between 0 and 20000)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['leave_reminders', 'pay_bases', 'liability_settings']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert on leave_reminders to relache_app;
grant select, insert, update, delete on pay_bases, liability_settings to relache_app;
