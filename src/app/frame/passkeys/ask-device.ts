import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { passkeysEndpoints } from '#contract/passkeys.ts';
import { call } from '#web/api/call.ts';
import { inTurn } from '#web/api/in-turn.ts';
import { DeviceRefusal } from './device-answer.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has the device make a passkey, and the server keep it. */
export async function askForPasskey(): Promise<EndpointAnswer<typeof passkeysEndpoints.make>> {
  // The contract is looser than the types of browsers; the server writes what they mean.
  const optionsJSON = (await inTurn(() => call(passkeysEndpoints.start, {}))) as CreationOptions;
  const { id, response } = await answered(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return call(passkeysEndpoints.make, {
    body: { id, clientDataJSON, attestationObject, transports: [...transports] },
  });
}

/** `autofill`: the browser offers its passkeys in the field of the address, and waits for as long as it takes. */
export async function logInWithPasskey(
  autofill: boolean,
): Promise<EndpointAnswer<typeof passkeysEndpoints.login>> {
  return call(passkeysEndpoints.login, { body: await answerOfDevice(autofill) });
}

/** Has the device say that whoever sits at the open screen is its owner. */
export async function proveWithPasskey(): Promise<void> {
  await call(passkeysEndpoints.prove, { body: await answerOfDevice(false) });
}

let askedLast = 0;

/** Of two questions at once, in the field and by the button, the later one counts: two sessions would end each other. */
async function answerOfDevice(autofill: boolean) {
  askedLast += 1;
  const asked = askedLast;
  const optionsJSON = (await inTurn(() => call(passkeysEndpoints.startLogin, {}))) as RequestOptions;
  const { id, response } = await answered(() =>
    startAuthentication({ optionsJSON, useBrowserAutofill: autofill }),
  );
  if (asked !== askedLast) throw new DeviceRefusal('aborted', null);
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

export function offersInField(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
}

/** Nobody waits for the device any more. */
export function stopAsking() {
  WebAuthnAbortService.cancelCeremony();
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new DeviceRefusal(reasonOf(error), error);
  }
}

function reasonOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError') return 'aborted';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'alreadyThere';
  return name === 'NotAllowedError' ? 'notAllowed' : 'unable';
}
