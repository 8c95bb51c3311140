import { NewsletterPage } from '#site/newsletter/newsletter-page.tsx';

export default NewsletterPage;
