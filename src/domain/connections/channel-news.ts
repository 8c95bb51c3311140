import {
  isApproved,
  isCancelled,
  isPending,
  isRejected,
  type RequestState,
} from '#domain/leave-requests/request-states.ts';
import type { ToldEvent } from '#domain/notifications/audience.ts';

/** N20: what an admin may have posted to a channel of the company. */
export const channelNews = ['requests', 'decisions', 'digest'] as const;
export type ChannelNews = (typeof channelNews)[number];

interface NewsOfEvent {
  readonly news: Exclude<ChannelNews, 'digest'>;
  /** Whether it still is so when its turn comes: what was taken back meanwhile is not told. */
  readonly holds: (state: RequestState) => boolean;
}

const newsOfEvents: Partial<Record<ToldEvent, NewsOfEvent>> = {
  filed: { news: 'requests', holds: isPending },
  edited: { news: 'requests', holds: isPending },
  withdrawn: { news: 'requests', holds: (state) => state === 'withdrawn' },
  approved: { news: 'decisions', holds: isApproved },
  recorded: { news: 'decisions', holds: isApproved },
  rejected: { news: 'decisions', holds: isRejected },
  cancelled: { news: 'decisions', holds: isCancelled },
};

/** Null for what no channel hears of. */
export function newsOfEvent(event: ToldEvent): NewsOfEvent | null {
  return newsOfEvents[event] ?? null;
}

/** N19: where Microsoft runs the flows of Teams. The address of one is as good as a password. */
const flowHost =
  /^(?:(?:[a-z0-9-]+\.)+(?:logic\.azure\.com|environment\.api\.powerplatform\.com)|api\.powerautomate\.com)$/;

/** `others`: those that whoever runs the server named besides, as `name` or `name:port`. */
export function isFlowHost(host: string, port: string, others: readonly string[]): boolean {
  return (
    others.some((one) => one === host || one === `${host}:${port}`) || (flowHost.test(host) && port === '443')
  );
}
