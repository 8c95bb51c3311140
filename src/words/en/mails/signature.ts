/** Below each of them. */
export const signature = 'Relâche, leave off your mind.';
