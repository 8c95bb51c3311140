export function TideScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={className}>
      <path d="M92 92a28 28 0 0 1 56 0z" className="fill-sun" />
      <path d="M20 92h200" className="stroke-line-strong" strokeWidth="2" strokeLinecap="round" />
      <g fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-sea-solid">
        <path d="M28 108c14-9 26-9 40 0s26 9 40 0 26-9 40 0 26 9 40 0 18-7 24-6" />
        <path d="M48 126c14-9 26-9 40 0s26 9 40 0 26-9 40 0 20 8 30 4" opacity="0.65" />
        <path d="M76 144c12-8 22-8 34 0s22 8 34 0 16-7 24-5" opacity="0.35" />
      </g>
      <path
        d="M46 50c6-7 10-7 14 0 4-7 8-7 14 0M166 34c5-6 9-6 12 0 3-6 7-6 12 0"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  );
}
