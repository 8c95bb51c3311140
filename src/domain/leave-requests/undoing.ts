/** L11: how long what was done can be taken back, and what the network may add to it. */
export const UNDO_SECONDS = 10;
export const UNDO_GRACE_SECONDS = 2;
