import { languages } from '#domain/text/language.ts';
import type { ChatTexts } from '#words/fr/mails/chat-messages.ts';
import { mailsIn } from '#words/written.ts';

/** Who is linked to nobody has told us no language: every one of ours, each in a paragraph of its own. */
export const saidToAStranger = (say: (texts: ChatTexts) => string): string =>
  languages.map((language) => say(mailsIn(language).chatMessages)).join('\n\n');
