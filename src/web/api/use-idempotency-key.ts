import { useRef } from 'react';

/** The same thing sent again, by haste or after a lost answer, has the same key; anything else another one. */
export function useIdempotencyKey(): (body: unknown) => string {
  const key = useRef({ said: '', value: '' });
  return (body) => {
    const said = JSON.stringify(body);
    if (key.current.said !== said) key.current = { said, value: crypto.randomUUID() };
    return key.current.value;
  };
}
