import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: 'light' | 'dark') {
  const [a = 0, b = 0] = [front, back]
    .map((name) => luminance(tokens.get(name)?.[theme] ?? ''))
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const softPairs = [
  'pending',
  'approved',
  'rejected',
  'vacation',
  'sick',
  'personal',
  'other',
  'absent',
  'sea',
  'coral',
];

const textPairs = [
  ...grounds.flatMap((ground) => ['ink', 'muted', 'sea', 'coral'].map((text) => [text, ground] as const)),
  ...softPairs.map((name) => [name, `${name}-soft`] as const),
  ...softPairs.map((name) => ['ink', `${name}-soft`] as const),
  ['on-sea', 'sea-solid'],
  ['on-sea', 'sea-solid-hover'],
  ['on-coral', 'coral-solid'],
  ['on-coral', 'coral-solid-hover'],
  ['paper', 'ink'],
] as const;

const shapePairs = grounds.flatMap((ground) => [
  ['line-strong', ground] as const,
  ['focus', ground] as const,
]);

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  it.each(textPairs)('lets %s be read on %s (AA, 4.5)', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('lets %s be seen on %s (AA for shapes, 3)', (shape, ground) => {
    expect(contrast(shape, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
