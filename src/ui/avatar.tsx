import { createContext, useContext, useEffect } from 'react';
import { classNames } from './class-names.ts';
import { initialsOf, paletteIndexOf } from './initials.ts';

const palette = [
  'bg-vacation-soft text-vacation',
  'bg-sick-soft text-sick',
  'bg-personal-soft text-personal',
  'bg-other-soft text-other',
  'bg-absent-soft text-absent',
  'bg-approved-soft text-approved',
] as const;

const sizes = { sm: 'size-7 text-xs', md: 'size-9 text-sm', lg: 'size-12 text-base' } as const;

const avatarShape = 'inline-grid shrink-0 place-items-center rounded-full font-semibold select-none';

/** Where photos come from, by the ids of people; nowhere outside of the application. */
export interface AvatarPhotos {
  /** What a picture is shown from; null while there is none. */
  readonly addressOf: (personId: string) => string | null;
  /** Says that it is looked at, so that it is fetched. */
  readonly want: (personId: string) => void;
}

export const AvatarPhotos = createContext<AvatarPhotos | null>(null);

type AvatarProps = {
  name: string;
  /** Whose photo is shown, where they have one. */
  personId?: string | undefined;
  size?: keyof typeof sizes;
  className?: string;
};

/** Stands beside a written name or on a named button: drawn by CSS, so that it is no text of its own. */
export function Avatar({ name, personId, size = 'md', className }: AvatarProps) {
  const photos = useContext(AvatarPhotos);
  useEffect(() => {
    if (personId !== undefined) photos?.want(personId);
  }, [photos, personId]);
  const photo = personId === undefined ? null : (photos?.addressOf(personId) ?? null);
  if (photo !== null) {
    return (
      <img
        src={photo}
        alt=""
        data-photo
        className={classNames(avatarShape, 'object-cover', sizes[size], className)}
      />
    );
  }
  const colour = palette[paletteIndexOf(name, palette.length)];
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classNames(
        avatarShape,
        'before:content-[attr(data-initials)]',
        sizes[size],
        colour,
        className,
      )}
    />
  );
}

type AvatarGroupProps = { names: readonly string[]; max?: number; label: string };

/** A few faces of many: at most `max`, then « +N ». The names are all in the label. */
export function AvatarGroup({ names, max = 5, label }: AvatarGroupProps) {
  const shown = names.slice(0, max);
  const hidden = names.length - shown.length;
  return (
    <span role="img" aria-label={`${label} ${names.join(', ')}`} className="inline-flex">
      {shown.map((name) => (
        <Avatar key={name} name={name} className="-ml-2 ring-2 ring-surface first:ml-0" />
      ))}
      {hidden > 0 && (
        <span
          aria-hidden="true"
          className={classNames(avatarShape, '-ml-2 size-9 bg-sunken text-xs text-muted ring-2 ring-surface')}
        >
          +{hidden}
        </span>
      )}
    </span>
  );
}
