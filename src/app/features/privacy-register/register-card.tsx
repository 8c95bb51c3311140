import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacyRegisterEndpoints } from '#contract/privacy-register.ts';
import { languages } from '#domain/text/language.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

const fields = ['purposes', 'basis', 'people', 'sensitive', 'recipients'] as const;

/** V25: to read, and to take away. */
export function RegisterCard() {
  const { t } = useTranslation('privacy-register');
  const sentence = useErrorSentence();
  const register = useQuery(endpointQuery(privacyRegisterEndpoints.readRegister, {}));
  const fetching = useMutation({ mutationFn: (fetch: () => Promise<void>) => fetch() });
  return (
    <>
      <Card title={t('sheet.title')}>
        <div className="flex flex-col gap-3">
          {fetching.isError && <Banner tone="error" title={sentence(fetching.error, t('fetchFailed'))} />}
          <p className="text-muted">{t('sheet.lead')}</p>
          <div className="flex flex-wrap gap-3">
            {languages.map((language) => (
              <Button
                key={language}
                variant="secondary"
                onClick={() =>
                  fetching.mutate(() =>
                    download(privacyRegisterEndpoints.informationSheet, { query: { language } }),
                  )
                }
              >
                {t(`sheet.${language}`)}
              </Button>
            ))}
          </div>
        </div>
      </Card>
      <Card title={t('register.title')}>
        <div className="flex flex-col gap-5">
          <p className="text-muted">{t('register.lead')}</p>
          <div>
            <Button
              variant="secondary"
              onClick={() => fetching.mutate(() => download(privacyRegisterEndpoints.registerDocument, {}))}
            >
              {t('register.fetch')}
            </Button>
          </div>
          {register.isPending && (
            <LoadingArea label={t('register.loading')}>
              <Skeleton className="h-60 w-full" />
            </LoadingArea>
          )}
          {register.isError && (
            <LoadError
              error={register.error}
              otherwise={t('register.loadFailed')}
              onRetry={() => register.refetch()}
              retrying={register.isRefetching}
            />
          )}
          {register.data?.processings.map((one) => (
            <details key={one.title} className="border-t border-line pt-4">
              <summary className="cursor-pointer font-semibold">{one.title}</summary>
              <dl className="mt-3 flex flex-col gap-3">
                {fields.map((field) => (
                  <div key={field}>
                    <dt className="text-sm text-muted">{t(`register.${field}`)}</dt>
                    <dd>{one[field]}</dd>
                  </div>
                ))}
                <div>
                  <dt className="text-sm text-muted">{t('register.data')}</dt>
                  <dd>
                    <Lines texts={one.data} />
                  </dd>
                </div>
              </dl>
            </details>
          ))}
          {register.data && (
            <>
              <Part title={t('register.processors')} texts={register.data.processors} />
              <Part title={t('register.transfers')} texts={[register.data.transfers]} />
              <Part title={t('register.security')} texts={register.data.security} />
            </>
          )}
        </div>
      </Card>
    </>
  );
}

function Part({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      <Lines texts={texts} />
    </section>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}
