import type { ProofWords } from '../catalogues/proof.ts';

export const proof: ProofWords = {
  reasons: {
    'before-first-working-day':
      'Non compté\u00a0: vous ne deviez pas travailler ce {day}, votre congé commence à votre premier jour de travail.',
    'no-working-day-asked': 'Non compté\u00a0: vous ne travaillez à aucun moment de la période demandée.',
    'after-lone-half-day':
      'Non compté\u00a0: une demi-journée seule n’entraîne pas les jours de repos qui la suivent.',
    'contract-over': 'Non compté\u00a0: ce jour n’est pas couvert par votre contrat.',
    'weekly-rest': 'Non compté\u00a0: {day}, repos hebdomadaire.',
    'holiday-off': 'Non compté\u00a0: jour férié chômé ({holiday}).',
    'holiday-on-closed-day-credited':
      'Non compté, et un jour vous est rendu\u00a0: ce jour férié ({holiday}) tombe un {day}, jour ouvrable où l’entreprise est fermée.',
    'holiday-on-closed-day':
      'Non compté\u00a0: ce jour férié ({holiday}) tombe un {day}, jour de fermeture de l’entreprise.',
    'company-closed': 'Non compté\u00a0: {day}, l’entreprise est fermée.',
    'saturday-cap':
      'Non compté\u00a0: le nombre de samedis prévu par votre entreprise est déjà atteint pour cette période.',
    'worked-holiday': 'Compté\u00a0: ce jour férié ({holiday}) est travaillé dans votre entreprise.',
    'morning-only': 'Compté pour une demi-journée\u00a0: le matin seulement.',
    'afternoon-only': 'Compté pour une demi-journée\u00a0: l’après-midi seulement.',
    'half-open-day':
      'Compté pour une demi-journée\u00a0: l’entreprise n’est ouverte que la moitié de ce {day}.',
    'half-worked-day': 'Compté pour une demi-journée\u00a0: vous ne travaillez que la moitié de ce {day}.',
    'half-worked-day-whole':
      'Compté en entier\u00a0: vous travaillez la moitié de ce {day} et votre congé la couvre toute, comme pour un temps plein.',
    'before-return':
      'Compté\u00a0: ce {day} précède votre reprise, le congé court jusqu’à la veille de votre retour.',
    'not-worked-inside':
      'Compté\u00a0: ce {day} est dans votre congé\u00a0; un jour non travaillé à temps partiel compte comme à temps plein.',
    ouvrable: 'Compté\u00a0: {day}, jour ouvrable.',
    ouvre: 'Compté\u00a0: {day}, jour ouvré.',
    'would-have-worked': 'Compté\u00a0: {day}, que vous auriez travaillé.',
    'not-worked': 'Non compté\u00a0: vous n’auriez pas travaillé ce {day}.',
  },
  onHoliday: {
    'before-first-working-day':
      'Non compté\u00a0: jour férié ({holiday}), votre congé commence à votre premier jour de travail.',
    'no-working-day-asked':
      'Non compté\u00a0: jour férié ({holiday}), et vous ne travaillez à aucun moment de la période demandée.',
  },
};
