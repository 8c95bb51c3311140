import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { currentDraft, saveDraft } from './draft.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import { useSignUpForm } from './sign-up-form.ts';
import { StepFrame } from './step-frame.tsx';

export function FounderStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('onboarding');
  const form = useSignUpForm();
  const { setValue, subscribe } = form;

  useEffect(() => {
    const { organizationName, userName, userEmail } = currentDraft();
    for (const [name, value] of Object.entries({ organizationName, userName, userEmail })) {
      if (value) setValue(name as 'organizationName' | 'userName' | 'userEmail', value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values),
    });
  }, [setValue, subscribe]);

  return (
    <StepFrame step="founder" lead={t('wizard.founderLead')}>
      <form
        noValidate
        aria-label={t('steps.founder')}
        onSubmit={form.handleSubmit((founder) => {
          saveDraft(founder);
          onDone();
        })}
        className={`${cardClass} flex flex-col gap-5 p-5 sm:p-6`}
      >
        {form.incomplete && <Banner tone="error" title={form.incomplete} />}
        <SignUpFields form={form} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <ButtonLink
            to={PAGES.home.path}
            variant="quiet"
            icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          >
            {t('wizard.back')}
          </ButtonLink>
          <Button type="submit">{t('wizard.next')}</Button>
        </div>
      </form>
    </StepFrame>
  );
}
