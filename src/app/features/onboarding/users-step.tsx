import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Trans, useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { monthlyPriceCents, PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { TRIAL_SEATS_MAX } from '#domain/billing/seats.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { saveDraft } from './draft.ts';
import { StepFrame } from './step-frame.tsx';
import { UserCount } from './user-count.tsx';

type UsersStepProps = { count: number; back: string; onDone: () => void };

export function UsersStep({ count, back, onDone }: UsersStepProps) {
  const { t } = useTranslation('onboarding');
  const formats = useFormats();
  return (
    <StepFrame step="users" lead={t('wizard.usersLead')}>
      <form
        noValidate
        aria-label={t('steps.users')}
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
        className={`${cardClass} flex flex-col gap-6 p-5 sm:p-6`}
      >
        <UserCount count={count} onChange={(numberOfUsers) => saveDraft({ numberOfUsers })} />
        {count > TRIAL_SEATS_MAX && (
          <p role="status" className="text-sm text-muted">
            <Trans
              t={t}
              i18nKey="wizard.untilPaid"
              components={{
                contact: <Link to={PAGES.contact.path} className="text-sea underline underline-offset-4" />,
              }}
            />
          </p>
        )}
        <div className="flex flex-col gap-1 rounded-md bg-sea-soft p-4">
          <p className="text-sm text-muted">{t('wizard.price')}</p>
          <p aria-live="polite" className="text-3xl font-semibold tabular-nums">
            {formats.monthly(monthlyPriceCents(count))}
          </p>
          <p className="text-sm text-muted">
            {t('wizard.perUser', { price: formats.euros(PRICE_PER_USER_CENTS) })}
          </p>
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <ButtonLink to={back} variant="quiet" icon={<ArrowLeft className="size-4" aria-hidden="true" />}>
            {t('wizard.back')}
          </ButtonLink>
          <Button type="submit">{t('wizard.next')}</Button>
        </div>
      </form>
    </StepFrame>
  );
}
