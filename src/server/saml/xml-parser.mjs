// In a file without types: the package's own would bring those of browsers into the whole server.
import { DOMParser } from '@xmldom/xmldom';

export function parseXml(text, complain) {
  const errorHandler = { warning: complain, error: complain, fatalError: complain };
  return new DOMParser({ errorHandler }).parseFromString(text, 'text/xml')?.documentElement ?? null;
}
