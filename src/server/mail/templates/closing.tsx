import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface ClosingMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly what: 'applied' | 'undone';
  readonly closing: { readonly name: string; readonly days: string; readonly reason: string };
  /** Each in words. */
  readonly absences: readonly { readonly type: string; readonly period: string; readonly days: string }[];
}

export function ClosingMail({ language, publicUrl, name, what, closing, absences }: ClosingMailProps) {
  const texts = mailsIn(language).closing;
  const news = texts[what];
  const lead = news.lead(closing.name, closing.days);
  const reason = what === 'applied' && closing.reason !== '' ? [closing.reason] : [];
  const facts = [
    ...absences.map(({ type, period, days }) => ({ label: type, value: texts.absence(period, days) })),
    ...reason.map((value) => ({ label: texts.reason, value })),
  ];
  return (
    <MailFrame language={language} preview={lead} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <MailParagraph>{absences.length > 0 ? news.absences : news.none}</MailParagraph>
      {facts.length > 0 && <Facts facts={facts} />}
      <MailButton href={`${publicUrl}/balances`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
