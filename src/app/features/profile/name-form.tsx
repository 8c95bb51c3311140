import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#contract/auth.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

/** The shell hears of the new name by itself: it follows what the server says about the account. */
export function NameForm({ user }: { user: StoredUser }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const sentence = useErrorSentence();
  const form = useContractForm(authEndpoints.updateProfile.body, { name: user.name });
  const save = useWrite(authEndpoints.updateProfile, {
    onSuccess: ({ user: saved }) => {
      form.reset({ name: saved.name });
      toast({ title: t('name.done') });
    },
    onError: form.showRefusal,
  });
  const submit = form.handleSubmit((body) => {
    if (!save.isPending) save.mutate({ body });
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('sections.identity')} className="flex flex-col gap-5">
      {form.incomplete && <Banner tone="error" title={form.incomplete} />}
      {save.isError && !form.incomplete && (
        <Banner tone="error" title={sentence(save.error)} onClose={save.reset} />
      )}
      <TextField
        {...form.register('name')}
        label={t('name.label')}
        autoComplete="name"
        required
        error={form.errorOf('name')}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{t('email.label')}</p>
        <p className="wrap-anywhere">{user.email}</p>
        <p className="text-sm text-muted">{t('email.hint')}</p>
      </div>
      <div>
        <Button type="submit" busyLabel={save.isPending && t('name.saving')}>
          {t('name.submit')}
        </Button>
      </div>
    </form>
  );
}
