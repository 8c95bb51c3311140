export { HomePage as default } from '#web/marketing/home-page.tsx';
