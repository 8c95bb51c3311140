import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building from 'lucide-react/icons/building';
import Building2 from 'lucide-react/icons/building-2';
import Cable from 'lucide-react/icons/cable';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CirclePlus from 'lucide-react/icons/circle-plus';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Eye from 'lucide-react/icons/eye';
import FileArchive from 'lucide-react/icons/file-archive';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import FolderSync from 'lucide-react/icons/folder-sync';
import History from 'lucide-react/icons/history';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Printer from 'lucide-react/icons/printer';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserX from 'lucide-react/icons/user-x';
import UsersRound from 'lucide-react/icons/users-round';
import { profileSectionPath } from '#app/navigation/profile-sections.ts';
import { subscriptionSeatsPath } from '#app/navigation/subscription-sections.ts';
import { PAGES } from '#contract/pages.ts';
import { type Actor, type Capability, can } from '#domain/access/can.ts';

interface Destination {
  readonly path: string;
  readonly Icon: LucideIcon;
  readonly needs: Capability | undefined;
}

const to = (path: string, Icon: LucideIcon, needs?: Capability): Destination => ({ path, Icon, needs });

/** A page of the application, called by its own name. */
const at = <Page extends keyof typeof PAGES>(page: Page, Icon: LucideIcon, needs?: Capability) => ({
  page,
  ...to(PAGES[page].path, Icon, needs),
});

/** What one can set out to do, by the page where it is done. */
const actions = {
  file: to(PAGES.newRequest.path, CirclePlus, 'leave-request.file'),
  decide: to(PAGES.approvals.path, CircleCheckBig, 'leave-request.decide'),
  whoIsAway: to(PAGES.calendar.path, CalendarX2, 'calendar.read'),
  record: to(PAGES.recordSeveral.path, CalendarPlus, 'leave-request.record'),
  addPerson: to(PAGES.users.path, UserPlus, 'user.add'),
  createTeam: to(PAGES.teams.path, UsersRound, 'team.manage'),
  close: to(PAGES.newClosing.path, CalendarX2, 'closing.manage'),
  importBalances: to(PAGES.balanceImport.path, FileSpreadsheet, 'balance.import'),
  exportLog: to(PAGES.auditLog.path, ScrollText, 'audit-log.read'),
  changeSeats: to(subscriptionSeatsPath, UserPlus, 'subscription.change'),
  subscribe: to(PAGES.calendarSubscribe.path, CalendarSync, 'calendar.read'),
  printStatement: to(PAGES.balances.path, Printer, 'leave-request.file'),
} satisfies Record<string, Destination>;

/** Pages that the navigation does not name. What is called otherwise here has its words in `palette.json`. */
const places = {
  profile: at('profile', CircleUserRound),
  mails: to(profileSectionPath('mails'), Mail, 'leave-request.file'),
  standIns: to(profileSectionPath('standIns'), UserRoundCheck, 'delegation.give'),
  sessions: at('sessions', MonitorSmartphone),
  looks: at('looks', Eye, 'leave-request.file'),
  myData: at('myData', FileArchive),
  companyData: at('companyData', FileArchive, 'organization.copy'),
  security: at('security', ShieldCheck),
  apiKeys: at('apiKeys', KeyRound, 'api-key.personal'),
  directories: at('directories', FolderSync, 'directory.manage'),
  companyLogin: at('companyLogin', Building2, 'organization.edit'),
  connections: at('connections', Cable, 'leave-request.file'),
  myTeams: at('myTeams', UsersRound, 'team.read'),
  approvalsHistory: at('approvalsHistory', History, 'leave-request.read-all'),
  formerPeople: at('formerPeople', UserX, 'user.list-former'),
  viewAs: to(PAGES.viewAs.path, Eye, 'view-as.use'),
  privacyRegister: at('privacyRegister', FileText, 'organization.edit'),
  accountants: at('accountants', BriefcaseBusiness, 'accountant.list'),
  documentation: to(PAGES.documentation.path, LifeBuoy),
} satisfies Record<string, Destination>;

const settings = {
  counting: to(PAGES.settings.path, SlidersHorizontal, 'settings.read'),
  ruleGroups: to(PAGES.ruleGroups.path, Layers, 'settings.read'),
  leaveTypes: to(PAGES.leaveTypes.path, Tags, 'settings.read'),
  coverage: to(PAGES.coverage.path, UsersRound, 'settings.read'),
  closings: to(PAGES.closings.path, CalendarX2, 'closing.manage'),
  reminders: to(PAGES.reminders.path, Bell, 'settings.read'),
  organization: to(PAGES.organization.path, Building, 'organization.edit'),
} satisfies Record<string, Destination>;

export const DESTINATIONS = { actions, places, settings } as const;

export type DestinationGroup = keyof typeof DESTINATIONS;

type Place = (typeof places)[keyof typeof places];

/** With the page that it is called after, if it is. */
export type NamedDestination = Destination & { readonly page?: Extract<Place, { page: unknown }>['page'] };

/** Whether this person may go there; what nobody needs leave for is open to all. */
export function isOpenTo(actor: Actor & { readonly id: string }, { needs }: Destination): boolean {
  if (needs === undefined) return true;
  return can(actor, needs) || can(actor, needs, actor);
}
