import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { checklistItems } from './checklist-items.ts';
import type { PreviewState } from './use-preview.ts';

const looks = {
  done: { Icon: CircleCheck, colour: 'text-approved' },
  warning: { Icon: TriangleAlert, colour: 'text-pending' },
  open: { Icon: Circle, colour: 'text-muted' },
} as const;

/** Before sending: nothing to tick by hand. */
export function RequestChecklist({ state }: { state: PreviewState }) {
  const { t } = useTranslation('leave-requests');
  return (
    <Card title={t('checklist.title')}>
      <ul className="flex flex-col gap-2.5">
        {checklistItems(state.chosen && state.problem === null, state.preview).map(
          ({ name, state: tick, count }) => {
            const { Icon, colour } = looks[tick];
            return (
              <li key={name} className="flex items-start gap-2.5">
                <Icon className={classNames('mt-0.5 size-5 shrink-0', colour)} aria-hidden="true" />
                <span>
                  <span className="sr-only">{t(`checklist.states.${tick}`)} </span>
                  {t(`checklist.${name}.${tick}`, { count })}
                </span>
              </li>
            );
          },
        )}
      </ul>
    </Card>
  );
}
