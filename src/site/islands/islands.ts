import type { ReactNode } from 'react';

type Load = () => Promise<(props: never) => ReactNode>;

/** The parts of documents that move. Each is fetched when it is wanted, with React, which no document needs by itself. */
export const islands = {
  'sample-dashboard': async () => (await import('../home/sample-dashboard.tsx')).SampleDashboard,
  'price-calculator': async () => (await import('../pricing/price-calculator.tsx')).PriceCalculator,
  'demo-tour': async () => (await import('../demo/demo-tour.tsx')).DemoTour,
  'contact-panel': async () => (await import('../contact/contact-panel.tsx')).ContactPanel,
  'newsletter-form': async () => (await import('../newsletter/newsletter-form.tsx')).NewsletterIsland,
  'newsletter-panel': async () => (await import('../newsletter/newsletter-panel.tsx')).NewsletterPanel,
  'apply-button': async () => (await import('../careers/apply-button.tsx')).ApplyButton,
  'status-report': async () => (await import('../status/status-report.tsx')).StatusReport,
  'search-box': async () => (await import('../documentation/search/search-box.tsx')).SearchBox,
  'leave-calculator': async () =>
    (await import('../documentation/leave-calculator/leave-calculator.tsx')).LeaveCalculator,
} as const satisfies Record<string, Load>;

export type IslandName = keyof typeof islands;

type Part<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** What an island is given: none of it for one that needs nothing. */
export type IslandProps<Name extends IslandName> =
  Part<Name> extends (props: infer Props) => ReactNode ? (unknown extends Props ? object : Props) : never;
