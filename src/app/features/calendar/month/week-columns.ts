/**
 * Days of a week and their halves share the same columns, so that a bar that ends at noon ends in the middle of its
 * day. Weekends are slimmer where there is more than a phone: names need the room on the other days.
 */
export const dayColumns = 'grid grid-cols-7 sm:grid-cols-[repeat(5,minmax(0,1fr))_repeat(2,minmax(0,0.6fr))]';
export const halfDayColumns =
  'grid grid-cols-14 sm:grid-cols-[repeat(10,minmax(0,1fr))_repeat(4,minmax(0,0.6fr))]';
