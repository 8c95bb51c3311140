-- Absences sent to payroll programs without a file: the access, whom it knows, what was sent and what was answered.

create table payroll_connections (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('silae', 'payfit')),
  -- The company as the program knows it; null until PayFit has said.
  dossier text check (dossier <> ''),
  -- Sealed for this very row; gone with the connection.
  secrets bytea,
  -- The last characters of each secret, by which people tell them apart.
  hints jsonb not null default '{}',
  -- What PayFit calls each type of absence.
  type_names jsonb not null default '{}',
  connected_at timestamptz not null,
  connected_by uuid not null,
  changed_at timestamptz not null,
  last_success_at timestamptz,
  trouble text check (trouble in ('secret', 'credentials', 'forbidden', 'unreachable', 'busy', 'unexpected', 'disconnected')),
  trouble_text text,
  trouble_at timestamptz check ((trouble_at is null) = (trouble is null)),
  disconnected_at timestamptz,
  primary key (organization_id, id),
  check ((secrets is null) = (disconnected_at is not null)),
  foreign key (organization_id, connected_by) references users (organization_id, id)
);
create unique index payroll_connections_once on payroll_connections (organization_id) where disconnected_at is null;

-- By which a program knows a person, where that is no payroll number.
create table payroll_contracts (
  organization_id uuid not null,
  user_id uuid not null,
  contract_id text not null check (contract_id <> ''),
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, changed_by) references users (organization_id, id)
);

create table payroll_sendings (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  closing_id uuid not null,
  -- As they were: the connection may be another by now.
  provider text not null check (provider in ('silae', 'payfit')),
  dossier text not null,
  begun_at timestamptz not null,
  begun_by uuid not null,
  -- Tries in vain since something last went through.
  failures smallint not null default 0,
  next_at timestamptz,
  ended_at timestamptz,
  -- Why it ended before its last line.
  stopped_by text check (stopped_by in ('secret', 'credentials', 'forbidden', 'unreachable', 'busy', 'unexpected', 'disconnected')),
  check (stopped_by is null or ended_at is not null),
  primary key (organization_id, id),
  foreign key (organization_id, connection_id) references payroll_connections (organization_id, id),
  foreign key (organization_id, closing_id) references payroll_months (organization_id, id) on delete cascade,
  foreign key (organization_id, begun_by) references users (organization_id, id)
);
-- Two at once would cross each other.
create unique index payroll_sendings_one_at_a_time on payroll_sendings (organization_id, connection_id)
  where ended_at is null;
create index payroll_sendings_by_closing on payroll_sendings (organization_id, closing_id);

create table payroll_sending_lines (
  organization_id uuid not null,
  sending_id uuid not null,
  position integer not null check (position >= 0),
  deed text not null check (deed in ('add', 'change', 'delete')),
  user_id uuid not null,
  person_name text not null,
  type text not null,
  employee text not null,
  code text not null,
  start_date date not null,
  start_half text not null check (start_half in ('am', 'pm')),
  end_date date not null check (end_date >= start_date),
  end_half text not null check (end_half in ('am', 'pm')),
  -- « unknown » is written before a call leaves, so that a process that ends meanwhile leaves a trace.
  state text not null check (state in ('waiting', 'unknown', 'sent', 'refused')),
  -- It was there already, or gone already.
  needless boolean not null default false,
  refusal text check (refusal in ('provider', 'closed-month', 'occupied')),
  -- What the program said, in its own words.
  answer text,
  -- Its id there.
  remote_id text,
  noted_at timestamptz,
  check ((refusal is not null) = (state = 'refused')),
  primary key (organization_id, sending_id, position),
  foreign key (organization_id, sending_id) references payroll_sendings (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array
    array['payroll_connections', 'payroll_contracts', 'payroll_sendings', 'payroll_sending_lines']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on payroll_connections to relache_app;
grant select, insert, update, delete on payroll_contracts to relache_app;
grant select, insert on payroll_sendings, payroll_sending_lines to relache_app;
grant update (failures, next_at, ended_at, stopped_by) on payroll_sendings to relache_app;
grant update (state, needless, refusal, answer, remote_id, noted_at) on payroll_sending_lines to relache_app;
