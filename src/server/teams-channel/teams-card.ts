/** One element of an Adaptive Card. */
export type CardElement = Readonly<Record<string, unknown>>;

export interface CardTold {
  readonly title: string;
  readonly lines: readonly (readonly [string, string])[];
  readonly link: { readonly title: string; readonly url: string };
}

/** What Teams shows of a message; beyond it a card is refused. */
const mostCharacters = 500;

const run = (text: string, rest: object = {}): CardElement => ({
  type: 'TextRun',
  text: text.slice(0, mostCharacters),
  ...rest,
});

const line = (...inlines: readonly CardElement[]): CardElement => ({
  type: 'RichTextBlock',
  inlines,
});

/** A title, and a line for each fact. Runs of text are shown as they are: a name that looks like a link is none. */
export function cardLines({ title, lines }: Omit<CardTold, 'link'>): CardElement[] {
  return [
    line(run(title, { weight: 'bolder', size: 'medium' })),
    ...lines.map(([name, fact]) =>
      line(...(name === '' ? [] : [run(`${name} `, { weight: 'bolder' })]), run(fact)),
    ),
  ];
}

/**
 * A card of 1.4, in the envelope that the trigger of Workflows takes. The one thing to press opens a page of ours; a flow
 * carries no answers back.
 */
export function teamsMessage({ title, lines, link }: CardTold) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: cardLines({ title, lines }),
          actions: [{ type: 'Action.OpenUrl', title: link.title, url: link.url }],
        },
      },
    ],
  };
}
