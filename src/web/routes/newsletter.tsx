import { NewsletterPage } from '#web/marketing/newsletter/newsletter-page.tsx';

export default NewsletterPage;
