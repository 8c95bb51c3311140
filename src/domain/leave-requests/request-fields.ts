import type { Half } from '../calendar/half-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';

/** What a field of a request holds: each kind is sent, kept, compared and worded in its own way. */
interface FieldKinds {
  /** The id of a type of the organisation. */
  readonly type: string;
  readonly day: PlainDate;
  readonly half: Half;
  /** What someone wrote in their own words; empty when they wrote nothing. */
  readonly text: string;
}

/**
 * All that a person says when they ask for leave. Columns, forms, answers, drafts, the digest of a repeated call, the
 * difference an edit makes and the words for it are made from this list or held to it by the compiler.
 */
export const REQUEST_FIELDS = {
  type: 'type',
  startDate: 'day',
  startHalf: 'half',
  endDate: 'day',
  endHalf: 'half',
  note: 'text',
} as const satisfies Record<string, keyof FieldKinds>;

export type RequestField = keyof typeof REQUEST_FIELDS;

export type RequestText = {
  [Field in RequestField]: (typeof REQUEST_FIELDS)[Field] extends 'text' ? Field : never;
}[RequestField];

export type RequestContent = {
  readonly [Field in RequestField]: FieldKinds[(typeof REQUEST_FIELDS)[Field]];
};

/** As it was sent: a day may be an instant, and a text may be left out. */
export type AskedContent = {
  readonly [Field in Exclude<RequestField, RequestText>]: (typeof REQUEST_FIELDS)[Field] extends 'day'
    ? string
    : RequestContent[Field];
} & { readonly [Field in RequestText]?: string };

/** In the order of the list, which a digest keeps: new fields go to its end. */
export const REQUEST_FIELD_NAMES = Object.keys(REQUEST_FIELDS) as readonly RequestField[];

export const TEXT_FIELDS = REQUEST_FIELD_NAMES.filter(
  (field) => REQUEST_FIELDS[field] === 'text',
) as readonly RequestText[];

/** One value for each text that a request holds. */
export function eachText<Value>(make: (field: RequestText) => Value): Record<RequestText, Value> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, make(field)])) as Record<RequestText, Value>;
}

/** What was asked for, of something that holds more than that. */
export function contentOf<Request extends Readonly<Record<RequestField, string>>>(
  request: Request,
): Pick<Request, RequestField> {
  const fields = REQUEST_FIELD_NAMES.map((field) => [field, request[field]]);
  return Object.fromEntries(fields) as Pick<Request, RequestField>;
}

/** The fields that differ, each with its value before and after. */
export function contentChanges(
  before: RequestContent,
  after: RequestContent,
): Partial<Record<RequestField, [string, string]>> {
  const changed = REQUEST_FIELD_NAMES.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}

/** All that two calls have to agree on to ask for the same. */
export function saidContent(asked: AskedContent): string[] {
  return REQUEST_FIELD_NAMES.map((field) => asked[field] ?? '');
}
