import { ContactPage } from '#site/contact/contact-page.tsx';

export default ContactPage;
