export interface NewsletterTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly explanation: string;
  readonly button: string;
  readonly validity: (days: number) => string;
  readonly stranger: string;
  readonly readOn: string;
  readonly why: string;
  readonly leave: string;
}

export const newsletter: NewsletterTexts = {
  subject: 'Confirmez votre inscription à la lettre de Relâche',
  preview: 'Un clic, et vous recevrez nos prochains articles.',
  title: 'Encore un clic',
  explanation:
    'Cette adresse a demandé à recevoir la lettre de Relâche, au plus une fois par semaine. Confirmez que c’est bien vous.',
  button: 'Confirmer mon inscription',
  validity: (days) => `Ce lien est valable ${days}\u00a0jours.`,
  stranger:
    'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: sans confirmation, nous oublions votre adresse.',
  readOn: 'Lire l’article',
  why: 'Vous recevez cette lettre parce que vous l’avez demandée, une fois par semaine au plus.',
  leave: 'Ne plus la recevoir',
};
