export const THEME_STORAGE_KEY = 'theme';

/**
 * Runs inline in <head> before the first paint, so that a chosen theme never flashes the other one. It must
 * stay a constant: its hash is part of the Content-Security-Policy. Following the system needs no script,
 * the colours are `light-dark()` values.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
