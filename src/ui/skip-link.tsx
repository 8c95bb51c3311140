export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {label}
    </a>
  );
}
