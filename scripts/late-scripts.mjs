const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;

/**
 * A prerendered page can be read, and its links followed, before any script: so its scripts are fetched once it is
 * there and the browser has nothing else to do, or as soon as someone touches it. Over a slow line, style and fonts have
 * it for themselves.
 */
export function letScriptsWait(html) {
  const found = starter.exec(html);
  if (!found) throw new Error('The scripts of a page are started in a way that is new here.');
  const [whole, manifest, imports, modules, entry] = found;
  const routes = [...imports.matchAll(/route\d+ from "([^"]+)"/g)].map(([, path]) => path);
  const names = routes.map((_, index) => `route${index}`);
  const files = [...html.matchAll(preloads)].map(([, href]) => href);
  const code = `const fetchAll = async () => {
  for (const href of ${JSON.stringify(files)}) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const [, ${names.join(', ')}] = await Promise.all(${JSON.stringify([manifest, ...routes])}.map((file) => import(file)));
  window.__reactRouterRouteModules = ${modules};
  import("${entry}");
};
const touches = ["pointerdown", "keydown", "focusin"];
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const touch of touches) removeEventListener(touch, start, true);
  fetchAll();
};
for (const touch of touches) addEventListener(touch, start, true);
const whenIdle = () => "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start);
if (document.readyState === "complete") whenIdle(); else addEventListener("load", whenIdle);`;
  return html.replaceAll(preloads, '').replace(whole, () => `<script type="module">${code}</script>`);
}
