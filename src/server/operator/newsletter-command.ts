import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { eachLanguage, type Language, languages } from '#domain/text/language.ts';
import { type IssueAnswer, queueIssue } from '#server/actions/newsletter/queue-issue.ts';
import type { Services } from '#server/services.ts';
import type { Letter, LetterWords } from '#server/store/newsletter-issues.ts';
import { UsageError } from './usage-error.ts';

const usage = `Usage:
  npm run newsletter -- article SLUG [--send]   announce an article of the blog
  npm run newsletter -- letter PATH [--send]    send PATH.fr.md and PATH.en.md: « # Subject », then Markdown
Without --send nothing leaves: what would, and to how many, is shown. One letter a week at the most; whatever is sent
twice reaches each reader once.`;

const about = z.object({ title: z.string(), description: z.string() });
const siteSchema = z.object({
  articles: z.array(z.object({ slug: z.string(), ...eachLanguage(() => about) })),
});

/** Queues a letter; the worker of the running server sends it, and tries again what fails. */
export async function runNewsletterCommand(
  services: Services,
  siteManifest: string,
  args: readonly string[],
): Promise<string[]> {
  const isMeant = args.includes('--send');
  const [kind, what, ...rest] = args.filter((arg) => arg !== '--send');
  if (!what || rest.length > 0 || (kind !== 'article' && kind !== 'letter')) throw new UsageError(usage);
  const { id, letter } = kind === 'article' ? announcementOf(siteManifest, what) : letterFrom(what);
  const answer = await queueIssue(services, id, letter, isMeant);
  return [...shown(letter), ...told(id, answer)];
}

function announcementOf(siteManifest: string, slug: string): { id: string; letter: Letter } {
  const { articles } = siteSchema.parse(JSON.parse(readFileSync(siteManifest, 'utf8')));
  const article = articles.find((one) => one.slug === slug);
  if (!article) {
    throw new UsageError(
      `There is no article ${slug}. There are: ${articles.map((one) => one.slug).join(', ')}`,
    );
  }
  const inLanguage = (language: Language): LetterWords => ({
    subject: article[language].title,
    words: article[language].description,
    path: `/blog/${slug}?lang=${language}`,
  });
  return { id: `article-${slug}`, letter: eachLanguage(inLanguage) };
}

function letterFrom(path: string): { id: string; letter: Letter } {
  const id = basename(path);
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(id)) {
    throw new UsageError('The name of a letter has small letters, figures and hyphens.');
  }
  const inLanguage = (language: Language): LetterWords => {
    const file = `${path}.${language}.md`;
    if (!existsSync(file)) {
      throw new UsageError(`There is no file ${file}: a letter is written in both languages.`);
    }
    const text = readFileSync(file, 'utf8');
    const [, subject, words] = /^\s*# +(.+)\r?\n([\s\S]*)$/.exec(text) ?? [];
    if (!subject?.trim() || !words?.trim()) {
      throw new UsageError(`${file} starts with « # Subject » on a line of its own, then the words.`);
    }
    return { subject: subject.trim(), words: words.trim(), path: null };
  };
  return { id: `letter-${id}`, letter: eachLanguage(inLanguage) };
}

function shown(letter: Letter): string[] {
  return languages.flatMap((language) => {
    const { subject, words, path } = letter[language];
    return [`--- ${language}: ${subject}`, words, ...(path === null ? [] : [`→ ${path}`]), ''];
  });
}

function told(id: string, answer: IssueAnswer): string[] {
  switch (answer.kind) {
    case 'queued':
      return [`Queued ${id} for ${readerCount(answer.readers)}.`];
    case 'ready':
      return [
        `Would go to ${languages.map((one) => `${readerCount(answer.readers[one])} (${one})`).join(', ')}. Nothing was sent: add --send.`,
      ];
    case 'sent-before': {
      const { queuedAt, readers, sent } = answer.issue;
      return [
        `${id} was queued on ${queuedAt.toISOString()} for ${readerCount(readers)}, and has reached ${sent}. Nothing was sent again.`,
      ];
    }
    case 'too-soon':
      throw new UsageError(
        `Readers were promised one letter a week: ${answer.last.id} left on ${answer.last.queuedAt.toISOString()}, the next may leave on ${answer.from.toISOString()}.`,
      );
  }
}

function readerCount(count: number): string {
  return count === 1 ? '1 reader' : `${count} readers`;
}
