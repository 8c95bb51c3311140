/** I20: the manager whom everyone of a team names, as far as the directory says one; null where they disagree. */
export function namedLeader(
  members: readonly { readonly id: string; readonly managerId: string | null }[],
): string | null {
  const ids = new Set(members.map(({ id }) => id));
  // Whoever leads a team and belongs to it names somebody above it.
  const named = new Set(members.flatMap(({ managerId }) => (managerId === null ? [] : [managerId])));
  const above = [...named].filter((id) =>
    members.some((member) => member.managerId === id && !named.has(member.id)),
  );
  const leaders = above.length > 0 ? above : [...named].filter((id) => !ids.has(id));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}
