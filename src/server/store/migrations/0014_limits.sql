-- How often something was asked for, counted together by all processes. Keys are hashes: neither an address nor a person
-- can be read from them. Not logged: after a crash of the database everyone starts anew, which no caller can bring about.
create unlogged table rate_counts (
  key bytea primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_counts_by_end on rate_counts (ends_at);
alter table rate_counts enable row level security;

-- Adds to many counts at once, in one order, so that two processes never wait for each other both ways. A count whose
-- time is over starts again.
create function gate.count_hits(keys bytea[], hits integer[], seconds integer[], at timestamptz)
  returns table (key bytea, hits integer, ends_at timestamptz)
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into rate_counts as c (key, hits, ends_at)
  select k, h, at + make_interval(secs => s) from unnest(keys, hits, seconds) as n (k, h, s) order by k
  on conflict (key) do update set
    hits = case when c.ends_at <= at then excluded.hits else c.hits + excluded.hits end,
    ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end
  returning c.key, c.hits, c.ends_at
$$;

create function gate.forget_counts(before timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from rate_counts where ends_at <= before
$$;

revoke all on function gate.count_hits(bytea[], integer[], integer[], timestamptz), gate.forget_counts(timestamptz)
  from public;
grant execute on function gate.count_hits(bytea[], integer[], integer[], timestamptz), gate.forget_counts(timestamptz)
  to relache_app;
