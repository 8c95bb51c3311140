export interface RecoveryNoticeTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly told: (askedBy: string) => string;
  readonly due: (when: string) => string;
  readonly button: string;
}

export const recoveryNotice: RecoveryNoticeTexts = {
  subject: 'Votre second facteur va être remis à zéro',
  preview: 'Vous n’avez rien perdu\u00a0? Vous pouvez l’arrêter.',
  title: (firstName) => `Bonjour ${firstName},`,
  told: (askedBy) =>
    `${askedBy} a demandé la remise à zéro de votre second facteur, et un autre administrateur l’a confirmée.`,
  due: (when) =>
    `Elle sera faite le ${when}\u00a0: le lien de connexion suffira alors de nouveau. Si vous n’avez pas perdu votre téléphone, arrêtez-la\u00a0:`,
  button: 'Arrêter la remise à zéro',
};
