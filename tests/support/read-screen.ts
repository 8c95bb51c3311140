import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Spaces that do not break are spaces to a reader, and the words of a test are written as they are read. */
const asRead = (words: string): string => words.replaceAll(/\s+/g, ' ');

/** Waits until one text of the page, or of a part of it, has these words in it; gives the first that has. */
export async function says(words: string | RegExp, part: HTMLElement = document.body): Promise<HTMLElement> {
  const matcher = typeof words === 'string' ? asRead(words) : words;
  const [first] = await within(part).findAllByText(matcher, { exact: false });
  return first as HTMLElement;
}

/** Waits until the reader stands at this address. */
export const isAt = (address: string | RegExp) =>
  waitFor(() =>
    expect(`${location.pathname}${location.search}${location.hash}`).toMatch(
      typeof address === 'string'
        ? new RegExp(`^${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
        : address,
    ),
  );

/** The name that something goes by has these words in it. */
const named = (words: string | RegExp | undefined) =>
  words === undefined
    ? {}
    : { name: words instanceof RegExp ? words : (name: string) => asRead(name).includes(asRead(words)) };

export const button = (name: string | RegExp, part: HTMLElement = document.body) =>
  within(part).findByRole<HTMLButtonElement>('button', named(name));

export const link = (name: string | RegExp, part: HTMLElement = document.body) =>
  within(part).findByRole('link', named(name));

export const dialog = (name?: string | RegExp) => screen.findByRole('dialog', named(name));

export const question = (name?: string | RegExp) => screen.findByRole('alertdialog', named(name));

/** Waits for a list to offer what is named so, and takes it. */
export async function pickOption(user: UserEvent, list: HTMLElement, name: string): Promise<void> {
  const isIt = (option: string) => asRead(option) === asRead(name);
  await user.selectOptions(list, await within(list).findByRole('option', { name: isIt }));
}

/** What a field holds. */
export const heldBy = (label: string | RegExp, part: HTMLElement = document.body): string =>
  within(part).getByLabelText<HTMLInputElement>(label).value;
