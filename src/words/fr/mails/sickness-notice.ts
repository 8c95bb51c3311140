export interface SicknessNoticeTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly lead: string;
  readonly button: string;
  readonly proof: string;
}

export const sicknessNotice: SicknessNoticeTexts = {
  subject: 'Vos congés payés à votre retour',
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: 'Voici la notice datée que la loi demande de vous remettre dans le mois de votre reprise.',
  button: 'Ouvrir ma notice',
  proof: 'Ouvrir la notice montre à votre entreprise que vous l’avez lue. Elle reste dans vos compteurs.',
};
