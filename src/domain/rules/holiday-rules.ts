import type { Rule } from './rule.ts';

export const HOLIDAY_RULES = [
  {
    number: 'H1',
    source: { fr: 'L3133-1 ; comput grégorien', en: 'L3133-1; Gregorian computus' },
    title: { fr: 'Pâques', en: 'Easter' },
    statement: {
      fr: 'Le lundi de Pâques, l’Ascension (39 jours après Pâques) et le lundi de Pentecôte (50 jours après) suivent la date de Pâques, calculée de 1970 à 2100.',
      en: 'Easter Monday, Ascension (39 days after Easter) and Whit Monday (50 days after) follow Easter, computed from 1970 to 2100.',
    },
    example: {
      fr: 'Pâques 2038 : le 25 avril, le plus tard possible.',
      en: 'Easter 2038: 25 April, the latest it can be.',
    },
  },
  {
    number: 'H2',
    source: { fr: 'L3133-1 ; loi 81-893 du 2 octobre 1981', en: 'L3133-1; law 81-893 of 2 October 1981' },
    title: { fr: 'Les onze jours fériés', en: 'The eleven holidays' },
    statement: {
      fr: '1er janvier, lundi de Pâques, 1er mai, 8 mai, Ascension, lundi de Pentecôte, 14 juillet, 15 août, 1er novembre, 11 novembre, 25 décembre.',
      en: '1 January, Easter Monday, 1 May, 8 May, Ascension, Whit Monday, 14 July, 15 August, 1 November, 11 November, 25 December.',
    },
    reading: {
      fr: 'Le 8 mai n’était pas férié de 1960 à 1981 ; les autres fêtes valent pour toutes les années.',
      en: '8 May was not a holiday from 1960 to 1981; the others hold for all years.',
    },
    example: {
      fr: '2026 : onze jours, dont deux un samedi ou un dimanche.',
      en: '2026: eleven days, two of them at a weekend.',
    },
  },
  {
    number: 'H3',
    source: { fr: 'L3133-1 ; choix du produit', en: 'L3133-1; product decision' },
    title: { fr: 'Deux fêtes le même jour', en: 'Two holidays on one day' },
    statement: {
      fr: 'Quand deux fêtes tombent le même jour, il est chômé dès que l’une l’est.',
      en: 'When two holidays share a day, it is off as soon as one of them is.',
    },
    example: {
      fr: '1er mai 2008 : fête du Travail et Ascension.',
      en: '1 May 2008: Labour Day and Ascension.',
    },
  },
  {
    number: 'H4',
    source: 'L3134-13',
    title: { fr: 'Alsace-Moselle', en: 'Alsace-Moselle' },
    statement: {
      fr: 'S’y ajoutent le 26 décembre et le Vendredi saint, ce dernier dans les communes qui ont un temple protestant ou une église mixte.',
      en: '26 December is added, and Good Friday in communes that have a Protestant temple or a mixed church.',
    },
    setting: 'goodFridayOff',
    example: {
      fr: 'Du 30 mars au 3 avril 2026 : 4 jours ouvrés, le vendredi 3 étant férié.',
      en: '30 March to 3 April 2026: 4 ouvrés, Friday 3 being a holiday.',
    },
  },
  {
    number: 'H5',
    source: { fr: 'L3422-2 ; jeu de données officiel d’Etalab', en: 'L3422-2; official data set of Etalab' },
    title: { fr: 'Outre-mer', en: 'Overseas' },
    statement: {
      fr: 'Abolition de l’esclavage : Mayotte 27 avril, Martinique 22 mai, Guadeloupe 27 mai, Guyane 10 juin, La Réunion 20 décembre.',
      en: 'Abolition of Slavery: Mayotte 27 April, Martinique 22 May, Guadeloupe 27 May, Guyane 10 June, La Réunion 20 December.',
    },
    reading: {
      fr: 'Saint-Martin n’est pas une zone : le Code dit 27 mai, le jeu de données 28 mai.',
      en: 'Saint-Martin is not a zone here: the Code says 27 May, the data set 28 May.',
    },
    example: {
      fr: 'Guyane, du 8 au 12 juin 2026 : 4 jours ouvrés.',
      en: 'Guyane, 8 to 12 June 2026: 4 ouvrés.',
    },
  },
  {
    number: 'H6',
    source: 'L3133-3-1, L3133-4, F2405',
    title: { fr: 'Chômé ou travaillé', en: 'Off or worked' },
    statement: {
      fr: 'Seul le 1er mai est chômé de plein droit ; pour les autres, l’entreprise dit lesquels sont travaillés, chaque année ou une seule fois. Par défaut tous sont chômés.',
      en: 'Only 1 May is off by law; for the others the company says which are worked, every year or once. By default all are off.',
    },
    setting: 'yearlyWorkedHolidays',
    example: {
      fr: '11 novembre 2026 travaillé : il compte dans un congé.',
      en: '11 November 2026 worked: it counts in a leave.',
    },
  },
  {
    number: 'H7',
    source: { fr: 'L3133-7 à L3133-12, F2405', en: 'L3133-7 to L3133-12, F2405' },
    title: { fr: 'La journée de solidarité', en: 'The solidarity day' },
    statement: {
      fr: 'Un jour férié peut être travaillé au titre de la solidarité, jamais le 1er mai, et en Alsace-Moselle jamais le Vendredi saint, le 25 ou le 26 décembre.',
      en: 'A holiday may be worked as the solidarity day, never 1 May, and in Alsace-Moselle never Good Friday, 25 or 26 December.',
    },
    setting: 'solidarityDay',
    example: {
      fr: 'Lundi de Pentecôte travaillé : du 25 au 29 mai 2026, 5 jours ouvrés.',
      en: 'Whit Monday worked: 25 to 29 May 2026 costs 5 ouvrés.',
    },
  },
] as const satisfies readonly Rule[];
