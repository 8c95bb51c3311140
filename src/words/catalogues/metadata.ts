import type { MetadataProblem } from '#domain/refusals/metadata-problem.ts';

export type MetadataWords = Readonly<Record<MetadataProblem, string>>;
