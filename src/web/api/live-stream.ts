/** The stream that this page listens to, named in each call: what we do ourselves is not told to us again. */
let stream: string | null = null;

export function liveStream(): string | null {
  return stream;
}

export function listenTo(named: string | null) {
  stream = named;
}
