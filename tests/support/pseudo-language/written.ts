import type { Written } from '#words/catalogues/written.ts';
import { written as english } from '#words/en/written.ts';
import { inBrackets } from './in-brackets.ts';

export const pseudo: Written = inBrackets(english);
