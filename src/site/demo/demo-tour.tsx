import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { DeckchairScene } from '#ui/scenes/deckchair.tsx';
import { CreateRequest } from './create-request.tsx';
import { sampleRequests } from './demo-company.ts';
import { continueStory } from './demo-story.ts';
import { EmployeeDashboard } from './employee-dashboard.tsx';
import { ManagerApproval } from './manager-approval.tsx';
import { type DemoStep, demoSteps, Stepper } from './stepper.tsx';
import { TeamCalendar } from './team-calendar.tsx';

const LAST_STEP = demoSteps.length - 1;

/** A request from its filing to its decision, told on this page alone: nothing is asked of any server. */
export function DemoTour() {
  const { t } = useTranslation(['demo', 'sample', 'leave', 'ui']);
  const [story, act] = useReducer(continueStory, sampleRequests);
  const [place, setPlace] = useState(0);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstLook = useRef(true);
  const step = demoSteps[place] ?? demoSteps[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each change of step
  useEffect(() => {
    if (isFirstLook.current) isFirstLook.current = false;
    else heading.current?.focus();
  }, [place]);

  const goTo = (wanted: DemoStep, sentence = '') => {
    setPlace(demoSteps.indexOf(wanted));
    setTold(sentence);
  };
  return (
    <div className="flex flex-col gap-8">
      <Stepper current={step} onChoose={goTo} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_16rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section
            aria-labelledby="demo-step"
            className={classNames(cardClass, 'flex flex-col gap-6 p-4 max-sm:-mx-2 sm:p-6')}
          >
            <div className="flex flex-col gap-1">
              <p className="text-sm text-muted">
                {t('demo:position', { step: place + 1, count: demoSteps.length })}
              </p>
              <h2 ref={heading} id="demo-step" tabIndex={-1} className="text-2xl font-semibold outline-none">
                {t(`demo:steps.${step}.title`)}
              </h2>
              <p className="max-w-[60ch] text-muted">{t(`demo:steps.${step}.lead`)}</p>
            </div>
            {told !== '' && (
              <p role="status" className="rounded-md bg-sea-soft px-4 py-3">
                {told}
              </p>
            )}
            {step === 'dashboard' && <EmployeeDashboard story={story} onNewRequest={() => goTo('request')} />}
            {step === 'request' && (
              <CreateRequest
                story={story}
                onCancel={() => goTo('dashboard')}
                onSubmit={(filed) => {
                  act({ kind: 'file', ...filed });
                  goTo('approval', t('demo:request.sent'));
                }}
              />
            )}
            {step === 'approval' && (
              <ManagerApproval
                story={story}
                onDecide={(id, status) => {
                  act({ kind: 'decide', id, status });
                  setTold('');
                }}
                onComment={(id, text) => act({ kind: 'comment', id, text })}
                onRestart={() => act({ kind: 'restart' })}
              />
            )}
            {step === 'calendar' && <TeamCalendar story={story} />}
          </section>
          <nav aria-label={t('demo:navigation')} className="flex justify-between gap-3">
            <Button
              variant="secondary"
              disabled={place === 0}
              icon={<ArrowLeft className="size-4" aria-hidden="true" />}
              onClick={() => goTo(demoSteps[place - 1] ?? step)}
            >
              {t('demo:previous')}
            </Button>
            <Button disabled={place === LAST_STEP} onClick={() => goTo(demoSteps[place + 1] ?? step)}>
              {t('demo:next')}
              <ArrowRight className="size-4" aria-hidden="true" />
            </Button>
          </nav>
        </div>
        <aside className={classNames(cardClass, 'flex flex-col items-start gap-3 p-5')}>
          <DeckchairScene className="w-32" />
          <h2 className="font-semibold">{t('demo:aside.title')}</h2>
          <p className="text-plain text-muted">{t('demo:aside.text')}</p>
          <ButtonLink to={PAGES.freeTrial.path}>{t('demo:aside.try')}</ButtonLink>
        </aside>
      </div>
    </div>
  );
}
