import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  canBeTold,
  isBrowserSubscribed,
  subscribeBrowser,
  unsubscribeBrowser,
} from '#app/frame/device/device-push.ts';
import { pushEndpoints } from '#contract/push.ts';
import type { DeviceKind } from '#domain/notifications/device-kinds.ts';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointMeta, endpointQuery } from '#web/api/endpoint-query.ts';

type Wish = { kind: DeviceKind; wanted: boolean };

/** What this very device is told of: the server's word, as long as the browser still takes messages. */
export function useDeviceChoices() {
  const client = useQueryClient();
  const isAble = canBeTold();
  const [isBlocked, setBlocked] = useState(() => isAble && Notification.permission === 'denied');
  const device = useQuery({ ...endpointQuery(pushEndpoints.read, {}), enabled: isAble });
  const browser = useQuery({
    queryKey: ['browser-subscription'],
    // Another tab may have said otherwise, which the server tells as a change of the account.
    meta: endpointMeta(pushEndpoints.read),
    queryFn: isBrowserSubscribed,
    enabled: isAble,
  });
  const chosen = browser.data ? (device.data?.chosen ?? []) : [];

  const save = useMutation({
    // One after the other: each says all that is wanted.
    scope: { id: 'device-choices' },
    mutationFn: async ({ kind, wanted }: Wish) => {
      const others = chosen.filter((each) => each !== kind);
      const kinds = wanted ? [...others, kind] : others;
      if (kinds.length === 0) {
        const ended = await call(pushEndpoints.unsubscribe, {});
        await unsubscribeBrowser();
        return ended;
      }
      const subscription = await subscribeBrowser(device.data?.publicKey ?? '');
      setBlocked(subscription === null);
      return subscription && call(pushEndpoints.subscribe, { body: { ...subscription, kinds } });
    },
    onSuccess: (saved) => {
      if (saved) client.setQueryData(endpointKey(pushEndpoints.read), saved);
      return client.invalidateQueries({ queryKey: ['browser-subscription'] });
    },
  });
  return {
    isAble,
    isBlocked,
    offered: device.data?.offered ?? [],
    isChosen: (kind: DeviceKind) =>
      save.isPending && save.variables.kind === kind ? save.variables.wanted : chosen.includes(kind),
    choose: (kind: DeviceKind, wanted: boolean) => save.mutate({ kind, wanted }),
    error: save.error,
  };
}
