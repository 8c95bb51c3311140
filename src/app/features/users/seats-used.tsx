import { useTranslation } from 'react-i18next';
import { subscriptionSeatsPath } from '#app/navigation/subscription-sections.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { ShownSeatUse } from './member.ts';

type SeatsUsedProps = { seats: ShownSeatUse; mayChange: boolean };

export function SeatsUsed({ seats: { seats, usedSeats, remainingSeats }, mayChange }: SeatsUsedProps) {
  const { t } = useTranslation('users');
  return (
    <div className="flex max-w-md flex-col gap-1.5">
      <Progress
        label={t('seats.label')}
        value={usedSeats}
        max={seats}
        valueText={t('seats.used', { used: usedSeats, seats })}
      />
      <p className="text-sm text-muted">
        {remainingSeats > 0 ? t('seats.free', { count: remainingSeats }) : t('seats.none')}
      </p>
      {mayChange && (
        <div>
          <ButtonLink variant="secondary" size="sm" to={subscriptionSeatsPath}>
            {t('seats.change')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
