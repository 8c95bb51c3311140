import type { ExportFormat } from '#contract/calendar-exports.ts';
import type { EndpointCall } from '#contract/endpoint.ts';
import { insightTablesEndpoints } from '#contract/insight-tables.ts';
import { download } from '#web/api/download.ts';
import { type InsightsAddress, queryOf } from './insights-address.ts';

type Asked = Pick<InsightsAddress, 'from' | 'to' | 'groups'>;
type TableName = EndpointCall<typeof insightTablesEndpoints.read>['params']['table'];

/** One table of what is on show, as a file. */
export const fetchTable = (table: TableName, address: Asked) => (format: ExportFormat) =>
  download(insightTablesEndpoints.read, { params: { table, format }, query: queryOf(address) });
