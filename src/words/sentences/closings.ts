import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';

/** Q1, for whoever asks for leave on days when the company is closed. */
export function closedSentence(name: string, range: LeaveRange, language: Language): string {
  const { closed, closing } = writtenIn(language).closings;
  return closed(closing(name, wordsIn(language).periods.short(range)));
}

export function nothingRecordedSentence(halves: number, language: Language): string {
  return writtenIn(language).closings.nothingRecorded(wordsIn(language).figures.days(halves / 2));
}

export function waitingSentence(halves: number, language: Language): string {
  return writtenIn(language).closings.waiting(wordsIn(language).figures.days(halves / 2));
}
