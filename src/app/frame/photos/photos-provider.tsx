import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { photosEndpoints } from '#contract/photos.ts';
import { isMember } from '#domain/members/role.ts';
import { AvatarPhotos } from '#ui/avatar.tsx';
import { request } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';

/**
 * Faces of the organisation, each fetched when it is first looked at: a plain address could not carry the session.
 * Browsers keep them by the sum of their content. Who stands outside of the company sees none (J16).
 */
export function PhotosProvider({ user, children }: { user: StoredUser; children: ReactNode }) {
  const { data: photos } = useQuery({ ...endpointQuery(photosEndpoints.list, {}), enabled: isMember(user) });
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const hashes = useMemo(() => new Map(photos?.map(({ userId, hash }) => [userId, hash])), [photos]);
  const want = useCallback(
    (personId: string) => {
      const hash = hashes.get(personId);
      if (hash === undefined || asked.current.has(hash)) return;
      asked.current.add(hash);
      request(photosEndpoints.read, { params: { hash } })
        .then((response) => response.blob())
        .then((blob) => setAddresses((known) => new Map(known).set(hash, URL.createObjectURL(blob))))
        // Initials stand there meanwhile; the next look tries again.
        .catch(() => asked.current.delete(hash));
    },
    [hashes],
  );
  const value = useMemo(
    () => ({ want, addressOf: (personId: string) => addresses.get(hashes.get(personId) ?? '') ?? null }),
    [want, addresses, hashes],
  );
  return <AvatarPhotos value={value}>{children}</AvatarPhotos>;
}
