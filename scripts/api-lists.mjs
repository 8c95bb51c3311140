// Writes the lists that the files of the API say already: which endpoint tables there are, who handles each, and who
// does each job. `npm run check` does so first. A table without a file of handlers beside its name does not compile, nor
// does a job that nobody does.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './prepare.mjs';

const contract = 'src/contract';
const apiFile = `${contract}/api.ts`;
const header = '// Written by scripts/api-lists.mjs from the endpoint tables of src/contract.\n';

const read = (file) => readFileSync(join(root, file), 'utf8');
const lines = (items, line) => items.map(line).join('\n');

/** Every endpoint table: the file it lies in, and the feature as it is called in code. */
function endpointTables() {
  return readdirSync(join(root, contract))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
    .flatMap((file) =>
      [...read(`${contract}/${file}.ts`).matchAll(/^export const (\w+)Endpoints\b/gm)].map(([, feature]) => ({
        file,
        feature,
      })),
    );
}

/** Who was there before keeps its place: a schema that several calls share is called after the first of them. */
function inOrderOfArrival(tables) {
  const known = [...read(apiFile).matchAll(/^ {2}(\w+): /gm)].map(([, feature]) => feature);
  const placeOf = ({ feature }) => (known.includes(feature) ? known.indexOf(feature) : known.length);
  return [...tables].sort((a, b) => placeOf(a) - placeOf(b));
}

const jobTables = ['mail-jobs', 'job-table'].map((name) => `src/server/actions/${name}.ts`);
const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const asKey = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** What is exported below `src/server/actions`, by its name: where it lies. */
function exportsOfActions() {
  const actions = 'src/server/actions';
  const files = readdirSync(join(root, actions), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\/.*(?<!\.test)\.ts$/.test(file));
  return files.flatMap((file) =>
    [...read(`${actions}/${file}`).matchAll(/^export (?:async function|function|const) (\w+)/gm)].map(
      ([, name]) => ({ name, from: `#server/actions/${file}` }),
    ),
  );
}

/** A job is done by the function that is called like it: `sendWelcome` does `send-welcome`. */
function jobHandlers() {
  const exported = exportsOfActions();
  const jobs = jobTables.flatMap((file) => [
    ...read(file)
      .replace(/^[\s\S]*?= \{\n/m, '')
      .matchAll(/^ {2}'?([a-z][a-z-]*)'?: \{/gm),
  ]);
  const done = jobs.flatMap(([, job]) =>
    exported.filter(({ name }) => name === camelCase(job)).map((found) => ({ job, ...found })),
  );
  const namesFrom = (from) => done.filter((one) => one.from === from).map(({ name }) => name);
  const types = [
    { from: '#server/actions/job-payloads.ts', what: 'type { JobPayload }' },
    { from: '#server/actions/job-table.ts', what: 'type { JobName }' },
    { from: '#server/services.ts', what: 'type { Services }' },
  ];
  const doers = [...new Set(done.map(({ from }) => from))].map((from) => ({
    from,
    what: listed(namesFrom(from)),
  }));
  const imports = [...doers, ...types].sort((one, other) => (one.from < other.from ? -1 : 1));
  return `// Written by scripts/api-lists.mjs from the tables of jobs and what src/server/actions exports.
${lines(imports, ({ what, from }) => `import ${what} from '${from}';`)}

type Handlers = {
  readonly [Name in JobName]: (
    services: Services,
    payload: JobPayload<Name>,
    signal: AbortSignal,
  ) => Promise<void>;
};

/** Who does each job: the action that is called like it. */
export const jobHandlers: Handlers = {
${lines(done, ({ job, name }) => (job === name ? `  ${name},` : `  ${asKey(job)}: ${name},`))}
};
`;
}

/** As the formatter would have it. */
function listed(names) {
  const sorted = [...names].sort();
  return sorted.length > 3 ? `{\n${lines(sorted, (name) => `  ${name},`)}\n}` : `{ ${sorted.join(', ')} }`;
}

/** Every list by its file. */
export function apiLists() {
  const tables = endpointTables();
  return {
    [apiFile]: `${header}${lines(tables, ({ file, feature }) => `import { ${feature}Endpoints } from './${file}.ts';`)}

/** Every endpoint table, by feature: its routes, its client and its documentation are made from here. */
export const api = {
${lines(inOrderOfArrival(tables), ({ feature }) => `  ${feature}: ${feature}Endpoints,`)}
};
`,
    'src/server/jobs/handlers.ts': jobHandlers(),
    'src/server/http/handlers.ts': `${header}${lines(tables, ({ file, feature }) => `import { ${feature}Handlers } from './${file}.ts';`)}

/** Who handles the calls of each endpoint table. */
export const handlers = {
${lines(tables, ({ feature }) => `  ${feature}: ${feature}Handlers,`)}
};
`,
  };
}

export function writeApiLists() {
  for (const [file, text] of Object.entries(apiLists())) writeFileSync(join(root, file), text);
}

if (process.argv[1]?.endsWith('api-lists.mjs')) writeApiLists();
