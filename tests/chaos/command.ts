import { parseArgs } from 'node:util';
import { faultNames } from './chaos-faults.ts';
import { type ChaosReport, runChaos } from './chaos-run.ts';

/** What `npm run chaos` types: how long, how many kills, and the seed of a run to repeat. */
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, kills: { type: 'string' }, seed: { type: 'string' } },
});
const kills = readNumber('kills', values.kills, 0);
// Kills alone say when it is over, as long as the machine gets there at all.
const minutes = readNumber('minutes', values.minutes, kills > 0 ? 0 : 5);
const seed = readNumber('seed', values.seed, Date.now() % 2 ** 32);

console.log(`Seed ${seed}: npm run chaos -- --seed ${seed} does the same things again.`);
const report = await runChaos({
  seed,
  seconds: minutes * 60,
  kills,
  longestSeconds: Math.max(minutes * 60 + 300, kills * 10),
  tell: (progress) => console.log(`  ${progress}`),
});
print(report);
const broken = Object.values(report.findings).flat().length;
console.log(`\n${broken === 0 ? 'Nothing was lost.' : `${broken} findings.`}`);
process.exit(broken === 0 ? 0 : 1);

function print({ diary, acts, faults, mailFaults, ...figures }: ChaosReport): void {
  const row = (name: string, figure: string | number): void => console.log(`| ${name} | ${figure} |`);
  console.log(`\n| done to it in ${Math.round(figures.seconds)} s | times |\n| --- | ---: |`);
  for (const name of faultNames) row(name, faults.of(name));
  row('starts with a clock a day ahead', faults.clockJumps);
  for (const [fault, times] of mailFaults) row(`mail server: ${fault}`, times);
  row('processes killed, all in all', faults.kills);
  console.log('\n| asked of it | |\n| --- | ---: |');
  row('writes acknowledged', diary.acknowledged.length + acts.length);
  row('refused', diary.refused);
  row('answered « later » (503)', diary.unavailable);
  row('not answered', diary.unanswered);
  row('requests in the end', figures.requests);
  row('changes of seats, charged by the provider', figures.seatChanges);
  row('mails', figures.mails);
  row('of these a second time, under the same Message-ID', figures.repeatedMails);
  console.log('\n| invariant | broken |\n| --- | ---: |');
  for (const [name, found] of Object.entries(figures.findings)) row(name, found.length);
  for (const [name, found] of Object.entries(figures.findings))
    for (const one of found.slice(0, 20)) console.log(`FAIL ${name}: ${one}`);
}

function readNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!(number >= 0)) {
    console.error(`--${name} takes a number. Usage: npm run chaos -- [--minutes N] [--kills N] [--seed S]`);
    process.exit(1);
  }
  return number;
}
