-- What an organisation decides about leave and from when, its own types, people's weeks, and the decisions that
-- counters follow from.

-- Settings as they were applied. The latest that holds on a day is the one that counts; an undone one never did.
create table leave_settings (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  effective_from date not null,
  settings jsonb not null,
  applied_at timestamptz not null,
  applied_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, applied_by) references users (organization_id, id),
  foreign key (organization_id, undone_by) references users (organization_id, id)
);
create index leave_settings_in_force on leave_settings (organization_id, effective_from, applied_at) where undone_at is null;

-- An organisation's own types, and what it changed about the four it started with (ids vacation, sick, personal, other).
create table leave_types (
  organization_id uuid not null references organizations (id) on delete cascade,
  id text not null check (char_length(id) between 1 and 60),
  name_fr text not null check (char_length(name_fr) between 1 and 80),
  name_en text not null check (char_length(name_en) between 1 and 80),
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  confidential boolean not null,
  needs_approval boolean not null,
  -- paid-leave, rtt, the type's own id for a counter of its own, or null when it costs nothing.
  counter text,
  -- What the law on rights takes it for; null for leave that interrupts nothing.
  absence_kind text,
  half_days boolean not null,
  asks_justification boolean not null,
  -- The entry of the catalogue it came from, whose article and duration are shown.
  catalogue_key text,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (organization_id, id)
);

-- Leave of a type that nobody has to approve is accepted as it is filed.
alter table leave_request_events drop constraint leave_request_events_event_check;
alter table leave_request_events add constraint leave_request_events_event_check
  check (event in ('filed', 'recorded', 'accepted', 'edited', 'approved', 'rejected', 'withdrawn', 'cancelled',
    'cancellation-asked', 'cancellation-refused', 'reminded', 'escalated'));

-- A person's week from a day on; the latest written for a day counts.
create table working_patterns (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  effective_from date not null,
  -- Fourteen digits a week, Monday morning first; several weeks alternate.
  weeks text[] not null check (array_length(weeks, 1) between 1 and 12),
  weekly_rest integer check (weekly_rest between 1 and 7),
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, created_by) references users (organization_id, id)
);
create index working_patterns_by_person on working_patterns (organization_id, user_id, effective_from, created_at);

-- One table of openings, taken over from elsewhere in one go and taken back in one go.
create table balance_imports (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  line_count integer not null,
  applied_at timestamptz not null,
  applied_by uuid not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, applied_by) references users (organization_id, id),
  foreign key (organization_id, undone_by) references users (organization_id, id)
);

-- Who wrote a line that follows from nothing else, and the import it came with.
alter table ledger_entries
  add column written_by uuid,
  add column import_id uuid,
  add foreign key (organization_id, written_by) references users (organization_id, id),
  add foreign key (organization_id, import_id) references balance_imports (organization_id, id);
-- Few among many lines, and read with every request that is filed or decided.
create index ledger_entries_by_hand on ledger_entries (organization_id, user_id)
  where request_id is null and cause ->> 'kind' in ('opening', 'adjusted');
create index ledger_entries_by_import on ledger_entries (organization_id, import_id) where import_id is not null;

-- Sickness may lie over booked leave, whose days are then given back: such an absence holds no half-days.
alter table leave_requests add column over_booked boolean not null default false;
alter table leave_requests drop constraint leave_requests_no_overlap;
alter table leave_requests add constraint leave_requests_no_overlap exclude using gist (
  organization_id with =,
  user_id with =,
  int4range(
    (start_date - date '2000-01-01') * 2 + case start_half when 'pm' then 1 else 0 end,
    (end_date - date '2000-01-01') * 2 + case end_half when 'pm' then 2 else 1 end
  ) with &&
) where (state in ('pending', 'approved', 'cancellation-asked') and not over_booked);
alter table leave_requests add constraint leave_requests_no_overlap_above exclude using gist (
  organization_id with =,
  user_id with =,
  int4range(
    (start_date - date '2000-01-01') * 2 + case start_half when 'pm' then 1 else 0 end,
    (end_date - date '2000-01-01') * 2 + case end_half when 'pm' then 2 else 1 end
  ) with &&
) where (state in ('pending', 'approved', 'cancellation-asked') and over_booked);

-- The last day, on the organisation's own calendar, for which what was due has been written for everyone.
alter table organizations add column settled_on date;

-- The dated notice that is owed to someone back from sickness (L3141-19-3). What kind of sickness is nowhere.
create table sickness_notices (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  stop_start date not null,
  stop_end date not null,
  due_by date not null,
  prepared_at timestamptz not null,
  sent_at timestamptz,
  sent_by uuid,
  -- The day written in the notice, from which its clock runs.
  informed_on date,
  available_days jsonb,
  deadline date,
  -- Word for word what was sent, and what the mail system said of it: its Message-ID, and when it took the mail.
  text text,
  message_id text,
  mailed_at timestamptz,
  opened_at timestamptz,
  primary key (organization_id, id),
  constraint sickness_notices_once unique (organization_id, user_id, stop_end),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, sent_by) references users (organization_id, id)
);

-- Days for leave taken outside summer: proposed, then granted or given up, and who said so.
create table fractionnement_decisions (
  organization_id uuid not null,
  user_id uuid not null,
  period date not null,
  decision text not null check (decision in ('proposed', 'granted', 'waived')),
  days integer not null,
  taken_outside jsonb not null,
  decided_at timestamptz,
  decided_by uuid,
  check ((decision = 'proposed') = (decided_at is null)),
  primary key (organization_id, user_id, period),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, decided_by) references users (organization_id, id)
);

-- Expiry told two months and one month ahead, once each.
create table expiry_notices (
  organization_id uuid not null,
  user_id uuid not null,
  counter text not null,
  expires_on date not null,
  months_ahead integer not null check (months_ahead in (1, 2)),
  sent_at timestamptz not null,
  primary key (organization_id, user_id, counter, expires_on, months_ahead),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['leave_settings', 'leave_types', 'working_patterns', 'balance_imports',
    'sickness_notices', 'fractionnement_decisions', 'expiry_notices']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on leave_settings, leave_types, balance_imports to relache_app;
grant select, insert, update, delete on sickness_notices, fractionnement_decisions to relache_app;
grant select, insert on working_patterns, expiry_notices to relache_app;
