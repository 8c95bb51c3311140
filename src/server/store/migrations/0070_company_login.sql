-- I21: domains of which a record of DNS says that they are the organisation's. The token is no secret: it is published.
create table login_domains (
  organization_id uuid not null,
  id uuid not null,
  domain text not null check (domain = lower(domain) and char_length(domain) between 3 and 253),
  token text not null check (char_length(token) between 20 and 64),
  created_at timestamptz not null,
  proven_at timestamptz,
  -- The last look, and what came of it.
  checked_at timestamptz,
  finding text check (finding in ('there', 'missing', 'unreachable')),
  -- Since when the record of a proven domain is gone.
  missing_since timestamptz,
  primary key (organization_id, id),
  constraint login_domains_once_each unique (organization_id, domain),
  check (missing_since is null or proven_at is not null)
);
-- Across organisations: who has proven a domain is sent its people.
create unique index login_domains_one_owner on login_domains (domain) where proven_at is not null;

-- I22: how a company says who its people are. Settings hold nothing secret; what is secret is sealed.
create table login_connections (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('oidc', 'saml')),
  name text not null check (char_length(name) between 1 and 60),
  state text not null check (state in ('draft', 'tested', 'on', 'off')),
  enforced boolean not null default false,
  settings jsonb not null,
  secret bytea,
  created_at timestamptz not null,
  tested_at timestamptz,
  tested_by uuid,
  last_login_at timestamptz,
  -- The last time that somebody did not come in by it, and why.
  refused_at timestamptz,
  refusal text,
  primary key (organization_id, id),
  foreign key (organization_id, tested_by) references users (organization_id, id) on delete set null (tested_by),
  check (state = 'on' or not enforced),
  check ((refused_at is null) = (refusal is null))
);
-- One is where people are sent; another is tested meanwhile.
create unique index login_connections_one_on on login_connections (organization_id) where state = 'on';

-- I23: whom a connection knows, by what it calls them: an address changes hands, a subject does not.
create table login_identities (
  organization_id uuid not null,
  connection_id uuid not null,
  subject text not null check (char_length(subject) between 1 and 512),
  user_id uuid not null,
  linked_at timestamptz not null,
  last_login_at timestamptz not null,
  primary key (organization_id, connection_id, subject),
  constraint login_identities_one_each unique (organization_id, connection_id, user_id),
  foreign key (organization_id, connection_id) references login_connections (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index login_identities_by_user on login_identities (organization_id, user_id);

-- Somebody who was sent to their provider and has not come back. What is needed to believe the answer is sealed.
create table login_attempts (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  purpose text not null check (purpose in ('login', 'test')),
  -- Who tests; nobody is known before a login.
  user_id uuid,
  state_hash bytea not null check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  checks bytea,
  request_id text check (char_length(request_id) between 1 and 200),
  -- What the provider said of them, where it was believed before the browser came to ask.
  answer jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  constraint login_attempts_by_state unique (organization_id, state_hash),
  foreign key (organization_id, connection_id) references login_connections (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index login_attempts_by_end on login_attempts (organization_id, expires_at);

-- By which connection a session was opened.
alter table sessions add column connection_id uuid;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['login_domains', 'login_connections', 'login_identities', 'login_attempts']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on login_domains, login_connections, login_identities, login_attempts
  to relache_app;

-- Where an address is sent, by its domain alone: whether anybody has that address is not asked.
create function gate.login_connection(of_domain text) returns table (organization_id uuid, connection_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id
  from login_domains d
  join login_connections c on c.organization_id = d.organization_id and c.state = 'on'
  where d.domain = of_domain and d.proven_at is not null
$$;
revoke all on function gate.login_connection(text) from public;
grant execute on function gate.login_connection(text) to relache_app;
