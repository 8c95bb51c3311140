import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subscriptionSeatsPath } from '#app/navigation/subscription-sections.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { TRIAL_SEATS_MAX } from '#domain/billing/seats.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { ShownSeatUse } from './member.ts';

type MissingSeatsProps = { user: StoredUser; seats: ShownSeatUse; people: number };

/** Nobody is turned away for want of a seat: in a trial they are added here, otherwise somebody decides on the price. */
export function MissingSeats({ user, seats: { usedSeats, remainingSeats }, people }: MissingSeatsProps) {
  const { t } = useTranslation('users');
  const sentence = useErrorSentence();
  const mayChange = can(user, 'subscription.change');
  const missing = people - remainingSeats;
  const status = useQuery({
    ...endpointQuery(subscriptionEndpoints.status, {}),
    enabled: mayChange && missing > 0,
  });
  const raise = useWrite(subscriptionEndpoints.updateSeats);
  if (missing <= 0) return null;
  const needed = usedSeats + people;
  const isFree = status.data?.trial.isActive === true && needed <= TRIAL_SEATS_MAX;
  return (
    <Banner
      tone="warning"
      title={
        raise.isError ? sentence(raise.error, t('seats.raiseFailed')) : t('seats.missing', { count: missing })
      }
      action={
        mayChange &&
        (isFree ? (
          <Button
            size="sm"
            variant="secondary"
            busyLabel={raise.isPending && t('seats.raising')}
            onClick={() => raise.mutate({ body: { seats: needed } })}
          >
            {t('seats.raise', { count: missing })}
          </Button>
        ) : (
          <ButtonLink size="sm" variant="secondary" to={subscriptionSeatsPath}>
            {t('seats.change')}
          </ButtonLink>
        ))
      }
    >
      {isFree ? t('seats.free14') : mayChange ? undefined : t('seats.askAdmin')}
    </Banner>
  );
}
