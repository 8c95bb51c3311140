import type { ClosingWords } from '../catalogues/closings.ts';
import { spoken as english } from './spoken.ts';

export const closings: ClosingWords = {
  closing: (name, days) => `${english.names.quoted(name)}, ${days}`,
  closed: (closing) => `The company is closed: ${closing}.`,
  nothingRecorded: (days) => `Nothing is recorded for ${days}: the company is simply closed.`,
  waiting: (days) =>
    `A request that still waits covers ${days}: if it is refused, these days will not be taken for the closing.`,
};
