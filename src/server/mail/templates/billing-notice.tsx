import type { BillingNoticeKind } from '#domain/billing/billing-notices.ts';
import type { Language } from '#domain/text/language.ts';
import type { BillingFacts } from '#words/catalogues/mails/billing-notice.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFoot, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface BillingNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly kind: BillingNoticeKind;
  readonly facts: BillingFacts;
  /** False once there is no day left to name. */
  readonly running: boolean;
}

export function BillingNoticeMail({ language, publicUrl, name, kind, facts, running }: BillingNoticeProps) {
  const texts = mailsIn(language).billingNotice;
  const notice = texts.notices[kind];
  const lead = notice.lead(facts);
  return (
    <MailFrame
      language={language}
      preview={lead}
      publicUrl={publicUrl}
      footer={<MailFoot>{texts.why}</MailFoot>}
    >
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <Facts
        facts={[
          { label: texts.organization, value: facts.organization },
          { label: texts.price, value: facts.price },
          ...(running ? [{ label: texts.until, value: facts.until }] : []),
        ]}
      />
      <MailParagraph>{notice.advice(facts)}</MailParagraph>
      <MailButton href={`${publicUrl}/subscription`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
