export interface PersonCopyReadyTexts {
  readonly subject: (own: boolean) => string;
  readonly greeting: (firstName: string) => string;
  /** « d’Inès »; null: of whoever reads it. */
  readonly lead: (of: string | null, until: string) => string;
  readonly advice: string;
  readonly button: string;
}

export const personCopyReady: PersonCopyReadyTexts = {
  subject: (own) => (own ? 'La copie de vos données est prête' : 'La copie de données demandée est prête'),
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (of, until) =>
    of === null
      ? `La copie de ce que Relâche garde à votre sujet est prête. Vous pouvez la télécharger jusqu’au ${until}\u00a0; elle est ensuite supprimée.`
      : `La copie des données ${of} est prête. Vous pouvez la télécharger jusqu’au ${until}\u00a0; elle est ensuite supprimée.`,
  advice:
    'L’archive contient des données personnelles, documents médicaux compris\u00a0: gardez-la en lieu sûr. Si vous ne l’avez pas demandée, regardez vos connexions dans votre profil.',
  button: 'Télécharger la copie',
};
