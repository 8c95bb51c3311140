import { ButtonLink } from '#ui/button.tsx';

export type CallLink = { readonly to: string; readonly label: string };

type ClosingCallProps = {
  title: string;
  text: string;
  /** The first is what we would do; the others are other ways. */
  links: readonly CallLink[];
};

/** The last thing a page says, and where it leads. */
export function ClosingCall({ title, text, links }: ClosingCallProps) {
  return (
    <section className="flex flex-col items-start gap-4 rounded-md bg-sea-soft p-6 sm:p-8">
      <h2 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h2>
      <p className="max-w-[60ch]">{text}</p>
      <div className="flex flex-wrap gap-3">
        {links.map(({ to, label }, place) => (
          <ButtonLink key={to} to={to} variant={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
