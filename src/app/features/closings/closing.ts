import type { z } from 'zod';
import type {
  closingFormSchema,
  closingPageSchema,
  closingPreviewSchema,
  closingSchema,
} from '#contract/closings.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import type { ContractForm } from '#web/use-contract-form.ts';

export type ListedClosing = z.output<typeof closingSchema>;
export type ClosingDetails = z.output<typeof closingPageSchema>;
export type DryRun = z.output<typeof closingPreviewSchema>;
type ClosingValues = z.input<typeof closingFormSchema>;
export type ClosingForm = ContractForm<ClosingValues, z.output<typeof closingFormSchema>>;

export function closingPath(id: string): string {
  return pathOf(PAGES.closing, { id });
}

/** An empty form, or what a closing said that is to be planned again. */
export function valuesOf(closing: ListedClosing | undefined): Required<ClosingValues> {
  const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
  return {
    name: closing?.name ?? '',
    startDate: closing?.startDate ?? '',
    startHalf: closing?.startHalf ?? 'am',
    endDate: closing?.endDate ?? '',
    endHalf: closing?.endHalf ?? 'pm',
    everyone: closing?.everyone ?? true,
    teamIds: idsOf(closing?.teams),
    userIds: idsOf(closing?.users),
    exceptIds: idsOf(closing?.exceptions),
    types: closing?.types ?? ['vacation'],
    whenShort: closing?.whenShort ?? 'in-advance',
    otherType: closing?.otherType ?? null,
    reason: closing?.reason ?? '',
    consultedOn: closing?.consultedOn ?? null,
    consultation: closing?.consultation ?? '',
  };
}

/** Those that are still ahead or going on first, in order of their days; then the others, latest first. */
export function closingsInTime(closings: readonly ListedClosing[], today: string) {
  const isOver = ({ endDate, undoneAt }: ListedClosing) => undoneAt !== null || endDate < today;
  return {
    coming: closings.filter((one) => !isOver(one)).toReversed(),
    past: closings.filter(isOver),
  };
}
