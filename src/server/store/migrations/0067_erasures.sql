-- V6 to V9: people who left are erased: their rows stay under a name that says nothing, so that counts stay right.
alter table users add column erased_at timestamptz;

-- The journal of erasures. It names nobody, points at no table and outlives what it tells of: a restore of an older
-- backup carries every line out again.
create table erasures (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('person', 'organization')),
  -- The person's id, or the organisation's own.
  subject_id uuid not null,
  -- What a person is called from then on.
  pseudonym text check ((pseudonym is not null) = (kind = 'person')),
  reason text not null check (reason in ('asked', 'unneeded', 'other')),
  asked_at timestamptz not null,
  asked_by uuid not null,
  -- Null while it waits for its turn.
  done_at timestamptz,
  primary key (organization_id, id)
);
create unique index erasures_once on erasures (organization_id, kind, subject_id);

-- V8: why someone's data must stay for now. While one stands nobody erases them.
create table erasure_holds (
  organization_id uuid not null,
  user_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 500),
  set_at timestamptz not null,
  set_by uuid not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, set_by) references users (organization_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['erasures', 'erasure_holds']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert on erasures to relache_app;
grant update (done_at) on erasures to relache_app;
grant select, insert, update, delete on erasure_holds to relache_app;

-- What an erasure may do to rows that the application itself may not change: of the organisation of the transaction,
-- for somebody who has left, whose erasure was asked for, is not done, and is not held up.
create function gate.open_erasure(person uuid)
  -- Not the row itself: a function that answers with one would keep its table from being dropped by a restore.
  returns table (organization_id uuid, id uuid, subject_id uuid, pseudonym text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select e.organization_id, e.id, e.subject_id, e.pseudonym from erasures e
    join users u on u.organization_id = e.organization_id and u.id = e.subject_id
    where e.organization_id = gate.current_organization() and e.kind = 'person' and e.subject_id = person
      and e.done_at is null and u.removed_at is not null
      and not exists (select from erasure_holds h
        where h.organization_id = e.organization_id and h.user_id = e.subject_id);
  if not found then
    raise exception 'Nobody is to be erased by this id.' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Rows that lead to the person, by one of several ways: [column], or [column, table, key, person] over another table.
create function gate.erasure_condition(ways jsonb) returns text
  language sql stable set search_path = public, pg_temp as $$
  select '(' || string_agg(case jsonb_array_length(way)
      when 1 then format('t.%I = $2', way ->> 0)
      else format(
        'exists (select from %I o where o.organization_id = t.organization_id and o.%I = t.%I and o.%I = $2)',
        way ->> 1, way ->> 2, way ->> 0, way ->> 3)
    end, ' or ') || ')'
  from jsonb_array_elements(ways) way
$$;

-- Deletes them, or gives each of these columns what becomes of it: {column: what}.
create function gate.erase_in(person uuid, of_table text, ways jsonb, changes jsonb) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  erasure record;
  settings text;
  touched bigint;
begin
  select * into erasure from gate.open_erasure(person);
  if changes is null then
    execute format('delete from %I t where t.organization_id = $1 and %s', of_table, gate.erasure_condition(ways))
      using erasure.organization_id, person;
  else
    select string_agg(format(case change.value
        when 'null' then '%1$I = null'
        when 'empty' then '%1$I = '''''
        when 'name' then '%1$I = case when %1$I is null then null else $3 end'
        when 'address' then '%1$I = $4'
        when 'object' then '%1$I = case when %1$I is null then null else ''{}''::jsonb end'
        when 'list' then '%1$I = ''{}'''
        when 'bytes' then '%1$I = ''''::bytea'
        when 'reasonless' then '%1$I = case when %1$I ? ''reason'' then jsonb_set(%1$I, ''{reason}'', ''""'') else %1$I end'
        when 'words' then '%1$I = case when %1$I is null then null else ''…'' end'
      end, change.key), ', ')
      into settings from jsonb_each_text(changes) change;
    execute format('update %I t set %s where t.organization_id = $1 and %s', of_table, settings,
        gate.erasure_condition(ways))
      using erasure.organization_id, person, erasure.pseudonym, erasure.id || '@erased.invalid';
  end if;
  get diagnostics touched = row_count;
  return touched;
end $$;

-- Takes what they are called out of words that anyone may have written: {column: column that tells whose name it is, or null}.
create function gate.sweep_in(person uuid, of_table text, swept jsonb, pattern text) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  erasure record;
  settings text;
  condition text;
  touched bigint;
begin
  select * into erasure from gate.open_erasure(person);
  select
    string_agg(format(case
        when a.atttypid = 'bytea'::regtype then '%1$I = case when sealed then ''''
          when convert_from(%1$I, ''UTF8'') ~* $3 then '''' else %1$I end'
        when a.atttypid = 'jsonb'::regtype then '%1$I = regexp_replace(%1$I::text, $3, $4, ''gi'')::jsonb'
        when a.atttypid = 'text[]'::regtype then '%1$I = regexp_replace(%1$I::text, $3, $4, ''gi'')::text[]'
        when one.value is not null then '%1$I = case when exists (select from users o
          where o.organization_id = $1 and o.id = t.%2$I and o.id <> $2) then %1$I
          else regexp_replace(%1$I, $3, $4, ''gi'') end'
        else '%1$I = regexp_replace(%1$I, $3, $4, ''gi'')'
      end, one.key, one.value), ', '),
    string_agg(format(case
        when a.atttypid = 'bytea'::regtype then 'case when sealed then octet_length(%1$I) > 0
          else convert_from(%1$I, ''UTF8'') ~* $3 end'
        else '%1$I::text ~* $3'
      end, one.key), ' or ')
    into settings, condition
    from jsonb_each_text(swept) one
    join pg_attribute a on a.attrelid = to_regclass(format('public.%I', of_table)) and a.attname = one.key;
  execute format('update %I t set %s where t.organization_id = $1 and (%s)', of_table, settings, condition)
    using erasure.organization_id, person, pattern, erasure.pseudonym;
  get diagnostics touched = row_count;
  return touched;
end $$;

-- Rows whose content was packed or sealed and may name anyone: all of the organisation's.
create function gate.empty_in(person uuid, of_table text) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  erasure record;
  touched bigint;
begin
  select * into erasure from gate.open_erasure(person);
  execute format('delete from %I where organization_id = $1', of_table) using erasure.organization_id;
  get diagnostics touched = row_count;
  return touched;
end $$;

-- Mails that wait to be written to them, and whatever in the queue says what they are called.
create function gate.forget_jobs_of(person uuid, pattern text) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  erasure record;
  touched bigint;
begin
  select * into erasure from gate.open_erasure(person);
  delete from graphile_worker._private_jobs j
    where j.payload ->> 'userId' = erasure.subject_id::text
      or (j.payload ->> 'organizationId' = erasure.organization_id::text or j.payload ->> 'organizationId' is null)
        and j.payload::text ~* pattern;
  get diagnostics touched = row_count;
  return touched;
end $$;

revoke all on function gate.open_erasure(uuid), gate.erasure_condition(jsonb),
  gate.erase_in(uuid, text, jsonb, jsonb), gate.sweep_in(uuid, text, jsonb, text), gate.empty_in(uuid, text),
  gate.forget_jobs_of(uuid, text) from public;
grant execute on function gate.erase_in(uuid, text, jsonb, jsonb), gate.sweep_in(uuid, text, jsonb, text),
  gate.empty_in(uuid, text), gate.forget_jobs_of(uuid, text) to relache_app;
