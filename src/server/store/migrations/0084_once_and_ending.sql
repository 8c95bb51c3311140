-- N43: a row is there before a message is posted; it has no name at Slack until Slack has answered.
alter table slack_messages alter column ts drop not null;

-- N44: what was written there is being taken away; then the access is given back.
alter table connections drop constraint connections_state_check;
alter table connections add constraint connections_state_check check (state in ('ok', 'broken', 'ending'));

-- N45: an absence that goes beyond booked leave on both sides is more than one event.
alter table written_events add column part integer not null default 0 check (part between 0 and 99);
alter table written_events drop constraint written_events_pkey;
alter table written_events add primary key (organization_id, connection_id, request_id, part);
