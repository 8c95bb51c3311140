import type { ReturnNoticeWords } from '../catalogues/return-notice.ts';

export const returnNotice: ReturnNoticeWords = {
  dated: '{organization}, le {day}',
  back: '{name}, vous avez repris le travail après votre arrêt {stop}. Voici vos congés payés à ce jour.',
  available: 'Jours dont vous disposez\u00a0: {days}.',
  lot: '•\u00a0{days} à prendre jusqu’au {until}',
  openLot: '•\u00a0{days} sans date limite',
  deadline:
    'Les jours que cet arrêt vous a empêché de prendre peuvent l’être jusqu’au {deadline}, soit {months}\u00a0mois à compter de cette notice.',
  restOfMonths:
    'Les jours acquis pendant cet arrêt peuvent être pris jusqu’au {deadline}\u00a0: c’est ce qui restait, à votre reprise, des {months}\u00a0mois comptés depuis la fin de la période.',
  eachAbove:
    'Ces dates tiennent compte de cet arrêt\u00a0: {months}\u00a0mois à compter de cette notice pour les jours qu’il a empêché de prendre, ce qui restait des {months}\u00a0mois depuis la fin de la période pour ceux acquis pendant un arrêt d’un an et plus.',
  law: 'Cette information est prévue par l’article L.\u00a03141-19-3 du Code du travail.',
};
