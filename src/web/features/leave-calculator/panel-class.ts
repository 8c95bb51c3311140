import { cardClass } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A card that takes the whole width of a phone, where two dates and a calendar need it. */
export const panelClass = classNames(cardClass, 'max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0');
