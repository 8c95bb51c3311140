import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYROLL_PROVIDERS } from '#domain/payroll-sending/provider-absence.ts';
import { SENDING_DEEDS } from '#domain/payroll-sending/sending-plan.ts';
import { LINE_STATES, PROVIDER_TROUBLES, REFUSAL_KINDS } from '#domain/payroll-sending/sending-states.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const halves = ['am', 'pm'] as const;

export const payrollConnections = pgTable(
  'payroll_connections',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider', { enum: PAYROLL_PROVIDERS }).notNull(),
    dossier: text('dossier'),
    secrets: bytea('secrets'),
    hints: jsonb('hints').$type<Readonly<Record<string, string>>>().notNull().default({}),
    typeNames: jsonb('type_names').$type<Readonly<Record<string, string>>>().notNull().default({}),
    connectedAt: instant('connected_at').notNull(),
    connectedBy: uuid('connected_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    lastSuccessAt: instant('last_success_at'),
    trouble: text('trouble', { enum: PROVIDER_TROUBLES }),
    troubleText: text('trouble_text'),
    troubleAt: instant('trouble_at'),
    disconnectedAt: instant('disconnected_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payrollContracts = pgTable(
  'payroll_contracts',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    contractId: text('contract_id').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const payrollSendings = pgTable(
  'payroll_sendings',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    provider: text('provider', { enum: PAYROLL_PROVIDERS }).notNull(),
    dossier: text('dossier').notNull(),
    begunAt: instant('begun_at').notNull(),
    begunBy: uuid('begun_by').notNull(),
    failures: smallint('failures').notNull().default(0),
    nextAt: instant('next_at'),
    endedAt: instant('ended_at'),
    stoppedBy: text('stopped_by', { enum: PROVIDER_TROUBLES }),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payrollSendingLines = pgTable(
  'payroll_sending_lines',
  {
    organizationId: uuid('organization_id').notNull(),
    sendingId: uuid('sending_id').notNull(),
    position: integer('position').notNull(),
    deed: text('deed', { enum: SENDING_DEEDS }).notNull(),
    userId: uuid('user_id').notNull(),
    personName: text('person_name').notNull(),
    type: text('type').notNull(),
    employee: text('employee').notNull(),
    code: text('code').notNull(),
    startDate: day('start_date').notNull(),
    startHalf: text('start_half', { enum: halves }).notNull(),
    endDate: day('end_date').notNull(),
    endHalf: text('end_half', { enum: halves }).notNull(),
    state: text('state', { enum: LINE_STATES }).notNull(),
    needless: boolean('needless').notNull().default(false),
    refusal: text('refusal', { enum: REFUSAL_KINDS }),
    answer: text('answer'),
    remoteId: text('remote_id'),
    notedAt: instant('noted_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.sendingId, table.position] })],
);
