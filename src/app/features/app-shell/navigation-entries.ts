import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CirclePlus from 'lucide-react/icons/circle-plus';
import CreditCard from 'lucide-react/icons/credit-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MailCheck from 'lucide-react/icons/mail-check';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
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
  /** Without it, it is for who stands outside of the company. */
  needs?: Capability;
  alsoFor?: readonly PageName[];
};

const entry = <const Page extends PageName>(
  page: Page,
  group: NavigationGroup,
  Icon: LucideIcon,
  more: Omit<NavigationEntry, 'page' | 'group' | 'Icon'>,
): NavigationEntry & { page: Page } => ({ page, group, Icon, ...more });

/** In the order in which they are shown, group by group. */
const entries = [
  entry('dashboard', 'mine', LayoutDashboard, { needs: 'leave-request.file' }),
  entry('newRequest', 'mine', CirclePlus, { needs: 'leave-request.file' }),
  entry('balances', 'mine', Wallet, { needs: 'leave-request.file' }),
  entry('companies', 'mine', BriefcaseBusiness, {}),
  entry('calendar', 'team', CalendarDays, { needs: 'calendar.read' }),
  entry('approvals', 'team', CircleCheckBig, { needs: 'leave-request.decide' }),
  entry('teams', 'team', UsersRound, { needs: 'team.list', alsoFor: ['hierarchy'] }),
  entry('users', 'company', Users, { needs: 'user.list' }),
  entry('entitlements', 'company', MailCheck, { needs: 'leave-request.decide' }),
  entry('insights', 'company', ChartColumn, { needs: 'insight.read' }),
  entry('payroll', 'company', ReceiptEuro, { needs: 'payroll.read' }),
  entry('settings', 'company', SlidersHorizontal, { needs: 'settings.read' }),
  entry('subscription', 'company', CreditCard, { needs: 'subscription.read' }),
  entry('organization', 'company', Building2, { needs: 'organization.edit' }),
  entry('auditLog', 'company', ScrollText, { needs: 'audit-log.read', alsoFor: ['viewAs'] }),
];

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
    .filter(({ needs }) => (needs ? can(actor, needs) : !isMember(actor)))
    .map(({ page, group, Icon, alsoFor = [] }) => ({
      page,
      group,
      Icon,
      path: PAGES[page].path,
      otherPaths: alsoFor.map((other) => PAGES[other].path),
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
