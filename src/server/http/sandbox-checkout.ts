import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { completeCheckout } from '#server/actions/subscription/complete-checkout.ts';
import { type OpenCheckout, readCheckout } from '#server/actions/subscription/read-checkout.ts';
import { Failure } from '#server/failure.ts';
import { sandboxCheckoutPath } from '#server/payments/sandbox.ts';
import type { Services } from '#server/services.ts';
import { sendPlainPage } from './plain-page.ts';
import { languageOfPage } from './request-language.ts';

interface Texts {
  readonly title: string;
  readonly notice: string;
  readonly order: (organization: string, seats: number, euros: string) => string;
  readonly pay: string;
  readonly back: string;
}

const texts: Record<Language, Texts> = {
  fr: {
    title: 'Paiement d’essai',
    notice:
      'Cette page remplace le prestataire de paiement sur votre machine. Aucune carte n’est demandée et aucun argent ne circule.',
    order: (organization, seats, euros) =>
      `${organization}\u00a0: ${seats} ${seats > 1 ? 'utilisateurs' : 'utilisateur'}, ${euros}\u00a0€ par mois.`,
    pay: 'Simuler le paiement',
    back: 'Revenir sans payer',
  },
  en: {
    title: 'Test payment',
    notice:
      'This page stands in for the payment provider on your own machine. No card is asked for and no money moves.',
    order: (organization, seats, euros) =>
      `${organization}: ${seats} ${seats > 1 ? 'users' : 'user'}, €${euros} per month.`,
    pay: 'Simulate the payment',
    back: 'Go back without paying',
  },
};

const id = z.uuid().transform((text) => text.toLowerCase());
const paramsSchema = z.object({ organizationId: id, checkoutId: id });

/** The local stand-in for a payment provider: a page with one button. Its address is the secret of one order. */
export function mountSandboxCheckout(app: FastifyInstance, services: Services): void {
  const path = `${sandboxCheckoutPath}/:organizationId/:checkoutId`;
  // The button's form is empty; its content type still has to be taken.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));

  app.get(path, async (request, reply) => {
    const checkout = await readCheckout(services, orderOf(request));
    if (!checkout) throw new Failure('not_found');
    return sendCheckout(request, reply, checkout);
  });

  app.post(path, async (request, reply) => {
    const order = orderOf(request);
    if (!(await completeCheckout(services, order))) throw new Failure('not_found');
    return reply.redirect(`/onboarding/success?organization_id=${order.organizationId}`, 303);
  });
}

function orderOf(request: FastifyRequest): z.infer<typeof paramsSchema> {
  const parsed = paramsSchema.safeParse(request.params);
  if (!parsed.success) throw new Failure('not_found');
  return parsed.data;
}

function sendCheckout(request: FastifyRequest, reply: FastifyReply, checkout: OpenCheckout): FastifyReply {
  const language = languageOfPage(request.headers, undefined);
  const text = texts[language];
  const euros = new Intl.NumberFormat(language).format(monthlyPriceCents(checkout.seats) / 100);
  const order = escapeHtml(text.order(checkout.organizationName, checkout.seats, euros));
  return sendPlainPage(
    reply,
    language,
    text.title,
    `<p class="notice">${text.notice}</p><p>${order}</p><form method="post"><button>${text.pay}</button></form><p><a href="/onboarding">${text.back}</a></p>`,
  );
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
