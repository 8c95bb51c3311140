import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { HomePage } from '#web/marketing/home/home-page.tsx';
import type { Route } from './+types/home.ts';

/** Its first words are set in it, and they would jump if it came late. */
export function links(): Route.LinkDescriptors {
  return [{ rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }];
}

export default HomePage;
