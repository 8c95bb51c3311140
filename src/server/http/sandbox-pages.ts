import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cardSchema } from '#contract/sandbox-checkout.ts';
import type { Language } from '#domain/text/language.ts';
import { Failure } from '#server/failure.ts';
import { type Sandbox, sandboxCheckoutPath, sandboxPortalPath } from '#server/payments/sandbox/sandbox.ts';
import { errorSentence } from '#words/sentences/errors.ts';
import { isFromThisMachine } from './local-only.ts';
import { sendPlainPage } from './plain-page.ts';
import { languageOfPage } from './request-language.ts';
import { checkoutPage, invoicePage, portalPage } from './sandbox-markup.ts';

const id = z.uuid().transform((text) => text.toLowerCase());
const checkoutParams = z.object({ organizationId: id, sessionId: id });
const portalParams = z.object({ organizationId: id, portalKey: id });
const formSchema = z.object({ card: z.string().default(''), step: z.string().default('') });

/** The local stand-in for a provider's own pages: to pay on, and for cards and invoices. */
export function mountSandboxPages(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new Failure('not_found');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  const checkout = `${sandboxCheckoutPath}/:organizationId/:sessionId`;
  app.get(checkout, async (request, reply) => {
    const language = languageOfPage(request.headers, undefined);
    const page = await sandbox.checkout.read(placeOf(checkoutParams, request));
    if (page.checkout.state === 'complete') return reply.redirect(page.checkout.successUrl, 303);
    const { title, body } = checkoutPage(page, language, null);
    return sendPlainPage(reply, language, title, body);
  });
  app.post(checkout, async (request, reply) => {
    const language = languageOfPage(request.headers, undefined);
    const place = placeOf(checkoutParams, request);
    const { card, step } = formSchema.parse(request.body ?? {});
    try {
      const page =
        step === 'confirm' || step === 'decline'
          ? await sandbox.checkout.confirm(place, step === 'confirm')
          : await sandbox.checkout.pay(place, readCard(card));
      if (page.checkout.state === 'complete') return reply.redirect(page.checkout.successUrl, 303);
      const { title, body } = checkoutPage(page, language, null);
      return sendPlainPage(reply, language, title, body);
    } catch (error) {
      const page = await sandbox.checkout.read(place);
      // A second click, or another tab, on what is paid already.
      if (page.checkout.state === 'complete') return reply.redirect(page.checkout.successUrl, 303);
      const { title, body } = checkoutPage(page, language, sentenceOf(error, language));
      return sendPlainPage(reply, language, title, body);
    }
  });

  const portal = `${sandboxPortalPath}/:organizationId/:portalKey`;
  app.get(portal, async (request, reply) => {
    const language = languageOfPage(request.headers, undefined);
    const { title, body } = portalPage(
      await sandbox.portal.read(placeOf(portalParams, request)),
      language,
      null,
    );
    return sendPlainPage(reply, language, title, body);
  });
  app.post(portal, async (request, reply) => {
    const language = languageOfPage(request.headers, undefined);
    const place = placeOf(portalParams, request);
    const { card, step } = formSchema.parse(request.body ?? {});
    try {
      if (step === 'end-month') await sandbox.portal.endMonth(place);
      else await sandbox.portal.changeCard(place, readCard(card));
      return reply.redirect(`${sandboxPortalPath}/${place.organizationId}/${place.portalKey}`, 303);
    } catch (error) {
      const page = await sandbox.portal.read(place);
      const { title, body } = portalPage(page, language, sentenceOf(error, language));
      return sendPlainPage(reply, language, title, body);
    }
  });
  app.get<{ Params: { invoiceId: string } }>(`${portal}/invoices/:invoiceId`, async (request, reply) => {
    const language = languageOfPage(request.headers, undefined);
    const page = await sandbox.portal.read(placeOf(portalParams, request));
    const invoice = page.invoices.find(({ id: known }) => known === request.params.invoiceId);
    if (!invoice) throw new Failure('not_found');
    const { title, body } = invoicePage(page.customer, invoice, language);
    return sendPlainPage(reply, language, title, body);
  });
}

function placeOf<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  const parsed = schema.safeParse(request.params);
  if (!parsed.success) throw new Failure('not_found');
  return parsed.data;
}

function readCard(text: string): string {
  const parsed = cardSchema.safeParse(text);
  if (!parsed.success) throw new Failure('card_refused');
  return parsed.data;
}

/** What a person can do something about is told on the page; everything else is ours. */
function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof Failure && error.code !== 'not_found') return errorSentence(error.code, language);
  throw error;
}
