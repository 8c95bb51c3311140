-- The months of each person, which figures are added up from, in one line beside where their leave stands: a row for
-- each person instead of one for each of their months. All of it follows from other tables: whoever has figures gets
-- them made again, at night or by the next reader.
drop table person_months;
alter table person_standings
  add column first_month date not null default '2000-01-01',
  add column months text not null default '';
alter table person_standings alter column first_month drop default, alter column months drop default;
alter table person_standings add constraint person_standings_months_check check (length(months) % 37 = 0);
update person_standings set made_on = '2000-01-01';
