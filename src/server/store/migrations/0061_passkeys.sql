-- Of the cookie that its browser bore, so that ending a session forgets the browser too.
alter table sessions add column browser_hash bytea check (octet_length(browser_hash) = 32);

-- I13: each opens the account of one person. What is kept of it is public: the secret never leaves their device.
create table passkeys (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- What the device knows the account by: random, the same for all passkeys of one person.
  user_handle bytea not null check (octet_length(user_handle) = 32),
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- Kept by a password manager and there on several devices, as the device says.
  synced boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index passkeys_by_user on passkeys (organization_id, user_id);
-- Across organisations: a device shows nothing else before anybody is known, so two must never answer to one.
create unique index passkeys_one_credential on passkeys (credential_id);

-- I10: from now on there are some to count.
create or replace function gate.passkeys_of(in_organization uuid, of_user uuid) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select count(*)::integer from passkeys p where p.organization_id = in_organization and p.user_id = of_user
$$;

-- Who said that they want no passkey is not asked again.
create table passkey_offers (
  organization_id uuid not null,
  user_id uuid not null,
  declined_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- I16: browsers that a person has logged in with. The latest of each person stays, so that a first login can be told.
create table known_browsers (
  organization_id uuid not null,
  user_id uuid not null,
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  last_login_at timestamptz not null,
  primary key (organization_id, user_id, browser_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['passkeys', 'passkey_offers', 'known_browsers']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on passkeys, known_browsers to relache_app;
grant select, insert on passkey_offers to relache_app;

-- What a device is asked to sign, once and within minutes. Before a login nobody knows whose it will be, so it belongs to
-- no organisation and is reached through functions alone. Neither the challenge nor the browser can be read from it.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- Both null for a login, and both there for a passkey to be made.
  organization_id uuid,
  user_id uuid,
  user_handle bytea,
  ends_at timestamptz not null,
  check ((organization_id is null) = (user_id is null)),
  check ((organization_id is null) = (user_handle is null))
);
create index passkey_challenges_by_end on passkey_challenges (ends_at);

create function gate.keep_passkey_challenge(
  challenge bytea, browser bytea, in_organization uuid, of_user uuid, handle bytea, ends timestamptz
) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into passkey_challenges (challenge_hash, browser_hash, organization_id, user_id, user_handle, ends_at)
  values (challenge, browser, in_organization, of_user, handle, ends)
$$;

-- Gone once it is asked for, whatever comes of it.
create function gate.take_passkey_challenge(challenge bytea, browser bytea)
  returns table (organization_id uuid, user_id uuid, user_handle bytea, ends_at timestamptz)
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from passkey_challenges c where c.challenge_hash = challenge and c.browser_hash = browser
  returning c.organization_id, c.user_id, c.user_handle, c.ends_at
$$;

create function gate.forget_passkey_challenges(before timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from passkey_challenges where ends_at <= before
$$;

-- Whose passkey it is that a device answers with.
create function gate.passkey(credential bytea) returns table (organization_id uuid, passkey_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.organization_id, p.id from passkeys p where p.credential_id = credential
$$;

revoke all on function gate.keep_passkey_challenge(bytea, bytea, uuid, uuid, bytea, timestamptz),
  gate.take_passkey_challenge(bytea, bytea), gate.forget_passkey_challenges(timestamptz), gate.passkey(bytea)
  from public;
grant execute on function gate.keep_passkey_challenge(bytea, bytea, uuid, uuid, bytea, timestamptz),
  gate.take_passkey_challenge(bytea, bytea), gate.forget_passkey_challenges(timestamptz), gate.passkey(bytea)
  to relache_app;
