import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUEST_FIELD_NAMES, TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { languages } from '#domain/text/language.ts';

const recipe = sectionOf(readFileSync('CONTRIBUTING.md', 'utf8'), 'A new field on a request');
/** Every path that a step names, not the first alone: each is a file to be touched. */
const steps = [...recipe.matchAll(/^\d+\. .*$/gm)].flatMap(([line]) =>
  [...line.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path]) => path ?? ''),
);

function sectionOf(text: string, title: string): string {
  return text.split(/^### /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) => join(directory, file));
}

const asked = 'src/words/fr/';

/** Where something is written down for each field, or for each text: the places that a new one is missing from. */
function placesHeldToTheList(): string[] {
  const held = /satisfies Record<RequestField,|& Readonly<Record<RequestText,/;
  return filesBelow('src')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      // What makes one of each text needs no line for a new one.
      return held.test(text) && !text.includes('...eachText(');
    })
    .flatMap((path) =>
      // What the French sentences have, those of each language have.
      path.startsWith(asked) ? languages.map((one) => path.replace(asked, `src/words/${one}/`)) : path,
    );
}

/** It justifies what asks for a justification, bears the name of a closing, and is what an assistant may add. */
const meaningTheNote = [
  'src/app/features/leave-requests/form/request-form.tsx',
  'src/app/features/leave-requests/page/use-change-words.ts',
  'src/domain/leave-requests/verdict.ts',
  'src/domain/leave-types/asked-type.ts',
  'src/server/actions/closings/write-closing.ts',
  'src/server/actions/recordings/preview-several.ts',
  'src/server/assistants/asking-tools.ts',
];

describe('the recipe for a field on a request', () => {
  it('names ten files at most, and all of them are there', () => {
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(steps.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names every place that the compiler holds to the list', () => {
    const places = placesHeldToTheList();
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter((path) => !steps.includes(path))).toEqual([]);
  });

  it.each(['fr', 'en'])('names all that the screens say of a field, in %s', (language) => {
    const path = `src/words/${language}/screens/leave-requests.json`;
    expect(steps).toContain(path);
    const { form, facts, history } = JSON.parse(readFileSync(path, 'utf8'));
    for (const field of TEXT_FIELDS) {
      expect(form).toHaveProperty(field);
      expect(form).toHaveProperty(`${field}Hint`);
      expect(facts).toHaveProperty(field);
    }
    const changed = REQUEST_FIELD_NAMES.filter((field) => field !== 'note');
    expect(Object.keys(history.fields).sort()).toEqual([...changed].sort());
  });

  it('leaves no other place that lists the fields by hand', () => {
    // The day and the half at both ends make a period; with the type and a text, it is the list of a request.
    const lists = filesBelow('src')
      .filter((path) => /^src\/(server|app|contract)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => !steps.includes(path))
      .filter((path) => {
        const text = readFileSync(path, 'utf8');
        return /\{[^{}]*\btype\b[^{}]*\bstartDate\b[^{}]*\bnote\b[^{}]*\}/.test(text);
      });
    expect(lists).toEqual([]);
  });

  it('singles no text out but where the product means that one', () => {
    const speaks =
      /leave_requests|leaveRequests|LeaveRequest|RequestForm|request-fields|requestForm|SeveralForm/;
    // As a column, as a key, as a property, as a word of its own.
    const singled = /(?<!\.)\.note\b(?!\()|'note'|\bnote: (?!\w+<)|\bnote <>|\bnote = ''|[{,] note\b/;
    const places = filesBelow('src')
      .filter((path) => /^src\/(domain|server|app|web|contract)\/.*\.tsx?$/.test(path))
      .filter((path) => !/\.test\.tsx?$/.test(path) && !steps.includes(path))
      .filter((path) => {
        const text = readFileSync(path, 'utf8');
        const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|\bt\('[^']*'|'[^'\n]* [^'\n]*'/g, '');
        return speaks.test(text) && singled.test(code);
      });
    expect(places.sort()).toEqual(meaningTheNote);
  });
});
