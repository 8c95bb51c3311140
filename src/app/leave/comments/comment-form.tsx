import { useTranslation } from 'react-i18next';
import { commentFormSchema, requestCommentsEndpoints } from '#contract/request-comments.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

/** Says beside the field who will read it. A failure leaves what was typed where it is. */
export function CommentForm({ requestId, hint }: { requestId: string; hint: string }) {
  const { t } = useTranslation('request-files');
  const sentence = useErrorSentence();
  const keyFor = useIdempotencyKey();
  const form = useContractForm(commentFormSchema, { text: '' });
  const add = useWrite(requestCommentsEndpoints.add, {
    onSuccess: () => form.reset({ text: '' }),
    onError: form.showRefusal,
  });
  const send = form.handleSubmit((body) =>
    add.mutate({ params: { id: requestId }, body, idempotencyKey: keyFor(body) }),
  );
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <Textarea
        {...form.register('text')}
        label={t('comments.label')}
        hint={hint}
        rows={2}
        error={form.errorOf('text') ?? (add.isError ? sentence(add.error, t('comments.failed')) : undefined)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busyLabel={add.isPending && t('comments.sending')}
      >
        {t('comments.send')}
      </Button>
    </form>
  );
}
