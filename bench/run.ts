import { benchBlocking } from './blocking.ts';
import { benchCalendar } from './calendar.ts';
import { benchCounters } from './counters.ts';
import { benchDecisions } from './decisions.ts';
import { benchGrowth } from './growth.ts';
import { benchInsights } from './insights.ts';
import { benchKnownAddresses } from './known-addresses.ts';
import { benchMe } from './me.ts';
import { benchMemory } from './memory.ts';
import { benchPayFiles } from './pay-files.ts';
import { benchPayMonth } from './pay-month.ts';
import { benchRequests } from './requests.ts';
import { benchNight, benchScale } from './scale.ts';
import { benchScreens } from './screens.ts';
import { benchSite } from './site.ts';
import { benchStartUp } from './start-up.ts';
import { benchProcesses } from './two-processes.ts';

const parts = {
  me: benchMe,
  requests: benchRequests,
  decisions: benchDecisions,
  counters: benchCounters,
  calendar: benchCalendar,
  'pay-month': benchPayMonth,
  insights: benchInsights,
  blocking: benchBlocking,
  'pay-files': benchPayFiles,
  site: benchSite,
  screens: benchScreens,
  'start-up': benchStartUp,
  processes: benchProcesses,
  'known-addresses': benchKnownAddresses,
};

/** Only when they are asked for: they take as long as all the others together. */
const long = { growth: benchGrowth, memory: benchMemory, scale: benchScale, night: benchNight };

const given = process.argv.slice(2);
/** Parts by name; what follows an option is its own. */
const options = given.findIndex((each) => each.startsWith('--'));
const wanted = options < 0 ? given : given.slice(0, options);
console.log('Figures of one run on this machine; only ratios compare between machines.\n');
for (const [name, run] of Object.entries({ ...parts, ...long })) {
  if (wanted.length === 0 ? name in parts : wanted.includes(name)) await run(given);
}
