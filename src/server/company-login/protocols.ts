import type { ConnectionKind } from '#domain/company-login/connection-life.ts';
import { oidc } from './oidc.ts';
import { CompanyLoginRefusal, type CompanyProtocol } from './protocol.ts';

const protocols: Readonly<Partial<Record<ConnectionKind, CompanyProtocol>>> = { oidc };

export function protocolOf(kind: ConnectionKind): CompanyProtocol {
  const found = protocols[kind];
  if (!found) throw new CompanyLoginRefusal('settings');
  return found;
}
