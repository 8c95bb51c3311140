import { companyLoginEndpoints } from '#contract/company-login.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { DescribedConnection } from './connection.ts';

type Body = EndpointInput<typeof companyLoginEndpoints.createConnection>['body'];

/** Describes a provider for the first time, or anew. */
export function useConnectionWrite(
  connection: DescribedConnection | null,
  writes: { onSuccess: () => void; onError: (error: unknown) => void },
) {
  const create = useWrite(companyLoginEndpoints.createConnection, writes);
  const change = useWrite(companyLoginEndpoints.changeConnection, writes);
  const { isPending, isError, error, reset } = connection ? change : create;
  const send = (body: Body) =>
    connection ? change.mutate({ params: { id: connection.id }, body }) : create.mutate({ body });
  return { send, isPending, isError, error, reset };
}
