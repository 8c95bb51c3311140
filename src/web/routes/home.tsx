import { HomePage } from '#web/marketing/home/home-page.tsx';

export default HomePage;
