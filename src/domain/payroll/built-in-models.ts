import type { PayColumn, PayField, PayModel } from './pay-model.ts';

/** What is known of a layout: its columns are published, nobody has published it, or it is nobody's but yours. */
export type LayoutKnown = 'published' | 'unconfirmed' | 'free';

interface BuiltInModel extends PayModel {
  readonly known: LayoutKnown;
}

const column = (field: PayField, name: string, ...words: string[]): PayColumn => ({ field, name, words });

const FRENCH_TABLE = {
  confirmed: false,
  halves: 'apart',
  separator: ';',
  decimal: ',',
  dates: 'dd/mm/yyyy',
  charset: 'windows-1252',
  header: true,
} as const;

/**
 * J6. Of Silae the codes of absences are known, and that a half-day stands alone; of 123Pay the names and the order of
 * the columns, from public code that writes them; of EBP that a row is a day; of PayFit the moments of its API, since
 * it imports no file. All else is a proposal, and says so where it is chosen.
 */
export const BUILT_IN_MODELS = [
  {
    ...FRENCH_TABLE,
    id: 'silae',
    name: 'Silae',
    known: 'unconfirmed',
    rows: 'absence',
    columns: [
      column('payrollNumber', 'Matricule'),
      column('code', 'Code'),
      column('openDays', 'Valeur'),
      column('firstDay', 'Date début'),
      column('lastDay', 'Date fin'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'payfit',
    name: 'PayFit',
    known: 'unconfirmed',
    rows: 'absence',
    halves: 'kept',
    separator: ',',
    decimal: '.',
    dates: 'yyyy-mm-dd',
    charset: 'utf-8',
    columns: [
      column('payrollNumber', 'matricule'),
      column('code', 'type'),
      column('firstDay', 'startDate'),
      column('firstHalf', 'startMoment', 'beginning-of-day', 'middle-of-day'),
      column('lastDay', 'endDate'),
      column('lastHalf', 'endMoment', 'middle-of-day', 'end-of-day'),
      column('sign', 'action', 'create', 'delete'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'sage',
    name: 'Sage',
    known: 'unconfirmed',
    rows: 'absence',
    columns: [
      column('payrollNumber', 'Matricule'),
      column('code', 'Code'),
      column('dsnReason', 'Motif'),
      column('firstDay', 'Date début'),
      column('lastDay', 'Date fin'),
      column('openDays', 'Jours ouvrés'),
      column('workingDays', 'Jours ouvrables'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'ebp',
    name: 'EBP',
    known: 'unconfirmed',
    rows: 'day',
    halves: 'kept',
    columns: [
      column('payrollNumber', 'Matricule'),
      column('personName', 'Nom'),
      column('code', 'Code absence'),
      column('day', 'Date'),
      column('dayHalf', 'Demi-journée', 'Matin', 'Après-midi', 'Journée'),
      column('openDays', 'Jours ouvrés'),
      column('calendarDays', 'Jours calendaires'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'cegid-quadra',
    name: 'Cegid / Quadra',
    known: 'unconfirmed',
    rows: 'month',
    halves: 'kept',
    columns: [
      column('payrollNumber', 'Matricule'),
      column('code', 'Code'),
      column('correctedMonth', 'Mois corrigé'),
      column('openDays', 'Jours ouvrés'),
      column('workingDays', 'Jours ouvrables'),
      column('calendarDays', 'Jours calendaires'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'adp',
    name: 'ADP',
    known: 'unconfirmed',
    rows: 'absence',
    columns: [
      column('payrollNumber', 'Matricule'),
      column('code', 'Code'),
      column('firstDay', 'Date début'),
      column('lastDay', 'Date fin'),
      column('openDays', 'Nombre de jours'),
      column('payMonth', 'Mois de paie'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'openpaye',
    name: 'Openpaye',
    known: 'unconfirmed',
    rows: 'absence',
    charset: 'utf-8',
    columns: [
      column('text', 'code_etablissement', ''),
      column('payrollNumber', 'matricule_salarie'),
      column('text', 'numero_contrat', ''),
      column('code', 'code_absence'),
      column('firstDay', 'date_debut'),
      column('lastDay', 'date_fin'),
      column('openDays', 'nombre_jours'),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: '123pay',
    name: '123Pay',
    known: 'published',
    rows: 'day',
    halves: 'kept',
    columns: [
      column('text', 'ap_soc', ''),
      column('text', 'ap_etab', ''),
      column('payrollNumber', 'ap_matr'),
      column('personName', 'fs_nom'),
      column('text', 'ap_contrat', ''),
      column('code', 'va_abs_code'),
      column('firstDay', 'va_abs_deb'),
      column('lastDay', 'va_abs_fin'),
      column('text', 'va_abs_premier_arret', ''),
      column('text', 'va_abs_prolongation', ''),
      column('day', 'va_abs_date'),
      column('openDays', 'va_abs_nb22'),
      column('workingDays', 'va_abs_nb26'),
      column('calendarDays', 'va_abs_nb30'),
      column('text', 'va_abs_nbh', ''),
    ],
  },
  {
    ...FRENCH_TABLE,
    id: 'free',
    name: 'Modèle libre',
    known: 'free',
    rows: 'absence',
    halves: 'kept',
    charset: 'utf-8',
    columns: [
      column('payrollNumber', 'Matricule'),
      column('personName', 'Nom'),
      column('code', 'Code'),
      column('typeName', 'Absence'),
      column('dsnReason', 'Motif DSN'),
      column('firstDay', 'Premier jour'),
      column('firstHalf', 'Début', 'matin', 'après-midi'),
      column('lastDay', 'Dernier jour'),
      column('lastHalf', 'Fin', 'matin', 'après-midi'),
      column('openDays', 'Jours ouvrés'),
      column('workingDays', 'Jours ouvrables'),
      column('calendarDays', 'Jours calendaires'),
      column('sign', 'Sens', 'à ajouter', 'à reprendre'),
      column('correctedMonth', 'Mois corrigé'),
      column('cause', 'Cause'),
    ],
  },
] as const satisfies readonly BuiltInModel[];

export type BuiltInId = (typeof BUILT_IN_MODELS)[number]['id'];

export function builtInModel(id: string): BuiltInModel | null {
  return BUILT_IN_MODELS.find((model) => model.id === id) ?? null;
}
