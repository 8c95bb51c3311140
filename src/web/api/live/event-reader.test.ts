import { describe, expect, it } from 'vitest';
import { createEventReader, type ServerEvent } from './event-reader.ts';

function read(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const take = createEventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

const stream = 'event: ready\ndata: {}\n\n:\n\nevent: change\ndata: {"topics":\ndata: ["teams"]}\n\n';
const both = [
  { event: 'ready', data: '{}' },
  { event: 'change', data: '{"topics":\n["teams"]}' },
];

describe('the reader of events', () => {
  it('reads names and data, and no comment', () => {
    expect(read(stream)).toEqual(both);
  });

  it('does not mind where the text is cut', () => {
    expect(read(...stream)).toEqual(both);
  });

  it.each(['\n', '\r\n', '\r'])('knows the line break %j', (lineBreak) => {
    const text = `${stream.replaceAll('\n', lineBreak)}data: more`;
    expect(read(text)).toEqual(both);
    expect(read(...text)).toEqual(both);
  });

  it('calls an event without a name a message, and passes over fields it does not know', () => {
    expect(read('id: 1\nretry: 5\ndata\n\n')).toEqual([{ event: 'message', data: '' }]);
  });

  it('tells nothing of an event that is not complete', () => {
    expect(read('event: change\ndata: {}\n')).toEqual([]);
  });

  it('forgets a name that came without data', () => {
    expect(read('event: change\n\ndata: 1\n\n')).toEqual([{ event: 'message', data: '1' }]);
  });
});
