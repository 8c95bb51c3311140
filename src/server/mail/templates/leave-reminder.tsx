import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface LeaveReminderProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly sender: string;
  readonly total: string;
  readonly lots: readonly { readonly counter: string; readonly days: string; readonly until: string }[];
}

export function LeaveReminderMail({ language, publicUrl, name, sender, total, lots }: LeaveReminderProps) {
  const texts = mailsIn(language).leaveReminder;
  const lead = texts.lead(sender, total);
  return (
    <MailFrame language={language} preview={lead} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <Facts
        facts={lots.map(({ counter, days, until }) => ({ label: counter, value: texts.until(days, until) }))}
      />
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}/requests/new`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
