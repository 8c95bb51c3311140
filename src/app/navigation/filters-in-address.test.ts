import { describe, expect, it } from 'vitest';
import { isFiltered, requestFilterFields } from '#app/features/approvals/request-filters.ts';
import { auditLogEndpoints } from '#contract/audit-log.ts';
import { filtersFrom, toSearch } from './filters-in-address.ts';

const id = '6f1c2f0e-7c1e-4a51-9d6a-0f6f0c4a1b2c';
const log = auditLogEndpoints.export.query;

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const ofRequests = { status: 'approved', team: id, from: '2026-05-04', to: '2026-05-31' } as const;
    expect(filtersFrom(requestFilterFields, new URLSearchParams(toSearch(ofRequests)))).toEqual(ofRequests);
    const ofLog = { action: 'user.invited', actorId: id, from: '2026-05-04' } as const;
    expect(filtersFrom(log, new URLSearchParams(toSearch(ofLog)))).toEqual(ofLog);
  });

  it('drop what the contract would refuse, and what is no filter', () => {
    const search = { status: 'eaten', team: 'x', from: '2026-02-30', to: '2026-05-31', cursor: id };
    expect(filtersFrom(requestFilterFields, new URLSearchParams(search))).toEqual({ to: '2026-05-31' });
    const ofLog = { action: 'user.eaten', actorId: 'x', to: '2026-02-30', subjectId: id };
    expect(filtersFrom(log, new URLSearchParams(ofLog))).toEqual({ subjectId: id });
  });

  it('leave out what is empty', () => {
    expect(toSearch({ team: undefined, from: '2026-05-04' })).toEqual({ from: '2026-05-04' });
    expect(isFiltered({ team: undefined })).toBe(false);
    expect(isFiltered({ to: '2026-05-04' })).toBe(true);
  });
});
