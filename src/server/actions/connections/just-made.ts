/** How a connection stands that somebody has just made, or made anew: it was tried, and whatever was wrong is over. */
export function justMade(actor: { readonly id: string }, at: Date) {
  return {
    state: 'ok' as const,
    madeBy: actor.id,
    madeAt: at,
    lastSuccessAt: at,
    lastErrorCode: null,
    lastErrorAt: null,
    toldAt: null,
  };
}
