import {
  Building2,
  CalendarDays,
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
} from 'lucide-react';
import { PAGES, type PageName } from '#contract/pages.ts';
import { type Actor, type Capability, can } from '#domain/access/can.ts';

type NavigationEntry = {
  page: PageName;
  Icon: LucideIcon;
  needs?: Capability;
  alsoFor?: readonly PageName[];
};

/** In the order in which they are shown; the first ones get the places in the phone's bottom bar. */
const entries = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'newRequest', Icon: CirclePlus },
  { page: 'calendar', Icon: CalendarDays },
  { page: 'approvals', Icon: CircleCheckBig, needs: 'leave-request.decide' },
  { page: 'users', Icon: Users, needs: 'user.list' },
  { page: 'teams', Icon: UsersRound, needs: 'team.list', alsoFor: ['hierarchy'] },
  { page: 'entitlements', Icon: MailCheck, needs: 'leave-request.decide' },
  { page: 'payroll', Icon: ReceiptEuro, needs: 'payroll.read' },
  { page: 'settings', Icon: SlidersHorizontal, needs: 'settings.read' },
  { page: 'subscription', Icon: CreditCard, needs: 'subscription.read' },
  { page: 'organization', Icon: Building2, needs: 'organization.edit' },
  { page: 'auditLog', Icon: ScrollText, needs: 'audit-log.read' },
] as const satisfies readonly NavigationEntry[];

type NavigationPage = (typeof entries)[number]['page'];

export type ShownEntry = {
  page: NavigationPage;
  Icon: LucideIcon;
  path: string;
  /** Addresses elsewhere that belong to the same entry. */
  otherPaths: readonly string[];
};

/** What this person may open. */
export function navigationFor(actor: Actor): ShownEntry[] {
  return entries
    .filter((entry) => !('needs' in entry) || can(actor, entry.needs))
    .map((entry: NavigationEntry & { page: NavigationPage }) => ({
      page: entry.page,
      Icon: entry.Icon,
      path: PAGES[entry.page].path,
      otherPaths: (entry.alsoFor ?? []).map((page) => PAGES[page].path),
    }));
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
