-- N20: what was, or is to be, posted to a channel of a company, so that nothing is posted twice: an event of a request,
-- or the Monday of a digest. Forgotten when nothing asks for it any more.
create table channel_posts (
  organization_id uuid not null,
  connection_id uuid not null,
  about text not null check (char_length(about) between 1 and 100),
  claimed_at timestamptz not null,
  primary key (organization_id, connection_id, about),
  foreign key (organization_id, connection_id) references connections (organization_id, id) on delete cascade
);
create index channel_posts_by_time on channel_posts (organization_id, claimed_at);
alter table channel_posts enable row level security;
create policy own_organization on channel_posts to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update, delete on channel_posts to relache_app;
