import type { ReturnNoticeWords } from '../catalogues/return-notice.ts';

export const returnNotice: ReturnNoticeWords = {
  dated: '{organization}, le {day}',
  back: '{name}, vous avez repris le travail après votre arrêt {stop}. Voici vos congés payés à ce jour.',
  available: 'Jours dont vous disposez\u00a0: {days}.',
  lot: '•\u00a0{days} à prendre jusqu’au {until}',
  openLot: '•\u00a0{days} sans date limite',
  deadline:
    'Les jours que cet arrêt vous a empêché de prendre peuvent l’être jusqu’au {deadline}, soit {months}\u00a0mois à compter de cette notice.',
  law: 'Cette information est prévue par l’article L.\u00a03141-19-3 du Code du travail.',
};
