import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const tooLong: FieldProblem = 'too_long';
const textUnfit: FieldProblem = 'text_unfit';

/**
 * Characters that no text of ours holds: controls other than a tab and the end of a line, and halves of a pair that
 * stand alone. Databases, mails and files cannot hold all of them, and nobody can see any.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const unfit = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)|\p{Surrogate}/u;

export function isFitText(text: string): boolean {
  return !unfit.test(text);
}

/** Without what `isFitText` refuses: for what a program says of itself, such as the name of a browser. */
export function fitText(text: string): string {
  return text.replaceAll(new RegExp(unfit, 'gu'), '\u{fffd}');
}

interface TextLimits {
  readonly longest: number;
  /** What is said when nothing, or something else than text, was sent. */
  readonly missing?: FieldProblem;
}

const text = (problem: FieldProblem) => z.string({ error: problem }).refine(isFitText, { error: textUnfit });

/** One line: runs of spaces, tabs and line ends that came with a paste become one space. May be empty. */
export function lineSchema({ longest, missing = invalid }: TextLimits) {
  return text(missing)
    .transform((typed) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(z.string().max(longest, tooLong));
}

/** The same, and something must stand in it. */
export function filledLineSchema(longest: number) {
  return lineSchema({ longest, missing: required }).pipe(z.string().min(1, required));
}

/** Several lines, each ended the same way wherever they were typed. May be empty. */
export function paragraphsSchema({ longest, missing = invalid }: TextLimits) {
  return text(missing)
    .transform((typed) => typed.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(longest, tooLong));
}

export function filledParagraphsSchema(longest: number) {
  return paragraphsSchema({ longest, missing: required }).pipe(z.string().min(1, required));
}
