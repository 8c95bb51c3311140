import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './use-returned-values.ts';

describe('what a browser keeps of a form', () => {
  it('is what was typed, with its secrets as they were when it was opened', () => {
    const typed = { name: 'Canal', address: 'https://flux.example?sig=1', oidc: { id: 'x', secret: 's' } };
    const started = { name: '', address: '', oidc: { id: '' } } as typeof typed;
    const kept = withoutSecrets(typed, started, ['address', 'oidc.secret']);
    expect(JSON.stringify(kept)).toBe('{"name":"Canal","address":"","oidc":{"id":"x"}}');
    // The form itself goes on with what was typed.
    expect(typed.address).toContain('sig=1');
  });
});
