import 'i18next';
import type common from './fr/common.json';
import type devUi from './fr/dev-ui.json';
import type home from './fr/home.json';
import type notFound from './fr/not-found.json';
import type ui from './fr/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      'dev-ui': typeof devUi;
      home: typeof home;
      'not-found': typeof notFound;
      ui: typeof ui;
    };
  }
}
