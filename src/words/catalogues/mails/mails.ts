import type { ApproverTexts } from './approver.ts';
import type { BillingNoticeTexts } from './billing-notice.ts';
import type { CountersChangedTexts } from './counters-changed.ts';
import type { DecidedTexts } from './decided.ts';
import type { DailyDigestTexts, TeamDigestTexts } from './digests.ts';
import type { ExpiryNoticeTexts } from './expiry-notice.ts';
import type { InvitationTexts } from './invitation.ts';
import type { LoginLinkTexts } from './login-link.ts';
import type { NewsletterTexts } from './newsletter.ts';
import type { NotificationTexts } from './notification.ts';
import type { RefusalNoticeTexts } from './refusal-notice.ts';
import type { SicknessNoticeTexts } from './sickness-notice.ts';
import type { SiteMessageTexts } from './site-message.ts';
import type { WelcomeTexts } from './welcome.ts';

/** Every sentence of every mail. */
export interface MailWords {
  /** Below each of them. */
  readonly signature: string;
  readonly approver: ApproverTexts;
  readonly billingNotice: BillingNoticeTexts;
  readonly countersChanged: CountersChangedTexts;
  readonly decided: DecidedTexts;
  readonly dailyDigest: DailyDigestTexts;
  readonly teamDigest: TeamDigestTexts;
  readonly expiryNotice: ExpiryNoticeTexts;
  readonly invitation: InvitationTexts;
  readonly loginLink: LoginLinkTexts;
  readonly newsletter: NewsletterTexts;
  readonly notification: NotificationTexts;
  readonly refusalNotice: RefusalNoticeTexts;
  readonly sicknessNotice: SicknessNoticeTexts;
  readonly siteMessage: SiteMessageTexts;
  readonly welcome: WelcomeTexts;
}
