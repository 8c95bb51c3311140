export interface OperatorNoticeTexts {
  readonly why: Readonly<Record<'breach' | 'change', string>>;
}

export const operatorNotice: OperatorNoticeTexts = {
  why: {
    breach:
      'Vous recevez ce message parce que vous administrez un espace Relâche\u00a0: une violation de données vous est signalée comme l’accord de sous-traitance le prévoit.',
    change:
      'Vous recevez ce message parce que vous administrez un espace Relâche\u00a0: un changement vous est annoncé comme les conditions le prévoient.',
  },
};
