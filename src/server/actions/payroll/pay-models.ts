import { can } from '#domain/access/can.ts';
import { BUILT_IN_MODELS, builtInModel, type LayoutKnown } from '#domain/payroll/built-in-models.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { byName } from '#domain/text/by-name.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { loadOwnModels, removeModels, saveModels } from '#server/store/payroll-models.ts';

export interface KnownModel {
  readonly model: PayModel;
  readonly known: LayoutKnown | 'own';
  readonly changed: boolean;
}

/** More would be a list that nobody finds anything in. */
const MOST_MODELS = 50;

export async function showPayModels({ database }: Services, actor: SessionActor): Promise<KnownModel[]> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, knownModels);
}

/** J6: those we propose, each as the company has changed it, then its own by name. */
async function knownModels(tx: TenantTransaction): Promise<KnownModel[]> {
  const own = await loadOwnModels(tx);
  const proposed = BUILT_IN_MODELS.map(({ known, ...model }) => ({
    model: own.get(model.id) ?? model,
    known,
    changed: own.has(model.id),
  }));
  const others = [...own.values()]
    .filter(({ id }) => builtInModel(id) === null)
    .sort((a, b) => byName(a.name, b.name))
    .map((model) => ({ model, known: 'own' as const, changed: true }));
  return [...proposed, ...others];
}

export async function findPayModel(tx: TenantTransaction, id: string): Promise<PayModel> {
  const found = (await knownModels(tx)).find(({ model }) => model.id === id);
  if (found === undefined) throw new Failure('not_found');
  return found.model;
}

export async function setPayModels(
  { database, now }: Services,
  actor: Acting,
  wanted: { readonly models: readonly PayModel[]; readonly remove: readonly string[] },
): Promise<KnownModel[]> {
  if (!can(actor, 'payroll.set-models')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const before = await loadOwnModels(tx);
    const removed = [...new Set(wanted.remove)];
    if (removed.some((id) => !before.has(id) && builtInModel(id) === null)) throw new Failure('not_found');
    const saved = [...new Map(wanted.models.map((model) => [model.id, model])).values()];
    const after = new Set([...before.keys(), ...saved.map(({ id }) => id)]);
    if (after.size > MOST_MODELS) throw new Failure('validation_failed', { fields: { models: 'invalid' } });
    const at = now();
    await saveModels(tx, saved, { changedAt: at, changedBy: actor.id });
    await removeModels(tx, removed);
    const names = [
      ...saved.map(({ name }) => name),
      ...removed.map((id) => before.get(id)?.name ?? builtInModel(id)?.name ?? id),
    ];
    if (names.length > 0)
      await record(tx, actor, at, {
        action: 'payroll.models_changed',
        subject: { kind: 'organization', id: organization.id, name: organization.name },
        details: { models: names },
      });
    return knownModels(tx);
  });
}
