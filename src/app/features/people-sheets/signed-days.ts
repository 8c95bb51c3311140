/** What is sent: the sign comes from the choice above the figure. NaN until there is a figure that means something. */
export function signedDays(direction: 'add' | 'remove', figure: number | null): number {
  if (figure === null || figure <= 0) return Number.NaN;
  return direction === 'add' ? figure : -figure;
}
