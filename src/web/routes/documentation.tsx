import { DocumentationPage } from '#web/marketing/documentation/documentation-page.tsx';

export default DocumentationPage;
