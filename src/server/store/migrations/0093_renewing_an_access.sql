-- Until when somebody is taking new tokens for a connection: a refresh token counts once, on whatever process. The row
-- was locked meanwhile, and a connection to the database held, for as long as the provider took to answer.
alter table connections add column renewing_until timestamptz;
