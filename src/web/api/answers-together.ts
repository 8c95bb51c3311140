import type { AnswerTogether } from '#contract/together.ts';

/** What each of several calls was answered; nothing where they were refused together. */
export async function answersTogether(response: Response): Promise<readonly AnswerTogether[]> {
  return response.ok ? response.json() : [];
}

/** As if the call had been asked alone. */
export function asResponse({ status, link, tag, answer }: AnswerTogether, date: string | null): Response {
  const headers = {
    ...(date === null ? {} : { date }),
    ...(link === null ? {} : { link }),
    ...(tag === null ? {} : { etag: tag }),
  };
  return new Response(JSON.stringify(answer), { status, headers });
}
