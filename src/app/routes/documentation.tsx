import { DocumentationPage } from '#site/documentation/documentation-page.tsx';

export default DocumentationPage;
