import { WordPage } from '#web/marketing/reading/word-page.tsx';

export default function LegalNoticeRoute() {
  return <WordPage name="legal/legal-notice" dated />;
}
