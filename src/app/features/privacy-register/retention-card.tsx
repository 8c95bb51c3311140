import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { privacyRegisterEndpoints } from '#contract/privacy-register.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type Kind = EndpointAnswer<typeof privacyRegisterEndpoints.readRetention>['kinds'][number];
type Draft = Readonly<Record<string, number | null>>;

/** V22: one line for each kind of data; those that can be changed have a field. */
export function RetentionCard({ kinds }: { kinds: readonly Kind[] }) {
  const { t } = useTranslation('privacy-register');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [draft, setDraft] = useState<Draft>({});
  const save = useWrite(privacyRegisterEndpoints.changeRetention, {
    onSuccess: () => {
      setDraft({});
      toast({ title: t('saved') });
    },
  });
  const changed = kinds.filter(({ kind, amount }) => kind in draft && draft[kind] !== amount);
  const isUnfit = changed.some((line) => !fits(line, draft[line.kind] ?? null));
  return (
    <Card title={t('durations')}>
      <div className="flex flex-col gap-5">
        {save.isError && <Banner tone="error" title={sentence(save.error, t('failed'))} />}
        <ul className="flex flex-col gap-5 divide-y divide-line">
          {kinds.map((line) => (
            <li key={line.kind} className="flex flex-col gap-2 pt-5 first:pt-0">
              <KindLine
                line={line}
                value={line.kind in draft ? (draft[line.kind] ?? null) : line.amount}
                onChange={(value) => setDraft({ ...draft, [line.kind]: value })}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={changed.length === 0 || isUnfit}
            busyLabel={save.isPending && t('saving')}
            onClick={() =>
              save.mutate({ body: Object.fromEntries(changed.map(({ kind }) => [kind, draft[kind]])) })
            }
          >
            {t('save')}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t('consequence')}</p>
        </div>
      </div>
    </Card>
  );
}

type KindLineProps = { line: Kind; value: number | null; onChange: (value: number | null) => void };

function KindLine({ line, value, onChange }: KindLineProps) {
  const { t } = useTranslation('privacy-register');
  const { name, holds, unit, amount, least, most, standard, because, source } = line;
  return (
    <>
      <h3 className="font-semibold">{name}</h3>
      <p>{holds}</p>
      {unit && least !== null && most !== null ? (
        <FigureField
          label={t('field', { name })}
          hideLabel
          hint={t(`bounds.${unit}`, { least, most, standard })}
          error={fits(line, value) ? undefined : t('unfit', { least, most })}
          unit={t(`units.${unit}`)}
          value={value}
          onChange={onChange}
        />
      ) : (
        unit && amount !== null && <p className="tabular-nums">{`${amount} ${t(`units.${unit}`)}`}</p>
      )}
      <p className="text-sm text-muted">
        {because}{' '}
        {source === null ? (
          t('ourChoice')
        ) : (
          <>
            {t('source')}{' '}
            <a className="link" href={source.url} target="_blank" rel="noreferrer">
              {source.name}
            </a>
          </>
        )}
      </p>
    </>
  );
}

function fits({ least, most }: Pick<Kind, 'least' | 'most'>, value: number | null): boolean {
  if (least === null || most === null) return true;
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}
