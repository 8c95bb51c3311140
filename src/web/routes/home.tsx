import { HomePage } from '#web/marketing/home-page.tsx';

export default HomePage;
