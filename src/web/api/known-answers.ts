import { storedToken } from './stored-session.ts';

interface KnownAnswer<Answer> {
  readonly tag: string;
  readonly answer: Answer;
}

/** More than the screens of a visit show. */
const MOST = 60;

/** In memory only, and only of the session that asked: nothing about people is left behind on a machine. */
let known = new Map<string, KnownAnswer<unknown>>();
let ofToken: string | null = null;

function ownAnswers(): Map<string, KnownAnswer<unknown>> {
  const token = storedToken();
  if (token !== ofToken) known = new Map();
  ofToken = token;
  return known;
}

/** What was answered last at this address, and the name it goes by: the server tells by it whether it still holds. */
export function knownAnswer<Answer>(address: string): KnownAnswer<Answer> | undefined {
  // Under one address stands what its own endpoint answered.
  return ownAnswers().get(address) as KnownAnswer<Answer> | undefined;
}

export function rememberAnswer(address: string, tag: string, answer: unknown): void {
  const answers = ownAnswers();
  answers.delete(address);
  answers.set(address, { tag, answer });
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}
