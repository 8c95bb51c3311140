/** I5: a sentence that sells something does not fit in. */
const longest = 40;

const separators = '[.。．｡․‧∙]';

/**
 * I5: a name that a stranger chose, for mails to people who have not joined. Whatever mail programs would turn into a
 * link, an address or a telephone number is taken apart; what cannot be seen or turns the text around is dropped.
 */
export function harmlessName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[@＠﹫]/gu, ' ')
    .replace(/[a-z][a-z0-9+.-]*:\/*(?=\S)/giu, ' ')
    .replace(/[/\\<>[\]{}|^`"]+/gu, ' ')
    .replace(/\bwww\b/giu, ' ')
    .replace(new RegExp(`${separators}(?=[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-])`, 'gu'), ' ')
    .replace(new RegExp(`(?<=\\p{N})${separators}(?=\\p{N})`, 'gu'), ' ')
    .replace(/\+?\p{N}(?:[\s().–-]{0,3}\p{N}){5,}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (plain === '') return '…';
  const letters = [...plain];
  return letters.length <= longest
    ? plain
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
