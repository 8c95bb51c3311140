import { RULE_CHAPTERS } from '#domain/rules/all-rules.ts';
import { ALL_CASES } from './all-cases.ts';
import { outcomeOf } from './conformance-case.ts';
import { withOwnApp } from './http/own-app.ts';
import { type ApiOutcome, runThroughApi } from './http/run-api.ts';

/** One line per rule: how many cases, what the library and what the API made of them; then each that failed. */
const outcomes = ALL_CASES.map(outcomeOf);
const throughApi = await withOwnApp((app) => runThroughApi(app, ALL_CASES));
const width = 44;
const figures = (...values: (string | number)[]): string =>
  values.map((value) => String(value).padStart(10)).join('');

console.log(
  `${'rule'.padEnd(6)}${''.padEnd(width)}${figures('cases', 'library', 'API', 'no API', 'failed')}`,
);
for (const { title, rules } of RULE_CHAPTERS) {
  const ofChapter = rules.filter((rule) => outcomes.some((outcome) => outcome.case.rule === rule.number));
  if (ofChapter.length > 0) console.log(`\n${title.en}`);
  for (const { number, title: of } of ofChapter) {
    const own = outcomes.filter((outcome) => outcome.case.rule === number);
    const asked = throughApi.filter((outcome) => outcome.case.rule === number);
    const ofVerdict = (verdict: ApiOutcome['verdict']) =>
      asked.filter((outcome) => outcome.verdict === verdict).length;
    const passed = own.filter((outcome) => outcome.passed).length;
    const failed = own.length - passed + ofVerdict('failed');
    const line = figures(own.length, passed, ofVerdict('passed'), ofVerdict('not expressed'), failed);
    console.log(`${number.padEnd(6)}${of.en.padEnd(width)}${line}`);
  }
}

const unasked = throughApi.filter((outcome) => outcome.verdict === 'not expressed');
console.log(`\nNot asked of the API, for want of a way to say it (${unasked.length}):`);
for (const { case: each, ...rest } of unasked)
  console.log(`  ${each.rule.padEnd(5)}${each.id}: ${'why' in rest ? rest.why : ''}`);

const failures = [
  ...outcomes.filter(({ passed }) => !passed).map((outcome) => ({ by: 'library', ...outcome })),
  ...throughApi.flatMap((outcome) =>
    outcome.verdict === 'failed' ? [{ by: 'API', case: outcome.case, actual: outcome.actual }] : [],
  ),
];
for (const failure of failures) {
  console.log(`\nFAIL ${failure.by} ${failure.case.rule} ${failure.case.id} (${failure.case.source})`);
  console.log(`  expected ${failure.case.expected}\n  got      ${failure.actual}`);
}
const ofLibrary = outcomes.filter(({ passed }) => passed).length;
const ofApi = throughApi.filter(({ verdict }) => verdict === 'passed').length;
console.log(
  `\nLibrary: ${ofLibrary} of ${outcomes.length} passed. API: ${ofApi} passed, ${unasked.length} not asked.`,
);
console.log(`${ofLibrary + ofApi} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
