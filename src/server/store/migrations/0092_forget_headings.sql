-- What headings of payslips mean was remembered for ever, two hundred with each comparison. The latest thousand of an
-- organisation are kept now: who remembers more of them forgets the oldest.

grant delete on payslip_columns to relache_app;

delete from payslip_columns c
  using (
    select organization_id, heading,
      row_number() over (partition by organization_id order by changed_at desc, heading) as place
    from payslip_columns) known
  where known.place > 1000 and c.organization_id = known.organization_id and c.heading = known.heading;
