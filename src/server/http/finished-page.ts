import { agreementFields, type Operator, type OperatorField, UNFINISHED } from '#contract/operator.ts';
import { escapedText } from './escaped-text.ts';

export interface Finishing {
  /** Null where nobody has said; then the page says what is missing. */
  readonly operator: Operator | null;
  /** Examples are for looking at a site in the making, never for visitors. */
  readonly withSamples: boolean;
}

const { value, sample, instead, agreement, withheld, missing } = UNFINISHED;
const values = new RegExp(`<${value} name="(\\w+)">[\\s\\S]*?</${value}>`, 'g');
const samples = new RegExp(`<${sample}[^>]*>[\\s\\S]*?</${sample}>`, 'g');
const instances = new RegExp(`<${instead}[^>]*>([\\s\\S]*?)</${instead}>`, 'g');

const agreements = new RegExp(`<${agreement}[^>]*>[\\s\\S]*?</${agreement}>`, 'g');
const substitutes = new RegExp(`<${withheld}[^>]*>[\\s\\S]*?</${withheld}>`, 'g');
const names = new RegExp(`<${missing} name="(\\w+)">([\\s\\S]*?)</${missing}>`, 'g');

/** A built document with what only this instance knows. */
export function finishedPage(html: string, { operator, withSamples }: Finishing): string {
  const named =
    operator === null
      ? html
      : html.replace(values, (whole, field: OperatorField) => {
          const said = operator[field];
          return said === undefined ? whole : escapedText(said);
        });
  if (withSamples) return named.replace(instances, '').replace(substitutes, '');
  return withAgreement(named, operator).replace(samples, '').replace(instances, '$1');
}

/** Visitors are shown no agreement with holes in it: they are told what is missing. */
function withAgreement(html: string, operator: Operator | null): string {
  const lacking = agreementFields.filter((field) => operator?.[field] === undefined);
  if (lacking.length === 0) return html.replace(substitutes, '');
  return html
    .replace(agreements, '')
    .replace(names, (_, field: string, label: string) => (lacking.some((one) => one === field) ? label : ''));
}
