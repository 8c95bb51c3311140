export function DeckchairScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={className}>
      <circle cx="180" cy="42" r="22" className="fill-sun" />
      <path
        d="M18 108c22-9 44-9 66 0s44 9 66 0 44-9 72-2v18c0 8-6 12-14 12H32c-8 0-14-4-14-12z"
        className="fill-sea-soft"
      />
      <ellipse cx="120" cy="139" rx="98" ry="11" className="fill-sun-soft" />
      <g fill="none" strokeLinecap="round" strokeWidth="5" className="stroke-ink">
        <path d="M76 138 148 48" />
        <path d="M158 138 70 98" />
      </g>
      <path
        d="M148 48c3 36-10 60-34 64-17 3-34-2-44-14"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-sea-solid"
      />
      <path
        d="M147 56c1 7 1 13 0 19"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-sun"
      />
    </svg>
  );
}
