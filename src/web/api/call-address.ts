import { apiBase } from '#contract/endpoint.ts';

type AddressParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
};

/** Where a call goes: its path filled in, and what is undefined left out. */
export function callAddress(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${apiBase}${filled}${search.size > 0 ? `?${search}` : ''}`;
}
