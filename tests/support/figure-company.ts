import type { Client } from 'pg';
import type { Random } from './seeded-random.ts';

/** Absences and requests of two years, by chance; none of one person touches another. */
export async function furnishFigures(
  owner: Pick<Client, 'query'>,
  organizationId: string,
  decidedBy: string,
  people: readonly { readonly id: string }[],
  random: Random,
  {
    from = '2024-11-04',
    types = ['vacation', 'sick', 'sick', 'personal'],
  }: { from?: string; types?: readonly string[] } = {},
): Promise<void> {
  for (const { id } of people) {
    for (let day = new Date(from); day < new Date('2026-10-20'); ) {
      const length = random.below(9);
      const end = new Date(day.getTime() + length * 86_400_000);
      const state = random.pick(['approved', 'approved', 'approved', 'rejected', 'cancelled', 'pending']);
      const filed = new Date(day.getTime() - (5 + random.below(40)) * 86_400_000);
      const decided = new Date(filed.getTime() + (1 + random.below(200)) * 3_600_000);
      await owner.query(
        `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half,
           end_date, end_half, counted_halves, note, created_at, updated_at, decided_at, decided_by)
         values ($1, gen_random_uuid(), $2, $2, $3, $4, $5, $6, $7, 'pm', 2, '', $8, $8, $9, $10)`,
        [
          organizationId,
          id,
          random.pick(types),
          state,
          day.toISOString().slice(0, 10),
          random.pick(['am', 'pm']),
          end.toISOString().slice(0, 10),
          filed,
          state === 'pending' ? null : decided,
          state === 'pending' ? null : decidedBy,
        ],
      );
      day = new Date(end.getTime() + (8 + random.below(60)) * 86_400_000);
    }
  }
}
