/** RFC 5545, section 3.1: no line is longer than this, counted in bytes and without its end. */
const longestLine = 75;

/** Control characters, which no text may hold: all but the tab. */
const forbidden = /(?!\t)\p{Cc}/gu;

/** A value of type TEXT. Half a surrogate pair, which UTF-8 cannot write, becomes the sign for « unreadable ». */
export function textValue(text: string): string {
  return Buffer.from(text)
    .toString()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(forbidden, '');
}

/** A parameter between quotes, where a quote itself cannot be written. */
export function quotedParameter(text: string): string {
  return `"${Buffer.from(text)
    .toString()
    .replaceAll('"', '’')
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(forbidden, '')}"`;
}

/** Lines as they travel: long ones folded between characters, every one ended. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  let text = '';
  let room = longestLine;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      text += '\r\n ';
      // The space that marks the fold counts as well.
      room = longestLine - 1;
    }
    text += character;
    room -= size;
  }
  return text;
}
