import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { channelFormSchema, teamsChannelEndpoints } from '#contract/teams-channel.ts';
import { type ChannelNews, channelNews } from '#domain/connections/channel-news.ts';
import { languages } from '#domain/text/language.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { wordsIn } from '#words/spoken.ts';
import type { TeamsChannelFacts } from './connection-offer.ts';

type TeamsChannelDialogProps = {
  /** What is connected; null where nothing is yet. */
  channel: TeamsChannelFacts | null;
  /** Whether it is asked where to post; otherwise only what. */
  asksAddress: boolean;
  onClose: () => void;
};

const choicesSchema = channelFormSchema.omit({ address: true });

export function TeamsChannelDialog({ channel, asksAddress, onClose }: TeamsChannelDialogProps) {
  return asksAddress ? (
    <AddressForm channel={channel} onClose={onClose} />
  ) : (
    <ChoicesForm channel={channel} onClose={onClose} />
  );
}

type FormProps = Omit<TeamsChannelDialogProps, 'asksAddress'>;

const news: ChannelNews[] = ['decisions', 'digest'];
const spoken = languages.map((value) => ({ value, label: wordsIn(value).name }));

function useFirstChoices(channel: TeamsChannelFacts | null) {
  const { i18n } = useTranslation('connections');
  return {
    name: channel?.name ?? '',
    news: channel?.news ?? news,
    language: channel?.language ?? toLanguage(i18n.language),
  };
}

/** An address of a flow posts whatever anybody sends to it. */
const secrets = ['address'] as const;

function AddressForm({ channel, onClose }: FormProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useContractForm(channelFormSchema, { address: '', ...useFirstChoices(channel) }, secrets);
  const chosen = useController({ control: form.control, name: 'news' });
  const connect = useWrite(teamsChannelEndpoints.connect, { onSuccess: onClose, onError: form.showRefusal });
  return (
    <FormDialog
      title={t('teamsCompany.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => connect.mutate({ body }))}
      submitLabel={t('teams.connect')}
      busyLabel={connect.isPending && t('teams.connecting')}
      incomplete={form.incomplete}
      refusal={connect.isError ? sentence(connect.error, t('teams.failed')) : undefined}
      onRefusalClosed={connect.reset}
    >
      <TextField
        {...form.register('address')}
        type="password"
        label={t('teams.address')}
        hint={t('teams.addressHint')}
        maxLength={2000}
        autoComplete="off"
        error={form.errorOf('address')}
      />
      <TextField
        {...form.register('name')}
        label={t('teams.name')}
        hint={t('teams.nameHint')}
        maxLength={80}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <NewsChoice chosen={chosen.field.value} onChange={chosen.field.onChange} />
      <Select
        {...form.register('language')}
        label={t('teams.language')}
        hint={t('teams.languageHint')}
        options={spoken}
        error={form.errorOf('language')}
      />
    </FormDialog>
  );
}

function ChoicesForm({ channel, onClose }: FormProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useContractForm(choicesSchema, useFirstChoices(channel));
  const chosen = useController({ control: form.control, name: 'news' });
  const change = useWrite(teamsChannelEndpoints.change, { onSuccess: onClose, onError: form.showRefusal });
  return (
    <FormDialog
      title={t('teams.change')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => change.mutate({ body }))}
      submitLabel={t('teams.save')}
      busyLabel={change.isPending && t('teams.saving')}
      incomplete={form.incomplete}
      refusal={change.isError ? sentence(change.error) : undefined}
      onRefusalClosed={change.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('teams.name')}
        hint={t('teams.nameHint')}
        maxLength={80}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <NewsChoice chosen={chosen.field.value} onChange={chosen.field.onChange} />
      <Select
        {...form.register('language')}
        label={t('teams.language')}
        hint={t('teams.languageHint')}
        options={spoken}
        error={form.errorOf('language')}
      />
    </FormDialog>
  );
}

type NewsChoiceProps = { chosen: readonly ChannelNews[]; onChange: (chosen: ChannelNews[]) => void };

function NewsChoice({ chosen, onChange }: NewsChoiceProps) {
  const { t } = useTranslation('connections');
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('teams.what')}</legend>
      {channelNews.map((one) => (
        <Checkbox
          key={one}
          label={t(`teams.news.${one}`)}
          checked={chosen.includes(one)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  );
}
