import type { RequestTold } from '#server/connections/request-told.ts';
import { cardLines } from '#server/teams-channel/teams-card.ts';
import type { Written } from '#words/catalogues/written.ts';

type ChatTexts = Written['mails']['chatMessages'];

type BotCard = Readonly<Record<string, unknown>>;

const card = (body: readonly object[], actions: readonly object[]): BotCard => ({
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
  type: 'AdaptiveCard',
  version: '1.4',
  body,
  actions,
});

/** What a decider reads: what a decision needs, and what to press while there is one to take. */
export function decisionCard(texts: ChatTexts, told: RequestTold): BotCard {
  const { person, lines, outcome, value, address } = told;
  const open = { type: 'Action.OpenUrl', title: texts.open, url: address };
  const facts = outcome === null ? lines : [...lines, ['', outcome] as const];
  const reason = {
    type: 'Input.Text',
    id: 'reason',
    label: texts.reason,
    isMultiline: true,
    maxLength: 2000,
  };
  const decide = (verb: 'approve' | 'reject', title: string, style: string) => ({
    type: 'Action.Execute',
    verb,
    title,
    style,
    data: { value },
  });
  const refuse = decide('reject', texts.send, 'destructive');
  return card(cardLines({ title: texts.asks(person), lines: facts }), [
    ...(outcome === null
      ? [
          decide('approve', texts.approve, 'positive'),
          {
            type: 'Action.ShowCard',
            title: texts.reject,
            card: { type: 'AdaptiveCard', body: [reason], actions: [refuse] },
          },
        ]
      : []),
    open,
  ]);
}

/** A sentence, and where to go on. */
export function sentenceCard(title: string, link: { readonly title: string; readonly url: string }): BotCard {
  return card(cardLines({ title, lines: [] }), [{ type: 'Action.OpenUrl', ...link }]);
}

export function cardActivity(content: BotCard, summary: string) {
  return {
    type: 'message',
    summary,
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  };
}

/** What a press is answered with: the card as it stands now. */
export function pressedCard(value: BotCard) {
  return { statusCode: 200, type: 'application/vnd.microsoft.card.adaptive', value };
}

/** Or a sentence, beside a card that stays as it is. */
export function pressedSentence(value: string) {
  return { statusCode: 200, type: 'application/vnd.microsoft.activity.message', value };
}
