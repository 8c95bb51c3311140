import { ArticlePage } from '#site/blog/article-page.tsx';
import type { Route } from './+types/article.ts';

export default function ArticleRoute({ params }: Route.ComponentProps) {
  return <ArticlePage slug={params.slug} />;
}
