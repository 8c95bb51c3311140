import { type JobName, jobTable } from '#server/actions/job-table.ts';

/**
 * Minute, hour, day of month, month, weekday (UTC), then the job. Organisations have hours of their own, so that
 * what is done for them is looked for every hour; one missed while nobody was up is made up for at the start. The hours
 * of a day that were missed are one run of what is due: it catches up by itself.
 */
const times: readonly (readonly [string, JobName, fill?: string])[] = [
  ['* * * * *', 'check-services'],
  ['* * * * *', 'beat-login'],
  ['* * * * *', 'beat-decisions'],
  ['* * * * *', 'beat-notices'],
  ['* * * * *', 'beat-webhooks'],
  ['* * * * *', 'beat-organizations'],
  ['* * * * *', 'beat-service'],
  ['0 * * * *', 'follow-up', '1h'],
  ['30 * * * *', 'accrue', '1d'],
  ['41 2 * * *', 'reconcile', '1d'],
  ['17 3 * * *', 'sweep-expired-access'],
  ['41 5 * * *', 'look-at-domains'],
  ['47 5 * * *', 'look-after-logins'],
  ['37 3 * * *', 'forget-visitors'],
];

export const schedule = times
  .map(([when, name, fill]) => {
    const { attempts, priority } = jobTable[name];
    const options = `max=${attempts}&jobKey=${name}&priority=${priority}${fill ? `&fill=${fill}` : ''}`;
    return `${when} ${name} ?${options}`;
  })
  .join('\n');
