import { payModelFormSchema } from '#contract/payroll-files.ts';
import { type ModelProblem, modelProblems } from '#domain/payroll/model-problems.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';

const FORMAT = 'relache-payroll-model';
const VERSION = 1;
const LARGEST_BYTES = 256 * 1024;

export type ModelFileProblem =
  | { readonly kind: 'too-large' | 'not-json' | 'not-a-model' | 'newer' }
  /** What stands at this place is missing, unknown or not of its kind. */
  | { readonly kind: 'wrong-value'; readonly place: string }
  | { readonly kind: 'unfit'; readonly problem: ModelProblem };

export type ReadModel = { readonly model: PayModel } | { readonly problem: ModelFileProblem };

export function modelFileText(model: PayModel): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, model }, null, 2)}\n`;
}

export function readModelFile(text: string): ReadModel {
  if (text.length > LARGEST_BYTES) return { problem: { kind: 'too-large' } };
  const read = parsed(text);
  if (read === undefined) return { problem: { kind: 'not-json' } };
  if (!isObject(read) || read.format !== FORMAT || !isObject(read.model))
    return { problem: { kind: 'not-a-model' } };
  if (read.version !== VERSION) return { problem: { kind: 'newer' } };
  const checked = payModelFormSchema.safeParse(read.model);
  if (checked.success) return { model: checked.data };
  const wrong = checked.error.issues.find(({ code }) => code !== 'custom');
  if (wrong === undefined) {
    // The shape is right: what is wrong is what the model would lose.
    const [problem] = modelProblems(read.model as unknown as PayModel);
    if (problem !== undefined) return { problem: { kind: 'unfit', problem } };
  }
  const [named = ''] = wrong?.code === 'unrecognized_keys' ? wrong.keys : [];
  return {
    problem: { kind: 'wrong-value', place: [...(wrong?.path ?? []), named].filter(isTold).join('.') },
  };
}

const isTold = (part: PropertyKey): boolean => part !== '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
