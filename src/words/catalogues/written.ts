import type { MailWords } from '../fr/mails/mails.ts';
import type { AssistantWords } from './assistants.ts';
import type { BalanceWords } from './balances.ts';
import type { CalendarExportWords } from './calendar-export.ts';
import type { CalendarWords } from './calendars.ts';
import type { ClosingWords } from './closings.ts';
import type { CoverageWords } from './coverage.ts';
import type { DepartureWords } from './departures.ts';
import type { ErrorWords } from './errors.ts';
import type { ImportWords } from './imports.ts';
import type { InsightWords } from './insights.ts';
import type { LeaveWords } from './leave.ts';
import type { LeaveWarningWords } from './leave-warnings.ts';
import type { MonthlyStatementWords } from './monthly-statements.ts';
import type { PageWords } from './pages.ts';
import type { PayMonthWords } from './pay-months.ts';
import type { PeopleImportWords } from './people-imports.ts';
import type { PersonCopyWords } from './person-copy.ts';
import type { PolicyRefusalWords } from './policy-refusals.ts';
import type { PushWords } from './push.ts';
import type { ReturnNoticeWords } from './return-notice.ts';
import type { SandboxWords } from './sandbox.ts';

/** What the server alone writes. Browsers get it as answers, and never carry it. */
export interface Written {
  readonly assistants: AssistantWords;
  readonly balances: BalanceWords;
  readonly calendarExport: CalendarExportWords;
  readonly calendars: CalendarWords;
  readonly closings: ClosingWords;
  readonly coverage: CoverageWords;
  readonly departures: DepartureWords;
  readonly errors: ErrorWords;
  readonly imports: ImportWords;
  readonly insights: InsightWords;
  readonly leave: LeaveWords;
  readonly leaveWarnings: LeaveWarningWords;
  readonly mails: MailWords;
  readonly monthlyStatements: MonthlyStatementWords;
  readonly pages: PageWords;
  readonly payMonths: PayMonthWords;
  readonly peopleImports: PeopleImportWords;
  readonly personCopy: PersonCopyWords;
  readonly policyRefusals: PolicyRefusalWords;
  readonly push: PushWords;
  readonly returnNotice: ReturnNoticeWords;
  readonly sandbox: SandboxWords;
}
