import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { askProofWith } from '#web/api/fresh-proof.ts';

type FreshProofHostProps = {
  /** Its code is fetched when it is first needed. */
  Dialog: ComponentType<{ onProven: () => void; onClose: () => void }>;
};

/** I11: the one place where a call that needs a fresh proof stops and asks. */
export function FreshProofHost({ Dialog }: FreshProofHostProps) {
  const [settle, setSettle] = useState<((proven: boolean) => void) | null>(null);
  useEffect(() => askProofWith(() => new Promise<boolean>((resolve) => setSettle(() => resolve))), []);
  if (!settle) return null;
  const answer = (proven: boolean) => {
    setSettle(null);
    settle(proven);
  };
  return (
    <Suspense fallback={null}>
      <Dialog onProven={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>
  );
}
