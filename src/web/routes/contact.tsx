import { ContactPage } from '#web/marketing/contact/contact-page.tsx';

export default ContactPage;
