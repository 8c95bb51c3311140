import { createElement } from 'react';
import { type MailParts, renderMail } from './compose.ts';
import { DailyDigestMail, type DailyDigestMailProps } from './templates/daily-digest.tsx';
import { TeamDigestMail, type TeamDigestMailProps } from './templates/team-digest.tsx';

/** Mails that list what others did, and so are as long as a team is large. Plain data: it travels to a thread. */
export type LongMail =
  | { readonly template: 'daily-digest'; readonly props: DailyDigestMailProps }
  | { readonly template: 'team-digest'; readonly props: TeamDigestMailProps };

export function renderHere(mail: LongMail): Promise<MailParts> {
  return renderMail(
    mail.template === 'team-digest'
      ? createElement(TeamDigestMail, mail.props)
      : createElement(DailyDigestMail, mail.props),
  );
}
