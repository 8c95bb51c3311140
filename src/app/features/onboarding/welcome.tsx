import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { isUnpaid } from '#app/frame/billing/use-patience.ts';
import type { organizationSchema } from '#contract/organization.ts';
import { PAGES } from '#contract/pages.ts';
import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';

type WelcomeProps = { organization: z.infer<typeof organizationSchema>; paying: boolean };

export function Welcome({ organization, paying }: WelcomeProps) {
  const { t } = useTranslation(['onboarding', 'ui']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const unpaid = isUnpaid(organization.subscription.status);
  const nextSteps = ['confirm', 'invite', 'teams', ...(unpaid && !paying ? (['pay'] as const) : [])] as const;
  const admin = organization.users.find(keepsOrganizationRunning);
  const facts = [
    { key: 'organization', value: organization.name },
    { key: 'users', value: t('onboarding:wizard.users', { count: organization.seats }) },
    ...(admin ? [{ key: 'role', value: t(`ui:role.${admin.role}`) } as const] : []),
  ] as const;
  return (
    <>
      <div className="flex flex-col gap-3">
        <span className="grid size-12 place-items-center rounded-md bg-approved-soft text-approved">
          <CircleCheck className="size-6" aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="font-display text-3xl font-semibold tracking-tight">
          {t('onboarding:success.title')}
        </h1>
        <p className="text-muted">{t('onboarding:success.lead', { organization: organization.name })}</p>
      </div>
      {paying && unpaid && <Banner tone="info" title={t('onboarding:success.pendingPayment')} />}
      <dl className={`${cardClass} divide-y divide-line px-5`}>
        {facts.map(({ key, value }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <dt className="text-muted">{t(`onboarding:success.${key}`)}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="next-steps" className="flex flex-col gap-3">
        <h2 id="next-steps" className="text-lg font-semibold">
          {t('onboarding:success.nextTitle')}
        </h2>
        <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-muted">
          {nextSteps.map((key) => (
            <li key={key}>{t(`onboarding:success.next.${key}`)}</li>
          ))}
        </ol>
      </section>
      <div>
        <ButtonLink to={PAGES.dashboard.path} size="lg">
          {t('onboarding:success.dashboard')}
        </ButtonLink>
      </div>
    </>
  );
}
