/** O4: so many teams an organisation may have, and so many places in all of them together. */
export const mostTeams = 1_000;
export const mostMemberships = 10_000;
