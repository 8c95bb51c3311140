import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, isFitText } from '#domain/text/fit-text.ts';
import { filledLineSchema, paragraphsSchema } from './texts.ts';
import { unfitTexts } from './unfit-texts.ts';

describe('texts that can be kept', () => {
  it('are all that is written as UTF-8 and holds no control but tabs and line ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const wellFormed = Buffer.from(text, 'utf8').toString('utf8') === text;
        const controls = [...text.replaceAll('\r\n', '\n')].filter(
          (character) => /\p{Cc}/u.test(character) && character !== '\n' && character !== '\t',
        );
        expect(isFitText(text)).toBe(wellFormed && controls.length === 0);
        expect(isFitText(fitText(text))).toBe(true);
      }),
    );
  });

  it.each(['a\ud800', '\udfff', '\ud83d', '\u0000', '\u009f', 'a\rb'])('are not %j', (text) => {
    expect(isFitText(text)).toBe(false);
    expect(unfitTexts({ a: [{ b: text }] })).toEqual(['a.0.b']);
    expect(unfitTexts({ [text]: 1 })).toHaveLength(1);
  });

  it('are one line, or several ended in one way', () => {
    expect(filledLineSchema(20).parse(' a\t b\r\nc ')).toBe('a b c');
    expect(paragraphsSchema({ longest: 20 }).parse(' a\r\n\tb ')).toBe('a\n\tb');
    expect(filledLineSchema(2).safeParse('abc').error?.issues[0]?.message).toBe('too_long');
    expect(filledLineSchema(2).safeParse(' ').error?.issues[0]?.message).toBe('required');
    expect(filledLineSchema(2).safeParse('\u0000').error?.issues[0]?.message).toBe('text_unfit');
  });
});
