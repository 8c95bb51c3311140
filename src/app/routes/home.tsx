import { HomePage } from '#site/home/home-page.tsx';

export default HomePage;
