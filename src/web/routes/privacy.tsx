import { WordPage } from '#web/marketing/reading/word-page.tsx';

export default function PrivacyRoute() {
  return <WordPage name="legal/privacy" dated />;
}
