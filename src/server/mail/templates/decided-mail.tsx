import type { DecidedEvent } from '#words/catalogues/mails/decided.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { type Fact, Facts } from './facts.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NotificationFooter, type NotificationFooterProps } from './notification-footer.tsx';
import { leaveFacts, type MailedFacts, quotedFact } from './request-facts.tsx';

export interface DecidedMailProps extends NotificationFooterProps {
  readonly event: DecidedEvent;
  readonly recipient: string;
  readonly request: MailedFacts;
  readonly decider: string | null;
  readonly reason: string | null;
  /** What is left now; null for leave that no counter pays for. */
  readonly balance: { readonly label: string; readonly left: number } | null;
  readonly url: string;
}

export function DecidedMail(props: DecidedMailProps) {
  const { language, publicUrl, event, recipient, decider, url } = props;
  const texts = mailsIn(language).decided;
  const shared = mailsIn(language).notification;
  const intro = texts.intro[event](decider ?? texts.someone);
  const calendar = texts.calendar[event];
  return (
    <MailFrame
      language={language}
      preview={intro}
      publicUrl={publicUrl}
      footer={<NotificationFooter {...props} />}
    >
      <MailTitle>{shared.greeting(recipient.split(' ')[0] ?? recipient)}</MailTitle>
      <MailParagraph>{intro}</MailParagraph>
      <Facts facts={factsOf(props)} />
      {calendar ? <MailParagraph>{calendar}</MailParagraph> : null}
      <MailButton href={url}>{shared.open}</MailButton>
    </MailFrame>
  );
}

function factsOf({ language, request, reason, balance }: DecidedMailProps): Fact[] {
  const { facts, left } = mailsIn(language).notification;
  return [
    ...leaveFacts(request, language),
    ...(reason === null ? [] : [quotedFact(facts.reason, reason)]),
    ...(balance ? [{ label: balance.label, value: left(wordsIn(language).figures.days(balance.left)) }] : []),
  ];
}
