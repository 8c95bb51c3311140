import { describe, expect, it } from 'vitest';
import { lockMessage } from './message-lock.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const reader = {
  publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};

describe('a message that only one browser can read', () => {
  it('is, to the last byte, the example of RFC 8291, appendix A', () => {
    const locked = lockMessage('When I grow up, I want to be a watermelon', reader, {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    });
    expect(locked.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is locked anew each time', () => {
    expect(lockMessage('x', reader).equals(lockMessage('x', reader))).toBe(false);
  });

  it('refuses a key that lies on no curve', () => {
    expect(() => lockMessage('x', { ...reader, publicKey: Buffer.alloc(65, 4) })).toThrow();
  });
});
