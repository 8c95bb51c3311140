/** Below a button, for programs that show none. */
export const linkByHand = 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:';
/** Below each mail. */
export const signature = 'Relâche, les congés sans y penser.';
