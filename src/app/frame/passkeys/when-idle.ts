/** Once the page has nothing else to do; what is returned takes it back. Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
