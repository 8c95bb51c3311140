import type { z } from 'zod';
import type { privacyRegisterEndpoints } from '#contract/privacy-register.ts';
import type { Language } from '#domain/text/language.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type Register, readRegisterFacts, registerIn } from '#server/actions/privacy-register/register.ts';
import {
  changeRetention,
  type RetentionInForce,
  readRetention,
} from '#server/actions/privacy-register/retention.ts';
import { comingLines, retentionLines } from '#server/actions/privacy-register/retention-lines.ts';
import type { Services } from '#server/services.ts';
import type { HandlerParts } from './handler-parts.ts';
import type { Handlers } from './mount.ts';
import { informationSheetPdf, registerPdf } from './register-pdf.ts';

type Endpoints = typeof privacyRegisterEndpoints;

export function privacyRegisterHandlers(
  services: Services,
  { config }: Pick<HandlerParts, 'config'>,
): Handlers<Endpoints> {
  const operated = { operator: config.operator, takesCards: config.payments.kind === 'stripe' };
  const registerOf = async (actor: Acting, language: Language) =>
    registerIn(language, await readRegisterFacts(services, actor, 'organization.edit'), operated);
  return {
    readRetention: async (_, { actor, language }) =>
      shownRetention(await readRetention(services, actor), language),
    changeRetention: async ({ body }, { actor, language }) =>
      shownRetention(await changeRetention(services, actor, given(body)), language),
    readRegister: async (_, { actor, language }) => shownRegister(await registerOf(actor, language)),
    registerDocument: async (_, { actor, language }) => ({
      type: 'application/pdf',
      name: `relache-registre-${language}.pdf`,
      content: registerPdf(await registerOf(actor, language), language),
    }),
    informationSheet: async ({ query }, { actor, language: own }) => {
      const language = query.language ?? own;
      const facts = await readRegisterFacts(services, actor, 'organization.read');
      return {
        type: 'application/pdf',
        name: `relache-information-${language}.pdf`,
        content: informationSheetPdf(facts, language),
      };
    },
  };
}

function shownRegister(register: Register): z.input<Endpoints['readRegister']['response']> {
  const { processings, processors, security, ...rest } = register;
  return {
    ...rest,
    processings: processings.map((one) => ({ ...one, data: [...one.data] })),
    processors: [...processors],
    security: [...security],
  };
}

/** Without what was not said. */
function given<T extends object>(body: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const said = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function shownRetention(
  { choices, coming }: RetentionInForce,
  language: Language,
): z.input<Endpoints['readRetention']['response']> {
  return {
    kinds: retentionLines(choices, language),
    coming: { until: coming.until, lines: comingLines(coming, language) },
  };
}
