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
