/** Where organisations are unless they say otherwise. */
export const USUAL_TIME_ZONE = 'Europe/Paris';
