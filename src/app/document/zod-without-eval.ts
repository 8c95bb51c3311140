/**
 * zod compiles its parsers with `new Function` unless told not to; our Content-Security-Policy forbids that
 * and would report each try. The switch is read when the first schema is built, so the document's root
 * imports this file before anything else. Setting it by hand keeps zod itself out of the public pages.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
