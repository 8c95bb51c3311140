import type { FieldProblem } from '#domain/refusals/field-problem.ts';

export type FieldWords = Readonly<Record<FieldProblem, string>>;
