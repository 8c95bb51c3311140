/** Under this key the browser keeps the token of its session. */
export const TOKEN_STORAGE_KEY = 'auth_token';
