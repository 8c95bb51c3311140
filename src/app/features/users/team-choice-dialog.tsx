import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useKept } from '#web/use-kept.ts';

type TeamChoiceDialogProps = {
  count: number;
  busy: boolean;
  refusal: string | undefined;
  onClose: () => void;
  onChosen: (teamId: string, leavesOthers: boolean) => void;
};

/** Which team everyone who was chosen joins, and whether they leave the others. */
export function TeamChoiceDialog({ count, busy, refusal, onClose, onChosen }: TeamChoiceDialogProps) {
  const { t } = useTranslation('users');
  const teams = useQuery(endpointQuery(teamsEndpoints.list, {}));
  const [chosen, setChosen] = useKept<string | null>('users.team', null);
  const [leavesOthers, setLeavesOthers] = useKept('users.leavesOthers', false);
  const teamId = chosen ?? teams.data?.[0]?.id;
  return (
    <FormDialog
      title={t('several.teamTitle', { count })}
      width="sm"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (teamId !== undefined && !busy) onChosen(teamId, leavesOthers);
      }}
      submitLabel={t('several.join')}
      busyLabel={busy && t('several.joining')}
      refusal={refusal}
    >
      {teams.data?.length === 0 ? (
        <Banner
          tone="info"
          title={t('several.noTeam')}
          action={
            <ButtonLink size="sm" variant="secondary" to={PAGES.teams.path}>
              {t('several.toTeams')}
            </ButtonLink>
          }
        />
      ) : (
        <Select
          label={t('columns.teams')}
          value={teamId ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={(teams.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Checkbox
        label={t('several.leaveOthers')}
        hint={t('several.leaveOthersHint')}
        checked={leavesOthers}
        onChange={setLeavesOthers}
      />
    </FormDialog>
  );
}
