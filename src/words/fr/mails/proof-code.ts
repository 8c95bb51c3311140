export interface ProofCodeTexts {
  readonly subject: string;
  readonly preview: (minutes: number) => string;
  readonly title: (firstName: string) => string;
  readonly told: string;
  readonly validity: (minutes: number) => string;
  readonly stranger: string;
}

export const proofCode: ProofCodeTexts = {
  subject: 'Votre code de vérification Relâche',
  preview: (minutes) => `À saisir dans la page ouverte. Il est valable ${minutes}\u00a0minutes.`,
  title: (firstName) => `Bonjour ${firstName},`,
  told: 'Voici le code à saisir dans la page Relâche qui vous le demande\u00a0:',
  validity: (minutes) => `Il est valable ${minutes}\u00a0minutes, pour cette seule connexion.`,
  stranger:
    'Vous n’avez rien demandé\u00a0? Ne donnez ce code à personne, et fermez vos autres connexions depuis la page Mes connexions.',
};
