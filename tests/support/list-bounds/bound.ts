/** How many rows one answer holds at most, all of a kind together, and why there are no more. */
export type Bound = readonly [most: number, because: string];
export type Bounds = Readonly<Record<string, Bound>>;

/** As many people as an organisation can have. */
export const seats = 1_000;
/** As many days as a call may ask for. */
export const days = 400;
/** As many years as someone works, and as their counters go back. */
export const years = 60;
/** As many types of leave as an organisation can have. */
export const types = 200;
