import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { ChosenFiles } from '#app/leave/attachments/chosen-files.tsx';
import { useAttach } from '#app/leave/attachments/use-attach.ts';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { Banner } from '#ui/banner.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError } from '#web/api/api-error.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { PageTitle } from '#web/page-title.tsx';
import { ActionBar } from './action-bar.tsx';
import { BridgesCard } from './bridges-card.tsx';
import { DraftNote } from './draft-note.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { isToldAtFields, useFieldErrors } from './form-errors.ts';
import { FormLayout } from './form-layout.tsx';
import { PREFILL_KEYS, readPrefill } from './prefill.ts';
import { QuickFollow } from './quick-follow.tsx';
import { blankFields, requestBody } from './request-fields.ts';
import { RequestForm } from './request-form.tsx';
import { usePreview } from './use-preview.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { useRecordable } from './whose-leave.tsx';

export function NewRequestPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['leave-requests', 'request-files', 'pages']);
  const navigate = useNavigate();
  const toast = useToast();
  const formId = useId();
  const sentence = useErrorSentence();
  const today = useToday();
  const initial = useMemo(() => blankFields(today), [today]);
  const [query, setQuery] = useSearchParams();
  const prefill = readPrefill(query);
  const filled = prefill && { ...initial, ...prefill };
  const draft = useRequestDraft({ userId: user.id, requestId: null, initial, filled });
  const { fields, change } = draft;
  // A link fills in the form once: from then on the draft knows it, and the address is plain again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival of a query counts, and nothing else
  useEffect(() => {
    if (!filled) return;
    change(filled);
    const rest = new URLSearchParams(query);
    for (const key of PREFILL_KEYS) rest.delete(key);
    setQuery(rest, { replace: true });
  }, [query]);
  const state = usePreview(fields, null, draft.touched);
  const recordable = useRecordable(user);
  const [tried, setTried] = useState(false);
  const attach = useAttach();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { types } = useLeaveTypes();
  const type = types?.find(({ id }) => id === fields.type);
  const tellAndLeave = (request: LeaveRequest): void => {
    toast({
      title: filedSentence(request),
      action: {
        label: t('leave-requests:new.see'),
        onAction: () => navigate(requestPath(request.id)),
      },
    });
    navigate(PAGES.dashboard.path);
  };
  const filedSentence = (request: LeaveRequest): string => {
    if (request.recordedBy !== null) return t('leave-requests:new.recorded', { name: request.employeeName });
    return t(isApproved(request.status) ? 'leave-requests:new.accepted' : 'leave-requests:new.sent');
  };
  const create = useWrite(leaveRequestsEndpoints.create, {
    onSuccess: (request) => {
      draft.forget();
      if (files.length === 0 || request.recordedBy !== null) return tellAndLeave(request);
      const onSuccess = (notAttached: string[]): void => {
        if (notAttached.length === 0) {
          tellAndLeave(request);
          return;
        }
        toast({ title: t('request-files:attachments.partly') });
        navigate(requestPath(request.id), { state: { notAttached } });
      };
      attach.mutate({ requestId: request.id, files }, { onSuccess });
    },
  });
  // Once it is drawn: the answer comes before the page says so.
  useEffect(() => {
    if (create.error) focusFirstError(formId);
  }, [create.error, formId]);
  const errors = useFieldErrors({ fields, state, submitError: create.error, tried });
  const submit = () => {
    if (create.isPending || attach.isPending) return;
    // Today stands there by itself: it is shown with what it costs before it is sent.
    if (!draft.touched) {
      change(fields);
      return;
    }
    setTried(true);
    const body = errors.blocked ? null : requestBody(fields);
    if (body) create.mutate({ body, idempotencyKey: draft.key });
    else focusFirstError(formId);
  };
  const onBehalf = fields.forId !== null;
  const medical = type?.aboutHealth === true || type?.confidential === true;
  const explained = onBehalf && fields.overrideReason.trim() !== '';
  const lost = create.error instanceof ApiError && create.error.code === 'network';

  return (
    <>
      <PageTitle title={t('pages:newRequest.name')} />
      <FormLayout
        header={
          <PageHeader
            title={t('pages:newRequest.name')}
            lead={<p className="max-sm:hidden">{t('leave-requests:new.lead')}</p>}
          />
        }
        fields={fields}
        state={state}
        form={
          <RequestForm
            id={formId}
            fields={fields}
            change={(next) => {
              if (create.isError) create.reset();
              change(next);
            }}
            state={state}
            errors={errors}
            recordable={recordable}
            onSubmit={submit}
            files={!onBehalf && <ChosenFiles files={files} medical={medical} onChange={setFiles} />}
            notices={
              <>
                {draft.restored && <DraftNote onClear={draft.startOver} />}
                {create.isError && !isToldAtFields(create.error) && (
                  <Banner tone="error" title={sentence(create.error, t('leave-requests:new.failed'))}>
                    {lost && t('leave-requests:new.kept')}
                  </Banner>
                )}
              </>
            }
            actions={
              <ActionBar
                state={state}
                own={!onBehalf}
                blackouts={explained ? [] : (state.preview?.coverage.blackouts ?? [])}
                submitLabel={t(onBehalf ? 'leave-requests:new.record' : 'leave-requests:new.submit')}
                busyLabel={(create.isPending || attach.isPending) && t('leave-requests:new.sending')}
                onCancel={() => {
                  draft.forget();
                  navigate(PAGES.dashboard.path);
                }}
              />
            }
          />
        }
        beside={
          <CardBoundary>
            <BridgesCard fields={fields} change={change} />
          </CardBoundary>
        }
        aside={
          <CardBoundary>
            <QuickFollow />
          </CardBoundary>
        }
      />
    </>
  );
}
