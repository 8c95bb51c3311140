import { sandboxCards } from '#contract/sandbox-checkout.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Language } from '#domain/text/language.ts';
import type { CheckoutPage } from '#server/payments/sandbox/sandbox-checkout.ts';
import type { PortalPage } from '#server/payments/sandbox/sandbox-portal.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';

interface Markup {
  readonly title: string;
  readonly body: string;
}

const cardNames = ['succeeds', 'refused', 'needsConfirmation', 'failsAtRenewal'] as const;

type Invoice = PortalPage['invoices'][number];

/** Dates of the test pages are those of Paris: they stand in for a provider, which knows no organisation's zone. */
const dayWords = (at: Date, language: Language): string =>
  wordsIn(language).days.date(dayOfInstant(at.getTime(), 'Europe/Paris'));

export function checkoutPage(
  { customer, checkout }: CheckoutPage,
  language: Language,
  problem: string | null,
): Markup {
  const text = writtenIn(language).sandbox;
  const price = wordsIn(language).money.monthly(monthlyPriceCents(checkout.seats));
  const order = facts([
    [text.organization, customer.name],
    [text.users, String(checkout.seats)],
    [text.price, price],
  ]);
  const back = `<p><a href="${escapeHtml(checkout.cancelUrl)}">${text.back}</a></p>`;
  const form = {
    open: cardForms(language, text.card, text.pay),
    confirming: `<p>${text.confirmQuestion}</p><form method="post" class="row"><button name="step" value="confirm">${text.confirm}</button><button class="plain" name="step" value="decline">${text.decline}</button></form>`,
    complete: `<p>${text.complete}</p>`,
    expired: `<p>${text.expired}</p>`,
  }[checkout.state];
  return {
    title: text.checkoutTitle,
    body: `${notice(text.notice)}${order}${problemMarkup(problem)}${form}${back}`,
  };
}

export function portalPage(
  { customer, subscription, invoices }: PortalPage,
  language: Language,
  problem: string | null,
): Markup {
  const text = writtenIn(language).sandbox;
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
    ? `<h2>${text.changeCard}</h2>${cardForms(language, text.newCard, text.useCard)}<h2>${text.endMonthHint}</h2><form method="post"><button class="plain" name="step" value="end-month">${text.endMonth}</button></form>`
    : '';
  const card = customer.card ? `<br>${text.cardInUse(customer.card.slice(-4))}` : '';
  const list = invoices
    .map(
      (invoice) =>
        `<tr><td>${escapeHtml(invoice.number)}<br><span class="muted">${dayWords(invoice.createdAt, language)}</span></td><td>${wordsIn(language).money.euros(invoice.amountCents)}<br><span class="muted">${text.invoiceStatuses[invoice.status]}</span></td></tr>`,
    )
    .join('');
  return {
    title: text.portalTitle,
    body: `${notice(text.notice)}<p><strong>${escapeHtml(customer.name)}</strong><br>${state}${card}</p>${problemMarkup(problem)}${forms}<h2>${text.invoices}</h2><table class="card">${list}</table><p><a href="/subscription">${text.backToSubscription}</a></p>`,
  };
}

export function invoicePage(customer: PortalPage['customer'], invoice: Invoice, language: Language): Markup {
  const text = writtenIn(language).sandbox;
  const row = (label: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${label}</td><td>${wordsIn(language).money.euros(cents)}</td></tr>`;
  const proration = invoice.prorationCents === 0 ? '' : row(text.proration, invoice.prorationCents);
  const period = text.period(dayWords(invoice.periodStart, language), dayWords(invoice.periodEnd, language));
  return {
    title: text.invoiceTitle(escapeHtml(invoice.number)),
    body: `${notice(text.invoiceNotice)}<p>${escapeHtml(customer.name)}<br>${escapeHtml(customer.email)}</p><p>${dayWords(invoice.createdAt, language)}<br>${period}</p><table class="card">${row(text.seatsLine(invoice.seats), monthlyPriceCents(invoice.seats))}${proration}${row(text.total, invoice.amountCents, 'total')}</table><p>${text.status(text.invoiceStatuses[invoice.status])}</p>`,
  };
}

const notice = (text: string): string => `<p class="notice">${text}</p>`;

const problemMarkup = (problem: string | null): string =>
  problem === null ? '' : `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`;

const facts = (lines: readonly (readonly [label: string, value: string])[]): string =>
  `<dl class="card">${lines.map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

/** One press for each test card; the field is for any other number. */
function cardForms(language: Language, label: string, submit: string): string {
  const text = writtenIn(language).sandbox;
  const buttons = cardNames.map(
    (name) =>
      `<button class="choice" name="card" value="${sandboxCards[name]}">${text.cards[name]} <span>${spaced(sandboxCards[name])}</span></button>`,
  );
  return `<form method="post" class="stack">${buttons.join('')}</form><details><summary>${text.otherCard}</summary><form method="post" class="stack"><label>${label}<input name="card" inputmode="numeric" autocomplete="off" required></label><div><button>${submit}</button></div></form></details>`;
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
