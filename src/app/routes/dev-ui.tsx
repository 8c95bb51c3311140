import { GalleryPage } from '#app/features/gallery/gallery-page.tsx';
import { LocalOnly } from '#app/frame/local-tools/local-only.tsx';

export default function DevUi() {
  return (
    <LocalOnly>
      <GalleryPage />
    </LocalOnly>
  );
}
