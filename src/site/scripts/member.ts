import { TOKEN_STORAGE_KEY } from '#web/api/session-key.ts';

/** Whoever has a session in this browser is led into the product instead of being asked to try it. */
export function greetMember(): void {
  if (!hasSession()) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = part.dataset.for === 'visitor';
  }
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
