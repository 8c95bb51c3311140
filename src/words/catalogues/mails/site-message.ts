export interface VisitorMessage {
  readonly kind: 'contact' | 'application';
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** A subject of the contact form, or the address of an offer. */
  readonly about: string;
}

/** What a visitor wrote, for whoever runs the site. */
export interface SiteMessageTexts {
  readonly subject: (message: VisitorMessage) => string;
  readonly from: (message: VisitorMessage) => string;
  readonly about: (message: VisitorMessage) => string;
  readonly answerHint: string;
}
