import type { StoppableMail } from '#domain/notifications/notification-kind.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailedLink } from './elements.tsx';
import { brand, MailFoot } from './frame.tsx';

export interface NotificationFooterProps {
  readonly language: Language;
  readonly kind: StoppableMail;
  readonly publicUrl: string;
  readonly unsubscribeUrl: string;
}

export function NotificationFooter({ language, kind, publicUrl, unsubscribeUrl }: NotificationFooterProps) {
  const texts = mailsIn(language).notification;
  return (
    <MailFoot>
      {texts.why[kind]}
      <br />
      <MailedLink class="m-brand" href={unsubscribeUrl} style={brand}>
        {texts.stop}
      </MailedLink>
      <br />
      <MailedLink class="m-brand" href={`${publicUrl}/profile`} style={brand}>
        {texts.choose}
      </MailedLink>
    </MailFoot>
  );
}
