import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { SeatUse } from './member.ts';

type SeatsUsedProps = { seats: SeatUse; onChange?: (() => void) | undefined };

export function SeatsUsed({ seats: { seats, usedSeats, remainingSeats }, onChange }: SeatsUsedProps) {
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
      {onChange && (
        <div>
          <Button variant="secondary" size="sm" onClick={onChange}>
            {t('seats.change')}
          </Button>
        </div>
      )}
    </div>
  );
}
