import { emailSchema, nameSchema } from '#contract/people.ts';
import { rightsFactsFormSchema } from '#contract/rights-facts.ts';
import { type ScimPerson, statedName } from '#domain/directories/stated-person.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { setRightsFacts } from '#server/actions/people-sheets/set-rights-facts.ts';
import { inviteUsers } from '#server/actions/users/invite-users.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type DirectoryPerson,
  deleteDirectoryPerson,
  findByUserName,
  findListedPerson,
  type ListedPerson,
  saveDirectoryPerson,
} from '#server/store/directory-people.ts';
import { findRightsFacts } from '#server/store/rights-facts.ts';
import { findUser, setUserName, type User } from '#server/store/users.ts';
import { changeAddress } from './change-address.ts';
import { asDirectory, type DirectoryWork, ScimRefusal } from './directory-work.ts';
import { followDepartment, followLeaders } from './follow-teams.ts';
import type { DirectoryCaller } from './present-directory.ts';
import { setActive } from './set-active.ts';

const longestName = 254;

/** I17: someone whom the directory names and nobody knows is invited, as an employee, where a seat is free. */
export async function createListedPerson(
  services: Services,
  caller: DirectoryCaller,
  stated: ScimPerson,
): Promise<ListedPerson> {
  const { userName } = stated;
  const called = statedName(stated) ?? userName ?? '';
  return asDirectory(services, caller, called, async (work) => {
    const { tx, actor, note } = work;
    if (userName === undefined || userName.length > longestName) throw new ScimRefusal('invalidValue');
    if (stated.active === false) throw new ScimRefusal('invalidValue');
    if ((await findByUserName(tx, userName)).length > 0) throw new ScimRefusal('uniqueness');
    const newcomer = {
      name: fitName(called),
      email: fitEmail(stated.email ?? userName),
      role: 'employee' as const,
    };
    const [user] = await inviteUsers(services, actor, [newcomer], (_row, field) => field);
    if (!user) throw new Failure('not_found');
    note('arrived', user.name);
    await follow(work, { user, said: null }, { ...stated, userName });
    return reread(work, user.id);
  });
}

/** PUT and PATCH alike: what is left out stays as it is, since a directory sends what it maps and no more. */
export async function changeListedPerson(
  services: Services,
  caller: DirectoryCaller,
  id: string,
  stated: ScimPerson,
): Promise<ListedPerson> {
  const known = await services.database.inOrganization(caller.actor.organizationId, (tx) =>
    findListedPerson(tx, id),
  );
  if (!known) throw new Failure('not_found');
  return asDirectory(services, caller, known.user.name, async (work) => {
    const { tx } = work;
    const before = await findListedPerson(tx, id);
    if (!before) throw new Failure('not_found');
    const { userName } = stated;
    if (userName !== undefined) {
      if (userName.length > longestName) throw new ScimRefusal('invalidValue');
      if ((await findByUserName(tx, userName)).some(({ user }) => user.id !== id))
        throw new ScimRefusal('uniqueness');
    }
    await follow(work, before, stated);
    return reread(work, id);
  });
}

/** I18: they leave as if the directory had said that they are not active, and it no longer names them. */
export async function dropListedPerson(
  services: Services,
  caller: DirectoryCaller,
  id: string,
): Promise<void> {
  const known = await services.database.inOrganization(caller.actor.organizationId, (tx) =>
    findListedPerson(tx, id),
  );
  if (!known) throw new Failure('not_found');
  await asDirectory(services, caller, known.user.name, async (work) => {
    const before = await findListedPerson(work.tx, id);
    if (!before) throw new Failure('not_found');
    await setActive(work, before, false);
    await deleteDirectoryPerson(work.tx, id);
  });
}

async function reread({ tx }: DirectoryWork, id: string): Promise<ListedPerson> {
  const found = await findListedPerson(tx, id);
  if (!found) throw new Failure('not_found');
  return found;
}

function fitName(text: string): string {
  const name = nameSchema.safeParse(text);
  if (!name.success) throw new Failure('validation_failed', { fields: { name: 'required' } });
  return name.data;
}

function fitEmail(text: string): string {
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new Failure('validation_failed', { fields: { email: 'email_invalid' } });
  return email.data;
}

