import { useTranslation } from 'react-i18next';
import { toLanguage } from '#web/i18n/language.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts';

const urls = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const themes = ['light', 'dark'] as const;

/**
 * A picture of the application, in the language and the theme of the reader. The one of the other theme is not
 * drawn, so the browser does not fetch it. `npm run screenshots` takes them.
 */
export function Screenshot({ name, alt }: { name: string; alt: string }) {
  const { i18n } = useTranslation('documentation');
  const language = toLanguage(i18n.language);
  return (
    <figure className="my-2">
      {themes.map((theme) => {
        const url = urls[`../pictures/${name}.${language}.${theme}.webp`];
        // Pictures are taken of a built application: it has to build before the first one is there.
        if (!url) return null;
        return (
          <a key={theme} href={url} data-file="" className={`only-${theme} block rounded-md`}>
            <img
              src={url}
              alt={alt}
              width={PICTURE_WIDTH}
              height={PICTURE_HEIGHT}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-md border border-line"
            />
          </a>
        );
      })}
    </figure>
  );
}
