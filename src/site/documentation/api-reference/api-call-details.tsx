import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import type { ApiCall } from './api-reference.ts';
import { SaidWithCode } from './said-with-code.tsx';
import type { SchemaField } from './schema-fields.ts';

/** Reading is calm, writing stands out, deleting warns. */
const methodClass: Readonly<Record<string, string>> = {
  GET: 'bg-sea-soft text-sea',
  DELETE: 'bg-coral-soft text-coral',
};

/** One call, folded to a line until somebody wants to know more; it opens without any script. */
export function ApiCallDetails({ call }: { call: ApiCall }) {
  const { t } = useTranslation('documentation');
  return (
    <details id={call.anchor} tabIndex={-1} className="group outline-none">
      <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr] gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="mt-1 size-4 shrink-0 text-muted group-open:rotate-90" aria-hidden="true" />
        <h4 className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
          <span
            className={classNames(
              'rounded-sm px-1.5 py-0.5 text-xs font-semibold',
              methodClass[call.method] ?? 'bg-pending-soft text-pending',
            )}
          >
            {call.method}
          </span>
          <code className="text-sm font-semibold wrap-anywhere">{call.path}</code>
        </h4>
        <span className="col-start-2 min-w-0 text-plain text-muted">
          <SaidWithCode text={call.summary} />
        </span>
      </summary>
      <div className="flex flex-col gap-5 border-t border-line bg-paper px-4 py-4 sm:pl-11">
        <Access call={call} />
        <Fields title={t('api.parts.path')} fields={call.pathFields} />
        <Fields title={t('api.parts.query')} fields={call.query} />
        <Fields title={t('api.parts.headers')} fields={call.headers} />
        {call.body && <Fields title={t('api.parts.body')} fields={call.body} />}
        <Answer answer={call.answer} />
        <Part title={t('api.parts.errors')}>
          <ul className="api-fields">
            {call.errors.map(({ status, codes }) => (
              <li key={status}>
                <b>{status}</b> <code>{codes.join(', ')}</code>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('api.parts.example')}>
          <pre className="rounded-md border border-line bg-sunken p-3 text-[0.8125rem] wrap-anywhere whitespace-pre-wrap">
            <code>{call.example}</code>
          </pre>
        </Part>
      </div>
    </details>
  );
}

/** Who may call, and with which rights a key does. */
function Access({ call: { isPublic, scopes, oneself } }: { call: ApiCall }) {
  const { t } = useTranslation('documentation');
  const named = scopes.map((scope) => `\`${scope}\``).join(' / ');
  const said = isPublic
    ? t('api.access.public')
    : scopes.length === 0
      ? t('api.access.session')
      : t(oneself ? 'api.access.personalKey' : 'api.access.key', { scopes: named });
  return (
    <p className="text-plain">
      <SaidWithCode text={said} />
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{title}</p>
      {children}
    </div>
  );
}

function Answer({ answer }: Pick<ApiCall, 'answer'>) {
  const { t } = useTranslation('documentation');
  const isJson = answer.media.includes('application/json');
  return (
    <Part title={t('api.parts.answer')}>
      <p className="text-sm text-muted wrap-anywhere">
        {isJson && answer.type.endsWith('[]') && t('api.list')}
        {isJson && !answer.type.endsWith('[]') && t('api.object')}
        {!isJson && t('api.media', { media: answer.media.join(', ') })}
        {answer.sameAs && (
          <>
            {' '}
            {t('api.sameFields')}{' '}
            <a href={`#${answer.sameAs.anchor}`} className="link">
              {answer.sameAs.title}
            </a>
          </>
        )}
      </p>
      <FieldList fields={answer.fields} />
    </Part>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly SchemaField[] }) {
  if (fields.length === 0) return null;
  return (
    <Part title={title}>
      <FieldList fields={fields} />
    </Part>
  );
}

function FieldList({ fields }: { fields: readonly SchemaField[] }) {
  const { t } = useTranslation('documentation');
  if (fields.length === 0) return null;
  // Over a thousand lines on one page: their looks stand once in the style sheet, not on each of them.
  return (
    <ul className="api-fields">
      {fields.map(({ name, type, optional, note }) => (
        <li key={name}>
          <code>{name}</code> <code>{type}</code> {optional && <i>{t('api.optional')}</i>}
          {note && (
            <p>
              <SaidWithCode text={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
