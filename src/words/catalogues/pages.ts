interface TitledPage {
  readonly title: string;
  readonly body: string;
}

/** What the server says by itself: files it hands out, pages without the application. */
export interface PageWords {
  readonly auditColumns: readonly string[];
  readonly directory: (name: string) => string;
  readonly withKey: (name: string, key: string) => string;
  /** Who did something elsewhere than on our pages. */
  readonly byWay: Readonly<Record<'mail' | 'slack' | 'teams', (name: string) => string>>;
  /** The blog, to who subscribes to it. */
  readonly blog: { readonly title: string; readonly description: string };
  /** To who comes to a page of the developer without the key; HTML. */
  readonly missingKey: TitledPage;
  readonly reset: Readonly<Record<'title' | 'warning' | 'button' | 'done' | 'back', string>>;
}
