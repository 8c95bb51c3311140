export function DeckchairScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={className}>
      <circle cx="186" cy="44" r="22" className="fill-sun" />
      <path d="M0 118c30-10 62-10 92 0s62 10 92 0 42-8 56-4v46H0z" className="fill-sea-soft" />
      <path d="M14 138h212" className="stroke-line-strong" strokeWidth="2" strokeLinecap="round" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="4" className="stroke-ink">
        <path d="M62 138 132 66" />
        <path d="M146 138 88 86" />
        <path d="M56 138h22M138 138h20" />
      </g>
      <path
        d="M132 66c6 28-6 40-26 44s-34 4-40 22l-8-2c4-26 18-30 38-34s26-12 26-28z"
        className="fill-sea-solid"
      />
      <path d="M118 82c0 12-8 18-22 21l3 8c18-4 29-13 29-30z" className="fill-paper" />
    </svg>
  );
}
