import type { Endpoint, EndpointCall } from '#contract/endpoint.ts';
import { request } from './call.ts';

type FileEndpoint = Endpoint & Required<Pick<Endpoint, 'file'>>;

/** A plain link could not carry the token: the file is fetched, then handed to the browser to keep. */
export async function download<E extends FileEndpoint>(endpoint: E, parts: EndpointCall<E>): Promise<void> {
  const response = await request(endpoint, parts);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = endpoint.file.name;
  link.click();
  URL.revokeObjectURL(url);
}
