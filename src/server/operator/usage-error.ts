/** Told to whoever typed the command, without a stack. */
export class UsageError extends Error {}
