import { WordPage } from '#site/reading/word-page.tsx';

export default function LegalNoticeRoute() {
  return <WordPage name="legal/legal-notice" dated />;
}
