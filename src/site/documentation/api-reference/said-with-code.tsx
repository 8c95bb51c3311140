/** A sentence of the contract, whose names of fields and values stand between backticks. */
export function SaidWithCode({ text }: { text: string }) {
  let at = 0;
  return text.split('`').map((part, place) => {
    at += part.length + 1;
    return place % 2 === 0 ? (
      part
    ) : (
      <code key={at} className="rounded-sm bg-sunken px-1 py-0.5 text-[0.9em] wrap-anywhere">
        {part}
      </code>
    );
  });
}
