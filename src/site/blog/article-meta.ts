import { z } from 'zod';

export const articleCategories = ['comparisons', 'counting', 'law', 'organisation'] as const;

/** What an article says about itself at the top of its file. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(90),
  description: z.string().min(50).max(160),
  category: z.enum(articleCategories),
  author: z.string(),
  published: z.iso.date(),
  updated: z.iso.date(),
  image: z.enum(['deckchair', 'tide', 'calendar-sun']),
  imageAlt: z.string(),
  excerpt: z.string().min(40),
  sources: z.array(z.strictObject({ title: z.string(), url: z.url() })).min(1),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** With what the build adds: the second-level headings, and how long it takes to read. */
export interface ArticleMeta extends FrontMatter {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly minutes: number;
}
