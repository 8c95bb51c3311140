export interface FreshToken {
  readonly token: string;
  readonly seconds: number;
}

/** Tokens of this process, in memory alone, until shortly before they end. */
export class TokenShelf {
  readonly #kept = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(private readonly now: () => Date) {}

  async take(account: string, fetchToken: () => Promise<FreshToken>): Promise<string> {
    const kept = this.#kept.get(account);
    const at = this.now().getTime();
    if (kept && kept.until > at) return kept.token;
    const { token, seconds } = await fetchToken();
    if (this.#kept.size >= 1000) this.#kept.clear();
    this.#kept.set(account, { token, until: at + (seconds - 60) * 1000 });
    return token;
  }

  forget(account: string): void {
    this.#kept.delete(account);
  }
}
