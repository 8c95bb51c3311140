import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveLiabilityEndpoints } from '#contract/leave-liability.ts';
import { roundedHundredths } from '#domain/amounts/rounding.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { type PersonPay, readPasted, writePasted } from './pasted-pay.ts';

type PayBasesCardProps = { people: readonly PersonPay[]; chargesRate: number };

/** What a day costs, as a table that can be changed here or pasted from a spreadsheet. */
export function PayBasesCard({ people, chargesRate }: PayBasesCardProps) {
  const { t } = useTranslation('insights');
  const { inFiles, list } = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const id = useId();
  const [text, setText] = useState(() => writePasted(people, inFiles));
  const [rate, setRate] = useState(() => inFiles(chargesRate / 100));
  const saved = useWrite(leaveLiabilityEndpoints.setPayBases, {
    onSuccess: () => toast({ title: t('liability.saved') }),
  });
  const pasted = readPasted(text, people);
  const percent = Number(rate.replace(',', '.'));
  const isRate = Number.isFinite(percent) && percent >= 0 && percent <= 200;
  const isReady = pasted.badLines.length === 0 && isRate;
  return (
    <Card title={t('liability.bases')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          saved.mutate({ body: { chargesRate: roundedHundredths(percent), people: [...pasted.people] } });
        }}
      >
        <p className="max-w-[80ch] text-muted" id={id}>
          {t('liability.basesHint')}
        </p>
        <Textarea
          label={t('liability.basesLabel')}
          rows={Math.min(14, people.length + 1)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={
            pasted.badLines.length === 0
              ? undefined
              : t('liability.badLines', {
                  count: pasted.badLines.length,
                  lines: list(pasted.badLines.map(String)),
                })
          }
        />
        <div className="max-w-xs">
          <TextField
            label={t('liability.rate')}
            inputMode="decimal"
            value={rate}
            onChange={({ target }) => setRate(target.value)}
            error={isRate ? undefined : t('liability.badRate')}
          />
        </div>
        {saved.isError && (
          <Banner
            tone="error"
            title={sentence(saved.error, t('liability.saveFailed'))}
            onClose={saved.reset}
          />
        )}
        <div>
          <Button type="submit" disabled={!isReady} busyLabel={saved.isPending && t('liability.saving')}>
            {t('liability.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
