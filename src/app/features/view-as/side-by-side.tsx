import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { viewAsEndpoints } from '#contract/view-as.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useSaid } from './use-said.ts';

type Seen = EndpointAnswer<typeof viewAsEndpoints.show>;
type Shown = Seen['views'][number];

/** One card for each answer: theirs beside one's own, and the difference in words. */
export function SideBySide({ seen }: { seen: Seen }) {
  const { t } = useTranslation(['view-as', 'ui']);
  const name = seen.reader.name ?? t(`ui:role.${seen.reader.role}`);
  return (
    <div className="flex flex-col gap-4">
      {seen.views.map((shown) => (
        <CardBoundary key={shown.view}>
          <ViewCard shown={shown} name={name} />
        </CardBoundary>
      ))}
    </div>
  );
}

function ViewCard({ shown, name }: { shown: Shown; name: string }) {
  const { t } = useTranslation('view-as');
  const { difference } = useSaid();
  return (
    <Card title={t(`views.${shown.view}`)}>
      <p className="mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={shown.same ? 'approved' : 'amber'}>{shown.same ? t('same') : t('differs')}</Badge>
        <span>{difference(shown, name)}</span>
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Side title={name} answer={shown.theirs} shown={shown} />
        <Side title={t('you')} answer={shown.yours} shown={shown} />
      </div>
    </Card>
  );
}

type SideProps = { title: string; answer: Shown['theirs']; shown: Shown };

function Side({ title, answer, shown }: SideProps) {
  const { t } = useTranslation('view-as');
  const { lines } = useSaid();
  return (
    <section
      aria-label={`${t(`views.${shown.view}`)}, ${title}`}
      className="min-w-0 rounded-md bg-sunken p-4"
    >
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1 text-sm wrap-anywhere">
        {lines(shown.view, answer).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="cursor-pointer py-2 text-sm text-muted">{t('exact')}</summary>
        <pre className="max-h-64 overflow-auto text-xs wrap-anywhere whitespace-pre-wrap">
          {`${answer.status}\n${answer.text}`}
        </pre>
      </details>
    </section>
  );
}
