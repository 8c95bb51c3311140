import { vi } from 'vitest';

/** Whatever this process says from now on without the logger of an application: on the console, or to its streams. */
export function listenToProcess(): readonly string[] {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    vi.spyOn(stream, 'write').mockImplementation((...given: unknown[]) => {
      said.push(String(given[0]));
      return write(...given);
    });
  }
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...given: unknown[]) => {
      said.push(
        given.map((one) => (one instanceof Error ? `${one.stack} ${one.message}` : String(one))).join(' '),
      );
    });
  return said;
}
