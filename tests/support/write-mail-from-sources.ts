// Run by itself, as `npm run dev` and the benches run the server: a mail is written, or this fails.
import { writeMail } from '#server/mail/compose.ts';
import { LoginLinkMail } from '#server/mail/templates/login-link.tsx';

const url = 'http://relache.test/login';
const props = { language: 'fr', publicUrl: 'http://relache.test', name: 'Zoé', url } as const;
const { text } = writeMail(LoginLinkMail(props));
if (!text.includes(url)) throw new Error('The mail does not hold its link.');
