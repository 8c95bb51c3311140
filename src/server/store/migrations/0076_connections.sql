-- N10: what a company or one of its people connected. Tokens are sealed for their row; null where none is needed.
create table connections (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('slack', 'teams', 'google', 'microsoft')),
  -- Null: the company's.
  owner_user_id uuid,
  state text not null check (state in ('ok', 'broken')),
  -- What the provider calls it, for people to read: a workspace, an address.
  label text not null check (char_length(label) between 1 and 200),
  -- What it is linked to there, by the name that does not change.
  external_id text not null check (char_length(external_id) between 1 and 200),
  tokens bytea,
  scopes text[] not null,
  -- What the owner chose of what it can do; read by the provider's own part.
  choices jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null,
  last_success_at timestamptz,
  last_error_code text,
  last_error_at timestamptz,
  -- When its owner was told that it is broken: once, until it works again.
  told_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, owner_user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, made_by) references users (organization_id, id),
  check ((last_error_code is null) = (last_error_at is null))
);
-- One of each, for the company and for each person.
create unique index connections_one_of_company on connections (organization_id, provider) where owner_user_id is null;
create unique index connections_one_each on connections (organization_id, provider, owner_user_id)
  where owner_user_id is not null;
-- Across organisations: what comes from a workspace belongs to one of them.
create unique index connections_one_place on connections (provider, external_id) where owner_user_id is null;
-- Within one: an account at the provider is one person's.
create unique index connections_one_person on connections (organization_id, provider, external_id)
  where owner_user_id is not null;
create index connections_by_maker on connections (organization_id, made_by);

-- N11: somebody who was sent to a provider and has not come back. What is needed to believe the answer is sealed.
create table connection_attempts (
  organization_id uuid not null,
  id uuid not null,
  provider text not null check (provider in ('slack', 'teams', 'google', 'microsoft')),
  owner text not null check (owner in ('company', 'own')),
  user_id uuid not null,
  state_hash bytea not null check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  checks bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  constraint connection_attempts_by_state unique (organization_id, state_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index connection_attempts_by_end on connection_attempts (organization_id, expires_at);
create index connection_attempts_by_user on connection_attempts (organization_id, user_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['connections', 'connection_attempts']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on connections, connection_attempts to relache_app;

-- Whose a workspace is, for what it sends us: the place alone, nothing of what is kept of it.
create function gate.connection_place(of_provider text, of_external_id text)
  returns table (organization_id uuid, connection_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id
  from connections c
  where c.provider = of_provider and c.external_id = of_external_id and c.owner_user_id is null
$$;
revoke all on function gate.connection_place(text, text) from public;
grant execute on function gate.connection_place(text, text) to relache_app;
