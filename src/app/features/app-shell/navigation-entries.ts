import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  CircleCheckBig,
  CirclePlus,
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  MailCheck,
  ReceiptEuro,
  ScrollText,
  SlidersHorizontal,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { PAGES, type PageName } from '#contract/pages.ts';
import { type Actor, type Capability, can } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';

/** What is one's own, what one's team shares, and what the company is run with. */
export const NAVIGATION_GROUPS = ['mine', 'team', 'company'] as const;

export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

type NavigationEntry = {
  page: PageName;
  group: NavigationGroup;
  Icon: LucideIcon;
  needs?: Capability;
  /** Only for who stands outside of the company. */
  outside?: true;
  alsoFor?: readonly PageName[];
};

/** In the order in which they are shown, group by group. */
const entries = [
  { page: 'dashboard', group: 'mine', Icon: LayoutDashboard, needs: 'leave-request.file' },
  { page: 'newRequest', group: 'mine', Icon: CirclePlus, needs: 'leave-request.file' },
  { page: 'balances', group: 'mine', Icon: Wallet, needs: 'leave-request.file' },
  { page: 'companies', group: 'mine', Icon: BriefcaseBusiness, outside: true },
  { page: 'calendar', group: 'team', Icon: CalendarDays, needs: 'calendar.read' },
  { page: 'approvals', group: 'team', Icon: CircleCheckBig, needs: 'leave-request.decide' },
  { page: 'teams', group: 'team', Icon: UsersRound, needs: 'team.list', alsoFor: ['hierarchy'] },
  { page: 'users', group: 'company', Icon: Users, needs: 'user.list' },
  { page: 'entitlements', group: 'company', Icon: MailCheck, needs: 'leave-request.decide' },
  { page: 'insights', group: 'company', Icon: ChartColumn, needs: 'insight.read' },
  { page: 'payroll', group: 'company', Icon: ReceiptEuro, needs: 'payroll.read' },
  { page: 'settings', group: 'company', Icon: SlidersHorizontal, needs: 'settings.read' },
  { page: 'subscription', group: 'company', Icon: CreditCard, needs: 'subscription.read' },
  { page: 'organization', group: 'company', Icon: Building2, needs: 'organization.edit' },
  {
    page: 'auditLog',
    group: 'company',
    Icon: ScrollText,
    needs: 'audit-log.read',
    alsoFor: ['viewAs'],
  },
] as const satisfies readonly NavigationEntry[];

type NavigationPage = (typeof entries)[number]['page'];

export type ShownEntry = {
  page: NavigationPage;
  group: NavigationGroup;
  Icon: LucideIcon;
  path: string;
  /** Addresses elsewhere that belong to the same entry. */
  otherPaths: readonly string[];
};

/** What this person may open. */
export function navigationFor(actor: Actor): ShownEntry[] {
  return entries
    .filter((entry) => ('needs' in entry ? can(actor, entry.needs) : !isMember(actor)))
    .map((entry: NavigationEntry & { page: NavigationPage }) => ({
      page: entry.page,
      group: entry.group,
      Icon: entry.Icon,
      path: PAGES[entry.page].path,
      otherPaths: (entry.alsoFor ?? []).map((page) => PAGES[page].path),
    }));
}

/** What people come for most, where a thumb reaches it. */
const atHand: readonly NavigationPage[] = [
  'dashboard',
  'calendar',
  'newRequest',
  'approvals',
  'balances',
  'payroll',
  'companies',
];

/** What has a place in a bar of so many, and what waits behind « Plus ». */
export function phoneEntries(actor: Actor, places: number): { shown: ShownEntry[]; behind: ShownEntry[] } {
  const entries = navigationFor(actor);
  const wanted = atHand.flatMap((page) => entries.filter((entry) => entry.page === page));
  const shown = entries.length <= places ? wanted : wanted.slice(0, places - 1);
  return { shown, behind: entries.filter((entry) => !shown.includes(entry)) };
}

/** How the entry stands to the address one is at, as `aria-current` has it: that very page, or a page within. */
export function ariaCurrent(
  { path, otherPaths }: Pick<ShownEntry, 'path' | 'otherPaths'>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  const within = [path, ...otherPaths].some((one) => pathname === one || pathname.startsWith(`${one}/`));
  return within ? 'true' : undefined;
}
