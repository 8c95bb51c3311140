import type { Language } from '#contract/language.ts';
import { dateWords } from '#contract/leave-words.ts';
import { euroWords, monthlyWords } from '#contract/money-words.ts';
import { sandboxCards } from '#contract/sandbox-checkout.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { CheckoutPage } from '#server/payments/sandbox/sandbox-checkout.ts';
import type { PortalPage } from '#server/payments/sandbox/sandbox-portal.ts';
import { sandboxTexts as texts } from './sandbox-texts.ts';

interface Markup {
  readonly title: string;
  readonly body: string;
}

type Invoice = PortalPage['invoices'][number];

/** Dates of the test pages are those of Paris: they stand in for a provider, which knows no organisation's zone. */
const dayWords = (at: Date, language: Language): string =>
  dateWords(dayOfInstant(at.getTime(), 'Europe/Paris'), language);

export function checkoutPage(
  { customer, checkout }: CheckoutPage,
  language: Language,
  problem: string | null,
): Markup {
  const text = texts[language];
  const order = text.order(
    customer.name,
    checkout.seats,
    monthlyWords(monthlyPriceCents(checkout.seats), language),
  );
  const back = `<p><a href="${escapeHtml(checkout.cancelUrl)}">${text.back}</a></p>`;
  const form = {
    open: `<form method="post">${cardField(text.card)}<button name="step" value="pay">${text.pay}</button></form>${cardList(language)}`,
    confirming: `<p>${text.confirmQuestion}</p><form method="post"><button name="step" value="confirm">${text.confirm}</button> <button class="danger" name="step" value="decline">${text.decline}</button></form>`,
    complete: `<p>${text.complete}</p>`,
    expired: `<p>${text.expired}</p>`,
  }[checkout.state];
  return {
    title: text.checkoutTitle,
    body: `${notice(text.notice)}<p>${escapeHtml(order)}</p>${problemMarkup(problem)}${form}${back}`,
  };
}

export function portalPage(
  { customer, subscription, invoices }: PortalPage,
  language: Language,
  problem: string | null,
): Markup {
  const text = texts[language];
  const state = subscription
    ? text.state(
        text.statuses[subscription.status],
        subscription.seats,
        dayWords(subscription.periodEnd, language),
        subscription.cancelAtPeriodEnd,
      )
    : text.noSubscription;
  const running = subscription !== null && subscription.status !== 'ended';
  const forms = running
    ? `<form method="post">${cardField(text.newCard)}<button name="step" value="card">${text.changeCard}</button></form>${cardList(language)}<form method="post"><p>${text.endMonthHint}</p><button name="step" value="end-month">${text.endMonth}</button></form>`
    : '';
  const card = customer.card ? `<p>${text.cardInUse(customer.card.slice(-4))}</p>` : '';
  const list = invoices
    .map((invoice) => {
      const { number, createdAt, amountCents, status } = invoice;
      const label = `${escapeHtml(number)}, ${dayWords(createdAt, language)} (${text.invoiceStatuses[status]})`;
      return row(label, amountCents, language);
    })
    .join('');
  return {
    title: text.portalTitle,
    body: `${notice(text.notice)}<p>${escapeHtml(customer.name)}</p><p>${state}</p>${card}${problemMarkup(problem)}${forms}<h2>${text.invoices}</h2><table>${list}</table><p><a href="/subscription">${text.backToSubscription}</a></p>`,
  };
}

export function invoicePage(customer: PortalPage['customer'], invoice: Invoice, language: Language): Markup {
  const text = texts[language];
  const proration = invoice.prorationCents === 0 ? '' : row(text.proration, invoice.prorationCents, language);
  const period = text.period(dayWords(invoice.periodStart, language), dayWords(invoice.periodEnd, language));
  return {
    title: text.invoiceTitle(escapeHtml(invoice.number)),
    body: `${notice(text.invoiceNotice)}<p>${escapeHtml(customer.name)}<br>${escapeHtml(customer.email)}</p><p>${dayWords(invoice.createdAt, language)}<br>${period}</p><table>${row(text.seatsLine(invoice.seats), monthlyPriceCents(invoice.seats), language)}${proration}${row(text.total, invoice.amountCents, language)}</table><p>${text.status(text.invoiceStatuses[invoice.status])}</p>`,
  };
}

const row = (label: string, cents: number, language: Language): string =>
  `<tr><td>${label}</td><td>${euroWords(cents, language)}</td></tr>`;

const notice = (text: string): string => `<p class="notice">${text}</p>`;

const problemMarkup = (problem: string | null): string =>
  problem === null ? '' : `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`;

const cardField = (label: string): string =>
  `<p><label>${label}<br><input name="card" inputmode="numeric" autocomplete="off" value="${spaced(sandboxCards.succeeds)}"></label></p>`;

function cardList(language: Language): string {
  const meanings = texts[language].cards;
  const rows = Object.entries(sandboxCards).map(
    ([name, number]) =>
      `<li><code>${spaced(number)}</code> ${meanings[name as keyof typeof sandboxCards]}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

const spaced = (card: string): string => card.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

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
