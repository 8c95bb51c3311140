import { useEffect, useState } from 'react';
import { recognisesOwner } from './device-answer.ts';
import { whenIdle } from './when-idle.ts';

/** Whether this device could hold a passkey; found out when nothing else waits. */
export function useRecognisedOwner(): boolean {
  const [able, setAble] = useState(false);
  useEffect(() => {
    let left = false;
    const forget = whenIdle(() => {
      recognisesOwner().then(
        (recognises) => !left && setAble(recognises),
        () => undefined,
      );
    });
    return () => {
      left = true;
      forget();
    };
  }, []);
  return able;
}
