-- V4, V5: copies of what is kept about a person. Made by a job, fetched for seven days by whoever asked, then deleted.
create table person_copies (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size integer check (size > 0),
  stored_in text check (stored_in in ('database', 'bucket')),
  fetched_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, asked_by) references users (organization_id, id),
  check (num_nulls(ready_at, expires_at, size, stored_in) in (0, 4))
);
-- Whoever asks again while one is being made waits for that one.
create unique index person_copies_one_waiting on person_copies (organization_id, user_id, asked_by)
  where ready_at is null;
create index person_copies_by_asker on person_copies (organization_id, asked_by, id);

create table person_copy_chunks (
  organization_id uuid not null,
  copy_id uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (organization_id, copy_id, position),
  foreign key (organization_id, copy_id) references person_copies (organization_id, id) on delete cascade
);
-- Archives are packed already.
alter table person_copy_chunks alter column bytes set storage external;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['person_copies', 'person_copy_chunks']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on person_copies to relache_app;
grant select, insert, delete on person_copy_chunks to relache_app;
