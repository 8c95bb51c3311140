import { MOST_HEADINGS } from '#domain/payslips/payslip-columns.ts';
import { type Bound, type Bounds, days, seats, types } from './bound.ts';

/** What a change would do to one person alone. */
function ofOnePerson(call: string): readonly (readonly [string, Bound])[] {
  return [
    [`${call} people[]`, [1, 'the person it is about']],
    [`${call} people[].balances[]`, [types, 'one for each counter of one person']],
    [`${call} people[].bookings[]`, [2 * days, 'absences to come of one person, which never overlap']],
    [`${call} people[].why[]`, [100, 'part of the program']],
  ];
}

/** Of rules, pay and figures. */
export const ruleBounds: Bounds = {
  'leaveTypes.preview people[]': [seats, 'one for each person'],
  'leaveTypes.preview people[].balances[]': [types * seats, 'one for each counter of each person'],
  'leaveTypes.preview people[].bookings[]': [2 * days * seats, 'absences to come, which never overlap'],
  'leaveTypes.preview people[].why[]': [100 * seats, 'part of the program'],
  'settings.read workedHolidays[]': [20, 'the holidays of a year'],
  'settings.read changes[].changed[]': [500 * 40, 'part of the program'],
  'ruleGroups.readPersonal sources[]': [20, 'part of the program'],
  'payroll.month checklist[]': [20, 'part of the program'],
  'payroll.month checklist[].some[]': [20 * 20, 'the first of them, with how many there are'],
  'payroll.month lines[]': [500, 'a page'],
  'monthlyStatements.read people[]': [500, 'a page'],
  'monthlyStatements.read people[].absences[]': [62 * 500, 'half-days of a month'],
  'monthlyStatements.read people[].counters[]': [types * 500, 'one for each counter of each person'],
  'monthlyStatements.read people[].counters[].periods[]': [2 * types * 500, 'two for each counter'],
  'insights.read figures[]': [30, 'part of the program'],
  'insights.read months[]': [60, 'those that were asked for'],
  'insights.read heat[]': [7 * 60, 'weekdays of those that were asked for'],
  'leaveLiability.read people[]': [2 * seats, 'one for each person of a month'],
  'leaveLiability.read journal[]': [20, 'part of the program'],
  'payrollFiles.models [].columns[]': [60 * 50, 'sixty for each, which takes no more'],
  'payslips.compare leftOut[]': [2_000, 'one for each row that was sent with the call'],
  'payslips.columns columns[]': [MOST_HEADINGS, 'the latest: the others are forgotten'],
  'payslips.columns counters[]': [types + 4, 'one for each type of leave'],
  'payrollSending.connection connection.endings{}': [5, 'part of the program'],
  'payrollSending.matches people[]': [seats + 1_000, 'one for each person, and the thousand who left last'],
  'payrollSending.matches types[]': [types, 'those of the organisation'],
  'payroll.month differences[]': [62 * seats * 12, 'half-days of the months closed in a year'],
  'establishments.read establishments[]': [500, 'sites: no organisation can have more'],
  'insights.read groups[]': [1_500, 'teams, sites and categories: no organisation can have more'],
  'insights.read groups[].figures[]': [1_500 * 10, 'part of the program'],
  'insights.read choices[]': [1_500, 'teams, sites and categories: no organisation can have more'],
  'payslips.compare rows[]': [2_000 * 20, 'twenty counters for each row that was sent'],
  'payrollRemarks.ofMonth [].remarks[]': [500 * 40, 'forty for each thread of a page, which takes no more'],
  'payrollSending.plan steps[]': [2 * 62 * seats, 'absences of a month, before and now, which never overlap'],
  'payrollSending.plan held[]': [62 * seats, 'absences of a month, which never overlap'],
  'payrollSending.send lines[]': [2 * 62 * seats, 'absences of a month, before and now, which never overlap'],
  'ruleGroups.readPersonal placements[]': [500, 'of one person, who cannot have more'],
  'settings.read changes[]': [200, 'the latest'],
  'ruleGroups.list [].planned[]': [500 * 20, 'twenty of each, which can have no more (O5)'],
  'ruleGroups.list [].changes[]': [500 * 20, 'the latest twenty of each'],
  'payslips.compare rows[].causes[]': [100_000, 'absences and adjustments of a leave year, for each row'],
  'payslips.compare rows[].since[]': [100_000, 'absences and adjustments of a leave year, for each row'],
  ...Object.fromEntries(
    ['payslips.note', 'payslips.adjust'].flatMap((call): [string, Bound][] => [
      [`${call} rows[]`, [1, 'the row it is about']],
      [`${call} rows[].causes[]`, [1_000, 'absences and adjustments of a leave year']],
      [`${call} rows[].since[]`, [1_000, 'absences and adjustments of a leave year']],
    ]),
  ),
  'payrollSending.compareCounters rows[]': [8 * seats, 'counters that Silae has, for each person'],
  'payrollSending.compareCounters rows[].causes[]': [20 * seats, 'some for each row'],
  'payrollSending.compareCounters rows[].since[]': [20 * seats, 'some for each row'],
  ...Object.fromEntries(
    [
      'ruleGroups.previewPlacement',
      'ruleGroups.previewPersonalRules',
      'peopleSheets.previewWorkingPattern',
    ].flatMap(ofOnePerson),
  ),
};
