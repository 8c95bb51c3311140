-- Leave requests, their history, the ledger behind the balances, and what follows from a request: who stands in
-- for whom, who is told what, and the links that decide from a mailbox.

-- Lets one exclusion constraint compare ids and ranges together.
create extension if not exists btree_gist;

alter table organizations
  add column reminder_days integer not null default 3 check (reminder_days between 1 and 30),
  add column escalation_days integer not null default 6 check (escalation_days between 2 and 60),
  add column digest_hour integer not null default 8 check (digest_hour between 0 and 23),
  add constraint escalation_after_reminder check (escalation_days > reminder_days);

-- Unknown until someone says so: the day the person joined stands in for it.
alter table users
  add column employed_from date,
  add column employed_to date,
  add constraint employed_in_order check (employed_to >= employed_from);

create table leave_requests (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Who filed it: the person, or someone who recorded it for them.
  filed_by uuid not null,
  type text not null,
  state text not null check (state in ('pending', 'approved', 'cancellation-asked', 'rejected', 'withdrawn', 'cancelled')),
  start_date date not null,
  start_half text not null check (start_half in ('am', 'pm')),
  end_date date not null,
  end_half text not null check (end_half in ('am', 'pm')),
  -- What it cost when it was filed, edited or decided; the proof is made anew from the rules.
  counted_halves integer not null check (counted_halves >= 0),
  note text not null default '' check (char_length(note) <= 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Grows with every change of state or content: who changes a request says which one they saw.
  version integer not null default 1,
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (char_length(decision_reason) <= 2000),
  idempotency_key text,
  idempotency_digest bytea,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, filed_by) references users (organization_id, id),
  foreign key (organization_id, decided_by) references users (organization_id, id),
  constraint leave_requests_once_by_key unique (organization_id, filed_by, idempotency_key),
  constraint leave_requests_in_order check (
    end_date > start_date or (end_date = start_date and not (start_half = 'pm' and end_half = 'am'))),
  -- One half-day belongs to one absence: half-days are numbered, two a day.
  constraint leave_requests_no_overlap exclude using gist (
    organization_id with =,
    user_id with =,
    int4range(
      (start_date - date '2000-01-01') * 2 + case start_half when 'pm' then 1 else 0 end,
      (end_date - date '2000-01-01') * 2 + case end_half when 'pm' then 2 else 1 end
    ) with &&
  ) where (state in ('pending', 'approved', 'cancellation-asked'))
);
create index leave_requests_by_person on leave_requests (organization_id, user_id, created_at desc, id desc);
create index leave_requests_by_time on leave_requests (organization_id, created_at desc, id desc);
create index leave_requests_by_days on leave_requests (organization_id, start_date, end_date)
  where state in ('pending', 'approved', 'cancellation-asked');
create index leave_requests_waiting on leave_requests (organization_id, created_at)
  where state in ('pending', 'cancellation-asked');

-- Who did what to a request, when, from where and why. Names are those of the day.
create table leave_request_events (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  event text not null check (event in ('filed', 'recorded', 'edited', 'approved', 'rejected', 'withdrawn', 'cancelled',
    'cancellation-asked', 'cancellation-refused', 'reminded', 'escalated')),
  version integer not null,
  actor_id uuid,
  actor_name text,
  via text not null check (via in ('app', 'mail', 'schedule')),
  address text,
  reason text check (char_length(reason) <= 2000),
  -- What an edit changed: each field with its value before and after.
  changes jsonb not null default '{}',
  primary key (organization_id, id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id),
  foreign key (organization_id, actor_id) references users (organization_id, id)
);
create index leave_request_events_by_request on leave_request_events (organization_id, request_id, at, id);

create table ledger_entries (
  organization_id uuid not null,
  user_id uuid not null,
  counter text not null,
  id text not null,
  key text not null,
  date date not null,
  -- An exact fraction of a day.
  amount_n integer not null,
  amount_d integer not null check (amount_d > 0),
  cause jsonb not null,
  rule text not null,
  period date,
  expires date,
  correction text,
  request_id uuid,
  written_at timestamptz not null,
  primary key (organization_id, user_id, counter, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id)
);
create index ledger_entries_by_request on ledger_entries (organization_id, request_id) where request_id is not null;

-- Who decides in someone's place, from one day to another.
create table delegations (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  delegate_id uuid not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, delegate_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, created_by) references users (organization_id, id),
  check (user_id <> delegate_id),
  constraint delegations_one_at_a_time exclude using gist (
    organization_id with =, user_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index delegations_by_delegate on delegations (organization_id, delegate_id);

create table notification_choices (
  organization_id uuid not null,
  user_id uuid not null,
  kind text not null,
  choice text not null check (choice in ('immediate', 'daily', 'none')),
  primary key (organization_id, user_id, kind),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- One row for each person told of one event. Its id makes the Message-ID, so that a second attempt is the same mail.
create table notifications (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  event_id uuid not null,
  choice text not null check (choice in ('immediate', 'daily')),
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id) references leave_request_events (organization_id, id)
);
create unique index notifications_once on notifications (organization_id, event_id, user_id);
create index notifications_unsent on notifications (organization_id, user_id) where sent_at is null;

-- Digests that have left, so that each day's leaves once.
create table sent_digests (
  organization_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('daily', 'weekly')),
  day date not null,
  sent_at timestamptz not null,
  primary key (organization_id, user_id, kind, day),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- What a mail's links may do, by the hash of their token.
create table mail_links (
  organization_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  -- The request to decide; null for a link that unsubscribes.
  request_id uuid,
  -- The kind of mail to stop; null for a link that decides.
  kind text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  constraint mail_links_by_hash unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, request_id) references leave_requests (organization_id, id),
  check ((request_id is null) <> (kind is null))
);
create index mail_links_by_request on mail_links (organization_id, request_id) where request_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['leave_requests', 'leave_request_events', 'ledger_entries', 'delegations',
    'notification_choices', 'notifications', 'sent_digests', 'mail_links']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on leave_requests, notifications to relache_app;
-- Append-only: nothing that the application does can change or take back a line.
grant select, insert on leave_request_events, ledger_entries to relache_app;
grant select, insert, update, delete on delegations, notification_choices, sent_digests, mail_links to relache_app;

alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check
  check (subject_kind in ('organization', 'user', 'team', 'delegation'));
