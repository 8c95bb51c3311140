import type { ReactNode } from 'react';
import { pathOf } from '#contract/page-path.ts';
import { PAGES, type PageName } from '#contract/pages.ts';
import { ArticlePage } from './blog/article-page.tsx';
import { articleSlugs } from './blog/articles.ts';
import { BlogPage } from './blog/blog-page.tsx';
import { CareersPage } from './careers/careers-page.tsx';
import { ConformityPage } from './conformity/conformity-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { DemoPage } from './demo/demo-page.tsx';
import { DocumentationPage } from './documentation/documentation-page.tsx';
import { FeaturesPage } from './features/features-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { NewsletterPage } from './newsletter/newsletter-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';
import { WordPage } from './reading/word-page.tsx';
import { StatusPage } from './status/status-page.tsx';

type SitePageName = {
  [Name in PageName]: (typeof PAGES)[Name]['drawnBy'] extends 'site' ? Name : never;
}[PageName];

/** What the site draws at each of its addresses; forgetting one does not compile. */
const pages: Record<Exclude<SitePageName, 'article'>, ReactNode> = {
  home: <HomePage />,
  features: <FeaturesPage />,
  pricing: <PricingPage />,
  demo: <DemoPage />,
  newsletter: <NewsletterPage />,
  blog: <BlogPage />,
  about: <WordPage name="about/about" />,
  careers: <CareersPage />,
  legalNotice: <WordPage name="legal/legal-notice" dated />,
  privacy: <WordPage name="legal/privacy" dated />,
  terms: <WordPage name="legal/terms" dated />,
  dataProcessing: <WordPage name="legal/data-processing" dated />,
  status: <StatusPage />,
  documentation: <DocumentationPage />,
  conformity: <ConformityPage />,
  contact: <ContactPage />,
};

/** Every document of the site by its path. */
export const sitePages: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...Object.entries(pages).map(([name, page]) => [PAGES[name as SitePageName].path, page] as const),
  ...articleSlugs.map(
    (slug) => [pathOf(PAGES.article, { slug }), <ArticlePage key={slug} slug={slug} />] as const,
  ),
]);
