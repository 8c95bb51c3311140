export interface LeaveReminderTexts {
  readonly subject: (days: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (sender: string, days: string) => string;
  readonly until: (days: string, until: string) => string;
  readonly advice: string;
  readonly button: string;
}

export const leaveReminder: LeaveReminderTexts = {
  subject: (days) => `Pensez à vos congés\u00a0: ${days} à prendre`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (sender, days) =>
    `${sender} vous rappelle qu’il vous reste ${days} à prendre avant qu’ils ne soient perdus. Choisissez les dates qui vous conviennent\u00a0: votre demande sera étudiée comme toute autre.`,
  until: (days, until) => `${days}, jusqu’au ${until}`,
  advice:
    'Les congés déjà posés sont déduits. Si quelque chose vous empêche de les prendre, dites-le en répondant à la personne qui vous a envoyé ce rappel.',
  button: 'Poser des congés',
};
