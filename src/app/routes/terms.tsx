import { WordPage } from '#site/reading/word-page.tsx';

export default function TermsRoute() {
  return <WordPage name="legal/terms" dated />;
}
