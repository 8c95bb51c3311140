import { benchBlocking } from './blocking.ts';
import { benchCalendar } from './calendar.ts';
import { benchCounters } from './counters.ts';
import { benchMe } from './me.ts';
import { benchRequests } from './requests.ts';
import { benchSite } from './site.ts';
import { benchStartUp } from './start-up.ts';

const parts = {
  me: benchMe,
  requests: benchRequests,
  counters: benchCounters,
  calendar: benchCalendar,
  blocking: benchBlocking,
  site: benchSite,
  'start-up': benchStartUp,
};

const wanted = process.argv.slice(2);
console.log('Figures of one run on this machine; only ratios compare between machines.\n');
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
