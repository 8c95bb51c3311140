import { type Actor, can, isPrivileged } from '#domain/access/can.ts';
import {
  defaultChoice,
  isForApprovers,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
} from './notification-kind.ts';

/** The kinds of mail that can ever come to a person. */
export function kindsFor(person: Actor): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    if (kind === 'monthly-figures') return can(person, 'insight.read');
    return !isForApprovers(kind) || isPrivileged(person);
  });
}

export interface ChosenKind {
  readonly kind: NotificationKind;
  readonly choice: NotificationChoice;
}

/** What a person chose for a kind, or what stands until they do. */
export function choiceFor(kind: NotificationKind, chosen: readonly ChosenKind[]): NotificationChoice {
  return chosen.find((one) => one.kind === kind)?.choice ?? defaultChoice(kind);
}
