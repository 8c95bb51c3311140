const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((index) => ({
  index,
  x: 64 + (index % 7) * 16,
  y: 84 + Math.floor(index / 7) * 18,
  leave: index >= 9 && index <= 12,
}));

export function SunOverCalendarScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={className}>
      <circle cx="176" cy="46" r="24" className="fill-sun" />
      <rect
        x="52"
        y="48"
        width="136"
        height="86"
        rx="10"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <path d="M52 58a10 10 0 0 1 10-10h116a10 10 0 0 1 10 10v14H52z" className="fill-sea-solid" />
      <path d="M82 40v14M158 40v14" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      {cells.map((cell) => (
        <rect
          key={cell.index}
          x={cell.x}
          y={cell.y}
          width="11"
          height="11"
          rx="3"
          className={cell.leave ? 'fill-sun' : 'fill-sea-soft'}
        />
      ))}
      <path d="M28 146h184" className="stroke-line-strong" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
