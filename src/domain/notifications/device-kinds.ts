import type { Actor } from '#domain/access/can.ts';
import { kindsFor } from './choices.ts';
import type { NotificationKind } from './notification-kind.ts';

/** What a device can be told of: whatever happens. A digest is read, and comes by mail. */
export const deviceKinds = [
  'request-filed',
  'request-changed',
  'request-reminder',
  'request-decided',
] as const satisfies readonly NotificationKind[];

export type DeviceKind = (typeof deviceKinds)[number];

export function isDeviceKind(kind: NotificationKind): kind is DeviceKind {
  return (deviceKinds as readonly NotificationKind[]).includes(kind);
}

export function deviceKindsFor(person: Actor): DeviceKind[] {
  return kindsFor(person).filter(isDeviceKind);
}
