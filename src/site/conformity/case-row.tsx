import { useTranslation } from 'react-i18next';
import { capitalised } from '#words/capitalised.ts';
import type { ConformityCase } from './conformity-case.ts';
import { useCaseWords } from './use-case-words.ts';

/** One case: what is given and where it comes from, then what was expected and what was answered, side by side. */
export function CaseRow({ each }: { each: ConformityCase }) {
  const { t } = useTranslation('conformity');
  const words = useCaseWords();
  const { expected, library, api } = each;
  const answers = [
    { name: t('library'), said: library },
    { name: t('api'), said: api },
  ];
  return (
    <li className="border-t border-line py-3 text-plain sm:pl-12">
      <p>{capitalised(words.called(each))}</p>
      <p className="text-sm text-muted">{t('source', { source: words.source(each) })}</p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        <div className="flex flex-wrap gap-x-1.5">
          <dt className="text-muted">{t('expected')}</dt>
          <dd className="font-medium">{words.result(expected)}</dd>
        </div>
        {answers.map(({ name, said }) => (
          <div key={name} className="flex flex-wrap gap-x-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className={said !== null && said !== expected ? 'font-medium text-coral' : 'font-medium'}>
              {said === null
                ? t('notAsked')
                : isLong(said) && said === expected
                  ? t('same')
                  : words.result(said)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A year of public holidays is not read three times. */
const isLong = (text: string) => text.length > 80;
