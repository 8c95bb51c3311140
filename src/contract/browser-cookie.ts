/** Names a browser to the server alone: which one a question was put to, and whether a person has logged in with it. */
export const browserCookie = 'relache_browser';
