import { WordPage } from '#site/reading/word-page.tsx';

export default function PrivacyRoute() {
  return <WordPage name="legal/privacy" dated />;
}
