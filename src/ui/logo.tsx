import { LogoMark } from './logo-mark.tsx';

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-8" />
      <span className="font-display text-xl font-semibold tracking-tight text-ink">{name}</span>
    </span>
  );
}
