import { WordPage } from '#site/reading/word-page.tsx';

export default function AboutRoute() {
  return <WordPage name="about/about" />;
}
