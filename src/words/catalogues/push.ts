import type { DeviceKind } from '#domain/notifications/device-kinds.ts';

/** What a locked screen may show: nothing about anybody. */
export type PushWords = Readonly<Record<DeviceKind, string>>;
