/** Below each of them. */
export const signature = 'Relâche, les congés sans y penser.';
