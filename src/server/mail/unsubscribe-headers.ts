export const unsubscribePath = '/unsubscribe';
export const newsletterPath = '/newsletter';

/** RFC 8058: one press in the mail program stops this kind of mail, without a page and without a login. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
