// Written by scripts/word-lists.mjs from the folders of src/words.
import type { MailWords } from '../../fr/mails/mails.ts';
import { accessNotice } from './access-notice.ts';
import { approver } from './approver.ts';
import { billingNotice } from './billing-notice.ts';
import { channelCards } from './channel-cards.ts';
import { chatMessages } from './chat-messages.ts';
import { closing } from './closing.ts';
import { commented } from './commented.ts';
import { companyEnd } from './company-end.ts';
import { companyLoginNotice } from './company-login-notice.ts';
import { connectionNotice } from './connection-notice.ts';
import { countersChanged } from './counters-changed.ts';
import { decided } from './decided.ts';
import { departure } from './departure.ts';
import { dailyDigest, teamDigest } from './digests.ts';
import { directoryNotice } from './directory-notice.ts';
import { expiryNotice } from './expiry-notice.ts';
import { invitation } from './invitation.ts';
import { keyNotice } from './key-notice.ts';
import { leaveReminder } from './leave-reminder.ts';
import { loginLink } from './login-link.ts';
import { monthlyFigures } from './monthly-figures.ts';
import { newsletter } from './newsletter.ts';
import { notification } from './notification.ts';
import { operatorNotice } from './operator-notice.ts';
import { personCopyReady } from './person-copy-ready.ts';
import { proofCode } from './proof-code.ts';
import { recoveryNotice } from './recovery-notice.ts';
import { refusalNotice } from './refusal-notice.ts';
import { remarkNotice } from './remark-notice.ts';
import { sicknessNotice } from './sickness-notice.ts';
import { linkByHand, signature } from './signature.ts';
import { siteMessage } from './site-message.ts';
import { webhookNotice } from './webhook-notice.ts';
import { welcome } from './welcome.ts';

export const mails: MailWords = {
  accessNotice,
  approver,
  billingNotice,
  channelCards,
  chatMessages,
  closing,
  commented,
  companyEnd,
  companyLoginNotice,
  connectionNotice,
  countersChanged,
  decided,
  departure,
  dailyDigest,
  teamDigest,
  directoryNotice,
  expiryNotice,
  invitation,
  keyNotice,
  leaveReminder,
  loginLink,
  monthlyFigures,
  newsletter,
  notification,
  operatorNotice,
  personCopyReady,
  proofCode,
  recoveryNotice,
  refusalNotice,
  remarkNotice,
  sicknessNotice,
  linkByHand,
  signature,
  siteMessage,
  webhookNotice,
  welcome,
};
