/** A catalogue that says what another says, between brackets: shows what did not come from a catalogue. */
export function inBrackets<Catalogue>(catalogue: Catalogue): Catalogue {
  return wrapped(catalogue) as Catalogue;
}

function wrapped(told: unknown): unknown {
  if (typeof told === 'string') return `⟦${told}⟧`;
  if (typeof told === 'function') return (...values: unknown[]) => wrapped(told(...values));
  if (Array.isArray(told)) return told.map(wrapped);
  if (typeof told === 'object' && told !== null)
    return Object.fromEntries(Object.entries(told).map(([name, part]) => [name, wrapped(part)]));
  return told;
}
