import { companyLoginMarks } from './company-login-marks.ts';
import { connectionMarks } from './connection-marks.ts';
import { counterMarks } from './counter-marks.ts';
import { directoryMarks } from './directory-marks.ts';
import { loginMarks } from './login-marks.ts';
import { machineMarks } from './machine-marks.ts';
import type { Marks } from './mark.ts';
import { organizationMarks } from './organization-marks.ts';
import { payrollMarks } from './payroll-marks.ts';
import { peopleMarks } from './people-marks.ts';
import { privacyMarks } from './privacy-marks.ts';
import { requestMarks } from './request-marks.ts';
import { retentionMarks } from './retention-marks.ts';

/** Every table of the schema. `tests/store/marks.test.ts` walks the catalogue. */
export const allMarks: Marks = {
  ...peopleMarks,
  ...loginMarks,
  ...companyLoginMarks,
  ...connectionMarks,
  ...directoryMarks,
  ...requestMarks,
  ...counterMarks,
  ...payrollMarks,
  ...organizationMarks,
  ...machineMarks,
  ...privacyMarks,
  ...retentionMarks,
};
