import 'i18next';
import type common from './fr/common.json';
import type home from './fr/home.json';
import type notFound from './fr/not-found.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      home: typeof home;
      'not-found': typeof notFound;
    };
  }
}
