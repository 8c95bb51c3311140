-- N40: what somebody kept as the text of their automatic replies while these were off; it is put back when ours goes.
alter table away_notes add column before text check (char_length(before) <= 200000);
