import { fromDayNumber, type PlainDate, toDayNumber } from './plain-date.ts';

export type Half = 'am' | 'pm';

/** One half of one day as a number: twice the day number, plus one in the afternoon. Neighbours differ by one. */
export type SlotNumber = number;

export function slotNumber(date: PlainDate, half: Half): SlotNumber {
  return toDayNumber(date) * 2 + (half === 'pm' ? 1 : 0);
}

export function dateOfSlot(slot: SlotNumber): PlainDate {
  return fromDayNumber(Math.floor(slot / 2));
}

export function halfOfSlot(slot: SlotNumber): Half {
  return slot % 2 === 0 ? 'am' : 'pm';
}
