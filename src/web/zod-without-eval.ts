/**
 * zod compiles its parsers with `new Function` unless told not to; our Content-Security-Policy forbids that
 * and would report each try. The switch is read when the first schema is built, so whatever starts React on a page
 * imports this file before anything else. Setting it by hand keeps zod itself out of pages that do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
