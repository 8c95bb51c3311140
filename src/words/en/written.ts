import type { Written } from '../catalogues/written.ts';
import { assistants } from './assistants.ts';
import { balances } from './balances.ts';
import { calendarExport } from './calendar-export.ts';
import { calendars } from './calendars.ts';
import { closings } from './closings.ts';
import { companyCopy } from './company-copy.ts';
import { coverage } from './coverage.ts';
import { departures } from './departures.ts';
import { errors } from './errors.ts';
import { imports } from './imports.ts';
import { insights } from './insights.ts';
import { leave } from './leave.ts';
import { leaveWarnings } from './leave-warnings.ts';
import { mails } from './mails/mails.ts';
import { metadata } from './metadata.ts';
import { monthlyStatements } from './monthly-statements.ts';
import { pages } from './pages.ts';
import { payMonths } from './pay-months.ts';
import { peopleImports } from './people-imports.ts';
import { personCopy } from './person-copy.ts';
import { policyRefusals } from './policy-refusals.ts';
import { privacyRegister } from './privacy-register.ts';
import { push } from './push.ts';
import { retention } from './retention.ts';
import { returnNotice } from './return-notice.ts';
import { sandbox } from './sandbox.ts';

export const written: Written = {
  assistants,
  balances,
  calendarExport,
  calendars,
  closings,
  companyCopy,
  coverage,
  departures,
  errors,
  imports,
  insights,
  leave,
  leaveWarnings,
  mails,
  metadata,
  monthlyStatements,
  pages,
  payMonths,
  peopleImports,
  personCopy,
  policyRefusals,
  privacyRegister,
  push,
  retention,
  returnNotice,
  sandbox,
};
