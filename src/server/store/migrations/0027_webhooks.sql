-- Addresses of programs that want to hear what happens in an organisation. Their secrets are sealed with a key that is
-- not in the database, at most two at a time: the present one, and for a week after a rotation the one before.
create table webhook_endpoints (
  organization_id uuid not null,
  id uuid not null,
  -- Who is told when it no longer works.
  user_id uuid not null,
  -- The key that subscribed it, by its name of that day; null for one that was made on a screen.
  key_name text,
  url text not null check (char_length(url) between 8 and 2000),
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null,
  previous_secret bytea,
  previous_ends_at timestamptz,
  created_at timestamptz not null,
  rotated_at timestamptz,
  -- Why nothing is sent to it, and since when; both null while things are.
  off_at timestamptz,
  off_because text check (off_because in ('paused', 'gone', 'failing')),
  -- Since when nothing that was sent to it arrived.
  failing_since timestamptz,
  -- It asked for a pause, or does not answer: until then it is left alone.
  rests_until timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check ((previous_secret is null) = (previous_ends_at is null)),
  check ((off_at is null) = (off_because is null))
);

-- What happened, as programs are told it: ids, dates and states, nothing that tells why somebody is away.
create table webhook_events (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  type text not null,
  object_id uuid not null,
  sequence bigint not null,
  at timestamptz not null,
  data jsonb not null,
  primary key (organization_id, id)
);
create index webhook_events_by_time on webhook_events (organization_id, at);
create index webhook_events_by_type on webhook_events (organization_id, type, at desc);

-- One for each program that hears of an event.
create table webhook_deliveries (
  organization_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'held')),
  created_at timestamptz not null,
  -- The attempts since it was last asked for; those before a replay stay in the list of tries.
  attempts smallint not null default 0,
  next_at timestamptz,
  tries jsonb not null default '[]',
  answer text,
  primary key (organization_id, id),
  unique (organization_id, endpoint_id, event_id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade,
  foreign key (organization_id, event_id) references webhook_events (organization_id, id) on delete cascade
);
create index webhook_deliveries_by_endpoint on webhook_deliveries (organization_id, endpoint_id, created_at desc, id desc);
create index webhook_deliveries_by_event on webhook_deliveries (organization_id, event_id);

-- The last number of what has no version of its own.
create table webhook_sequences (
  organization_id uuid not null references organizations (id) on delete cascade,
  object_id uuid not null,
  last bigint not null,
  primary key (organization_id, object_id)
);

alter table webhook_endpoints enable row level security;
alter table webhook_events enable row level security;
alter table webhook_deliveries enable row level security;
alter table webhook_sequences enable row level security;
create policy own_organization on webhook_endpoints to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on webhook_events to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on webhook_deliveries to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on webhook_sequences to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, update, delete on webhook_endpoints, webhook_deliveries to relache_app;
grant select, insert, delete on webhook_events to relache_app;
grant select, insert, update on webhook_sequences to relache_app;

alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check
  check (subject_kind in ('organization', 'user', 'team', 'delegation', 'api-key', 'webhook'));

-- The one way by which events are written, in the transaction of the change and with the rights of whoever writes it.
-- Where nobody listens it costs one look at a table with few rows. Those that wait for an endpoint that is off are kept
-- to be replayed; what answered that it is gone for good hears nothing more.
create function gate.tell_programs(events json) returns void
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  told record;
  listener record;
  number bigint;
  delivery uuid;
  place integer := 0;
begin
  for told in
    select * from json_to_recordset(events) as e (
      id uuid, type text, "objectId" uuid, sequence bigint, at timestamptz, data jsonb, "notBefore" timestamptz,
      "endpointId" uuid)
  loop
    number := null;
    for listener in
      select w.organization_id, w.id, w.off_at from webhook_endpoints w
      where w.organization_id = gate.current_organization() and w.off_because is distinct from 'gone'
        and case when told."endpointId" is null then told.type = any (w.events) else w.id = told."endpointId" end
      order by w.created_at, w.id
    loop
      if number is null then
        number := told.sequence;
        if number is null then
          insert into webhook_sequences values (listener.organization_id, told."objectId", 1)
          on conflict (organization_id, object_id) do update set last = webhook_sequences.last + 1
          returning last into number;
        end if;
        insert into webhook_events values (
          listener.organization_id, told.id, told.type, told."objectId", number, told.at, told.data);
      end if;
      delivery := gen_random_uuid();
      insert into webhook_deliveries (organization_id, id, endpoint_id, event_id, state, created_at, next_at) values (
        listener.organization_id, delivery, listener.id, told.id,
        case when listener.off_at is null then 'waiting' else 'held' end, told.at,
        case when listener.off_at is null then coalesce(told."notBefore", told.at) end);
      if listener.off_at is null then
        perform gate.enqueue_job('deliver-webhook',
          json_build_object('organizationId', listener.organization_id, 'deliveryId', delivery),
          'webhook:' || told.id || ':' || listener.id, told."notBefore", 12, least(place / 25, 90));
        place := place + 1;
      end if;
    end loop;
  end loop;
end
$$;
revoke all on function gate.tell_programs(json) from public;
grant execute on function gate.tell_programs(json) to relache_app;
