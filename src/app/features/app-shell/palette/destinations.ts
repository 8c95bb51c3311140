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

/** Pages that the navigation does not name, and the sections of settings. */
const pages = {
  profile: { path: PAGES.profile.path, Icon: CircleUserRound },
  mails: { path: profileSectionPath('mails'), Icon: Mail, needs: 'leave-request.file' },
  standIns: { path: profileSectionPath('standIns'), Icon: UserRoundCheck, needs: 'delegation.give' },
  sessions: { path: PAGES.sessions.path, Icon: MonitorSmartphone },
  looks: { path: PAGES.looks.path, Icon: Eye, needs: 'leave-request.file' },
  myData: { path: PAGES.myData.path, Icon: FileArchive },
  companyData: { path: PAGES.companyData.path, Icon: FileArchive, needs: 'organization.copy' },
  security: { path: PAGES.security.path, Icon: ShieldCheck },
  apiKeys: { path: PAGES.apiKeys.path, Icon: KeyRound, needs: 'api-key.personal' },
  directories: { path: PAGES.directories.path, Icon: FolderSync, needs: 'directory.manage' },
  companyLogin: { path: PAGES.companyLogin.path, Icon: Building2, needs: 'organization.edit' },
  connections: { path: PAGES.connections.path, Icon: Cable, needs: 'leave-request.file' },
  myTeams: { path: PAGES.myTeams.path, Icon: UsersRound, needs: 'team.read' },
  approvalsHistory: { path: PAGES.approvalsHistory.path, Icon: History, needs: 'leave-request.read-all' },
  formerPeople: { path: PAGES.formerPeople.path, Icon: UserX, needs: 'user.list-former' },
  viewAs: { path: PAGES.viewAs.path, Icon: Eye, needs: 'view-as.use' },
  privacyRegister: { path: PAGES.privacyRegister.path, Icon: FileText, needs: 'organization.edit' },
  accountants: { path: PAGES.accountants.path, Icon: BriefcaseBusiness, needs: 'accountant.list' },
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

export const DESTINATIONS = { actions, pages, settings } as const;

export type DestinationGroup = keyof typeof DESTINATIONS;

/** Whether this person may go there; what nobody needs leave for is open to all. */
export function isOpenTo(actor: Actor & { readonly id: string }, { needs }: Destination): boolean {
  if (needs === undefined) return true;
  return can(actor, needs) || can(actor, needs, actor);
}
