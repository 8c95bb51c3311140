import type { AnswerTogether } from '#contract/together.ts';

/** What each of several calls was answered, as if it had been asked alone; nothing where they were refused together. */
export async function answersTogether(response: Response): Promise<Response[]> {
  if (!response.ok) return [];
  const date = response.headers.get('date') ?? '';
  const answers: AnswerTogether[] = await response.json();
  return answers.map(({ status, link, tag, answer }) => {
    const headers = { date, ...(link === null ? {} : { link }), ...(tag === null ? {} : { etag: tag }) };
    return new Response(JSON.stringify(answer), { status, headers });
  });
}
