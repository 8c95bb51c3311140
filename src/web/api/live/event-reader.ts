export type ServerEvent = { event: string; data: string };

/**
 * Reads server-sent events from pieces of text that may be cut anywhere. The browser's own EventSource cannot send
 * a token but in the address, where it would end up in logs.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];

  const readLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  };

  return (text) => {
    rest += text;
    // A carriage return at the very end may be half of a line break: the next piece tells.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
