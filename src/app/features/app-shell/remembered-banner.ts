import { z } from 'zod';
import { bannerSchema } from '#contract/subscription.ts';

const STORAGE_KEY = 'subscription_banner';
const memorySchema = z.object({ organizationId: z.string(), banner: bannerSchema });

type Banner = z.infer<typeof bannerSchema>;

/** What was said last, so that a page that opens again has its place for it before the server has answered. */
export function rememberBanner(organizationId: string, banner: Banner) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ organizationId, banner }));
}

export function rememberedBanner(organizationId: string): Banner | null {
  try {
    const memory = memorySchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    return memory.success && memory.data.organizationId === organizationId ? memory.data.banner : null;
  } catch {
    return null;
  }
}
