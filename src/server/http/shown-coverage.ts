import type { z } from 'zod';
import type {
  blackoutSchema,
  coverageCheckSchema,
  foreseenShortageSchema,
} from '#contract/coverage-views.ts';
import type { Language } from '#domain/text/language.ts';
import type { ForeseenShortage } from '#server/actions/coverage/foresee-shortages.ts';
import type { NamedBlackout, NamedTeam } from '#server/actions/coverage/read-coverage.ts';
import type { CoverageAssessment } from '#server/actions/leave-requests/assess-coverage.ts';
import { blackoutSentence, shortageSentence } from '#words/sentences/coverage.ts';

const shownTeam = (team: NamedTeam) => team && { id: team.id, name: team.name };

export function shownBlackout(blackout: NamedBlackout): z.input<typeof blackoutSchema> {
  const { id, name, start, end, team, reason } = blackout;
  return { id, name, from: start, to: end, team: shownTeam(team), reason };
}

export function shownForeseen({
  team,
  minimum,
  days,
}: ForeseenShortage): z.input<typeof foreseenShortageSchema> {
  return { team: shownTeam(team), minimum, days: days.map((day) => ({ ...day })) };
}

export function shownCoverageCheck(
  { shortages, blackouts }: CoverageAssessment,
  language: Language,
): z.input<typeof coverageCheckSchema> {
  return {
    shortages: shortages.map((shortage) => ({
      team: shownTeam(shortage.team),
      minimum: shortage.minimum,
      withPending: shortage.withPending,
      days: shortage.days.map(({ date, half, present }) => ({ date, half, present })),
      sentence: shortageSentence(shortage, language),
    })),
    blackouts: blackouts.map((blackout) => ({
      ...shownBlackout(blackout),
      sentence: blackoutSentence(blackout, language),
    })),
  };
}
