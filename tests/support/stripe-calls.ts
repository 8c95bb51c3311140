import type { IncomingMessage } from 'node:http';

/** What a client sent, with its brackets unfolded. */
export type Form = { readonly [name: string]: string | Form };

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  readonly headers: IncomingMessage['headers'];
}

/** How Stripe says that something is wrong. */
export function errorBody(type: string, message: string): unknown {
  return { error: { type, message } };
}
