import { WordPage } from '#web/marketing/reading/word-page.tsx';

export default function TermsRoute() {
  return <WordPage name="legal/terms" dated />;
}