async function follow(work: DirectoryWork, before: ListedPerson, stated: ScimPerson): Promise<void> {
  const { tx, directory } = work;
  const { user, said } = before;
  const access =
    stated.active === undefined
      ? { closedAccess: said?.closedAccess ?? false, departureId: said?.departureId ?? null }
      : await setActive(work, before, stated.active);
  const row: Omit<DirectoryPerson, 'organizationId'> = {
    userId: user.id,
    userName: stated.userName ?? said?.userName ?? user.email,
    externalId: cut(kept(stated.externalId, said?.externalId), 254),
    givenName: cut(kept(stated.givenName, said?.givenName), 200),
    familyName: cut(kept(stated.familyName, said?.familyName), 200),
    department: cut(kept(stated.department, said?.department), 200),
    managerId: await managerOf(work, user, stated, said),
    saidActive: stated.active ?? said?.saidActive ?? true,
    teamId: said?.teamId ?? null,
    ...access,
  };
  const present = await findUser(tx, user.id);
  if (present) {
    const named = await rename(work, present, row, stated);
    const address = addressOf(named, said, stated);
    if (address !== null) await changeAddress(work, named, fitEmail(address));
    if (stated.employeeNumber !== undefined) await numberPerson(work, named, stated.employeeNumber);
    if (directory.teamsFrom === 'department' && stated.department !== undefined) {
      row.teamId = await followDepartment(work, named, row.teamId, row.department);
    }
  }
  if (!said || !sameRow(said, row)) await saveDirectoryPerson(tx, row);
  if (present && directory.teamsFrom !== 'nothing' && row.managerId !== (said?.managerId ?? null)) {
    await followLeaders(work, present);
  }
}

function kept<Value>(stated: Value | undefined, before: Value | undefined | null): Value | null {
  return stated === undefined ? (before ?? null) : stated;
}

function cut(text: string | null, longest: number): string | null {
  return text === null ? null : text.slice(0, longest);
}

function sameRow(before: DirectoryPerson, after: Omit<DirectoryPerson, 'organizationId'>): boolean {
  return Object.entries(after).every(([name, value]) => before[name as keyof DirectoryPerson] === value);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Someone of this organisation and not oneself, or nobody. */
async function managerOf(
  { tx, note }: DirectoryWork,
  { id: userId, name }: User,
  { managerId }: ScimPerson,
  said: DirectoryPerson | null,
): Promise<string | null> {
  if (managerId === undefined) return said?.managerId ?? null;
  if (managerId === null || managerId.toLowerCase() === userId) return null;
  const manager = uuid.test(managerId) ? await findListedPerson(tx, managerId) : null;
  if (!manager) note('noticed', name, 'manager_unknown');
  return manager?.user.id ?? null;
}

async function rename(
  { tx, actor, at, note }: DirectoryWork,
  user: User,
  { givenName, familyName }: Pick<DirectoryPerson, 'givenName' | 'familyName'>,
  stated: ScimPerson,
): Promise<User> {
  const parts = stated.givenName !== undefined || stated.familyName !== undefined;
  const whole = statedName({ displayName: stated.displayName ?? null, formatted: stated.formatted ?? null });
  const joined = parts && givenName && familyName ? statedName({ givenName, familyName }) : null;
  const wanted = whole ?? joined;
  const name = wanted === null ? user.name : fitName(wanted);
  if (name === user.name) return user;
  await setUserName(tx, user.id, name);
  await record(tx, actor, at, {
    action: 'user.renamed',
    subject: { kind: 'user', id: user.id, name },
    details: { name: [user.name, name] },
  });
  note('changed', name);
  return { ...user, name };
}

/** The mail address where one is said; else the name they log in with, where that was their address. */
function addressOf(user: User, said: DirectoryPerson | null, { email, userName }: ScimPerson): string | null {
  if (email !== undefined) return email;
  if (userName === undefined || said === null) return null;
  return said.userName.toLowerCase() === user.email.toLowerCase() ? userName : null;
}

/** A number that payroll could not read, or that a colleague has, is told; the rest of the person is followed. */
async function numberPerson(
  { tx, services, actor, note }: DirectoryWork,
  user: User,
  number: string | null,
): Promise<void> {
  const read = rightsFactsFormSchema.shape.payrollNumber.safeParse(number);
  if (!read.success) return note('noticed', user.name, 'number_unfit');
  if (read.data === user.payrollNumber) return;
  try {
    const facts = await findRightsFacts(tx, user.id);
    await setRightsFacts(services, actor, user.id, { ...facts, payrollNumber: read.data });
    note('changed', user.name);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'payroll_number_taken') throw error;
    note('noticed', user.name, 'number_taken');
  }
}
