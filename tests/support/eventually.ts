const patienceMs = 20_000;

/** Asks again and again until there is an answer: for effects that other processes bring about in their own time. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | null | false>,
  what: string,
  patience = patienceMs,
): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
