-- V28: people who left are erased when their file has had its time. Nobody asked for it: a duration did.
alter table erasures alter column asked_by drop not null;
alter table erasures drop constraint erasures_reason_check;
alter table erasures add constraint erasures_reason_check check (reason in ('asked', 'unneeded', 'other', 'age'));
alter table erasures add constraint erasures_asked_by_check check ((asked_by is null) = (reason = 'age'));
