/** What has to be there for a test to go on: where it is not, the test fails at that place. */
export function present<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`It is ${value}.`);
  return value;
}
