import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useWrite } from '#web/api/use-write.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { RequestLoad } from '../request-load.tsx';
import { ActionBar } from './action-bar.tsx';
import { DraftNote } from './draft-note.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { useFieldErrors } from './form-errors.ts';
import { FormLayout } from './form-layout.tsx';
import { formFieldsOf, requestBody } from './request-fields.ts';
import { RequestForm } from './request-form.tsx';
import { usePreview } from './use-preview.ts';
import { useRequestDraft } from './use-request-draft.ts';

const loadRefusal = () => import('./edit-refusal.tsx');
/** A new request never needs it, and an edit seldom does. */
const EditRefusal = lazy(async () => ({ default: (await loadRefusal()).EditRefusal }));

export function EditRequestPage({ user, id }: { user: StoredUser; id: string }) {
  const { t } = useTranslation('leave-requests');
  const page = useQuery(endpointQuery(leaveRequestsEndpoints.read, { params: { id } }));
  return (
    <>
      <PageTitle title={t('edit.title')} />
      <RequestLoad query={page}>
        {(data) => <EditForm user={user} request={data.request} editable={data.actions.includes('edit')} />}
      </RequestLoad>
    </>
  );
}

type EditFormProps = { user: StoredUser; request: LeaveRequest; editable: boolean };

/** `request` follows what the server has; the form keeps what the person wrote and says when the two part ways. */
function EditForm({ user, request, editable }: EditFormProps) {
  const { t } = useTranslation('leave-requests');
  const navigate = useNavigate();
  const toast = useToast();
  const formId = useId();
  const words = useLeaveWords();
  const [initial] = useState(() => formFieldsOf(request));
  const [seenVersion, setSeenVersion] = useState(request.version);
  const draft = useRequestDraft({ userId: user.id, requestId: request.id, initial });
  const state = usePreview(draft.fields, request.id);
  const [tried, setTried] = useState(false);
  const back = requestPath(request.id);
  const save = useWrite(leaveRequestsEndpoints.edit, {
    onSuccess: () => {
      draft.forget();
      toast({ title: t('edit.saved') });
      navigate(back);
    },
  });
  // Fetched before it is needed: a connection may be lost by then.
  useEffect(() => {
    loadRefusal().catch(() => {});
  }, []);
  // Once it is drawn: the answer comes before the page says so.
  useEffect(() => {
    if (save.error) focusFirstError(formId);
  }, [save.error, formId]);
  const errors = useFieldErrors({ fields: draft.fields, state, submitError: save.error, tried });
  const changed = request.version !== seenVersion;
  const submit = (version: number) => {
    if (save.isPending) return;
    setTried(true);
    const body = errors.blocked ? null : requestBody(draft.fields);
    if (body) save.mutate({ params: { id: request.id }, body: { ...body, version } });
    else focusFirstError(formId);
  };
  return (
    <FormLayout
      header={<PageHeader title={t('edit.title')} lead={words.period(request)} />}
      fields={draft.fields}
      state={state}
      form={
        <RequestForm
          id={formId}
          requestId={request.id}
          fields={draft.fields}
          change={(next) => {
            if (save.isError) save.reset();
            draft.change(next);
          }}
          state={state}
          errors={errors}
          onSubmit={() => submit(seenVersion)}
          notices={
            <>
              {draft.restored && <DraftNote onClear={draft.startOver} />}
              {editable ? (
                <Suspense fallback={null}>
                  <EditRefusal
                    request={request}
                    changed={changed}
                    error={save.error}
                    onKeepMine={() => {
                      setSeenVersion(request.version);
                      submit(request.version);
                    }}
                    onTakeTheirs={() => {
                      setSeenVersion(request.version);
                      save.reset();
                      draft.change(formFieldsOf(request));
                    }}
                  />
                </Suspense>
              ) : (
                <Banner
                  tone="warning"
                  title={t('edit.tooLate')}
                  action={
                    <ButtonLink to={back} size="sm" variant="secondary">
                      {t('edit.see')}
                    </ButtonLink>
                  }
                >
                  {t('edit.tooLateAdvice')}
                </Banner>
              )}
            </>
          }
          actions={
            <ActionBar
              state={state}
              own
              blackouts={state.preview?.coverage.blackouts ?? []}
              submitLabel={t('edit.submit')}
              busyLabel={save.isPending && t('edit.saving')}
              onCancel={() => {
                draft.forget();
                navigate(back);
              }}
            />
          }
        />
      }
    />
  );
}
