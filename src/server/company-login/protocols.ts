import type { ConnectionKind } from '#domain/company-login/connection-life.ts';
import { oidc } from './oidc.ts';
import type { CompanyProtocol } from './protocol.ts';
import { saml } from './saml.ts';

const protocols: Readonly<Record<ConnectionKind, CompanyProtocol>> = { oidc, saml };

export function protocolOf(kind: ConnectionKind): CompanyProtocol {
  return protocols[kind];
}
