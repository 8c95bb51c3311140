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
        d="M148 48c2 34-14 62-38 66-16 3-32-4-40-16"
        fill="none"
        strokeWidth="12"
        strokeLinecap="round"
        className="stroke-sea-solid"
      />
      <path
        d="M148 48c2 34-14 62-38 66-16 3-32-4-40-16"
        fill="none"
        strokeWidth="12"
        strokeDasharray="9 15"
        strokeDashoffset="-12"
        className="stroke-surface"
      />
    </svg>
  );
}
