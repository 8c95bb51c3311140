import { RULE_CHAPTERS } from '#domain/rules/all-rules.ts';
import { ALL_CASES } from './all-cases.ts';
import { outcomeOf } from './conformance-case.ts';

/** Prints one line per rule, then every case that failed. */
const outcomes = ALL_CASES.map(outcomeOf);
const width = 44;

console.log(
  `${'rule'.padEnd(6)}${''.padEnd(width)}${'cases'.padStart(7)}${'pass'.padStart(7)}${'fail'.padStart(7)}`,
);
for (const { title, rules } of RULE_CHAPTERS) {
  const ofChapter = rules.filter((rule) => outcomes.some((outcome) => outcome.case.rule === rule.number));
  if (ofChapter.length > 0) console.log(`\n${title.en}`);
  for (const rule of ofChapter) {
    const own = outcomes.filter((outcome) => outcome.case.rule === rule.number);
    const passed = own.filter((outcome) => outcome.passed).length;
    const figures = [own.length, passed, own.length - passed]
      .map((figure) => String(figure).padStart(7))
      .join('');
    console.log(`${rule.number.padEnd(6)}${rule.title.en.padEnd(width)}${figures}`);
  }
}

const failures = outcomes.filter((outcome) => !outcome.passed);
for (const failure of failures) {
  console.log(`\nFAIL ${failure.case.rule} ${failure.case.id} (${failure.case.source})`);
  console.log(`  expected ${failure.case.expected}\n  got      ${failure.actual}`);
}
console.log(`\n${outcomes.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
