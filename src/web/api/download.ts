import type { EndpointCall, FetchedEndpoint } from '#contract/endpoint.ts';
import { request } from './call.ts';

type FileEndpoint = FetchedEndpoint &
  (Required<Pick<FetchedEndpoint, 'file'>> | Required<Pick<FetchedEndpoint, 'namedFile'>>);

/** A plain link could not carry the token: the file is fetched, then handed to the browser to keep. */
export async function download<E extends FileEndpoint>(endpoint: E, parts: EndpointCall<E>): Promise<void> {
  const response = await request(endpoint, parts);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = endpoint.file?.name ?? nameOf(response);
  link.click();
  URL.revokeObjectURL(url);
}

function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
}
