import { GalleryPage } from '#web/features/gallery/gallery-page.tsx';

export default GalleryPage;
