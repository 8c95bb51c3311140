export interface LoginLinkTexts {
  readonly subject: string;
  readonly preview: (minutes: number) => string;
  readonly title: (firstName: string) => string;
  readonly invitation: string;
  readonly button: string;
  readonly validity: (minutes: number) => string;
  readonly stranger: string;
}

export const loginLink: LoginLinkTexts = {
  subject: 'Votre lien de connexion à Relâche',
  preview: (minutes) => `Un clic suffit. Le lien est valable ${minutes}\u00a0minutes.`,
  title: (firstName) => `Bonjour ${firstName},`,
  invitation: 'Voici votre lien de connexion. Il n’y a pas de mot de passe à retenir.',
  button: 'Se connecter',
  validity: (minutes) => `Ce lien est valable ${minutes}\u00a0minutes et ne sert qu’une fois.`,
  stranger:
    'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: personne ne se connectera sans ce lien.',
};
