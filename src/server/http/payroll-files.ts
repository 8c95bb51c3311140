import type { z } from 'zod';
import { payrollFilesEndpoints } from '#contract/payroll-files.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import {
  fetchPayFile,
  listPayFiles,
  makeFileOfMonth,
  type ShownFile,
} from '#server/actions/payroll/pay-files.ts';
import { type KnownModel, setPayModels, showPayModels } from '#server/actions/payroll/pay-models.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';

type Endpoints = typeof payrollFilesEndpoints;

export function payrollFilesHandlers(services: Services): Handlers<Endpoints> {
  return {
    list: async ({ params, query }, context) => {
      const month = plainDate(`${params.month}-01`);
      const files = await listPayFiles(services, context.actor, month, query.establishment);
      const path = payrollFilesEndpoints.list.path.replace('{month}', params.month) as `/${string}`;
      return onePage({ path }, query, context, following(files.map(shownFile), query));
    },
    make: async ({ params, query, body }, { actor, language }) => {
      const month = plainDate(`${params.month}-01`);
      const acting = { ...actor, language };
      return shownFile(await makeFileOfMonth(services, acting, month, body.model, query.establishment));
    },
    fetch: async ({ params }, { actor, looked }) => {
      const { name, bytes } = await fetchPayFile(services, actor, params.id);
      looked('everyone');
      return { type: 'text/csv', name, content: bytes };
    },
    models: async (_, { actor }) => (await showPayModels(services, actor)).map(shownModel),
    setModels: async ({ body }, { actor, language }) =>
      (await setPayModels(services, { ...actor, language }, body)).map(shownModel),
  };
}

function shownFile({ file, firstFetch }: ShownFile): z.input<Endpoints['make']['response']> {
  return {
    id: file.id,
    month: file.month.slice(0, 7),
    model: file.model,
    modelName: file.modelName,
    name: file.name,
    rows: file.rowCount,
    bytes: file.byteCount,
    sha256: file.sha256.toString('hex'),
    madeAt: file.madeAt.toISOString(),
    madeBy: { id: file.madeBy, name: file.madeByName },
    current: file.ofClosedMonth,
    fetchedAt: firstFetch?.fetchedAt.toISOString() ?? null,
    fetchedBy: firstFetch && { id: firstFetch.userId, name: firstFetch.userName },
  };
}

function shownModel({ model, known, changed }: KnownModel): z.input<Endpoints['models']['response']>[number] {
  return {
    ...model,
    columns: model.columns.map((column) => ({ ...column, words: [...column.words] })),
    known,
    changed,
  };
}
