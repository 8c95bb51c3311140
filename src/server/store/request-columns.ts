import {
  REQUEST_FIELD_NAMES,
  REQUEST_FIELDS,
  type RequestField,
  TEXT_FIELDS,
} from '#domain/leave-requests/request-fields.ts';
import { leaveRequests } from './schema/leave-requests.ts';

/** What a field of a request is called in the database. */
export const requestColumn = (field: RequestField): string => leaveRequests[field].name;

/** One value for each column that a field of a request is kept in, by what the field holds. */
export function eachRequestColumn<Value>(
  make: (kind: (typeof REQUEST_FIELDS)[RequestField]) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    REQUEST_FIELD_NAMES.map((field) => [requestColumn(field), make(REQUEST_FIELDS[field])]),
  );
}

/** SQL: whether anything was written in one's own words, in the request of this name or in the answer to it. */
export const saysSomething = (request: string): string =>
  [
    ...TEXT_FIELDS.map((field) => `${request}.${requestColumn(field)} <> ''`),
    `${request}.decision_reason is not null`,
  ].join(' or ');
