import { Link } from '@react-email/components';
import type { Language } from '#contract/language.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';
import { mailsIn } from '#words/written.ts';
import { MailFoot } from './frame.tsx';
import { light } from './palette.ts';

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
      <Link className="m-brand" href={unsubscribeUrl} style={{ color: light.sea }}>
        {texts.stop}
      </Link>
      <br />
      <Link className="m-brand" href={`${publicUrl}/profile`} style={{ color: light.sea }}>
        {texts.choose}
      </Link>
    </MailFoot>
  );
}
