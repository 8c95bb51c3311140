/** Below a button, for programs that show none. */
export const linkByHand = 'If the button does not open, copy this address into your browser:';
/** Below each mail. */
export const signature = 'Relâche, leave off your mind.';
