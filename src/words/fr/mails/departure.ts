export interface DepartureTexts {
  readonly subject: (day: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (day: string) => string;
  readonly lastDay: string;
  readonly leave: string;
  readonly access: string;
  readonly closed: string;
  readonly button: string;
}

export const departure: DepartureTexts = {
  subject: (day) => `Votre départ le ${day}`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (day) =>
    `Votre entreprise a enregistré la fin de votre contrat\u00a0: votre dernier jour est le ${day}.`,
  lastDay: 'Dernier jour',
  leave:
    'Voici les jours qui restent à cette date. Les congés payés vous sont dus avec votre solde de tout compte\u00a0: aucun n’expire. Les congés posés après ce jour sont retirés.',
  access:
    'Votre accès reste ouvert jusqu’au soir de ce jour\u00a0: vous pouvez y lire et imprimer votre relevé.',
  closed:
    'Ce jour étant passé, votre accès est fermé. Gardez ce message, ou demandez le relevé à votre entreprise.',
  button: 'Voir mon relevé',
};
