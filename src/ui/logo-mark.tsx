/** A sun going down behind the tide; inherits nothing, so that it is the same everywhere. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-sea-solid" />
      <path d="M8 19a8 8 0 0 1 16 0z" className="fill-sun" />
      <path
        d="M6 23.5c2-1.6 3.3-1.6 5.3 0s3.4 1.6 5.4 0 3.3-1.6 5.3 0 2.6 1.4 4 .6"
        fill="none"
        className="stroke-on-sea"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
