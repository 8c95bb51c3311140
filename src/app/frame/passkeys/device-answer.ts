/** Why a device gave no passkey, told from what is wrong with the server's answer. */
export type DeviceReason = 'notAllowed' | 'alreadyThere' | 'unable' | 'aborted';

export class DeviceRefusal extends Error {
  readonly reason: DeviceReason;

  constructor(reason: DeviceReason, cause: unknown) {
    super(`The device gave no passkey: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Whether this very device can recognise its owner: by a fingerprint, a face or a code. */
export async function recognisesOwner(): Promise<boolean> {
  return knowsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}
