import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSource } from '#app/input/tables/file-source.tsx';
import { readTable, type TableLine } from '#app/input/tables/read-table.ts';
import { canGrant } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useKept } from '#web/use-kept.ts';
import { grantableRoles } from '../grantable-roles.ts';
import type { Member, ShownSeatUse } from '../member.ts';
import { MissingSeats } from '../missing-seats.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import { InviteRows } from './invite-rows.tsx';
import { type InvitationCheck, readInvitations } from './read-invitations.ts';
import { completeRows, problemsOf, useRowsForm } from './rows-form.ts';
import { type Refusal, useBulkInvite } from './use-bulk-invite.ts';

type BulkInviteDialogProps = {
  user: StoredUser;
  members: readonly Member[];
  seats: ShownSeatUse;
  onClose: () => void;
};

const sources = ['rows', 'paste', 'file'] as const;
type Source = (typeof sources)[number];

export function BulkInviteDialog({ user, members, seats, onClose }: BulkInviteDialogProps) {
  // The texts of the file source come along: waiting for them later would close the dialog for a moment.
  const { t } = useTranslation(['users', 'ui', 'tables']);
  const toast = useToast();
  const [source, setSource] = useKept<Source>('invitations.source', 'rows');
  const [pasted, setPasted] = useKept('invitations.pasted', '');
  const [fileLines, setFileLines] = useKept<readonly TableLine[] | null>('invitations.file', null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const editor = useRowsForm();

  const check = useMemo<InvitationCheck>(
    () => ({
      mayGrant: (role) => canGrant(user, role),
      taken: new Set(members.map(({ email }) => email.toLowerCase())),
    }),
    [user, members],
  );
  const lines = useMemo(() => {
    if (source === 'rows') return [];
    return readInvitations(source === 'paste' ? readTable(pasted) : (fileLines ?? []), check);
  }, [source, pasted, fileLines, check]);

  const invite = useBulkInvite({
    onInvited: (count, kept) => {
      toast({
        title: t(kept ? 'users:bulk.kept' : 'users:bulk.done', { count }),
        description: leftOut > 0 ? t('users:bulk.leftOut', { count: leftOut }) : undefined,
      });
      onClose();
    },
    onRefused: (refused) => {
      setRefusals(refused);
      if (source === 'rows')
        showOnRows(
          refused.map(({ sentence, ...at }) => ({ ...at, message: sentence })),
          true,
        );
    },
  });

  const showOnRows = (
    problems: readonly { place: number; field: Refusal['field']; message: string }[],
    server = false,
  ) => {
    problems.forEach(({ place, field, message }, index) => {
      const error = { type: server ? 'server' : 'contract', message };
      editor.form.setError(`rows.${place}.${field}`, error, { shouldFocus: index === 0 });
    });
  };
  const submitRows = () => {
    editor.form.clearErrors();
    const rows = editor.form.getValues('rows');
    const candidates = completeRows(rows);
    setLeftOut(rows.filter(({ name, email }) => (name.trim() === '') !== (email.trim() === '')).length);
    const problems = problemsOf(candidates, check);
    showOnRows(problems);
    if (problems.length > 0) invite.setProblem(t('users:bulk.correctFirst'));
    else invite.send(candidates);
  };
  const submitLines = () => {
    setRefusals([]);
    setLeftOut(0);
    if (lines.some(({ problems }) => problems.length > 0)) invite.setProblem(t('users:bulk.correctFirst'));
    else invite.send(lines.map(({ line, name, email, role }) => ({ place: line, name, email, role })));
  };
  /** People who were read from a text continue their life as rows, where they can be put right. */
  const toRows = (people: ReturnType<typeof readInvitations>) => {
    editor.fill(people);
    setRefusals([]);
    invite.setProblem(null);
    setSource('rows');
  };
  const forgetRefusals = () => {
    setRefusals([]);
    invite.setProblem(null);
  };

  const typed = editor.form.watch('rows');
  const readyCount =
    source === 'rows'
      ? completeRows(typed).length
      : lines.filter(({ problems }) => problems.length === 0).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users:bulk.title')}
      description={t('users:bulk.seats', { count: seats.remainingSeats })}
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button
            busyLabel={invite.sending && t('users:bulk.sending')}
            onClick={source === 'rows' ? submitRows : submitLines}
          >
            {t('users:bulk.submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <SegmentedControl
            label={t('users:bulk.source')}
            value={source}
            onChange={(next) => {
              invite.setProblem(null);
              setSource(next);
            }}
            options={sources.map((value) => ({ value, label: t(`users:bulk.sources.${value}`) }))}
          />
        </div>
        {invite.problem && (
          <Banner tone="error" title={invite.problem} onClose={() => invite.setProblem(null)} />
        )}
        {readyCount > seats.remainingSeats && <MissingSeats user={user} seats={seats} people={readyCount} />}
        {source === 'rows' && (
          <form
            noValidate
            aria-label={t('users:bulk.sources.rows')}
            onSubmit={(event) => {
              event.preventDefault();
              submitRows();
            }}
          >
            <InviteRows
              editor={editor}
              roles={grantableRoles(user)}
              onPasteTable={(text) => toRows(readInvitations(readTable(text), check))}
            />
            <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
          </form>
        )}
        {source === 'paste' && (
          <Textarea
            label={t('users:bulk.paste.label')}
            hint={t('users:bulk.paste.hint')}
            placeholder={t('users:bulk.paste.example')}
            rows={6}
            spellCheck={false}
            value={pasted}
            onChange={({ target }) => {
              forgetRefusals();
              setPasted(target.value);
            }}
          />
        )}
        {source === 'file' && (
          <FileSource
            onLines={(taken) => {
              forgetRefusals();
              setFileLines(taken);
            }}
          />
        )}
        {source !== 'rows' && lines.length > 0 && (
          <InvitationPreview
            lines={lines}
            refused={new Map(refusals.map(({ place, sentence }) => [place, sentence]))}
            onCorrect={() => toRows(lines)}
          />
        )}
        {source === 'file' && fileLines !== null && lines.length === 0 && (
          <Banner tone="warning" title={t('users:bulk.file.nobody')} />
        )}
      </div>
    </Dialog>
  );
}
