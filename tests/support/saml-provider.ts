import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  posted,
  providerMetadata,
  readQuestion,
  type SamlAnswer,
  type SamlQuestion,
  type Signing,
  signedResponse,
  unsignedResponse,
  usualAnswer,
} from './saml-answers.ts';
import { type SelfSigned, selfSigned } from './self-signed.ts';

type Person = Pick<SamlAnswer, 'subject' | 'address' | 'name'>;

export interface SamlProviderServer {
  readonly entityId: string;
  readonly url: string;
  readonly key: SelfSigned;
  readonly metadata: () => string;
  /** Who logs in there from now on. */
  readonly seat: (person: Person) => void;
  /** What it posts in answer to a question, with whatever is to be wrong about it. */
  readonly answer: (question: SamlQuestion, changes?: Partial<SamlAnswer>, signing?: Signing) => string;
  readonly close: () => Promise<void>;
}

/** An identity provider that speaks SAML 2.0: metadata, a page with one button, and a form that is posted back. */
export async function startSamlProvider(now: () => Date): Promise<SamlProviderServer> {
  const key = selfSigned();
  let seated: Person = { subject: 'nobody', address: null, name: null };
  const server = createServer((request, reply) => {
    const address = new URL(request.url ?? '/', url);
    if (address.pathname === '/metadata')
      return reply.setHeader('content-type', 'application/xml').end(metadata());
    // Browsers ask every site for its picture.
    if (address.pathname === '/favicon.ico') return reply.writeHead(204).end();
    if (address.pathname !== '/sso') return reply.writeHead(404).end();
    const question = readQuestion(address.href);
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(
      `<!doctype html><html lang="fr"><title>Fournisseur</title><form method="post" action="${question.answersTo}"><input type="hidden" name="SAMLResponse" value="${answer(question)}"><input type="hidden" name="RelayState" value="${question.relayState}"><button>Continuer</button></form></html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const entityId = `${url}/metadata`;
  const metadata = (): string => providerMetadata({ entityId, loginUrl: `${url}/sso` }, [key.certificate]);
  const answer: SamlProviderServer['answer'] = (question, changes = {}, signing = {}) => {
    const said = usualAnswer(question, { issuer: entityId, ...seated, ...changes }, now());
    return posted(signedResponse(unsignedResponse(said), key, signing));
  };
  return {
    entityId,
    url,
    key,
    metadata,
    seat: (person) => {
      seated = person;
    },
    answer,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
