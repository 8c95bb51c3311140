export interface CompanyEndTexts {
  readonly greeting: (firstName: string) => string;
  readonly closing: {
    readonly subject: (company: string, until: string) => string;
    readonly lead: (company: string, by: string, until: string) => string;
    readonly now: string;
    readonly back: string;
    readonly button: string;
  };
  readonly reopened: {
    readonly subject: (company: string) => string;
    readonly lead: (company: string) => string;
    readonly button: string;
  };
  readonly erased: {
    readonly subject: (company: string) => string;
    readonly lead: (company: string, at: string, rows: string) => string;
    readonly kept: (until: string) => string;
    readonly attached: string;
  };
}

export const companyEnd: CompanyEndTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  closing: {
    subject: (company, until) => `${company} sera effacée de Relâche le ${until}`,
    lead: (company, by, until) =>
      `${by} a fermé ${company} dans Relâche. Tout ce qu’elle y garde sera effacé le ${until}.`,
    now: 'Dès maintenant, les abonnements de calendrier, les clés d’API, les webhooks, les liens des e-mails, les annuaires et la connexion d’entreprise ne répondent plus, l’abonnement n’est plus renouvelé, et plus rien ne s’écrit. Les administrateurs lisent encore tout et peuvent télécharger une copie.',
    back: 'Jusque-là, un administrateur peut annuler\u00a0: tout revient comme avant.',
    button: 'Copie, ou annuler la fermeture',
  },
  reopened: {
    subject: (company) => `La fermeture de ${company} est annulée`,
    lead: (company) =>
      `Un administrateur a annulé la fermeture de ${company}. Rien n’a été effacé, et tout répond de nouveau.`,
    button: 'Ouvrir Relâche',
  },
  erased: {
    subject: (company) => `${company}\u00a0: certificat d’effacement`,
    lead: (company, at, rows) =>
      `Tout ce que ${company} gardait dans Relâche a été effacé le ${at}\u00a0: ${rows} lignes, avec leurs fichiers.`,
    kept: (until) =>
      `Restent, jusqu’au ${until}, le nom de l’entreprise, son SIRET, son numéro de client et ses factures, comme le demande l’article L123-22 du Code de commerce. Les sauvegardes expirent selon leur cycle\u00a0; en restaurer une efface l’entreprise de nouveau.`,
    attached:
      'Le certificat joint dit ce qui a été effacé, table par table. Il ne contient aucune donnée personnelle. Votre adresse est oubliée avec cet e-mail.',
  },
};
