import { GalleryPage } from '#web/features/gallery/gallery-page.tsx';
import { LocalOnly } from '#web/local-tools/local-only.tsx';

export default function DevUi() {
  return (
    <LocalOnly>
      <GalleryPage />
    </LocalOnly>
  );
}
