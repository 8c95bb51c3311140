import { useState } from 'react';
import { type OpenedSession, onSessionEnd } from '#web/api/stored-session.ts';
import { now } from '#web/clock/clock.ts';
import { forgetInput, keepInput, offerInput } from '#web/kept-input.ts';

onSessionEnd((end, session) => {
  if (end === 'expiry' && session) keepInput(ownerOf(session), location.pathname, now());
  else forgetInput();
});

/** Before anything is drawn for a person, what they had typed when their last session ran out is ready for it. */
export function useReturnedInput(session: OpenedSession | null) {
  useState(() => session && offerInput(ownerOf(session), now()));
}

function ownerOf({ user, organization }: OpenedSession): string {
  return `${organization.id} ${user.id}`;
}
