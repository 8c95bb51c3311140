-- What people say about a request. Who said it and when is an event of the request; the words stand apart, so that
-- they can be taken away.
create table request_comments (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  text text not null check (text <> '' and length(text) <= 2000),
  primary key (organization_id, id),
  foreign key (organization_id, id) references leave_request_events (organization_id, id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id)
);
create index request_comments_of_request on request_comments (organization_id, request_id, id);

alter table leave_request_events drop constraint leave_request_events_event_check;
alter table leave_request_events add constraint leave_request_events_event_check
  check (event in ('filed', 'recorded', 'accepted', 'edited', 'approved', 'rejected', 'withdrawn', 'cancelled',
    'cancellation-asked', 'cancellation-refused', 'reminded', 'escalated', 'cut', 'undone', 'commented'));

-- What is attached to a request. The bytes stand apart: in `file_chunks`, or in a bucket of the operator's.
create table attachments (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  kind text not null check (kind in ('png', 'jpeg', 'pdf')),
  name text not null check (name <> '' and length(name) <= 120),
  size integer not null check (size > 0),
  -- Of what was sent, so that the same file sent twice is attached once.
  digest bytea not null check (octet_length(digest) = 32),
  -- L15: read by the person and by admins alone, and deleted when its time is over.
  medical boolean not null,
  stored_in text not null check (stored_in in ('database', 'bucket')),
  primary key (organization_id, id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id),
  foreign key (organization_id, added_by) references users (organization_id, id)
);
create unique index attachments_once on attachments (organization_id, request_id, digest);
create index attachments_medical on attachments (organization_id, request_id) where medical;

create table file_chunks (
  organization_id uuid not null,
  file_id uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (organization_id, file_id, position),
  foreign key (organization_id, file_id) references attachments (organization_id, id) on delete cascade
);
-- Pictures and documents are packed already.
alter table file_chunks alter column bytes set storage external;

-- Small pictures of people, by the sum of their content.
create table user_photos (
  organization_id uuid not null,
  user_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('png', 'jpeg')),
  bytes bytea not null check (octet_length(bytes) <= 102400),
  changed_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index user_photos_by_hash on user_photos (organization_id, hash);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['request_comments', 'attachments', 'file_chunks', 'user_photos']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, delete on request_comments, attachments, file_chunks to relache_app;
grant select, insert, update, delete on user_photos to relache_app;
