import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { insightsEndpoints } from '#contract/insights.ts';
import type { FigureId } from '#domain/insights/figures.ts';

export type ShownInsights = EndpointAnswer<typeof insightsEndpoints.read>;
export type ShownFigure = ShownInsights['figures'][number];
export type ShownCell = ShownInsights['heat'][number];
export type ShownGroup = ShownInsights['groups'][number];

export function figureNamed(
  { figures }: Pick<ShownInsights, 'figures'>,
  id: FigureId,
): ShownFigure | undefined {
  return figures.find((figure) => figure.id === id);
}

/** U18: to whoever leads fewer than ten people, absences are not. */
export function areAbsencesTold(insights: Pick<ShownInsights, 'figures'>): boolean {
  return figureNamed(insights, 'planned-days')?.value != null;
}

export const unplannedOf = (away: NonNullable<ShownCell['away']>): number => away.health + away.unforeseen;
export const plannedOf = (away: NonNullable<ShownCell['away']>): number => away.other + away['paid-leave'];

/** In hundredths, of the days that would have been worked; null where it is hidden or nobody would have worked. */
export function unplannedRate({
  away,
  expectedDays,
}: Pick<ShownCell, 'away' | 'expectedDays'>): number | null {
  return away === null || !expectedDays ? null : (100 * unplannedOf(away)) / expectedDays;
}
