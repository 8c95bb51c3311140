import { useTranslation } from 'react-i18next';
import { secondFactorPolicies } from '#domain/access/second-factor.ts';
import { keyKinds } from '#domain/api-keys/key-format.ts';
import { keyScopes } from '#domain/api-keys/key-scopes.ts';
import { actionOfRequestDeed } from '#domain/audit-log/audit-action.ts';
import { ABSENCE_KINDS } from '#domain/balances/absence.ts';
import { subscriptionStatuses } from '#domain/billing/subscription.ts';
import { isHolidayZone } from '#domain/holidays/zones.ts';
import { type Role, roles } from '#domain/members/role.ts';
import { chosenKinds } from '#domain/privacy/retention.ts';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { formatTypedDay } from '#ui/typed-date.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { type AuditDetail, type AuditEntry, detailsOf } from './audit-entry.ts';

const knownFields = [
  ...chosenKinds,
  'passkey',
  'connection',
  'domain',
  'feed',
  'type',
  'name',
  'description',
  'color',
  'manager',
  'role',
  'email',
  'secondFactor',
  'seats',
  'status',
  'until',
  'timeZone',
  'holidayZone',
  'reminderDays',
  'escalationDays',
  'digestHour',
  'delegate',
  'eyes',
  'from',
  'to',
  'employedFrom',
  'employedTo',
  'added',
  'removed',
  'teams',
  'import',
  'asOf',
  'people',
  'nameFr',
  'nameEn',
  'counter',
  'confidential',
  'needsApproval',
  'halfDays',
  'asksJustification',
  'absence',
  'grantedDays',
  'inCalendar',
  'minimum',
  'period',
  'team',
  'site',
  'category',
  'reason',
  'kind',
  'scopes',
  'events',
  'deliveries',
  'because',
  'directory',
] as const;

const counters = ['paid-leave', 'rtt', 'own'] as const;

function isCounter(value: string): value is (typeof counters)[number] {
  return counters.some((counter) => counter === value);
}

/** What people also do to requests of their own, where naming them twice would sound odd. */
const ownDeeds = ['edited', 'withdrawn', 'cancelled', 'undone'] as const;
const named = actionOfRequestDeed;

type KnownField = (typeof knownFields)[number];

/** The database keeps no order among details: they are told in the order above, strangers last. */
function placeOf({ field }: AuditDetail): number {
  const names: readonly string[] = knownFields;
  return names.includes(field) ? names.indexOf(field) : names.length;
}

/** Turns an entry into a sentence with a subject and a verb, and its details into lines below it. */
export function useAuditWords() {
  const { t } = useTranslation([
    'audit-log',
    'ui',
    'organization',
    'leave-types',
    'api-keys',
    'webhooks',
    'login-policy',
  ]);
  const formats = useFormats();

  const wordFor = (field: string, value: string): string => {
    if (value === '') return t('audit-log:nothing');
    const role = roles.find((known): known is Role => known === value);
    if (field === 'role' && role) return t(`ui:role.${role}`);
    if (field === 'holidayZone' && isHolidayZone(value)) return t(`organization:holidayZones.${value}`);
    const status = subscriptionStatuses.find((known) => known === value);
    if (field === 'status' && status) return t(`audit-log:statuses.${status}`);
    const keyKind = keyKinds.find((known) => known === value);
    if (field === 'kind' && keyKind) return t(`audit-log:keyKinds.${keyKind}`);
    const scope = keyScopes.find((known) => known === value);
    if (field === 'scopes' && scope) return t(`api-keys:scopes.${scope}`);
    const event = eventTypes.find((known) => known === value);
    if (field === 'events' && event) return t(`webhooks:events.${event}`);
    if (field === 'because' && (value === 'gone' || value === 'failing'))
      return t(`audit-log:offReasons.${value}`);
    const kind = ABSENCE_KINDS.find((known) => known === value);
    if (field === 'absence' && kind) return t(`leave-types:kinds.${kind}`);
    if (field === 'counter' && isCounter(value)) return t(`audit-log:counters.${value}`);
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'audit-log:yes' : 'audit-log:no');
    const policy = secondFactorPolicies.find((known) => known === value);
    if (field === 'secondFactor' && policy) return t(`login-policy:choices.${policy}.label`);
    if (field === 'digestHour') return formats.hour(Number(value));
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatTypedDay(value);
    return value;
  };
  const fieldName = (field: string): string => {
    const known = knownFields.find((name): name is KnownField => name === field);
    return known ? t(`audit-log:fields.${known}`) : field;
  };
  const lineOf = (detail: AuditDetail): string => {
    const field = fieldName(detail.field);
    if (detail.kind === 'list') {
      const names = detail.names.map((name) => wordFor(detail.field, name));
      return t('audit-log:detail', { field, value: formats.list(names) });
    }
    if (detail.kind === 'value') {
      return t('audit-log:detail', { field, value: wordFor(detail.field, detail.value) });
    }
    return t('audit-log:change', {
      field,
      from: wordFor(detail.field, detail.from),
      to: wordFor(detail.field, detail.to),
    });
  };

  const authorOf = ({ actor, key, directory, via }: AuditEntry): string => {
    if (via !== null && actor) return t(`audit-log:via.${via}`, { name: actor.name });
    if (directory !== null) return t('audit-log:byDirectory', { name: directory });
    if (!key) return actor?.name ?? t('audit-log:noActor');
    if (!actor) return t('audit-log:serviceKey', { key: key.name });
    return t('audit-log:withKey', { name: actor.name, key: key.name });
  };

  return {
    sentence: (entry: AuditEntry): string => {
      const values = { actor: authorOf(entry), subject: entry.subject.name };
      const own =
        entry.actor?.id === entry.subject.id && ownDeeds.find((name) => entry.action === named(name));
      return own ? t(`audit-log:ownDeeds.${own}`, values) : t(`audit-log:sentences.${entry.action}`, values);
    },
    details: (entry: AuditEntry): string[] =>
      detailsOf(entry)
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map(lineOf),
  };
}
