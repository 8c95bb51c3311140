/** Stands in built pages where the address of the site goes: only the server knows where it is served from. */
export const SITE_ORIGIN = 'https://relache.invalid';
