export interface InvitationTexts {
  readonly subject: (inviter: string | null, organization: string) => string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly invitation: (inviter: string | null, organization: string) => string;
  readonly purpose: string;
  readonly button: string;
  /** J14: for who is invited to make the payroll. */
  readonly accountant: {
    readonly preview: string;
    readonly purpose: string;
    readonly button: string;
  };
  readonly validity: (days: number, email: string) => string;
  readonly stranger: string;
  readonly elsewhere: {
    readonly preview: string;
    readonly why: (email: string) => string;
    readonly ways: string;
  };
}

export const invitation: InvitationTexts = {
  subject: (inviter, organization) =>
    inviter
      ? `${inviter} vous invite à rejoindre ${organization} sur Relâche`
      : `Vous êtes invité à rejoindre ${organization} sur Relâche`,
  preview: 'Vos congés, en quelques clics. Aucun mot de passe à retenir.',
  title: (firstName) => `Bonjour ${firstName},`,
  invitation: (inviter, organization) =>
    inviter
      ? `${inviter} vous invite à rejoindre ${organization} sur Relâche.`
      : `Vous êtes invité à rejoindre ${organization} sur Relâche.`,
  purpose:
    'Vous y déposerez vos demandes de congés, suivrez leur validation et verrez qui est absent dans votre équipe.',
  button: 'Rejoindre mon équipe',
  accountant: {
    preview: 'La paie de vos clients sans rien recopier. Aucun mot de passe à retenir.',
    purpose:
      'Vous y verrez les absences de chaque mois par code, avec les matricules, clôturerez les mois et poserez vos questions. Votre place est gratuite, et la même adresse sert pour toutes les entreprises qui vous invitent.',
    button: 'Ouvrir la paie',
  },
  validity: (days, email) =>
    `Ce lien est valable ${days}\u00a0jours et ne sert qu’une fois. Ensuite, connectez-vous avec votre adresse ${email}\u00a0: vous recevrez un lien, sans mot de passe.`,
  stranger: 'Vous ne connaissez pas cette organisation\u00a0? Ignorez ce message, rien ne se passera.',
  elsewhere: {
    preview: 'Votre adresse a déjà un compte dans une autre organisation.',
    why: (email) =>
      `Votre adresse ${email} a déjà un compte dans une autre organisation, et une adresse n’en a qu’un. Personne d’autre que vous n’en est informé.`,
    ways: 'Pour accepter, donnez une autre adresse à la personne qui vous invite. Ou quittez d’abord votre organisation actuelle, depuis votre page Profil, puis demandez un lien de connexion. Si vous ne faites rien, rien ne change.',
  },
};
