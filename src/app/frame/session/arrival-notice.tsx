import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useToast } from '#ui/toast.tsx';

const arrivals = ['linkDone'] as const;
type Arrival = (typeof arrivals)[number];

/** What the page one comes from asks the next one to say. */
export function arrival(reason: Arrival): { arrival: Arrival } {
  return { arrival: reason };
}

/** Says once why a person stands here and not where they were going. */
export function ArrivalNotice() {
  const { t } = useTranslation('common');
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const reason = arrivals.find((known) => known === state?.arrival);
  useEffect(() => {
    if (!reason) return;
    toast({ title: t(`arrivals.${reason}`), tone: 'info' });
    navigate({ pathname, search, hash }, { replace: true, state: null });
  }, [reason, pathname, search, hash, t, toast, navigate]);
  return null;
}
