import { WordPage } from '#site/reading/word-page.tsx';

export default function DataProcessingRoute() {
  return <WordPage name="legal/data-processing" dated />;
}
