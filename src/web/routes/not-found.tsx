export { NotFoundPage as default } from '#web/marketing/not-found-page.tsx';
