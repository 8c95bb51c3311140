/** The developer's pages exist only on the machine itself; the server refuses them anywhere else too. */
export function isLoopbackHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
