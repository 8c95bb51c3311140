import { spoken as french } from '../spoken.ts';

export interface WelcomeTexts {
  readonly subject: (organization: string) => string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly ready: (organization: string) => string;
  readonly confirm: string;
  readonly button: string;
  readonly validity: (days: number) => string;
  readonly stranger: string;
}

const { of } = french.names;

export const welcome: WelcomeTexts = {
  subject: (organization) => `${organization} est prête sur Relâche\u00a0: confirmez votre adresse`,
  preview: 'Un clic confirme votre adresse et vous connecte.',
  title: (firstName) => `Bienvenue ${firstName},`,
  ready: (organization) => `L’espace ${of(organization)} est créé et vous en êtes l’administrateur.`,
  confirm:
    'Confirmez votre adresse en ouvrant ce lien. Jusque-là, vous pouvez tout préparer\u00a0: les invitations attendent.',
  button: 'Confirmer et ouvrir Relâche',
  validity: (days) => `Ce lien est valable ${days}\u00a0jours et ne sert qu’une fois.`,
  stranger:
    'Vous n’avez rien créé\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez ce message, rien ne partira en votre nom.',
};
