import { WordPage } from '#web/marketing/reading/word-page.tsx';

export default function DataProcessingRoute() {
  return <WordPage name="legal/data-processing" dated />;
}
