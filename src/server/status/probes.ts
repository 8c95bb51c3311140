import type { Service } from '#domain/status/service-status.ts';

/** How each part of the service is tried: whatever is thrown is a failure. */
export type Probes = Readonly<Record<Service, () => Promise<void>>>;

const patienceMs = 5_000;

/** True when the part answered in time. */
export async function isUp(probe: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patienceMs);
  });
  try {
    await Promise.race([probe(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** The way a visitor takes: through the public address, with whatever stands in front of it. */
export async function askHealth(publicUrl: string): Promise<void> {
  const answer = await fetch(`${publicUrl}/api/health`, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
