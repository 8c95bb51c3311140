import {
  Bell,
  BriefcaseBusiness,
  Building,
  Building2,
  Cable,
  CalendarPlus,
  CalendarSync,
  CalendarX2,
  CircleCheckBig,
  CirclePlus,
  CircleUserRound,
  Eye,
  FileArchive,
  FileSpreadsheet,
  FileText,
  FolderSync,
  History,
  KeyRound,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Printer,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Tags,
  UserPlus,
  UserRoundCheck,
  UsersRound,
  UserX,
} from 'lucide-react';
import { profileSectionPath } from '#app/navigation/profile-sections.ts';
import { subscriptionSeatsPath } from '#app/navigation/subscription-sections.ts';
import { PAGES } from '#contract/pages.ts';
import { type Actor, type Capability, can } from '#domain/access/can.ts';

interface Destination {
  readonly path: string;
  readonly Icon: LucideIcon;
  readonly needs?: Capability;
}

/** What one can set out to do, by the page where it is done. */
const actions = {
  file: { path: PAGES.newRequest.path, Icon: CirclePlus, needs: 'leave-request.file' },
  decide: { path: PAGES.approvals.path, Icon: CircleCheckBig, needs: 'leave-request.decide' },
  whoIsAway: { path: PAGES.calendar.path, Icon: CalendarX2, needs: 'calendar.read' },
  record: { path: PAGES.recordSeveral.path, Icon: CalendarPlus, needs: 'leave-request.record' },
  addPerson: { path: PAGES.users.path, Icon: UserPlus, needs: 'user.add' },
  createTeam: { path: PAGES.teams.path, Icon: UsersRound, needs: 'team.manage' },
  close: { path: PAGES.newClosing.path, Icon: CalendarX2, needs: 'closing.manage' },
  importBalances: { path: PAGES.balanceImport.path, Icon: FileSpreadsheet, needs: 'balance.import' },
  exportLog: { path: PAGES.auditLog.path, Icon: ScrollText, needs: 'audit-log.read' },
  changeSeats: { path: subscriptionSeatsPath, Icon: UserPlus, needs: 'subscription.change' },
  subscribe: { path: PAGES.calendarSubscribe.path, Icon: CalendarSync, needs: 'calendar.read' },
  printStatement: { path: PAGES.balances.path, Icon: Printer, needs: 'leave-request.file' },
} as const satisfies Record<string, Destination>;

/** A page of the application, called by its own name. */
const at = <Page extends keyof typeof PAGES>(page: Page) => ({ page, path: PAGES[page].path });

/** Pages that the navigation does not name. What is called otherwise here has its words in `palette.json`. */
const places = {
  profile: { ...at('profile'), Icon: CircleUserRound },
  mails: { path: profileSectionPath('mails'), Icon: Mail, needs: 'leave-request.file' },
  standIns: { path: profileSectionPath('standIns'), Icon: UserRoundCheck, needs: 'delegation.give' },
  sessions: { ...at('sessions'), Icon: MonitorSmartphone },
  looks: { ...at('looks'), Icon: Eye, needs: 'leave-request.file' },
  myData: { ...at('myData'), Icon: FileArchive },
  companyData: { ...at('companyData'), Icon: FileArchive, needs: 'organization.copy' },
  security: { ...at('security'), Icon: ShieldCheck },
  apiKeys: { ...at('apiKeys'), Icon: KeyRound, needs: 'api-key.personal' },
  directories: { ...at('directories'), Icon: FolderSync, needs: 'directory.manage' },
  companyLogin: { ...at('companyLogin'), Icon: Building2, needs: 'organization.edit' },
  connections: { ...at('connections'), Icon: Cable, needs: 'leave-request.file' },
  myTeams: { ...at('myTeams'), Icon: UsersRound, needs: 'team.read' },
  approvalsHistory: { ...at('approvalsHistory'), Icon: History, needs: 'leave-request.read-all' },
  formerPeople: { ...at('formerPeople'), Icon: UserX, needs: 'user.list-former' },
  viewAs: { path: PAGES.viewAs.path, Icon: Eye, needs: 'view-as.use' },
  privacyRegister: { ...at('privacyRegister'), Icon: FileText, needs: 'organization.edit' },
  accountants: { ...at('accountants'), Icon: BriefcaseBusiness, needs: 'accountant.list' },
  documentation: { path: PAGES.documentation.path, Icon: LifeBuoy },
} as const satisfies Record<string, Destination>;

const settings = {
  counting: { path: PAGES.settings.path, Icon: SlidersHorizontal, needs: 'settings.read' },
  ruleGroups: { path: PAGES.ruleGroups.path, Icon: Layers, needs: 'settings.read' },
  leaveTypes: { path: PAGES.leaveTypes.path, Icon: Tags, needs: 'settings.read' },
  coverage: { path: PAGES.coverage.path, Icon: UsersRound, needs: 'settings.read' },
  closings: { path: PAGES.closings.path, Icon: CalendarX2, needs: 'closing.manage' },
  reminders: { path: PAGES.reminders.path, Icon: Bell, needs: 'settings.read' },
  organization: { path: PAGES.organization.path, Icon: Building, needs: 'organization.edit' },
} as const satisfies Record<string, Destination>;

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
