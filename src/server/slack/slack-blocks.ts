import type {
  Button,
  InputBlock,
  KnownBlock,
  ModalView,
  MrkdwnElement,
  PlainTextElement,
} from '@slack/types';
import type { RequestTold } from '#server/connections/request-told.ts';
import type { CardTold } from '#server/teams-channel/teams-card.ts';
import type { Written } from '#words/catalogues/written.ts';

type ChatTexts = Written['mails']['chatMessages'];

/** As Slack publishes them: what it would not take does not compile. */
export type Block = KnownBlock;

/** Slack reads these three as the beginning of something. */
export function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const plain = (text: string): PlainTextElement => ({
  type: 'plain_text',
  text: text.slice(0, 75),
  emoji: false,
});
const marked = (text: string): MrkdwnElement => ({ type: 'mrkdwn', text: text.slice(0, 2900) });

export const section = (text: string): Block => ({ type: 'section', text: marked(text) });

export const context = (text: string): Block => ({ type: 'context', elements: [marked(text)] });

const button = (action: string, text: string, value: string, style?: 'primary' | 'danger'): Button => ({
  type: 'button',
  action_id: action,
  text: plain(text),
  value,
  ...(style ? { style } : {}),
});

/** What a decider reads: what a decision needs, and two buttons while there is one to take. */
export function requestCard(
  texts: ChatTexts,
  { person, lines, outcome, value, address }: RequestTold,
): Block[] {
  const facts = lines.map(([name, fact]) => `*${name}* ${slackText(fact)}`).join('\n');
  const link = `<${address}|${texts.open}>`;
  const buttons: Block = {
    type: 'actions',
    elements: [
      button('approve', texts.approve, value, 'primary'),
      button('reject', texts.reject, value, 'danger'),
    ],
  };
  return [
    section(`*${slackText(texts.asks(person))}*\n${facts}`),
    ...(outcome === null ? [buttons, context(link)] : [context(`${slackText(outcome)} · ${link}`)]),
  ];
}

export interface HomeTold {
  readonly balances: readonly string[];
  readonly requests: readonly string[];
  readonly away: readonly string[];
  readonly address: string;
}

/** What is read on the page of the app: three parts, and the way to ask. */
export function homeBlocks(texts: ChatTexts, { balances, requests, away, address }: HomeTold): Block[] {
  const part = (title: string, lines: readonly string[]): Block =>
    section(`*${title}*\n${lines.map(slackText).join('\n')}`);
  return [
    { type: 'actions', elements: [button('ask', texts.ask, 'ask', 'primary')] },
    ...(balances.length > 0 ? [part(texts.balance, balances)] : []),
    part(texts.ownRequests, requests.length > 0 ? requests : [texts.noRequest]),
    part(texts.away, away),
    context(`<${address}|${texts.open}>`),
  ];
}

/** N22: for everybody who reads a channel; nothing in it can be pressed. */
export function digestBlocks({ title, lines, link }: CardTold): Block[] {
  const told = lines.map(([name, fact]) => `${name ? `*${slackText(name)}* ` : ''}${slackText(fact)}`);
  return [
    section(`*${slackText(title)}*\n${told.join('\n')}`),
    context(`<${link.url}|${slackText(link.title)}>`),
  ];
}

export function menuBlocks(texts: ChatTexts): Block[] {
  return [
    section(texts.menu),
    {
      type: 'actions',
      elements: [
        button('ask', texts.ask, 'ask', 'primary'),
        button('balance', texts.balance, 'balance'),
        button('away', texts.away, 'away'),
      ],
    },
  ];
}

const modal = (
  callback: string,
  title: string,
  submit: string,
  texts: ChatTexts,
  blocks: readonly Block[],
  kept: string,
): ModalView => ({
  type: 'modal',
  callback_id: callback,
  private_metadata: kept,
  title: { ...plain(title), text: title.slice(0, 24) },
  submit: { ...plain(submit), text: submit.slice(0, 24) },
  close: plain(texts.cancel),
  blocks: [...blocks],
});

export function reasonModal(texts: ChatTexts, value: string) {
  const block: InputBlock = {
    type: 'input',
    block_id: 'reason',
    label: plain(texts.reason),
    element: { type: 'plain_text_input', action_id: 'reason', multiline: true, max_length: 2000 },
  };
  return modal('reject', texts.reasonTitle, texts.send, texts, [block], value);
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

const select = (block: string, label: string, choices: readonly Choice[]): InputBlock => {
  const options = choices.map(({ value, text }) => ({ text: plain(text), value }));
  const [first] = options;
  return {
    type: 'input',
    block_id: block,
    label: plain(label),
    element: {
      type: 'static_select',
      action_id: block,
      options,
      ...(first ? { initial_option: first } : {}),
    },
  };
};

const day = (block: string, label: string, date: string): Block => ({
  type: 'input',
  block_id: block,
  label: plain(label),
  element: { type: 'datepicker', action_id: block, initial_date: date },
});

export function askModal(texts: ChatTexts, types: readonly Choice[], today: string, address: string) {
  return modal(
    'ask',
    texts.askTitle,
    texts.next,
    texts,
    [
      select('type', texts.type, types.slice(0, 100)),
      day('startDate', texts.firstDay, today),
      select('startHalf', texts.firstDay, [
        { value: 'am', text: texts.wholeStart },
        { value: 'pm', text: texts.fromNoon },
      ]),
      day('endDate', texts.lastDay, today),
      select('endHalf', texts.lastDay, [
        { value: 'pm', text: texts.wholeEnd },
        { value: 'am', text: texts.untilNoon },
      ]),
      context(texts.otherTypes(address)),
    ],
    '',
  );
}

/** The same proof as on the page, before anything is sent. */
export function proofModal(texts: ChatTexts, sentences: readonly string[], kept: string) {
  const told = sentences.map((sentence) => slackText(sentence)).join('\n');
  return modal('file', texts.askTitle, texts.send, texts, [section(told)], kept);
}
