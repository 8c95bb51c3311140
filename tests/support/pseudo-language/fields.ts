import { fields as english } from '#words/en/fields.ts';
import { inBrackets } from './in-brackets.ts';

export const fields = inBrackets(english);
