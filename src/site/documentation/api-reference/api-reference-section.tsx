import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBase } from '#contract/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { ContentsList, sectionGridClass } from '../sections/contents-list.tsx';
import { ApiCallDetails } from './api-call-details.tsx';
import type { ApiGroup, ApiReference } from './api-reference.ts';
import { SaidWithCode } from './said-with-code.tsx';

const load = {
  fr: () => import('virtual:documentation/api.fr'),
  en: () => import('virtual:documentation/api.en'),
} as const satisfies Record<Language, unknown>;

const loaded = new Map<Language, ReturnType<(typeof load)[Language]>>();

/** Asked for once: a promise made anew at each render would never be there. */
function referenceIn(language: Language) {
  const known = loaded.get(language) ?? load[language]();
  loaded.set(language, known);
  return known;
}

const ERRORS_ANCHOR = 'api-errors';
const AUTHENTICATION_ANCHOR = 'api-authentication';
const headingClass = 'font-display text-2xl font-semibold tracking-tight outline-none';

export function ApiReferenceSection() {
  const { t, i18n } = useTranslation('documentation');
  const { default: reference } = use(referenceIn(toLanguage(i18n.language)));
  return (
    <div className={sectionGridClass}>
      <ContentsList
        entries={[
          { id: AUTHENTICATION_ANCHOR, text: t('api.authentication.title') },
          ...reference.groups.map(({ anchor, name }) => ({ id: anchor, text: name })),
          { id: ERRORS_ANCHOR, text: t('api.errors.title') },
        ]}
      />
      <div className="flex min-w-0 max-w-3xl flex-col gap-10">
        <Authentication />
        {reference.groups.map((group) => (
          <Group key={group.anchor} group={group} />
        ))}
        <Errors errors={reference.errors} />
      </div>
    </div>
  );
}

function Authentication() {
  const { t } = useTranslation('documentation');
  return (
    <section aria-labelledby={AUTHENTICATION_ANCHOR} className="flex flex-col gap-3 leading-relaxed">
      <h3 id={AUTHENTICATION_ANCHOR} tabIndex={-1} className={headingClass}>
        {t('api.authentication.title')}
      </h3>
      {(['session', 'keys', 'reading'] as const).map((key) => (
        <p key={key}>
          <SaidWithCode text={t(`api.authentication.${key}`)} />
        </p>
      ))}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {(['docs', 'openapi.json'] as const).map((file) => (
          <li key={file}>
            <a href={`${apiBase}/${file}`} data-file="" className="inline-flex min-h-8 items-center link">
              {t(file === 'docs' ? 'api.tryIt' : 'api.document')}
            </a>
          </li>
        ))}
        <li>
          <a href="#api-changes" className="inline-flex min-h-8 items-center link">
            {t('api.changes')}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Group({ group }: { group: ApiGroup }) {
  return (
    <section aria-labelledby={group.anchor}>
      <h3 id={group.anchor} tabIndex={-1} className={`${headingClass} mb-3`}>
        {group.name}
      </h3>
      <div className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
        {group.calls.map((call) => (
          <ApiCallDetails key={call.anchor} call={call} />
        ))}
      </div>
    </section>
  );
}

function Errors({ errors }: Pick<ApiReference, 'errors'>) {
  const { t } = useTranslation('documentation');
  return (
    <div className="flex flex-col gap-3">
      <h3 id={ERRORS_ANCHOR} tabIndex={-1} className={headingClass}>
        {t('api.errors.title')}
      </h3>
      <p className="leading-relaxed">
        <SaidWithCode text={t('api.errors.lead')} />
      </p>
      <ScrollRegion label={t('api.errors.title')} className="rounded-md border border-line bg-surface">
        <table className="w-full text-left text-plain">
          <thead>
            <tr>
              {(['status', 'code', 'sentence'] as const).map((key) => (
                <th key={key} scope="col" className="border-b border-line px-4 py-2.5 font-semibold">
                  {t(`api.errors.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, status, sentence }) => (
              <tr key={code} className="align-top [&:not(:last-child)>td]:border-b [&>td]:border-line">
                <td className="px-4 py-2 tabular-nums">{status}</td>
                <td className="px-4 py-2">
                  <code className="text-sm">{code}</code>
                </td>
                <td className="min-w-64 px-4 py-2 text-muted">{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
