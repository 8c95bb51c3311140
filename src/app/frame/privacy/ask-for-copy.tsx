import FileArchive from 'lucide-react/icons/file-archive';
import { useTranslation } from 'react-i18next';
import { privacyEndpoints } from '#contract/privacy.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type AskForCopyProps = {
  /** Nobody: of oneself. */
  person?: { id: string; name: string };
  /** V18: of the whole organisation. */
  company?: boolean;
  size?: 'sm';
};

/** V5, V18: asks for a copy of what is kept about oneself, about somebody else, or of everything. */
export function AskForCopy({ person, company, size }: AskForCopyProps) {
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const sentence = useErrorSentence();
  const ask = useWrite(privacyEndpoints.askForCopy, {
    onSuccess: () => toast({ title: t('ask.done') }),
  });
  return (
    <>
      {ask.isError && <Banner tone="error" title={sentence(ask.error, t('ask.failed'))} />}
      <Button
        variant="secondary"
        {...(size ? { size } : {})}
        icon={<FileArchive className="size-4" aria-hidden="true" />}
        busyLabel={ask.isPending && t('ask.asking')}
        {...(person ? { 'aria-label': t('ask.of', { name: person.name }) } : {})}
        onClick={() => ask.mutate({ body: { of: company ? 'organization' : (person?.id ?? 'me') } })}
      >
        {t(person ? 'ask.theirs' : 'ask.mine')}
      </Button>
    </>
  );
}
