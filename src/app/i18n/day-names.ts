import type { Language } from '#contract/language.ts';

type Length = 'long' | 'short';
type Names = Readonly<Record<Length, readonly string[]>>;

const list = (names: string): readonly string[] => names.split(' ');

/** As Intl has them, without its 30 ms on a phone: from Sunday, and from January. */
export const dayNames: Readonly<Record<Language, { readonly weekdays: Names; readonly months: Names }>> = {
  fr: {
    weekdays: {
      long: list('dimanche lundi mardi mercredi jeudi vendredi samedi'),
      short: list('dim. lun. mar. mer. jeu. ven. sam.'),
    },
    months: {
      long: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
      short: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    },
  },
  en: {
    weekdays: {
      long: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
      short: list('Sun Mon Tue Wed Thu Fri Sat'),
    },
    months: {
      long: list('January February March April May June July August September October November December'),
      short: list('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    },
  },
};
