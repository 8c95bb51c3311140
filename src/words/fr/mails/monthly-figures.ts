export interface MonthlyFiguresTexts {
  readonly subject: (month: string) => string;
  readonly intro: (month: string, scope: string) => string;
  readonly line: (label: string, value: string) => string;
  readonly before: (value: string) => string;
  readonly open: string;
  readonly note: string;
}

export const monthlyFigures: MonthlyFiguresTexts = {
  subject: (month) => `Chiffres du mois\u00a0: ${month}`,
  intro: (month, scope) => `Absences, congés et réponses, ${month}. ${scope}`,
  line: (label, value) => `${label}\u00a0: ${value}`,
  before: (value) => `${value} le mois d’avant`,
  open: 'Ouvrir les chiffres',
  note: 'La page donne la même chose en PDF, et ce qui fait chaque chiffre. Rien ne porte sur moins de cinq personnes.',
};
