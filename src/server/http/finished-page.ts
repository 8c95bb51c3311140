import { type Operator, type OperatorField, UNFINISHED } from '#contract/operator.ts';
import { escapedText } from './escaped-text.ts';

export interface Finishing {
  /** Null where nobody has said; then the page says what is missing. */
  readonly operator: Operator | null;
  /** Examples are for looking at a site in the making, never for visitors. */
  readonly withSamples: boolean;
}

const { value, sample, instead } = UNFINISHED;
const values = new RegExp(`<${value} name="(\\w+)">[\\s\\S]*?</${value}>`, 'g');
const samples = new RegExp(`<${sample}[^>]*>[\\s\\S]*?</${sample}>`, 'g');
const instances = new RegExp(`<${instead}[^>]*>([\\s\\S]*?)</${instead}>`, 'g');

/** A built document with what only this instance knows. */
export function finishedPage(html: string, { operator, withSamples }: Finishing): string {
  const named =
    operator === null
      ? html
      : html.replace(values, (_, field: OperatorField) => escapedText(operator[field]));
  return withSamples ? named.replace(instances, '') : named.replace(samples, '').replace(instances, '$1');
}
