import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (see vite.config.ts) with the same contract: many
 * components may ask for the same rules, which exist once while at least one of them is mounted.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(rules: string) {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = null;
    },
  };
}

type SharedStyleProps = { styles: string; dynamic?: boolean };

export function styleSingleton() {
  const sheet = stylesheetSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the shape of the package that this replaces
  return function SharedStyle({ styles, dynamic }: SharedStyleProps) {
    // Rules that are not dynamic are fixed at mount, as in the original.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the dependency is deliberate
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles && dynamic]);
    return null;
  };
}
