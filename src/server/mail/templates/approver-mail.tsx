import { decisionLinkDays } from '#domain/access/lifetimes.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import type { ApproverEvent } from '#words/catalogues/mails/approver.ts';
import { mailsIn } from '#words/written.ts';
import { MailedLink, Section } from './elements.tsx';
import { type Fact, Facts } from './facts.tsx';
import { brand, MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NotificationFooter, type NotificationFooterProps } from './notification-footer.tsx';
import { light } from './palette.ts';
import {
  type BalanceFacts,
  balanceChangeFact,
  conflictsFact,
  leaveFacts,
  type MailedConflicts,
  type MailedFacts,
  quotedFact,
} from './request-facts.tsx';

export interface ApproverMailProps extends NotificationFooterProps {
  readonly event: ApproverEvent;
  readonly recipient: string;
  readonly request: MailedFacts;
  /** The day since when it waits, in words. */
  readonly since: string;
  readonly balance: BalanceFacts | null;
  /** Null when it no longer matters who else is away. */
  readonly conflicts: MailedConflicts | null;
  /** What whoever decides should know of its length. */
  readonly warnings: readonly string[];
  readonly reason: string | null;
  readonly url: string;
  /** While there is something to decide that the mail can decide. */
  readonly decision: { readonly approveUrl: string; readonly rejectUrl: string } | null;
}

export function ApproverMail(props: ApproverMailProps) {
  const { language, publicUrl, event, recipient, request, since, warnings, url, decision } = props;
  const texts = mailsIn(language).approver;
  const shared = mailsIn(language).notification;
  const intro = texts.intro[event](request.person, since);
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
      {warnings.map((warning) => (
        <MailParagraph>{warning}</MailParagraph>
      ))}
      {decision ? (
        <>
          <Section style={choices}>
            <div class="m-choice" style={choice}>
              <MailedLink class="m-button" href={decision.approveUrl} style={button}>
                {texts.approve}
              </MailedLink>
            </div>
            <div class="m-choice" style={choice}>
              <MailedLink class="m-button-quiet" href={decision.rejectUrl} style={quietButton}>
                {texts.reject}
              </MailedLink>
            </div>
          </Section>
          <MailParagraph quiet>{texts.caution(decisionLinkDays)}</MailParagraph>
          <MailParagraph quiet>
            <MailedLink class="m-brand" href={url} style={brand}>
              {shared.open}
            </MailedLink>
          </MailParagraph>
        </>
      ) : (
        <MailButton href={url}>{shared.open}</MailButton>
      )}
    </MailFrame>
  );
}

function factsOf({ language, request, balance, conflicts, reason }: ApproverMailProps): Fact[] {
  const { facts } = mailsIn(language).notification;
  return [
    { label: facts.person, value: request.person },
    ...leaveFacts(request, language),
    ...(balance ? [balanceChangeFact(balance, language)] : []),
    ...(conflicts ? [conflictsFact(conflicts, language)] : []),
    ...TEXT_FIELDS.filter((field) => request.texts[field]).map((field) =>
      quotedFact(facts[field], request.texts[field]),
    ),
    ...(reason === null ? [] : [quotedFact(facts.reason, reason)]),
  ];
}

const choices = { margin: '8px 0 24px' };

/** A block each: in the text part two addresses must not run into one another. */
const choice = { display: 'inline-block', margin: '0 12px 0 0' } as const;

const button = {
  display: 'inline-block',
  padding: '14px 28px',
  border: `1px solid ${light.sea}`,
  borderRadius: '10px',
  backgroundColor: light.sea,
  color: light.onSea,
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
} as const;

const quietButton = {
  ...button,
  border: `1px solid ${light.muted}`,
  backgroundColor: 'transparent',
  color: light.ink,
} as const;
