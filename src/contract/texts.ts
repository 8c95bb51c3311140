import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { isFitText } from '#domain/text/fit-text.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const tooLong: FieldProblem = 'too_long';
const textUnfit: FieldProblem = 'text_unfit';

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
