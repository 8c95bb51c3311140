import { WordPage } from '#web/marketing/reading/word-page.tsx';

export default function AboutRoute() {
  return <WordPage name="about/about" />;
}
