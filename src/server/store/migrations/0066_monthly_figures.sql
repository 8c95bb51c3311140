-- Figures of a month by mail: claimed once for each person and month, under the first day of the month they leave in.
alter table sent_digests drop constraint sent_digests_kind_check;
alter table sent_digests add constraint sent_digests_kind_check check (kind in ('daily', 'weekly', 'monthly'));

-- As before, and in the first days of a month where somebody who wants figures has not got them yet.
create or replace function gate.organizations_to_follow_up(at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  with zones as materialized (
    select z.time_zone, gate.local_time(at, z.time_zone) as local
    from (select distinct time_zone from organizations) z
  )
  select o.id from organizations o join zones z using (time_zone)
  where (
    z.local is null
    or extract(hour from z.local) >= o.digest_hour and (
      o.followed_up_on is distinct from z.local::date and (
        o.subscription_status = 'past_due'
        or o.subscription_status = 'trial' and o.trial_started_at between at - interval '21 days' and at - interval '7 days'
        or exists (select from leave_requests r
          where r.organization_id = o.id and r.state in ('pending', 'cancellation-asked'))
        or extract(isodow from z.local) = 1 and exists (select from leave_requests r
          where r.organization_id = o.id and r.state in ('pending', 'approved', 'cancellation-asked')
            and r.start_date <= z.local::date + 13 and r.end_date >= z.local::date)
        or extract(day from z.local) <= 10 and exists (select from notification_choices c
          where c.organization_id = o.id and c.kind = 'monthly-figures' and c.choice <> 'none' and not exists (
            select from sent_digests d where d.organization_id = c.organization_id and d.user_id = c.user_id
              and d.kind = 'monthly' and d.day = date_trunc('month', z.local)::date))
      )
      or exists (select from notifications n
        where n.organization_id = o.id and n.sent_at is null and n.choice = 'daily' and not exists (
          select from sent_digests d where d.organization_id = n.organization_id and d.user_id = n.user_id
            and d.kind = 'daily' and d.day = z.local::date))
    )
    or exists (select from sandbox_subscriptions s
      where s.organization_id = o.id and s.period_end <= at and s.status in ('active', 'past_due'))
  ) and not gate.has_job('follow-up:' || o.id)
  order by o.created_at, o.id
$$;
