/** Told as it is to whoever starts the server: it speaks of the machine and the program, never of anybody's data. */
export class CannotStart extends Error {}
