-- V18: a copy of everything that an organisation keeps is one of nobody in particular.
alter table person_copies alter column user_id drop not null;
create unique index person_copies_one_of_company on person_copies (organization_id, asked_by)
  where ready_at is null and user_id is null;

-- What a copy was made with: it is read back by the same schema or a later one.
create function gate.schema_step() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(name) from schema_migrations
$$;
revoke all on function gate.schema_step() from public;
grant execute on function gate.schema_step() to relache_app;
