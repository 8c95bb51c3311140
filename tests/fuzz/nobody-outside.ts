/** Refuses connections at once, on every machine. */
const nobody = 'http://127.0.0.1:9';

/** Settings by which made-up calls reach no provider: neither is it theirs to answer, nor ours to wait for them. */
export const nobodyOutside: Readonly<Record<string, string>> = {
  DNS_SERVERS: '127.0.0.1:9',
  GOOGLE_OAUTH_URL: nobody,
  GOOGLE_CALENDAR_URL: nobody,
  GOOGLE_GMAIL_URL: nobody,
  MICROSOFT_GRAPH_URL: nobody,
  MICROSOFT_LOGIN_URL: nobody,
  MICROSOFT_TENANTS_URL: nobody,
  PAYFIT_API_URL: nobody,
  PAYFIT_INTROSPECT_URL: nobody,
  SILAE_API_URL: nobody,
  SILAE_TOKEN_URL: nobody,
  SLACK_API_URL: nobody,
  TEAMS_BOT_LOGIN_URL: nobody,
  TEAMS_BOT_OPENID_URL: nobody,
};
